//! Tables of The Great Motorcar Race: from options to rules and headers, and back from a header.

use crate::log_content::{check_game, first_problem, other_content};
use content::{Bundle, Content, Problem};
use motorcar::sources::Flick;
use motorcar::{MotorcarRace, Options, Rules, Sources};
use record::{Header, MotorcarOptions, Seed};

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
    /// Cars that seats have chosen, by slug.
    pub cars: Vec<Option<String>>,
}

impl MotorcarSetup {
    /// Races between these seats. All problems of the content at once.
    pub fn new(content: &Content, flick: Flick, seats: &[String]) -> Result<Self, Vec<Problem>> {
        Ok(MotorcarSetup {
            sources: content.motorcar()?,
            bundle: content.motorcar_bundle(),
            flick,
            seats: seats.to_vec(),
            cars: Vec::new(),
        })
    }
    /// The same with the cars that seats have chosen, by slug.
    pub fn choosing(self, cars: Vec<Option<String>>) -> Self {
        MotorcarSetup { cars, ..self }
    }
    /// The race of this number.
    pub fn race(&self, number: u64) -> Result<(Rules, Header, Seed), String> {
        let options = Options { seats: self.seats.len() as u8, flick: self.flick };
        let options = MotorcarOptions::new(&options).choosing(&self.cars);
        let (rules, options) = (options.to_rules(&self.sources)?, options.to_value());
        let seed = Seed::from_number(number);
        let (seats, nonces) = (self.seats.clone(), Header::nonces_from(number, self.seats.len()));
        let header = Header::new::<MotorcarRace>(self.bundle.hash(), options, seats, &seed, nonces);
        Ok((rules, header, seed))
    }
}

/// The rules a log was played under, if its content has the right hash.
pub fn motorcar_rules_from_header(content: &Content, header: &Header) -> Result<Rules, String> {
    check_game::<MotorcarRace>(header)?;
    let played = content.of_motorcar_log(&header.files, &header.content);
    let played = played.map_err(|why| other_content(header, &why))?;
    let sources = played.content.motorcar().map_err(first_problem)?;
    MotorcarOptions::from_value(&header.options)?.to_rules(&sources)
}
