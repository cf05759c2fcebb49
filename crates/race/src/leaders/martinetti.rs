//! Martinetti (001:780; R77-R79): once a turn, in the card step, a whole REPAIRMAN action.

use crate::engine::{Cx, Offers};
use crate::event::Event;
use crate::modules::hooks::Taken;
use crate::modules::spoken;
use crate::rooms::{Frame, Repair};
use crate::tabletop::Tabletop;
use game::{Events, Seat};

spoken!(
    /// What Martinetti's player may say.
    Leaders(Martinetti) = "martinetti" {
        /// Repair without an assistant.
        Repair = "repair": takes,
    }
);

pub(super) fn offer_card_step(table: &Tabletop, seat: Seat, out: &mut impl Offers) {
    out.offer(Act::Repair.said(), table.parts.leaders.can_use(seat));
}

pub(super) fn take<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat) -> Taken {
    cx.table.parts.leaders.spend(seat);
    Taken { room: Some(Repair::new(seat).into()), ..Taken::default() }
}

pub(super) fn opens(seat: Seat, room: &Frame) -> bool {
    matches!(room, Frame::Repair(room) if room.comes_from(seat))
}
