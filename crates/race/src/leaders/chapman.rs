//! Chapman (002:95, 002:112; R77, R78, R85): once a turn a tile drawn blind goes back into the bag, and another is
//! drawn. The second binds.

use super::{Leader, Part};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::ids::Space;
use crate::modules::spoken;
use crate::rooms::{Around, Frame, Returned, Room};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::{Events, Seat, SeatSet};

spoken!(
    /// What Chapman's player may say.
    Leaders(Chapman) = "chapman" {
        /// Put the tile back and draw again.
        Redraw = "redraw": takes,
        /// Take it as it is.
        Keep = "keep": declines,
    }
);

/// A tile was drawn blind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SecondLook {
    /// Who drives.
    driver: Seat,
    /// Where the tile lies.
    at: Space,
    /// What happens next.
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Ask,
    Keep,
    DrawAgain,
}

game::text_of! { for Rules;
    struct SecondLook = "second_look" { driver, at, stage }
    enum Stage { Ask = "ask", Keep = "keep", DrawAgain = "draw_again" }
}

impl SecondLook {
    /// Where the tile lies.
    pub fn at(&self) -> Space {
        self.at
    }
}

impl Room for SecondLook {
    fn step<E: Events<Event>>(&mut self, _: &mut Cx<E>) -> Step {
        match self.stage {
            Stage::Ask => Step::Ask(SeatSet::only(self.driver)),
            Stage::Keep => Step::Done(Returned::Nothing),
            Stage::DrawAgain => Step::Done(Returned::DrawAgain),
        }
    }
    fn legal<O: Offers>(&self, _: &Rules, _: &Tabletop, _: Seat, out: &mut O) {
        out.offer(Act::Redraw.said(), Ok(()));
        out.offer(Act::Keep.said(), Ok(()));
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        self.stage = Stage::Keep;
        if action == Act::Redraw.said() {
            let tile = cx.table.tile_at(self.at).expect("asked about a tile");
            cx.table.return_tile(self.at);
            cx.table.parts.leaders.spend(seat);
            cx.fact(Fact::TileReturned(seat, tile, self.at));
            self.stage = Stage::DrawAgain;
        }
    }
    fn fits(&self, around: &Around) -> bool {
        let leaders: &Part = &around.table.parts.leaders;
        around.inner.is_none()
            && self.stage == Stage::Ask
            && around.is_active(self.driver)
            && leaders.of(self.driver) == Some(Leader::Chapman)
            && !leaders.is_spent(self.driver)
            && around.table.tile_at(self.at).is_some()
    }
}

pub(super) fn tile_drawn(table: &Tabletop, driver: Seat, at: Space) -> Option<Frame> {
    (!table.parts.leaders.is_spent(driver)).then(|| SecondLook { driver, at, stage: Stage::Ask }.into())
}
