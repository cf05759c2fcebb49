//! What modules add to what is shown: the gate before a drive leaves a city, what a line costs behind it, where the patron
//! comes to, and what a leader brings.

use crate::support::{Made, RaceShown, person, say, seats, see};
use game::{Luck, SplitMix};
use session::Settings;
use session::games::race::{RaceLeaders, RaceWish};
use session::race::kinds::{RaceAsk, RaceChoiceKind, RaceFigure, RaceNumber};

/// Random races with these modules: what the asked seat is shown, what it says, and a look at what it is shown then.
fn races(wish: &RaceWish, mut law: impl FnMut(&RaceShown, &str, &dyn Fn() -> RaceShown)) {
    for number in 0..3 {
        let holders = ["A", "B", "C"].map(person).to_vec();
        let mut table = Made::wishing(wish, holders, Settings::default(), 60 + number).start(0);
        let mut luck = SplitMix(60 + number);
        for _ in 0..600 {
            let asked = seats(&table).into_iter().map(|seat| (seat, see(&table, seat)));
            let mut said = asked.filter_map(|(seat, shown)| {
                let acts: Vec<&str> = shown.choices.iter().map(|choice| choice.act.as_str()).collect();
                let acts: Vec<&str> = acts.into_iter().filter(|act| *act != "withdraw").collect();
                let text = acts.get(luck.below(acts.len().max(1) as u32) as usize)?.to_string();
                Some((seat, shown, text))
            });
            let Some((seat, shown, text)) = said.next() else { break };
            say(&mut table, seat, &text, 0).expect("legal");
            law(&shown, &text, &|| see(&table, seat));
            if let Some(due) = table.deadline() {
                table.tick(due);
            }
        }
    }
}
fn with(modules: &[&str]) -> RaceWish {
    RaceWish { modules: modules.iter().map(ToString::to_string).collect(), ..RaceWish::on("proving") }
}

#[test]
fn r108_a_gate_is_told_before_the_drive_and_a_line_behind_it_says_what_it_costs() {
    let (mut told, mut rides, mut without) = (0, 0, 0);
    races(&with(&["diplomacy"]), |shown, _, _| {
        let Some(question) = shown.question.as_ref().filter(|asked| asked.key == RaceAsk::Drive) else {
            return;
        };
        let level = question.numbers.iter().find(|(name, _)| *name == RaceNumber::Levels);
        assert_eq!(level.is_some(), question.target.colour.is_some());
        if level.is_none() {
            return without += 1;
        }
        told += 1;
        assert!(question.numbers.contains(&(RaceNumber::Francs, 20)), "{question:?}");
        for ride in shown.choices.iter().filter(|choice| choice.kind == RaceChoiceKind::Ride) {
            let cost =
                |name| ride.changes.iter().find(|one| one.name == name).map(|one| one.before - one.after);
            assert_eq!(cost(RaceFigure::Petrol), Some(1), "{ride:?}");
            let cards = ride.target.amount.unwrap_or_default();
            assert!(cards > 0 || cost(RaceFigure::Money).is_some_and(|francs| francs >= 50), "{ride:?}");
            rides += 1;
        }
    });
    assert!(
        told > 5 && rides > 0 && without > 5,
        "{told} gates, {rides} lines, {without} drives without a gate"
    );
}

#[test]
fn r110_the_patron_comes_to_where_it_was_told_to_come() {
    let mut moved = 0;
    races(&with(&["patronage"]), |before, text, after| {
        if text == "fund" {
            let after = after();
            let (Some(then), Some(now)) = (&before.view.parts, &after.view.parts) else { return };
            let seat = usize::from(before.viewer.expect("a seat")) - 1;
            assert_eq!(then.patrons_next[seat], now.patrons[seat]);
            moved += u32::from(now.patrons[seat] > then.patrons[seat] + 1);
        }
    });
    assert!(moved > 5, "{moved} patrons went more than one space");
}

#[test]
fn what_paddock_pays_is_nothing_that_a_leader_brings() {
    let wish = RaceWish { leaders: Some(RaceLeaders::Draft), ..with(&["paddock:free"]) };
    let mut drafted = 0;
    races(&wish, |shown, _, _| {
        if shown.question.as_ref().is_some_and(|asked| asked.key == RaceAsk::Leader) {
            let francs = |choice: &_| {
                let session::race::wire::RaceChoice { changes, .. } = choice;
                changes.iter().any(|change| change.name == RaceFigure::Money)
            };
            assert!(!shown.choices.iter().any(francs), "{:?}", shown.choices);
            drafted += 1;
        }
    });
    assert!(drafted >= 6, "{drafted} leaders were chosen");
}
