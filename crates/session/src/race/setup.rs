//! From a wish to the rules and the header of a race. First player and middle city are part of the luck (R1, R5);
//! they follow from seed and nonces, and are checked when the seed is shown.

use crate::catalog::TableSpec;
use content::{Bundle, Content};
use race::modules::ModuleSet;
use race::rules::Direction;
use race::{GreatRace, Options, Rules};
use record::{Header, RaceOptions, RaceSetup, Seed};

/// The rules of a new race and the content it is raced with.
pub fn race_rules(
    content: &Content,
    spec: &TableSpec,
    seed: &Seed,
    nonces: &[String],
) -> Result<(Rules, Bundle), String> {
    let first_of =
        |problems: Vec<content::Problem>| problems.first().map_or(String::new(), ToString::to_string);
    let sources = content.board(&spec.board).map_err(first_of)?;
    let bundle = content.bundle(&spec.board).map_err(first_of)?;
    let RaceSetup { first, middle } = RaceSetup::fair(&sources, seed, nonces);
    let direction = match spec.direction.as_str() {
        "reverse" => Direction::Reverse,
        _ => Direction::Forward,
    };
    let seats = nonces.len() as u8;
    let options = Options { seats, first, direction, middle, modules: ModuleSet::NONE };
    let rules = Rules::new(&sources, options).map_err(|error| error.to_string())?;
    Ok((rules, bundle))
}

/// The first line of the log.
pub fn race_header(
    rules: &Rules,
    content: String,
    seats: Vec<String>,
    seed: &Seed,
    nonces: Vec<String>,
) -> Header {
    let options = RaceOptions::new(&rules.board, &rules.options).to_value();
    Header::new::<GreatRace>(content, options, seats, seed, nonces)
}
