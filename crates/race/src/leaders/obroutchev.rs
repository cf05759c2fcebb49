//! Obroutchev (000:487; R81, R106): every gauge goes one level farther, all race long.

use crate::engine::Cx;
use crate::event::Event;
use crate::ids::Gauge;
use game::{Events, Seat};

pub(super) fn join<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat) {
    let more = cx.rules.leaders.obroutchev_levels;
    for gauge in Gauge::ALL {
        let max = cx.table.player(seat).max[gauge] + more;
        cx.table.player_mut(seat).set_max(gauge, max);
    }
}
