//! Races against René: bots play them on every board to a proper end, the Torpedo gets somewhere, and a log is read back, with René's deck
//! and powers in its header and his cards among its luck.

use content::Content;
use game::{Game, Node, Seat};
use race::rules::Direction;
use race::solo::{Deck, Powers, Solo, TORPEDO};
use race::{GreatRace, Rules};
use record::{Header, Seed, SoloOptions, Tape};
use session::games::race::RaceWish;
use study::{RaceSetup, play, rules_from_header};

fn race(content: &Content, board: &str, level: u8, first: u8, number: u64) -> (Rules, Header, Seed) {
    let names = ["racer".to_owned()];
    let solo = Solo { deck: Deck::of_level(level), legacy: Some(Powers::NONE) };
    let wish = RaceWish {
        first: Some(first),
        modules: if number % 2 == 1 { vec!["season".into(), "microclimate".into()] } else { Vec::new() },
        solo: Some(SoloOptions::new(&solo).into()),
        ..RaceWish::on(board)
    };
    let setup = RaceSetup::new(content, board, Direction::Forward, &names).expect("a sound board");
    setup.choosing(content, wish).expect("a solo race").race(number).expect("a race")
}

#[test]
fn a_race_against_rene_is_played_to_its_end_on_every_board_and_its_log_is_read_back() {
    let content = Content::embedded();
    let racer = bots::race::by_name("racer").expect("a level");
    for (number, board) in (0..).zip(content.boards()) {
        let (level, first) = (1 + (number % 3) as u8, 1 + (number % 2) as u8);
        let (rules, header, seed) = race(&content, &board, level, first, number);
        assert_eq!(rules.options.first, Seat(first - 1));
        let mut tape = Tape::<GreatRace>::new(&rules, header, Some(seed)).expect("a new log");
        play(&rules, &mut tape, &[&*racer], number).expect("races run");
        let state = tape.state();
        assert_eq!(state.node(), Node::Over, "{board}");
        assert!(!GreatRace::was_called_off(&rules, state), "{board}");
        let torpedo = state.table().player(TORPEDO);
        assert!(torpedo.level > rules.level(rules.start), "{board}: the Torpedo never got anywhere");
        let text = tape.text(true);
        assert!(text.contains("\"rene "), "{board}: René's cards are luck of the log");
        let read = Tape::<GreatRace>::read(&text, |header, seed| rules_from_header(&content, header, seed));
        let (read_rules, again) = read.unwrap_or_else(|error| panic!("{board}: {error}"));
        assert_eq!(again.state(), state, "{board}");
        assert_eq!(read_rules.options.solo, rules.options.solo);
    }
}

#[test]
fn a_log_whose_deck_was_changed_is_refused() {
    let content = Content::embedded();
    let racer = bots::race::by_name("racer").expect("a level");
    let (rules, header, seed) = race(&content, "africa", 1, 1, 4);
    let mut tape = Tape::<GreatRace>::new(&rules, header, Some(seed)).expect("a new log");
    play(&rules, &mut tape, &[&*racer], 4).expect("races run");
    let text = tape.text(true);
    for (old, new) in [("\"a1\"", "\"a3\""), ("\"legacy\":[0,0,0,0]", "\"legacy\":[4,0,0,0]")] {
        let bent = text.replacen(old, new, 1);
        assert_ne!(bent, text);
        let read = Tape::<GreatRace>::read(&bent, |header, seed| rules_from_header(&content, header, seed));
        assert!(read.is_err(), "{old} as {new}");
    }
}

#[test]
fn a_solo_race_has_one_seat_and_a_whole_deck() {
    let content = Content::embedded();
    let two = ["racer".to_owned(), "racer".to_owned()];
    let solo = SoloOptions::new(&Solo::of_level(1));
    let setup = |names: &[String], solo: SoloOptions| {
        let wish = RaceWish { solo: Some(solo.into()), ..RaceWish::on("africa") };
        let setup = RaceSetup::new(&content, "africa", Direction::Forward, names).expect("a sound board");
        setup.choosing(&content, wish).and_then(|setup| setup.race(1).map(|_| ()))
    };
    assert!(setup(&two[..1], solo.clone()).is_ok());
    assert!(setup(&two, solo.clone()).is_err_and(|error| error.contains("one seat")));
    let seven = SoloOptions { deck: solo.deck[1..].to_vec(), ..solo.clone() };
    assert!(setup(&two[..1], seven).is_err_and(|error| error.contains("eight different cards")));
    let strong = SoloOptions { legacy: Some([5, 0, 0, 0]), ..solo };
    assert!(setup(&two[..1], strong).is_err_and(|error| error.contains("from 0 to 4")));
}
