//! Funding (000:203, 000:578; R109): all assistants in the box leave together; the more there are, the
//! more they bring.

use super::{Around, Returned, Room};
use crate::engine::{Cx, Step};
use crate::event::{Event, Fact};
use crate::ids::Skill;
use crate::modules::{Cursor, hooks};
use crate::rules::Rules;
use game::{Events, Seat};

/// Money is raised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Funding {
    /// Who raises it.
    pub(crate) seat: Seat,
    /// What happens next.
    pub(crate) stage: Stage,
}

/// Money first, then modules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    PayOut,
    /// So many assistants were paid.
    AskModules(u8, Cursor),
}

game::text_of! { for Rules;
    struct Funding = "funding" { seat, stage }
    enum Stage { PayOut = "pay_out", AskModules(assistants, cursor) = "ask_modules" }
}

impl Funding {
    /// `seat` raises money.
    pub fn new(seat: Seat) -> Self {
        Funding { seat, stage: Stage::PayOut }
    }
}

impl Room for Funding {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        if self.stage == Stage::PayOut {
            let player = cx.table.player_mut(self.seat);
            let assistants = std::mem::take(&mut player.assistants[Skill::Funding]);
            let francs = cx.rules.funding(assistants);
            player.earn(francs);
            cx.fact(Fact::Earned(self.seat, francs));
            self.stage = Stage::AskModules(assistants, Cursor::START);
        }
        let Stage::AskModules(assistants, cursor) = self.stage else { unreachable!("set above") };
        match hooks::interrupt_after_funding(cx, self.seat, assistants, cursor) {
            Some((room, next)) => {
                self.stage = Stage::AskModules(assistants, next);
                Step::Call(room)
            }
            None => Step::Done(Returned::Nothing),
        }
    }
    fn fits(&self, around: &Around) -> bool {
        match self.stage {
            Stage::AskModules(assistants, cursor) => {
                let places = 1..=around.rules.numbers.funding.len();
                around.is_active(self.seat)
                    && places.contains(&assistants.into())
                    && around.asks_module(cursor)
            }
            Stage::PayOut => false,
        }
    }
}
