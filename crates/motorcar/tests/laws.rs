//! Laws that hold in every state of every motorcar race (004): random games over player counts and both
//! ways to assess turn order. `LAWS_GAMES` sets how many games each table plays (`cargo xtask deep` plays
//! many more).

mod random;
mod support;

use game::{Game, Luck, Node, Seat, SplitMix};
use motorcar::notation::{
    read_action, read_outcome, read_position, write_action, write_outcome, write_position,
};
use motorcar::sources::Flick;
use motorcar::{Action, Event, Fact, MotorcarRace, Outcome, Predicament, Rules, State, Strain};
use random::{Said, action_list, outcome_list, random_said, say};
use support::rules;

const TABLES: [(u8, Flick); 5] =
    [(3, Flick::Skill), (4, Flick::Skill), (4, Flick::Luck), (5, Flick::Luck), (6, Flick::Skill)];

fn games() -> u64 {
    std::env::var("LAWS_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(6)
}

/// Plays random games everywhere and shows every state to `law`.
fn in_every_state(mut law: impl FnMut(&Rules, &State, &mut SplitMix)) {
    for (seats, flick) in TABLES {
        let rules = rules(seats, flick);
        for seed in 0..games() {
            let mut luck = SplitMix(seed * 1000 + u64::from(seats));
            let mut state = State::new(&rules);
            law(&rules, &state, &mut luck);
            while let Some(said) = random_said(&rules, &state, &mut luck) {
                say(&rules, &mut state, said, &mut ());
                law(&rules, &state, &mut luck);
            }
        }
    }
}

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
        Event::Fact(Fact::ReceivedTiles(_, n)) => n.into(),
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
            while let Some(said) = random_said(&rules, &state, &mut luck) {
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
    let (mut longest_list, mut most_outcomes, mut deepest) = (0, 0, 0);
    in_every_state(|rules, state, _| {
        deepest = deepest.max(state.frames().len());
        let mut outcomes = outcome_list();
        state.outcomes(rules, &mut outcomes);
        most_outcomes = most_outcomes.max(outcomes.len());
        let mut actions = action_list();
        match state.node() {
            Node::Decide(seats) => {
                assert!(!seats.is_empty() && outcomes.is_empty());
                for seat in seats.iter() {
                    state.legal(rules, seat, &mut actions);
                    assert!(actions.len() > 1, "who has no choice is not asked");
                    longest_list = longest_list.max(actions.len());
                }
            }
            Node::Chance(_) => assert!(outcomes.iter().all(|o| o.weight > 0) && !outcomes.is_empty()),
            Node::Over => {
                for seat in Seat::all(rules.seats) {
                    state.legal(rules, seat, &mut actions);
                    assert!(actions.is_empty() && outcomes.is_empty());
                }
                assert_eq!((state.table().round, rules.rounds), (16, 16));
                let places = MotorcarRace::ranking(rules, state);
                assert!(places.contains(&1), "somebody has won");
            }
        }
    });
    let depth = motorcar::engine::MAX_DEPTH;
    println!(
        "longest list {longest_list} of 256, {most_outcomes} outcomes of 32, stack {deepest} of {depth}"
    );
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
        if luck.below(8) > 0 {
            return;
        }
        let universe = all_actions(rules);
        for seat in Seat::all(rules.seats) {
            let mut offered = action_list();
            state.legal(rules, seat, &mut offered);
            for action in offered.iter() {
                assert!(universe.contains(action), "{action:?} is missing in the universe of this test");
            }
            for &action in &universe {
                let possible = state.why_not(rules, seat, action).is_ok();
                assert_eq!(possible, offered.contains(&action), "{seat:?} {action:?} in {:?}", state.top());
                if !possible && luck.below(20) == 0 {
                    let mut copy = *state;
                    let mut told = Vec::new();
                    assert!(copy.act(rules, seat, action, &mut told).is_err());
                    assert!(copy == *state && told.is_empty());
                }
            }
        }
    });
}

#[test]
fn everything_offered_can_be_said_and_changes_something() {
    in_every_state(|rules, state, luck| {
        if luck.below(4) > 0 {
            return;
        }
        for seat in Seat::all(rules.seats) {
            let mut offered = action_list();
            state.legal(rules, seat, &mut offered);
            for (i, &action) in offered.iter().enumerate() {
                assert!(!offered[..i].contains(&action), "{action:?} is offered twice");
                let (mut checked, mut unchecked) = (*state, *state);
                checked.act(rules, seat, action, &mut ()).expect("offered");
                unchecked.act_unchecked(rules, seat, action, &mut ());
                assert_eq!(checked, unchecked);
                assert_ne!(checked, *state, "{action:?} changes something");
            }
        }
    });
}

#[test]
fn luck_brings_what_is_listed_and_nothing_else() {
    in_every_state(|rules, state, luck| {
        if luck.below(4) > 0 {
            return;
        }
        let mut listed = outcome_list();
        state.outcomes(rules, &mut listed);
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
            let line = write_position(rules, state);
            assert!(!line.contains('\n'));
            let back = read_position(rules, &line).unwrap_or_else(|e| panic!("{e}: {line}"));
            assert_eq!(back, *state, "{line}");
        }
    });
}

#[test]
fn actions_and_outcomes_read_back_exactly() {
    let rules = rules(6, Flick::Skill);
    for action in all_actions(&rules) {
        let line = write_action(&rules, action);
        assert_eq!(read_action(&rules, &line), Ok(action), "{line}");
    }
    in_every_state(|rules, state, _| {
        let mut outcomes = outcome_list();
        state.outcomes(rules, &mut outcomes);
        for o in outcomes.iter() {
            let line = write_outcome(rules, o.outcome);
            assert_eq!(read_outcome(rules, &line), Ok(o.outcome), "{line}");
        }
    });
}

#[test]
fn a_log_replays_to_the_same_state_and_events() {
    for (seats, flick) in TABLES {
        let rules = rules(seats, flick);
        for seed in 0..games() {
            let mut luck = SplitMix(seed);
            let (mut state, mut log, mut told) = (State::new(&rules), Vec::new(), Vec::new());
            while let Some(said) = random_said(&rules, &state, &mut luck) {
                say(&rules, &mut state, said, &mut told);
                log.push(said);
            }
            let (mut again, mut told_again) = (State::new(&rules), Vec::new());
            log.iter().for_each(|&said| say(&rules, &mut again, said, &mut told_again));
            assert_eq!((state, told), (again, told_again));
        }
    }
}

#[test]
fn the_order_of_simultaneous_answers_does_not_matter() {
    let mut tried = 0;
    in_every_state(|rules, state, luck| {
        let waiting = state.node().waiting();
        if waiting.len() < 2 {
            return;
        }
        let mut said = Vec::new();
        for seat in waiting.iter() {
            let mut offered = action_list();
            state.legal(rules, seat, &mut offered);
            said.push(Said::Seat(seat, offered[luck.below(offered.len() as u32) as usize]));
        }
        let play = |order: &mut dyn Iterator<Item = &Said>| {
            let mut copy = *state;
            order.for_each(|&said| say(rules, &mut copy, said, &mut ()));
            copy
        };
        assert_eq!(play(&mut said.iter()), play(&mut said.iter().rev()));
        tried += 1;
    });
    assert!(tried > 100, "{tried} simultaneous questions");
}

#[test]
fn a_closed_hand_can_be_opened_again_until_all_are_shown() {
    let rules = rules(3, Flick::Luck);
    let mut luck = SplitMix(7);
    let mut state = State::new(&rules);
    while state.node().waiting().len() < 3 {
        let said = random_said(&rules, &state, &mut luck).expect("a round begins");
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
