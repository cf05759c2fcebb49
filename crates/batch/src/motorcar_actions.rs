//! The numbers of actions of The Great Motorcar Race: one block for each kind, in the order below.

use game::Seat;
use motorcar::{Action, Predicament, Rules, Strain};
use std::collections::HashMap;

/// The most predicaments that are paid off at once.
const PAY: u8 = 32;

/// Every action by its number, and back.
#[derive(Debug)]
pub struct MotorcarActions {
    all: Vec<Option<Action>>,
    numbers: HashMap<Action, usize>,
}

impl MotorcarActions {
    pub(crate) fn new(rules: &Rules) -> Self {
        let seats = || Seat::all(rules.seats);
        let mut all = vec![Action::Done, Action::Withdraw, Action::Decline];
        all.extend(Strain::ALL.map(Action::Strain));
        all.extend(Predicament::ALL.map(Action::Cancel));
        all.extend((0..=PAY).map(Action::Pay));
        all.extend(seats().map(Action::Inflict));
        all.extend(seats().map(Action::Pledge));
        all.extend(seats().map(Action::Complete));
        all.extend(seats().flat_map(|seat| Predicament::ALL.map(|what| Action::Help(seat, what))));
        all.extend((0..=motorcar::rules::MAX_PULL).map(Action::Flick));
        let numbers = all.iter().copied().zip(1..).collect();
        let all = [None].into_iter().chain(all.into_iter().map(Some)).collect();
        MotorcarActions { all, numbers }
    }
    pub(crate) fn count(&self) -> usize {
        self.all.len()
    }
    pub(crate) fn action(&self, number: usize) -> Option<Action> {
        self.all.get(number).copied().flatten()
    }
    pub(crate) fn number(&self, action: Action) -> Option<usize> {
        self.numbers.get(&action).copied()
    }
}
