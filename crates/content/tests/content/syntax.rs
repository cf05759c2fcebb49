//! Files that are not TOML, and files where no content should be.

use super::{assert_problems, edited, with_file};

#[test]
fn a_line_that_is_not_toml_is_told_by_its_number() {
    assert_problems(
        &edited("cards/driver.toml", "danger = false", "danger = no"),
        &["cards/driver.toml: line 4: found \"danger = no\", expected TOML (invalid float)"],
    );
}

#[test]
fn all_lines_that_are_not_toml_are_told() {
    assert_problems(
        &with_file(
            "cards/driver.toml",
            "slug = \"driver\nslug = 1\ndanger = \n[effect\nkind = 1\nkind = 2\n",
        ),
        &[
            "cards/driver.toml: line 1: found \"slug = \\\"driver\", expected TOML (invalid basic string)",
            "cards/driver.toml: line 2: found \"slug = 1\", expected TOML (duplicate key)",
            "cards/driver.toml: line 3: found \"danger =\", expected TOML (string values must be quoted)",
            "cards/driver.toml: line 4: found \"[effect\", expected TOML (unclosed table)",
        ],
    );
}

#[test]
fn the_echo_of_a_forgotten_bracket_is_cut_short() {
    let problems = edited("boards/africa.toml", "]\n\n[[city]]", "\n[[city]]").check();
    assert_eq!(problems.len(), 5, "{problems:?}");
    assert!(problems.iter().all(|problem| problem.file == "boards/africa.toml"));
}

#[test]
fn a_number_too_large_for_anything_is_told() {
    let problems = edited("race.toml", "gauge_max = 5", "gauge_max = 99999999999999999999").check();
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert_eq!((problems[0].file.as_str(), problems[0].entry.as_str()), ("race.toml", "line 3"));
}

#[test]
fn a_file_in_an_unknown_place_is_told() {
    for path in ["board/africa.toml", "cards/old/driver.toml", "rice.toml", "boards/words.ftl"] {
        let line = format!(
            "{path}: found a file in an unknown place, expected one of race.toml, modes.toml, boards/*.toml, cards/*.toml, \
             editions/*.toml, leaders/*.toml, modules/*.toml, motorcar/*.toml, solo/*.toml, tiles/*.toml, text/*/*.ftl"
        );
        assert_problems(&with_file(path, ""), &[&line]);
    }
}

#[test]
fn whatever_is_found_stays_on_one_short_line() {
    let long = "x\\n\\t\\\"".repeat(100);
    let problems = edited("cards/driver.toml", "\"before_assistant\"", &format!("\"{long}\"")).check();
    assert_eq!(problems.len(), 1);
    assert!(!problems[0].to_string().contains('\n'));
    assert!(problems[0].found.len() < 200, "{}", problems[0]);
    let problems = edited("cards/driver.toml", "danger = false", "danger = false\n\"a\\nb\" = 1").check();
    assert!(problems[0].to_string().starts_with("cards/driver.toml: a\\nb: found an unknown field"));
}
