//! Mistakes in the fields of `boards/`. What is wrong with a map as a whole is in `maps.rs`.

use super::{assert_problems, with_file};
use content::Content;
use std::fmt::Write;

/// A small board, all right: a strip of land from alpha over beta to omega, and an isle.
pub const BOARD: &str = r#"
slug = "test"
edition = "base"
tiles = "africa"
ends = ["alpha", "omega"]
levels = 4
name = { en = "Test", nl = "Proef", fr = "Essai" }
spaces = [
  { at = [0, 0], level = 1 },
  { at = [1, 0], level = 2 },
  { at = [2, 0], level = 3, risk = true },
  { at = [3, 0], level = 4 },
  { at = [9, 9], level = 2 },
]

[[city]]
slug = "alpha"
at = [0, 0]
colour = "purple"
cards = 0
name = { en = "Alpha", nl = "Alfa", fr = "Alpha" }

[[city]]
slug = "beta"
at = [1, 0]
colour = "blue"
cards = 2
name = { en = "Beta", nl = "Bèta", fr = "Bêta" }

[[city]]
slug = "isle"
at = [9, 9]
colour = "red"
cards = 1
name = { en = "Isle", nl = "Eiland", fr = "Île" }

[[city]]
slug = "omega"
at = [3, 0]
colour = "purple"
cards = 0
name = { en = "Omega", nl = "Omega", fr = "Oméga" }

[[line]]
kind = "sea"
from = "beta"
to = "isle"
price = 60
"#;

/// Exactly these lines are told when `old` is replaced by `new`.
#[track_caller]
pub fn assert_told(old: &str, new: &str, expected: &[&str]) {
    assert!(BOARD.contains(old), "the board does not contain {old}");
    assert_board(&BOARD.replacen(old, new, 1), expected);
}

/// Exactly these lines are told of this board.
#[track_caller]
pub fn assert_board(text: &str, expected: &[&str]) {
    let expected: Vec<String> = expected.iter().map(|line| format!("boards/test.toml: {line}")).collect();
    let expected: Vec<&str> = expected.iter().map(String::as_str).collect();
    let content = with_file("boards/test.toml", text);
    assert_problems(&content, &expected);
    assert_eq!(content.board("test").is_ok(), expected.is_empty());
}

#[test]
fn the_small_board_is_right() {
    assert_board(BOARD, &[]);
}

#[test]
fn an_unknown_colour_is_told() {
    let line = "city \"beta\": colour: found \"pink\", expected one of blue, yellow, green, red, purple";
    assert_told("\"blue\"", "\"pink\"", &[line]);
}

#[test]
fn the_slug_is_the_name_of_the_file() {
    let line = "slug: found \"toast\", expected \"test\", the name of the file";
    assert_told("slug = \"test\"", "slug = \"toast\"", &[line]);
}

#[test]
fn an_unknown_field_is_told() {
    let line =
        "city \"beta\": kards: found an unknown field, expected one of slug, at, name, slot, colour, cards";
    assert_told("cards = 2", "cards = 2\nkards = 2", &[line]);
    let line = "space [2, 0]: danger: found an unknown field, expected one of at, level, risk";
    assert_told("risk = true", "risk = true, danger = true", &[line]);
    let line = "line \"beta-isle\": days: found an unknown field, expected one of kind, from, to, price";
    assert_told("price = 60", "price = 60\ndays = 2", &[line]);
}

#[test]
fn a_missing_field_is_told() {
    let line = "city \"beta\": cards: found nothing, expected a whole number from 1 to 3";
    assert_told("cards = 2", "", &[line]);
    let line = "space [2, 0]: level: found nothing, expected a whole number from 1 to 4";
    assert_told("level = 3, ", "", &[line]);
    assert_told("ends = [\"alpha\", \"omega\"]", "", &["ends: found nothing, expected a list of two slugs"]);
}

#[test]
fn edition_and_tiles_exist() {
    let line = "edition: found \"bass\", expected one of asia_usa, base";
    assert_told("\"base\"", "\"bass\"", &[line]);
    let line = "tiles: found \"afrika\", expected one of africa, asia, europe, south_america, usa, usa_east, usa_west";
    assert_told("\"africa\"", "\"afrika\"", &[line]);
}

#[test]
fn a_name_exists_in_every_language() {
    let lines = [
        "city \"isle\": name: nl: found nothing, expected a text",
        "city \"isle\": name: fr: found \"\", expected a text",
        "city \"isle\": name: de: found an unknown field, expected one of en, nl, fr",
    ];
    assert_told("nl = \"Eiland\", fr = \"Île\"", "de = \"Insel\", fr = \"\"", &lines);
    assert_told(
        "name = { en = \"Test\", nl = \"Proef\", fr = \"Essai\" }",
        "name = \"Test\"",
        &["name: found \"Test\", expected a table"],
    );
}

#[test]
fn columns_and_rows_are_not_negative() {
    let expected = "expected a column and a row from 0 to 99, such as [4, 2]";
    let line = format!("space 3: at: found [-2, 0], {expected}");
    assert_told("{ at = [2, 0]", "{ at = [-2, 0]", &[&line]);
    let line = format!("city \"isle\": at: found [9, -9], {expected}");
    assert_told("at = [9, 9]\n", "at = [9, -9]\n", &[&line]);
    let line = format!("space 3: at: found [2, 0, 0], {expected}");
    assert_told("{ at = [2, 0]", "{ at = [2, 0, 0]", &[&line]);
}

#[test]
fn a_level_is_between_1_and_the_highest() {
    let line = "space [2, 0]: level: found 5, expected a whole number from 1 to 4";
    assert_told("level = 3", "level = 5", &[line]);
    let line = "space [2, 0]: level: found 0, expected a whole number from 1 to 4";
    assert_told("level = 3", "level = 0", &[line]);
}

#[test]
fn a_price_is_a_positive_multiple_of_10() {
    for price in ["0", "-10", "65", "1000", "6e1"] {
        let found = if price == "6e1" { "60.0" } else { price };
        let line =
            format!("line \"beta-isle\": price: found {found}, expected a multiple of 10 from 10 to 990");
        assert_told("price = 60", &format!("price = {price}"), &[&line]);
    }
}

#[test]
fn a_line_goes_by_sea_or_air() {
    let line = "line \"beta-isle\": kind: found \"rail\", expected one of sea, air";
    assert_told("\"sea\"", "\"rail\"", &[line]);
}

#[test]
fn a_city_gives_1_to_3_cards_and_an_end_none() {
    let line = "city \"beta\": cards: found 0, expected a whole number from 1 to 3";
    assert_told("cards = 2", "cards = 0", &[line]);
    assert_told("cards = 0", "cards = 1", &["city \"alpha\": cards: found 1, expected 0"]);
}

#[test]
fn a_board_without_lines_needs_none() {
    let (land, _) = BOARD.split_once("[[line]]").expect("the board has a line");
    let land = land.replacen("  { at = [9, 9], level = 2 },\n", "", 1).replacen("[9, 9]", "[2, 0]", 1);
    assert_board(&land, &[]);
    assert_board(&format!("line = []\n{land}"), &[]);
}

#[test]
fn many_mistakes_are_told_together() {
    let text = BOARD
        .replacen("levels = 4", "levels = \"four\"", 1)
        .replacen("\"red\"", "\"rad\"", 1)
        .replacen("price = 60", "price = 61", 1)
        .replacen("to = \"isle\"", "to = \"elsi\"", 1)
        .replacen("\"africa\"", "5", 1);
    assert_board(
        &text,
        &[
            "tiles: found 5, expected one of africa, asia, europe, south_america, usa, usa_east, usa_west",
            "levels: found \"four\", expected a whole number from 2 to 99",
            "city \"isle\": colour: found \"rad\", expected one of blue, yellow, green, red, purple",
            "line \"beta-elsi\": price: found 61, expected a multiple of 10 from 10 to 990",
            "line \"beta-elsi\": to: found \"elsi\", expected the slug of a city of this board",
        ],
    );
}

#[test]
fn a_guard_who_reaches_every_tile_has_a_list_that_holds_them() {
    let mut spaces = String::new();
    for i in 0..214 {
        writeln!(spaces, "  {{ at = [{}, {}], level = 3 }},", i % 31, 1 + i / 31).expect("a string takes it");
    }
    let wide = BOARD
        .replace("  { at = [1, 0], level = 2 },\n", &format!("  {{ at = [1, 0], level = 2 }},\n{spaces}"));
    let with_bag = |edition: &str, copies: u8| {
        let board = wide.replace("\"base\"", &format!("\"{edition}\"")).replace("\"africa\"", "\"many\"");
        let tile = |i: u8| {
            format!(
                "[[tile]]\nslug = \"desert_{i}\"\nterrain = \"desert\"\npetrol = 1\ndamage = 0\ndanger = false\n\
                 stop = false\ncount = {copies}\n"
            )
        };
        let tiles = format!("slug = \"many\"\n{}{}{}", tile(1), tile(2), tile(3));
        let files = [("boards/test.toml", board.as_str()), ("tiles/many.toml", tiles.as_str())];
        Content::from_files(Content::embedded().files().chain(files))
    };
    let line = "boards/test.toml: spaces: found 207 spaces that tiles may cover, expected at most 205";
    assert_problems(&with_bag("asia_usa", 69), &[line]);
    assert_problems(&with_bag("asia_usa", 68), &[]);
    assert_problems(&with_bag("base", 69), &[]);
}
