//! Who must speak next.

use crate::SeatSet;

/// The point a game has come to: it waits for seats, for luck, or for nobody any more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Node<C> {
    /// All of these must still answer, in any order: one seat, or several at the same time.
    Decide(SeatSet),
    /// Luck must answer.
    Chance(C),
    /// The game is over.
    Over,
}

impl<C> Node<C> {
    /// The seats the game waits for.
    #[inline]
    pub fn waiting(&self) -> SeatSet {
        match self {
            Node::Decide(seats) => *seats,
            Node::Chance(_) | Node::Over => SeatSet::EMPTY,
        }
    }
}
