//! What a client is sent once: the board, its cards and tiles, the numbers of the game.

use super::kinds::{RaceColour, RaceDirection, RaceFigure, RaceTerrain, RaceTiming, RaceWay};
use super::modules::RaceModules;
use super::rene::RaceReneBoard;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// What never changes during a race.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceBoard {
    /// The board's slug.
    pub board: String,
    /// Its name by language.
    pub names: BTreeMap<String, String>,
    /// How many crews race.
    pub seats: u8,
    /// The crew of every seat by slug, in seat order, chosen or drawn by lot; none where leaders bring theirs.
    pub crews: Vec<String>,
    /// Which way round.
    pub direction: RaceDirection,
    /// The highest level.
    pub levels: u8,
    /// Where the race begins: a space.
    pub start: u32,
    /// Where it ends: a space.
    pub finish: u32,
    /// All hexes.
    pub spaces: Vec<RaceSpace>,
    /// All cities.
    pub cities: Vec<RaceCity>,
    /// All transport lines.
    pub lines: Vec<RaceLine>,
    /// All kinds of card.
    pub cards: Vec<RaceCard>,
    /// All kinds of tile.
    pub tiles: Vec<RaceTile>,
    /// Prices and other numbers of the rules.
    pub numbers: RaceNumbers,
    /// Francs for 1, 2, .. assistants in funding.
    pub funding: Vec<u16>,
    /// Francs for the first, second, .. in the new order.
    pub progress_bonus: Vec<u16>,
    /// Points for the first, second, .. home.
    pub place_points: Vec<u8>,
    /// What never changes of the modules in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub modules: Option<RaceModules>,
    /// René's cards, in a solo race.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rene: Option<RaceReneBoard>,
}

/// Prices and other numbers of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceNumbers {
    /// The highest level of a gauge.
    pub gauge_max: i32,
    /// Assistants of a crew.
    pub assistants: i32,
    /// Francs for a level of petrol in a city.
    pub petrol_price_city: i32,
    /// Francs for a level of petrol elsewhere.
    pub petrol_price_wilderness: i32,
    /// Francs for a level of engine or chassis in a city.
    pub part_price_city: i32,
    /// Francs for a level of engine or chassis elsewhere.
    pub part_price_wilderness: i32,
    /// Francs that make a point at the end.
    pub francs_per_point: i32,
    /// Damage of a danger that nothing wards off.
    pub danger_damage: i32,
    /// Petrol for entering a city.
    pub city_petrol: i32,
    /// Petrol that a risk zone adds.
    pub risk_petrol: i32,
    /// Tiles that a pathfinder draws.
    pub pathfinder_tiles: i32,
    /// Cards that a pathfinder draws.
    pub pathfinder_cards: i32,
    /// The race is called off after so many turns.
    pub turn_cap: i32,
}

/// A hex: pointy top, odd rows half a hex to the right.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceSpace {
    /// In notation: a city's slug, or column letter and row number.
    pub name: String,
    /// Column letter and row number.
    pub hex: String,
    /// Column.
    pub col: i16,
    /// Row.
    pub row: i16,
    /// Progress of a vehicle here, in this direction.
    pub level: u8,
    /// Costs more petrol.
    pub risk: bool,
    /// The city here.
    pub city: Option<u32>,
}

/// A city.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceCity {
    /// Its slug.
    pub slug: String,
    /// Its name by language.
    pub names: BTreeMap<String, String>,
    /// Its space.
    pub space: u32,
    /// Its colour.
    pub colour: RaceColour,
    /// Cards drawn on entering.
    pub cards: u8,
}

/// A transport line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceLine {
    /// `from-to`.
    pub slug: String,
    /// How it travels.
    pub way: RaceWay,
    /// The cities it joins.
    pub ends: [u32; 2],
    /// Francs.
    pub price: u16,
}

/// A kind of card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceCard {
    /// Its slug.
    pub slug: String,
    /// Copies in the game.
    pub copies: u8,
    /// When it is played.
    pub timing: RaceTiming,
    /// It can be countered.
    pub danger: bool,
    /// It is played against a rival.
    pub victim: bool,
}

/// A kind of tile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceTile {
    /// Its slug.
    pub slug: String,
    /// What it shows.
    pub terrain: RaceTerrain,
    /// Copies in the game.
    pub copies: u8,
    /// Petrol it costs.
    pub petrol: u8,
    /// Damage it does.
    pub damage: u8,
    /// A danger.
    pub danger: bool,
    /// A stop.
    pub stop: bool,
    /// A die adds to what it asks, each time.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub rolls: bool,
    /// What a drive that ends there is given: which number rises, and by how much.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub gives: Option<(RaceFigure, u16)>,
}
