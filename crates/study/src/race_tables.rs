//! Tables of The Great Race: from a board and options to rules, headers, and back from a header.

use crate::log_content::{check_game, first_problem, other_content};
use content::{Bundle, Content, Problem};
use game::SplitMix;
use race::modules::ModuleSet;
use race::rules::{Direction, Sources};
use race::{GreatRace, Options, Rules};
use record::{Header, RaceOptions, RacePicks, Seed};

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
    /// What is chosen and not drawn by lot.
    choice: RacePicks,
    /// All crews there are.
    crews: Vec<String>,
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
        let crews = content.crew_slugs()?;
        Ok(RaceSetup {
            sources,
            content: bundle.hash(),
            bundle,
            direction,
            seats: seats.to_vec(),
            choice: RacePicks::default(),
            crews,
        })
    }
    /// The same, with what is chosen, if so many seats can have it on this board.
    pub fn choosing(self, choice: RacePicks) -> Result<Self, String> {
        race::check_seats(self.seats.len()).map_err(|error| error.to_string())?;
        choice.check(&self.sources, &self.crews, self.seats.len()).map_err(|error| error.to_string())?;
        Ok(RaceSetup { choice, ..self })
    }
    /// The race of this number: what is not chosen is part of its luck (R1, R5, R147).
    pub fn race(&self, number: u64) -> Result<(Rules, Header, Seed), String> {
        let (seats, mut luck) = (self.seats.len(), SplitMix(number ^ 0x5EED));
        let setup = record::RaceSetup::drawn(&self.sources, &self.choice, &self.crews, seats, &mut luck);
        let options = Options {
            seats: seats as u8,
            first: setup.first,
            direction: self.direction,
            middle: setup.middle.clone(),
            modules: ModuleSet::NONE,
            crews: [None; race::ids::MAX_PLAYERS],
        };
        let rules = Rules::new(&self.sources, options).map_err(|e| e.to_string())?;
        let seed = Seed::from_number(number);
        let options =
            RaceOptions::of_new(&self.sources.board, &rules.options, &setup, &self.choice).to_value();
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
    record::check_race_setup(header, &sources, seed)?;
    Rules::new(&sources, options.to_options()?).map_err(|e| e.to_string())
}
