//! Logs written by earlier programs: every released version of the rules leaves one of each game in `old_logs/`,
//! with its content inside, and they must replay for ever, position by position.

use content::{Bundle, Content};
use game::Node;
use motorcar::MotorcarRace;
use race::GreatRace;
use record::{Header, MotorcarOptions, RaceOptions, Tape};

/// The content that a log carries, whatever has become of ours.
fn content_of(header: &Header) -> Content {
    Content::embedded().with_bundle(&Bundle(header.files.clone()))
}

#[test]
fn a_race_of_the_first_edition_still_replays() {
    let text = include_str!("old_logs/race_1.jsonl");
    let (_, tape) = Tape::<GreatRace>::read(text, |header, _| {
        let options = RaceOptions::from_value(&header.options)?;
        let sources = content_of(header).board(&options.board).map_err(|problems| format!("{problems:?}"))?;
        race::Rules::new(&sources, options.to_options(&sources)?).map_err(|e| e.to_string())
    })
    .unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(tape.state().node(), Node::Over);
    for card in ["saboteur", "siphoner", "ransom", "customs"] {
        assert!(text.contains(&format!("play {card} against")), "the log shows the {card}");
    }
}

#[test]
fn a_motorcar_race_of_the_first_edition_still_replays() {
    let text = include_str!("old_logs/motorcar_1.jsonl");
    let (_, tape) = Tape::<MotorcarRace>::read(text, |header, _| {
        let sources = content_of(header).motorcar().map_err(|problems| format!("{problems:?}"))?;
        let options = MotorcarOptions::from_value(&header.options)?.to_options()?;
        motorcar::Rules::new(&sources, options).map_err(|e| e.to_string())
    })
    .unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(tape.state().node(), Node::Over);
}
