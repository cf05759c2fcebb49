//! What stands around a room in a position that was read from text. With it every room says, in its own
//! file, whether it could stand there in a real race (`Room::fits`).

use super::{Counter, Frame};
use crate::cards::Effect;
use crate::modules::{Cursor, hooks};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::{Seat, SeatSet};

/// What stands around a room.
#[derive(Clone, Copy, Debug)]
pub struct Around<'a> {
    /// What is fixed.
    pub(crate) rules: &'a Rules,
    /// What lies on the table.
    pub(crate) table: &'a Tabletop,
    /// The room that this one waits for; none if it asks or awaits luck itself.
    pub(crate) inner: Option<&'a Frame>,
}

impl Around<'_> {
    /// Is it this seat's sequence?
    pub(crate) fn is_active(&self, seat: Seat) -> bool {
        self.table.active() == Some(seat)
    }
    /// What the card being resolved does.
    pub(crate) fn card_in_play(&self) -> Option<Effect> {
        self.table.in_play().map(|card| self.rules.card(card).effect)
    }
    /// Are those of the targets who might counter asked, and nobody else?
    pub(crate) fn lets_counter(&self, targets: SeatSet) -> bool {
        let counter =
            self.table.active().and_then(|seat| Counter::if_needed(self.rules, self.table, seat, targets));
        self.inner.is_some() && self.inner == counter.as_ref()
    }
    /// Does a room stand inside that the module before the cursor opens?
    pub(crate) fn asks_module(&self, cursor: Cursor) -> bool {
        let module = self.rules.modules.behind(cursor);
        module
            .zip(self.inner)
            .is_some_and(|(module, room)| hooks::opens(self.rules, self.table, module, room))
    }
    /// Does a room stand inside that some module in play opens?
    pub(crate) fn is_opened_by_a_module(&self) -> bool {
        let mut modules = self.rules.modules.after(Cursor::START);
        self.inner
            .is_some_and(|room| modules.any(|(module, _)| hooks::opens(self.rules, self.table, module, room)))
    }
    /// Does this seat discard down to its hand limit?
    pub(crate) fn limits_hand(&self, seat: Seat) -> bool {
        matches!(self.inner, Some(Frame::HandLimit(room)) if room.seat == seat)
    }
    /// Cards are drawn to a hand or, where some are given up again, before one's eyes; then comes the
    /// hand limit.
    pub(crate) fn draws(&self, seat: Seat, draw: u8, keep: Option<u8>) -> bool {
        match (self.inner, keep) {
            (Some(Frame::DrawCards(room)), None) => room.comes_from(seat, draw),
            (Some(Frame::KeepCards(room)), Some(keep)) => room.comes_from(self.table, seat, draw, keep),
            _ => self.limits_hand(seat),
        }
    }
}
