//! The passport, as it is and as it must not be.

use super::{assert_problems, edited};

const FILE: &str = "solo/passport.toml";

#[test]
fn a_quest_that_cannot_be_is_told_in_one_line() {
    assert_problems(
        &edited(FILE, "board = \"africa\"", "board = \"atlantis\""),
        &[
            "solo/passport.toml: quest \"africa_forward\": board: found \"atlantis\", expected one of africa, \
           asia, europe, south_america, usa, usa_east, usa_west",
        ],
    );
    assert_problems(
        &edited(FILE, "result = \"win\"", "result = \"lose\""),
        &["solo/passport.toml: quest \"africa_forward\": result: found \"lose\", expected one of win, home"],
    );
    assert_problems(
        &edited(FILE, "modules = [\"leaders\"]", "modules = [\"leader\"]"),
        &[
            "solo/passport.toml: quest \"own_captain\": modules: found [\"leader\"], expected a list of modules, such as \
           [\"season:hard\", \"village\"]",
        ],
    );
    assert_problems(
        &edited(FILE, "sound = true", "sound = true\nfast = true"),
        &[
            "solo/passport.toml: quest \"never_pushed\": fast: found an unknown field, expected one of slug, board, \
           direction, result, modules, parcels, francs, level, risk, sound, overland, rival",
        ],
    );
}

#[test]
fn quests_stand_once_and_limits_too() {
    assert_problems(
        &edited(FILE, "slug = \"africa_reverse\"", "slug = \"africa_forward\""),
        &[
            "solo/passport.toml: quest \"africa_forward\": slug: found \"africa_forward\" a second time, expected each slug once",
        ],
    );
    assert_problems(
        &edited(FILE, "board = \"europe\"\nforward", "board = \"asia\"\nforward"),
        &[
            "solo/passport.toml: alone \"asia\": board: found \"asia\" a second time, expected each board once",
        ],
    );
    assert_problems(
        &edited(FILE, "forward = 10", "forward = 0"),
        &["solo/passport.toml: alone \"usa\": forward: found 0, expected a whole number from 1 to 40"],
    );
}

#[test]
fn only_rene_has_cards_and_only_the_post_has_parcels() {
    assert_problems(
        &edited(FILE, "level = 3\nrival = true", "level = 3"),
        &[
            "solo/passport.toml: quest \"the_master\": rival: found no rival, expected rival = true with a level: only René has cards",
        ],
    );
    assert_problems(
        &edited(FILE, "modules = [\"postal\"]\nparcels", "parcels"),
        &[
            "solo/passport.toml: quest \"postmaster\": modules: found no postal, expected postal among the modules where parcels \
           are to be delivered",
        ],
    );
}
