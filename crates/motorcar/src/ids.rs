//! The fixed vocabulary of rule book 004: strain (004:55) and the two kinds of predicament (004:63).

/// The fewest players (004:3).
pub const MIN_PLAYERS: usize = 3;
/// The most players (004:3).
pub const MAX_PLAYERS: usize = 6;
/// The most stages a route may have.
pub const MAX_STAGES: usize = 16;
/// Spaces of the time track: days go round and round, a token of its own counts the fifties (004:37).
pub const LAP: u16 = 50;
/// The most legs a route may have.
pub const MAX_LEGS: usize = 8;

/// How hard a car is driven in a round (004:55): faster, but with more tokens in the bag and worse
/// delays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Strain {
    /// One token.
    Normal,
    /// Two tokens.
    Heavy,
    /// Three tokens.
    Severe,
}

impl Strain {
    /// From the gentlest to the hardest.
    pub const ALL: [Strain; 3] = [Strain::Normal, Strain::Heavy, Strain::Severe];

    /// Its word in notation and text.
    pub const fn slug(self) -> &'static str {
        match self {
            Strain::Normal => "normal",
            Strain::Heavy => "heavy",
            Strain::Severe => "severe",
        }
    }
}

/// Where a predicament comes from (004:63). It costs the same days either way, but M7: a tile does not
/// buy off an inflicted one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Predicament {
    /// A token drawn from the bag.
    Random,
    /// Two tiles of rivals.
    Inflicted,
}

impl Predicament {
    /// Both kinds, in the order in which they are endured.
    pub const ALL: [Predicament; 2] = [Predicament::Random, Predicament::Inflicted];

    /// Its word in notation and text.
    pub const fn slug(self) -> &'static str {
        match self {
            Predicament::Random => "random",
            Predicament::Inflicted => "inflicted",
        }
    }
}
