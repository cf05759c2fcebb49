//! Paying tiles (004:104; M7, M8, M17): in turn order each player says how many of his random predicaments he
//! pays off, a tile each; all do before the first predicament is endured.

use super::{Returned, Room};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::ids::Predicament;
use crate::rules::Rules;
use crate::tabletop::{Player, Tabletop};
use crate::why_not::{Reason, Remedy, Rule, Verdict};
use game::{Events, Seat, SeatSet};

/// Players may pay off predicaments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PayTiles {
    /// The place in turn order that is asked, from 0.
    pub(crate) place: u8,
}

impl PayTiles {
    /// The first in turn order begins.
    pub fn new() -> Self {
        PayTiles { place: 0 }
    }
}

impl Default for PayTiles {
    fn default() -> Self {
        PayTiles::new()
    }
}

impl Room for PayTiles {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        while let Some(seat) = cx.table.seat_at(cx.rules, self.place) {
            if can_pay(cx.table.player(seat), 1).is_ok() {
                return Step::Ask(SeatSet::only(seat));
            }
            self.place += 1;
        }
        Step::Done(Returned::Nothing)
    }
    fn legal<O: Offers>(&self, _: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
        let player = table.player(seat);
        let most = if O::EXPLAIN { u8::MAX } else { player.random.min(player.tiles) };
        (0..=most).for_each(|count| out.offer(Action::Pay(count), can_pay(player, count)));
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        let Action::Pay(count) = action else { unreachable!("{action:?}") };
        let player = cx.table.player_mut(seat);
        player.tiles -= count;
        (0..count).for_each(|_| player.resolve(Predicament::Random));
        self.place += 1;
        cx.fact(Fact::PaidOff(seat, count));
    }
}

/// M7: tiles buy off random predicaments only.
fn can_pay(player: &Player, count: u8) -> Verdict {
    if count > player.random {
        let why = Reason::TooMany { need: count, have: player.random }.by(Rule::Book(104));
        return Err(why.but((player.inflicted > 0).then_some(Remedy::HopeForHelp)));
    }
    if count > player.tiles {
        let why = Reason::Tiles { need: count, have: player.tiles }.by(Rule::Book(104));
        return Err(why.but(Some(Remedy::HelpOthers)));
    }
    Ok(())
}
