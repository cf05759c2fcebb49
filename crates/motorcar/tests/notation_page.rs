//! The page about notation says what is read: every move and every kind of luck that docs/NOTATION.md gives for this game is one, and is
//! written back as it stands there.

use content::Content;
use game::Game;
use motorcar::sources::Flick;
use motorcar::{MotorcarRace, Options, Rules};

const PAGE: &str = include_str!("../../../docs/NOTATION.md");

/// What stands between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

fn rules() -> Rules {
    let sources = Content::embedded().motorcar().expect("right content");
    Rules::new(&sources, Options { seats: 6, flick: Flick::Skill }).expect("options fit")
}

#[test]
fn every_move_of_the_page_is_read_and_written_back() {
    let rules = rules();
    let (_, part) = PAGE.split_once("### The Great Motorcar Race").expect("a part about this game");
    let (part, _) = part.split_once("\n## ").expect("another part");
    let moves =
        part.lines().filter_map(|line| line.strip_prefix("| `")).filter_map(|row| row.split(" |").next());
    let mut verbs = Vec::new();
    for row in moves {
        for text in quoted(&format!("`{row}")) {
            let action =
                MotorcarRace::read_action(&rules, text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let written = MotorcarRace::write_action(&rules, action);
            assert!(written == text || written == format!("strain {text}"), "{text}: {written}");
            verbs.extend(written.split(' ').next().map(str::to_owned));
        }
    }
    for verb in motorcar::notation::VERBS {
        assert!(verbs.iter().any(|said| said == verb), "{verb} is not on the page");
    }
}

#[test]
fn every_kind_of_luck_of_the_page_is_read_and_written_back() {
    let rules = rules();
    let (_, part) = PAGE.split_once("In The Great Motorcar Race: ").expect("a part about this game");
    let (part, _) = part.split_once("\n\n").expect("another part");
    let mut kinds = 0;
    for text in quoted(part) {
        let luck = MotorcarRace::read_outcome(&rules, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let as_ten = if text == "die 0" { "die 10" } else { text };
        assert_eq!(MotorcarRace::write_outcome(&rules, luck), as_ten);
        kinds += 1;
    }
    assert_eq!(kinds, 5, "die twice, token, slip and lot");
}
