//! Determining passage of time (004:92; step 7, 004:153; M1, M18): in turn order each player rolls the dice
//! of his strain, adds its days to the lowest, moves on the time track, and may help those he met before
//! the next player rolls.

use super::{Help, Returned, Room};
use crate::engine::{Cx, Step};
use crate::event::{Event, Fact};
use crate::outcome::{Chance, Dice, Outcome};
use game::Events;

/// Cars drive to the stage's destination.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Travel {
    /// The place in turn order that rolls, from 0.
    pub(crate) place: u8,
    /// Dice rolled so far.
    pub(crate) rolled: u8,
    /// The lowest of them; 0 before the first.
    pub(crate) lowest: u8,
}

impl Travel {
    /// The first in turn order begins.
    pub fn new() -> Self {
        Travel { place: 0, rolled: 0, lowest: 0 }
    }
}

impl Default for Travel {
    fn default() -> Self {
        Travel::new()
    }
}

impl Room for Travel {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        while let Some(seat) = cx.table.seat_at(cx.rules, self.place) {
            let numbers = cx.table.strain(cx.rules, seat);
            if self.rolled < numbers.dice {
                return Step::Roll(Chance::Die(Dice::Stage));
            }
            let (strain, die) = (cx.table.strain_of(seat), self.lowest);
            let days = numbers.stage_days + die;
            let player = cx.table.player_mut(seat);
            let from = player.day;
            player.day += u16::from(days);
            let day = player.day;
            cx.fact(Fact::Travelled { seat, strain, die, days, day });
            *self = Travel { place: self.place + 1, rolled: 0, lowest: 0 };
            if let Some(help) = Help::if_needed(cx.table, seat, from) {
                return Step::Call(help);
            }
        }
        Step::Done(Returned::Nothing)
    }
    fn outcome<E: Events<Event>>(&mut self, cx: &mut Cx<E>, outcome: Outcome) {
        let Outcome::Die(face) = outcome else { unreachable!("{outcome:?}") };
        if let Some(seat) = cx.table.seat_at(cx.rules, self.place) {
            cx.fact(Fact::Rolled { seat, dice: Dice::Stage, face });
        }
        self.lowest = if self.rolled == 0 { face } else { self.lowest.min(face) };
        self.rolled += 1;
    }
}
