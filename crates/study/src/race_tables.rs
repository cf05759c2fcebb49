//! Tables of The Great Race: from a board and options to rules, headers, and back from a header.

use crate::log_content::{check_game, first_problem, other_content};
use content::{Bundle, Content, Problem};
use game::{Luck, Seat, SplitMix};
use race::modules::ModuleSet;
use race::rules::{Direction, Middle, Sources};
use race::{GreatRace, Options, Rules};
use record::{Header, RaceOptions, Seed};

/// Where races are run.
#[derive(Clone, Debug)]
pub struct RaceSetup {
    /// The board as read.
    pub sources: Sources,
    /// The hash of its content.
    pub content: String,
    /// Its content.
    pub bundle: Bundle,
    /// Which way the races go.
    pub direction: Direction,
    /// Who sits where.
    pub seats: Vec<String>,
}

impl RaceSetup {
    /// Races on a board. All problems of its content at once.
    pub fn new(
        content: &Content,
        board: &str,
        direction: Direction,
        seats: &[String],
    ) -> Result<Self, Vec<Problem>> {
        let (sources, bundle) = (content.board(board)?, content.bundle(board)?);
        Ok(RaceSetup { sources, content: bundle.hash(), bundle, direction, seats: seats.to_vec() })
    }
    /// The race of this number: first player and middle city are part of its luck (R1, R5).
    pub fn race(&self, number: u64) -> Result<(Rules, Header, Seed), String> {
        let seats = self.seats.len() as u8;
        let mut luck = SplitMix(number ^ 0x5EED);
        let first = Seat(luck.below(seats.max(1).into()) as u8);
        let middle = Middle::random(&self.sources, &mut luck);
        let options = Options { seats, first, direction: self.direction, middle, modules: ModuleSet::NONE };
        let rules = Rules::new(&self.sources, options).map_err(|e| e.to_string())?;
        let seed = Seed::from_number(number);
        let options = RaceOptions::new(&self.sources.board, &rules.options).to_value();
        let (seats, nonces) = (self.seats.clone(), Header::nonces_from(number, self.seats.len()));
        let header = Header::new::<GreatRace>(self.content.clone(), options, seats, &seed, nonces);
        Ok((rules, header, seed))
    }
}

/// The rules a log was played under, if its content has the right hash.
/// With the seed it is checked that first player and middle city follow from it.
pub fn rules_from_header(content: &Content, header: &Header, seed: Option<&Seed>) -> Result<Rules, String> {
    check_game::<GreatRace>(header)?;
    let options = RaceOptions::from_value(&header.options)?;
    let played = content.of_race_log(&header.files, &options.board, &header.content);
    let played = played.map_err(|why| other_content(header, &why))?;
    let sources = played.content.board(&options.board).map_err(first_problem)?;
    seed.map_or(Ok(()), |seed| record::check_race_setup(header, &sources, seed))?;
    Rules::new(&sources, options.to_options()?).map_err(|e| e.to_string())
}
