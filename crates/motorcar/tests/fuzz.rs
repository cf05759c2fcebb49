//! Nonsense never breaks a motorcar race (004): broken notation is refused or means something, every
//! position that is read can be played to its end, and any bytes play a race.

mod support;

use game::{Luck, Seat, SplitMix};
use motorcar::notation::{read_action, read_outcome, read_position, write_position};
use motorcar::sources::Flick;
use motorcar::{Action, MotorcarRace, Predicament, State};
use support::rules;
use testkit::fuzz::{any_bytes_play, change_a_byte};
use testkit::{play_on, random_said, say};

/// A position line with some bytes changed, or with numbers put in the place of others.
fn broken(line: &str, luck: &mut SplitMix) -> String {
    let mut bytes = line.as_bytes().to_vec();
    for _ in 0..=luck.below(3) {
        if luck.below(2) == 0 {
            change_a_byte(&mut bytes, luck);
        } else {
            let digits: Vec<usize> = (0..bytes.len()).filter(|&i| bytes[i].is_ascii_digit()).collect();
            bytes[digits[luck.below(digits.len() as u32) as usize]] = b'0' + luck.below(10) as u8;
        }
    }
    String::from_utf8(bytes).expect("ascii")
}

#[test]
fn every_position_that_is_read_can_be_played_to_its_end() {
    let (mut read, mut refused) = (0u32, 0u32);
    for (seats, flick) in [(3, Flick::Skill), (6, Flick::Skill), (4, Flick::Luck)] {
        let rules = rules(seats, flick);
        let mut luck = SplitMix(99);
        for _ in 0..12 {
            testkit::in_every_state::<MotorcarRace>(&rules, &mut luck, |state, luck| {
                let line = broken(&write_position(&rules, state), luck);
                let Ok(mut changed) = read_position(&rules, &line) else {
                    refused += 1;
                    return;
                };
                read += 1;
                let again = write_position(&rules, &changed);
                assert_eq!(read_position(&rules, &again), Ok(changed), "{line}");
                play_on::<MotorcarRace>(&rules, &mut changed, luck);
            });
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
    while let Some(said) = random_said::<MotorcarRace>(&rules, &state, &mut luck) {
        for action in far {
            assert!((0..8).all(|s| state.why_not(&rules, Seat(s), action).is_err()), "{action:?}");
        }
        say(&rules, &mut state, said, &mut ());
    }
}

#[test]
fn any_bytes_drive_a_race_to_its_end() {
    any_bytes_play::<MotorcarRace>(&rules(5, Flick::Skill), 200);
}
