//! Tables of The Great Race: from a board and options to rules, headers, and back from a header.

use crate::log_content::{check_game, first_problem, other_content};
use content::{Bundle, Content, Problem, RaceFiles};
use game::{Luck, SplitMix};
use race::leaders::Leader;
use race::modules::ModuleSet;
use race::rules::{Direction, Sources};
use race::{GreatRace, Rules};
use record::{Header, RaceOptions, Seed};
use session::games::race::{RaceWish, race_files};

/// Where races are run.
#[derive(Clone, Debug)]
pub struct RaceSetup {
    /// The board as read.
    pub sources: Sources,
    /// What is agreed on; the rest is drawn by lot.
    wish: RaceWish,
    /// Who sits where.
    pub seats: Vec<String>,
    /// The content of the races, by the modules that may be in play, with its hash.
    bundles: Vec<(ModuleSet, Bundle, String)>,
}

impl RaceSetup {
    /// Races on a board. All problems of its content at once.
    pub fn new(
        content: &Content,
        board: &str,
        direction: Direction,
        seats: &[String],
    ) -> Result<Self, Vec<Problem>> {
        let sources = content.board(board)?;
        let wish = RaceWish { direction: direction.into(), ..RaceWish::on(board) };
        let mut setup = RaceSetup { sources, wish, seats: seats.to_vec(), bundles: Vec::new() };
        setup.bundles = setup.read_bundles(content, &[ModuleSet::NONE], false)?;
        Ok(setup)
    }
    /// Races as agreed on, if so many seats can have them. The content is the one the board was read from.
    pub fn choosing(self, content: &Content, wish: RaceWish) -> Result<Self, String> {
        wish.check_seats(self.seats.len())?;
        let (agreed, choice) = (wish.modules()?, wish.choice());
        choice.check(&self.sources, agreed, self.seats.len()).map_err(|error| error.to_string())?;
        let modes = self.sources.modes.iter().map(|&(_, modules)| modules);
        let sets: Vec<ModuleSet> = if choice.mode.is_some() { modes.collect() } else { vec![agreed] };
        let mode_drawn = choice.is_mode_drawn();
        let setup = RaceSetup { wish, ..self };
        let bundles = setup.read_bundles(content, &sets, mode_drawn).map_err(first_problem)?;
        Ok(RaceSetup { bundles, ..setup })
    }
    fn read_bundles(
        &self,
        content: &Content,
        sets: &[ModuleSet],
        mode_drawn: bool,
    ) -> Result<Vec<(ModuleSet, Bundle, String)>, Vec<Problem>> {
        let read = |&modules: &ModuleSet| {
            let solo = self.wish.solo.is_some();
            let files = RaceFiles { board: &self.sources.board, modules, mode_drawn, solo };
            let bundle = content.bundle(files)?;
            let hash = bundle.hash();
            Ok((modules, bundle, hash))
        };
        sets.iter().map(read).collect()
    }
    /// The content of a race with these modules, and its hash.
    fn content(&self, modules: ModuleSet) -> &(ModuleSet, Bundle, String) {
        let found = self.bundles.iter().find(|(set, ..)| *set == modules);
        found.expect("every set of modules that can be drawn was read")
    }
    /// The content of a race with these modules.
    pub fn bundle(&self, modules: ModuleSet) -> &Bundle {
        &self.content(modules).1
    }
    /// Rules that have the modules of all races that can be set up: those of one play-mode card where none is drawn.
    pub fn widest(&self) -> Result<Rules, String> {
        let rules = self.race(0)?.0;
        let mut options = rules.options.clone();
        options.modules = self.bundles.iter().fold(options.modules, |all, (modules, ..)| all.and(*modules));
        if options.modules == rules.modules {
            return Ok(rules);
        }
        let nobody = rules.options.leaders.map(|_| None);
        Rules::new(&self.sources, race::Options { leaders: nobody, ..options }).map_err(|e| e.to_string())
    }
    /// The race of this number: what is not chosen is part of its luck (R1, R5, R147, R152).
    pub fn race(&self, number: u64) -> Result<(Rules, Header, Seed), String> {
        let (seats, mut luck) = (self.seats.len(), SplitMix(number ^ 0x5EED));
        let choice = self.wish.choice();
        let setup = record::RaceSetup::drawn(&self.sources, self.wish.modules()?, &choice, seats, &mut luck);
        let options = setup.options(seats, self.wish.direction.into());
        let rules = Rules::new(&self.sources, options).map_err(|e| e.to_string())?;
        let seed = Seed::from_number(number);
        let options = RaceOptions::of_new(&self.sources.board, &rules.options, &setup, &choice).to_value();
        let (names, nonces) = (self.seats.clone(), Header::nonces_from(number, seats));
        let (.., hash) = self.content(rules.modules);
        let header = Header::new::<GreatRace>(hash.clone(), options, names, &seed, nonces);
        Ok((rules, header, seed))
    }
    /// The race of this number between two whose leaders are dealt, with this leader on the first seat. The mercenary does not sit
    /// on the second.
    pub fn race_led_by(&self, leader: Leader, number: u64) -> Result<(Rules, Header, Seed), String> {
        let (rules, header, seed) = self.race(number)?;
        let mut options = rules.options.clone();
        if options.leaders[1] == Some(leader) || options.leaders[1].is_none() {
            options.leaders[1] = options.leaders[0].filter(|&other| other != leader);
        }
        if options.leaders[1] == Some(Leader::Chapman) || options.leaders[1].is_none() {
            let others = rules.leaders.offered.iter().copied();
            let others: Vec<Leader> = others.filter(|&l| l != leader && l != Leader::Chapman).collect();
            let lot = SplitMix(number).below(others.len() as u32) as usize;
            options.leaders[1] = Some(others[lot]);
        }
        options.leaders[0] = Some(leader);
        let rules = Rules::new(&self.sources, options).map_err(|error| error.to_string())?;
        Ok((rules, header, seed))
    }
}

/// The rules a log was played under, if its content has the right hash.
/// With the seed it is checked that first player and middle city follow from it.
pub fn rules_from_header(content: &Content, header: &Header, seed: Option<&Seed>) -> Result<Rules, String> {
    check_game::<GreatRace>(header)?;
    let options = RaceOptions::from_value(&header.options)?;
    let played = content.of_race_log(&header.files, race_files(&options)?, &header.content);
    let played = played.map_err(|why| other_content(header, &why))?;
    let sources = played.content.board(&options.board).map_err(first_problem)?;
    record::check_race_setup(header, &sources, seed)?;
    Rules::new(&sources, options.to_options(&sources)?).map_err(|e| e.to_string())
}
