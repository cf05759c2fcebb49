//! A viewer's version moves when its view changed, and only then; commands carry it.

use crate::support::{act, choice, people, play_until, say, seats, see};
use game::{Seat, SplitMix, Viewer};
use session::Refusal;
use session::race::kinds::RacePhase;

#[test]
fn a_version_moves_exactly_when_the_view_or_the_events_changed() {
    let mut table = people(3, 1).start(0);
    let mut luck = SplitMix(1);
    for _ in 0..300 {
        let viewers: Vec<Viewer> =
            seats(&table).into_iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let before: Vec<_> = viewers.iter().map(|v| (table.version(*v), table.view(*v))).collect();
        let Some((seat, text)) =
            seats(&table).into_iter().find_map(|s| Some((s, choice(&table, s, &mut luck)?)))
        else {
            break;
        };
        say(&mut table, seat, &text, 0).expect("legal");
        if let Some(due) = table.deadline() {
            table.tick(due);
        }
        for (viewer, (version, view)) in viewers.iter().zip(before) {
            let told = !table.events(*viewer, version).is_empty();
            let changed = table.view(*viewer) != view || told;
            assert_eq!(table.version(*viewer) > version, changed, "{viewer:?} after {text}");
        }
    }
}

#[test]
fn an_old_view_is_refused_once_the_question_changed_and_a_future_one_always() {
    let mut table = people(2, 2).start(0);
    let mut luck = SplitMix(2);
    let seat = seats(&table).into_iter().find(|s| !see(&table, *s).choices.is_empty()).expect("asked");
    let text = choice(&table, seat, &mut luck).expect("a choice");
    let version = table.version(Viewer::Seat(seat));
    let future = table.command(seat, Some(version + 1), &act(&text), 0);
    assert_eq!(future, Err(Refusal::FromTheFuture));
    assert!(matches!(table.command(seat, None, &act(&text), 0), Err(Refusal::Invalid(_))));
    table.command(seat, Some(version), &act(&text), 0).expect("legal");
    assert_eq!(table.command(seat, Some(version), &act(&text), 0), Err(Refusal::Stale), "a double click");
}

#[test]
fn plans_made_at_the_same_time_do_not_collide() {
    let mut table = people(3, 3).start(0);
    let mut luck = SplitMix(3);
    assert!(play_until(&mut table, &mut luck, 0, |t| t.show(Viewer::Spectator, 0).view.phase
        == RacePhase::Planning));
    let versions: Vec<u32> = seats(&table).into_iter().map(|s| table.version(Viewer::Seat(s))).collect();
    let plans: Vec<String> =
        seats(&table).into_iter().map(|s| choice(&table, s, &mut luck).expect("asked")).collect();
    for seat in seats(&table) {
        let (version, plan) = (versions[seat.index()], act(&plans[seat.index()]));
        table.command(seat, Some(version), &plan, 0).expect("all with the version they saw");
    }
    assert_eq!(table.show(Viewer::Spectator, 0).view.phase, RacePhase::Convoy);
}

#[test]
fn a_plan_is_withdrawn_while_others_think() {
    let mut table = people(2, 4).start(0);
    let mut luck = SplitMix(4);
    assert!(play_until(&mut table, &mut luck, 0, |t| t.show(Viewer::Spectator, 0).view.phase
        == RacePhase::Planning));
    let plan = choice(&table, Seat(0), &mut luck).expect("asked");
    say(&mut table, Seat(0), &plan, 0).expect("legal");
    assert!(see(&table, Seat(0)).view.plan.is_some());
    assert_eq!(see(&table, Seat(1)).view.plan, None, "nobody else sees it");
    say(&mut table, Seat(0), "withdraw", 0).expect("others still think");
    assert_eq!(see(&table, Seat(0)).view.plan, None);
    assert!(see(&table, Seat(0)).choices.len() > 10, "all plans again");
}

#[test]
fn after_a_restart_everybody_sees_the_same_bytes_and_versions() {
    for number in 10..14 {
        let made = people(2 + number as usize % 3, number);
        let mut table = made.start(0);
        let stop = 40 * (number as u32 - 8);
        play_until(&mut table, &mut SplitMix(number), 0, |t| t.tape().last() > stop);
        let again = made.restore(&table, 0);
        for viewer in seats(&table).into_iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
            for since in [0, table.version(viewer) / 2, table.version(viewer)] {
                let json = |t: &crate::support::RaceTable| {
                    serde_json::to_string(&t.show(viewer, since)).expect("JSON")
                };
                assert_eq!(json(&table), json(&again), "{viewer:?}");
            }
        }
    }
}

#[test]
fn what_happened_since_my_last_turn_is_told() {
    let mut table = people(2, 5).start(0);
    let mut luck = SplitMix(5);
    play_until(&mut table, &mut luck, 0, |t| t.tape().last() > 60);
    let mine = see(&table, Seat(0)).mine.expect("a seat");
    let events = table.events(Viewer::Seat(Seat(0)), mine.last_acted);
    let all = table.events(Viewer::Seat(Seat(0)), 0);
    assert!(events.len() < all.len());
    assert_eq!(events, all[all.len() - events.len()..], "the end of the story");
}
