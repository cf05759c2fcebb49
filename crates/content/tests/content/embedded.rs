//! The content that the binary carries.

use content::{Content, Crew, LANGUAGES};
use game::Seat;
use race::modules::ModuleSet;
use race::rules::{Direction, Middle, Options, Rules};

#[test]
fn all_embedded_content_is_right() {
    super::assert_problems(&Content::embedded(), &[]);
}

#[test]
fn every_board_makes_rules_in_both_directions() {
    let content = Content::embedded();
    assert!(content.boards().contains(&"africa".to_owned()));
    for board in content.boards() {
        let sources = content.board(&board).expect("all content is right");
        assert_eq!(sources.board, board);
        for direction in [Direction::Forward, Direction::Reverse] {
            let options = Options {
                seats: 5,
                first: Seat(0),
                direction,
                middle: None,
                modules: ModuleSet::default(),
                leaders: [None; 5],
                solo: None,
            };
            let rules = Rules::new(&sources, options);
            assert_eq!(rules.is_err(), !sources.slots.is_empty(), "{board}");
        }
    }
}

/// R8, as the audit found it: with Minneapolis as the finish a crew in New Orleans, 17 spaces away, led.
#[test]
fn r8_on_a_half_board_progress_leads_to_the_chosen_middle_city() {
    for (board, direction) in [("usa_east", Direction::Forward), ("usa_west", Direction::Reverse)] {
        let sources = Content::embedded().board(board).expect("all content is right");
        for slot in 0..4 {
            let middle = Some(Middle { end: Some(slot), tokens: vec![0, 1, 2, 3] });
            let options = Options {
                seats: 2,
                first: Seat(0),
                direction,
                middle,
                modules: ModuleSet::default(),
                leaders: [None; 5],
                solo: None,
            };
            let rules = Rules::new(&sources, options).expect("the tokens lie well");
            let finish = rules.finish;
            assert_eq!((rules.level(rules.start), rules.level(finish)), (1, rules.levels), "{board}");
            for city in sources.slots.iter().map(|city| &rules.cities[*city]) {
                let away = rules.distance(city.space).expect("joined over land");
                for near in rules.neighbours(finish).iter().filter(|_| away > 2) {
                    assert!(
                        rules.level(city.space) < rules.level(near),
                        "{board}, slot {slot}: {away} spaces away and level with a neighbour of the finish"
                    );
                }
            }
        }
    }
}

fn deck_size(edition: &str) -> u32 {
    // A deck is seen through a board, and not every edition has one yet.
    let board =
        Content::embedded().files().find(|(path, _)| *path == "boards/africa.toml").map(|(_, text)| {
            text.replacen("slug = \"africa\"", "slug = \"test\"", 1).replacen(
                "edition = \"base\"",
                &format!("edition = \"{edition}\""),
                1,
            )
        });
    let sources = super::with_file("boards/test.toml", &board.expect("africa is embedded")).board("test");
    sources.expect("all content is right").cards.iter().map(|(_, _, copies)| u32::from(*copies)).sum()
}

#[test]
fn the_base_deck_has_46_cards_and_the_other_59() {
    assert_eq!(deck_size("base"), 46);
    assert_eq!(deck_size("asia_usa"), 59);
}

fn bag_size(tiles: &str) -> u32 {
    let content = super::edited("boards/africa.toml", "tiles = \"africa\"", &format!("tiles = \"{tiles}\""));
    let sources = content.board("africa").expect("all content is right");
    sources.tiles.iter().map(|(_, _, copies)| u32::from(*copies)).sum()
}

#[test]
fn the_bags_have_60_60_80_and_100_tiles() {
    assert_eq!(["africa", "south_america", "asia", "usa"].map(bag_size), [60, 60, 80, 100]);
    assert_eq!(["usa_east", "usa_west", "europe"].map(bag_size), [100, 100, 60]);
}

#[test]
fn cards_and_tiles_come_in_slug_order() {
    let sources = Content::embedded().board("africa").expect("all content is right");
    assert!(sources.cards.is_sorted_by(|(a, ..), (b, ..)| a < b));
    assert!(sources.tiles.is_sorted_by(|(a, ..), (b, ..)| a < b));
}

#[test]
fn boards_and_cities_have_names_in_every_language() {
    let names = Content::embedded().names("africa").expect("all content is right");
    assert_eq!(LANGUAGES.map(|language| names.board.in_language(language)), ["Africa", "Afrika", "Afrique"]);
    let (_, cairo) = names.cities.iter().find(|(slug, _)| slug == "cairo").expect("Cairo is in Africa");
    assert_eq!(cairo.in_language("fr"), "Le Caire");
    assert_eq!(cairo.in_language("tlh"), "Cairo");
}

#[test]
fn crews_come_with_their_edition() {
    let crews = Content::embedded().crews().expect("all content is right");
    assert!(crews.contains(&Crew { slug: "red_kate".into(), edition: "asia_usa".into() }));
    assert!(crews.contains(&Crew { slug: "belgian".into(), edition: "base".into() }));
}

#[test]
fn fluent_files_are_handed_out_as_they_are() {
    let content = Content::embedded();
    assert!(
        content.text("nl", "crews.ftl").is_some_and(|text| text.contains("belgian = Belgische bemanning"))
    );
    assert_eq!(content.text("nl", "nothing.ftl"), None);
}

#[test]
fn an_unknown_board_is_refused_with_those_that_exist() {
    let content = Content::from_files(
        Content::embedded()
            .files()
            .filter(|(path, _)| !path.starts_with("boards/") || *path == "boards/africa.toml"),
    );
    let problems = content.board("atlantis").expect_err("there is no such board");
    let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        lines,
        ["boards/atlantis.toml: found no such file, expected one that exists in boards: africa"]
    );
    assert_eq!(content.names("atlantis").expect_err("there is no such board"), problems);
}

#[test]
fn a_board_is_not_refused_for_what_it_does_not_use() {
    let content = super::edited("tiles/usa.toml", "petrol = 1", "petrol = 0");
    assert!(content.board("africa").is_ok());
    assert_eq!(content.check().len(), 1);
}
