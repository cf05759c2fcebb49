//! Maintenance phase (000:279; R54, R87): the turn order follows the progression track, the first and
//! the second get a bonus (with two players only the first), and the next turn begins.

use super::{Around, Returned, Room};
use crate::engine::{Cx, Step};
use crate::event::{Event, Fact};
use crate::modules::{Cursor, hooks};
use crate::rules::Rules;
use crate::solo;
use crate::sources::ALONE;
use game::Events;

/// The turn is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Maintenance {
    /// What happens next.
    pub(crate) stage: Stage,
}

/// Order and bonuses, then modules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    SetOrder,
    AskModules(Cursor),
}

game::text_of! { for Rules;
    struct Maintenance = "maintenance" { stage }
    enum Stage { SetOrder = "set_order", AskModules(cursor) = "ask_modules" }
}

impl Maintenance {
    /// Maintenance begins.
    pub fn new() -> Self {
        Maintenance { stage: Stage::SetOrder }
    }
}

impl Default for Maintenance {
    fn default() -> Self {
        Maintenance::new()
    }
}

impl Room for Maintenance {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        if self.stage == Stage::SetOrder {
            set_order(cx);
            self.stage = Stage::AskModules(Cursor::START);
        }
        let Stage::AskModules(cursor) = self.stage else { unreachable!("set above") };
        if let Some((room, next)) = hooks::interrupt_maintenance(cx, cursor) {
            self.stage = Stage::AskModules(next);
            return Step::Call(room);
        }
        cx.table.turn += 1;
        Step::Done(Returned::Nothing)
    }
    fn fits(&self, around: &Around) -> bool {
        match self.stage {
            Stage::AskModules(cursor) => {
                around.table.turn < around.rules.numbers.turn_cap && around.asks_module(cursor)
            }
            Stage::SetOrder => false,
        }
    }
}

fn set_order<E: Events<Event>>(cx: &mut Cx<E>) {
    cx.table.order = cx.table.standing;
    // 000:281: with two players only the first gets a bonus. R168: alone there is none.
    let rewarded = match cx.rules.vehicles {
        ALONE => 0,
        2 => 1,
        _ => cx.rules.numbers.progress_bonus.len(),
    };
    for place in 0..usize::from(cx.rules.vehicles) {
        let seat = cx.table.order[place];
        cx.fact(Fact::Ranked(seat));
        if place < rewarded && !cx.rules.decides(seat) {
            solo::first_bonus(cx);
        } else if place < rewarded {
            let francs = cx.rules.numbers.progress_bonus[place];
            cx.table.player_mut(seat).earn(francs);
            cx.fact(Fact::Earned(seat, francs));
        }
    }
}
