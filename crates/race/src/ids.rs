//! Small typed indexes and the fixed vocabulary of the rule book. One byte inside each, never bare
//! integers in rule code.

use std::ops::{Index, IndexMut};

/// The most spaces a board may have.
pub const MAX_SPACES: usize = 224;
/// The most cities a board may have.
pub const MAX_CITIES: usize = 48;
/// The most transport lines a board may have.
pub const MAX_LINES: usize = 48;
/// The most kinds of terrain tile in a bag.
pub const MAX_TILES: usize = 32;
/// The most kinds of resource card in a deck.
pub const MAX_CARDS: usize = 28;
/// The most players.
pub const MAX_PLAYERS: usize = 5;

macro_rules! index {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
        pub struct $name(pub u8);
        impl $name {
            /// For array access.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}
index!(
    /// A space of the board: a land hex or a city.
    Space
);
index!(
    /// A city of the board.
    City
);
index!(
    /// A transport line of the board.
    Line
);
index!(
    /// A kind of resource card of the deck in play, in slug order.
    CardId
);
index!(
    /// A kind of terrain tile of the bag in play, in slug order.
    TileId
);

/// A dial of the dashboard (000:60).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gauge {
    /// How much petrol is left.
    Petrol,
    /// How far one drive may go.
    Engine,
    /// How many cards may be held.
    Chassis,
}

impl Gauge {
    /// In the order of the dashboard.
    pub const ALL: [Gauge; 3] = [Gauge::Petrol, Gauge::Engine, Gauge::Chassis];
    /// Its word in notation.
    pub const fn slug(self) -> &'static str {
        match self {
            Gauge::Petrol => "petrol",
            Gauge::Engine => "engine",
            Gauge::Chassis => "chassis",
        }
    }
}

/// A number for each gauge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Gauges {
    /// For the petrol gauge.
    pub petrol: u8,
    /// For the engine.
    pub engine: u8,
    /// For the chassis.
    pub chassis: u8,
}

impl Gauges {
    /// The same number for all.
    pub const fn all(level: u8) -> Self {
        Gauges { petrol: level, engine: level, chassis: level }
    }
}

impl Index<Gauge> for Gauges {
    type Output = u8;
    #[inline]
    fn index(&self, gauge: Gauge) -> &u8 {
        match gauge {
            Gauge::Petrol => &self.petrol,
            Gauge::Engine => &self.engine,
            Gauge::Chassis => &self.chassis,
        }
    }
}
impl IndexMut<Gauge> for Gauges {
    #[inline]
    fn index_mut(&mut self, gauge: Gauge) -> &mut u8 {
        match gauge {
            Gauge::Petrol => &mut self.petrol,
            Gauge::Engine => &mut self.engine,
            Gauge::Chassis => &mut self.chassis,
        }
    }
}

/// The four boxes that assistants stand in (000:80).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Skill {
    /// Lay tiles or draw a card.
    Pathfinder,
    /// Repair or drive.
    Mechanics,
    /// Avoid a danger or clear a tile.
    Guard,
    /// Raise money, all assistants at once.
    Funding,
}

impl Skill {
    /// In the order of the dashboard.
    pub const ALL: [Skill; 4] = [Skill::Pathfinder, Skill::Mechanics, Skill::Guard, Skill::Funding];
}

/// What an assistant does in a sequence (000:141).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Work {
    /// Draws tiles and lays them.
    Explore,
    /// Draws a card.
    DrawCard,
    /// Repairs.
    Repair,
    /// Drives.
    Drive,
    /// Removes a tile.
    Clear,
    /// Raises money.
    Fund,
}

impl Work {
    /// The box of whoever does it.
    pub const fn skill(self) -> Skill {
        match self {
            Work::Explore | Work::DrawCard => Skill::Pathfinder,
            Work::Repair | Work::Drive => Skill::Mechanics,
            Work::Clear => Skill::Guard,
            Work::Fund => Skill::Funding,
        }
    }
}

/// How assistants stand in the four boxes, indexed by [`Skill`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Plan(pub [u8; 4]);

impl Plan {
    /// No assistant anywhere.
    pub const EMPTY: Plan = Plan([0; 4]);

    /// How many stand in one box.
    #[inline]
    pub const fn on(self, skill: Skill) -> u8 {
        self.0[skill as usize]
    }
    /// How many stand anywhere.
    #[inline]
    pub const fn total(self) -> u8 {
        let [p, m, g, f] = self.0;
        p.saturating_add(m).saturating_add(g).saturating_add(f)
    }
    /// One assistant leaves a box.
    #[inline]
    pub fn remove_one(&mut self, skill: Skill) {
        self[skill] -= 1;
    }
    /// All but those in one box leave.
    pub fn keep_only(&mut self, skill: Skill) {
        let stay = self[skill];
        *self = Plan::EMPTY;
        self[skill] = stay;
    }
}

impl Index<Skill> for Plan {
    type Output = u8;
    #[inline]
    fn index(&self, skill: Skill) -> &u8 {
        &self.0[skill as usize]
    }
}
impl IndexMut<Skill> for Plan {
    #[inline]
    fn index_mut(&mut self, skill: Skill) -> &mut u8 {
        &mut self.0[skill as usize]
    }
}

/// What a city's hexagon shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// A circle.
    Blue,
    /// A triangle.
    Yellow,
    /// A diamond.
    Green,
    /// A square.
    Red,
    /// A star: an end of the race.
    Purple,
}

impl Colour {
    /// All but the ends of the race: what parcels and influence have.
    pub const OF_CITIES: [Colour; 4] = [Colour::Blue, Colour::Yellow, Colour::Green, Colour::Red];

    /// Its place among the colours of cities.
    #[inline]
    pub const fn index(self) -> Option<usize> {
        match self {
            Colour::Purple => None,
            colour => Some(colour as usize),
        }
    }
    /// Its word in content, notation and texts.
    pub const fn slug(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Red => "red",
            Colour::Purple => "purple",
        }
    }
}

/// How a transport line travels.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// By ship.
    Sea,
    /// By plane.
    Air,
}

/// A set of spaces, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SpaceSet(pub [u64; 4]);

impl SpaceSet {
    /// No space.
    pub const EMPTY: SpaceSet = SpaceSet([0; 4]);

    /// Is the space in the set?
    #[inline]
    pub const fn has(&self, space: Space) -> bool {
        self.0[space.index() >> 6] >> (space.0 & 63) & 1 == 1
    }
    /// Puts a space in.
    #[inline]
    pub const fn insert(&mut self, space: Space) {
        self.0[space.index() >> 6] |= 1 << (space.0 & 63);
    }
    /// Takes a space out.
    #[inline]
    pub const fn remove(&mut self, space: Space) {
        self.0[space.index() >> 6] &= !(1 << (space.0 & 63));
    }
    /// Both sets.
    #[inline]
    pub const fn or(self, other: SpaceSet) -> SpaceSet {
        let (a, b) = (self.0, other.0);
        SpaceSet([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]])
    }
    /// What both sets share.
    #[inline]
    pub const fn and(self, other: SpaceSet) -> SpaceSet {
        let (a, b) = (self.0, other.0);
        SpaceSet([a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]])
    }
    /// This set less the other.
    #[inline]
    pub const fn minus(self, other: SpaceSet) -> SpaceSet {
        let (a, b) = (self.0, other.0);
        SpaceSet([a[0] & !b[0], a[1] & !b[1], a[2] & !b[2], a[3] & !b[3]])
    }
    /// Is nothing in it?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }
    /// How many spaces.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|w| w.count_ones()).sum()
    }
    /// Takes out the lowest space.
    #[inline]
    pub fn pop(&mut self) -> Option<Space> {
        for (i, word) in self.0.iter_mut().enumerate() {
            if *word != 0 {
                let bit = word.trailing_zeros();
                *word &= *word - 1;
                return Some(Space((i as u32 * 64 + bit) as u8));
            }
        }
        None
    }
    /// The spaces, lowest first.
    #[inline]
    pub fn iter(self) -> SpaceIter {
        SpaceIter(self)
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        let mut set = SpaceSet::EMPTY;
        spaces.into_iter().for_each(|s| set.insert(s));
        set
    }
}

/// Walks through a [`SpaceSet`].
#[derive(Clone, Debug)]
pub struct SpaceIter(SpaceSet);

impl Iterator for SpaceIter {
    type Item = Space;
    #[inline]
    fn next(&mut self) -> Option<Space> {
        self.0.pop()
    }
}

/// A set of card kinds, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(pub u32);

impl CardSet {
    /// Is the kind in the set?
    #[inline]
    pub const fn has(self, card: CardId) -> bool {
        self.0 >> card.0 & 1 == 1
    }
    /// Puts a kind in.
    pub const fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }
    /// The kinds, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let bit = bits.trailing_zeros();
            bits &= bits - 1;
            Some(CardId(bit as u8))
        })
    }
}
