//! Chevy (002:72, 002:104; R77, R78, R160): once a turn, in the card step, his bankers send money. It is no FUNDING.

use crate::engine::{Cx, Offers};
use crate::event::{Event, Fact};
use crate::modules::hooks::Taken;
use crate::modules::spoken;
use crate::tabletop::Tabletop;
use game::{Events, Seat};

spoken!(
    /// What Chevy's player may say.
    Leaders(Chevy) = "chevy" {
        /// Take what the bankers send.
        Collect = "collect": takes,
    }
);

pub(super) fn offer_card_step(table: &Tabletop, seat: Seat, out: &mut impl Offers) {
    out.offer(Act::Collect.said(), table.parts.leaders.can_use(seat));
}

pub(super) fn take<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat) -> Taken {
    cx.table.parts.leaders.spend(seat);
    let francs = cx.rules.leaders.chevy_francs;
    cx.table.player_mut(seat).earn(francs);
    cx.fact(Fact::Earned(seat, francs));
    Taken::default()
}
