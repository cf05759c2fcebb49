//! `modules/`: what each module of the game brings: cards, tiles and the numbers of its rules.

use std::collections::BTreeSet;

use race::cards::Card;
use race::ids::{Gauge, Gauges};
use race::leaders::Leader;
use race::modules::season::{SEASONS, Weather};
use race::modules::{Module, ModuleNumbers, ModuleSources};
use race::modules::{diplomacy, microclimate, paddock, patronage, postal, season};
use race::rooms::Cost;
use race::rules::Tile;

use crate::problem::Report;
use crate::reader::{Entry, one_of, slug_mark};
use crate::span::Span;
use crate::tiles::read_tile;
use crate::{Content, editions};

const MONTHS: [&str; SEASONS] = ["january", "march", "may", "july", "september", "november"];

/// The toys of the tests have no content.
pub(crate) fn has_file(module: Module) -> bool {
    !module.is_toy()
}

/// What all modules bring.
pub(crate) fn read(content: &Content, report: &Report) -> Option<ModuleSources> {
    let mut sources = ModuleSources::default();
    let mut numbers = ModuleNumbers::default();
    let mut is_whole = true;
    for &module in Module::ALL.iter().filter(|&&module| has_file(module)) {
        let read = content.open("modules", module.slug(), report).and_then(|mut entry| {
            entry.slug_of_file();
            let cards = read_cards(content, &mut entry, report);
            let tiles = read_tiles(&mut entry);
            let read = read_numbers(module, &mut entry, &mut numbers);
            entry.close();
            read?;
            Some((cards?, tiles?))
        });
        let Some((cards, tiles)) = read else {
            is_whole = false;
            continue;
        };
        sources.cards.extend(cards.into_iter().map(|(slug, card, copies)| (module, slug, card, copies)));
        sources.tiles.extend(tiles.into_iter().map(|(slug, tile, copies)| (module, slug, tile, copies)));
    }
    sources.numbers = numbers;
    is_whole.then_some(sources)
}

/// Cards that join the deck.
fn read_cards(content: &Content, entry: &mut Entry<'_>, report: &Report) -> Option<Vec<(String, Card, u8)>> {
    if !entry.has("cards") {
        return Some(Vec::new());
    }
    editions::read_deck(content, entry.table("cards")?, report)
}

/// Tiles that join the bag, with the terrain each shows.
fn read_tiles(entry: &mut Entry<'_>) -> Option<Vec<(String, Tile, u8)>> {
    let mut slugs = BTreeSet::new();
    let tiles = entry.list_if_any("tile", "tile", slug_mark);
    tiles.into_iter().map(|tile| read_tile(tile, &mut slugs)).collect()
}

fn read_numbers(module: Module, entry: &mut Entry<'_>, numbers: &mut ModuleNumbers) -> Option<()> {
    match module {
        Module::Season => {
            let (normal, hard) = (read_seasons(entry, "normal"), read_seasons(entry, "hard"));
            numbers.season = season::Numbers { normal: normal?, hard: hard? };
        }
        Module::Microclimate => numbers.microclimate = microclimate::Numbers { card: read_die(entry)? },
        Module::Paddock => numbers.paddock = read_paddock(entry)?,
        Module::Postal => {
            let copies = entry.number("copies", Span::whole(1, 60));
            let reward = entry.number("reward", Span::francs());
            numbers.postal = postal::Numbers { copies: copies?, reward: reward? };
        }
        Module::Diplomacy => {
            let bribe = entry.number("bribe", Span::francs());
            let (normal, hard) = (read_influence(entry, "normal"), read_influence(entry, "hard"));
            numbers.diplomacy = diplomacy::Numbers { normal: normal?, hard: hard?, bribe: bribe? };
        }
        Module::Patronage => {
            let track = entry.numbers("track", (5, 60), Span::francs());
            numbers.patronage = patronage::Numbers { track: track? };
        }
        // Cards and tiles alone, or nothing: the numbers of leaders stand with each of them.
        Module::Leaders | Module::Village => {}
        #[cfg(feature = "toys")]
        Module::Probe | Module::Echo => {}
    }
    Some(())
}

/// R105, R106: prices, bounds and the vehicle sheets.
fn read_paddock(entry: &mut Entry<'_>) -> Option<paddock::Numbers> {
    const LEVELS: Span = Span::whole(1, 8);
    let grant = entry.number("grant", Span::francs_or_none());
    let price = entry.number("price", Span::francs());
    let lowest = entry.number("lowest", LEVELS);
    let highest = entry.number("highest", LEVELS);
    let sales = entry.number("sales", Span::whole(0, 9));
    let mut sheets = Vec::new();
    for mut sheet in entry.list("sheet", "sheet", |_| None) {
        let leaders: Vec<(&str, Leader)> =
            Leader::ALL.iter().map(|leader| (leader.slug(), *leader)).collect();
        let leader = sheet.choice("leader", &leaders);
        let vehicle = sheet.text("vehicle");
        let [petrol, engine, chassis] = Gauge::ALL.map(|gauge| sheet.number(gauge.slug(), LEVELS));
        sheet.close();
        let gauges = Gauges { petrol: petrol?, engine: engine?, chassis: chassis? };
        sheets.push(paddock::Sheet { leader: leader?, vehicle: vehicle?, gauges });
    }
    Some(paddock::Numbers {
        grant: grant?,
        price: price?,
        bounds: (lowest?, highest?),
        sales: sales?,
        sheets,
    })
}

fn read_seasons(entry: &mut Entry<'_>, field: &'static str) -> Option<[[Weather; 6]; SEASONS]> {
    let mut entry = entry.table(field)?;
    let seasons = MONTHS.map(|month| read_weather(&mut entry, month));
    entry.close();
    let mut table = [[Weather::Clear; 6]; SEASONS];
    for (row, season) in table.iter_mut().zip(seasons) {
        for (face, weather) in row.iter_mut().zip(season?) {
            *face = weather;
        }
    }
    Some(table)
}

/// Weather from a 1 on the die.
fn read_weather(entry: &mut Entry<'_>, month: &'static str) -> Option<Vec<Weather>> {
    let words = Weather::ALL.map(Weather::slug);
    entry.need(month, format!("at most six of these: {}", one_of(&words)), |value| {
        let faces = value.as_array().filter(|faces| faces.len() <= 6)?;
        let named = |word: &str| Weather::ALL.into_iter().find(|weather| weather.slug() == word);
        faces.iter().map(|face| face.as_str().and_then(named)).collect()
    })
}

/// What a die adds, from a 1 on.
fn read_die(entry: &mut Entry<'_>) -> Option<[Cost; 6]> {
    let faces = entry.list("die", "die", |_| None);
    entry.place.at_most("die", faces.len(), "faces", 6);
    let mut card = [Cost::default(); 6];
    for (slot, mut face) in card.iter_mut().zip(faces) {
        let petrol = face.number_if_any("petrol", Span::whole(0, 9));
        let damage = face.number_if_any("damage", Span::whole(0, 9));
        let danger = face.flag_if_any("danger");
        let stop = face.flag_if_any("stop");
        face.close();
        *slot = Cost { petrol: petrol?, damage: damage?, danger: danger?, stop: stop? };
    }
    Some(card)
}

/// R107: a line of the diplomacy board; its top is a six, which no die beats.
fn read_influence(entry: &mut Entry<'_>, field: &'static str) -> Option<diplomacy::Line> {
    let mut entry = entry.table(field)?;
    let start = entry.number::<u8>("start", Span::whole(0, 5));
    let prices: Option<Vec<u16>> = entry.numbers("prices", (1, 6), Span::francs());
    if let (Some(start), Some(prices)) = (start, &prices)
        && usize::from(start) + prices.len() != 6
    {
        let top = usize::from(start) + prices.len();
        entry.tell("prices", &format!("level {top} as the highest"), "level 6, which no die beats (R107)");
    }
    entry.close();
    Some(diplomacy::Line { start: start?, prices: prices? })
}
