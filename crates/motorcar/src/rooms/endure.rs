//! Enduring predicaments (004:116; step 9, 004:164; M1, M11, M16): in turn order, for each predicament left,
//! its owner rolls the dice of his strain, adds its days to the highest, and loses that many days. Nobody
//! is helped by moving so.

use super::{Returned, Room};
use crate::engine::{Cx, Step};
use crate::event::{Event, Fact};
use crate::ids::Predicament;
use crate::outcome::{Chance, Dice, Outcome};
use game::Events;

/// Predicaments are being endured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Endure {
    /// The place in turn order that endures, from 0.
    pub(crate) place: u8,
    /// Dice rolled so far.
    pub(crate) rolled: u8,
    /// The highest of them; 0 before the first.
    pub(crate) highest: u8,
}

impl Endure {
    /// The first in turn order begins.
    pub fn new() -> Self {
        Endure { place: 0, rolled: 0, highest: 0 }
    }
}

impl Default for Endure {
    fn default() -> Self {
        Endure::new()
    }
}

impl Room for Endure {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        while let Some(seat) = cx.table.seat_at(cx.rules, self.place) {
            let (strain, numbers) = (cx.table.strain_of(seat), cx.table.strain(cx.rules, seat));
            let player = cx.table.player_mut(seat);
            let what = Predicament::ALL.into_iter().find(|&what| player.predicaments(what) > 0);
            let Some(what) = what else {
                self.place += 1;
                continue;
            };
            if self.rolled < numbers.dice {
                return Step::Roll(Chance::Die(Dice::Delay));
            }
            let die = self.highest;
            let days = numbers.predicament_days + die;
            player.resolve(what);
            player.day += u16::from(days);
            let day = player.day;
            cx.fact(Fact::Endured { seat, what, strain, die, days, day });
            (self.rolled, self.highest) = (0, 0);
        }
        Step::Done(Returned::Nothing)
    }
    fn outcome<E: Events<Event>>(&mut self, cx: &mut Cx<E>, outcome: Outcome) {
        let Outcome::Die(face) = outcome else { unreachable!("{outcome:?}") };
        if let Some(seat) = cx.table.seat_at(cx.rules, self.place) {
            cx.fact(Fact::Rolled { seat, dice: Dice::Delay, face });
        }
        self.highest = self.highest.max(face);
        self.rolled += 1;
    }
}
