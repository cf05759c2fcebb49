//! Determining the number of predicaments (004:61; M1-M5): each player rolls a predicament die; the leg
//! and the total say how many random predicaments come, never more than there are tokens in the bag.

use super::{Returned, Room};
use crate::engine::{Cx, Step};
use crate::event::{Event, Fact};
use crate::outcome::{Chance, Dice, Outcome};
use game::Events;

/// Predicament dice are being rolled, in turn order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PredicamentDice {
    /// Dice rolled: the next is the die of the player at this place of the turn order.
    pub(crate) rolled: u8,
    /// What they show together.
    pub(crate) total: u8,
}

impl PredicamentDice {
    /// Nobody has rolled yet.
    pub fn new() -> Self {
        PredicamentDice { rolled: 0, total: 0 }
    }
}

impl Default for PredicamentDice {
    fn default() -> Self {
        PredicamentDice::new()
    }
}

impl Room for PredicamentDice {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        if self.rolled < cx.rules.seats {
            return Step::Roll(Chance::Die(Dice::Predicaments));
        }
        let of_leg = cx.rules.predicaments(cx.table.round);
        let more = cx.rules.additional_predicaments(self.total);
        let predicaments = (of_leg + more).min(cx.table.tokens_in_bag()); // M4
        cx.fact(Fact::PredicamentsCounted { total: self.total, of_leg, more, predicaments });
        Step::Done(Returned::Predicaments(predicaments))
    }
    fn outcome<E: Events<Event>>(&mut self, cx: &mut Cx<E>, outcome: Outcome) {
        let Outcome::Die(face) = outcome else { unreachable!("{outcome:?}") };
        if let Some(seat) = cx.table.seat_at(cx.rules, self.rolled) {
            cx.fact(Fact::PredicamentDie(seat, face));
        }
        self.rolled += 1;
        self.total += face;
    }
}
