//! A game looked at again: exactly what was seen then, by nobody who did not see it.

use crate::support::{Made, RaceTable, bot, choice, people, person, play_until, say, seats, see};
use game::{Seat, SplitMix, Viewer};
use session::race::kinds::{RaceEventKind, RacePhase};
use session::race::wire::RaceView;
use session::wire::{ReplayStep, StepKey};
use session::{Command, Onlooker, Refusal, Settings};
use std::collections::BTreeMap;

/// Every view every viewer was shown, by version.
type Seen = BTreeMap<(usize, u32), RaceView>;

fn viewers(table: &RaceTable) -> Vec<Viewer> {
    seats(table).into_iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}
fn note(table: &RaceTable, seen: &mut Seen) {
    for (i, viewer) in viewers(table).into_iter().enumerate() {
        let shown = table.show(viewer, 0);
        seen.insert((i, shown.version), shown.view);
    }
}

/// Plays with now and then an undo, and notes all that was shown.
fn play_and_note(table: &mut RaceTable, luck: &mut SplitMix, most: usize) -> Seen {
    let mut seen = Seen::new();
    note(table, &mut seen);
    for n in 0..most {
        for seat in seats(table) {
            let Some(text) = choice(table, seat, luck) else { continue };
            say(table, seat, &text, 0).expect("legal");
            note(table, &mut seen);
            if n % 5 == 0 && see(table, seat).undo.is_some_and(|undo| undo.possible) {
                let version = table.version(Viewer::Seat(seat));
                table.command(seat, Some(version), &Command::Undo { further: false }, 0).expect("offered");
                note(table, &mut seen);
            }
        }
        if table.is_over() {
            break;
        }
        if let Some(due) = table.deadline() {
            table.tick(due);
            note(table, &mut seen);
        }
    }
    seen
}

#[test]
fn while_a_game_runs_everybody_looks_at_the_own_past_views_as_they_were() {
    let made = Made::new(
        "proving",
        (0..3).map(|i| person(&format!("P{i}"))).collect(),
        Settings { window_ms: 0, ..Settings::default() },
        50,
    );
    let mut table = made.start(0);
    let seen = play_and_note(&mut table, &mut SplitMix(50), 40);
    assert!(!table.is_over());
    let again = made.restore(&table, 0);
    for (i, viewer) in viewers(&table).into_iter().enumerate() {
        let own = Onlooker::Own(viewer);
        let steps = table.replay(own).expect("the own past");
        let numbers: Vec<u32> = steps.steps.iter().map(|step| step.at).collect();
        let versions: Vec<u32> = (1..=table.version(viewer)).collect();
        assert_eq!(numbers, versions, "numbered by the own versions, so nothing hidden is counted");
        assert_eq!(again.replay(own).expect("after a restart"), steps);
        for at in numbers {
            let moment = table.replayed(own, at).expect("a step of the list");
            if let Some(view) = seen.get(&(i, at)) {
                assert_eq!(&moment.view, view, "as it was shown then");
            }
            assert!(moment.seats.is_empty());
            let told: Vec<_> = table.events(viewer, at - 1);
            assert_eq!(moment.events, told[..moment.events.len()], "what was told then");
        }
        assert_eq!(table.replayed(Onlooker::As(viewer), 1).err(), Some(Refusal::NotOver));
        assert!(table.replayed(own, table.version(viewer) + 1).is_err(), "not the future");
    }
    assert_eq!(table.replay(Onlooker::All).err(), Some(Refusal::NotOver));
    assert_eq!(table.verify().err(), Some(Refusal::NotOver));
}

#[test]
fn a_finished_game_shows_every_seat_and_all_hands_under_one_numbering() {
    let mut table = people(2, 51).start(0);
    let seen = play_and_note(&mut table, &mut SplitMix(51), 100_000);
    assert!(table.is_over());
    let all = table.replay(Onlooker::All).expect("over");
    assert!(all.all && all.over && all.viewer.is_none());
    assert!(
        all.steps
            .iter()
            .any(|step| step.actor.is_some() && step.keys.contains(&StepKey::Event(RaceEventKind::Drove)))
    );
    for seat in seats(&table) {
        let as_seat = table.replay(Onlooker::As(Viewer::Seat(seat))).expect("over");
        let numbers =
            |steps: &[ReplayStep<RacePhase, RaceEventKind>]| steps.iter().map(|s| s.at).collect::<Vec<_>>();
        assert_eq!(numbers(&as_seat.steps), numbers(&all.steps));
    }
    let last = all.steps.last().expect("steps").at;
    let moment = table.replayed(Onlooker::All, last).expect("the last");
    for seat in seats(&table) {
        assert_eq!(moment.seats[seat.index()], see(&table, seat).view);
    }
    // In the middle both hands are there, as each seat alone knew them.
    let middle = table.replayed(Onlooker::All, last / 2).expect("the middle");
    for (i, seat) in seats(&table).into_iter().enumerate() {
        let alone = table.replayed(Onlooker::As(Viewer::Seat(seat)), last / 2).expect("the middle");
        assert_eq!(middle.seats[i], alone.view);
        assert!(
            alone.view.hand.is_some() && seen.iter().any(|((who, _), view)| *who == i && *view == alone.view)
        );
    }
}

#[test]
fn a_finished_game_verifies_and_says_what_it_held() {
    let mut table = people(2, 52).start(0);
    assert!(!play_until(&mut table, &mut SplitMix(52), 0, |_| false));
    let verified = table.verify().expect("over");
    assert!(verified.ok && verified.error.is_none());
    assert_eq!(verified.records, verified.acts + verified.draws + verified.undos);
    assert!(verified.acts > 0 && verified.draws > 0 && verified.far_undos == 0 && !verified.is_branch);
    assert_eq!(record::Seed::parse(&verified.seed).expect("a seed").commitment(), verified.commitment);
}

#[test]
fn a_branch_goes_on_from_a_step_of_the_own_numbering() {
    let made = Made::new("proving", vec![person("Ann"), bot()], Settings::default(), 53);
    let mut table = made.start(0);
    play_until(&mut table, &mut SplitMix(53), 0, |table| table.version(Viewer::Seat(Seat(0))) > 30);
    for _ in 0..40 {
        crate::support::round(&mut table, &mut SplitMix(53), 0);
    }
    let own = Onlooker::Own(Viewer::Seat(Seat(0)));
    let at = table.version(Viewer::Seat(Seat(0))) / 2;
    let then = table.replayed(own, at).expect("the own past").view;
    let luck =
        session::FreshLuck { table: "branch".into(), seed: record::Seed::from_number(9), deal: 2, salt: 3 };
    let branch = table.branch(Seat(0), Some(at), "Ann", &bot(), luck, 0).expect("alone against a bot");
    assert_eq!(see(&branch, Seat(0)).view, then);
}
