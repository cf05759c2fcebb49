//! The general law of secrecy, for closed hands and cars pulled back: whatever they hold, all others see the same bytes.

use super::{CarTable, Made, choice, play_until, say, seats};
use ::motorcar::MotorcarRace;
use ::motorcar::notation::write_position;
use ::motorcar::sources::Flick;
use game::{Game, Seat, SplitMix, Viewer};
use session::motorcar::kinds::MotorcarPhase as Phase;
use std::collections::BTreeSet;

fn bytes(table: &CarTable, viewer: Viewer) -> String {
    serde_json::to_string(&table.show(viewer, 0)).expect("JSON")
}
/// Everybody but seat 1 says this.
fn all_others(table: &mut CarTable, texts: &[&str]) {
    for (seat, text) in seats(table).into_iter().skip(1).zip(texts) {
        say(table, seat, text).expect("asked");
    }
}

#[test]
fn whatever_strain_the_others_hold_a_seat_and_spectators_see_the_same() {
    let made = Made::new(3, Flick::Luck, 21);
    let strains = ["strain normal", "strain heavy", "strain severe"];
    let mut seen = BTreeSet::new();
    for first in strains {
        for second in strains {
            let mut table = made.start();
            all_others(&mut table, &[first, second]);
            let told = [Viewer::Seat(Seat(0)), Viewer::Spectator].map(|viewer| bytes(&table, viewer));
            let whys = ["withdraw", "strain heavy", "inflict 2"]
                .map(|word| format!("{:?}", table.why_not(Seat(0), word)));
            let marks = table.mark(Viewer::Seat(Seat(0)));
            seen.insert(format!("{told:?} {whys:?} {marks:?}"));
        }
    }
    assert_eq!(seen.len(), 1);
}

#[test]
fn however_far_the_others_pull_a_seat_and_spectators_see_the_same() {
    let made = Made::new(3, Flick::Skill, 22);
    let mut seen = BTreeSet::new();
    for (first, second) in [("flick 0", "flick 100"), ("flick 74", "flick 74"), ("flick 33", "flick 77")] {
        let mut table = made.start();
        all_others(&mut table, &[first, second]);
        let told = [Viewer::Seat(Seat(0)), Viewer::Spectator].map(|viewer| bytes(&table, viewer));
        seen.insert(format!("{told:?}"));
    }
    assert_eq!(seen.len(), 1);
}

/// Two tables that a seat cannot tell apart, in the middle of a race.
fn twins(number: u64) -> Option<(CarTable, CarTable, bool)> {
    let made = Made::new(4, Flick::Skill, number);
    let mut table = made.start();
    let wanted = |t: &CarTable| {
        let view = t.show(Viewer::Seat(Seat(0)), 0).view;
        matches!(view.phase, Phase::Strain | Phase::Flick)
            && u64::from(view.turn) > number % 9
            && (2..4).contains(&view.waiting.len())
            && view.waiting.contains(&1)
    };
    play_until(&mut table, &mut SplitMix(number), wanted).then_some(())?;
    let state = *table.tape().state();
    let view = MotorcarRace::view(&made.rules, &state, Viewer::Seat(Seat(0)));
    let twin = MotorcarRace::sample(&made.rules, &view, &mut SplitMix(number + 1));
    let [a, b] = [&state, &twin].map(|state| made.start_at(&write_position(&made.rules, state)));
    Some((a, b, state != twin))
}

#[test]
fn twins_give_a_seat_the_same_bytes_until_all_hands_open() {
    let (mut compared, mut different) = (0, 0);
    for number in 0..30 {
        let Some((mut a, mut b, differ)) = twins(number) else { continue };
        different += usize::from(differ);
        let mut luck = SplitMix(number);
        loop {
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                assert_eq!(bytes(&a, viewer), bytes(&b, viewer), "race {number}");
            }
            compared += 1;
            if a.show(Viewer::Spectator, 0).view.waiting.len() <= 1 {
                break;
            }
            let Some((seat, text)) = choice(&a, &mut luck) else { break };
            for table in [&mut a, &mut b] {
                say(table, seat, &text).expect("legal in both");
            }
        }
    }
    assert!(compared > 40 && different > 10, "{compared} {different}");
}
