//! Mistakes in `race.toml`.

use super::{assert_problems, edited};
use content::Content;

#[track_caller]
fn assert_told(old: &str, new: &str, expected: &[&str]) {
    let expected: Vec<String> = expected.iter().map(|line| format!("race.toml: {line}")).collect();
    let expected: Vec<&str> = expected.iter().map(String::as_str).collect();
    assert_problems(&edited("race.toml", old, new), &expected);
}

#[test]
fn a_missing_number_is_told() {
    let line = "gauge_max: found nothing, expected a whole number from 1 to 9";
    assert_told("gauge_max = 5", "", &[line]);
}

#[test]
fn an_unknown_number_is_told_with_those_that_are_known() {
    let content = edited("race.toml", "gauge_max = 5", "gauge_max = 5\ngauge_min = 1");
    let problems = content.check();
    assert_eq!(problems.len(), 1);
    let start =
        "race.toml: gauge_min: found an unknown field, expected one of gauge_max, assistants, start_money,";
    assert!(problems[0].to_string().starts_with(start), "{}", problems[0]);
}

#[test]
fn a_number_of_the_wrong_type_is_told() {
    let expected = "expected a whole number from 1 to 9";
    assert_told("gauge_max = 5", "gauge_max = \"5\"", &[&format!("gauge_max: found \"5\", {expected}")]);
    assert_told("gauge_max = 5", "gauge_max = 5.5", &[&format!("gauge_max: found 5.5, {expected}")]);
    assert_told("gauge_max = 5", "gauge_max = [5]", &[&format!("gauge_max: found [5], {expected}")]);
    assert_told("gauge_max = 5", "gauge_max = {}", &[&format!("gauge_max: found a table, {expected}")]);
}

#[test]
fn a_number_out_of_range_is_told() {
    assert_told(
        "turn_cap = 40",
        "turn_cap = 300",
        &["turn_cap: found 300, expected a whole number from 1 to 99"],
    );
    assert_told(
        "city_petrol = 1",
        "city_petrol = 2",
        &["city_petrol: found 2, expected a whole number from 0 to 1"],
    );
}

#[test]
fn money_comes_in_tens() {
    let line = "start_money: found 85, expected a multiple of 10 from 0 to 990";
    assert_told("start_money = 80", "start_money = 85", &[line]);
    let line = "petrol_price: city: found 0, expected a multiple of 10 from 10 to 990";
    assert_told("{ city = 10,", "{ city = 0,", &[line]);
}

#[test]
fn funding_has_a_number_for_each_number_of_assistants() {
    let line = "funding: found 4 numbers, expected at least 5, one for each number of assistants";
    assert_told("[10, 20, 40, 70, 110]", "[10, 20, 40, 70]", &[line]);
}

#[test]
fn each_number_of_a_list_is_judged() {
    let lines = [
        "funding: found -10, expected each to be a multiple of 10 from 0 to 990",
        "funding: found \"x\", expected each to be a multiple of 10 from 0 to 990",
    ];
    assert_told("[10, 20, 40, 70, 110]", "[-10, 20, \"x\", 70, 110]", &lines);
    let line = "progress_bonus: found 0 numbers, expected 1 to 5 numbers";
    assert_told("progress_bonus = [20, 10]", "progress_bonus = []", &[line]);
}

#[test]
fn a_token_is_never_purple_and_has_cards() {
    let lines = [
        "middle_tokens 3: colour: found \"purple\", expected one of blue, yellow, green, red",
        "middle_tokens 3: cards: found 0, expected a whole number from 1 to 3",
    ];
    assert_told("colour = \"green\", cards = 2", "colour = \"purple\", cards = 0", &lines);
}

#[test]
fn the_file_must_be_there() {
    let content = Content::from_files(Content::embedded().files().filter(|(path, _)| *path != "race.toml"));
    assert_problems(&content, &["race.toml: found no such file, expected the numbers of the base game"]);
}
