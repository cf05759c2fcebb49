//! `race.toml`: the numbers of the base game.

use race::ids::{Colour, MAX_PLAYERS};
use race::rules::{Numbers, Price};
use race::tabletop::MAX_DRAWN;

use crate::Content;
use crate::boards::COLOURS;
use crate::problem::{Problem, Report};
use crate::reader::Entry;
use crate::span::Span;

const FILE: &str = "race.toml";

/// What `race.toml` says.
#[derive(Debug)]
pub(crate) struct BaseGame {
    pub numbers: Numbers,
    /// R5: the colour sides of the middle-city tokens.
    pub tokens: Vec<(Colour, u8)>,
}

pub(crate) fn read(content: &Content, report: &Report) -> Option<BaseGame> {
    let Some(text) = content.file(FILE) else {
        report.add(Problem::of_file(FILE, "no such file", "the numbers of the base game"));
        return None;
    };
    let mut entry = Entry::of_file(FILE, text, report)?;
    let numbers = numbers(&mut entry);
    let tokens = tokens(&mut entry);
    entry.close();
    Some(BaseGame { numbers: numbers?, tokens: tokens? })
}

fn numbers(entry: &mut Entry<'_>) -> Option<Numbers> {
    const LEVELS: Span = Span::whole(0, 9);
    let gauge_max = entry.number("gauge_max", Span::whole(1, 9));
    // Six assistants make 84 plans; a list of choices holds 256.
    let assistants = entry.number("assistants", Span::whole(1, 6));
    let start_money = entry.number("start_money", Span::francs_or_none());
    let last_player_money = entry.number("last_player_money", Span::francs_or_none());
    let petrol_price = price(entry, "petrol_price");
    let part_price = price(entry, "part_price");
    let funding = funding(entry, assistants);
    let progress_bonus = entry.numbers("progress_bonus", (1, MAX_PLAYERS), Span::francs_or_none());
    let place_points = entry.numbers("place_points", (1, MAX_PLAYERS), Span::whole(0, 99));
    let francs_per_point = entry.number("francs_per_point", Span::francs());
    let danger_damage = entry.number("danger_damage", LEVELS);
    // R46: a vehicle with any petrol can enter a city.
    let city_petrol = entry.number("city_petrol", Span::whole(0, 1));
    let risk_petrol = entry.number("risk_petrol", LEVELS);
    let pathfinder_tiles = entry.number("pathfinder_tiles", Span::whole(1, MAX_DRAWN as i64));
    let pathfinder_cards = entry.number("pathfinder_cards", Span::whole(1, 9));
    let turn_cap = entry.number("turn_cap", Span::whole(1, 99));
    Some(Numbers {
        gauge_max: gauge_max?,
        assistants: assistants?,
        start_money: start_money?,
        last_player_money: last_player_money?,
        petrol_price: petrol_price?,
        part_price: part_price?,
        funding: funding?,
        progress_bonus: progress_bonus?,
        place_points: place_points?,
        francs_per_point: francs_per_point?,
        danger_damage: danger_damage?,
        city_petrol: city_petrol?,
        risk_petrol: risk_petrol?,
        pathfinder_tiles: pathfinder_tiles?,
        pathfinder_cards: pathfinder_cards?,
        turn_cap: turn_cap?,
    })
}

fn price(entry: &mut Entry<'_>, field: &'static str) -> Option<Price> {
    let mut entry = entry.table(field)?;
    let city = entry.number("city", Span::francs());
    let wilderness = entry.number("wilderness", Span::francs());
    entry.close();
    Some(Price { city: city?, wilderness: wilderness? })
}

fn funding(entry: &mut Entry<'_>, assistants: Option<u8>) -> Option<Vec<u16>> {
    let francs: Vec<u16> = entry.numbers("funding", (1, 9), Span::francs_or_none())?;
    if let Some(assistants) = assistants.filter(|&assistants| francs.len() < assistants.into()) {
        let expected = format!("at least {assistants}, one for each number of assistants");
        entry.tell("funding", &format!("{} numbers", francs.len()), expected);
    }
    Some(francs)
}

fn tokens(entry: &mut Entry<'_>) -> Option<Vec<(Colour, u8)>> {
    let tokens = entry.list("middle_tokens", "middle_tokens", |_| None);
    entry.place.at_most("middle_tokens", tokens.len(), "tokens", 9);
    let read = tokens.into_iter().map(|mut token| {
        let colour = token.choice("colour", &COLOURS[..4]);
        let cards = token.number("cards", Span::whole(1, 3));
        token.close();
        Some((colour?, cards?))
    });
    read.collect::<Vec<_>>().into_iter().collect()
}
