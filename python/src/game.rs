//! `Game`: a set-up, from which races are begun.

use crate::bot::Bot;
use crate::either::{either, either_map};
use crate::errors::{Refused, from_json};
use crate::options::{AnyKit, Seats, set_up};
use crate::play::Play;
use crate::state::State;
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use session::Presenter;
use std::sync::Arc;

/// A set-up: which game, who sits where, and the options of the command line.
#[pyclass(frozen, module = "great_race")]
#[derive(Debug)]
pub(crate) struct Game {
    pub(crate) kit: AnyKit,
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game="race", seats=None, **options))]
    fn new(game: &str, seats: Option<Seats>, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        Ok(Game { kit: set_up(game, seats, options)? })
    }
    /// `race` or `motorcar`.
    #[getter]
    fn slug(&self) -> &'static str {
        either!(&self.kit, kit => kit.slug())
    }
    /// How many seats decide.
    #[getter]
    fn seats(&self) -> usize {
        either!(&self.kit, kit => kit.seats.len())
    }
    /// Who sits where, as the log says.
    #[getter]
    fn seat_names(&self) -> Vec<String> {
        either!(&self.kit, kit => kit.seats.clone())
    }
    /// How many numbers actions have; 0 is nobody's.
    #[getter]
    fn action_count(&self) -> usize {
        either!(&self.kit, kit => kit.shape().count())
    }
    /// How long an observation is.
    #[getter]
    fn observation_size(&self) -> usize {
        either!(&self.kit, kit => kit.shape().width)
    }
    /// What stands where in an observation: name, first place, length, what to divide by.
    #[getter]
    fn observation_fields(&self) -> Vec<(String, usize, usize, u8)> {
        let told = |f: &batch::Field| (f.name.clone(), f.start, f.len, f.scale);
        either!(&self.kit, kit => kit.shape().fields.iter().map(told).collect())
    }
    /// What to divide an observation by to come to numbers of about 1.
    #[getter]
    fn observation_scale<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        let scales = |fields: &[batch::Field]| -> Vec<f32> {
            fields.iter().flat_map(|f| std::iter::repeat_n(f32::from(f.scale), f.len)).collect()
        };
        PyArray1::from_vec(py, either!(&self.kit, kit => scales(&kit.shape().fields)))
    }
    /// The race of a number, from its first position: race i of `great-race sim --seed N` has the number `game_number(N, i)`.
    #[pyo3(signature = (number=1))]
    fn new_state(&self, py: Python<'_>, number: u64) -> PyResult<State> {
        let play = py.detach(|| Ok::<_, Refused>(either_map!(&self.kit, kit => Play::new(kit, number)?)))?;
        Ok(State { play })
    }
    /// A race that begins with this position; what was drawn by lot before it follows from the number.
    #[pyo3(signature = (text, number=1))]
    fn read_position(&self, text: &str, number: u64) -> PyResult<State> {
        Ok(State { play: either_map!(&self.kit, kit => Play::at_position(kit, text, number)?) })
    }
    /// A race from its log, at its end or after record `at`.
    #[pyo3(signature = (text, at=None))]
    fn read_log(&self, py: Python<'_>, text: &str, at: Option<u32>) -> PyResult<State> {
        let play =
            py.detach(|| Ok::<_, Refused>(either_map!(&self.kit, kit => Play::of_log(kit, text, at)?)))?;
        Ok(State { play })
    }
    /// A bot by the name it has on the command line.
    #[pyo3(signature = (name, seed=0))]
    fn bot(&self, name: &str, seed: u64) -> PyResult<Bot> {
        Ok(Bot::new(&self.kit, name, seed)?)
    }
    /// The map and the kinds of cards and tiles of a race, as the API has them.
    #[pyo3(signature = (number=1))]
    fn board<'py>(&self, py: Python<'py>, number: u64) -> PyResult<Bound<'py, PyAny>> {
        either!(&self.kit, kit => {
            let play = Play::new(kit, number)?;
            from_json(py, &kit.presenter.board(&play.rules))
        })
    }
    /// The words of an action in the race of a number.
    #[pyo3(signature = (action, number=1))]
    fn action_text(&self, action: i64, number: u64) -> PyResult<String> {
        Ok(self.new_text(action, number)?)
    }
    /// The same for all actions; nothing where a number has no meaning in that race.
    #[pyo3(signature = (number=1))]
    fn action_texts(&self, number: u64) -> PyResult<Vec<Option<String>>> {
        either!(&self.kit, kit => {
            let play = Play::new(kit, number)?;
            Ok((0..kit.shape().count() as i64).map(|action| text_of(&play, action).ok()).collect())
        })
    }
    fn __repr__(&self) -> String {
        format!("Game({:?}, seats={})", self.slug(), self.seats())
    }
}

impl Game {
    fn new_text(&self, action: i64, number: u64) -> Result<String, Refused> {
        either!(&self.kit, kit => text_of(&Play::new(kit, number)?, action))
    }
    /// The same set-up once more.
    pub(crate) fn kit(&self) -> AnyKit {
        either_map!(&self.kit, kit => Arc::clone(kit))
    }
}

fn text_of<G: crate::kit::Known>(play: &Play<G>, action: i64) -> Result<String, Refused> {
    Ok(G::write_action(&play.rules, play.action_of(action)?))
}
