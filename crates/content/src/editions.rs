//! `editions/`: the deck, the crews and the guard's reach of a box.

use race::cards::{Card, Effect};
use race::ids::MAX_CARDS;
use race::rules::GuardReach;

use crate::problem::{Report, plain};
use crate::reader::{Entry, one_of};
use crate::span::Span;
use crate::{Content, cards};

/// A hand keeps the count of a kind in half a byte.
const MOST_COPIES: i64 = 15;
/// The table keeps the size of the deck in a byte.
const MOST_CARDS: usize = 255;

const REACHES: [(&str, GuardReach); 2] =
    [("adjacent", GuardReach::Adjacent), ("connected", GuardReach::Connected)];

/// What comes in a box.
#[derive(Debug)]
pub(crate) struct Edition {
    pub guard_reach: GuardReach,
    pub crews: Vec<String>,
    /// Card kinds in slug order, with copies.
    pub deck: Vec<(String, Card, u8)>,
}

pub(crate) fn read(content: &Content, slug: &str, report: &Report) -> Option<Edition> {
    let mut entry = content.open("editions", slug, report)?;
    entry.slug_of_file();
    let guard_reach = entry.choice("guard_reach", &REACHES);
    let crews = entry.slugs("crews");
    let deck = entry.table("deck").and_then(|deck| read_deck(content, deck, report));
    entry.close();
    Some(Edition { guard_reach: guard_reach?, crews: crews?, deck: deck? })
}

/// Card kinds in slug order, with copies.
pub(crate) fn read_deck(
    content: &Content,
    mut deck: Entry<'_>,
    report: &Report,
) -> Option<Vec<(String, Card, u8)>> {
    let known = content.slugs("cards");
    let counts: Vec<(String, u8)> = deck.counts(Span::whole(1, MOST_COPIES));
    deck.place.at_most("", counts.len(), "kinds", MAX_CARDS);
    let size: usize = counts.iter().map(|(_, copies)| usize::from(*copies)).sum();
    deck.place.at_most("", size, "cards", MOST_CARDS);
    if counts.is_empty() {
        deck.tell("", "no cards", "at least one kind");
    }
    let kinds: Vec<Option<(String, Card, u8)>> = counts
        .into_iter()
        .map(|(slug, copies)| {
            if !known.contains(&slug.as_str()) {
                deck.tell(&plain(&slug), "no such card", one_of(&known));
                return None;
            }
            cards::read(content, &slug, report).map(|card| (slug, card, copies))
        })
        .collect();
    // R53: a ride says how many discount cards it takes, not which.
    let is_discount = |card: &Card| matches!(card.effect, Effect::Discount { .. });
    let discounts: Vec<&str> = kinds
        .iter()
        .flatten()
        .filter(|(_, card, _)| is_discount(card))
        .map(|(slug, ..)| slug.as_str())
        .collect();
    if discounts.len() > 1 {
        let found = format!("{} kinds of discount ({})", discounts.len(), discounts.join(", "));
        deck.tell("", &found, "at most 1");
    }
    deck.close();
    kinds.into_iter().collect()
}
