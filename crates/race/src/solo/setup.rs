//! What a solo table agrees on, what content says, and what is compiled of both.

use super::cards::{Deck, LETTERS, RENE_CARDS, ReneCard, ReneId};
use super::powers::{MOST_POWERS, Powers};
use crate::ids::{Space, SpaceSet};
use crate::sources::OptionsError;

/// What a solo table agrees on before the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solo {
    /// René's eight cards.
    pub deck: Deck,
    /// The legacy powers that the Torpedo has already; `None` where the race is played without them.
    pub legacy: Option<Powers>,
}

impl Solo {
    /// All cards on one level, no legacy powers.
    pub const fn of_level(level: u8) -> Solo {
        Solo { deck: Deck::of_level(level), legacy: None }
    }
    /// Eight cards, and powers that there are.
    pub(crate) fn check(&self, seats: u8) -> Result<(), OptionsError> {
        if seats != 1 {
            return Err(OptionsError::SoloSeats(seats.into()));
        }
        if !self.deck.is_whole() {
            return Err(OptionsError::SoloDeck(self.deck.len()));
        }
        if self.legacy.is_some_and(|powers| powers.0.iter().any(|&level| level > MOST_POWERS)) {
            return Err(OptionsError::SoloPowers);
        }
        Ok(())
    }
}

/// The numbers of the solo game besides the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Numbers {
    /// Where the Torpedo's gauges begin, and how far they go (R133).
    pub gauge_max: u8,
    /// Cards laid out in the Bivouac (003:194).
    pub market: u8,
    /// Mechanics that a danger on a tile costs (003:178).
    pub danger_damage: u8,
    /// Petrol for the first in the new order, in a city and elsewhere (R129).
    pub first_bonus: (u8, u8),
}

/// Content of the solo game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sources {
    /// All cards, by [`ReneId`].
    pub cards: [ReneCard; RENE_CARDS],
    /// Everything else.
    pub numbers: Numbers,
}

/// What is fixed for one solo race.
#[derive(Clone, Debug)]
pub struct SoloRules {
    /// All cards.
    pub cards: [ReneCard; RENE_CARDS],
    /// Everything else.
    pub numbers: Numbers,
    /// The deck in play.
    pub deck: Deck,
    /// Are legacy powers won?
    pub legacy: bool,
    far: Vec<u8>,
    spaces: usize,
}

const NO_WAY: u8 = u8::MAX;

impl SoloRules {
    pub(crate) fn new(sources: &Sources, solo: &Solo, spaces: usize, near: &[SpaceSet]) -> SoloRules {
        let mut far = vec![NO_WAY; spaces * spaces];
        for (from, row) in far.chunks_mut(spaces.max(1)).enumerate() {
            measure(Space(from as u8), near, row);
        }
        SoloRules {
            cards: sources.cards,
            numbers: sources.numbers,
            deck: solo.deck,
            legacy: solo.legacy.is_some(),
            far,
            spaces,
        }
    }
    /// A card's numbers.
    pub fn card(&self, card: ReneId) -> &ReneCard {
        &self.cards[card.index()]
    }
    /// R118: spaces over land from one space to another; `None` where there is no way.
    #[inline]
    pub fn distance(&self, from: Space, to: Space) -> Option<u8> {
        Some(self.far[from.index() * self.spaces + to.index()]).filter(|&far| far != NO_WAY)
    }
    /// How many cards a whole deck has.
    pub const fn deck_size(&self) -> usize {
        LETTERS
    }
}

/// Spaces over land from `from` to everywhere.
fn measure(from: Space, near: &[SpaceSet], row: &mut [u8]) {
    let mut ring: SpaceSet = [from].into_iter().collect();
    let (mut seen, mut steps) = (ring, 0);
    while !ring.is_empty() {
        let mut next = SpaceSet::EMPTY;
        for space in ring.iter() {
            row[space.index()] = steps;
            next = next.or(near[space.index()]);
        }
        ring = next.minus(seen);
        seen = seen.or(ring);
        steps += 1;
    }
}
