//! Pictures of boards: well-formed, complete, and with a position on them if there is one.

use super::board;
use atlas::draw::{BoardPicture, Colours, Position, draw, png, with_fonts};
use content::{Content, LANGUAGES};
use game::{Actions, Luck, Node, Outcomes, Seat, SplitMix, Weighted, pick};
use race::modules::ModuleSet;
use race::rules::{Direction, Middle};
use race::{Action, Options, Outcome, Rules, State};

fn picture(slug: &str, language: &str) -> BoardPicture {
    BoardPicture::read(&Content::embedded(), slug, language).expect("all content is right")
}

fn rules(slug: &str, seats: u8) -> Rules {
    let sources = board(slug);
    let middle = (!sources.slots.is_empty())
        .then(|| Middle { end: sources.ends.contains(&None).then_some(1), tokens: vec![0, 1, 2, 3] });
    let options = Options {
        seats,
        first: Seat(0),
        direction: Direction::Forward,
        middle,
        modules: ModuleSet::NONE,
        leaders: Default::default(),
        solo: None,
    };
    Rules::new(&sources, options).expect("options fit")
}

/// A race at random, after so many choices.
fn random_race(rules: &Rules, choices: u32) -> State {
    let mut luck = SplitMix(7);
    let mut state = State::new(rules);
    for _ in 0..choices {
        match state.node() {
            Node::Over => break,
            Node::Chance(_) => {
                let mut outcomes = Outcomes::new(Weighted { outcome: Outcome::Die(0), weight: 0 });
                state.outcomes(&mut outcomes);
                assert!(state.settle(rules, pick(&outcomes, &mut luck), &mut ()));
            }
            Node::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                let mut actions = Actions::new(Action::Done);
                state.legal(rules, seat, &mut actions);
                let action = actions[luck.below(actions.len() as u32) as usize];
                state.act(rules, seat, action, &mut ()).expect("it is legal");
            }
        }
    }
    state
}

#[test]
fn every_board_is_drawn_with_every_city_in_every_language() {
    let content = Content::embedded();
    for slug in content.boards() {
        let names = content.names(&slug).expect("all content is right");
        for language in LANGUAGES {
            let svg = draw(&picture(&slug, language), None);
            for (_, name) in &names.cities {
                let name = name.in_language(language).replace('&', "&amp;");
                assert!(svg.contains(&format!(">{name}</text>")), "{slug}: {name}");
            }
            for line in &board(&slug).lines {
                assert!(svg.contains(&format!(">{}F</text>", line.price)), "{slug}: {}F", line.price);
            }
            assert!(svg.contains(&format!("<title>{}</title>", names.board.in_language(language))));
        }
    }
}

#[test]
fn drawings_are_well_formed() {
    for slug in Content::embedded().boards() {
        let image = png(&draw(&picture(&slug, "fr"), None), 160, Colours::Few).expect("it is SVG");
        assert!(image.starts_with(b"\x89PNG"), "{slug}");
    }
}

#[test]
fn a_drawing_can_carry_its_fonts() {
    let svg = draw(&picture("europe", "en"), None);
    assert!(!svg.contains("@font-face"));
    let carried = with_fonts(&svg);
    assert_eq!(carried.matches("@font-face").count(), 2);
    assert!(png(&carried, 120, Colours::All).is_ok());
}

#[test]
fn the_same_board_is_drawn_the_same() {
    assert!(draw(&picture("asia", "nl"), None) == draw(&picture("asia", "nl"), None));
}

#[test]
fn a_position_shows_tiles_and_vehicles() {
    for (slug, seats) in [("africa", 5), ("usa_west", 3)] {
        let rules = rules(slug, seats);
        let state = random_race(&rules, 400);
        let table = state.table();
        let svg = draw(&picture(slug, "en"), Some(Position { rules: &rules, table }));
        let tiles = rules.spaces().filter(|space| table.tile_at(*space).is_some()).count();
        assert!(tiles > 0);
        assert_eq!(svg.matches("href=\"#t-").count(), tiles, "{slug}");
        // One in the title.
        assert_eq!(svg.matches("href=\"#halftrack\"").count(), usize::from(seats) + 1, "{slug}");
        assert!(png(&svg, 160, Colours::Few).is_ok());
    }
}

#[test]
fn tokens_on_the_middle_cities_show_in_a_position() {
    let plain = draw(&picture("usa_east", "en"), None);
    assert_eq!(plain.matches(">?</text>").count(), 4);
    let rules = rules("usa_east", 2);
    let state = State::new(&rules);
    let svg = draw(&picture("usa_east", "en"), Some(Position { rules: &rules, table: state.table() }));
    assert_eq!(svg.matches(">?</text>").count(), 0);
}

#[test]
fn a_board_without_a_picture_is_drawn_too() {
    let content = Content::embedded();
    let (_, africa) =
        content.files().find(|(path, _)| *path == "boards/africa.toml").expect("it is embedded");
    let (rules_only, _) = africa.split_once("\n[picture]").expect("it has a picture");
    let bare = Content::from_files(content.files().chain([("boards/africa.toml", rules_only)]));
    let picture = BoardPicture::read(&bare, "africa", "en").expect("it is still a board");
    let svg = draw(&picture, None);
    assert!(svg.contains(">Timbuktu</text>"));
    assert!(png(&svg, 160, Colours::Few).is_ok());
}
