//! What modules bring to a race and the base game does not know: their acts, what their cards do, their rooms. The points
//! where they speak stand in `hooks.rs`, which hands this on.

use super::{Act, Module, paddock, patronage, postal, season, village};
#[cfg(feature = "toys")]
use super::{echo, probe};
use crate::cards::Brought;
use crate::engine::Cx;
use crate::event::Event;
use crate::leaders;
use crate::rooms::{Around, Drive, Frame};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::{Events, Seat};

/// Carries out an act that was offered at one of the points of `hooks.rs`.
pub fn take<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, act: Act) -> Taken {
    match act {
        Act::Leaders(act) => leaders::take(cx, seat, act),
        Act::Paddock(act) => unreachable!("{act:?} is said in rooms of its own"),
        Act::Postal(act) => postal::take(cx, seat, act),
        Act::Diplomacy(act) => unreachable!("{act:?} is said in rooms of its own"),
        Act::Patronage(act) => patronage::take(cx, seat, act),
        #[cfg(feature = "toys")]
        Act::Probe(act) => probe::take(cx, seat, act),
        #[cfg(feature = "toys")]
        Act::Echo(act) => echo::take(act),
    }
}

/// Would a card that a module brings change anything (R101, R161)?
pub fn card_has_effect(rules: &Rules, table: &Tabletop, seat: Seat, brought: Brought) -> bool {
    match brought {
        Brought::Express => postal::can_deliver(rules, table, seat),
        Brought::Patron { .. } => patronage::can_advance(rules, table, seat),
        Brought::Paddock => paddock::can_play(rules, table, seat),
        Brought::ShelteredDrive | Brought::PassGate => true,
    }
}

/// Begins what a card does that a module brings; the room that it opens, if any.
pub fn play_card<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, brought: Brought) -> Option<Frame> {
    match brought {
        Brought::ShelteredDrive => {
            season::shelter(cx.table);
            Some(Drive::new(cx.table, seat).into())
        }
        Brought::Express => postal::express(cx, seat),
        Brought::Paddock => Some(paddock::play(seat)),
        Brought::Patron { spaces } => {
            patronage::advance(cx, seat, spaces);
            None
        }
        Brought::PassGate => unreachable!("{brought:?} is played in a room of its own"),
    }
}

/// Is this a room that such a card opens?
pub(crate) fn card_opens(around: &Around, brought: Brought, room: &Frame) -> bool {
    match brought {
        Brought::ShelteredDrive => matches!(room, Frame::Drive(_)),
        Brought::Express | Brought::Paddock => around.is_opened_by_a_module(),
        Brought::Patron { .. } | Brought::PassGate => false,
    }
}

/// What an act leads to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Taken {
    /// A room to open, in a sequence.
    pub room: Option<Frame>,
    /// The sequence is over after it.
    pub ends_sequence: bool,
    /// A danger was avoided with it.
    pub avoids_danger: bool,
}

/// Is this a room that the module opens? Its own rooms, and base rooms that it opens with its own numbers.
pub fn opens(rules: &Rules, table: &Tabletop, module: Module, room: &Frame) -> bool {
    match module {
        Module::Leaders => leaders::opens(rules, table, room),
        Module::Paddock => matches!(room, Frame::Workshop(_) | Frame::Garage(_)),
        Module::Postal => matches!(room, Frame::Sorting(_) | Frame::Depot(_)),
        Module::Season => matches!(room, Frame::Forecast(_)),
        Module::Microclimate => matches!(room, Frame::Gust(_)),
        Module::Village => village::opens(rules, table, room),
        Module::Patronage => false,
        Module::Diplomacy => matches!(room, Frame::Checkpoint(_) | Frame::Reception(_)),
        #[cfg(feature = "toys")]
        Module::Probe | Module::Echo => probe::opens(table, module, room),
    }
}
