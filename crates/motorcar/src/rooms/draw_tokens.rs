//! Drawing tokens (004:86, 004:88; M3, M4): the last player in turn order draws a token for each random
//! predicament and lays it on the logo; what is left in the bag goes back to its owners.

use super::{Returned, Room};
use crate::engine::{Cx, Step};
use crate::event::{Event, Fact};
use crate::outcome::{Chance, Outcome};
use game::Events;

/// Tokens are being drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawTokens {
    /// Tokens still to be drawn.
    pub(crate) left: u8,
}

impl DrawTokens {
    /// So many tokens are drawn.
    pub fn new(left: u8) -> Self {
        DrawTokens { left }
    }
}

impl Room for DrawTokens {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        if self.left > 0 {
            return Step::Roll(Chance::Token);
        }
        cx.table.empty_bag();
        Step::Done(Returned::Nothing)
    }
    fn outcome<E: Events<Event>>(&mut self, cx: &mut Cx<E>, outcome: Outcome) {
        let Outcome::Token(seat) = outcome else { unreachable!("{outcome:?}") };
        cx.table.draw_token(seat);
        if let Some(&by) = cx.table.order(cx.rules).last() {
            cx.fact(Fact::TokenDrawn { by, of: seat });
        }
        self.left -= 1;
    }
}
