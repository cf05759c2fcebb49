//! What all races of one set-up share, for either game.

use crate::errors::Refused;
use batch::{Numbered, Shape};
use bots::Bot;
use content::Content;
use game::Game;
use motorcar::MotorcarRace;
use race::GreatRace;
use record::{Header, LogError, Seed, Tape};
use session::{MotorcarPresenter, Presenter, RacePresenter};
use std::fmt::Debug;
use std::sync::{Arc, OnceLock};
use study::{MotorcarSetup, RaceSetup};

/// A game that can be set up.
pub(crate) trait Known: Numbered {
    /// How it is told to clients.
    type Presenter: Presenter<Game = Self>;
    /// What was agreed on.
    type Setup: Debug + Send + Sync;

    /// The race of a number.
    fn race(setup: &Self::Setup, number: u64) -> Result<(Self::Rules, Header, Seed), String>;
    /// Rules with the modules of all races.
    fn widest(setup: &Self::Setup) -> Result<Self::Rules, String>;
    /// A bot by its name.
    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, String>;
    /// A log, checked as a whole.
    fn read_log(content: &Content, text: &str) -> Result<(Self::Rules, Tape<Self>), LogError>;
}

impl Known for GreatRace {
    type Presenter = RacePresenter;
    type Setup = RaceSetup;

    fn race(setup: &RaceSetup, number: u64) -> Result<(race::Rules, Header, Seed), String> {
        setup.race(number)
    }
    fn widest(setup: &RaceSetup) -> Result<race::Rules, String> {
        setup.widest()
    }
    fn bot(name: &str) -> Result<Box<dyn Bot<GreatRace>>, String> {
        bots::race::by_name(name)
    }
    fn read_log(content: &Content, text: &str) -> Result<(race::Rules, Tape<GreatRace>), LogError> {
        Tape::read(text, |header, seed| study::rules_from_header(content, header, seed))
    }
}

impl Known for MotorcarRace {
    type Presenter = MotorcarPresenter;
    type Setup = MotorcarSetup;

    fn race(setup: &MotorcarSetup, number: u64) -> Result<(motorcar::Rules, Header, Seed), String> {
        setup.race(number)
    }
    fn widest(setup: &MotorcarSetup) -> Result<motorcar::Rules, String> {
        Ok(setup.race(0)?.0)
    }
    fn bot(name: &str) -> Result<Box<dyn Bot<MotorcarRace>>, String> {
        bots::motorcar::by_name(name)
    }
    fn read_log(content: &Content, text: &str) -> Result<(motorcar::Rules, Tape<MotorcarRace>), LogError> {
        Tape::read(text, |header, _| study::motorcar_rules_from_header(content, header))
    }
}

/// What all races of one set-up share.
#[derive(Debug)]
pub(crate) struct Kit<G: Known> {
    pub(crate) content: Content,
    pub(crate) setup: G::Setup,
    pub(crate) presenter: G::Presenter,
    pub(crate) seats: Vec<String>,
    shape: OnceLock<Arc<Shape<G>>>,
}

impl<G: Known> Kit<G> {
    /// Everything but the numbers of actions, which are made when they are asked for.
    pub(crate) fn new(
        content: Content,
        setup: G::Setup,
        presenter: G::Presenter,
        seats: Vec<String>,
    ) -> Result<Self, Refused> {
        G::race(&setup, 0).map_err(Refused::option)?;
        Ok(Kit { content, setup, presenter, seats, shape: OnceLock::new() })
    }
    /// What stands where in numbers.
    pub(crate) fn shape(&self) -> &Arc<Shape<G>> {
        self.shape.get_or_init(|| {
            Arc::new(Shape::new(G::widest(&self.setup).expect("a race of this set-up could be made")))
        })
    }
    /// Bots by name, one for each seat; nobody where the name is `None`.
    pub(crate) fn bots(&self, names: &[String]) -> Result<Vec<Box<dyn Bot<G>>>, Refused> {
        if names.len() != self.seats.len() {
            let (found, seats) = (names.len(), self.seats.len());
            return Err(Refused::bot(format!("{found} bots for {seats} seats")));
        }
        names.iter().map(|name| G::bot(name).map_err(Refused::bot)).collect()
    }
    /// Is there such a seat?
    pub(crate) fn seat(&self, seat: i64) -> Result<game::Seat, Refused> {
        let found = u8::try_from(seat).ok().filter(|&seat| usize::from(seat) < self.seats.len());
        found.map(game::Seat).ok_or_else(|| {
            Refused::seat(format!("there is no seat {seat}: seats go from 0 to {}", self.seats.len() - 1))
        })
    }
    /// The slug of the game.
    pub(crate) const fn slug(&self) -> &'static str {
        <G as Game>::SLUG
    }
}
