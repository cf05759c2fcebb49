//! The board: geometry, names and kinds, sent once.

use super::RacePresenter;
use super::kinds::RaceFigure;
use super::wire::{RaceBoard, RaceCard, RaceCity, RaceLine, RaceNumbers, RaceSpace, RaceTile};
use content::{LANGUAGES, Terrain, Words};
use race::Rules;
use race::ids::{City, Gauge, Space};
use race::modules::village::Benefit;
use race::sources::Feature;
use std::collections::BTreeMap;

pub(super) fn board(presenter: &RacePresenter, rules: &Rules) -> RaceBoard {
    RaceBoard {
        board: rules.board.clone(),
        names: by_language(&presenter.names.board),
        seats: rules.seats,
        crews: presenter.crews.clone(),
        direction: rules.options.direction.into(),
        levels: rules.levels,
        start: rules.start.0.into(),
        finish: rules.finish.0.into(),
        spaces: rules.spaces().map(|space| space_of(rules, space)).collect(),
        cities: (0..rules.cities.len() as u8).map(|i| city(presenter, rules, City(i))).collect(),
        lines: lines(rules),
        cards: cards(rules),
        tiles: tiles(presenter, rules),
        numbers: numbers(rules),
        funding: rules.numbers.funding.clone(),
        progress_bonus: rules.numbers.progress_bonus.clone(),
        place_points: rules.numbers.place_points.clone(),
        modules: super::modules::modules(rules),
        rene: super::rene::board(rules),
    }
}

fn by_language(words: &Words) -> BTreeMap<String, String> {
    LANGUAGES.map(|lang| (lang.to_owned(), words.in_language(lang).to_owned())).into_iter().collect()
}

fn space_of(rules: &Rules, space: Space) -> RaceSpace {
    let hex = &rules.names.hexes[space.index()];
    let (col, row) = place(hex);
    RaceSpace {
        name: rules.names.spaces[space.index()].clone(),
        hex: hex.clone(),
        col,
        row,
        level: rules.level(space),
        risk: rules.risk.has(space),
        city: rules.city_at(space).map(|city| city.0.into()),
    }
}

/// Column and row of a hex from its name: `C7` is column 2, row 6.
fn place(hex: &str) -> (i16, i16) {
    let letters = hex.trim_end_matches(|c: char| c.is_ascii_digit());
    let col = letters.bytes().fold(0, |n, letter| n * 26 + i16::from(letter - b'A') + 1) - 1;
    let row = hex[letters.len()..].parse::<i16>().unwrap_or(1) - 1;
    (col, row)
}

fn city(presenter: &RacePresenter, rules: &Rules, city: City) -> RaceCity {
    let (info, slug) = (rules.city(city), &rules.names.cities[city.index()]);
    let names = presenter.names.cities.iter().find(|(s, _)| s == slug);
    RaceCity {
        slug: slug.clone(),
        names: names.map(|(_, words)| by_language(words)).unwrap_or_default(),
        space: info.space.0.into(),
        colour: info.colour.into(),
        cards: info.cards,
    }
}

fn lines(rules: &Rules) -> Vec<RaceLine> {
    let line = |(info, slug): (&race::rules::LineInfo, &String)| RaceLine {
        slug: slug.clone(),
        way: info.way.into(),
        ends: info.ends.map(|city| city.0.into()),
        price: info.price,
    };
    rules.lines.iter().zip(&rules.names.lines).map(line).collect()
}

fn cards(rules: &Rules) -> Vec<RaceCard> {
    let card = |id: race::ids::CardId| {
        let card = rules.card(id);
        RaceCard {
            slug: super::card_slug(rules, id),
            copies: rules.deck[id.index()],
            timing: card.timing.into(),
            danger: card.danger,
            victim: card.has_victim(),
        }
    };
    rules.card_ids().map(card).collect()
}

fn tiles(presenter: &RacePresenter, rules: &Rules) -> Vec<RaceTile> {
    let tile = |id: race::ids::TileId| {
        let (tile, slug) = (rules.tile(id), super::tile_slug(rules, id));
        // An old log may have tiles that are no longer in the content.
        let terrain =
            presenter.terrains.iter().find(|(s, _)| *s == slug).map_or(Terrain::Desert, |(_, t)| *t);
        RaceTile {
            terrain: terrain.into(),
            slug,
            copies: rules.bag[id.index()],
            petrol: tile.petrol,
            damage: tile.damage,
            danger: tile.danger,
            stop: tile.stop,
            rolls: tile.feature == Feature::Microclimate,
            gives: gift(tile.feature),
        }
    };
    rules.tile_ids().map(tile).collect()
}

fn gift(feature: Feature) -> Option<(RaceFigure, u16)> {
    let Feature::Village(benefit) = feature else { return None };
    Some(match benefit {
        Benefit::Levels(Gauge::Petrol, levels) => (RaceFigure::Petrol, levels.into()),
        Benefit::Levels(Gauge::Engine, levels) => (RaceFigure::Engine, levels.into()),
        Benefit::Levels(Gauge::Chassis, levels) => (RaceFigure::Chassis, levels.into()),
        Benefit::Money(francs) => (RaceFigure::Money, francs),
        Benefit::Cards(cards) => (RaceFigure::Cards, cards.into()),
    })
}

fn numbers(rules: &Rules) -> RaceNumbers {
    let n = &rules.numbers;
    RaceNumbers {
        gauge_max: n.gauge_max.into(),
        assistants: n.assistants.into(),
        petrol_price_city: n.petrol_price.city.into(),
        petrol_price_wilderness: n.petrol_price.wilderness.into(),
        part_price_city: n.part_price.city.into(),
        part_price_wilderness: n.part_price.wilderness.into(),
        francs_per_point: n.francs_per_point.into(),
        danger_damage: n.danger_damage.into(),
        city_petrol: n.city_petrol.into(),
        risk_petrol: n.risk_petrol.into(),
        pathfinder_tiles: n.pathfinder_tiles.into(),
        pathfinder_cards: n.pathfinder_cards.into(),
        turn_cap: n.turn_cap.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::place;

    #[test]
    fn a_hex_is_found_from_its_name() {
        for at in [(0, 0), (2, 6), (25, 9), (26, 0), (51, 30), (52, 1)] {
            assert_eq!(place(&race::rules::hex_name(at)), at);
        }
    }
}
