//! `View`: what one viewer may know of a position, and nothing else.

use crate::either::{Either, either, either_map};
use crate::errors::{Refused, from_json};
use crate::kit::{Kit, Known};
use crate::play::Play;
use ::game::{Actions, Seat, Viewer};
use motorcar::MotorcarRace;
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use race::GreatRace;
use std::sync::Arc;

/// What one viewer may know.
#[derive(Debug)]
pub(crate) struct Seen<G: Known> {
    kit: Arc<Kit<G>>,
    pub(crate) rules: Arc<G::Rules>,
    names: G::Names,
    pub(crate) view: G::View,
    viewer: Viewer,
}

impl<G: Known> Seen<G> {
    pub(crate) fn new(play: &Play<G>, viewer: Viewer) -> Self {
        let view = G::view(&play.rules, &play.state, viewer);
        let (kit, rules) = (Arc::clone(&play.kit), Arc::clone(&play.rules));
        Seen { kit, rules, names: play.names, view, viewer }
    }
    /// The viewer's seat.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }
    fn legal(&self) -> Actions<G::Action> {
        let mut actions = Actions::new(G::NO_ACTION);
        G::view_legal(&self.rules, &self.view, &mut actions);
        actions
    }
    /// The number of an action.
    pub(crate) fn number_of(&self, action: G::Action) -> usize {
        let number = G::number(&self.kit.shape().actions, &self.names, action);
        number.expect("every legal action has a number")
    }
    fn numbers(&self) -> Vec<usize> {
        let mut numbers: Vec<usize> = self.legal().iter().map(|&action| self.number_of(action)).collect();
        numbers.sort_unstable();
        numbers
    }
    fn texts(&self) -> Vec<String> {
        self.legal().iter().map(|&action| G::write_action(&self.rules, action)).collect()
    }
    fn waiting(&self) -> Vec<usize> {
        G::view_node(&self.view).waiting().iter().map(Seat::index).collect()
    }
    fn observe(&self, out: &mut [u8]) {
        self.kit.shape().observe(&self.names, &self.rules, &self.view, out);
    }
}

/// What one viewer may know.
#[pyclass(frozen, module = "great_race")]
#[derive(Debug)]
pub(crate) struct View {
    pub(crate) seen: Either<Seen<GreatRace>, Seen<MotorcarRace>>,
}

#[pymethods]
impl View {
    /// The viewer's seat; nothing for a spectator.
    #[getter]
    fn seat(&self) -> Option<usize> {
        either!(&self.seen, seen => seen.viewer.seat().map(Seat::index))
    }
    /// The seats that are asked, as far as the viewer knows.
    #[getter]
    fn waiting(&self) -> Vec<usize> {
        either!(&self.seen, seen => seen.waiting())
    }
    /// Numbers of what the viewer's seat may say now, smallest first.
    fn legal(&self) -> Vec<usize> {
        either!(&self.seen, seen => seen.numbers())
    }
    /// The same in words, in the order of the rules.
    fn legal_texts(&self) -> Vec<String> {
        either!(&self.seen, seen => seen.texts())
    }
    /// What the viewer may know, as numbers.
    fn observation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        either!(&self.seen, seen => {
            let array = PyArray1::<u8>::zeros(py, seen.kit.shape().width, false);
            seen.observe(array.readwrite().as_slice_mut()?);
            Ok(array)
        })
    }
    /// All of it as plain data: what a page or an outside program is sent (`Asked` in the API).
    fn data<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        either!(&self.seen, seen => {
            let legal = seen.legal();
            from_json(py, &session::asked(&seen.kit.presenter, &seen.rules, &seen.view, &legal))
        })
    }
    fn __eq__(&self, other: &View) -> bool {
        match (&self.seen, &other.seen) {
            (Either::Race(a), Either::Race(b)) => a.view == b.view,
            (Either::Motorcar(a), Either::Motorcar(b)) => a.view == b.view,
            _ => false,
        }
    }
    fn __repr__(&self) -> String {
        match self.seat() {
            Some(seat) => format!("View(seat={seat})"),
            None => "View(spectator)".into(),
        }
    }
}

impl View {
    /// The two views of one game, or a refusal.
    pub(crate) fn other_game() -> Refused {
        Refused::engine("the bot plays another game than the one that is viewed")
    }
    /// Both games at once, for whoever asks a bot.
    pub(crate) fn seen(&self) -> Either<&Seen<GreatRace>, &Seen<MotorcarRace>> {
        either_map!(&self.seen, seen => seen)
    }
}
