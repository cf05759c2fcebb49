//! Season (002:160; R94-R97, R141, R153, R157): the race begins in a season that a die finds, each turn is one
//! season later, and a die for the weather may bring damage or petrol on top of every tile, or close the sea lines.

use super::Open;
use crate::engine::{Cx, Step};
use crate::event::{Event, Fact};
use crate::ids::{Line, Way};
use crate::outcome::{Chance, Dice, Outcome};
use crate::rooms::{Around, Cost, Frame, Returned, Room};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Rule, Verdict};
use game::Events;
use game::text::{Reader, Text, TextError};

/// Seasons of two months in a year, as faces of the die that finds the first.
pub const SEASONS: usize = 6;

/// The numbers of the module: the weather of each season by the face of the die, in both forms.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Numbers {
    /// Six seasons from January on, six faces each.
    pub normal: [[Weather; 6]; SEASONS],
    /// The same, harder.
    pub hard: [[Weather; 6]; SEASONS],
}

/// What the sky brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Weather {
    /// Nothing.
    #[default]
    Clear,
    /// 1 petrol more for every tile.
    Petrol,
    /// 1 damage more on every tile.
    Damage,
    /// Both.
    PetrolAndDamage,
    /// No boat runs.
    NoBoats,
}

impl Weather {
    /// All of them.
    pub const ALL: [Weather; 5] =
        [Weather::Clear, Weather::Petrol, Weather::Damage, Weather::PetrolAndDamage, Weather::NoBoats];

    /// Its word in content, positions and texts.
    pub const fn slug(self) -> &'static str {
        match self {
            Weather::Clear => "clear",
            Weather::Petrol => "petrol",
            Weather::Damage => "damage",
            Weather::PetrolAndDamage => "petrol_and_damage",
            Weather::NoBoats => "no_boats",
        }
    }
}

impl Text<Rules> for Weather {
    fn write(&self, _: &Rules, out: &mut String) {
        out.push_str(self.slug());
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        game::text::named(&Weather::ALL, Weather::slug, from.word(), "a kind of weather")
    }
}

/// What the module keeps on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Part {
    /// The season, from 1 for January; 0 before the first roll.
    pub season: u8,
    /// The weather of this turn.
    pub weather: Weather,
    /// R97: the running drive is sheltered by a WEATHER STATION.
    pub sheltered: bool,
}
impl Open for Part {}

game::text_of! { for Rules;
    struct Part = "part" { season, weather, sheltered }
    struct Forecast = "forecast" { stage }
    enum Stage { RollSeason = "roll_season", RollWeather = "roll_weather", Leave = "leave" }
}

impl Part {
    pub(crate) fn is_sound(&self) -> bool {
        usize::from(self.season) <= SEASONS && (self.season > 0 || self.weather == Weather::Clear)
    }
}

/// A turn begins: the season moves on and the weather is rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forecast {
    stage: Stage,
}

/// R95: in the first turn two rolls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    RollSeason,
    RollWeather,
    Leave,
}

impl Room for Forecast {
    fn step<E: Events<Event>>(&mut self, _: &mut Cx<E>) -> Step {
        match self.stage {
            Stage::RollSeason | Stage::RollWeather => Step::Roll(Chance::Die(Dice::Weather)),
            Stage::Leave => Step::Done(Returned::Nothing),
        }
    }
    fn outcome<E: Events<Event>>(&mut self, cx: &mut Cx<E>, outcome: Outcome) {
        let Outcome::Die(face) = outcome else { unreachable!("{outcome:?}") };
        if self.stage == Stage::RollSeason {
            cx.table.parts.season.season = face;
            cx.fact(Fact::SeasonBegan(face));
            self.stage = Stage::RollWeather;
        } else {
            let weather = weather_of(cx.rules, cx.table.parts.season.season, face);
            cx.table.parts.season.weather = weather;
            cx.fact(Fact::WeatherRolled(face, weather));
            self.stage = Stage::Leave;
        }
    }
    fn fits(&self, around: &Around) -> bool {
        let season = around.table.parts.season.season;
        let stage = match self.stage {
            Stage::RollSeason => season == 0 && around.table.turn == 1,
            Stage::RollWeather => season > 0,
            Stage::Leave => false,
        };
        around.inner.is_none() && stage
    }
}

fn weather_of(rules: &Rules, season: u8, face: u8) -> Weather {
    let numbers = &rules.extras.season;
    let table = if rules.modules.is_hard(super::Module::Season) { &numbers.hard } else { &numbers.normal };
    table[usize::from(season) - 1][usize::from(face) - 1]
}

/// R95: the season is one later than in the turn before; the first is rolled for.
pub(super) fn turn_start<E: Events<Event>>(cx: &mut Cx<E>) -> Option<Frame> {
    let part = &mut cx.table.parts.season;
    part.weather = Weather::Clear;
    if part.season == 0 {
        return Some(Forecast { stage: Stage::RollSeason }.into());
    }
    part.season = part.season % SEASONS as u8 + 1;
    let season = part.season;
    cx.fact(Fact::SeasonBegan(season));
    Some(Forecast { stage: Stage::RollWeather }.into())
}

/// R96, R97, R153: what the weather adds to a tile.
pub(super) fn tile_cost(table: &Tabletop, cost: Cost) -> Cost {
    let part = &table.parts.season;
    let (petrol, damage) = match part.weather {
        _ if part.sheltered => (0, 0),
        Weather::Clear | Weather::NoBoats => (0, 0),
        Weather::Petrol => (1, 0),
        Weather::Damage => (0, 1),
        Weather::PetrolAndDamage => (1, 1),
    };
    Cost { petrol: cost.petrol + petrol, damage: cost.damage + damage, ..cost }
}

/// R96, R97: no boats, whatever shelters the drive.
pub(super) fn line(rules: &Rules, table: &Tabletop, line: Line) -> Verdict {
    let closed = table.parts.season.weather == Weather::NoBoats && rules.line(line).way == Way::Sea;
    if closed { Reason::LineClosed.no(Rule::R(96)) } else { Ok(()) }
}

/// R97: a WEATHER STATION shelters the drive that begins.
pub(super) fn shelter(table: &mut Tabletop) {
    table.parts.season.sheltered = true;
}

pub(super) fn drive_end(table: &mut Tabletop) {
    table.parts.season.sheltered = false;
}
