//! Options by the names of the command line, and the set-up that they ask for.

use crate::either::Either;
use crate::errors::Refused;
use crate::kit::Kit;
use content::{Content, Problem};
use motorcar::MotorcarRace;
use motorcar::sources::Flick;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use race::GreatRace;
use session::games::race_words::RaceWords;
use session::race::kinds::RaceDirection;
use session::{MotorcarPresenter, RacePresenter};
use std::path::PathBuf;
use std::sync::Arc;
use study::{MotorcarSetup, RaceSetup};

/// A set-up of either game.
pub(crate) type AnyKit = Either<Arc<Kit<GreatRace>>, Arc<Kit<MotorcarRace>>>;

/// Every option, by the name it has on the command line.
const OPTIONS: [&str; 14] = [
    "board",
    "direction",
    "middle",
    "first",
    "crews",
    "modules",
    "leaders",
    "mode",
    "solo",
    "alone",
    "rene",
    "legacy",
    "flick",
    "content",
];
/// Options of The Great Race alone.
const OF_RACE: std::ops::Range<usize> = 0..12;

/// How many seats, or who sits on each of them.
#[derive(FromPyObject, Clone, Debug)]
pub(crate) enum Seats {
    /// So many.
    Count(i64),
    /// Names separated by commas.
    Text(String),
    /// Names.
    Names(Vec<String>),
}

impl Seats {
    fn names(self) -> Vec<String> {
        match self {
            Seats::Count(count) => vec!["agent".into(); count.clamp(0, 99) as usize],
            Seats::Text(text) => text.split(',').map(|name| name.trim().to_owned()).collect(),
            Seats::Names(names) => names,
        }
    }
}

/// Reads options; each is taken out once.
struct Options<'a, 'py>(Option<&'a Bound<'py, PyDict>>);

impl<'py> Options<'_, 'py> {
    fn get<T: for<'a> FromPyObject<'a, 'py>>(&self, name: &'static str) -> Result<Option<T>, Refused> {
        let Some(value) = self.0.and_then(|all| all.get_item(name).ok().flatten()) else { return Ok(None) };
        if value.is_none() {
            return Ok(None);
        }
        let told = || Refused::option(format!("{name}: {value} is not a value it can have"));
        value.extract().map(Some).map_err(|_| told())
    }
    /// A word, or several that are put together with commas.
    fn words(&self, name: &'static str) -> Result<Option<String>, Refused> {
        if let Ok(Some(list)) = self.get::<Vec<String>>(name) {
            return Ok(Some(list.join(",")));
        }
        self.get(name)
    }
    fn check_names(&self, game: &str) -> Result<(), Refused> {
        let names = self.0.map(|all| all.keys().extract::<Vec<String>>().unwrap_or_default());
        for name in names.unwrap_or_default() {
            let Some(place) = OPTIONS.iter().position(|known| *known == name) else {
                let known = OPTIONS.join(", ");
                return Err(Refused::option(format!(
                    "there is no option \"{name}\"; there are: seats, {known}"
                )));
            };
            let of_race = OF_RACE.contains(&place);
            if of_race && game == "motorcar" || name == "flick" && game == "race" {
                return Err(Refused::option(format!("{name} is not an option of the game \"{game}\"")));
            }
        }
        Ok(())
    }
}

/// The set-up that was asked for.
pub(crate) fn set_up(
    game: &str,
    seats: Option<Seats>,
    options: Option<&Bound<'_, PyDict>>,
) -> Result<AnyKit, Refused> {
    let options = Options(options);
    if !["race", "motorcar"].contains(&game) {
        return Err(Refused::option(format!("there is no game \"{game}\"; there are: race, motorcar")));
    }
    options.check_names(game)?;
    let content = load(options.get::<PathBuf>("content")?)?;
    if game == "motorcar" {
        let seats = seats.unwrap_or(Seats::Count(4)).names();
        return motorcar(content, &options, seats).map(|kit| Either::Motorcar(Arc::new(kit)));
    }
    let is_solo = options.get::<bool>("solo")?.unwrap_or_default();
    let seats = seats.unwrap_or(Seats::Count(if is_solo { 1 } else { 4 })).names();
    race(content, &options, is_solo, seats).map(|kit| Either::Race(Arc::new(kit)))
}

fn race(
    content: Content,
    options: &Options<'_, '_>,
    solo: bool,
    seats: Vec<String>,
) -> Result<Kit<GreatRace>, Refused> {
    let board: String = options.get("board")?.unwrap_or_else(|| "africa".into());
    let boards = content.boards();
    if !boards.contains(&board) {
        return Err(Refused::option(format!(
            "there is no board \"{board}\"; there are: {}",
            boards.join(", ")
        )));
    }
    let direction = options.get::<String>("direction")?.unwrap_or_else(|| "forward".into());
    let known = RaceDirection::ALL.iter().find(|known| known.slug() == direction);
    let direction = *known.ok_or_else(|| {
        Refused::option(format!("direction: it is forward or reverse, not \"{direction}\""))
    })?;
    let word = |name| options.get::<String>(name);
    let (middle, mode, leaders) = (word("middle")?, word("mode")?, word("leaders")?);
    let (crews, modules) = (options.words("crews")?, options.words("modules")?);
    let rene = match options.get::<u8>("rene") {
        Ok(Some(level)) => Some(level.to_string()),
        _ => options.words("rene")?,
    };
    let legacy = match options.get::<[u8; 4]>("legacy") {
        Ok(Some(powers)) => Some(powers.map(|power| power.to_string()).join(",")),
        _ => word("legacy")?,
    };
    let words = RaceWords {
        board: &board,
        direction,
        middle: middle.as_deref(),
        first: options.get("first")?,
        crews: crews.as_deref(),
        modules: modules.as_deref(),
        leaders: leaders.as_deref(),
        mode: mode.as_deref(),
        solo,
        alone: options.get("alone")?.unwrap_or_default(),
        rene: rene.as_deref(),
        legacy: legacy.as_deref(),
    };
    let wish = words.wish().map_err(Refused::option)?;
    let setup = RaceSetup::new(&content, &board, direction.into(), &seats).map_err(first)?;
    let setup = setup.choosing(&content, wish).map_err(Refused::option)?;
    let presenter = RacePresenter::new(&content, &board, Vec::new()).map_err(first)?;
    Kit::new(content, setup, presenter, seats)
}

fn motorcar(
    content: Content,
    options: &Options<'_, '_>,
    seats: Vec<String>,
) -> Result<Kit<MotorcarRace>, Refused> {
    let flick = match options.get::<String>("flick")?.as_deref() {
        None | Some("skill") => Flick::Skill,
        Some("luck") => Flick::Luck,
        Some(other) => return Err(Refused::option(format!("flick: it is skill or luck, not \"{other}\""))),
    };
    motorcar::check_seats(seats.len()).map_err(|error| Refused::option(error.to_string()))?;
    let setup = MotorcarSetup::new(&content, flick, &seats).map_err(first)?;
    let presenter = MotorcarPresenter::new(&content).map_err(first)?;
    Kit::new(content, setup, presenter, seats)
}

/// The content that is built in, or that with a folder over it.
fn load(folder: Option<PathBuf>) -> Result<Content, Refused> {
    let Some(folder) = folder else { return Ok(Content::embedded()) };
    let content = Content::overlaid(&folder).map_err(first)?;
    match content.check() {
        problems if problems.is_empty() => Ok(content),
        problems => Err(first(problems)),
    }
}

fn first(problems: Vec<Problem>) -> Refused {
    let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
    Refused::option(lines.join("\n"))
}
