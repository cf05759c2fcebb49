//! The types of The Great Race on the wire. Spaces and cities are named by their place in the board's lists, cards
//! and tiles by slug, seats from 1.

use super::kinds::{
    RaceAsk, RaceChoiceKind, RaceColour, RaceDirection, RaceEventKind, RaceFigure, RaceGauge, RaceIdle,
    RaceLeader, RaceLuck, RaceMacroKind, RaceNumber, RacePhase, RaceReason, RaceRemedyKey, RaceRoom,
    RaceSkill, RaceTerrain, RaceTiming, RaceWay, RaceWeather, RaceWork,
};
use super::modules::{RaceModules, RaceParts};
use super::tolls::RaceToll;
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
    /// The crew of every seat by slug, in seat order; none where nobody chose one.
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

/// So many of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Count {
    /// A card or a tile.
    pub slug: String,
    /// How many.
    pub count: u8,
}

/// One dashboard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Dashboard {
    /// From 1.
    pub seat: u8,
    /// The space of the vehicle.
    pub at: u32,
    /// Level and maximum.
    pub petrol: [u8; 2],
    /// Level and maximum.
    pub engine: [u8; 2],
    /// Level and maximum.
    pub chassis: [u8; 2],
    /// Progress.
    pub level: u8,
    /// Francs.
    pub money: u16,
    /// Pathfinder, mechanics, guard, funding.
    pub assistants: [u8; 4],
    /// No more sequences this turn.
    pub passed: bool,
    /// Order of arrival; 0 while racing.
    pub place: u8,
    /// Cards in hand.
    pub cards: u8,
    /// Cards that everybody knows are in this hand.
    pub seen: Vec<Count>,
}

/// Everything one viewer may know of a race.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceView {
    /// The game turn, from 1.
    pub turn: u8,
    /// The phase of the game turn.
    pub phase: RacePhase,
    /// The suspended rules, outermost first.
    pub rooms: Vec<RaceRoom>,
    /// Who is asked, as far as the viewer may know.
    pub waiting: Vec<u8>,
    /// The turn order.
    pub order: Vec<u8>,
    /// Farthest first.
    pub standing: Vec<u8>,
    /// Whose sequence runs.
    pub active: Option<u8>,
    /// In seat order.
    pub players: Vec<Dashboard>,
    /// The viewer's own hand.
    pub hand: Option<Vec<Count>>,
    /// The viewer's own plan behind the screen.
    pub plan: Option<[u8; 4]>,
    /// Laid tiles: space and slug.
    pub tiles: Vec<(u32, String)>,
    /// Cards on the market.
    pub market: Vec<String>,
    /// Tiles drawn and not yet laid.
    pub drawn: Vec<String>,
    /// Cards being looked at, for who looks.
    pub aside: Vec<String>,
    /// How many cards are being looked at.
    pub aside_count: u8,
    /// The card being resolved.
    pub in_play: Option<String>,
    /// How many cards the deck holds.
    pub deck: u8,
    /// Cards in the deck or hidden in other hands: what a careful player counts.
    pub unseen: Vec<Count>,
    /// The discard pile.
    pub discard: Vec<Count>,
    /// Tiles in the bag.
    pub bag: Vec<Count>,
    /// Tiles out of the game.
    pub removed: Vec<Count>,
    /// The position in notation, as far as the viewer knows it. For a terminal in the same process: it is never sent.
    #[serde(skip)]
    #[ts(skip)]
    #[schema(ignore)]
    pub position: String,
    /// What modules and leaders keep on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub parts: Option<RaceParts>,
}

/// Something that happened; only what applies is there. `kind` is its key in the words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceEvent {
    /// What happened.
    pub kind: RaceEventKind,
    /// Who.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// Against whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub victim: Option<u8>,
    /// A card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
    /// A tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tile: Option<String>,
    /// A space.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub space: Option<u32>,
    /// Another space.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub other: Option<u32>,
    /// A line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub line: Option<String>,
    /// A skill.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub skill: Option<RaceSkill>,
    /// What an assistant is used for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub work: Option<RaceWork>,
    /// A gauge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub gauge: Option<RaceGauge>,
    /// What a module or a leader offered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub act: Option<RaceChoiceKind>,
    /// A plan.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub plan: Option<[u8; 4]>,
    /// A leader.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub leader: Option<RaceLeader>,
    /// The colour of a parcel or of cities.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub colour: Option<RaceColour>,
    /// The weather.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub weather: Option<RaceWeather>,
    /// Numbers by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<RaceNumber, i32>>", optional)]
    pub numbers: BTreeMap<RaceNumber, i32>,
}

impl RaceEvent {
    pub(super) fn new(kind: RaceEventKind) -> RaceEvent {
        RaceEvent {
            kind,
            seat: None,
            victim: None,
            card: None,
            tile: None,
            space: None,
            other: None,
            line: None,
            skill: None,
            work: None,
            gauge: None,
            act: None,
            plan: None,
            leader: None,
            colour: None,
            weather: None,
            numbers: BTreeMap::new(),
        }
    }
}

/// One number that a choice changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceChange {
    /// Which number.
    pub name: RaceFigure,
    /// Now.
    pub before: i32,
    /// Afterwards.
    pub after: i32,
}

/// What a choice points at; only what applies is there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceTarget {
    /// A space of the board, by its place in the list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub space: Option<u32>,
    /// Several spaces: those that a card is aimed at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u32>>", optional)]
    pub spaces: Vec<u32>,
    /// A card, by slug.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
    /// A tile, by slug.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tile: Option<String>,
    /// A seat, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// A transport line, by slug.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub line: Option<String>,
    /// A leader.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub leader: Option<RaceLeader>,
    /// Cities of a colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub colour: Option<RaceColour>,
    /// A gauge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub gauge: Option<RaceGauge>,
    /// A number of levels or cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub amount: Option<u32>,
    /// Several numbers: a plan, or levels for engine and chassis.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u8>>", optional)]
    pub numbers: Vec<u8>,
}

/// One thing the seat may say now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceChoice {
    /// In notation: what is sent back to choose it.
    pub act: String,
    /// What kind of action.
    pub kind: RaceChoiceKind,
    /// What it points at.
    pub target: RaceTarget,
    /// The numbers of the seat that change at once.
    pub changes: Vec<RaceChange>,
    /// Luck speaks next.
    pub luck: Option<RaceLuck>,
    /// Why it would come to nothing, where it would.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub idle: Option<RaceIdle>,
    /// What a step asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub toll: Option<RaceToll>,
}

/// Several own actions in a row, without luck or anybody else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceMacro {
    /// In notation, in order.
    pub acts: Vec<String>,
    /// What they come to.
    pub kind: RaceMacroKind,
    /// What it points at.
    pub target: RaceTarget,
    /// The numbers of the seat that change.
    pub changes: Vec<RaceChange>,
    /// What the whole way asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub toll: Option<RaceToll>,
}

/// What the seat is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceQuestion {
    /// The rule that asks.
    pub room: RaceRoom,
    /// Its key in the words.
    pub key: RaceAsk,
    /// What the words mention.
    pub target: RaceTarget,
    /// The numbers the words mention, by name.
    pub numbers: Vec<(RaceNumber, i32)>,
}

/// Why something is not possible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceWhyNot {
    /// The failed condition, a key in the words.
    pub reason: RaceReason,
    /// What is needed.
    pub need: Option<u32>,
    /// What there is.
    pub have: Option<u32>,
    /// Where the rule stands.
    pub rule: RaceRule,
    /// What would help.
    pub remedies: Vec<RaceRemedy>,
}

/// Something that would help.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceRemedy {
    /// A key in the words.
    pub key: RaceRemedyKey,
    /// The card it speaks of.
    pub card: Option<String>,
}

/// Where a rule stands: `R62` in the rulings, `000:253` in a rule book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(type = "`R${number}` | `${'000' | '001' | '002' | '003'}:${number}`")]
#[schema(pattern = "^(R|00[0-3]:)[0-9]+$")]
pub struct RaceRule(pub(crate) String);
