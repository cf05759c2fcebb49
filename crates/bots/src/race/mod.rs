//! The ladder of players for The Great Race.

mod novice;
mod road;

pub use novice::Novice;

use crate::{Bot, Random};
use race::GreatRace;

/// The names of all levels, weakest first.
pub const LEVELS: [&str; 2] = ["random", "novice"];

/// A bot by its name.
pub fn by_name(name: &str) -> Option<Box<dyn Bot<GreatRace>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "novice" => Some(Box::new(Novice)),
        _ => None,
    }
}
