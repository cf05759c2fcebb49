//! Whole games between bots, for studies: any worker can play any part of a run, and whoever has all parts counts them as
//! `great-race sim` and `great-race match` do.

use crate::either::either;
use crate::errors::{Refused, from_json};
use crate::game::Game;
use crate::kit::{Kit, Known};
use ::game::{Actions, Node, Viewer};
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::Arc;
use study::{Match, Numbered, Seated, Sim, Sprt, match_report, report};

/// The number of game i of a run.
#[pyfunction]
pub(crate) fn game_number(seed: u64, i: u64) -> u64 {
    study::game_number(seed, i)
}

/// The report of a run from the results of all its games (`play_games`), in any order; each game counts once.
#[pyfunction]
pub(crate) fn count_games<'py>(
    py: Python<'py>,
    bots: Vec<String>,
    results: Vec<String>,
    seconds: f64,
) -> PyResult<Bound<'py, PyAny>> {
    let mut all: Vec<Numbered> = Vec::new();
    for part in results {
        let part: Vec<Numbered> =
            serde_json::from_str(&part).map_err(|error| Refused::engine(error.to_string()))?;
        all.extend(part);
    }
    all.sort_by_key(|(i, _)| *i);
    if let Some(pair) = all.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        return Err(Refused::engine(format!("game {} was counted twice", pair[0].0)).into());
    }
    from_json(py, &report(&bots, all, seconds))
}

/// The report of a match from the shares of all its blocks, in their order.
#[pyfunction]
#[pyo3(signature = (a, b, players, blocks, elo0=0.0, elo1=20.0))]
pub(crate) fn count_blocks<'py>(
    py: Python<'py>,
    a: String,
    b: String,
    players: usize,
    blocks: Vec<f64>,
    elo0: f64,
    elo1: f64,
) -> PyResult<Bound<'py, PyAny>> {
    from_json(py, &match_report(&[a, b], players, &blocks, Sprt { elo0, elo1, alpha: 0.05 }))
}

/// Games `first` to `first + count` of the run of a seed between these bots; the results as JSON, for `count_games`.
#[pyfunction]
#[pyo3(signature = (game, bots, seed, first, count, threads=1))]
pub(crate) fn play_games(
    py: Python<'_>,
    game: &Game,
    bots: Vec<String>,
    seed: u64,
    first: u64,
    count: u64,
    threads: usize,
) -> PyResult<String> {
    let kit = &game.kit;
    let played = py.detach(|| either!(kit, kit => games_of(kit, &bots, seed, first, count, threads)))?;
    serde_json::to_string(&played).map_err(|error| Refused::engine(error.to_string()).into())
}
/// Blocks `first` to `first + count` of the match of a seed: for each the share that the first of the pair won, once in every seat.
#[pyfunction]
#[pyo3(signature = (game, pair, seed, first, count, threads=1))]
pub(crate) fn play_blocks(
    py: Python<'_>,
    game: &Game,
    pair: (String, String),
    seed: u64,
    first: u64,
    count: u64,
    threads: usize,
) -> PyResult<Vec<f64>> {
    let kit = &game.kit;
    Ok(py.detach(|| either!(kit, kit => blocks_of(kit, [pair.0, pair.1], seed, first, count, threads)))?)
}
/// Every choice of some games of a run, as arrays by name: who chose what, where, among how many, and what came of it.
#[pyfunction]
#[pyo3(signature = (game, bots, seed, first, count, observations=false))]
pub(crate) fn play_choices<'py>(
    py: Python<'py>,
    game: &Game,
    bots: Vec<String>,
    seed: u64,
    first: u64,
    count: u64,
    observations: bool,
) -> PyResult<Bound<'py, PyDict>> {
    let kit = &game.kit;
    let told = py.detach(|| either!(kit, kit => choices_of(kit, &bots, seed, first, count, observations)))?;
    told.into_dict(py, either!(kit, kit => kit.shape().width))
}
fn games_of<G: Known>(
    kit: &Arc<Kit<G>>,
    names: &[String],
    seed: u64,
    first: u64,
    count: u64,
    threads: usize,
) -> Result<Vec<Numbered>, Refused> {
    let bots = kit.bots(names)?;
    let setup = |number| G::race(&kit.setup, number);
    let sim = Sim::<G> {
        games: first + count,
        seed,
        threads,
        bots: &bots,
        names,
        setup: &setup,
        log: None,
        progress: &|| {},
    };
    Ok(study::play_games(&sim, first..first + count))
}

fn blocks_of<G: Known>(
    kit: &Arc<Kit<G>>,
    names: [String; 2],
    seed: u64,
    first: u64,
    count: u64,
    threads: usize,
) -> Result<Vec<f64>, Refused> {
    for name in &names {
        G::bot(name).map_err(Refused::bot)?;
    }
    let players = kit.seats.len();
    let again = |name: &str| G::bot(name).expect("it was there a moment ago");
    let setup = |number| G::race(&kit.setup, number);
    let all = Match::<G> {
        a: &|| again(&names[0]),
        b: &|| again(&names[1]),
        names: names.clone(),
        players,
        games: (first + count) * players as u64,
        seed,
        threads,
        sprt: Sprt { elo0: 0.0, elo1: 20.0, alpha: 0.05 },
        stop_early: false,
        setup: &setup,
        progress: &|| {},
    };
    study::play_blocks(&all, first, count).map_err(Refused::engine)
}

/// Columns of choices.
#[derive(Default)]
struct Choices {
    game: Vec<u64>,
    n: Vec<u32>,
    turn: Vec<u32>,
    seat: Vec<u8>,
    action: Vec<i32>,
    legal: Vec<i32>,
    place: Vec<u8>,
    score: Vec<i32>,
    returned: Vec<f64>,
    observations: Vec<u8>,
}

fn choices_of<G: Known>(
    kit: &Arc<Kit<G>>,
    names: &[String],
    seed: u64,
    first: u64,
    count: u64,
    observations: bool,
) -> Result<Choices, Refused> {
    let bots = kit.bots(names)?;
    let (shape, mut all) = (kit.shape(), Choices::default());
    let mut row = vec![0; shape.width];
    for i in first..first + count {
        let mut play = crate::play::Play::new(kit, study::game_number(seed, i))?;
        let mut luck: Vec<_> = (0..bots.len()).map(|seat| study::bot_luck(play.number, seat)).collect();
        let from = all.game.len();
        loop {
            let seat = match G::node(&play.state) {
                Node::Over => break,
                Node::Chance(_) => {
                    play.roll()?;
                    continue;
                }
                Node::Decide(seats) => seats.first().expect("somebody is asked"),
            };
            let view = G::view(&play.rules, &play.state, Viewer::Seat(seat));
            let mut legal = Actions::new(G::NO_ACTION);
            G::view_legal(&play.rules, &view, &mut legal);
            let mut action = legal[0];
            if legal.len() > 1 {
                action = bots[seat.index()].choose(&play.rules, &view, &mut luck[seat.index()]);
                all.game.push(i);
                all.n.push((all.game.len() - from - 1) as u32);
                all.turn.push(G::turn(&play.state));
                all.seat.push(seat.0);
                all.action.push(play.number_of(action) as i32);
                all.legal.push(legal.len() as i32);
                if observations {
                    shape.observe(&play.names, &play.rules, &view, &mut row);
                    all.observations.extend_from_slice(&row);
                }
            }
            let rules = Arc::clone(&play.rules);
            Seated::<G>::act(&mut play, &rules, seat, action).map_err(|why| {
                Refused::engine(format!("{} said {action:?}: {why:?}", names[seat.index()]))
            })?;
        }
        let (places, worth) =
            (G::ranking(&play.rules, &play.state), batch::returns::<G>(&play.rules, &play.state));
        for &seat in &all.seat[from..] {
            all.place.push(places[usize::from(seat)]);
            all.score.push(G::score(&play.rules, &play.state, ::game::Seat(seat)));
            all.returned.push(worth[usize::from(seat)]);
        }
    }
    Ok(all)
}

impl Choices {
    fn into_dict(self, py: Python<'_>, width: usize) -> PyResult<Bound<'_, PyDict>> {
        let dict = PyDict::new(py);
        dict.set_item("game", PyArray1::from_vec(py, self.game))?;
        dict.set_item("n", PyArray1::from_vec(py, self.n))?;
        dict.set_item("turn", PyArray1::from_vec(py, self.turn))?;
        dict.set_item("seat", PyArray1::from_vec(py, self.seat))?;
        dict.set_item("action", PyArray1::from_vec(py, self.action))?;
        dict.set_item("legal", PyArray1::from_vec(py, self.legal))?;
        dict.set_item("place", PyArray1::from_vec(py, self.place))?;
        dict.set_item("score", PyArray1::from_vec(py, self.score))?;
        dict.set_item("return", PyArray1::from_vec(py, self.returned))?;
        if !self.observations.is_empty() {
            let rows: Vec<Vec<u8>> = self.observations.chunks(width).map(<[u8]>::to_vec).collect();
            dict.set_item("observation", PyArray2::from_vec2(py, &rows)?)?;
        }
        Ok(dict)
    }
}
