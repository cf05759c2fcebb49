//! What is shown: exactly the legal choices, numbers that come true, reasons for the rest.

use super::{CarTable, Made, choice, play_until, say, seats, see};
use ::motorcar::sources::Flick;
use game::{Seat, SplitMix, Viewer};
use session::kinds::ScorePart;
use session::motorcar::kinds::{
    MotorcarAsk as Ask, MotorcarChoiceKind as Kind, MotorcarFigure as Figure, MotorcarNumber as Number,
    MotorcarPhase as Phase, MotorcarReason, MotorcarRemedyKey, MotorcarStrain,
};
use session::motorcar::wire::MotorcarPlayer;
use std::collections::BTreeSet;

fn figure(player: &MotorcarPlayer, name: Figure) -> i32 {
    match name {
        Figure::Day => player.day.into(),
        Figure::Tiles => player.tiles.into(),
        Figure::Random => player.random.into(),
        Figure::Inflicted => player.inflicted.into(),
    }
}

#[test]
fn a_choice_without_luck_changes_exactly_the_numbers_it_promises() {
    let (mut tried, mut changed) = (0, BTreeSet::new());
    for number in 0..3 {
        let made = Made::new(3 + (number % 4) as u8, Flick::Luck, number);
        let mut table = made.start();
        let mut luck = SplitMix(number);
        while let Some((seat, text)) = choice(&table, &mut luck) {
            let shown = see(&table, seat);
            let asked_more = shown.question.as_ref().is_some_and(|question| question.phase != Phase::Strain);
            for offer in shown.choices.iter().filter(|offer| asked_more && offer.luck.is_none()) {
                let mut copy = made.restore(&table);
                say(&mut copy, seat, &offer.act).expect("offered");
                let after = see(&copy, seat).view;
                if after.turn != shown.view.turn || copy.is_over() {
                    continue;
                }
                for name in Figure::ALL.iter().copied() {
                    let promised = offer.changes.iter().find(|change| change.name == name);
                    let before = figure(&shown.view.players[seat.index()], name);
                    let now = figure(&after.players[seat.index()], name);
                    assert_eq!(promised.map_or(before, |change| change.after), now, "{name} of {offer:?}");
                    assert!(promised.is_none_or(|change| change.before == before && change.after != before));
                    changed.extend(promised.map(|_| (name, offer.kind)));
                }
                tried += 1;
            }
            say(&mut table, seat, &text).expect("legal");
        }
    }
    assert!(tried > 60, "{tried}");
    let expected = [(Figure::Tiles, Kind::Inflict), (Figure::Tiles, Kind::Help), (Figure::Random, Kind::Pay)];
    assert!(expected.iter().all(|pair| changed.contains(pair)), "{changed:?}");
}

#[test]
fn every_question_and_every_kind_of_choice_comes_with_what_its_words_mention() {
    let (mut asks, mut kinds) = (BTreeSet::new(), BTreeSet::new());
    for number in 0..4 {
        let mut table = Made::new(3 + (number % 4) as u8, Flick::Skill, number).start();
        let mut luck = SplitMix(number);
        while let Some((seat, text)) = choice(&table, &mut luck) {
            for seat in seats(&table) {
                let shown = see(&table, seat);
                let Some(question) = &shown.question else {
                    assert!(shown.choices.is_empty());
                    continue;
                };
                assert_eq!(question.phase, shown.view.phase);
                let has = |name: Number| question.numbers.contains_key(&name);
                assert!(match question.key {
                    Ask::Flick => has(Number::Length) && has(Number::MostPull),
                    Ask::Strain => question.target.stage.is_some() && has(Number::OfLeg),
                    Ask::ClosedHand => question.target.strain.is_some(),
                    Ask::Inflict => has(Number::Count) && has(Number::Tiles) && has(Number::Price),
                    Ask::Help => {
                        let meeting = shown.view.meeting.as_ref().expect("who met whom");
                        assert_eq!(
                            (Some(meeting.rival), meeting.helper),
                            (question.target.seat, seat.number())
                        );
                        has(Number::Earned) && has(Number::DelayMost) && question.target.strain.is_some()
                    }
                    Ask::Cancel => has(Number::Random) && has(Number::DelayLeast),
                    Ask::Pay => has(Number::Tiles) && has(Number::Random) && has(Number::DelayLeast),
                });
                asks.insert(question.key);
                kinds.extend(shown.choices.iter().map(|choice| choice.kind));
            }
            say(&mut table, seat, &text).expect("legal");
        }
    }
    assert_eq!((asks.len(), kinds.len()), (Ask::ALL.len(), Kind::ALL.len()), "{asks:?} {kinds:?}");
}

#[test]
fn why_not_agrees_with_the_choices_and_says_what_would_help() {
    let mut table = Made::new(4, Flick::Luck, 5).start();
    let mut luck = SplitMix(5);
    let words = [
        "flick 50",
        "strain heavy",
        "withdraw",
        "inflict 2",
        "pledge 3",
        "complete 4",
        "done",
        "help 1 random",
        "help 2 inflicted",
        "decline",
        "cancel random",
        "cancel inflicted",
        "pay 0",
        "pay 1",
        "pay 2",
    ];
    let mut reasons = BTreeSet::new();
    for _ in 0..250 {
        for seat in seats(&table) {
            let shown = see(&table, seat);
            for word in words {
                let why = table.why_not(seat, word).expect("notation");
                assert_eq!(
                    why.is_none(),
                    shown.choices.iter().any(|choice| choice.act == word),
                    "{word}: {why:?}"
                );
                let Some(why) = why else { continue };
                reasons.insert(why.reason);
                if why.reason == MotorcarReason::Tiles && shown.view.phase == Phase::Inflict {
                    assert!(!why.remedies.is_empty() && why.need > why.have, "{why:?}");
                }
                if why.reason == MotorcarReason::PledgeOpen {
                    assert_eq!(why.remedies[0].key, MotorcarRemedyKey::Complete);
                }
            }
        }
        let Some((seat, text)) = choice(&table, &mut luck) else { break };
        say(&mut table, seat, &text).expect("legal");
    }
    assert!(reasons.len() >= 8, "{reasons:?}");
}

#[test]
fn there_is_no_turn_order_before_the_first_flick() {
    let mut table = Made::new(3, Flick::Skill, 1).start();
    let view = table.show(Viewer::Spectator, 0).view;
    assert_eq!((view.order, view.drawer, view.slowest), (vec![], None, None));
    let flicked = |t: &CarTable| t.show(Viewer::Spectator, 0).view.phase == Phase::Strain;
    assert!(play_until(&mut table, &mut SplitMix(1), flicked));
    let view = table.show(Viewer::Spectator, 0).view;
    assert_eq!((view.order.len(), view.drawer), (3, view.order.last().copied()));
    // A later assessment leaves the tokens where they lie until the cars have slid.
    let again = |t: &CarTable| {
        let view = t.show(Viewer::Spectator, 0).view;
        view.turn == 5 && view.phase == Phase::Flick
    };
    assert!(play_until(&mut table, &mut SplitMix(1), again));
    assert_eq!(table.show(Viewer::Spectator, 0).view.order.len(), 3);
}

#[test]
fn the_strain_stays_in_sight_until_the_round_is_over() {
    let mut table = Made::new(3, Flick::Luck, 2).start();
    let mut luck = SplitMix(2);
    while let Some((seat, text)) = choice(&table, &mut luck) {
        let view = table.show(Viewer::Spectator, 0).view;
        let is_open = !matches!(view.phase, Phase::Flick | Phase::Strain | Phase::Over);
        assert!(view.players.iter().all(|player| player.strain.is_some() == is_open), "{:?}", view.phase);
        assert!(view.players.iter().all(|player| player.fifties + player.space == player.day));
        say(&mut table, seat, &text).expect("legal");
    }
}

#[test]
fn the_board_has_the_route_the_cars_and_the_tables_of_the_rules() {
    let made = Made::new(5, Flick::Skill, 1);
    let board = session::Presenter::board(&*made.presenter, &made.rules);
    assert_eq!((board.stages.len(), board.legs.len(), board.cars.len()), (16, 4, 5));
    let names = board.stages.iter().map(|stage| &stage.names);
    let names =
        names.chain(board.legs.iter().map(|leg| &leg.names)).chain(board.cars.iter().map(|car| &car.names));
    assert!(names.clone().all(|names| names.len() == 3 && names.values().all(|name| !name.is_empty())));
    assert_eq!(board.stages[15].names["nl"], "Parijs");
    let after: Vec<usize> = (1..=16).filter(|round| board.stages[round - 1].reassessed).collect();
    assert_eq!(after, [4, 8, 12]);
    let predicaments: Vec<u8> = board.legs.iter().map(|leg| leg.predicaments).collect();
    assert_eq!((predicaments, board.one_more, board.two_more), (vec![2, 3, 3, 4], 25, 40));
    let severe = &board.strains[2];
    assert_eq!((severe.strain, severe.tokens, severe.dice), (MotorcarStrain::Severe, 3, 3));
    assert_eq!((severe.stage.least, severe.stage.most), (8, 17));
    assert!((severe.predicament.mean - 11.975).abs() < 0.01, "{}", severe.predicament.mean);
}

#[test]
fn a_shared_win_is_two_first_places_and_days_come_before_tiles() {
    let made = Made::new(3, Flick::Luck, 9);
    let mut table = made.start();
    assert!(!play_until(&mut table, &mut SplitMix(9), |_| false));
    let position = game_position(&made, &table);
    let results = |days: [u16; 3], tiles: [u8; 3]| {
        let mut text = position.clone();
        for (i, (day, tile)) in days.iter().zip(tiles).enumerate() {
            let player = &table.show(Viewer::Spectator, 0).view.players[i];
            let old = format!("seat{}=day={},tiles={}", i + 1, player.day, player.tiles);
            text = text.replace(&old, &format!("seat{}=day={day},tiles={tile}", i + 1));
        }
        made.start_at(&text).info().results
    };
    let shared = results([240, 240, 250], [2, 2, 5]);
    assert_eq!(shared.iter().map(|result| result.place).collect::<Vec<_>>(), [1, 1, 3]);
    assert_eq!(shared[0].points, [(ScorePart::Total, 240), (ScorePart::Tiles, 2)]);
    let by_tiles = results([240, 240, 239], [2, 3, 0]);
    assert_eq!(by_tiles.iter().map(|result| result.place).collect::<Vec<_>>(), [3, 2, 1]);
}

fn game_position(made: &Made, table: &CarTable) -> String {
    ::motorcar::notation::write_position(&made.rules, table.tape().state())
}

#[test]
fn a_spectator_is_asked_nothing_and_sees_no_closed_hand() {
    let mut table = Made::new(3, Flick::Luck, 4).start();
    say(&mut table, Seat(0), "strain severe").expect("asked");
    let shown = table.show(Viewer::Spectator, 0);
    assert!(shown.choices.is_empty() && shown.question.is_none() && shown.mine.is_none());
    assert_eq!((shown.view.hand, shown.view.pull), (None, None));
    assert!(shown.view.players[0].decided && !shown.view.players[1].decided, "that it is closed lies open");
    assert_eq!(see(&table, Seat(0)).view.hand, Some(MotorcarStrain::Severe));
}
