//! `Batch`: many games at once. The arrays belong to the batch and are filled in place: nothing is copied on the way to NumPy.

use crate::either::{Either, either};
use crate::errors::Refused;
use crate::game::Game;
use crate::kit::{Kit, Known};
use ::batch::{Rows, Seating};
use ::game::MAX_ACTIONS;
use motorcar::MotorcarRace;
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1, PyUntypedArrayMethods};
use pyo3::prelude::*;
use race::GreatRace;
use std::sync::Arc;

/// Many games of one set-up, and the arrays that they write into.
#[pyclass(module = "great_race")]
#[derive(Debug)]
pub(crate) struct Batch {
    batch: Either<::batch::Batch<GreatRace>, ::batch::Batch<MotorcarRace>>,
    /// What the seat that is asked may know.
    #[pyo3(get)]
    observations: Py<PyArray2<u8>>,
    /// 1 for every action that is legal.
    #[pyo3(get)]
    masks: Py<PyArray2<u8>>,
    /// The same as lists of numbers.
    #[pyo3(get)]
    legal: Py<PyArray2<i32>>,
    /// How long each list is.
    #[pyo3(get)]
    counts: Py<PyArray1<i32>>,
    /// The seat that is asked.
    #[pyo3(get)]
    seats: Py<PyArray1<i32>>,
    /// What the game that has just ended was worth, by seat.
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    /// 1 where a game has just ended.
    #[pyo3(get)]
    done: Py<PyArray1<u8>>,
    /// Choices of learners in the game that runs or has just ended.
    #[pyo3(get)]
    lengths: Py<PyArray1<i32>>,
}

fn batch_of<G: Known>(
    kit: &Arc<Kit<G>>,
    bots: Option<Vec<Option<String>>>,
    games: usize,
    asks_forced: bool,
) -> Result<::batch::Batch<G>, Refused> {
    let names = bots.unwrap_or_else(|| vec![None; kit.seats.len()]);
    if names.len() != kit.seats.len() {
        let (found, seats) = (names.len(), kit.seats.len());
        return Err(Refused::bot(format!("{found} entries in bots for {seats} seats")));
    }
    let bot = |name: Option<String>| name.map(|name| G::bot(&name).map_err(Refused::bot)).transpose();
    let bots = names.into_iter().map(bot).collect::<Result<Vec<_>, _>>()?;
    let (shape, kit) = (Arc::clone(kit.shape()), Arc::clone(kit));
    let setup = move |number| G::race(&kit.setup, number).map(|(rules, ..)| rules);
    Ok(::batch::Batch::new(shape, Seating { bots, asks_forced }, games, setup)?)
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, games, bots=None, asks_forced=false))]
    fn new(
        py: Python<'_>,
        game: &Game,
        games: usize,
        bots: Option<Vec<Option<String>>>,
        asks_forced: bool,
    ) -> PyResult<Self> {
        if games == 0 {
            return Err(Refused::option("a batch has at least one game").into());
        }
        let batch = match game.kit() {
            Either::Race(kit) => Either::Race(batch_of(&kit, bots, games, asks_forced)?),
            Either::Motorcar(kit) => Either::Motorcar(batch_of(&kit, bots, games, asks_forced)?),
        };
        let (width, count) = either!(&batch, batch => (batch.shape().width, batch.shape().count()));
        let seats = either!(&batch, batch => batch.seats());
        Ok(Batch {
            batch,
            observations: PyArray2::zeros(py, [games, width], false).unbind(),
            masks: PyArray2::zeros(py, [games, count], false).unbind(),
            legal: PyArray2::zeros(py, [games, MAX_ACTIONS], false).unbind(),
            counts: PyArray1::zeros(py, games, false).unbind(),
            seats: PyArray1::zeros(py, games, false).unbind(),
            rewards: PyArray2::zeros(py, [games, seats], false).unbind(),
            done: PyArray1::zeros(py, games, false).unbind(),
            lengths: PyArray1::zeros(py, games, false).unbind(),
        })
    }
    /// How many games.
    #[getter]
    fn games(&self) -> usize {
        either!(&self.batch, batch => batch.games())
    }
    /// New games everywhere; the same seed brings the same games.
    #[pyo3(signature = (seed=0))]
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.go(py, seed, None)
    }
    /// One choice in every game, then on to the next.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i32>) -> PyResult<()> {
        self.go(py, 0, Some(actions.as_slice()?))
    }
    /// Something legal in every game, by lot.
    fn sample(&mut self, mut actions: PyReadwriteArray1<'_, i32>) -> PyResult<()> {
        let actions = actions.as_slice_mut()?;
        Ok(either!(&mut self.batch, batch => batch.sample(actions)).map_err(Refused::from)?)
    }
    /// The position of one of the games, in one line. It holds what is hidden: for tests and pictures, not for players.
    fn position(&self, game: usize) -> PyResult<String> {
        let text = either!(&self.batch, batch => position(batch, game));
        text.ok_or_else(|| Refused::option(format!("the batch has {} games", self.games())).into())
    }
    /// The numbers that the games now running were set up by.
    fn numbers(&self) -> Vec<u64> {
        either!(&self.batch, batch => {
            (0..batch.games()).filter_map(|game| batch.look(game)).map(|(.., number)| number).collect()
        })
    }
}

fn position<G: Known>(batch: &::batch::Batch<G>, game: usize) -> Option<String> {
    batch.look(game).map(|(rules, state, ..)| G::write_position(rules, state))
}

impl Batch {
    fn go(&mut self, py: Python<'_>, seed: u64, actions: Option<&[i32]>) -> PyResult<()> {
        let mut observations = self.observations.bind(py).readwrite();
        let mut masks = self.masks.bind(py).readwrite();
        let mut legal = self.legal.bind(py).readwrite();
        let mut counts = self.counts.bind(py).readwrite();
        let mut seats = self.seats.bind(py).readwrite();
        let mut rewards = self.rewards.bind(py).readwrite();
        let mut done = self.done.bind(py).readwrite();
        let mut lengths = self.lengths.bind(py).readwrite();
        debug_assert_eq!(observations.shape()[0], masks.shape()[0]);
        let rows = Rows {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            legal: legal.as_slice_mut()?,
            counts: counts.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            done: done.as_slice_mut()?,
            lengths: lengths.as_slice_mut()?,
        };
        let batch = &mut self.batch;
        let done = py.detach(|| {
            either!(batch, batch => match actions {
                None => batch.reset(seed, rows),
                Some(actions) => batch.step(actions, rows),
            })
        });
        Ok(done.map_err(Refused::from)?)
    }
}
