//! Everything a player can say. One flat vocabulary, eight bytes at most; the room that asks decides
//! what it means there.

use crate::ids::{CardId, Gauge, Line, Plan, Space, TileId};
use crate::modules::Act;
use game::Seat;

/// Everything a player can say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Bivouac: take this card from the market.
    Pick(CardId),
    /// Planning: place all assistants behind the screen.
    Plan(Plan),
    /// Planning: take the plan back while others still think.
    Withdraw,
    /// Sequence: buy this many levels of petrol.
    BuyPetrol(u8),
    /// Play a card, or answer a danger, a stop or a shortage with it.
    Play(CardId),
    /// Play a card against a rival.
    PlayAgainst(CardId, Seat),
    /// A pathfinder draws tiles and lays them.
    Explore,
    /// A pathfinder draws a card.
    DrawCard,
    /// A mechanic repairs.
    Repair,
    /// A mechanic drives.
    Drive,
    /// A guard removes this tile from the game.
    Clear(Space),
    /// All assistants in funding raise money.
    Fund,
    /// No more sequences this turn.
    Pass,
    /// Exploring: this drawn tile is laid next.
    Take(TileId),
    /// Exploring: lay the tile here.
    Place(Space),
    /// Repairing: use a part or tool card, these levels to each gauge.
    Fix {
        /// The card used.
        card: CardId,
        /// Levels meant for the engine.
        engine: u8,
        /// Levels meant for the chassis.
        chassis: u8,
    },
    /// Repairing: buy one level.
    BuyPart(Gauge),
    /// Driving: go to this neighbouring space.
    To(Space),
    /// Driving: take a transport line from the city, with this many discount cards.
    Ride {
        /// The line.
        line: Line,
        /// How many discount cards are used.
        cards: u8,
    },
    /// Driving, repairing, choosing: that is all.
    Done,
    /// Answer a danger with a guard.
    Guard,
    /// Entering a tile: pay what it asks now.
    Go,
    /// Entering a tile: do not, after all.
    Back,
    /// Split damage between the two gauges.
    Split {
        /// Levels off the engine.
        engine: u8,
        /// Levels off the chassis.
        chassis: u8,
    },
    /// Discard a card (hand limit, customs, cards looked at).
    Discard(CardId),
    /// Choose a tile on the board for a card.
    Choose(Space),
    /// Let a rival's card happen.
    Let,
    /// Something a module or a leader offers.
    Act(Act),
}
