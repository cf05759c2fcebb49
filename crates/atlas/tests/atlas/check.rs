//! Every demand on a board finds the fault that is planted for it, and no other.

use super::board;
use atlas::{check, facts};
use content::Content;
use race::ids::{Colour, Way};
use race::rules::{Level, Sources, SpaceSource};

/// The faults of a board, without the name of its file.
fn faults(sources: &Sources) -> Vec<String> {
    let file = format!("boards/{}.toml: ", sources.board);
    check(sources).iter().map(|problem| problem.to_string().replacen(&file, "", 1)).collect()
}

/// Some fault has all these words.
#[track_caller]
fn assert_fault(sources: &Sources, words: &[&str]) {
    let faults = faults(sources);
    assert!(
        faults.iter().any(|fault| words.iter().all(|word| fault.contains(word))),
        "{words:?}: {faults:#?}"
    );
}

/// Africa with one thing changed.
fn africa(change: impl FnOnce(&mut Sources)) -> Sources {
    let mut sources = board("africa");
    change(&mut sources);
    sources
}

fn city(sources: &Sources, slug: &str) -> usize {
    sources.cities.iter().position(|city| city.slug == slug).expect("it is on the board")
}

#[test]
fn every_board_of_the_binary_passes() {
    let content = Content::embedded();
    for slug in content.boards() {
        assert_eq!(faults(&board(&slug)), [""; 0], "{slug}");
    }
}

#[test]
fn facts_are_counted() {
    let facts = facts(&board("usa_west"));
    assert_eq!(facts.colours.iter().sum::<usize>() + 3, facts.cities, "three tokens show a colour");
    let (fewest, most) = facts.way.expect("there is a way");
    assert!(fewest < most, "some middle cities are farther than others");
    assert_eq!(facts.spaces, board("usa_west").spaces.len());
}

#[test]
fn too_few_spaces_are_told() {
    let mut sources = board("africa");
    let cities: Vec<usize> = sources.cities.iter().map(|city| city.space).collect();
    let keep: Vec<usize> = (0..sources.spaces.len()).filter(|i| cities.contains(i) || i % 4 == 0).collect();
    let spaces: Vec<SpaceSource> = keep.iter().map(|i| sources.spaces[*i].clone()).collect();
    for city in &mut sources.cities {
        city.space = keep.iter().position(|i| *i == city.space).expect("cities are kept");
    }
    sources.spaces = spaces;
    assert_fault(&sources, &["spaces, expected 90 to 224"]);
    assert_fault(&sources, &["city \"colomb_bechar\" to city \"cape_town\": found no way over land"]);
}

#[test]
fn a_way_that_is_too_short_is_told() {
    let sources = africa(|s| s.ends = [Some(city(s, "lobito")), s.ends[1]]);
    assert_fault(
        &sources,
        &["city \"lobito\" to city \"cape_town\": found", "spaces over land, expected 18 to 26"],
    );
}

#[test]
fn too_much_land_on_islands_is_told() {
    // Cut the continent in two where it is narrowest.
    let sources = africa(|s| {
        let row = s.spaces[s.cities[city(s, "leopoldville")].space].at.1 + 1;
        for space in s.spaces.iter_mut().filter(|space| space.at.1 > row) {
            space.at.1 += 2;
        }
    });
    assert_fault(&sources, &["spaces on islands, expected at most one in 10: the land is connected"]);
}

#[test]
fn too_many_and_too_few_cities_are_told() {
    let few = africa(|s| s.cities.iter_mut().take(8).for_each(|city| city.colour = Colour::Purple));
    assert_fault(&few, &["found 13 coloured cities, expected 14 to 20"]);
    let many = africa(|s| {
        let lagos = s.cities[city(s, "lagos")].clone();
        s.cities.push(lagos);
    });
    assert_fault(&many, &["found 21 coloured cities, expected 14 to 20"]);
}

#[test]
fn a_colour_that_is_rare_or_crowded_is_told() {
    let paint = |s: &mut Sources, slugs: &[&str]| {
        for slug in slugs {
            let index = city(s, slug);
            s.cities[index].colour = Colour::Red;
        }
    };
    let sources = africa(|s| paint(s, &["nouadhibou", "lagos", "dar_es_salaam"]));
    assert_fault(&sources, &["colour blue: found 2 cities, expected at least 3"]);
    let sources = africa(|s| paint(s, &["nouadhibou", "lagos"]));
    assert_fault(
        &sources,
        &[
            "colour blue: found none in the first third of the race, only \"dar_es_salaam\", \"lobito\", \"beira\"",
        ],
    );
}

#[test]
fn many_threes_are_told() {
    let sources =
        africa(|s| s.cities.iter_mut().filter(|city| city.cards == 2).for_each(|city| city.cards = 3));
    assert_fault(&sources, &["cities with 3 cards", "\"stanleyville\"", "at most one in 5: mostly 1 and 2"]);
}

#[test]
fn missing_lines_are_told() {
    let sources = africa(|s| s.lines.retain(|line| line.way == Way::Sea && line.price < 100));
    assert_fault(&sources, &["found no sea line above", "expected one of 100F or more"]);
    assert_fault(&sources, &["found no air line, expected at least one"]);
    assert_fault(&africa(|s| s.lines.clear()), &["found no sea line, expected one of 100F or more"]);
}

#[test]
fn risk_that_does_not_tempt_is_told() {
    let none = africa(|s| s.spaces.iter_mut().for_each(|space| space.risk = false));
    assert_fault(&none, &["found no risk zone, expected at least one that tempts"]);
    // A single dark space on a cape leads nowhere.
    let cape = africa(|s| {
        s.spaces.iter_mut().for_each(|space| space.risk = false);
        let corner = s.spaces.len() - 1;
        s.spaces[corner].risk = true;
    });
    assert_fault(
        &cape,
        &["a risk zone of 1 spaces that is no shorter than the way around, expected a zone that tempts"],
    );
    assert_fault(&cape, &["no race that a risk zone makes shorter"]);
    let wall = africa(|s| {
        let row = s.spaces[s.cities[city(s, "lobito")].space].at.1;
        s.spaces.iter_mut().filter(|space| space.at.1 == row + 1).for_each(|space| space.risk = true);
    });
    assert_fault(&wall, &["found no way around the risk zones, expected one"]);
}

#[test]
fn levels_that_are_missing_or_fall_are_told() {
    let sources = africa(|s| {
        s.spaces
            .iter_mut()
            .filter(|space| space.level == Level::Fixed(9))
            .for_each(|space| space.level = Level::Fixed(8))
    });
    assert_fault(&sources, &["level 9: found no space, expected every level on the board"]);
    let sources = africa(|s| {
        s.spaces
            .iter_mut()
            .filter(|space| space.level == Level::Fixed(15))
            .for_each(|space| space.level = Level::Fixed(3))
    });
    assert_fault(
        &sources,
        &["found level 3 after 14 on the way to city \"cape_town\", expected levels that rise"],
    );
}

#[test]
fn the_joined_usa_is_measured_by_twice_the_length() {
    let joined = board("usa");
    let (way, _) = facts(&joined).way.expect("there is a way");
    assert!((36..=52).contains(&way), "{way}");
    let mut alone = joined.clone();
    alone.slots.clear();
    assert_fault(&alone, &["spaces over land, expected 18 to 26"]);
}
