//! A motorcar race at a table like any other: versions, undo, replay, restart, verify.

use super::{CarTable, Made, choice, play_until, say, seats, see, viewers};
use ::motorcar::sources::Flick;
use game::{Seat, SplitMix, Viewer};
use session::motorcar::kinds::{
    MotorcarChoiceKind, MotorcarEventKind as Kind, MotorcarPhase as Phase, MotorcarStrain,
};
use session::wire::StepKey;
use session::{Command, Onlooker, Refusal};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn a_version_moves_exactly_when_the_view_or_the_events_changed() {
    let mut table = Made::new(3, Flick::Skill, 31).start();
    let mut luck = SplitMix(31);
    for _ in 0..300 {
        let before: Vec<_> = viewers(&table).iter().map(|v| (table.version(*v), table.view(*v))).collect();
        let Some((seat, text)) = choice(&table, &mut luck) else { break };
        say(&mut table, seat, &text).expect("legal");
        for (viewer, (version, view)) in viewers(&table).into_iter().zip(before) {
            let told = !table.events(viewer, version).is_empty();
            assert_eq!(
                table.version(viewer) > version,
                told || table.view(viewer) != view,
                "{viewer:?} after {text}"
            );
        }
    }
}

#[test]
fn strains_chosen_at_the_same_time_do_not_collide_and_a_hand_may_open_again() {
    let mut table = Made::new(3, Flick::Luck, 32).start();
    let versions: Vec<u32> = Seat::all(3).map(|seat| table.version(Viewer::Seat(seat))).collect();
    let act = |text: &str| Command::Act { act: text.into() };
    table.command(Seat(2), Some(versions[2]), &act("strain heavy"), 0).expect("asked");
    table.command(Seat(0), Some(versions[0]), &act("strain severe"), 0).expect("with the version it saw");
    assert_eq!(see(&table, Seat(0)).view.hand, Some(MotorcarStrain::Severe));
    say(&mut table, Seat(0), "withdraw").expect("others still think");
    assert_eq!(see(&table, Seat(0)).view.hand, None);
    assert_eq!(see(&table, Seat(0)).choices.len(), 3, "all strains again");
    say(&mut table, Seat(0), "strain normal").expect("asked again");
    table.command(Seat(1), Some(versions[1]), &act("heavy"), 0).expect("a strain alone is enough");
    assert!(table.show(Viewer::Spectator, 0).view.players.iter().all(|player| player.strain.is_some()));
    let stale = table.command(Seat(1), Some(versions[1]), &act("heavy"), 0);
    assert!(matches!(stale, Err(Refusal::Stale)), "{stale:?}");
}

#[test]
fn undo_takes_a_tile_back_but_tells_nothing_of_closed_hands_and_never_closes_opened_ones() {
    let mut table = Made::new(3, Flick::Luck, 33).start();
    let undo = |table: &mut CarTable, seat: Seat| {
        let version = table.version(Viewer::Seat(seat));
        table.command(seat, Some(version), &Command::Undo { further: false }, 0)
    };
    // R137: a refusal would tell who has chosen. A hand is opened with a move of its own.
    say(&mut table, Seat(0), "strain severe").expect("asked");
    let [own, other] = [Seat(0), Seat(1)].map(|seat| undo(&mut table, seat));
    assert!(matches!(own, Err(Refusal::Undo(_))) && own == other, "{own:?} {other:?}");
    for seat in [Seat(1), Seat(2)] {
        say(&mut table, seat, "strain heavy").expect("asked");
    }
    assert!(matches!(undo(&mut table, Seat(2)), Err(Refusal::Undo(_))), "all hands are open");
    let mut luck = SplitMix(33);
    let may_pledge = |t: &CarTable| seats(t).into_iter().any(|seat| !pledges(t, seat).is_empty());
    assert!(play_until(&mut table, &mut luck, may_pledge));
    let seat = seats(&table).into_iter().find(|&seat| !pledges(&table, seat).is_empty()).expect("asked");
    let before = *table.tape().state();
    let pledge = pledges(&table, seat)[0].clone();
    say(&mut table, seat, &pledge).expect("offered");
    undo(&mut table, seat).expect("nobody has answered it yet");
    assert_eq!(*table.tape().state(), before);
}

fn pledges(table: &CarTable, seat: Seat) -> Vec<String> {
    let choices = see(table, seat).choices.into_iter();
    choices.filter(|choice| choice.kind == MotorcarChoiceKind::Pledge).map(|choice| choice.act).collect()
}

#[test]
fn a_finished_race_is_looked_at_again_step_by_step() {
    let made = Made::new(4, Flick::Skill, 34);
    let mut table = made.start();
    let (mut luck, mut seen) = (SplitMix(34), BTreeMap::new());
    let note = |table: &CarTable, seen: &mut BTreeMap<_, _>| {
        for (i, viewer) in viewers(table).into_iter().enumerate() {
            let shown = table.show(viewer, 0);
            seen.insert((i, shown.version), shown.view);
        }
    };
    note(&table, &mut seen);
    while let Some((seat, text)) = choice(&table, &mut luck) {
        say(&mut table, seat, &text).expect("legal");
        note(&table, &mut seen);
    }
    for (i, viewer) in viewers(&table).into_iter().enumerate() {
        for step in table.replay(Onlooker::Own(viewer)).expect("the own past").steps {
            let Some(view) = seen.get(&(i, step.at)) else { continue };
            assert_eq!(&table.replayed(Onlooker::Own(viewer), step.at).expect("a step").view, view);
        }
    }
    let all = table.replay(Onlooker::All).expect("over");
    let phases: BTreeSet<Phase> = all.steps.iter().map(|step| step.phase).collect();
    let asking = [Phase::Flick, Phase::Strain, Phase::Inflict, Phase::Travel, Phase::Pay, Phase::Over];
    assert!(asking.iter().all(|phase| phases.contains(phase)), "{phases:?}");
    assert!(all.steps.iter().all(|step| step.actor.is_some()), "every step is somebody's doing");
    let has = |kind| all.steps.iter().any(|step| step.keys.contains(&StepKey::Event(kind)));
    assert!([Kind::Travelled, Kind::Endured, Kind::StrainRevealed, Kind::Over].into_iter().all(has));
    assert_eq!(all.steps.last().map(|step| step.turn), Some(16));
    let verified = table.verify().expect("over");
    assert!(verified.ok, "{verified:?}");
}

#[test]
fn after_a_restart_everybody_sees_the_same_bytes() {
    for number in 35..39 {
        let made = Made::new(3 + (number % 4) as u8, Flick::Skill, number);
        let mut table = made.start();
        play_until(&mut table, &mut SplitMix(number), |t| t.tape().last() > 40 * (number as u32 - 34));
        let again = made.restore(&table);
        for viewer in viewers(&table) {
            let json = |t: &CarTable| serde_json::to_string(&t.show(viewer, 0)).expect("JSON");
            assert_eq!(json(&table), json(&again), "{viewer:?}");
        }
    }
}
