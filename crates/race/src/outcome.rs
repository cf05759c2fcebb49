//! Everything luck can say, and the kinds of luck the rules wait for. Deck and bag are counts without
//! order, so a draw is a weighted choice among kinds.

use crate::ids::{CardId, TileId};

/// What luck brought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// A card from the deck.
    Card(CardId),
    /// A tile from the bag.
    Tile(TileId),
    /// A die shows this number, from 1.
    Die(u8),
}

/// What the rules wait for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// A card is drawn from the deck.
    Card,
    /// A tile is drawn from the bag.
    Tile,
    /// A die with this many faces is rolled.
    Die(u8),
}
