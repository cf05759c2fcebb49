//! The types of The Great Motorcar Race on the wire. Cars, legs and stages are named by slug or by their place in the board's
//! lists, seats from 1.

use super::kinds::{
    MotorcarAsk, MotorcarChoiceKind, MotorcarDice, MotorcarEventKind, MotorcarFigure, MotorcarFlick,
    MotorcarLuck, MotorcarNumber, MotorcarPhase, MotorcarPredicament, MotorcarReason, MotorcarRemedyKey,
    MotorcarReward, MotorcarStrain,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// What never changes during a motorcar race.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarBoard {
    /// How many cars race.
    pub seats: u8,
    /// How turn order is assessed.
    pub flick: MotorcarFlick,
    /// The legs of the route, in order.
    pub legs: Vec<MotorcarLeg>,
    /// The stages of the route, in order: a round for each.
    pub stages: Vec<MotorcarStage>,
    /// The cars, in seat order.
    pub cars: Vec<MotorcarCar>,
    /// What each strain does, from the gentlest to the hardest.
    pub strains: Vec<MotorcarStrainRow>,
    /// Faces of a die; they count from 1.
    pub faces: u8,
    /// One more random predicament if the predicament dice show at least this together.
    pub one_more: u8,
    /// Two more if they show at least this.
    pub two_more: u8,
    /// Where Sportsmanship tiles come from, and what they buy.
    pub tiles: MotorcarTiles,
    /// Spaces of the time track: one token counts days, another the laps.
    pub lap: u16,
    /// How toy cars slide.
    pub slide: MotorcarSlide,
}

/// A leg of the route.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarLeg {
    /// Its slug.
    pub slug: String,
    /// Its name by language.
    pub names: BTreeMap<String, String>,
    /// Random predicaments in each of its rounds, before the predicament dice.
    pub predicaments: u8,
}

/// A stage of the route.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarStage {
    /// The slug of its destination.
    pub slug: String,
    /// The name of the destination by language.
    pub names: BTreeMap<String, String>,
    /// The leg it belongs to, by its place in the list.
    pub leg: u8,
    /// Turn order is assessed again after it.
    pub reassessed: bool,
}

/// A car.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarCar {
    /// Who drives it, from 1.
    pub seat: u8,
    /// Its slug.
    pub slug: String,
    /// Its name by language.
    pub names: BTreeMap<String, String>,
}

/// What a strain does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarStrainRow {
    /// Which.
    pub strain: MotorcarStrain,
    /// Tokens it puts in the bag.
    pub tokens: u8,
    /// Dice rolled for days.
    pub dice: u8,
    /// The days of a stage: the lowest die and this.
    pub stage_days: u8,
    /// The days of a predicament: the highest die and this.
    pub predicament_days: u8,
    /// What a stage can take.
    pub stage: MotorcarDays,
    /// What a predicament can take.
    pub predicament: MotorcarDays,
}

/// Days that dice can bring.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarDays {
    /// The fewest.
    pub least: u8,
    /// The most.
    pub most: u8,
    /// On average.
    pub mean: f64,
}

/// Sportsmanship tiles. One pays off a random predicament of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarTiles {
    /// Each player has so many at the start.
    pub start: u8,
    /// For helping a rival.
    pub help: u8,
    /// For being the slowest at the end of a round.
    pub slowest: u8,
    /// What a predicament inflicted on a rival costs.
    pub inflict: u8,
}

/// How toy cars slide over the board: a car that was pulled back so far starts with `pull * speed` and is slowed by `friction`,
/// give or take luck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarSlide {
    /// Millimetres to the far edge.
    pub length: u16,
    /// The farthest a car can be pulled back.
    pub most_pull: u8,
    /// Millimetres per second for each hundredth of pull.
    pub speed: u16,
    /// Millimetres per second per second.
    pub friction: u16,
    /// Weights of luck: the middle one is the friction above, each step to the right a hundredth more, to the left one less.
    pub luck: Vec<u16>,
}

/// Everything one viewer may know of a motorcar race.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarView {
    /// The round, from 1: the stage that is driven.
    pub turn: u8,
    /// How far the round has come.
    pub phase: MotorcarPhase,
    /// Who is asked, as far as the viewer may know.
    pub waiting: Vec<u8>,
    /// The turn order; nobody before it was assessed for the first time.
    pub order: Vec<u8>,
    /// The fewest days first; of equals whoever has more tiles, then the first in turn order.
    pub standing: Vec<u8>,
    /// The slowest: may cancel a predicament, and has a tile at the end of the round.
    pub slowest: Option<u8>,
    /// Who draws from the bag: the last in turn order.
    pub drawer: Option<u8>,
    /// Random predicaments of this round, once the predicament dice are counted.
    pub predicaments: Option<u8>,
    /// Tokens in the bag.
    pub bag: u8,
    /// In seat order.
    pub players: Vec<MotorcarPlayer>,
    /// How far the viewer's own car is pulled back, until all let go.
    pub pull: Option<u8>,
    /// What the viewer's own closed hand holds, until all open.
    pub hand: Option<MotorcarStrain>,
    /// Who is asked whether to help whom.
    pub meeting: Option<MotorcarMeeting>,
    /// The position in notation, as far as the viewer knows it.
    pub position: String,
}

/// What lies before a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarPlayer {
    /// From 1.
    pub seat: u8,
    /// All days so far: the fewer the better.
    pub day: u16,
    /// The part of them that the token for fifties shows.
    pub fifties: u16,
    /// The space of the time track where the other token stands, from 0.
    pub space: u16,
    /// The place at this moment, from 1; equals share one.
    pub place: u8,
    /// Sportsmanship tiles.
    pub tiles: u8,
    /// Strain tokens at hand.
    pub tokens: u8,
    /// Strain tokens in the bag.
    pub in_bag: u8,
    /// The strain of this round, from the moment all hands are opened.
    pub strain: Option<MotorcarStrain>,
    /// Random predicaments not yet resolved: tokens on the logo.
    pub random: u8,
    /// Inflicted predicaments not yet resolved: stacks of tiles beside the car. Events say who paid.
    pub inflicted: u16,
    /// Who laid the single tile beside the car.
    pub pledge: Option<u8>,
    /// The car is pulled back or the hand closed, while others still think.
    pub decided: bool,
}

/// A car in trouble lay on the way of another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarMeeting {
    /// Who may help.
    pub helper: u8,
    /// Who needs it.
    pub rival: u8,
    /// The day on which the helper's move began.
    pub from: u16,
    /// The day on which it ended.
    pub to: u16,
}

/// Something that happened; only what applies is there. `kind` is its key in the words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarEvent {
    /// What happened.
    pub kind: MotorcarEventKind,
    /// Whose doing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// To whom: the rival who is helped, passed or in trouble.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub victim: Option<u8>,
    /// Together with whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub partner: Option<u8>,
    /// The slug of the destination.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stage: Option<String>,
    /// A strain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub strain: Option<MotorcarStrain>,
    /// A kind of predicament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub predicament: Option<MotorcarPredicament>,
    /// What a die was rolled for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rolled_for: Option<MotorcarDice>,
    /// What tiles were received for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reward: Option<MotorcarReward>,
    /// The place in turn order was drawn by lot.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub by_lot: bool,
    /// Numbers by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<MotorcarNumber, i32>>", optional)]
    pub numbers: BTreeMap<MotorcarNumber, i32>,
}

impl MotorcarEvent {
    pub(super) fn new(kind: MotorcarEventKind) -> MotorcarEvent {
        MotorcarEvent {
            kind,
            seat: None,
            victim: None,
            partner: None,
            stage: None,
            strain: None,
            predicament: None,
            rolled_for: None,
            reward: None,
            by_lot: false,
            numbers: BTreeMap::new(),
        }
    }
}

/// What a question or a choice points at; only what applies is there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarTarget {
    /// A rival, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// Who laid the first tile, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub partner: Option<u8>,
    /// The slug of a destination.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stage: Option<String>,
    /// A strain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub strain: Option<MotorcarStrain>,
    /// A kind of predicament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub predicament: Option<MotorcarPredicament>,
}

/// What a driver is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarQuestion {
    /// Its key in the words.
    pub key: MotorcarAsk,
    /// The step of the round that asks.
    pub phase: MotorcarPhase,
    /// What the words mention.
    pub target: MotorcarTarget,
    /// The numbers the words mention, by name.
    pub numbers: BTreeMap<MotorcarNumber, i32>,
}

/// One thing the driver may say now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarChoice {
    /// In notation: what is sent back to choose it.
    pub act: String,
    /// What kind of action.
    pub kind: MotorcarChoiceKind,
    /// What it points at.
    pub target: MotorcarTarget,
    /// The numbers the words mention, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<MotorcarNumber, i32>>", optional)]
    pub numbers: BTreeMap<MotorcarNumber, i32>,
    /// The numbers of the driver that change at once.
    pub changes: Vec<MotorcarChange>,
    /// Luck speaks next.
    pub luck: Option<MotorcarLuck>,
}

/// Several own actions in a row. This game offers none: nothing is said in a row that one would not rather say one by one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarMacro {
    /// In notation, in order.
    pub acts: Vec<String>,
}

/// One number that a choice changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarChange {
    /// Which number.
    pub name: MotorcarFigure,
    /// Now.
    pub before: i32,
    /// Afterwards.
    pub after: i32,
}

/// Why something is not possible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarWhyNot {
    /// The failed condition, a key in the words.
    pub reason: MotorcarReason,
    /// What is needed, or from where.
    pub need: Option<u32>,
    /// What there is, or to where.
    pub have: Option<u32>,
    /// Where the rule stands.
    pub rule: MotorcarRule,
    /// What would help.
    pub remedies: Vec<MotorcarRemedy>,
}

/// Something that would help.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MotorcarRemedy {
    /// A key in the words.
    pub key: MotorcarRemedyKey,
}

/// Where a rule stands: `M7` in the rulings, `004:63` in the rule book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(type = "`M${number}` | `004:${number}`")]
#[schema(pattern = "^(M|004:)[0-9]+$")]
pub struct MotorcarRule(pub(crate) String);
