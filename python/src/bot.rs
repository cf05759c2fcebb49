//! `Bot`: somebody who chooses by what a seat may know.

use crate::either::Either;
use crate::errors::Refused;
use crate::kit::Known;
use crate::options::AnyKit;
use crate::view::{Seen, View};
use ::game::SplitMix;
use motorcar::MotorcarRace;
use pyo3::prelude::*;
use race::GreatRace;

/// A bot with luck of its own.
#[derive(Debug)]
struct Player<G: Known> {
    bot: Box<dyn bots::Bot<G>>,
    luck: SplitMix,
}

impl<G: Known> Player<G> {
    fn new(name: &str, seed: u64) -> Result<Self, Refused> {
        Ok(Player { bot: G::bot(name).map_err(Refused::bot)?, luck: SplitMix(seed) })
    }
    fn choose(&mut self, seen: &Seen<G>) -> Result<usize, Refused> {
        let me = G::view_node(&seen.view).waiting();
        if !seen.seat().is_some_and(|seat| me.has(seat)) {
            return Err(Refused::seat("the viewer of this view is not asked"));
        }
        Ok(seen.number_of(self.bot.choose(&seen.rules, &seen.view, &mut self.luck)))
    }
}

/// A bot by the name it has on the command line.
#[pyclass(module = "great_race")]
#[derive(Debug)]
pub(crate) struct Bot {
    name: String,
    player: Either<Player<GreatRace>, Player<MotorcarRace>>,
}

impl Bot {
    pub(crate) fn new(kit: &AnyKit, name: &str, seed: u64) -> Result<Self, Refused> {
        let player = match kit {
            Either::Race(_) => Either::Race(Player::new(name, seed)?),
            Either::Motorcar(_) => Either::Motorcar(Player::new(name, seed)?),
        };
        Ok(Bot { name: name.into(), player })
    }
}

#[pymethods]
impl Bot {
    /// Its name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }
    /// The number of what it says.
    fn choose(&mut self, py: Python<'_>, view: &View) -> PyResult<usize> {
        let player = &mut self.player;
        let chosen = py.detach(|| match (player, view.seen()) {
            (Either::Race(player), Either::Race(seen)) => player.choose(seen),
            (Either::Motorcar(player), Either::Motorcar(seen)) => player.choose(seen),
            _ => Err(View::other_game()),
        });
        Ok(chosen?)
    }
    fn __repr__(&self) -> String {
        format!("Bot({:?})", self.name)
    }
}
