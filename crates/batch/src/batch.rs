//! Many games, stepped at once on all cores. Which core steps a game does not matter: each has its own luck.

use crate::instance::{Instance, Setup};
use crate::numbered::{Numbered, Shape};
use crate::returns::returns;
use bots::Bot;
use game::{Game, Luck, MAX_ACTIONS, Seat, SplitMix};
use rayon::prelude::*;
use std::sync::Arc;

/// Games that are stepped one after the other by one core.
const AT_LEAST: usize = 8;

/// Who sits where.
pub struct Seating<G: Game> {
    /// Bots by seat; nobody where a learner sits.
    pub bots: Vec<Option<Box<dyn Bot<G>>>>,
    /// Are learners asked even where only one thing is legal?
    pub asks_forced: bool,
}

impl<G: Game> std::fmt::Debug for Seating<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Seating").field("bots", &self.bots).finish_non_exhaustive()
    }
}

/// Where a batch writes what it has to say, one row for each game.
#[derive(Debug)]
pub struct Rows<'a> {
    /// What the seat that is asked may know.
    pub observations: &'a mut [u8],
    /// 1 for every action that is legal.
    pub masks: &'a mut [u8],
    /// The same as a list of numbers, filled up with 0.
    pub legal: &'a mut [i32],
    /// How long that list is.
    pub counts: &'a mut [i32],
    /// The seat that is asked, from 0.
    pub seats: &'a mut [i32],
    /// What the game that has just ended was worth, by seat; 0 while it goes on.
    pub rewards: &'a mut [f32],
    /// 1 where a game has just ended; another has begun in its place.
    pub done: &'a mut [u8],
    /// Choices of learners in the game that runs, or in the one that has just ended.
    pub lengths: &'a mut [i32],
}

/// What a batch refuses; nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BatchError {
    /// A number that is not legal in a game.
    Illegal {
        /// Which game.
        game: usize,
        /// The number.
        number: i32,
    },
    /// A buffer of another size.
    Size {
        /// Which.
        what: &'static str,
        /// Its length.
        found: usize,
        /// What it must be.
        expected: usize,
    },
    /// A game cannot be set up.
    Setup(String),
}

impl std::fmt::Display for BatchError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BatchError::Illegal { game, number } => {
                write!(f, "game {game} of the batch: action {number} is not legal now")
            }
            BatchError::Size { what, found, expected } => {
                write!(f, "{what} has {found} entries, and must have {expected}")
            }
            BatchError::Setup(why) => f.write_str(why),
        }
    }
}
impl std::error::Error for BatchError {}

/// Many games of one set-up.
pub struct Batch<G: Numbered> {
    shape: Arc<Shape<G>>,
    setup: Setup<G>,
    seating: Seating<G>,
    instances: Vec<Instance<G>>,
    seed: u64,
    /// Games begun so far in each place.
    begun: Vec<u64>,
}

impl<G: Numbered> std::fmt::Debug for Batch<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Batch")
            .field("games", &self.instances.len())
            .field("seed", &self.seed)
            .finish_non_exhaustive()
    }
}

/// The number of the game that is begun in a place of a batch after so many others.
fn game_number(seed: u64, place: usize, begun: u64) -> u64 {
    let mix = |number: u64| SplitMix(number).bits();
    mix(mix(seed.wrapping_add(place as u64) ^ 0xBA7C4).wrapping_add(begun))
}

impl<G: Numbered> Batch<G> {
    /// So many games; `reset` must come first.
    pub fn new(
        shape: Arc<Shape<G>>,
        seating: Seating<G>,
        games: usize,
        setup: impl Fn(u64) -> Result<G::Rules, String> + Send + Sync + 'static,
    ) -> Result<Self, BatchError> {
        if seating.bots.iter().all(Option::is_some) {
            return Err(BatchError::Setup("bots sit on all seats: nobody learns".into()));
        }
        let setup: Setup<G> = Box::new(setup);
        let instances: Result<Vec<_>, String> =
            (0..games).map(|place| Instance::new(&shape, &setup, game_number(0, place, 0))).collect();
        let instances = instances.map_err(BatchError::Setup)?;
        Ok(Batch { shape, setup, seating, begun: vec![0; instances.len()], instances, seed: 0 })
    }
    /// What all its games share.
    pub fn shape(&self) -> &Shape<G> {
        &self.shape
    }
    /// How many games.
    pub fn games(&self) -> usize {
        self.instances.len()
    }
    /// How many seats a game has.
    pub fn seats(&self) -> usize {
        usize::from(G::seats(&self.shape.widest))
    }
    /// The rules, the position and the seat that is asked in one of the games, and the number it was set up by.
    pub fn look(&self, game: usize) -> Option<(&G::Rules, &G::State, Seat, u64)> {
        self.instances
            .get(game)
            .map(|instance| (&instance.rules, &instance.state, instance.seat, instance.number))
    }

    /// New games everywhere: the same seed brings the same games.
    pub fn reset(&mut self, seed: u64, rows: Rows<'_>) -> Result<(), BatchError> {
        self.check(&rows)?;
        self.seed = seed;
        self.begun.fill(0);
        self.go(None, rows)
    }
    /// One choice in every game, then on to the next.
    pub fn step(&mut self, actions: &[i32], rows: Rows<'_>) -> Result<(), BatchError> {
        let size = |found, expected| BatchError::Size { what: "actions", found, expected };
        if actions.len() != self.instances.len() {
            return Err(size(actions.len(), self.instances.len()));
        }
        self.check(&rows)?;
        for (game, (instance, &number)) in self.instances.iter().zip(actions).enumerate() {
            if !instance.is_legal(number) {
                return Err(BatchError::Illegal { game, number });
            }
        }
        self.go(Some(actions), rows)
    }
    /// Something legal in every game, by lot.
    pub fn sample(&mut self, actions: &mut [i32]) -> Result<(), BatchError> {
        if actions.len() != self.instances.len() {
            let (found, expected) = (actions.len(), self.instances.len());
            return Err(BatchError::Size { what: "actions", found, expected });
        }
        self.instances.iter_mut().zip(actions).for_each(|(instance, action)| *action = instance.any());
        Ok(())
    }

    fn check(&self, rows: &Rows<'_>) -> Result<(), BatchError> {
        let games = self.instances.len();
        let sizes = [
            ("observations", rows.observations.len(), games * self.shape.width),
            ("masks", rows.masks.len(), games * self.shape.count()),
            ("legal", rows.legal.len(), games * MAX_ACTIONS),
            ("counts", rows.counts.len(), games),
            ("seats", rows.seats.len(), games),
            ("rewards", rows.rewards.len(), games * self.seats()),
            ("done", rows.done.len(), games),
            ("lengths", rows.lengths.len(), games),
        ];
        match sizes.into_iter().find(|(_, found, expected)| found != expected) {
            Some((what, found, expected)) => Err(BatchError::Size { what, found, expected }),
            None => Ok(()),
        }
    }

    fn go(&mut self, actions: Option<&[i32]>, rows: Rows<'_>) -> Result<(), BatchError> {
        let seats = self.seats();
        let Batch { shape, setup, seating, instances, seed, begun } = self;
        let (shape, setup, seating, seed) = (&**shape, &*setup, &*seating, *seed);
        let all = (
            instances.par_iter_mut().enumerate().with_min_len(AT_LEAST),
            begun.par_iter_mut(),
            rows.observations.par_chunks_mut(shape.width),
            rows.masks.par_chunks_mut(shape.count()),
            rows.legal.par_chunks_mut(MAX_ACTIONS),
            rows.counts.par_iter_mut().zip(rows.seats),
            rows.rewards.par_chunks_mut(seats),
            rows.done.par_iter_mut().zip(rows.lengths),
        );
        let done = all.into_par_iter().map(
            |((place, instance), begun, observation, mask, legal, (count, seat), reward, (done, length))| {
                reward.fill(0.0);
                *done = 0;
                match actions {
                    Some(actions) => instance.take(actions[place]),
                    None => instance.renew(shape, setup, game_number(seed, place, 0))?,
                }
                *length = instance.choices as i32;
                while !instance.run(shape, seating) {
                    // A game can pass without any choice of a learner: it counts like any other.
                    let worth = returns::<G>(&instance.rules, &instance.state);
                    reward.iter_mut().zip(worth).for_each(|(reward, worth)| *reward = worth as f32);
                    *done = 1;
                    *begun += 1;
                    instance.renew(shape, setup, game_number(seed, place, *begun))?;
                }
                instance.observe(shape, observation);
                mask.fill(0);
                let numbers = instance.numbers();
                *count = numbers.len() as i32;
                *seat = i32::from(instance.seat.0);
                let (listed, rest) = legal.split_at_mut(numbers.len());
                for (listed, &number) in listed.iter_mut().zip(numbers) {
                    mask[usize::from(number)] = 1;
                    *listed = i32::from(number);
                }
                rest.fill(0);
                Ok(())
            },
        );
        done.collect::<Result<(), String>>().map_err(BatchError::Setup)
    }
}
