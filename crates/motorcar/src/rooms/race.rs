//! Overview (004:9) and steps 10 and 11 of the round summary (004:167; M13, M15): a round for each stage
//! of the route, turn order assessed before the first and after every leg but the last.

use super::{Flick, Room, Round};
use crate::engine::{Cx, Step};
use crate::event::{Event, Fact};
use game::Events;

/// The whole race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Race {
    /// What happens next.
    pub(crate) stage: Stage,
}

/// Turn order, rounds, and the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    AssessOrder,
    RunRound,
    CloseRound,
    Over,
}

impl Race {
    pub(crate) const VACANT: Race = Race { stage: Stage::Over };

    /// The race begins.
    pub fn new() -> Self {
        Race { stage: Stage::AssessOrder }
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
                Stage::AssessOrder => {
                    cx.fact(Fact::AssessmentBegan);
                    self.stage = Stage::RunRound;
                    return Step::Call(Flick::new(cx.rules).into());
                }
                Stage::RunRound => {
                    self.stage = Stage::CloseRound;
                    return Step::Call(Round::new().into());
                }
                Stage::CloseRound if cx.table.round >= cx.rules.rounds => {
                    cx.fact(Fact::GameOver);
                    self.stage = Stage::Over;
                }
                Stage::CloseRound => {
                    let again = cx.rules.reassesses_after(cx.table.round);
                    cx.table.round += 1;
                    self.stage = if again { Stage::AssessOrder } else { Stage::RunRound };
                }
                Stage::Over => return Step::GameOver,
            }
        }
    }
}
