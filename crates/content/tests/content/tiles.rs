//! Mistakes in `tiles/`.

use super::{assert_problems, edited, with_file};
use std::fmt::Write;

#[test]
fn a_tile_costs_petrol() {
    assert_problems(
        &edited("tiles/africa.toml", "petrol = 1", "petrol = 0"),
        &["tiles/africa.toml: tile \"savanna_p1\": petrol: found 0, expected a whole number from 1 to 9"],
    );
}

#[test]
fn a_tile_has_numbers_up_to_9() {
    assert_problems(
        &edited("tiles/africa.toml", "petrol = 1\ndamage = 0", "petrol = 10\ndamage = 10"),
        &[
            "tiles/africa.toml: tile \"savanna_p1\": petrol: found 10, expected a whole number from 1 to 9",
            "tiles/africa.toml: tile \"savanna_p1\": damage: found 10, expected a whole number from 0 to 9",
        ],
    );
}

#[test]
fn a_kind_has_copies() {
    assert_problems(
        &edited("tiles/africa.toml", "count = 7", "count = 0"),
        &["tiles/africa.toml: tile \"savanna_p1\": count: found 0, expected a whole number from 1 to 99"],
    );
}

#[test]
fn a_kind_is_named_once() {
    assert_problems(
        &edited("tiles/africa.toml", "slug = \"desert_p1\"", "slug = \"savanna_p1\""),
        &[
            "tiles/africa.toml: tile \"savanna_p1\": slug: found \"savanna_p1\" a second time, expected a slug of its \
           own",
        ],
    );
}

#[test]
fn a_terrain_is_one_that_can_be_drawn() {
    assert_problems(
        &edited("tiles/africa.toml", "terrain = \"savanna\"", "terrain = \"savana\""),
        &[
            "tiles/africa.toml: tile \"savanna_p1\": terrain: found \"savana\", expected one of desert, savanna, \
           jungle, mountain, steppe, prairie, swamp, river, village, microclimate",
        ],
    );
}

#[test]
fn a_kind_without_a_slug_is_called_by_its_number() {
    assert_problems(
        &edited("tiles/africa.toml", "slug = \"desert_p1\"", "slog = \"desert_p1\""),
        &[
            "tiles/africa.toml: tile 2: slug: found nothing, expected a slug of lower-case letters, digits and _, \
             starting with a letter",
            "tiles/africa.toml: tile 2: slog: found an unknown field, expected one of slug, terrain, petrol, damage, \
             danger, stop, count, benefit, rolls",
        ],
    );
}

fn bag(kinds: usize) -> String {
    let mut text = "slug = \"test\"\n".to_owned();
    for i in 0..kinds {
        write!(text, "[[tile]]\nslug = \"desert_{i}\"\nterrain = \"desert\"\npetrol = 1\ndamage = 0\n")
            .and_then(|()| write!(text, "danger = false\nstop = false\ncount = 1\n"))
            .expect("a string takes it");
    }
    text
}

#[test]
fn a_bag_has_32_kinds_at_most() {
    assert_problems(&with_file("tiles/test.toml", &bag(32)), &[]);
    assert_problems(
        &with_file("tiles/test.toml", &bag(33)),
        &["tiles/test.toml: tile: found 33 kinds, expected at most 32"],
    );
}

#[test]
fn a_bag_is_not_empty() {
    let line = "tiles/test.toml: tile: found nothing, expected a list of tables";
    assert_problems(&with_file("tiles/test.toml", &bag(0)), &[line]);
    let line = "tiles/test.toml: tile: found [], expected a list of tables";
    assert_problems(&with_file("tiles/test.toml", "slug = \"test\"\ntile = []"), &[line]);
    let line = "tiles/test.toml: tile 1: found 5, expected a table";
    assert_problems(&with_file("tiles/test.toml", "slug = \"test\"\ntile = [5]"), &[line]);
}
