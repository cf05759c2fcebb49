//! The ladder of players for The Great Race.

mod novice;
mod racer;
mod road;

pub use novice::Novice;
pub use racer::{Racer, Temper};

use crate::seat_name::SeatName;
use crate::{Bot, Random};
use race::GreatRace;

/// The names of all levels, weakest first.
pub const LEVELS: [&str; 3] = ["random", "novice", "racer"];

/// A bot by its name: `NAME[:BUDGET][@TEMPERAMENT]`.
pub fn by_name(text: &str) -> Result<Box<dyn Bot<GreatRace>>, String> {
    let name = SeatName::parse(text)?;
    let plain = name.budget.is_none() && name.temperament.is_none();
    match name.level {
        "random" if plain => Ok(Box::new(Random)),
        "novice" | "novice-2" if plain => Ok(Box::new(Novice)),
        "racer" | "racer-1" => {
            let temper = match name.temperament {
                None => Temper::default(),
                Some(word) => Temper::by_name(word).ok_or_else(|| {
                    format!(
                        "\"{text}\": there is no temperament \"{word}\"; there are: {}",
                        Temper::NAMES.join(", ")
                    )
                })?,
            };
            Ok(Box::new(Racer { temper, temperature: name.number()?.unwrap_or(0) }))
        }
        "random" | "novice" | "novice-2" => {
            Err(format!("\"{text}\": this level has no budget and no temperament"))
        }
        other => Err(format!("there is no bot \"{other}\"; there are: {}", LEVELS.join(", "))),
    }
}
