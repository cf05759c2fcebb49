//! A second module for tests only: it speaks at some of the points where the probe does, so that the order
//! of two modules can be seen.

use super::hooks::Taken;
use super::probe::{Point, room_of};
use super::{Module, spoken};
use crate::engine::Offers;
use crate::rooms::Frame;
use game::Seat;

spoken!(
    /// What the echo lets a player say.
    Echo = "echo" {
        /// Go on.
        Nod(Point) = "nod": declines,
        /// Take what is offered.
        Repeat = "repeat": takes,
    }
);

pub(super) fn ask(seat: Seat, point: Point) -> Option<Frame> {
    Some(room_of(Module::Echo, seat, point))
}
pub(super) fn offer(out: &mut impl Offers) {
    out.offer(Act::Repeat.said(), Ok(()));
}
pub(super) fn take(_: Act) -> Taken {
    Taken { ends_sequence: true, avoids_danger: true, ..Taken::default() }
}
