//! Nonsense never breaks a motorcar race (004): broken notation is refused or means something, and every
//! position that is read can be played to its end.

mod random;
mod support;

use game::{Luck, Node, Seat, SplitMix};
use motorcar::notation::{read_action, read_outcome, read_position, write_position};
use motorcar::sources::Flick;
use motorcar::{Action, Predicament, Rules, State};
use random::{action_list, outcome_list, random_said, say};
use support::rules;

/// A position line with some bytes changed, or with numbers put in the place of others.
fn broken(line: &str, luck: &mut SplitMix) -> String {
    let mut bytes = line.as_bytes().to_vec();
    for _ in 0..=luck.below(3) {
        let at = luck.below(bytes.len() as u32) as usize;
        match luck.below(6) {
            0 => bytes[at] = b' ' + luck.below(95) as u8,
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, b' ' + luck.below(95) as u8),
            _ => {
                let digits: Vec<usize> = (0..bytes.len()).filter(|&i| bytes[i].is_ascii_digit()).collect();
                bytes[digits[luck.below(digits.len() as u32) as usize]] = b'0' + luck.below(10) as u8;
            }
        }
    }
    String::from_utf8(bytes).expect("ascii")
}

fn play_on(rules: &Rules, mut state: State, luck: &mut SplitMix) {
    while let Some(said) = random_said(rules, &state, luck) {
        say(rules, &mut state, said, &mut ());
    }
}

#[test]
fn every_position_that_is_read_can_be_played_to_its_end() {
    let (mut read, mut refused) = (0u32, 0u32);
    for (seats, flick) in [(3, Flick::Skill), (6, Flick::Skill), (4, Flick::Luck)] {
        let rules = rules(seats, flick);
        let mut luck = SplitMix(99);
        for _ in 0..12 {
            let mut state = State::new(&rules);
            while let Some(said) = random_said(&rules, &state, &mut luck) {
                say(&rules, &mut state, said, &mut ());
                let line = broken(&write_position(&rules, &state), &mut luck);
                let Ok(changed) = read_position(&rules, &line) else {
                    refused += 1;
                    continue;
                };
                read += 1;
                let again = write_position(&rules, &changed);
                assert_eq!(read_position(&rules, &again), Ok(changed), "{line}");
                play_on(&rules, changed, &mut luck);
            }
        }
    }
    println!("{read} changed positions read and played on, {refused} refused");
    assert!(read > 300 && refused > 300, "{read} read, {refused} refused");
}

#[test]
fn nonsense_notation_is_refused_and_never_panics() {
    let rules = rules(4, Flick::Skill);
    for line in
        ["", "flick", "flick 300", "strain", "strain mild", "inflict 0", "inflict 5", "help 1", "pay -1"]
    {
        let error = read_action(&rules, line).expect_err(line).to_string();
        assert!(!error.is_empty(), "{line}");
    }
    for line in ["", "die", "die x", "token 9", "slip 200", "lot 0", "card jerrycan", "die 3 4"] {
        read_outcome(&rules, line).expect_err(line);
    }
    assert_eq!(read_action(&rules, "  Severe "), read_action(&rules, "strain severe"));
    let start = write_position(&rules, &State::new(&rules));
    for (old, new) in [
        ("round=1", "round=17"),
        ("order=1,2,3,4", "order=1,2,3,3"),
        ("strain=-", "strain=heavy"),
        ("bag=0", "bag=1"),
        ("random=0", "random=4"),
        ("pledge=-", "pledge=1"),
        ("sealed=-", "sealed=strain(heavy)"),
        ("waiting=1+2+3+4", "waiting=1+2+3"),
        ("race(stage=run_round)", "race(stage=close_round)"),
        ("/flick", "/round(predicaments=0,stage=travel)/flick"),
    ] {
        assert!(start.contains(old), "{start}");
        let line = start.replacen(old, new, 1);
        read_position(&rules, &line).expect_err(&line);
    }
}

#[test]
fn seats_and_numbers_out_of_range_are_refused_and_never_panic() {
    let rules = rules(3, Flick::Skill);
    let mut state = State::new(&rules);
    let far = [
        Action::Inflict(Seat(3)),
        Action::Pledge(Seat(7)),
        Action::Complete(Seat(255)),
        Action::Help(Seat(6), Predicament::Random),
        Action::Flick(101),
        Action::Pay(255),
    ];
    let mut luck = SplitMix(5);
    while let Some(said) = random_said(&rules, &state, &mut luck) {
        for action in far {
            assert!((0..8).all(|s| state.why_not(&rules, Seat(s), action).is_err()), "{action:?}");
        }
        say(&rules, &mut state, said, &mut ());
    }
}

#[test]
fn any_bytes_drive_a_race_to_its_end() {
    let rules = rules(5, Flick::Skill);
    let mut luck = SplitMix(17);
    let (mut outcomes, mut actions) = (outcome_list(), action_list());
    for round in 0..200 {
        // Random bytes, and runs of the same byte, which random play hardly ever meets.
        let (fixed, run) = (luck.bits() as u8, luck.below(40) + 1);
        let mut byte = || if round % 2 == 0 && luck.below(run) > 0 { fixed } else { luck.bits() as u8 };
        let mut state = State::new(&rules);
        for _ in 0..20_000 {
            match state.node() {
                Node::Over => break,
                Node::Chance(_) => {
                    state.outcomes(&rules, &mut outcomes);
                    let outcome = outcomes[usize::from(byte()) % outcomes.len()].outcome;
                    assert!(state.settle(&rules, outcome, &mut ()));
                }
                Node::Decide(waiting) => {
                    // Any seat may speak: those who are asked, and those who think again.
                    let any = Seat(byte() % rules.seats);
                    state.legal(&rules, any, &mut actions);
                    let seat = if actions.is_empty() { waiting.first().expect("somebody") } else { any };
                    state.legal(&rules, seat, &mut actions);
                    let action = actions[usize::from(byte()) % actions.len()];
                    state.act(&rules, seat, action, &mut ()).expect("offered");
                }
            }
        }
    }
}
