//! The scout, a leader for tests only and the model for the others: once a turn a free tile to lay in the card
//! step (as Delatour, R138), a free guard against a danger or a tile (as Cook, R80), and a tank of 6 (as
//! Obroutchev, R81).

use crate::engine::{Cx, Offers};
use crate::event::{Event, Fact};
use crate::ids::{Gauge, Space};
use crate::modules::hooks::Taken;
use crate::modules::spoken;
use crate::rooms::{Explore, Frame, can_clear};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::{Events, Seat};

spoken!(
    /// What the scout's player may say.
    Leaders(Scout) = "scout" {
        /// Draw a tile and lay it.
        Explore = "explore": takes,
        /// Answer a danger.
        Guard = "guard": takes,
        /// Remove this tile from the game.
        Clear(Space) = "clear": takes,
    }
);

pub(super) fn join<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat) {
    let larger = cx.rules.numbers.gauge_max + 1;
    cx.table.player_mut(seat).set_max(Gauge::Petrol, larger);
}

pub(super) fn offer_card_step<O: Offers>(rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
    let ready = table.parts.leaders.can_use(seat);
    out.offer(Act::Explore.said(), ready);
    for space in rules.spaces().filter(|&space| O::EXPLAIN || (ready.is_ok() && table.explored.has(space))) {
        out.offer(Act::Clear(space).said(), ready.and_then(|()| can_clear(rules, table, seat, space)));
    }
}

pub(super) fn offer_danger(table: &Tabletop, seat: Seat, out: &mut impl Offers) {
    out.offer(Act::Guard.said(), table.parts.leaders.can_use(seat));
}

pub(super) fn take<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, act: Act) -> Taken {
    cx.table.parts.leaders.spend(seat);
    match act {
        Act::Explore => Taken { room: Some(Explore::new(seat, 1, 1).into()), ..Taken::default() },
        Act::Guard => Taken { avoids_danger: true, ..Taken::default() },
        Act::Clear(space) => {
            let tile = cx.table.tile_at(space).expect("checked: a tile lies there");
            cx.table.remove_tile(space);
            cx.fact(Fact::TileRemoved(tile, space));
            Taken::default()
        }
    }
}

/// A base room with the scout's own numbers.
pub(super) fn opens(table: &Tabletop, seat: Seat, room: &Frame) -> bool {
    matches!(room, Frame::Explore(room) if room.comes_from(table, seat, 1, 1))
}
