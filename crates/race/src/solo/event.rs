//! What René does and why, step by step, for page and terminal. What follows from a step (a tile lies, petrol is gone) is told by
//! the facts that every vehicle has.

use super::cards::ReneId;
use crate::ids::{CardId, City, Colour, Gauge, Line, Space, TileId};

/// A step of René's, with its reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rene {
    /// All cards were revealed: the deck is shuffled (R127).
    Reshuffled,
    /// A card is in force from now on.
    Revealed(ReneId),
    /// Where the Torpedo goes from now on, and why there.
    Aims {
        /// The objective.
        at: City,
        /// Why.
        why: Aim,
        /// Spaces over land.
        distance: u8,
    },
    /// The first assistant draws so many tiles.
    Surveys {
        /// How many.
        tiles: u8,
    },
    /// A drawn tile was judged: below the threshold it goes on the Torpedo's course (003:112).
    Judged {
        /// The tile.
        tile: TileId,
        /// Petrol, damage, danger and stop together.
        value: u8,
        /// The card's number.
        threshold: u8,
    },
    /// The tile was laid; `TileLaid` follows.
    Lays {
        /// The tile.
        tile: TileId,
        /// Where.
        to: Space,
        /// On whose path, and how near to it.
        place: Place,
    },
    /// The tile found no place and leaves the game.
    Wastes {
        /// The tile.
        tile: TileId,
        /// For whose path it was meant.
        course: Course,
    },
    /// An assistant drives.
    Drives {
        /// The second to the fifth.
        assistant: u8,
        /// Spaces at most.
        spaces: u8,
    },
    /// The next space was chosen.
    Steers {
        /// Where to.
        to: Space,
        /// By which rule.
        why: Steer,
    },
    /// The Torpedo takes a sea line for nothing (Blue 3).
    Sails {
        /// The line.
        line: Line,
        /// To where.
        to: City,
    },
    /// The Torpedo goes no farther with this assistant.
    Stands(Stand),
    /// It crossed a stop that does not bind it any more (Blue 1).
    IgnoresStop,
    /// It drew a card in a city, which is discarded.
    Draws(CardId),
    /// It took the card of this slot of the market, which is discarded.
    Takes {
        /// From 1 at the left.
        slot: u8,
        /// The card.
        card: CardId,
    },
    /// A card that it drew did it good.
    Profited {
        /// The card.
        card: CardId,
        /// Petrol, or mechanics (the engine's gauge).
        gauge: Gauge,
        /// Levels gained.
        gained: u8,
    },
    /// Danger cards are about to hurt the player, each by this much.
    Threatens {
        /// How many cards.
        cards: u8,
        /// Levels for each.
        damage: u8,
        /// Of this gauge.
        gauge: Gauge,
        /// Why.
        why: Threat,
    },
    /// One of them has hurt.
    Strikes {
        /// Levels lost.
        lost: u8,
        /// Of this gauge.
        gauge: Gauge,
    },
    /// It was first in the new order.
    FirstBonus {
        /// Petrol gained.
        petrol: u8,
        /// In a city it is more.
        in_city: bool,
    },
    /// It recovered in Planning.
    Recovers {
        /// Petrol gained.
        petrol: u8,
        /// Mechanics gained.
        mechanics: u8,
    },
    /// It won a legacy power.
    PowerWon {
        /// Of this colour.
        colour: Colour,
        /// From 1 to 4.
        level: u8,
    },
}

/// Why a city is the objective (003:136-139).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// The nearest one ahead of the card's colour.
    Nearest(Colour),
    /// The finish is nearer than any such city.
    FinishNearer,
    /// No such city is left ahead.
    NoneLeft,
}

/// On whose path a tile goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Course {
    /// The Torpedo's.
    Torpedo,
    /// The player's.
    Player,
}

/// Where a tile was laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// The nearest empty space of the Torpedo's course.
    TorpedoCourse,
    /// The nearest empty space of the player's path.
    PlayerPath,
    /// Beside the player's vehicle: the path is full (R131).
    AroundPlayer,
    /// Beside the player's path.
    BesidePath,
}

/// The rule that chose a space (003:175-180).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Steer {
    /// A city is next to it, ahead and new (R119).
    City,
    /// The easiest of the known spaces that are nearer to the objective (R120).
    Easiest,
    /// Nothing known leads nearer: blind.
    Blind,
}

/// Why the Torpedo goes no farther.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stand {
    /// The card gives this assistant no space.
    NoMove,
    /// Mechanics are at 0.
    NoMechanics,
    /// The tank is empty.
    NoPetrol,
    /// The tile asks for more petrol than there is.
    Petrol {
        /// Levels asked.
        need: u8,
        /// Levels left.
        have: u8,
    },
    /// The tile does more damage than the mechanics can take.
    Mechanics {
        /// Levels asked.
        need: u8,
        /// Levels left.
        have: u8,
    },
    /// There is no way over land to the objective.
    NoWay,
    /// A stop symbol.
    Stop,
    /// A city.
    City,
}

/// Why the player suffers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Threat {
    /// Danger cards were left on the market (R123).
    LeftOver,
    /// René took them from the market (Red 1).
    Taken,
    /// René drew one in a city (Red 2).
    DrawnInCity,
}
