//! A race with the cardboard game on the wire. The request holds all of the race, so the answer needs nothing that was kept.

use super::kinds::{CardboardAsk, CardboardNo};
use super::{Cardboard, LONGEST_ENTRY, MOST_ENTRIES};
use crate::games::race::RaceSolo;
use crate::race::kinds::{RaceColour, RaceDirection};
use crate::race::wire::{RaceBoard, RaceEvent, RaceView};
use crate::schema;
use crate::wire::FinalPlace;
use race::ids::Colour;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use utoipa::openapi::schema::Schema;

/// What is agreed on, as people have laid the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CardboardOptions {
    /// Which board.
    pub board: String,
    /// Which way the race goes.
    #[serde(default)]
    pub direction: RaceDirection,
    /// The middle city at the end of a half board, by slug.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub middle: Option<String>,
    /// The tokens on the middle cities by colour, in the order of these cities; those that are not said lie as they come.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<RaceColour>>")]
    #[schema(schema_with = token_colours)]
    pub tokens: Vec<RaceColour>,
    /// Who begins: 1 the player, 2 the Torpedo.
    #[serde(default = "player")]
    #[ts(optional, as = "Option<u8>")]
    #[schema(minimum = 1, maximum = 2)]
    pub first: u8,
    /// Modules that René's rules read, by slug.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    #[schema(schema_with = read_modules)]
    pub modules: Vec<String>,
    /// René's deck and powers.
    pub solo: RaceSolo,
}

fn token_colours() -> Schema {
    schema::each_once(&Colour::OF_CITIES.map(Colour::slug))
}
fn read_modules() -> Schema {
    schema::some_of(&["season", "season:hard", "microclimate", "village"])
}
fn entries() -> Schema {
    schema::texts(MOST_ENTRIES, LONGEST_ENTRY)
}
fn player() -> u8 {
    1
}

/// A whole race: what was agreed on, and what was told so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CardboardStory {
    /// What was agreed on.
    pub options: CardboardOptions,
    /// What was told, in the notation of docs/NOTATION.md, oldest first.
    #[serde(default)]
    #[schema(schema_with = entries)]
    pub entries: Vec<String>,
    /// What happened after the first so many entries is told; the board is sent where that is all.
    #[serde(default)]
    #[ts(optional, as = "Option<u32>")]
    pub since: u32,
    /// The log is wanted too.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub log: bool,
}

/// How a race stands, and what the program waits for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CardboardShown {
    /// What never changes, where everything is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub board: Option<RaceBoard>,
    /// The table.
    pub view: RaceView,
    /// What was taken, as the program writes it.
    pub entries: Vec<String>,
    /// What happened.
    pub told: Vec<CardboardTold>,
    /// What the program waits for.
    pub asked: CardboardAsked,
    /// The first entry that was not taken; none behind it was looked at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refused: Option<CardboardRefused>,
    /// The results, when the race is over.
    pub results: Vec<FinalPlace>,
    /// The log, where it was wanted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub log: Option<String>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CardboardTold {
    /// After so many entries.
    pub entry: u32,
    /// What.
    pub event: RaceEvent,
}

/// What the program waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CardboardAsked {
    /// What.
    pub kind: CardboardAsk,
    /// The slot of the market, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub slot: Option<u8>,
    /// How many cards the player still takes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub left: Option<u8>,
    /// The space that the Torpedo enters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub space: Option<u32>,
    /// What can be told; in the player's own turn cards against the Torpedo, and whatever else has become of the table.
    pub answers: Vec<CardboardAnswer>,
}

impl CardboardAsked {
    pub(super) fn of(kind: CardboardAsk) -> CardboardAsked {
        CardboardAsked { kind, slot: None, left: None, space: None, answers: Vec::new() }
    }
}

/// One thing that can be told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CardboardAnswer {
    /// The entry.
    pub entry: String,
    /// What it names: a card, a tile, a card of René's, the face of a die.
    pub slug: String,
    /// How many of it there are left; of a card against the Torpedo, how many levels it takes.
    pub count: u16,
}

impl CardboardAnswer {
    pub(super) fn new(entry: String, count: u16) -> CardboardAnswer {
        let slug = entry.split_once(' ').map_or("", |(_, slug)| slug).to_owned();
        CardboardAnswer { entry, slug, count }
    }
}

/// An entry that was not taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CardboardRefused {
    /// Its place, from 0.
    pub entry: u32,
    /// Why.
    pub why: CardboardNo,
    /// How far the gauge goes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub limit: Option<u8>,
    /// What was expected, in English, where it could not be read.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(optional, as = "Option<String>")]
    pub text: String,
}

impl CardboardStory {
    /// Is it short enough to be read?
    pub fn is_short(&self) -> bool {
        let is_short = |entry: &String| entry.chars().count() <= LONGEST_ENTRY;
        self.entries.len() <= MOST_ENTRIES && self.entries.iter().all(is_short)
    }
}

impl Cardboard {
    /// As it is sent.
    pub fn shown(&self, since: u32, log: bool, refused: Option<CardboardRefused>) -> CardboardShown {
        CardboardShown {
            board: (since == 0).then(|| self.board()),
            view: self.view(),
            entries: self.entries().to_vec(),
            told: self.told(since as usize),
            asked: self.asked(),
            refused,
            results: self.results(),
            log: log.then(|| self.log()),
        }
    }
}

/// The version of the form of a file.
const FORMAT: u32 = 1;

/// A race as a file, for a page and a terminal alike.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardboardFile {
    /// The version of the form; also marks the file as ours.
    great_race_cardboard: u32,
    /// What was agreed on.
    pub options: CardboardOptions,
    /// What was told.
    pub entries: Vec<String>,
}

impl CardboardFile {
    /// Of a race.
    pub fn of(race: &Cardboard) -> CardboardFile {
        let (options, entries) = (race.options().clone(), race.entries().to_vec());
        CardboardFile { great_race_cardboard: FORMAT, options, entries }
    }
    /// In one line.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("plain data has a JSON form") + "\n"
    }
    /// From a file, or what is wrong with it.
    pub fn read(text: &str) -> Result<CardboardFile, String> {
        let file: CardboardFile = serde_json::from_str(text)
            .map_err(|error| format!("this is no race with the cardboard game: {error}"))?;
        match file.great_race_cardboard {
            FORMAT => Ok(file),
            other => {
                Err(format!("the form {other} of such a file is not known here; this program knows {FORMAT}"))
            }
        }
    }
}
