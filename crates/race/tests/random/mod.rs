//! Random play for the law tests.

use crate::support::action_list;
use game::{Events, Luck, Node, Outcomes, Seat, pick};
use race::{Action, Event, Outcome, Rules, State};

/// Room for the outcomes of a chance node.
pub fn outcome_list() -> Outcomes<Outcome> {
    Outcomes::new(game::Weighted { outcome: Outcome::Die(0), weight: 0 })
}

/// Something said: by a seat, or by luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// By a seat.
    Seat(Seat, Action),
    /// By luck.
    Luck(Outcome),
}

/// What a random player or luck says next; nothing when the race is over.
pub fn random_said(rules: &Rules, state: &State, luck: &mut impl Luck) -> Option<Said> {
    match state.node() {
        Node::Over => None,
        Node::Chance(_) => {
            let mut outcomes = outcome_list();
            state.outcomes(&mut outcomes);
            Some(Said::Luck(pick(&outcomes, luck)))
        }
        Node::Decide(seats) => {
            let k = luck.below(seats.len()) as usize;
            let seat = seats.iter().nth(k).expect("somebody is asked");
            let mut actions = action_list();
            state.legal(rules, seat, &mut actions);
            assert!(!actions.is_empty(), "{seat:?} is asked and can say nothing");
            Some(Said::Seat(seat, actions[luck.below(actions.len() as u32) as usize]))
        }
    }
}

/// Says it.
pub fn say(rules: &Rules, state: &mut State, said: Said, events: &mut impl Events<Event>) {
    match said {
        Said::Seat(seat, action) => state
            .act(rules, seat, action, events)
            .unwrap_or_else(|why| panic!("{seat:?} {action:?}: {why:?}")),
        Said::Luck(outcome) => assert!(state.settle(rules, outcome, events), "{outcome:?}"),
    }
}
