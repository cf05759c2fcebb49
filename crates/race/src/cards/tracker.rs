//! TRACKER (000:434; R64, R74): looks at three cards, keeps two. It shows no danger and cannot be
//! countered.

use crate::rooms::{Frame, KeepCards};
use game::Seat;

/// The room where cards are looked at.
pub(super) fn room(seat: Seat, draw: u8, keep: u8) -> Frame {
    KeepCards::new(seat, draw, keep).into()
}
