//! From a wish to the rules and the header of a race. First player and middle city are part of the luck (R1, R5);
//! they follow from seed and nonces, so they can be checked when the seed is shown.

use crate::catalog::TableSpec;
use content::{Bundle, Content};
use game::{Luck, Seat, SplitMix};
use race::modules::ModuleSet;
use race::rules::{Direction, Middle};
use race::{GreatRace, Options, Rules};
use record::{Header, RaceOptions, Seed};
use sha2::{Digest, Sha256};

/// The rules of a new race and the content it is raced with.
pub fn race_rules(
    content: &Content,
    spec: &TableSpec,
    seed: &Seed,
    nonces: &[String],
    seats: u8,
) -> Result<(Rules, Bundle), String> {
    let first_of =
        |problems: Vec<content::Problem>| problems.first().map_or(String::new(), ToString::to_string);
    let sources = content.board(&spec.board).map_err(first_of)?;
    let bundle = content.bundle(&spec.board).map_err(first_of)?;
    let mut luck = setup_luck(seed, nonces);
    let first = Seat(luck.below(seats.max(1).into()) as u8);
    let middle = Middle::random(&sources, &mut luck);
    let direction = match spec.direction.as_str() {
        "reverse" => Direction::Reverse,
        _ => Direction::Forward,
    };
    let options = Options { seats, first, direction, middle, modules: ModuleSet::NONE };
    let rules = Rules::new(&sources, options).map_err(|error| error.to_string())?;
    Ok((rules, bundle))
}

/// The first eight bytes of SHA-256 over a name, the seed and the nonces seed a SplitMix64.
fn setup_luck(seed: &Seed, nonces: &[String]) -> SplitMix {
    let mut hash = Sha256::new();
    hash.update(b"great-race setup");
    hash.update(seed.0);
    nonces.iter().for_each(|nonce| hash.update(nonce.as_bytes()));
    let digest: [u8; 32] = hash.finalize().into();
    SplitMix(u64::from_le_bytes(digest[..8].try_into().expect("eight bytes")))
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
