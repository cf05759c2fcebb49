//! What is shown: exactly the legal choices, macros that do what they say, reasons for the rest.

use crate::support::{Made, act, choice, people, person, say, seats, see};
use game::{Seat, SplitMix, Viewer};
use session::games::race::RaceWish;
use session::race::kinds::{RaceChoiceKind, RaceFigure, RaceLuck, RaceMacroKind, RaceRoom, RaceWeather};
use session::race::wire;
use session::{Command, Refusal, Settings};

#[test]
fn macros_are_made_as_offered_and_bring_the_numbers_they_promise() {
    let made = people(2, 50);
    let mut table = made.start(0);
    let mut luck = SplitMix(50);
    let (mut tried, mut ridden) = (0, 0);
    for _ in 0..600 {
        let asked = seats(&table).into_iter().find_map(|s| Some((s, choice(&table, s, &mut luck)?)));
        let Some((seat, text)) = asked else { break };
        let shown = see(&table, seat);
        for offer in shown.macros.iter().take(3) {
            let mut copy = made.restore(&table, 0);
            let acts = Command::Acts { acts: offer.acts.clone() };
            copy.command(seat, Some(shown.version), &acts, 0).unwrap_or_else(|e| panic!("{offer:?}: {e}"));
            if offer.kind == RaceMacroKind::Ride {
                let fare = offer.changes.iter().find(|change| change.name == RaceFigure::Money);
                let me = &see(&copy, seat).view.players[seat.index()];
                assert!(fare.is_none_or(|change| change.after == me.money as i32), "{offer:?}");
                assert_eq!(Some(me.at), offer.target.space, "{offer:?}");
                ridden += 1;
            }
            // What luck says, or what is asked in between, may end a way elsewhere.
            if offer.luck.is_some() || offer.changes.is_empty() {
                continue;
            }
            let me = &see(&copy, seat).view.players[seat.index()];
            assert_eq!(Some(me.at), offer.target.space, "{offer:?}");
            let petrol = offer.changes.iter().find(|change| change.name == RaceFigure::Petrol);
            assert!(petrol.is_none_or(|change| change.after == i32::from(me.petrol[0])), "{offer:?}");
            tried += 1;
        }
        say(&mut table, seat, &text, 0).expect("legal");
        if let Some(due) = table.deadline() {
            table.tick(due);
        }
    }
    assert!(tried > 20 && ridden > 2, "{tried} drives, {ridden} rides");
}

#[test]
fn the_price_of_a_way_is_what_it_takes_in_any_weather() {
    let wish = RaceWish { modules: vec!["season:hard".into()], ..RaceWish::on("proving") };
    let holders = ["A", "B"].map(person).to_vec();
    let mut table = Made::wishing(&wish, holders, Settings::default(), 51).start(0);
    let mut luck = SplitMix(51);
    let (mut fair, mut foul) = (0, 0);
    for _ in 0..1500 {
        let asked = seats(&table).into_iter().find_map(|s| Some((s, choice(&table, s, &mut luck)?)));
        let Some((seat, text)) = asked else { break };
        let shown = see(&table, seat);
        let weather = shown.view.parts.and_then(|parts| parts.weather);
        for offer in shown.macros.iter().filter(|offer| offer.kind == RaceMacroKind::DriveTo) {
            let spent = offer.changes.iter().find(|change| change.name == RaceFigure::Petrol);
            let toll = offer.toll.unwrap_or_else(|| panic!("{offer:?} has no price"));
            // A first step that meets the unknown or a question has paid nothing yet.
            let Some(spent) = spent.map(|change| change.before - change.after) else {
                assert!(offer.acts.len() == 2 && offer.acts[0] == "drive", "{offer:?}");
                continue;
            };
            assert_eq!(toll.petrol as i32, spent, "{offer:?}");
            match weather {
                Some(RaceWeather::Petrol | RaceWeather::PetrolAndDamage) => foul += 1,
                _ => fair += 1,
            }
        }
        say(&mut table, seat, &text, 0).expect("legal");
        if let Some(due) = table.deadline() {
            table.tick(due);
        }
    }
    assert!(fair > 10 && foul > 10, "{fair} drives in fair weather, {foul} in foul");
}

#[test]
fn a_step_after_which_nothing_new_can_be_said_but_go_is_offered_with_its_go() {
    let made = people(2, 54);
    let mut table = made.start(0);
    let mut luck = SplitMix(54);
    let (mut paid, mut split, mut carded) = (0, 0, 0);
    for _ in 0..1500 {
        let asked = seats(&table).into_iter().find_map(|s| Some((s, choice(&table, s, &mut luck)?)));
        let Some((seat, text)) = asked else { break };
        let shown = see(&table, seat);
        for step in
            shown.choices.iter().filter(|choice| choice.kind == RaceChoiceKind::To && choice.luck.is_none())
        {
            let mut copy = made.restore(&table, 0);
            copy.command(seat, Some(shown.version), &act(&step.act), 0).expect("legal");
            let after = see(&copy, seat);
            let is_new = |act: &str| shown.choices.iter().all(|choice| choice.act != act);
            let goes = after.choices.iter().any(|choice| choice.act == "go");
            let only_go = goes && after.choices.iter().filter(|choice| is_new(&choice.act)).count() == 1;
            let with_go = [step.act.clone(), "go".into()];
            let offered = shown.macros.iter().find(|offer| offer.acts == with_go);
            assert_eq!(offered.is_some(), only_go, "{}: {:?}", step.act, after.choices);
            if let Some(offer) = offered {
                copy.command(seat, Some(after.version), &act("go"), 0).expect("legal");
                split += usize::from(
                    see(&copy, seat).question.is_some_and(|asked| asked.room == RaceRoom::Damage),
                );
                assert!(offer.changes.iter().all(|change| change.name != RaceFigure::Money), "{offer:?}");
                paid += 1;
                carded += usize::from(after.choices.len() > 1);
            }
        }
        say(&mut table, seat, &text, 0).expect("legal");
        if let Some(due) = table.deadline() {
            table.tick(due);
        }
    }
    assert!(
        paid > 0 && split > 0 && carded > 0,
        "{paid} paid at once, {split} of them then split, {carded} with a card that can be played at any time"
    );
}

#[test]
fn what_would_come_to_nothing_is_marked_and_nothing_else() {
    let made = people(2, 53);
    let mut table = made.start(0);
    let mut luck = SplitMix(53);
    let (mut seen, mut cans) = ([0, 0], 0);
    for _ in 0..1500 {
        let asked = seats(&table).into_iter().find_map(|s| Some((s, choice(&table, s, &mut luck)?)));
        let Some((seat, text)) = asked else { break };
        let shown = see(&table, seat);
        for offer in shown.choices.iter().filter(|offer| ["drive", "repair"].contains(&offer.act.as_str())) {
            let mut copy = made.restore(&table, 0);
            let before = see(&copy, seat).view.players[seat.index()].clone();
            say(&mut copy, seat, &offer.act, 0).expect("offered");
            let after = see(&copy, seat);
            // Petrol can be played in a repair, but mends nothing.
            let useless = |next: &wire::RaceChoice| offer.act == "repair" && next.act == "play jerrycan";
            let goes_on = after.question.as_ref().is_some_and(|question| question.room.slug() == offer.act)
                && after.choices.iter().any(|next| next.act != "done" && !useless(next));
            cans += usize::from(!goes_on && after.choices.iter().any(useless));
            assert_eq!(offer.idle.is_none(), goes_on, "{offer:?}");
            if offer.idle.is_some() {
                let now = &after.view.players[seat.index()];
                // Money may come all the same: with the last assistant the turn is over, and its bonus is paid.
                let numbers = |of: &wire::Dashboard| (of.petrol, of.engine, of.chassis, of.at);
                assert_eq!(numbers(&before), numbers(now), "{offer:?}");
            }
            seen[usize::from(offer.idle.is_some())] += 1;
        }
        say(&mut table, seat, &text, 0).expect("legal");
        if let Some(due) = table.deadline() {
            table.tick(due);
        }
    }
    assert!(seen.iter().all(|&times| times > 10) && cans > 0, "{seen:?}, {cans} with a Jerrycan");
}

#[test]
fn a_sequence_is_made_as_a_whole_or_not_at_all() {
    let mut table = people(2, 51).start(0);
    let mut luck = SplitMix(51);
    let seat = seats(&table).into_iter().find(|s| !see(&table, *s).choices.is_empty()).expect("asked");
    let text = choice(&table, seat, &mut luck).expect("asked");
    let (records, version) = (table.tape().last(), table.version(Viewer::Seat(seat)));
    let acts = Command::Acts { acts: vec![text, "pass".into()] };
    let refused = table.command(seat, Some(version), &acts, 0);
    assert!(matches!(refused, Err(Refusal::Sequence { number: 2 })), "{refused:?}");
    assert_eq!(table.tape().last(), records, "nothing was done");
    let none = table.command(seat, Some(version), &Command::Acts { acts: vec![] }, 0);
    assert!(matches!(none, Err(Refusal::Invalid(_))));
}

#[test]
fn why_not_agrees_with_the_choices() {
    let mut table = people(2, 52).start(0);
    let mut luck = SplitMix(52);
    let words =
        ["pass", "fund", "drive", "explore", "go", "back", "done", "let", "withdraw", "buy 3", "repair"];
    for _ in 0..150 {
        for seat in seats(&table) {
            let shown = see(&table, seat);
            for word in words {
                let why = table.why_not(seat, word).expect("notation");
                let canonical = if word == "buy 3" { "buy petrol 3" } else { word };
                let offered = shown.choices.iter().any(|choice| choice.act == canonical);
                assert_eq!(why.is_none(), offered, "{word}: {why:?}");
            }
        }
        let asked = seats(&table).into_iter().find_map(|s| Some((s, choice(&table, s, &mut luck)?)));
        let Some((seat, text)) = asked else { break };
        say(&mut table, seat, &text, 0).expect("legal");
        if let Some(due) = table.deadline() {
            table.tick(due);
        }
    }
    assert!(matches!(table.why_not(Seat(0), "jump"), Err(Refusal::Notation(_))));
    assert_eq!(table.why_not(Seat(7), "pass"), Err(Refusal::NoSuchSeat));
    let version = table.version(Viewer::Seat(Seat(0)));
    let refused = table.command(Seat(0), Some(version), &act("jump"), 0);
    assert!(matches!(refused, Err(Refusal::Notation(_) | Refusal::Stale)));
}

#[test]
fn a_spectator_is_offered_nothing_and_sees_no_hand() {
    let mut table = people(2, 53).start(0);
    crate::support::play_until(&mut table, &mut SplitMix(53), 0, |t| t.tape().last() > 50);
    let shown = table.show(Viewer::Spectator, 0);
    assert!(shown.choices.is_empty() && shown.macros.is_empty() && shown.mine.is_none());
    assert_eq!((shown.view.hand, shown.view.plan, shown.undo), (None, None, None));
    assert!(shown.table.seed.is_none());
}

#[test]
fn a_turn_offers_every_first_step_of_a_drive_the_unknown_and_cities_too() {
    let made = people(2, 55);
    let mut table = made.start(0);
    let mut luck = SplitMix(55);
    let (mut blind, mut cities, mut far) = (0, 0, 0);
    for _ in 0..500 {
        let asked = seats(&table).into_iter().find_map(|s| Some((s, choice(&table, s, &mut luck)?)));
        let Some((seat, text)) = asked else { break };
        let shown = see(&table, seat);
        let drives = shown.choices.iter().any(|choice| choice.act == "drive");
        if drives && shown.question.is_some_and(|question| question.room == RaceRoom::Sequence) {
            let mut copy = made.restore(&table, 0);
            copy.command(seat, Some(shown.version), &act("drive"), 0).expect("legal");
            let steps = see(&copy, seat).choices;
            for step in steps.iter().filter(|choice| choice.kind == RaceChoiceKind::To) {
                let offered = shown.macros.iter().find(|offer| offer.target.space == step.target.space);
                let offered = offered.unwrap_or_else(|| panic!("{} is not offered", step.act));
                assert_eq!(offered.acts[..2], ["drive".to_owned(), step.act.clone()]);
                assert_eq!(offered.luck, step.luck, "{offered:?}");
                blind += usize::from(step.luck == Some(RaceLuck::Tile));
                cities += usize::from(step.luck == Some(RaceLuck::Card));
            }
            far += shown.macros.iter().filter(|one| one.luck.is_some() && one.acts.len() > 2).count();
        }
        say(&mut table, seat, &text, 0).expect("legal");
        if let Some(due) = table.deadline() {
            table.tick(due);
        }
    }
    assert!(blind > 20 && cities > 2 && far > 0, "{blind} unknown, {cities} cities, {far} farther away");
}

#[test]
fn in_a_sequence_a_step_is_explained_as_the_drive_it_means() {
    let mut table = people(2, 53).start(0);
    let mut luck = SplitMix(53);
    let (mut possible, mut refused) = (0, 0);
    for _ in 0..400 {
        let asked = seats(&table).into_iter().find_map(|s| Some((s, choice(&table, s, &mut luck)?)));
        let Some((seat, text)) = asked else { break };
        let shown = see(&table, seat);
        if shown.question.is_some_and(|question| question.room == RaceRoom::Sequence) {
            let steps = shown.macros.iter().filter(|one| one.acts.len() == 2);
            for step in steps {
                assert_eq!(table.why_not(seat, &step.acts[1]), Ok(None), "{:?}", step.acts);
                let said = say(&mut table, seat, &step.acts[1], 0);
                assert!(matches!(said, Err(Refusal::Rules(_))), "explained is not allowed: {said:?}");
                possible += 1;
            }
            if !shown.choices.iter().any(|choice| choice.act == "drive") {
                let space = table.rules().names.spaces[0].clone();
                let why = table.why_not(seat, &format!("to {space}")).expect("notation").expect("no drive");
                let drive = table.why_not(seat, "drive").expect("notation").expect("no drive");
                assert_eq!(why, drive);
                refused += 1;
            }
        }
        say(&mut table, seat, &text, 0).expect("legal");
        if let Some(due) = table.deadline() {
            table.tick(due);
        }
    }
    assert!(possible > 0 && refused > 0, "{possible} steps, {refused} refusals");
}
