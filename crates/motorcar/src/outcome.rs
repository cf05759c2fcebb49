//! Everything luck can say in rule book 004, and the kinds of luck the rules wait for. The bag is counts
//! without order, so a draw is a weighted choice among players.

use game::{Seat, SeatSet};

/// What luck brought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// A die shows this number, from 1; M1: the face 0 is a 10.
    Die(u8),
    /// A token of this player came out of the bag.
    Token(Seat),
    /// The board was so many hundredths rougher under a flicked car than usual.
    Slip(i8),
    /// This player comes next in turn order.
    Lot(Seat),
}

/// What a die is rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dice {
    /// The number of predicaments (004:69).
    Predicaments,
    /// The days of a stage (004:96).
    Stage,
    /// The days of a predicament (004:118).
    Delay,
}

/// What the rules wait for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// A die is rolled.
    Die(Dice),
    /// A token is drawn from the predicament bag.
    Token,
    /// A flicked car slides.
    Slip,
    /// M20: lots are drawn among these.
    Lot(SeatSet),
}
