//! Tables of The Great Motorcar Race: from options to rules and headers, and back from a header.

use content::{Bundle, Content, Problem};
use game::Game;
use motorcar::sources::Flick;
use motorcar::{MotorcarRace, Options, Rules, Sources};
use record::{FORMAT, Header, MotorcarOptions, Seed};
use std::collections::BTreeMap;

/// Where motorcar races are run.
#[derive(Clone, Debug)]
pub struct MotorcarSetup {
    /// The content as read.
    pub sources: Sources,
    /// The same as files.
    pub bundle: Bundle,
    /// How turn order is found.
    pub flick: Flick,
    /// Who sits where.
    pub seats: Vec<String>,
}

impl MotorcarSetup {
    /// Races between these seats. All problems of the content at once.
    pub fn new(content: &Content, flick: Flick, seats: &[String]) -> Result<Self, Vec<Problem>> {
        Ok(MotorcarSetup {
            sources: content.motorcar()?,
            bundle: content.motorcar_bundle(),
            flick,
            seats: seats.to_vec(),
        })
    }
    /// The race of this number.
    pub fn race(&self, number: u64) -> Result<(Rules, Header, Seed), String> {
        let options = Options { seats: self.seats.len() as u8, flick: self.flick };
        let rules = Rules::new(&self.sources, options).map_err(|e| e.to_string())?;
        let seed = Seed::from_number(number);
        let header = Header {
            great_race_log: FORMAT,
            game: MotorcarRace::SLUG.into(),
            rules_version: MotorcarRace::RULES_VERSION,
            content: self.bundle.hash(),
            options: MotorcarOptions::new(&options).to_value(),
            seats: self.seats.clone(),
            commitment: seed.commitment(),
            nonces: Header::nonces_from(number, self.seats.len()),
            files: BTreeMap::new(),
            start: None,
            luck: None,
        };
        Ok((rules, header, seed))
    }
}

/// The rules a log was played under.
pub fn motorcar_rules_from_header(content: &Content, header: &Header) -> Result<Rules, String> {
    if header.game != MotorcarRace::SLUG {
        return Err(format!("this is a log of the game \"{}\"", header.game));
    }
    let carried =
        (!header.files.is_empty()).then(|| Content::embedded().with_bundle(&Bundle(header.files.clone())));
    let content = carried.as_ref().unwrap_or(content);
    if content.motorcar_bundle().hash() != header.content {
        return Err("played with other content: give the right content with --content".into());
    }
    let first = |problems: Vec<Problem>| problems.first().map_or(String::new(), ToString::to_string);
    let sources = content.motorcar().map_err(first)?;
    let options = MotorcarOptions::from_value(&header.options)?.to_options()?;
    Rules::new(&sources, options).map_err(|e| e.to_string())
}
