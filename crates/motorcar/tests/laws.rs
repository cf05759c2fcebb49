//! Laws that hold in every state of every motorcar race (004): random games over player counts and both
//! ways to assess turn order. `LAWS_GAMES` sets how many games each table plays (`cargo xtask deep` plays
//! many more). What holds for every game is written in `testkit::laws`.

mod everywhere;
mod support;

use everywhere::{TABLES, in_every_state};
use game::{Luck, Node, Seat, SplitMix};
use motorcar::sources::Flick;
use motorcar::{Action, Event, Fact, MotorcarRace, Outcome, Predicament, Rules, State, Strain};
use support::rules;
use testkit::{games, laws, legal, outcomes, random_said, say};

#[test]
fn a_state_is_small_and_an_action_smaller() {
    assert!(size_of::<State>() <= 512, "State has {} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 8, "Action has {} bytes", size_of::<Action>());
    assert!(size_of::<Outcome>() <= 8, "Outcome has {} bytes", size_of::<Outcome>());
    println!("State {} bytes, Action {} bytes", size_of::<State>(), size_of::<Action>());
}

#[test]
fn no_token_is_ever_lost() {
    in_every_state(|rules, state, _| {
        let t = state.table();
        for seat in Seat::all(rules.seats) {
            let p = t.player(seat);
            assert_eq!(p.tokens + t.bag[seat.index()] + p.random, rules.strain_tokens(), "{seat:?}");
        }
        for unused in usize::from(rules.seats)..game::MAX_SEATS {
            assert_eq!(t.players[unused], Default::default());
            assert_eq!(t.bag[unused], 0);
        }
    });
}

/// Tiles that lie anywhere: at hand, pledged, or in the stacks of inflicted predicaments.
fn tiles(rules: &Rules, state: &State) -> i32 {
    let all = Seat::all(rules.seats).map(|seat| {
        let p = state.table().player(seat);
        i32::from(p.tiles) + i32::from(p.pledge.is_some()) + 2 * i32::from(p.inflicted)
    });
    all.sum()
}

/// What an event brings from the stock, or takes back to it.
fn from_stock(event: Event) -> i32 {
    match event {
        Event::Fact(Fact::ReceivedTiles { count, .. }) => count.into(),
        Event::Fact(Fact::PaidOff(_, n)) => -i32::from(n),
        Event::Fact(
            Fact::Helped { what: Predicament::Inflicted, .. }
            | Fact::CancelledFreely(_, Predicament::Inflicted)
            | Fact::Endured { what: Predicament::Inflicted, .. },
        ) => -2,
        _ => 0,
    }
}

#[test]
fn tiles_come_from_the_stock_and_go_back_to_it_in_the_open() {
    for (seats, flick) in TABLES {
        let rules = rules(seats, flick);
        for seed in 0..games() {
            let mut luck = SplitMix(seed);
            let mut state = State::new(&rules);
            let mut expected = i32::from(seats);
            assert_eq!(tiles(&rules, &state), expected, "one each at the start");
            while let Some(said) = random_said::<MotorcarRace>(&rules, &state, &mut luck) {
                let mut told = Vec::new();
                say(&rules, &mut state, said, &mut told);
                expected += told.into_iter().map(from_stock).sum::<i32>();
                assert_eq!(tiles(&rules, &state), expected, "{said:?}");
            }
        }
    }
}

#[test]
fn the_table_stays_in_order() {
    in_every_state(|rules, state, _| {
        let t = state.table();
        let mut order = t.order(rules).to_vec();
        order.sort();
        assert!(order.into_iter().eq(Seat::all(rules.seats)), "every seat has one place");
        assert!((1..=rules.rounds).contains(&t.round));
        let slowest = t.player(t.slowest(rules)).day;
        assert!(Seat::all(rules.seats).all(|seat| t.player(seat).day <= slowest));
        for seat in Seat::all(rules.seats) {
            assert_ne!(t.player(seat).pledge, Some(seat), "nobody pledges against himself");
        }
    });
}

#[test]
fn days_only_grow() {
    let mut before: Option<(u8, State)> = None;
    in_every_state(|rules, state, _| {
        let days = |state: &State| Seat::all(rules.seats).map(|s| state.table().player(s).day).sum::<u16>();
        if let Some((seats, last)) = before.filter(|(_, last)| last.node() != Node::Over) {
            assert_eq!(seats, rules.seats);
            assert!(days(state) >= days(&last));
            assert!(state.table().round >= last.table().round);
        }
        before = Some((rules.seats, *state));
    });
}

#[test]
fn somebody_can_always_speak_until_sixteen_rounds_are_over() {
    let (mut fullest, mut deepest) = (laws::Fullest::default(), 0);
    in_every_state(|rules, state, _| {
        laws::somebody_can_speak::<MotorcarRace>(rules, state, &mut fullest);
        deepest = deepest.max(state.frames().len());
        for seat in state.node().waiting().iter() {
            assert!(
                legal::<MotorcarRace>(rules, state, seat).len() > 1,
                "whoever has no choice is not asked"
            );
        }
        if state.node() == Node::Over {
            assert_eq!((state.table().round, rules.rounds), (16, 16));
        }
    });
    println!("{fullest:?}, deepest stack {deepest} of {}", motorcar::engine::MAX_DEPTH);
    assert!(fullest.actions * 2 <= game::MAX_ACTIONS, "{fullest:?}");
    assert_eq!(deepest, motorcar::engine::MAX_DEPTH, "no room of the book nests deeper");
}

/// Every action there is, possible or not.
fn all_actions(rules: &Rules) -> Vec<Action> {
    let mut all = vec![Action::Withdraw, Action::Done, Action::Decline];
    all.extend((0..=u8::MAX).flat_map(|n| [Action::Flick(n), Action::Pay(n)]));
    all.extend(Strain::ALL.map(Action::Strain));
    all.extend(Predicament::ALL.map(Action::Cancel));
    for seat in Seat::all(rules.seats) {
        all.extend([Action::Inflict(seat), Action::Pledge(seat), Action::Complete(seat)]);
        all.extend(Predicament::ALL.map(|what| Action::Help(seat, what)));
    }
    all
}

#[test]
fn what_is_not_offered_is_refused_with_a_reason_and_changes_nothing() {
    in_every_state(|rules, state, luck| {
        if luck.below(8) == 0 {
            laws::the_rest_is_refused::<MotorcarRace>(rules, state, &all_actions(rules), luck, 20);
        }
    });
}

#[test]
fn everything_offered_can_be_said_and_changes_something() {
    in_every_state(|rules, state, luck| {
        if luck.below(4) == 0 {
            laws::offers_can_be_said::<MotorcarRace>(rules, state);
        }
    });
}

#[test]
fn luck_brings_what_is_listed_and_nothing_else() {
    in_every_state(|rules, state, luck| {
        if luck.below(4) > 0 {
            return;
        }
        let listed = outcomes::<MotorcarRace>(rules, state);
        let dice = (0..=u8::MAX).map(Outcome::Die);
        let slips = (i8::MIN..=i8::MAX).map(Outcome::Slip);
        let seats = (0..=u8::MAX).flat_map(|n| [Outcome::Token(Seat(n)), Outcome::Lot(Seat(n))]);
        for outcome in dice.chain(slips).chain(seats) {
            let mut copy = *state;
            let happened = copy.settle(rules, outcome, &mut ());
            assert_eq!(happened, listed.iter().any(|o| o.outcome == outcome), "{outcome:?}");
            assert_eq!(happened, copy != *state, "{outcome:?}");
        }
    });
}

#[test]
fn positions_read_back_exactly() {
    in_every_state(|rules, state, luck| {
        if luck.below(2) == 0 {
            laws::position_reads_back::<MotorcarRace>(rules, state);
        }
    });
}

#[test]
fn actions_and_outcomes_read_back_exactly() {
    let rules = rules(6, Flick::Skill);
    laws::actions_read_back::<MotorcarRace>(&rules, &all_actions(&rules));
    in_every_state(|rules, state, _| laws::outcomes_read_back::<MotorcarRace>(rules, state));
}

#[test]
fn a_log_replays_to_the_same_state_and_events() {
    for (seats, flick) in TABLES {
        let rules = rules(seats, flick);
        (0..games()).for_each(|seed| laws::a_log_replays::<MotorcarRace>(&rules, seed));
    }
}

#[test]
fn the_order_of_simultaneous_answers_does_not_matter() {
    let mut tried = 0;
    in_every_state(|rules, state, luck| {
        tried += u32::from(laws::order_of_answers_does_not_matter::<MotorcarRace>(rules, state, luck));
    });
    assert!(tried > 100, "{tried} simultaneous questions");
}

#[test]
fn a_closed_hand_can_be_opened_again_until_all_are_shown() {
    let rules = rules(3, Flick::Luck);
    let mut luck = SplitMix(7);
    let mut state = State::new(&rules);
    while state.node().waiting().len() < 3 {
        let said = random_said::<MotorcarRace>(&rules, &state, &mut luck).expect("a round begins");
        say(&rules, &mut state, said, &mut ());
    }
    let before = state;
    let heavy = Action::Strain(Strain::Heavy);
    state.act(&rules, Seat(1), heavy, &mut ()).expect("a choice");
    assert!(state.act(&rules, Seat(1), heavy, &mut ()).is_err(), "chosen once");
    state.act(&rules, Seat(1), Action::Withdraw, &mut ()).expect("others still think");
    assert_eq!(state, before);
    for seat in [Seat(0), Seat(1), Seat(2)] {
        state.act(&rules, seat, heavy, &mut ()).expect("a choice");
    }
    assert!(state.act(&rules, Seat(1), Action::Withdraw, &mut ()).is_err(), "the hands are open");
}
