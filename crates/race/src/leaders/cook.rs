//! Cook (000:478; R77, R78, R80): once a turn a guard that costs no assistant: against a danger at any time, or in
//! his own card step to take a tile out of the game.

use crate::engine::{Cx, Offers};
use crate::event::{Event, Fact};
use crate::ids::Space;
use crate::modules::hooks::Taken;
use crate::modules::spoken;
use crate::rooms::{can_clear, reach};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::{Events, Seat};

spoken!(
    /// What Cook's player may say.
    Leaders(Cook) = "cook" {
        /// Answer a danger.
        Guard = "guard": takes,
        /// Remove this tile from the game.
        Clear(Space) = "clear": takes,
    }
);

pub(super) fn offer_card_step<O: Offers>(rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
    let ready = table.parts.leaders.can_use(seat);
    if O::EXPLAIN {
        for space in rules.spaces() {
            out.offer(Act::Clear(space).said(), ready.and_then(|()| can_clear(rules, table, seat, space)));
        }
    } else if ready.is_ok() {
        for space in reach(rules, table, seat).iter() {
            out.offer(Act::Clear(space).said(), can_clear(rules, table, seat, space));
        }
    }
}

pub(super) fn offer_danger(table: &Tabletop, seat: Seat, out: &mut impl Offers) {
    out.offer(Act::Guard.said(), table.parts.leaders.can_use(seat));
}

pub(super) fn take<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, act: Act) -> Taken {
    cx.table.parts.leaders.spend(seat);
    match act {
        Act::Guard => Taken { avoids_danger: true, ..Taken::default() },
        Act::Clear(space) => {
            let tile = cx.table.tile_at(space).expect("checked: a tile lies there");
            cx.table.remove_tile(space);
            cx.fact(Fact::TileRemoved(tile, space));
            Taken::default()
        }
    }
}
