//! The types of The Great Race on the wire. Spaces and cities are named by their place in the board's lists, cards
//! and tiles by slug, seats from 1. What never changes during a race stands in `wire_board.rs`.

use super::kinds::{
    RaceAsk, RaceChoiceKind, RaceColour, RaceEventKind, RaceFigure, RaceGauge, RaceIdle, RaceLeader,
    RaceLuck, RaceMacroKind, RaceNumber, RacePhase, RaceReason, RaceRemedyKey, RaceRoom, RaceSkill,
    RaceWeather, RaceWork,
};
use super::modules::RaceParts;
use super::rene::RaceRene;
use super::tolls::RaceToll;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

pub use super::wire_board::{RaceBoard, RaceCard, RaceCity, RaceLine, RaceNumbers, RaceSpace, RaceTile};

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
    /// Cards being looked at, for whoever looks.
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
    /// René's card, objective and powers, in a solo race; the Torpedo is the last of the players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rene: Option<RaceRene>,
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
    /// A card of René's, by slug.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rene: Option<String>,
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
            rene: None,
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

/// Several own actions in a row, without luck or anybody else before the last of them.
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
    /// Luck speaks after the last of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub luck: Option<RaceLuck>,
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
