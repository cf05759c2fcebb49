//! The folder of The Great Motorcar Race (004): as it is, and mistakes in it.

use super::{assert_problems, edited, with_file};
use content::Content;
use motorcar::sources::Flick;
use motorcar::{Options, Rules};

#[track_caller]
fn assert_told(file: &str, old: &str, new: &str, expected: &[&str]) {
    let path = format!("motorcar/{file}.toml");
    let expected: Vec<String> = expected.iter().map(|line| format!("{path}: {line}")).collect();
    let expected: Vec<&str> = expected.iter().map(String::as_str).collect();
    let content = edited(&path, old, new);
    assert_problems(&content, &expected);
    assert!(content.motorcar().is_err());
}

#[test]
fn the_embedded_folder_makes_rules_for_every_number_of_players() {
    let sources = Content::embedded().motorcar().expect("all content is right");
    for seats in 0..=9 {
        for flick in [Flick::Skill, Flick::Luck] {
            let rules = Rules::new(&sources, Options { seats, flick });
            assert_eq!(rules.is_ok(), (3..=6).contains(&seats), "{seats}");
        }
    }
    let refused = Rules::new(&sources, Options { seats: 2, flick: Flick::Luck }).expect_err("two");
    assert_eq!(refused.to_string(), "a motorcar race has 3 to 6 seats, not 2");
}

#[test]
fn every_stage_leg_and_car_has_a_name_in_every_language() {
    let content = Content::embedded();
    let sources = content.motorcar().expect("all content is right");
    let legs = sources.legs.iter().flat_map(|leg| leg.stages.iter().chain([&leg.slug]));
    let slugs: Vec<&String> = legs.chain(&sources.cars).collect();
    for language in content::LANGUAGES {
        let text = content.text(language, "motorcar.ftl").expect("its words");
        for slug in &slugs {
            let key = format!("{slug} = ");
            assert!(text.lines().any(|line| line.starts_with(&key)), "{language}: {slug}");
        }
    }
}

#[test]
fn the_route_has_stages_and_each_a_slug_of_its_own() {
    let line =
        "leg \"alaska\": found \"chicago\" a second time, expected a slug of its own for each leg and stage";
    assert_told("route", "\"skagway\"", "\"chicago\"", &[line]);
    // With four stages less the last round is the twelfth.
    let lines = [
        "leg \"alaska\": stages: found no stages, expected at least one",
        "reassess_after: found 12, expected each to be a whole number from 1 to 11",
    ];
    let all = "[\"skagway\", \"dawson\", \"fairbanks\", \"nome\"]";
    assert_told("route", all, "[]", &lines);
    let line = "leg: found 17 stages, expected at most 16";
    assert_told("route", "\"skagway\"", "\"skagway\", \"juneau\"", &[line]);
}

#[test]
fn turn_order_is_not_assessed_after_the_last_round() {
    let line = "reassess_after: found 16, expected each to be a whole number from 1 to 15";
    assert_told("route", "[4, 8, 12]", "[4, 8, 12, 16]", &[line]);
}

#[test]
fn there_is_a_car_for_each_player() {
    let line = "cars: found 5 cars, expected at least 6, one for each player";
    assert_told("cars", ", \"sizaire_naudin\"", "", &[line]);
}

#[test]
fn numbers_of_strain_are_judged() {
    assert_told(
        "strain",
        "faces = 10",
        "faces = 30",
        &["faces: found 30, expected a whole number from 2 to 20"],
    );
    assert_told(
        "strain",
        "tokens = 3",
        "tokens = 4",
        &["severe: tokens: found 4, expected a whole number from 1 to 3"],
    );
    let line = "heavy: stage_days: found nothing, expected a whole number from 0 to 30";
    assert_told("strain", "stage_days = 9", "", &[line]);
}

#[test]
fn the_table_has_one_row_for_each_number_of_players_and_a_number_for_each_leg() {
    let lines = [
        "table: found 0 rows for 3 players, expected one row",
        "table: found 2 rows for 4 players, expected one row",
    ];
    assert_told("predicaments", "players = 3", "players = 4", &lines);
    let line = "table for 5 players: legs: found 3 numbers, expected 4 to 4 numbers";
    assert_told("predicaments", "[2, 3, 3, 4]", "[2, 3, 4]", &[line]);
    let line = "table for 6 players: two_more: found 30, expected more than one_more, which is 30";
    assert_told("predicaments", "two_more = 48", "two_more = 30", &[line]);
}

#[test]
fn tiles_fit_in_a_byte() {
    assert_told("tiles", "start = 1", "start = 9", &["start: found 9, expected a whole number from 0 to 3"]);
    assert_told("tiles", "help = 1", "help = 2", &["help: found 2, expected a whole number from 0 to 1"]);
}

#[test]
fn luck_of_the_flick_has_a_middle_and_some_weight() {
    let all = "[1, 2, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 2, 1]";
    assert_told(
        "flick",
        all,
        "[1, 1]",
        &["luck: found 2 numbers, expected an odd number: one in the middle"],
    );
    assert_told("flick", all, "[0]", &["luck: found no weight at all, expected something that can happen"]);
    let line = "friction: found 0, expected a whole number from 1 to 60000";
    assert_told("flick", "friction = 2000", "friction = 0", &[line]);
}

#[test]
fn a_missing_file_and_one_that_nobody_reads_are_told() {
    let left = Content::embedded();
    let left = Content::from_files(left.files().filter(|(path, _)| *path != "motorcar/flick.toml"));
    let line = "motorcar/flick.toml: found no such file, expected one that exists in motorcar: cars, predicaments, \
                route, strain, tiles";
    assert_problems(&left, &[line]);
    let line = "motorcar/dice.toml: found a file that nobody reads, expected one of cars, flick, predicaments, route, \
                strain, tiles";
    assert_problems(&with_file("motorcar/dice.toml", "slug = \"dice\"\n"), &[line]);
}

#[test]
fn all_problems_of_a_folder_are_told_at_once() {
    let content = edited("motorcar/strain.toml", "faces = 10", "faces = 1");
    let files = content.files().map(|(path, text)| {
        (path.to_owned(), if path == "motorcar/tiles.toml" { "x = 1".to_owned() } else { text.to_owned() })
    });
    let told = Content::from_files(files).motorcar().expect_err("wrong content");
    assert_eq!(told.len(), 6, "{told:?}");
}

#[test]
fn broken_files_never_panic_and_what_is_accepted_makes_rules() {
    let embedded = Content::embedded();
    let files: Vec<(&str, &str)> =
        embedded.files().filter(|(path, _)| path.starts_with("motorcar/")).collect();
    let values =
        ["-1", "0", "1", "2", "3", "16", "20", "99", "255", "65536", "true", "\"x\"", "[]", "[1]", "{}"];
    let (mut accepted, mut refused) = (0, 0);
    for (path, text) in files.iter().copied() {
        let lines: Vec<&str> = text.lines().collect();
        for (i, line) in lines.iter().enumerate() {
            let Some((field, _)) = line.split_once(" = ") else { continue };
            for value in values {
                let mut changed: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
                changed[i] = format!("{field} = {value}");
                let changed = changed.join("\n");
                let others = files.iter().copied().filter(|(other, _)| *other != path);
                match Content::from_files(others.chain([(path, changed.as_str())])).motorcar() {
                    Ok(sources) => {
                        accepted += 1;
                        for seats in 3..=6 {
                            Rules::new(&sources, Options { seats, flick: Flick::Skill })
                                .expect("checked content");
                        }
                    }
                    Err(problems) => {
                        refused += 1;
                        assert!(!problems.is_empty());
                    }
                }
            }
        }
    }
    assert!(accepted > 50 && refused > 50, "{accepted} accepted, {refused} refused");
}
