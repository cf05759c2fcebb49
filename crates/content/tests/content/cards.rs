//! Mistakes in `cards/`.

use super::{assert_problems, edited, with_file};

#[test]
fn an_unknown_kind_of_effect_is_told() {
    assert_problems(
        &edited("cards/ransom.toml", "kind = \"ransom\"", "kind = \"rnsom\""),
        &["cards/ransom.toml: effect: kind: found \"rnsom\", expected one of money, petrol, fix, discount, \
           ignore_stop, ignore_danger, drive, repair, explore, tracker, trail_hunter, con_artist, saboteur, ransom, \
           siphoner, customs, sheltered_drive, express, rebuild, pass_gate, patron"],
    );
}

#[test]
fn the_slug_is_the_name_of_the_file() {
    assert_problems(
        &edited("cards/ransom.toml", "slug = \"ransom\"", "slug = \"random\""),
        &["cards/ransom.toml: slug: found \"random\", expected \"ransom\", the name of the file"],
    );
}

#[test]
fn a_slug_can_be_typed() {
    assert_problems(
        &edited("cards/ransom.toml", "slug = \"ransom\"", "slug = \"Ransom Note\""),
        &[
            "cards/ransom.toml: slug: found \"Ransom Note\", expected a slug of lower-case letters, digits and _, \
           starting with a letter",
        ],
    );
}

#[test]
fn a_missing_effect_is_told() {
    assert_problems(
        &with_file("cards/driver.toml", "slug = \"driver\"\ntiming = \"before_assistant\"\ndanger = false"),
        &["cards/driver.toml: effect: found nothing, expected a table"],
    );
}

#[test]
fn an_effect_has_the_fields_of_its_kind() {
    assert_problems(
        &edited("cards/ransom.toml", "francs = 20", "levels = 2"),
        &[
            "cards/ransom.toml: effect: francs: found nothing, expected a multiple of 10 from 10 to 990",
            "cards/ransom.toml: effect: levels: found an unknown field, expected one of kind, francs",
        ],
    );
}

#[test]
fn a_card_that_does_nothing_is_told() {
    assert_problems(
        &edited("cards/engine_parts.toml", "engine = 1", ""),
        &[
            "cards/engine_parts.toml: effect: found 0 levels in all, expected engine, chassis and either to make 1 to 9",
        ],
    );
    assert_problems(
        &edited("cards/siphoner.toml", "levels = 2", "levels = 0"),
        &["cards/siphoner.toml: effect: levels: found 0, expected a whole number from 1 to 9"],
    );
}

#[test]
fn nobody_keeps_more_than_was_drawn() {
    assert_problems(
        &edited("cards/tracker.toml", "keep = 2", "keep = 4"),
        &["cards/tracker.toml: effect: keep: found 4, expected at most 3, as draw says"],
    );
    assert_problems(
        &edited("cards/cartographer.toml", "draw = 3", "draw = 5"),
        &["cards/cartographer.toml: effect: draw: found 5, expected a whole number from 1 to 4"],
    );
}

#[test]
fn an_unknown_timing_is_told() {
    assert_problems(
        &edited("cards/guide.toml", "with_driver", "with_diver"),
        &["cards/guide.toml: timing: found \"with_diver\", expected one of before_assistant, with_driver, \
           with_repairman, any_time"],
    );
}

#[test]
fn an_effect_has_its_own_moments() {
    assert_problems(
        &edited("cards/guide.toml", "with_driver", "before_assistant"),
        &[
            "cards/guide.toml: timing: found \"before_assistant\", expected with_driver for this kind of effect (R69)",
        ],
    );
    assert_problems(
        &edited("cards/jerrycan.toml", "any_time", "with_driver"),
        &[
            "cards/jerrycan.toml: timing: found \"with_driver\", expected one of before_assistant, any_time for this \
           kind of effect (R69)",
        ],
    );
}

#[test]
fn the_danger_symbol_stands_on_what_can_be_countered() {
    assert_problems(
        &edited("cards/saboteur.toml", "danger = true", "danger = false"),
        &["cards/saboteur.toml: danger: found false, expected true for this kind of effect (R64)"],
    );
    assert_problems(
        &edited("cards/tracker.toml", "danger = false", "danger = \"no\""),
        &["cards/tracker.toml: danger: found \"no\", expected true or false"],
    );
}

#[test]
fn five_mistakes_in_one_file_are_five_lines() {
    let text = "slug = \"guide\"\ntiming = 3\ncolour = \"red\"\n[effect]\nkind = \"saboteur\"\nlevels = 20\n";
    assert_problems(
        &with_file("cards/saboteur.toml", text),
        &[
            "cards/saboteur.toml: slug: found \"guide\", expected \"saboteur\", the name of the file",
            "cards/saboteur.toml: timing: found 3, expected one of before_assistant, with_driver, with_repairman, \
             any_time",
            "cards/saboteur.toml: danger: found nothing, expected true or false",
            "cards/saboteur.toml: effect: levels: found 20, expected a whole number from 1 to 9",
            "cards/saboteur.toml: colour: found an unknown field, expected one of slug, timing, danger, effect",
        ],
    );
}
