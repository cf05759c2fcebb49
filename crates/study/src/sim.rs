//! Many games at once, on all cores. Which core plays a game does not matter: game i has its own luck.

use crate::runner::{Bare, play};
use crate::spread::spread;
use crate::stats::{mean_sd, wilson95};
use bots::Bot;
use game::{Game, Seat};
use record::{Header, Seed, Tape};
use serde::{Deserialize, Serialize};
use std::ops::Range;
use std::time::Instant;

/// Makes the game of a number.
pub type GameSetup<'a, G> = dyn Fn(u64) -> Result<(<G as Game>::Rules, Header, Seed), String> + Sync + 'a;

/// What to simulate.
pub struct Sim<'a, G: Game> {
    /// How many games.
    pub games: u64,
    /// The seed of the whole run; game i has its own.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// Bots by seat.
    pub bots: &'a [Box<dyn Bot<G>>],
    /// Their names.
    pub names: &'a [String],
    /// Makes the game of a number.
    pub setup: &'a GameSetup<'a, G>,
    /// Takes the log of a game, if logs are wanted.
    pub log: Option<&'a (dyn Fn(u64, String) -> Result<(), String> + Sync)>,
    /// Told after every game.
    pub progress: &'a (dyn Fn() + Sync),
}

impl<G: Game> std::fmt::Debug for Sim<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sim").field("games", &self.games).field("names", &self.names).finish_non_exhaustive()
    }
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Games that came to their proper end.
    pub finished: u64,
    /// Games that were called off.
    pub capped: u64,
    /// Games that broke, with the first reason.
    pub errors: u64,
    /// The first error.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_error: Option<String>,
    /// Wall-clock time.
    pub seconds: f64,
    /// Turns of a game.
    pub turns_mean: f64,
    /// Their standard deviation.
    pub turns_sd: f64,
    /// The median of turns.
    pub turns_median: f64,
    /// Choices among at least two actions, of all seats, in a game.
    pub decisions_mean: f64,
    /// By seat.
    pub seats: Vec<SeatReport>,
    /// By bot, all its seats together, in the order of their first seats.
    pub bots: Vec<BotReport>,
}

/// How a bot fared in all its seats.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotReport {
    /// Its name.
    pub bot: String,
    /// How many seats it had.
    pub seats: usize,
    /// Games won; a shared win counts in parts.
    pub wins: f64,
    /// Of all games.
    pub share: f64,
    /// 95 % interval of the share.
    pub ci95: [f64; 2],
    /// What luck alone would give it: its seats among all seats.
    pub fair: f64,
    /// Mean points of a seat.
    pub score_mean: f64,
}

/// How a seat fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatReport {
    /// Who sat there.
    pub bot: String,
    /// Games won; a shared win counts in parts.
    pub wins: f64,
    /// Of all games.
    pub share: f64,
    /// 95 % interval of the share.
    pub ci95: [f64; 2],
    /// Mean points.
    pub score_mean: f64,
}

/// One game's result. Games may be played anywhere: whoever has all results makes the [`Report`] of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// Turns begun.
    pub turns: u32,
    /// Choices among at least two actions, of all seats.
    pub decisions: u32,
    /// It did not come to its proper end.
    pub called_off: bool,
    /// Final places by seat, 1 for whoever won.
    pub places: Vec<u8>,
    /// Points by seat.
    pub scores: Vec<i32>,
}

/// A game of a run, by its place in it, and how it went or why it broke.
pub type Numbered = (u64, Result<GameResult, String>);

/// Plays all games and counts.
pub fn simulate<G: Game>(sim: &Sim<G>) -> Report {
    let begun = Instant::now();
    let results = play_games(sim, 0..sim.games);
    report(sim.names, results, begun.elapsed().as_secs_f64())
}

/// Plays some games of a run, in the order of their places.
pub fn play_games<G: Game>(sim: &Sim<G>, places: Range<u64>) -> Vec<Numbered> {
    spread(places, sim.threads, |i| {
        let result = (i, one_game(sim, i));
        (sim.progress)();
        result
    })
}

/// The number of game i of a run: far apart for different seeds.
pub fn game_number(seed: u64, i: u64) -> u64 {
    seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(i)
}

fn one_game<G: Game>(sim: &Sim<G>, i: u64) -> Result<GameResult, String> {
    let number = game_number(sim.seed, i);
    let bots: Vec<&dyn Bot<G>> = sim.bots.iter().map(|bot| &**bot).collect();
    let (rules, header, seed) = (sim.setup)(number)?;
    let (played, state) = if let Some(log) = sim.log {
        let mut tape = Tape::<G>::new(&rules, header, Some(seed)).map_err(|e| e.to_string())?;
        let played = play(&rules, &mut tape, &bots, number)?;
        log(i, tape.text(true))?;
        (played, *tape.state())
    } else {
        let tape = Tape::<G>::new(&rules, header, Some(seed)).map_err(|e| e.to_string())?;
        let mut bare = Bare::<G>::new(&rules, tape.key().expect("the seed is known"));
        let played = play(&rules, &mut bare, &bots, number)?;
        (played, *crate::Seated::<G>::state(&bare))
    };
    let seats = sim.bots.len();
    Ok(GameResult {
        turns: G::turn(&state),
        decisions: played.decisions,
        called_off: G::was_called_off(&rules, &state),
        places: G::ranking(&rules, &state)[..seats].to_vec(),
        scores: Seat::all(seats as u8).map(|seat| G::score(&rules, &state, seat)).collect(),
    })
}

/// What a seat won of a game: a shared win counts in parts.
pub(crate) fn won(places: &[u8], seat: usize) -> f64 {
    let winners = places.iter().filter(|&&place| place == 1).count() as f64;
    if places.get(seat) == Some(&1) { 1.0 / winners } else { 0.0 }
}

/// Counts the results of a run between these seats, each game once.
pub fn report(names: &[String], results: Vec<Numbered>, seconds: f64) -> Report {
    let first_error = results.iter().find_map(|(i, r)| r.as_ref().err().map(|e| format!("game {i}: {e}")));
    let done: Vec<&GameResult> = results.iter().filter_map(|(_, r)| r.as_ref().ok()).collect();
    let n = done.len() as f64;
    let (turns_mean, turns_sd) = mean_sd(done.iter().map(|o| f64::from(o.turns)));
    let mut turns: Vec<u32> = done.iter().map(|o| o.turns).collect();
    turns.sort_unstable();
    let turns_median = turns.get(turns.len() / 2).copied().map_or(0.0, f64::from);
    let (decisions_mean, _) = mean_sd(done.iter().map(|o| f64::from(o.decisions)));
    let capped = done.iter().filter(|o| o.called_off).count() as u64;
    let seats = names.iter().enumerate().map(|(i, bot)| {
        let wins: f64 = done.iter().map(|o| won(&o.places, i)).sum();
        let scores = done.iter().map(|o| f64::from(o.scores.get(i).copied().unwrap_or_default()));
        let (score_mean, _) = mean_sd(scores);
        let share = if n > 0.0 { wins / n } else { 0.0 };
        SeatReport { bot: bot.clone(), wins, share, ci95: wilson95(wins, n), score_mean }
    });
    let seats: Vec<SeatReport> = seats.collect();
    Report {
        games: results.len() as u64,
        finished: done.len() as u64 - capped,
        capped,
        errors: results.len() as u64 - done.len() as u64,
        first_error,
        seconds,
        turns_mean,
        turns_sd,
        turns_median,
        decisions_mean,
        bots: by_bot(&seats, n),
        seats,
    }
}

fn by_bot(seats: &[SeatReport], games: f64) -> Vec<BotReport> {
    let mut bots: Vec<BotReport> = Vec::new();
    for seat in seats {
        if bots.iter().any(|known| known.bot == seat.bot) {
            continue;
        }
        let mine: Vec<&SeatReport> = seats.iter().filter(|s| s.bot == seat.bot).collect();
        let wins: f64 = mine.iter().map(|s| s.wins).sum();
        bots.push(BotReport {
            bot: seat.bot.clone(),
            seats: mine.len(),
            wins,
            share: if games > 0.0 { wins / games } else { 0.0 },
            ci95: wilson95(wins, games),
            fair: mine.len() as f64 / seats.len() as f64,
            score_mean: mean_sd(mine.iter().map(|s| s.score_mean)).0,
        });
    }
    bots
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(bot: &str, wins: f64, score_mean: f64) -> SeatReport {
        SeatReport { bot: bot.into(), wins, share: wins / 10.0, ci95: [0.0, 1.0], score_mean }
    }

    #[test]
    fn the_seats_of_a_bot_are_added_up() {
        let seats = [seat("novice", 1.0, 4.0), seat("racer", 6.0, 9.0), seat("novice", 3.0, 5.0)];
        let bots = by_bot(&seats, 10.0);
        let short: Vec<_> =
            bots.iter().map(|b| (b.bot.as_str(), b.seats, b.wins, b.share, b.score_mean)).collect();
        assert_eq!(short, [("novice", 2, 4.0, 0.4, 4.5), ("racer", 1, 6.0, 0.6, 9.0)]);
        assert!((bots[0].fair - 2.0 / 3.0).abs() < 1e-12);
    }

    #[test]
    fn two_seats_with_the_same_figures_are_still_one_bot() {
        let bots = by_bot(&[seat("novice", 5.0, 4.0), seat("novice", 5.0, 4.0)], 10.0);
        assert_eq!(bots.len(), 1);
    }
}
