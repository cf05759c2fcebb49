//! What is to be played: a game with that game's own options, luck and settings. On the wire
//! `{"game": "race", "options": {"board": "africa"}, "luck": .., "settings": ..}`.

use crate::catalog::CatalogError;
use crate::games::motorcar::MotorcarWish;
use crate::games::race::RaceWish;
use crate::notes::Settings;
use ::motorcar::MotorcarRace;
use game::{Game, Seat};
use race::GreatRace;
use race::modules::ModuleSet;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

/// A game with what is agreed on about it; what nobody says is the usual thing, or drawn by lot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "game", content = "options", rename_all = "snake_case")]
pub enum GameOptions {
    /// The Great Race.
    Race(RaceWish),
    /// The Great Motorcar Race.
    Motorcar(MotorcarWish),
}

/// What is to be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct TableSpec {
    /// Which game, and what is agreed on about it.
    #[serde(flatten)]
    pub options: GameOptions,
    /// A word that all luck comes from; without one it is drawn afresh. For the lesson, for duels over several tables
    /// with the same luck, and for tests: whoever knows the word can work out the luck, so everybody is told of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(
        min_length = 1,
        max_length = 40,
        pattern = r"^[^\u0000-\u001f\u007f-\u009f]*[^\u0000-\u001f\u007f-\u009f\s][^\u0000-\u001f\u007f-\u009f]*$"
    )]
    pub luck: Option<String>,
    /// How long people may think, and the like.
    #[serde(default)]
    pub settings: Settings,
}

/// What a lobby says of a table in a word or two.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct Outline {
    /// Which game.
    pub game: String,
    /// Where: the slug of a board, nothing where a game has but one.
    pub board: String,
    /// The play-mode card that was agreed on, or that one is drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<String>,
    /// The modules in play, as far as they are settled: what a play mode brings is settled with the start.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub modules: Vec<String>,
}

impl GameOptions {
    /// The slug of the game.
    pub fn game(&self) -> &'static str {
        match self {
            GameOptions::Race(_) => GreatRace::SLUG,
            GameOptions::Motorcar(_) => MotorcarRace::SLUG,
        }
    }
    /// What a lobby says of it.
    pub fn outline(&self) -> Outline {
        let game = self.game().into();
        match self {
            GameOptions::Race(wish) => Outline {
                game,
                board: wish.board.clone(),
                mode: wish.mode.clone(),
                modules: wish.modules().map(ModuleSet::words).unwrap_or_default(),
            },
            GameOptions::Motorcar(_) => Outline { game, ..Outline::default() },
        }
    }
    /// Whoever sat there has gone, and takes along what was chosen for the seat alone.
    pub(crate) fn forget(&mut self, seat: Seat) {
        match self {
            GameOptions::Race(wish) => wish.forget(seat),
            GameOptions::Motorcar(_) => {}
        }
    }
    fn fields(&self) -> Map<String, Value> {
        let whole = serde_json::to_value(self).unwrap_or_default();
        whole.get("options").and_then(Value::as_object).cloned().unwrap_or_default()
    }
    /// What is said for an option; `null` where nothing is.
    pub(crate) fn said(&self, name: &str) -> Value {
        self.fields().remove(name).unwrap_or_default()
    }
    /// The same with one thing said otherwise; `null` to leave it open. With a seat, where every seat has its own.
    pub(crate) fn with(
        &self,
        name: &str,
        seat: Option<Seat>,
        value: Value,
    ) -> Result<GameOptions, CatalogError> {
        let mut fields = self.fields();
        let value = match seat {
            None => value,
            Some(seat) => {
                let mut each = fields.get(name).and_then(Value::as_array).cloned().unwrap_or_default();
                each.resize(each.len().max(seat.index() + 1), Value::Null);
                each[seat.index()] = value;
                Value::Array(each)
            }
        };
        match value {
            Value::Null => _ = fields.remove(name),
            value => _ = fields.insert(name.into(), value),
        }
        GameOptions::read(self.game(), Value::Object(fields))
    }
    fn read(game: &str, options: Value) -> Result<GameOptions, CatalogError> {
        let told = |error: serde_json::Error| CatalogError::Spec(format!("the options: {error}"));
        match game {
            GreatRace::SLUG => serde_json::from_value(options).map(GameOptions::Race).map_err(told),
            MotorcarRace::SLUG => serde_json::from_value(options).map(GameOptions::Motorcar).map_err(told),
            other => Err(CatalogError::Game(other.into())),
        }
    }
}

pub(crate) fn no_such_game(game: &str) -> String {
    format!("there is no game \"{game}\" here; there are: {}, {}", GreatRace::SLUG, MotorcarRace::SLUG)
}

/// A spec as it is written: it can be read, but nobody has looked yet whether there is such a game with such options. Before
/// options belonged to games they stood beside `game`: stored tables and older programs still say it so.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenSpec {
    game: String,
    #[serde(default, deserialize_with = "said")]
    options: Option<Map<String, Value>>,
    luck: Option<String>,
    #[serde(default)]
    settings: Settings,
    board: Option<String>,
    direction: Option<String>,
    flick: Option<String>,
}

/// Where options are said at all they are said: `null` is none.
fn said<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Map<String, Value>>, D::Error> {
    Map::deserialize(from).map(Some)
}

impl WrittenSpec {
    /// What is meant, if there is such a game with such options.
    pub fn read(self) -> Result<TableSpec, CatalogError> {
        let WrittenSpec { game, options, luck, settings, board, direction, flick } = self;
        let beside = match game.as_str() {
            GreatRace::SLUG => vec![("board", board), ("direction", direction)],
            _ => vec![("flick", flick)],
        };
        let mut beside =
            beside.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?.into()))).peekable();
        if options.is_some() && beside.peek().is_some() {
            return Err(CatalogError::Spec(
                "what is agreed on stands in `options`, not beside it too".into(),
            ));
        }
        let options = options.unwrap_or_else(|| beside.collect());
        let options = GameOptions::read(&game, Value::Object(options))?;
        Ok(TableSpec { options, luck, settings })
    }
}

impl<'de> Deserialize<'de> for TableSpec {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        WrittenSpec::deserialize(from)?.read().map_err(D::Error::custom)
    }
}
