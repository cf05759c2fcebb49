//! `solo/rene.toml`: René Estienne's cards and the numbers of the solo race (rule book 003).

use std::array;

use race::ids::{Colour, Gauge};
use race::solo::cards::{LETTERS, RENE_CARDS, Slots};
use race::solo::{Numbers, ReneCard, ReneId, Sources};
use race::tabletop::MAX_DRAWN;

use crate::Content;
use crate::problem::Report;
use crate::reader::{Entry, slug_mark, twice};
use crate::span::Span;

/// Where they stand.
pub(crate) const FILE: &str = "solo/rene.toml";

const FEW: Span = Span::whole(0, 9);

/// All of it.
pub(crate) fn read(content: &Content, report: &Report) -> Option<Sources> {
    let mut entry = content.open("solo", "rene", report)?;
    entry.slug_of_file();
    let gauge_max = entry.number("gauge_max", Span::whole(1, 6));
    let market = entry.number("market", Span::whole(3, 5));
    let danger_damage = entry.number("danger_damage", FEW);
    let first_bonus = entry.table("first_bonus").and_then(|mut bonus| {
        let (city, wilderness) = (bonus.number("city", FEW), bonus.number("wilderness", FEW));
        bonus.close();
        Some((city?, wilderness?))
    });
    let mut cards = [None; RENE_CARDS];
    let mut is_whole = true;
    for card in entry.list("card", "card", slug_mark) {
        is_whole &= read_card(card, &mut cards).is_some();
    }
    let missing = ReneId::all().filter(|id| cards[id.index()].is_none());
    for id in missing.filter(|_| is_whole) {
        entry.tell("card", &format!("no card {}", id.slug()), "letters a to h, each on levels 1 to 3");
    }
    check_colours(&entry, &cards);
    entry.close();
    let cards: Option<Vec<ReneCard>> = cards.into_iter().collect();
    let cards = cards.filter(|_| is_whole)?;
    Some(Sources {
        cards: array::from_fn(|i| cards[i]),
        numbers: Numbers {
            gauge_max: gauge_max?,
            market: market?,
            danger_damage: danger_damage?,
            first_bonus: first_bonus?,
        },
    })
}

fn read_card(mut card: Entry<'_>, cards: &mut [Option<ReneCard>; RENE_CARDS]) -> Option<()> {
    let id = card.need("slug", "a letter from a to h and a level from 1 to 3, such as \"a1\"", |value| {
        value.as_str().and_then(|word| ReneId::read(word).ok())
    });
    let colours = Colour::OF_CITIES.map(|colour| (colour.slug(), colour));
    let colour = card.choice("colour", &colours);
    let tiles = card.number("tiles", Span::whole(0, MAX_DRAWN as i64));
    let threshold = card.number("threshold", FEW);
    let moves = card.numbers("moves", (4, 4), Span::whole(0, 5));
    let slots = |card: &mut Entry<'_>, field, count| {
        card.numbers::<u8>(field, (count, count), Span::whole(1, 5)).map(|slots| slots.into_iter().collect())
    };
    let (first, second): (Option<Slots>, Option<Slots>) =
        (slots(&mut card, "first", 1), slots(&mut card, "second", 2));
    let danger = card.table("danger").and_then(|mut danger| {
        let gauges = [Gauge::Engine, Gauge::Chassis].map(|gauge| (gauge.slug(), gauge));
        let (gauge, damage) = (danger.choice("gauge", &gauges), danger.number("damage", FEW));
        danger.close();
        Some((gauge?, damage?))
    });
    let recover = card.table("recover").and_then(|mut recover| {
        let (petrol, mechanics) = (recover.number("petrol", FEW), recover.number("mechanics", FEW));
        recover.close();
        Some((petrol?, mechanics?))
    });
    let place = card.place.clone();
    card.close();
    let (id, (gauge, damage), (petrol, mechanics)) = (id?, danger?, recover?);
    let moves: Vec<u8> = moves.filter(|moves| moves.len() == 4)?;
    if second.is_some_and(|slots| slots.iter().count() != 2) {
        place.tell("second", "one slot twice", "two different slots");
        return None;
    }
    let read = ReneCard {
        colour: colour?,
        tiles: tiles?,
        threshold: threshold?,
        moves: array::from_fn(|i| moves[i]),
        first: first?,
        second: second?,
        damage,
        gauge,
        petrol,
        mechanics,
    };
    if cards[id.index()].replace(read).is_some() {
        place.tell("slug", &twice(&id.slug()), "each card once");
        return None;
    }
    Some(())
}

/// Each colour stands twice on every level.
fn check_colours(entry: &Entry<'_>, cards: &[Option<ReneCard>; RENE_CARDS]) {
    for (level, row) in cards.chunks(LETTERS).enumerate() {
        for colour in Colour::OF_CITIES {
            let count = row.iter().flatten().filter(|card| card.colour == colour).count();
            if row.iter().all(Option::is_some) && count != 2 {
                let found = format!("{count} cards of level {} are {}", level + 1, colour.slug());
                entry.tell("card", &found, "each colour twice on every level");
            }
        }
    }
}
