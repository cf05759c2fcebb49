//! The ladder of players for The Great Race.

mod acts;
mod blind;
mod counts;
mod frozen;
mod novice;
mod paths;
mod racer;

pub use frozen::FROZEN;
pub use novice::Novice;
pub use racer::{Memory, Racer, Temper};

use crate::advice::{Adviser, Thoroughness, adviser};
use crate::champion::{self, THINKERS};
use crate::seat_name::SeatName;
use crate::{Bot, Random, unknown};
use blind::{Blind, Unseen};
use frozen::{Novice2, Racer1, Temper1};
use race::GreatRace;

/// The names of all levels, weakest first.
pub const LEVELS: [&str; 4] = ["random", "novice", "racer", "champion"];

/// A champion that says why.
pub fn explains(how: Thoroughness) -> Box<dyn Adviser<GreatRace>> {
    Box::new(adviser(Racer::default(), counts::Counts, how))
}

/// A bot by its name: `NAME[:BUDGET][@TEMPERAMENT]`.
pub fn by_name(text: &str) -> Result<Box<dyn Bot<GreatRace>>, String> {
    let name = SeatName::parse(text)?;
    let plain = name.budget.is_none() && name.temperament.is_none();
    match name.level {
        "random" if plain => Ok(Box::new(Random)),
        "novice" if plain => Ok(Box::new(Novice)),
        "novice-2" if plain => Ok(Box::new(Novice2)),
        "racer" => {
            let temper = temper(text, name, Temper::by_name, &Temper::NAMES)?;
            Ok(Box::new(Racer { temper, temperature: name.number()?.unwrap_or(0) }))
        }
        "racer-1" => {
            let temper = temper(text, name, Temper1::by_name, &Temper1::NAMES)?;
            Ok(Box::new(Racer1 { temper, temperature: name.number()?.unwrap_or(0) }))
        }
        level if THINKERS.contains(&level) => {
            let temper = temper(text, name, Temper::by_name, &Temper::NAMES)?;
            Ok(Box::new(champion::by_name(name, Racer { temper, temperature: 0 })?))
        }
        // The live racer, but for one module or leader that it does not see: what seeing is worth is told by a match.
        "racer-blind" if name.temperament.is_none() => {
            let slug = name
                .budget
                .ok_or_else(|| format!("\"{text}\": blind to what? Such as racer-blind:season"))?;
            Ok(Box::new(Blind(Unseen::by_name(slug)?)))
        }
        known if LEVELS.contains(&known) || FROZEN.contains(&known) => {
            Err(format!("\"{text}\": this level has no budget and no temperament"))
        }
        other => Err(unknown(other, &LEVELS, &FROZEN)),
    }
}

/// The temperament of a name, or the usual one.
fn temper<T: Default>(
    text: &str,
    name: SeatName,
    by_name: fn(&str) -> Option<T>,
    all: &[&str],
) -> Result<T, String> {
    let Some(word) = name.temperament else { return Ok(T::default()) };
    let none = || format!("\"{text}\": there is no temperament \"{word}\"; there are: {}", all.join(", "));
    by_name(word).ok_or_else(none)
}
