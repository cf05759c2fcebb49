//! From a wish to the rules and the header of a race. First player and middle city are part of the luck (R1, R5);
//! they follow from seed and nonces, so they can be checked when the seed is shown.

use crate::catalog::TableSpec;
use content::{Bundle, Content};
use game::{Game, Luck, Seat, SplitMix};
use race::modules::ModuleSet;
use race::rules::{Direction, Middle, Sources};
use race::{GreatRace, Options, Rules};
use record::{FORMAT, Header, RaceOptions, Seed};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

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
    let middle = random_middle(&sources, &mut luck);
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

/// R5: tokens in random order, and a random slot for the end where one is needed.
fn random_middle(sources: &Sources, luck: &mut impl Luck) -> Option<Middle> {
    (!sources.slots.is_empty()).then(|| {
        let mut tokens: Vec<u8> = (0..sources.slots.len() as u8).collect();
        for i in (1..tokens.len()).rev() {
            tokens.swap(i, luck.below(i as u32 + 1) as usize);
        }
        let end = sources.ends.contains(&None).then(|| luck.below(tokens.len() as u32) as u8);
        Middle { end, tokens }
    })
}

/// The first line of the log.
pub fn race_header(
    rules: &Rules,
    content: String,
    seats: Vec<String>,
    seed: &Seed,
    nonces: Vec<String>,
) -> Header {
    Header {
        great_race_log: FORMAT,
        game: GreatRace::SLUG.into(),
        rules_version: GreatRace::RULES_VERSION,
        content,
        options: RaceOptions::new(&rules.board, &rules.options).to_value(),
        seats,
        commitment: seed.commitment(),
        nonces,
        files: BTreeMap::new(),
        start: None,
        luck: None,
    }
}
