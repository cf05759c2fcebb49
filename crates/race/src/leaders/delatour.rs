//! Delatour (000:471; R77, R78, R138): once a turn, in the card step, tiles are drawn and laid as with a
//! CARTOGRAPHER.

use crate::engine::{Cx, Offers};
use crate::event::Event;
use crate::modules::hooks::Taken;
use crate::modules::spoken;
use crate::rooms::{Explore, Frame};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::{Events, Seat};

spoken!(
    /// What Delatour's player may say.
    Leaders(Delatour) = "delatour" {
        /// Draw tiles and lay them.
        Explore = "explore": takes,
    }
);

pub(super) fn offer_card_step(table: &Tabletop, seat: Seat, out: &mut impl Offers) {
    out.offer(Act::Explore.said(), table.parts.leaders.can_use(seat));
}

pub(super) fn take<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat) -> Taken {
    cx.table.parts.leaders.spend(seat);
    let tiles = cx.rules.leaders.delatour_tiles;
    Taken { room: Some(Explore::new(seat, tiles, tiles).into()), ..Taken::default() }
}

/// A base room with his own numbers.
pub(super) fn opens(rules: &Rules, table: &Tabletop, seat: Seat, room: &Frame) -> bool {
    let tiles = rules.leaders.delatour_tiles;
    matches!(room, Frame::Explore(room) if room.comes_from(table, seat, tiles, tiles))
}
