//! `State`: a running game. Seats are counted from 0.

use crate::either::{Either, either, either_map};
use crate::errors::{Refused, from_json};
use crate::kit::Known;
use crate::play::Play;
use crate::view::{Seen, View};
use ::game::{Node, Seat, Viewer};
use motorcar::MotorcarRace;
use numpy::{PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::prelude::*;
use race::GreatRace;
use session::Presenter;

/// A running game of either kind.
pub(crate) type AnyPlay = Either<Play<GreatRace>, Play<MotorcarRace>>;

/// An action as Python names it: by its number or in words.
#[derive(FromPyObject, Debug)]
pub(crate) enum Named {
    /// By its number.
    Number(i64),
    /// In words.
    Text(String),
}

impl Named {
    pub(crate) fn action<G: Known>(&self, play: &Play<G>) -> Result<G::Action, Refused> {
        match self {
            Named::Number(number) => play.action_of(*number),
            Named::Text(text) => Ok(G::read_action(&play.rules, text)?),
        }
    }
    fn outcome<G: Known>(&self, play: &Play<G>) -> Result<G::Outcome, Refused> {
        match self {
            Named::Text(text) => Ok(G::read_outcome(&play.rules, text)?),
            Named::Number(place) => {
                let outcomes = play.outcomes();
                let found = usize::try_from(*place).ok().and_then(|place| outcomes.get(place));
                let none = || format!("luck can bring {} things now, not number {place}", outcomes.len());
                found.map(|found| found.outcome).ok_or_else(|| Refused::luck(none()))
            }
        }
    }
}

/// A running game.
#[pyclass(module = "great_race")]
#[derive(Debug)]
pub(crate) struct State {
    pub(crate) play: AnyPlay,
}

#[pymethods]
impl State {
    /// `decide`, `chance` or `over`.
    #[getter]
    fn node(&self) -> &'static str {
        fn word<C>(node: Node<C>) -> &'static str {
            match node {
                Node::Decide(_) => "decide",
                Node::Chance(_) => "chance",
                Node::Over => "over",
            }
        }
        either!(&self.play, play => word(node_of(play)))
    }
    /// Is the game over?
    #[getter]
    fn is_over(&self) -> bool {
        self.node() == "over"
    }
    /// The seats that are asked now.
    #[getter]
    fn waiting(&self) -> Vec<usize> {
        either!(&self.play, play => node_of(play).waiting().iter().map(Seat::index).collect())
    }
    /// The first seat that is asked; -1 where luck is awaited, -2 when the game is over.
    #[getter]
    fn seat(&self) -> i32 {
        either!(&self.play, play => match node_of(play) {
            Node::Decide(seats) => seats.first().map_or(-2, |seat| i32::from(seat.0)),
            Node::Chance(_) => -1,
            Node::Over => -2,
        })
    }
    /// How many turns (rounds) were begun.
    #[getter]
    fn turn(&self) -> u32 {
        either!(&self.play, play => turn_of(play))
    }
    /// The number that the race was set up by.
    #[getter]
    fn number(&self) -> u64 {
        either!(&self.play, play => play.number)
    }
    /// The position in one line.
    #[getter]
    fn position(&self) -> String {
        either!(&self.play, play => position_of(play))
    }
    /// Numbers of what a seat may say now, smallest first.
    #[pyo3(signature = (seat=None))]
    fn legal(&self, seat: Option<i64>) -> PyResult<Vec<usize>> {
        either!(&self.play, play => {
            let legal = play.legal(play.meant(seat)?);
            let mut numbers: Vec<usize> = legal.iter().map(|&action| play.number_of(action)).collect();
            numbers.sort_unstable();
            Ok(numbers)
        })
    }
    /// The same in words, in the order of the rules.
    #[pyo3(signature = (seat=None))]
    fn legal_texts(&self, seat: Option<i64>) -> PyResult<Vec<String>> {
        either!(&self.play, play => Ok(texts_of(play, play.meant(seat)?)))
    }
    /// The number of an action in words, or the words of a number.
    fn action_number(&self, text: &str) -> PyResult<usize> {
        either!(&self.play, play => Ok(play.number_of(Named::Text(text.into()).action(play)?)))
    }
    /// The words of an action.
    fn action_text(&self, action: i64) -> PyResult<String> {
        either!(&self.play, play => Ok(action_text(play, action)?))
    }
    /// A seat says something.
    #[pyo3(signature = (action, seat=None))]
    fn apply(&mut self, action: Named, seat: Option<i64>) -> PyResult<()> {
        either!(&mut self.play, play => {
            let seat = play.meant(seat)?;
            Ok(play.act(seat, action.action(play)?)?)
        })
    }
    /// Why a seat cannot say this now, as an exception that is not raised; nothing if it can.
    #[pyo3(signature = (action, seat=None))]
    fn why_not(&self, py: Python<'_>, action: Named, seat: Option<i64>) -> PyResult<Option<Py<PyAny>>> {
        either!(&self.play, play => {
            let seat = play.meant(seat)?;
            let why = play.why_not(seat, action.action(play)?);
            Ok(why.map(|why| PyErr::from(why).into_value(py).into_any()))
        })
    }
    /// What luck may bring now, in words, each with its probability.
    fn chance_outcomes(&self) -> Vec<(String, f64)> {
        either!(&self.play, play => outcomes_of(play))
    }
    /// Luck says this: words, or a place in `chance_outcomes()`.
    fn settle(&mut self, outcome: Named) -> PyResult<()> {
        either!(&mut self.play, play => {
            let outcome = outcome.outcome(play)?;
            Ok(play.settle(outcome)?)
        })
    }
    /// Luck says what follows from the number of the race; the words.
    fn roll(&mut self) -> PyResult<String> {
        either!(&mut self.play, play => Ok(roll_of(play)?))
    }
    /// Luck speaks until somebody is asked or the game is over; with `forced` whoever can say one thing only says it as well, until
    /// somebody has a choice.
    #[pyo3(signature = (forced=false))]
    fn advance(&mut self, forced: bool) -> PyResult<()> {
        either!(&mut self.play, play => Ok(play.advance(forced)?))
    }
    /// Bots play to the end, one for each seat, as in `great-race sim`; how many choices they had.
    fn play_out(&mut self, py: Python<'_>, bots: Vec<String>) -> PyResult<u32> {
        py.detach(|| either!(&mut self.play, play => Ok(play_out(play, &bots)?)))
    }
    /// What a seat may know; without a seat, what a spectator may know.
    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<i64>) -> PyResult<View> {
        let seen = either_map!(&self.play, play => {
            let viewer = match seat {
                None => Viewer::Spectator,
                Some(seat) => Viewer::Seat(play.kit.seat(seat)?),
            };
            Seen::new(play, viewer)
        });
        Ok(View { seen })
    }
    /// What a seat may know, as numbers.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        either!(&self.play, play => {
            let seat = play.meant(seat)?;
            let array = PyArray1::<u8>::zeros(py, play.kit.shape().width, false);
            observe(play, seat, array.readwrite().as_slice_mut()?);
            Ok(array)
        })
    }
    /// 1 for every action that a seat may say now.
    #[pyo3(signature = (seat=None))]
    fn mask<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        either!(&self.play, play => {
            let seat = play.meant(seat)?;
            let array = PyArray1::<i8>::zeros(py, play.kit.shape().count(), false);
            mask(play, seat, array.readwrite().as_slice_mut()?);
            Ok(array)
        })
    }
    /// Both, written into arrays that are there already; how many actions are legal.
    fn write(
        &self,
        seat: i64,
        mut observation: PyReadwriteArray1<'_, u8>,
        mut mask: PyReadwriteArray1<'_, i8>,
    ) -> PyResult<usize> {
        either!(&self.play, play => {
            let seat = play.kit.seat(seat)?;
            let (row, marks) = (observation.as_slice_mut()?, mask.as_slice_mut()?);
            if row.len() != play.kit.shape().width || marks.len() != play.kit.shape().count() {
                return Err(Refused::option("the arrays are not as long as an observation and a mask").into());
            }
            observe(play, seat, row);
            Ok(self::mask(play, seat, marks))
        })
    }
    /// Another game that looks the same to a seat: hidden things are drawn anew, and so is the luck to come.
    #[pyo3(signature = (seat, number=0))]
    fn resample(&self, seat: i64, number: u64) -> PyResult<State> {
        let play = either_map!(&self.play, play => play.resampled(play.kit.seat(seat)?, number));
        Ok(State { play })
    }
    /// Final places by seat, 1 for whoever won.
    fn ranking(&self) -> Vec<usize> {
        either!(&self.play, play => ranking_of(play))
    }
    /// Points (days) of each seat as the rule book counts them.
    fn scores(&self) -> Vec<i32> {
        either!(&self.play, play => scores_of(play))
    }
    /// What the game was worth, by seat, from 1 to -1; 0 while it goes on.
    fn returns(&self) -> Vec<f64> {
        either!(&self.play, play => returns_of(play))
    }
    /// Is it over without having come to its proper end?
    #[getter]
    fn was_called_off(&self) -> bool {
        either!(&self.play, play => called_off(play))
    }
    /// The log so far; with the seed, so that its luck can be checked, if `reveal` says so.
    #[pyo3(signature = (reveal=true))]
    fn log(&self, py: Python<'_>, reveal: bool) -> PyResult<String> {
        Ok(py.detach(|| either!(&self.play, play => play.log(reveal)))?)
    }
    /// The map and the kinds of cards and tiles, as the API has them.
    fn board<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        either!(&self.play, play => from_json(py, &play.kit.presenter.board(&play.rules)))
    }
    /// The same game once more.
    fn clone(&self) -> State {
        State { play: either_map!(&self.play, play => play.clone()) }
    }
    fn __copy__(&self) -> State {
        self.clone()
    }
    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }
    fn __eq__(&self, other: &State) -> bool {
        match (&self.play, &other.play) {
            (Either::Race(a), Either::Race(b)) => a.state == b.state,
            (Either::Motorcar(a), Either::Motorcar(b)) => a.state == b.state,
            _ => false,
        }
    }
    fn __repr__(&self) -> String {
        format!("State({})", self.position())
    }
}

fn node_of<G: Known>(play: &Play<G>) -> Node<G::Chance> {
    G::node(&play.state)
}
fn turn_of<G: Known>(play: &Play<G>) -> u32 {
    G::turn(&play.state)
}
fn position_of<G: Known>(play: &Play<G>) -> String {
    G::write_position(&play.rules, &play.state)
}
fn texts_of<G: Known>(play: &Play<G>, seat: Seat) -> Vec<String> {
    play.legal(seat).iter().map(|&action| G::write_action(&play.rules, action)).collect()
}
fn action_text<G: Known>(play: &Play<G>, action: i64) -> Result<String, Refused> {
    Ok(G::write_action(&play.rules, play.action_of(action)?))
}
fn outcomes_of<G: Known>(play: &Play<G>) -> Vec<(String, f64)> {
    let outcomes = play.outcomes();
    let total: f64 = outcomes.iter().map(|one| f64::from(one.weight)).sum();
    let told = outcomes
        .iter()
        .map(|one| (G::write_outcome(&play.rules, one.outcome), f64::from(one.weight) / total));
    told.collect()
}
fn roll_of<G: Known>(play: &mut Play<G>) -> Result<String, Refused> {
    let outcome = play.roll()?;
    Ok(G::write_outcome(&play.rules, outcome))
}
fn play_out<G: Known>(play: &mut Play<G>, names: &[String]) -> Result<u32, Refused> {
    let bots = play.kit.bots(names)?;
    let bots: Vec<&dyn bots::Bot<G>> = bots.iter().map(|bot| &**bot).collect();
    let (rules, number) = (std::sync::Arc::clone(&play.rules), play.number);
    Ok(study::play::<G>(&rules, play, &bots, number).map_err(Refused::engine)?.decisions)
}
fn observe<G: Known>(play: &Play<G>, seat: Seat, out: &mut [u8]) {
    let shape = play.kit.shape();
    shape.observe_state(&play.names, &play.rules, &play.state, Viewer::Seat(seat), out);
}
fn mask<G: Known>(play: &Play<G>, seat: Seat, out: &mut [i8]) -> usize {
    out.fill(0);
    if !node_of(play).waiting().has(seat) {
        return 0;
    }
    let legal = play.legal(seat);
    legal.iter().for_each(|&action| out[play.number_of(action)] = 1);
    legal.len()
}
fn ranking_of<G: Known>(play: &Play<G>) -> Vec<usize> {
    // Not as bytes: those would be a `bytes` in Python.
    let places = G::ranking(&play.rules, &play.state);
    places[..play.kit.seats.len()].iter().map(|&place| usize::from(place)).collect()
}
fn scores_of<G: Known>(play: &Play<G>) -> Vec<i32> {
    Seat::all(G::seats(&play.rules)).map(|seat| G::score(&play.rules, &play.state, seat)).collect()
}
fn returns_of<G: Known>(play: &Play<G>) -> Vec<f64> {
    let seats = play.kit.seats.len();
    match node_of(play) {
        Node::Over => batch::returns::<G>(&play.rules, &play.state)[..seats].to_vec(),
        Node::Decide(_) | Node::Chance(_) => vec![0.0; seats],
    }
}
fn called_off<G: Known>(play: &Play<G>) -> bool {
    G::was_called_off(&play.rules, &play.state)
}
