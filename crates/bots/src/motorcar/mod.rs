//! The ladder of players for The Great Motorcar Race.

mod counts;
mod frozen;
mod novice;
mod racer;

pub use frozen::FROZEN;
pub use novice::Novice;
pub use racer::{Racer, Weights};

use crate::advice::{Adviser, Thoroughness, adviser};
use crate::champion::{self, THINKERS};
use crate::seat_name::SeatName;
use crate::{Bot, Random, unknown};
use frozen::{Novice1, Novice2, Racer1, Racer2};
use motorcar::MotorcarRace;

/// The names of all levels, weakest first.
pub const LEVELS: [&str; 4] = ["random", "novice", "racer", "champion"];

/// A champion that says why.
pub fn explains(how: Thoroughness) -> Box<dyn Adviser<MotorcarRace>> {
    Box::new(adviser(Racer::default(), counts::Counts, how))
}

/// A bot by its name: `NAME[:BUDGET][@TEMPERAMENT]`.
pub fn by_name(text: &str) -> Result<Box<dyn Bot<MotorcarRace>>, String> {
    let name = SeatName::parse(text)?;
    let plain = name.budget.is_none() && name.temperament.is_none();
    match name.level {
        "random" if plain => Ok(Box::new(Random)),
        "novice" if plain => Ok(Box::new(Novice)),
        "novice-1" if plain => Ok(Box::new(Novice1)),
        "novice-2" if plain => Ok(Box::new(Novice2)),
        "racer" if plain => Ok(Box::new(Racer::default())),
        "racer-1" if plain => Ok(Box::new(Racer1)),
        "racer-2" if plain => Ok(Box::new(Racer2)),
        level if THINKERS.contains(&level) && name.temperament.is_none() => {
            Ok(Box::new(champion::by_name(name, Racer::default())?))
        }
        known if LEVELS.contains(&known) || FROZEN.contains(&known) => {
            Err(format!("\"{text}\": this level has no budget and no temperament"))
        }
        other => Err(unknown(other, &LEVELS, &FROZEN)),
    }
}
