//! Deck building (003:19, 003:236-240; R126, R142, R165, R166): after a race René exchanges cards of his lowest level for cards of the
//! next, drawn from the luck that the finished race had committed to, or by letter.

use race::solo::cards::LEVELS;
use race::solo::{Deck, ReneId};
use record::{Key, draw};

/// The stream of luck that upgrades are drawn from. Games have streams below 8.
const STREAM: u8 = 0x5e;

/// A card that left, and the one that entered.
pub type Exchange = (ReneId, ReneId);

/// R126: how many cards are exchanged.
pub fn owed(human_won: bool) -> u8 {
    if human_won { 2 } else { 1 }
}

/// R165: the lowest level in a deck, if it can still rise (R142).
fn lowest(deck: Deck) -> Option<u8> {
    deck.iter().map(ReneId::level).min().filter(|&level| usize::from(level) < LEVELS)
}

/// R166, at random: a card of the lowest level leaves, an unused one of the next level enters; one after the other (R165).
pub fn drawn(mut deck: Deck, count: u8, key: &Key) -> (Deck, Vec<Exchange>) {
    let mut exchanged = Vec::new();
    for i in 0..u32::from(count) {
        let Some(level) = lowest(deck) else { break };
        let leaving: Vec<ReneId> = deck.iter().filter(|card| card.level() == level).collect();
        let unused = |card: &ReneId| card.level() == level + 1 && !deck.has(*card);
        let entering: Vec<ReneId> = ReneId::all().filter(unused).collect();
        let one = |from: &[ReneId], k: u32| from[draw(key, STREAM, k, from.len() as u32) as usize];
        let (out, into) = (one(&leaving, 2 * i), one(&entering, 2 * i + 1));
        deck = deck.without(out).with(into);
        exchanged.push((out, into));
    }
    (deck, exchanged)
}

/// R166, by letter: the card of this letter leaves, which must be of the lowest level, and the same letter of the next level
/// enters.
pub fn by_letter(deck: Deck, letter: u8) -> Option<(Deck, Exchange)> {
    let level = lowest(deck)?;
    let out = ReneId::new(letter, level).filter(|&card| deck.has(card))?;
    let into = ReneId::new(letter, level + 1).filter(|&card| !deck.has(card))?;
    Some((deck.without(out).with(into), (out, into)))
}

/// How many of so many exchanges there is room for.
pub(crate) fn room(mut deck: Deck, count: u8) -> u8 {
    for done in 0..count {
        let Some(level) = lowest(deck) else { return done };
        let out = deck.iter().find(|card| card.level() == level);
        let into = ReneId::all().find(|card| card.level() == level + 1 && !deck.has(*card));
        let (Some(out), Some(into)) = (out, into) else { return done };
        deck = deck.without(out).with(into);
    }
    count
}
