//! Sequence of gameplay (000:94, 000:295; R88, R93): a game turn is bivouac, planning, convoy and
//! maintenance, until somebody has reached the finish by the end of a convoy.

use super::{Around, Bivouac, Convoy, Frame, Maintenance, Planning, Room};
use crate::engine::{Cx, Step};
use crate::event::{Event, Fact};
use crate::modules::{Cursor, hooks};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::Events;

/// The whole race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Race {
    /// Where the turn stands.
    pub(crate) stage: Stage,
}

/// The phases of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    SetUp(Cursor),
    /// Modules speak at the beginning of a turn.
    BeginTurn(Cursor),
    HoldBivouac,
    AfterBivouac(Cursor),
    MakePlans,
    /// The screens are lifted.
    DriveConvoy,
    /// Modules speak before the convoy.
    AfterPlanning(Cursor),
    CloseTurn,
    Maintain,
    Over,
}

game::text_of! { for Rules;
    struct Race = "race" { stage }
    enum Stage {
        SetUp(cursor) = "set_up", BeginTurn(cursor) = "begin_turn", HoldBivouac = "hold_bivouac", AfterBivouac(cursor) = "after_bivouac",
        MakePlans = "make_plans", DriveConvoy = "drive_convoy",
        AfterPlanning(cursor) = "after_planning", CloseTurn = "close_turn", Maintain = "maintain",
        Over = "over",
    }
}

/// Calls the room of the module that asks, and comes back to this stage with the cursor behind it; when nobody asks any more, the
/// turn goes on with the next stage.
macro_rules! ask_modules {
    ($stage:expr, $asked:expr, $again:expr, $then:expr) => {
        match $asked {
            Some((room, behind)) => {
                $stage = $again(behind);
                return Step::Call(room);
            }
            None => $stage = $then,
        }
    };
}
pub(crate) use ask_modules;

/// A turn begins, and modules speak.
pub(crate) fn begin_turn<E: Events<Event>>(cx: &mut Cx<E>, cursor: Cursor) -> hooks::Interrupt {
    if cursor == Cursor::START {
        cx.fact(Fact::TurnBegan(cx.table.turn));
    }
    hooks::interrupt_turn_start(cx, cursor)
}

/// The convoy is over. R88: no maintenance on the last turn.
pub(crate) fn ends_race<E: Events<Event>>(cx: &mut Cx<E>) -> bool {
    let over = is_decided(cx.rules, cx.table);
    if over {
        cx.fact(Fact::GameOver);
    }
    over
}

/// Somebody is at the finish, or the race is called off (R93, R142).
pub(crate) fn is_decided(rules: &Rules, table: &Tabletop) -> bool {
    table.finishers(rules) > 0 || table.turn >= rules.numbers.turn_cap
}

impl Race {
    pub(crate) const VACANT: Race = Race { stage: Stage::Over };

    /// The race begins.
    pub fn new() -> Self {
        Race { stage: Stage::SetUp(Cursor::START) }
    }
}

impl Default for Race {
    fn default() -> Self {
        Race::new()
    }
}

impl Room for Race {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        loop {
            match self.stage {
                Stage::SetUp(cursor) => {
                    let asked = hooks::interrupt_setup(cx, cursor);
                    ask_modules!(self.stage, asked, Stage::SetUp, Stage::BeginTurn(Cursor::START));
                }
                Stage::BeginTurn(cursor) => {
                    let asked = begin_turn(cx, cursor);
                    ask_modules!(self.stage, asked, Stage::BeginTurn, Stage::HoldBivouac);
                }
                Stage::HoldBivouac => {
                    self.stage = Stage::AfterBivouac(Cursor::START);
                    return Step::Call(Bivouac::new(cx.rules, cx.table).into());
                }
                Stage::AfterBivouac(cursor) => {
                    let asked = hooks::interrupt_after_bivouac(cx, cursor);
                    ask_modules!(self.stage, asked, Stage::AfterBivouac, Stage::MakePlans);
                }
                Stage::MakePlans => {
                    self.stage = Stage::DriveConvoy;
                    return Step::Call(Planning::new(cx.rules.seats).into());
                }
                Stage::DriveConvoy => self.stage = Stage::AfterPlanning(Cursor::START),
                Stage::AfterPlanning(cursor) => {
                    let asked = hooks::interrupt_after_planning(cx, cursor);
                    ask_modules!(self.stage, asked, Stage::AfterPlanning, Stage::CloseTurn);
                    return Step::Call(Convoy::new().into());
                }
                Stage::CloseTurn => self.stage = if ends_race(cx) { Stage::Over } else { Stage::Maintain },
                Stage::Maintain => {
                    self.stage = Stage::BeginTurn(Cursor::START);
                    return Step::Call(Maintenance::new().into());
                }
                Stage::Over => return Step::GameOver,
            }
        }
    }
    fn fits(&self, around: &Around) -> bool {
        match (self.stage, around.inner) {
            (Stage::Over, None) => is_decided(around.rules, around.table),
            (Stage::AfterBivouac(Cursor::START), Some(Frame::Bivouac(_)))
            | (Stage::DriveConvoy, Some(Frame::Planning(_)))
            | (Stage::CloseTurn, Some(Frame::Convoy(_)))
            | (Stage::BeginTurn(Cursor::START), Some(Frame::Maintenance(_))) => true,
            (
                Stage::SetUp(cursor)
                | Stage::BeginTurn(cursor)
                | Stage::AfterBivouac(cursor)
                | Stage::AfterPlanning(cursor),
                _,
            ) => around.asks_module(cursor),
            _ => false,
        }
    }
    fn is_bottom(&self) -> bool {
        true
    }
    fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }
    fn shows_plans(&self) -> bool {
        matches!(self.stage, Stage::AfterPlanning(_))
    }
}
