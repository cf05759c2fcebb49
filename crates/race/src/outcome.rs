//! Everything luck can say, and the kinds of luck the rules wait for. Deck and bag are counts without
//! order, so a draw is a weighted choice among kinds.

use crate::ids::{CardId, Colour, TileId};
use crate::solo::ReneId;
use game::Seat;

/// What luck brought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// A card from the deck.
    Card(CardId),
    /// A tile from the bag.
    Tile(TileId),
    /// A die shows this number, from 1.
    Die(u8),
    /// A parcel from the postal bag.
    Parcel(Colour),
    /// A card of René's deck.
    Rene(ReneId),
}

/// What the rules wait for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// A card is drawn from the deck.
    Card,
    /// A tile is drawn from the bag.
    Tile,
    /// A die is rolled.
    Die(Dice),
    /// A parcel is drawn from the postal bag.
    Parcel,
    /// A card is taken at random from this hand.
    CardOf(Seat),
    /// A card of René's deck is revealed.
    Rene,
}

/// What a die is rolled for; each has its own stream of luck (R157).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dice {
    /// Season, weather and microclimate.
    Weather,
    /// Leaving a city.
    Diplomacy,
}

impl Dice {
    /// All dice have six faces.
    pub const FACES: u8 = 6;
}
