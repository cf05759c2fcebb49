//! Descriptions that cannot become boards: one clear line for each mistake, all at once.

use atlas::make;

/// A square land 20 degrees wide around the crossing of the equator and the meridian of Greenwich, and an
/// isle in the east.
const OUTLINE: &str = r#"
land = ["-1000 -1000 -1000 1000 1000 1000 1000 -1000", "-200 1600 -200 2000 200 2000 200 1600"]
around = []
lakes = []
rivers = []
"#;

/// A small description, all right.
const DESCRIPTION: &str = r#"
slug = "square"
edition = "base"
tiles = "africa"
name = { en = "Square", nl = "Vierkant", fr = "Carré" }
subtitle = { en = "West to east", nl = "Van west naar oost", fr = "D'ouest en est" }
outline = "square_outline.toml"
ends = ["west", "east"]
levels = 8
axis = [[0.0, -9.0], [0.0, 9.0]]
risk = [{ name = "Middle", area = [[3.0, -2.0], [3.0, 2.0], [-3.0, 2.0], [-3.0, -2.0]] }]
city = [
  { slug = "west", at = [0.0, -9.0], colour = "purple", cards = 0, name = { en = "West", nl = "West", fr = "Ouest" } },
  { slug = "north", at = [8.0, 0.0], colour = "blue", cards = 1, name = { en = "North", nl = "Noord", fr = "Nord" } },
  { slug = "isle", at = [0.0, 18.0], colour = "red", cards = 2, name = { en = "Isle", nl = "Eiland", fr = "Île" } },
  { slug = "east", at = [0.0, 9.0], colour = "purple", cards = 0, name = { en = "East", nl = "Oost", fr = "Est" } },
]
line = [{ kind = "sea", from = "north", to = "isle", price = 60 }]

[map]
projection = "equirectangular"
centre = [0.0, 0.0]
hex = 250
anchor = [0.0, 0.0]
window = [-30.0, -30.0, 30.0, 30.0]
margin = [1.0, 1.0, 1.0, 1.0]
"#;

fn told(description: &str) -> Vec<String> {
    let open = |name: &str| match name {
        "square_outline.toml" => Ok(OUTLINE.to_owned()),
        _ => Err(format!("no file {name:?}")),
    };
    match make("square.toml", description, open) {
        Ok(_) => Vec::new(),
        Err(problems) => problems.iter().map(ToString::to_string).collect(),
    }
}

/// Exactly these lines are told when `old` is replaced by `new`.
#[track_caller]
fn assert_told(old: &str, new: &str, expected: &[&str]) {
    assert!(DESCRIPTION.contains(old), "the description does not contain {old}");
    let expected: Vec<String> = expected.iter().map(|line| format!("square.toml: {line}")).collect();
    assert_eq!(told(&DESCRIPTION.replacen(old, new, 1)), expected);
}

#[test]
fn the_small_description_is_right() {
    assert_eq!(told(DESCRIPTION), [""; 0]);
}

#[test]
fn a_city_in_the_sea_is_told() {
    let line = "city \"north\": at: found [14, 0] in the sea, expected a place on the land of the board, or less \
                than a hex from it";
    assert_told("at = [8.0, 0.0]", "at = [14.0, 0.0]", &[line]);
}

#[test]
fn two_cities_in_one_hex_are_told() {
    let line = "city \"north\": at: found the hex of \"west\", expected a hex of its own: say moved = [latitude, \
                longitude] for one of them";
    assert_told("at = [8.0, 0.0]", "at = [0.1, -9.1]", &[line]);
    assert_told("at = [8.0, 0.0]", "at = [0.1, -9.1], moved = [8.0, 0.0]", &[]);
}

#[test]
fn land_that_nobody_can_reach_is_told_by_its_city_and_dropped_without_one() {
    let line =
        "city \"isle\": found an island of 5 hexes that nobody can reach, expected a line to it, or bridges";
    assert_told("to = \"isle\"", "to = \"west\"", &[line]);
    let (before, rest) = DESCRIPTION.split_once("  { slug = \"isle\"").expect("there is an isle");
    let (_, after) = rest.split_once('\n').expect("it has a line of its own");
    let without = format!("{before}{after}").replace("to = \"isle\"", "to = \"west\"");
    assert_eq!(told(&without), [""; 0]);
}

#[test]
fn a_missing_colour_is_told() {
    let line = "city \"north\": colour: found nothing, expected one of blue, yellow, green, red, purple";
    assert_told("colour = \"blue\", ", "", &[line]);
}

#[test]
fn an_end_that_is_not_on_the_board_is_told() {
    let line = "ends: found \"wast\", expected the slug of a city of this board, or \"middle\"";
    assert_told("ends = [\"west\"", "ends = [\"wast\"", &[line]);
}

#[test]
fn ends_must_be_joined_by_land() {
    let line = "ends: found \"isle\" on another land mass than the other end, expected two ends joined by land: \
                bridges add hexes";
    let found = told(&DESCRIPTION.replacen("ends = [\"west\", \"east\"]", "ends = [\"west\", \"isle\"]", 1));
    assert_eq!(found, [format!("square.toml: {line}")]);
    let bridged = DESCRIPTION
        .replacen("[\"west\", \"east\"]", "[\"west\", \"isle\"]", 1)
        .replacen(
            "colour = \"purple\", cards = 0, name = { en = \"East\"",
            "colour = \"red\", cards = 1, name = { en = \"East\"",
            1,
        )
        .replacen("colour = \"red\", cards = 2", "colour = \"purple\", cards = 0", 1)
        .replacen("hex = 250", "hex = 250\nbridges = [[0.0, 11.3], [0.0, 13.4], [0.0, 15.7]]", 1);
    assert_eq!(told(&bridged), [""; 0]);
}

#[test]
fn a_line_to_an_unknown_city_is_told() {
    let line = "line \"north-asle\": to: found \"asle\", expected the slug of a city of this board";
    assert_told("to = \"isle\"", "to = \"asle\"", &[line]);
}

#[test]
fn the_map_is_told_field_by_field() {
    let line = "map: projection: found \"mercator\", expected one of equirectangular, equal_area";
    assert_told("\"equirectangular\"", "\"mercator\"", &[line]);
    assert_told("hex = 250", "hex = 5", &["map: hex: found 5, expected a number from 20 to 2000"]);
    let line =
        "map: anchor: found [0, 200], expected a latitude and a longitude in degrees, such as [14.7, -17.4]";
    assert_told("anchor = [0.0, 0.0]", "anchor = [0, 200]", &[line]);
}

#[test]
fn a_map_without_end_is_told() {
    let line =
        "map: found far too many hexes, expected larger hexes, a smaller window, or an anchor inside it";
    assert_told("hex = 250\nanchor = [0.0, 0.0]", "hex = 20\nanchor = [0.0, 179.0]", &[line]);
}

#[test]
fn an_outline_that_is_not_there_is_told() {
    let line = "outline: found no file \"circle.toml\", expected a file with land, around, lakes and rivers";
    assert_told("square_outline.toml", "circle.toml", &[line]);
}

#[test]
fn what_does_not_fit_the_content_is_told() {
    let found = told(&DESCRIPTION.replacen("edition = \"base\"", "edition = \"bass\"", 1));
    assert_eq!(found, ["boards/square.toml: edition: found \"bass\", expected one of asia_usa, base"]);
    let found = told(&DESCRIPTION.replacen("hex = 250", "hex = 100", 1));
    assert_eq!(found.len(), 1);
    assert!(found[0].ends_with("spaces, expected at most 224"), "{}", found[0]);
}

#[test]
fn many_mistakes_are_told_together() {
    let description = DESCRIPTION
        .replacen("colour = \"blue\", ", "", 1)
        .replacen("at = [0.0, 18.0]", "at = [0.0, 28.0]", 1)
        .replacen("ends = [\"west\"", "ends = [\"wast\"", 1)
        .replacen("from = \"north\"", "from = \"nord\"", 1)
        .replacen("levels = 8", "levels = 100", 1);
    let found = told(&description);
    for part in [
        "levels: found 100",
        "city \"north\": colour",
        "ends: found \"wast\"",
        "in the sea",
        "found \"nord\"",
    ] {
        assert!(found.iter().any(|line| line.contains(part)), "{part}: {found:#?}");
    }
    assert_eq!(found.len(), 5);
}
