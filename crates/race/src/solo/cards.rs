//! René's cards (003:28-76): letters A to H, each on three levels. All numbers are content; a deck is eight of the 24 cards.

use crate::ids::{Colour, Gauge};
use crate::rules::Rules;
use game::text::{Reader, Text, TextError};

/// Letters of René's cards.
pub const LETTERS: usize = 8;
/// Levels of each letter.
pub const LEVELS: usize = 3;
/// All cards there are.
pub const RENE_CARDS: usize = LETTERS * LEVELS;

const CARD: &str = "a card of René's: a letter from a to h and a level from 1 to 3, such as a1";

/// One of René's cards: level by level, in the order of the letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ReneId(pub(crate) u8);

impl ReneId {
    /// A letter from 0, a level from 1.
    pub const fn new(letter: u8, level: u8) -> Option<ReneId> {
        let known = (letter as usize) < LETTERS && level >= 1 && (level as usize) <= LEVELS;
        if known { Some(ReneId((level - 1) * LETTERS as u8 + letter)) } else { None }
    }
    /// All of them.
    pub fn all() -> impl Iterator<Item = ReneId> {
        (0..RENE_CARDS as u8).map(ReneId)
    }
    /// From 0 for A.
    pub const fn letter(self) -> u8 {
        self.0 % LETTERS as u8
    }
    /// From 1.
    pub const fn level(self) -> u8 {
        self.0 / LETTERS as u8 + 1
    }
    /// For array access.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// `a1`: its word in content, notation and headers.
    pub fn slug(self) -> String {
        format!("{}{}", char::from(b'a' + self.letter()), self.level())
    }
    /// The way back from [`ReneId::slug`].
    pub fn read(word: &str) -> Result<ReneId, TextError> {
        let found = ReneId::all().find(|card| card.slug().eq_ignore_ascii_case(word));
        found.ok_or_else(|| TextError::new(word, CARD))
    }
}

impl Text<Rules> for ReneId {
    fn write(&self, _: &Rules, out: &mut String) {
        out.push_str(&self.slug());
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        ReneId::read(from.word())
    }
}

/// A set of René's cards, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Deck(u32);

impl Deck {
    /// No card.
    pub const EMPTY: Deck = Deck(0);

    /// All eight letters on one level, from 1 to 3.
    pub const fn of_level(level: u8) -> Deck {
        let row = (1 << LETTERS) - 1;
        let behind = if level == 0 { 0 } else { level as u32 - 1 };
        Deck(row << (behind * LETTERS as u32))
    }
    /// Is the card in it?
    pub const fn has(self, card: ReneId) -> bool {
        self.0 >> card.0 & 1 == 1
    }
    /// The set and this card.
    #[must_use]
    pub const fn with(self, card: ReneId) -> Deck {
        Deck(self.0 | 1 << card.0)
    }
    /// The set without this card.
    #[must_use]
    pub const fn without(self, card: ReneId) -> Deck {
        Deck(self.0 & !(1 << card.0))
    }
    /// How many cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Are all its cards in the other one?
    pub const fn is_within(self, other: Deck) -> bool {
        self.0 & !other.0 == 0
    }
    /// Its cards, lowest level first.
    pub fn iter(self) -> impl Iterator<Item = ReneId> {
        ReneId::all().filter(move |&card| self.has(card))
    }
    /// A whole deck: eight cards (003:84).
    pub const fn is_whole(self) -> bool {
        self.len() == LETTERS
    }
}

impl FromIterator<ReneId> for Deck {
    fn from_iter<I: IntoIterator<Item = ReneId>>(cards: I) -> Self {
        cards.into_iter().fold(Deck::EMPTY, Deck::with)
    }
}

/// `a1+b2`, or `-` for none.
impl Text<Rules> for Deck {
    fn write(&self, _: &Rules, out: &mut String) {
        let slugs: Vec<String> = self.iter().map(ReneId::slug).collect();
        out.push_str(if slugs.is_empty() { "-" } else { "" });
        out.push_str(&slugs.join("+"));
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        match from.word() {
            "-" => Ok(Deck::EMPTY),
            word => word.split('+').map(ReneId::read).collect(),
        }
    }
}

/// What a card says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReneCard {
    /// The objective (003:128).
    pub colour: Colour,
    /// Tiles that the first assistant draws.
    pub tiles: u8,
    /// From this value on a tile goes on the player's path (R117).
    pub threshold: u8,
    /// Spaces for the second to the fifth assistant.
    pub moves: [u8; 4],
    /// Slots, from 1, that René takes when he is first; bits.
    pub first: Slots,
    /// Slots that he takes when he is second.
    pub second: Slots,
    /// What a danger card takes from the player (R123).
    pub damage: u8,
    /// From this gauge.
    pub gauge: Gauge,
    /// Petrol that the Torpedo gets back in Planning.
    pub petrol: u8,
    /// Mechanics that it gets back.
    pub mechanics: u8,
}

/// Slots of the market, from 1 at the left (R167), as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Slots(pub u8);

impl Slots {
    /// Is the slot, from 1, one of them?
    pub const fn has(self, slot: u8) -> bool {
        self.0 >> slot & 1 == 1
    }
    /// The slots, from the left.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = u8> {
        (1..8).filter(move |&slot| self.has(slot))
    }
}

impl FromIterator<u8> for Slots {
    fn from_iter<I: IntoIterator<Item = u8>>(slots: I) -> Self {
        Slots(slots.into_iter().fold(0, |bits, slot| bits | 1 << slot))
    }
}
