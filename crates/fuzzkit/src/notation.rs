//! Actions, outcomes and positions as text. The first line names the table, each further line is one of
//! `a ACTION`, `o OUTCOME`, `p POSITION`. What is read is written and read again as the same thing; a position that is
//! read is looked at by everybody and played to its end.

use crate::played::{MOST_MOVES, Played, number_of, play_out};
use game::{Game, SplitMix};
use motorcar::MotorcarRace;
use race::GreatRace;

/// Reads everything in the text.
pub fn run(text: &str) {
    let (head, lines) = text.split_once('\n').unwrap_or((text, ""));
    let (game, number) = head.split_once(' ').unwrap_or((head, "0"));
    let number = number.parse::<u64>().unwrap_or(0) % 16;
    match game {
        "motorcar" => read_all::<MotorcarRace>(number, lines),
        _ => read_all::<GreatRace>(number, lines),
    }
}

fn read_all<G: Played>(number: u64, lines: &str) {
    let (rules, ..) = G::table(number);
    for line in lines.lines().take(8) {
        let (kind, said) = line.split_once(' ').unwrap_or((line, ""));
        match kind {
            "a" => action::<G>(&rules, said),
            "o" => outcome::<G>(&rules, said),
            _ => position::<G>(&rules, said),
        }
    }
}

fn action<G: Game>(rules: &G::Rules, text: &str) {
    if let Ok(action) = G::read_action(rules, text) {
        let written = G::write_action(rules, action);
        assert_eq!(G::read_action(rules, &written), Ok(action), "{text:?} is written {written:?}");
        let state = G::start(rules);
        for seat in game::Seat::all(G::seats(rules)) {
            let _ = G::why_not(rules, &state, seat, action);
        }
    }
}

fn outcome<G: Game>(rules: &G::Rules, text: &str) {
    if let Ok(outcome) = G::read_outcome(rules, text) {
        let written = G::write_outcome(rules, outcome);
        assert_eq!(G::read_outcome(rules, &written), Ok(outcome), "{text:?} is written {written:?}");
        let _ = G::settle(rules, &mut G::start(rules), outcome, &mut ());
    }
}

fn position<G: Game>(rules: &G::Rules, text: &str) {
    let Ok(mut state) = G::read_position(rules, text) else { return };
    let written = G::write_position(rules, &state);
    assert_eq!(G::read_position(rules, &written).as_ref(), Ok(&state), "{written}");
    let mut luck = SplitMix(number_of(text));
    for viewer in testkit::viewers::<G>(rules) {
        let view = G::view(rules, &state, viewer);
        let sampled = G::sample(rules, &view, &mut luck);
        assert!(
            G::view(rules, &sampled, viewer) == view,
            "{viewer:?} can tell the sample from the game: {text}"
        );
    }
    let end = play_out::<G>(rules, &mut state, &mut luck, MOST_MOVES);
    assert!(end.is_some(), "no end after {MOST_MOVES} moves: {text}");
}
