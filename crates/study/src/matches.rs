//! Matches that prove something: seed blocks (the same luck with the bot in every seat), shares and Elo
//! with intervals, and a generalised sequential probability ratio test on the block means.

use crate::runner::{Bare, Seated, play};
use crate::sim::{GameSetup, game_number};
use crate::stats::mean_sd;
use bots::Bot;
use game::{Game, MAX_SEATS};
use record::Tape;
use serde::Serialize;
use std::sync::atomic::{AtomicU64, Ordering};

/// What to play.
pub struct Match<'a, G: Game> {
    /// The bot that is tried.
    pub a: &'a (dyn Fn() -> Box<dyn Bot<G>> + Sync),
    /// Who sits on all other seats.
    pub b: &'a (dyn Fn() -> Box<dyn Bot<G>> + Sync),
    /// Their names.
    pub names: [String; 2],
    /// How many seats a game has.
    pub players: usize,
    /// At most so many games, rounded up to whole blocks.
    pub games: u64,
    /// The seed of the whole run.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// The test, and whether it may end the match early.
    pub sprt: Sprt,
    /// Stop as soon as the test has decided.
    pub stop_early: bool,
    /// Makes the game of a number.
    pub setup: &'a GameSetup<'a, G>,
    /// Told after every game.
    pub progress: &'a (dyn Fn() + Sync),
}

impl<G: Game> std::fmt::Debug for Match<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Match")
            .field("names", &self.names)
            .field("games", &self.games)
            .finish_non_exhaustive()
    }
}

/// The bounds of the test: is A at most `elo0` or at least `elo1` better than B?
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    /// The Elo difference of the null hypothesis.
    pub elo0: f64,
    /// The Elo difference of the alternative.
    pub elo1: f64,
    /// The probability to accept where `elo0` is true, and to reject where `elo1` is.
    pub alpha: f64,
}

/// What came of a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MatchReport {
    /// The bot that was tried.
    pub a: String,
    /// Against whom.
    pub b: String,
    /// Games played.
    pub games: u64,
    /// How many seats a game had.
    pub players: usize,
    /// Blocks of the same luck, one game for every seat of A.
    pub blocks: u64,
    /// A's share of wins; shared wins count in parts.
    pub a_share: f64,
    /// Its 95 % interval, from the spread of the blocks.
    pub ci95: [f64; 2],
    /// What an equal bot would have.
    pub fair_share: f64,
    /// The Elo difference that share stands for.
    pub elo: f64,
    /// Its 95 % interval.
    pub elo_ci95: [f64; 2],
    /// `accept` (at least elo1), `reject` (at most elo0), `undecided`.
    pub sprt: String,
    /// The log-likelihood ratio.
    pub llr: f64,
    /// The bounds of the test.
    pub bounds: Sprt,
}

/// The Elo difference that a share of wins stands for among `players` seats.
pub fn elo(share: f64, players: usize) -> f64 {
    let share = share.clamp(1e-4, 1.0 - 1e-4);
    400.0 * (share / (1.0 - share) * (players as f64 - 1.0)).log10()
}

/// The way back from [`elo`].
pub fn share(elo: f64, players: usize) -> f64 {
    let odds = 10f64.powf(elo / 400.0) / (players as f64 - 1.0);
    odds / (1.0 + odds)
}

impl Sprt {
    /// The log-likelihood ratio of block means under a normal approximation with their own variance.
    pub fn llr(&self, blocks: &[f64], players: usize) -> f64 {
        let (mean, sd) = mean_sd(blocks.iter().copied());
        let n = blocks.len() as f64;
        // A little prior spread, so that blocks that all end alike do not decide at once.
        let variance = (sd * sd * (n - 1.0).max(0.0) + 0.25) / n.max(1.0);
        let (s0, s1) = (share(self.elo0, players), share(self.elo1, players));
        n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    }
    /// Where the test decides.
    pub fn bound(&self) -> f64 {
        ((1.0 - self.alpha) / self.alpha).ln()
    }
    /// What the test says.
    pub fn verdict(&self, llr: f64) -> &'static str {
        if llr >= self.bound() {
            "accept"
        } else if llr <= -self.bound() {
            "reject"
        } else {
            "undecided"
        }
    }
}

/// Plays a match.
pub fn run_match<G: Game>(m: &Match<G>) -> Result<MatchReport, String> {
    let wanted = m.games.div_ceil(m.players as u64).max(1);
    let mut blocks: Vec<f64> = Vec::new();
    while (blocks.len() as u64) < wanted {
        let batch = if m.stop_early { 50.min(wanted - blocks.len() as u64) } else { wanted };
        blocks.extend(play_blocks(m, blocks.len() as u64, batch)?);
        if m.stop_early && m.sprt.verdict(m.sprt.llr(&blocks, m.players)) != "undecided" {
            break;
        }
    }
    Ok(match_report(&m.names, m.players, &blocks, m.sprt))
}

/// What blocks of a match amount to: for each the share of wins of the bot that is tried.
pub fn match_report(names: &[String; 2], players: usize, blocks: &[f64], sprt: Sprt) -> MatchReport {
    let n = blocks.len() as f64;
    let (mean, sd) = mean_sd(blocks.iter().copied());
    // Blocks are few-valued: the variance of a plain coin is the floor for small samples.
    let half = 1.96 * (sd * sd / n + 0.25 / (n * n)).sqrt();
    let ci95 = [(mean - half).max(0.0), (mean + half).min(1.0)];
    let llr = sprt.llr(blocks, players);
    MatchReport {
        a: names[0].clone(),
        b: names[1].clone(),
        games: blocks.len() as u64 * players as u64,
        players,
        blocks: blocks.len() as u64,
        a_share: mean,
        ci95,
        fair_share: 1.0 / players as f64,
        elo: elo(mean, players),
        elo_ci95: ci95.map(|s| elo(s, players)),
        sprt: sprt.verdict(llr).into(),
        llr,
        bounds: sprt,
    }
}

/// Plays blocks on all threads; the results come in the order of the blocks.
pub fn play_blocks<G: Game>(m: &Match<G>, first: u64, count: u64) -> Result<Vec<f64>, String> {
    let next = AtomicU64::new(first);
    let mut results: Vec<(u64, Result<f64, String>)> = std::thread::scope(|scope| {
        let work = || {
            let (a, b) = ((m.a)(), (m.b)());
            let mut mine = Vec::new();
            loop {
                let block = next.fetch_add(1, Ordering::Relaxed);
                if block >= first + count {
                    return mine;
                }
                mine.push((block, one_block(m, &*a, &*b, block)));
            }
        };
        let threads: Vec<_> = (0..m.threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .flat_map(|t| t.join().expect("workers report errors, they do not panic"))
            .collect()
    });
    results.sort_by_key(|(block, _)| *block);
    results.into_iter().map(|(_, share)| share).collect()
}

/// The same luck once for every seat of A: A's mean share of wins.
fn one_block<G: Game>(m: &Match<G>, a: &dyn Bot<G>, b: &dyn Bot<G>, block: u64) -> Result<f64, String> {
    let number = game_number(m.seed, block);
    let mut won = 0.0;
    for seat in 0..m.players {
        let (rules, header, seed) = (m.setup)(number)?;
        let tape = Tape::<G>::new(&rules, header, Some(seed)).map_err(|e| e.to_string())?;
        let mut table = Bare::<G>::new(&rules, tape.key().expect("the seed is known"));
        let bots: Vec<&dyn Bot<G>> = (0..m.players).map(|s| if s == seat { a } else { b }).collect();
        play(&rules, &mut table, &bots, number)?;
        let places: [u8; MAX_SEATS] = G::ranking(&rules, Seated::<G>::state(&table));
        let winners = places[..m.players].iter().filter(|&&p| p == 1).count();
        if places[seat] == 1 {
            won += 1.0 / winners as f64;
        }
        (m.progress)();
    }
    Ok(won / m.players as f64)
}
