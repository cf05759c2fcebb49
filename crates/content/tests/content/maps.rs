//! Maps that do not hold together.

use super::boards::{BOARD, assert_board, assert_told};
use game::Seat;
use race::ids::Colour;
use race::modules::ModuleSet;
use race::rules::{Direction, Middle, Options, Rules, hex_neighbours};

/// More cities on a strip of land of their own, joined to the small board by a line.
fn with_cities(count: usize) -> String {
    let spaces: String = (0..count).map(|i| format!("  {{ at = [{}, 20], level = 2 }},\n", i)).collect();
    let city = |i| {
        format!(
            "[[city]]\nslug = \"more_{i}\"\nat = [{i}, 20]\ncolour = \"red\"\ncards = 1\n\
             name = {{ en = \"M\", nl = \"M\", fr = \"M\" }}\n"
        )
    };
    let cities: String = (0..count).map(city).collect();
    BOARD.replacen("spaces = [\n", &format!("spaces = [\n{spaces}"), 1) + &cities + &line("isle", "more_0")
}

fn line(from: &str, to: &str) -> String {
    format!("[[line]]\nkind = \"air\"\nfrom = \"{from}\"\nto = \"{to}\"\nprice = 10\n")
}

#[test]
fn there_are_224_spaces_at_most() {
    let with = |more: usize| {
        let spaces: String =
            (0..more).map(|i| format!("  {{ at = [{}, {}], level = 2 }},\n", i % 50, 9 + i / 50)).collect();
        BOARD.replacen("  { at = [9, 9], level = 2 },\n", &spaces, 1)
    };
    assert_board(&with(220), &[]);
    assert_board(&with(221), &["spaces: found 225 spaces, expected at most 224"]);
}

#[test]
fn there_are_48_cities_at_most() {
    assert_board(&with_cities(44), &[]);
    assert_board(&with_cities(45), &["city: found 49 cities, expected at most 48"]);
}

#[test]
fn there_are_48_lines_at_most() {
    // Every city is joined to the next two, the last ones to nobody.
    let lines: String = (0..40)
        .flat_map(|i| {
            [
                line(&format!("more_{i}"), &format!("more_{}", i + 1)),
                line(&format!("more_{i}"), &format!("more_{}", i + 2)),
            ]
        })
        .take(47)
        .collect();
    let most = with_cities(44) + &lines;
    assert_board(
        &most.replacen(&line("isle", "more_0"), "", 1),
        &["space [0, 20]: found an island of 44 spaces, expected a way from [0, 0] over land or lines"],
    );
    assert_board(&most, &["line: found 49 lines, expected at most 48"]);
}

#[test]
fn a_city_has_8_lines_at_most() {
    let lines =
        |count: usize| -> String { (1..count).map(|i| line("more_0", &format!("more_{i}"))).collect() };
    assert_board(&(with_cities(20) + &lines(8)), &[]);
    assert_board(&(with_cities(20) + &lines(9)), &["city \"more_0\": found 9 lines, expected at most 8"]);
}

#[test]
fn a_hex_has_one_space() {
    let line = "space [2, 0]: at: found a second space on [2, 0], expected one space on a hex";
    assert_told("  { at = [9, 9]", "  { at = [2, 0], level = 3 },\n  { at = [9, 9]", &[line]);
}

#[test]
fn a_city_stands_on_a_space() {
    assert_told(
        "at = [1, 0]\n",
        "at = [1, 1]\n",
        &["city \"beta\": at: found [1, 1], expected a hex that is in spaces"],
    );
}

#[test]
fn two_cities_do_not_share_a_space() {
    assert_told(
        "at = [9, 9]\n",
        "at = [1, 0]\n",
        &[
            "city \"isle\": at: found [1, 0], expected a space without another city",
            "space [9, 9]: found an island of 1 space, expected a way from [0, 0] over land or lines",
        ],
    );
}

#[test]
fn two_cities_do_not_share_a_slug() {
    let text = BOARD.replacen("slug = \"beta\"", "slug = \"isle\"", 1).replacen("\"beta\"", "\"omega\"", 1);
    let text = text.replacen("[9, 9]", "[4, 0]", 2);
    assert_board(&text, &["city \"isle\": slug: found \"isle\" a second time, expected a slug of its own"]);
}

#[test]
fn a_city_is_not_called_like_a_hex() {
    // Moves are typed in any case: c1 would be the hex C1.
    let text = BOARD.replace("\"beta\"", "\"c1\"");
    assert_board(
        &text,
        &["city \"c1\": slug: found \"c1\", expected another slug: this one is the name of a hex"],
    );
    assert_board(&BOARD.replace("\"beta\"", "\"c9\""), &[]);
}

#[test]
fn ends_exist() {
    assert_told(
        "[\"alpha\", \"omega\"]",
        "[\"alpha\", \"omego\"]",
        &[
            "ends: found \"omego\", expected the slug of a city of this board, or \"middle\"",
            "city \"omega\": colour: found \"purple\", expected one of blue, yellow, green, red: only an end is purple",
        ],
    );
    assert_told(
        "[\"alpha\", \"omega\"]",
        "[\"alpha\"]",
        &["ends: found [\"alpha\"], expected a list of two slugs"],
    );
}

#[test]
fn ends_are_two() {
    assert_told(
        "[\"alpha\", \"omega\"]",
        "[\"alpha\", \"alpha\"]",
        &[
            "ends: found \"alpha\" a second time, expected two different ends",
            "city \"omega\": colour: found \"purple\", expected one of blue, yellow, green, red: only an end is purple",
            "space [0, 0]: level: found 1, expected 4, the level of \"alpha\"",
            "space [3, 0]: level: found 4, expected another level: 4 is for \"alpha\" alone",
        ],
    );
}

#[test]
fn ends_are_purple() {
    let text = BOARD.replacen("\"purple\"\ncards = 0", "\"green\"\ncards = 1", 1);
    assert_board(
        &text,
        &["city \"alpha\": colour: found \"green\", expected purple, as this city is an end"],
    );
}

#[test]
fn only_ends_are_purple() {
    let line = "city \"beta\": colour: found \"purple\", expected one of blue, yellow, green, red: only an end is purple";
    assert_told("\"blue\"\ncards = 2", "\"purple\"\ncards = 0", &[line]);
}

#[test]
fn only_the_first_end_has_level_1() {
    let line = "space [1, 0]: level: found 1, expected another level: 1 is for \"alpha\" alone";
    assert_told("{ at = [1, 0], level = 2 }", "{ at = [1, 0], level = 1 }", &[line]);
    let line = "space [0, 0]: level: found 2, expected 1, the level of \"alpha\"";
    assert_told("{ at = [0, 0], level = 1 }", "{ at = [0, 0], level = 2 }", &[line]);
}

#[test]
fn only_the_second_end_has_the_highest_level() {
    let line = "space [2, 0]: level: found 4, expected another level: 4 is for \"omega\" alone";
    assert_told("level = 3", "level = 4", &[line]);
    let line = "space [3, 0]: level: found 3, expected 4, the level of \"omega\"";
    assert_told("level = 4 }", "level = 3 }", &[line]);
}

#[test]
fn a_line_joins_two_different_cities() {
    assert_told(
        "to = \"isle\"",
        "to = \"beta\"",
        &[
            "line \"beta-beta\": to: found \"beta\", expected another city than from",
            "space [9, 9]: found an island of 1 space, expected a way from [0, 0] over land or lines",
        ],
    );
}

#[test]
fn a_line_joins_cities_of_this_board() {
    assert_told(
        "to = \"isle\"",
        "to = \"cairo\"",
        &["line \"beta-cairo\": to: found \"cairo\", expected the slug of a city of this board"],
    );
}

#[test]
fn two_cities_are_joined_by_one_line() {
    let text = BOARD.to_owned() + &line("isle", "beta");
    let told = "line \"isle-beta\": found a second line between these cities, expected one, since a move names a line \
                by its cities";
    assert_board(&text, &[told]);
}

#[test]
fn every_space_of_every_board_can_be_reached() {
    let content = content::Content::embedded();
    for board in content.boards() {
        let sources = content.board(&board).expect("all content is right");
        let places: Vec<(i16, i16)> = sources.spaces.iter().map(|space| space.at).collect();
        let city_at = |city: usize| places[sources.cities[city].space];
        let lines: Vec<_> = sources.lines.iter().map(|line| line.ends.map(city_at)).collect();
        let mut reached = vec![places[0]];
        let mut next = 0;
        while let Some(&at) = reached.get(next) {
            next += 1;
            let by_land = hex_neighbours(at).into_iter().filter(|to| places.contains(to));
            let by_line = lines.iter().filter(|ends| ends.contains(&at)).flatten().copied();
            for to in by_land.chain(by_line) {
                if !reached.contains(&to) {
                    reached.push(to);
                }
            }
        }
        assert_eq!(reached.len(), places.len(), "{board}");
    }
}

#[test]
fn islands_that_no_way_leads_to_are_refused() {
    let islands =
        "  { at = [20, 20], level = 2 },\n  { at = [30, 30], level = 2 },\n  { at = [31, 30], level = 2 },\n";
    assert_told(
        "  { at = [9, 9]",
        &format!("{islands}  {{ at = [9, 9]"),
        &[
            "space [20, 20]: found an island of 1 space, expected a way from [0, 0] over land or lines",
            "space [30, 30]: found an island of 2 spaces, expected a way from [0, 0] over land or lines",
        ],
    );
}

/// The small board with four slots in the place of omega.
fn with_slots(slots: usize) -> String {
    let (head, tail) = BOARD.split_once("[[city]]\nslug = \"omega\"").expect("omega is a city");
    let (_, tail) = tail.split_once("[[line]]").expect("the board has a line");
    let spaces: String = (0..slots).map(|i| format!("  {{ at = [3, {i}], level = 4 }},\n")).collect();
    let head =
        head.replacen("\"omega\"]", "\"middle\"]", 1).replacen("  { at = [3, 0], level = 4 },\n", &spaces, 1);
    let city = |i| {
        format!(
            "[[city]]\nslug = \"slot_{i}\"\nat = [3, {i}]\nslot = true\n\
             name = {{ en = \"S\", nl = \"S\", fr = \"S\" }}\n"
        )
    };
    let cities: String = (0..slots).map(city).collect();
    format!("{head}{cities}[[line]]{tail}")
}

#[test]
fn a_board_may_have_its_end_in_the_middle() {
    assert_board(&with_slots(4), &[]);
    let sources = super::with_file("boards/test.toml", &with_slots(4)).board("test").expect("it is right");
    assert_eq!(sources.ends, [Some(0), None]);
    assert_eq!(sources.slots, [3, 4, 5, 6]);
    assert_eq!(sources.tokens[0], (Colour::Blue, 2));
    let middle = Some(Middle { end: Some(2), tokens: vec![3, 2, 1, 0] });
    let direction = Direction::Forward;
    let options = Options {
        seats: 2,
        first: Seat(0),
        direction,
        middle,
        modules: ModuleSet::NONE,
        leaders: [None; 5],
        solo: None,
    };
    let rules = Rules::new(&sources, options).expect("the tokens lie well");
    assert_eq!(rules.level(rules.finish), 4);
    assert_eq!((rules.cities[3].colour, rules.cities[5].colour), (Colour::Red, Colour::Purple));
}

/// The board with four slots, each with levels of its own.
fn with_levels_by_slot() -> String {
    let text = with_slots(4).replace("level = 1 }", "level = [1, 1, 1, 1] }");
    let text =
        text.replace("level = 2 }", "level = [2, 2, 2, 2] }").replace("level = 3", "level = [3, 3, 3, 3]");
    (0..4).fold(text, |text, slot| {
        let levels: Vec<u8> = (0..4).map(|i| if i == slot { 4 } else { 3 }).collect();
        text.replacen("level = 4 }", &format!("level = {levels:?} }}"), 1)
    })
}

#[test]
fn every_slot_may_have_levels_of_its_own() {
    assert_board(&with_levels_by_slot(), &[]);
    let sources =
        super::with_file("boards/test.toml", &with_levels_by_slot()).board("test").expect("it is right");
    let middle = Some(Middle { end: Some(2), tokens: vec![3, 2, 1, 0] });
    let direction = Direction::Forward;
    let options = Options {
        seats: 2,
        first: Seat(0),
        direction,
        middle,
        modules: ModuleSet::NONE,
        leaders: [None; 5],
        solo: None,
    };
    let rules = Rules::new(&sources, options).expect("the tokens lie well");
    let levels: Vec<u8> = sources.slots.iter().map(|city| rules.level(rules.cities[*city].space)).collect();
    assert_eq!(levels, [3, 3, 4, 3]);
}

#[test]
fn levels_by_slot_fit_the_slots() {
    let text = with_levels_by_slot().replacen("[3, 3, 3, 4]", "[3, 3, 4, 4]", 1);
    let line = "space [3, 3]: level: found 4, expected another level: 4 is for slot 3 alone";
    assert_board(&text, &[line]);
    let text = with_levels_by_slot().replacen("[3, 3, 3, 4]", "[3, 3, 4]", 1);
    assert_board(&text, &["space [3, 3]: level: found 3 numbers, expected a list of 4, one for each slot"]);
    let text = with_levels_by_slot().replacen("[3, 3, 3, 4]", "4", 1);
    assert_board(&text, &["space [3, 3]: level: found 4, expected a list of 4, one for each slot"]);
    assert_told(
        "level = 3, risk",
        "level = [3, 3], risk",
        &[
            "space [2, 0]: level: found 2 numbers, expected one number, as no end of this board is in the middle",
        ],
    );
}

#[test]
fn there_is_a_slot_for_each_token() {
    let line = "city: found 3 slots, expected 4, one for each of middle_tokens in race.toml (R5)";
    assert_board(&with_slots(3), &[line]);
    assert_told(
        "\"omega\"]",
        "\"middle\"]",
        &[
            "city \"omega\": colour: found \"purple\", expected one of blue, yellow, green, red: only an end is purple",
            "city: found 0 slots, expected 4, one for each of middle_tokens in race.toml (R5)",
            "space [3, 0]: level: found 4, expected another level: 4 is for the slots alone",
        ],
    );
}

#[test]
fn slots_may_lie_between_two_ends() {
    let text = with_slots(4).replacen("\"middle\"]", "\"isle\"]", 1);
    let text = text.replacen("\"red\"\ncards = 1", "\"purple\"\ncards = 0", 1);
    let text =
        text.replace("level = 4 }", "level = 3 }").replacen("[9, 9], level = 2", "[9, 9], level = 4", 1);
    assert_board(&text, &[]);
}

#[test]
fn a_slot_has_no_colour_of_its_own() {
    let text = with_slots(4).replacen("slot = true", "slot = true\ncolour = \"blue\"\ncards = 1", 1);
    assert_board(
        &text,
        &[
            "city \"slot_0\": cards: found an unknown field, expected one of slug, at, name, slot",
            "city \"slot_0\": colour: found an unknown field, expected one of slug, at, name, slot",
        ],
    );
}

#[test]
fn a_slot_is_not_named_as_an_end() {
    let text = with_slots(4).replacen("\"middle\"]", "\"slot_1\"]", 1);
    let problems = super::with_file("boards/test.toml", &text).check();
    let line = "boards/test.toml: ends: found \"slot_1\", expected a city that is no slot, or \"middle\"";
    assert!(problems.iter().any(|problem| problem.to_string() == line), "{problems:?}");
}

#[test]
fn no_city_is_called_middle() {
    let text = BOARD.replace("\"beta\"", "\"middle\"");
    let line =
        "city \"middle\": slug: found \"middle\", expected another slug: this one means the chosen slot (R5)";
    assert_board(&text, &[line]);
}
