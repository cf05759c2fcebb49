//! Everything a player can say in rule book 004. One flat vocabulary, eight bytes at most; the room that
//! asks decides what it means there.

use crate::ids::{Predicament, Strain};
use game::Seat;

/// Everything a player can say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Turn order: pull the toy car back so far, in hundredths, and let go.
    Flick(u8),
    /// Close the hand round the tokens of this strain.
    Strain(Strain),
    /// Open the hand again while others still think.
    Withdraw,
    /// Inflict a predicament on a rival, for two tiles of one's own.
    Inflict(Seat),
    /// Offer one tile against a rival; somebody later in turn order may add the second.
    Pledge(Seat),
    /// Add the second tile to what was pledged against a rival.
    Complete(Seat),
    /// Inflicting: that is all.
    Done,
    /// Cancel a predicament of a rival who was met or passed.
    Help(Seat, Predicament),
    /// The slowest player cancels a predicament of his own.
    Cancel(Predicament),
    /// Neither help nor cancel.
    Decline,
    /// Pay off so many of one's own random predicaments, a tile each.
    Pay(u8),
}
