//! Runs a study: the same numbers at every table, counted in one order whatever the threads did; and the report of it.

use super::book::{Book, Counted};
use super::heat::Heat;
use super::plan::TablePlan;
use super::tally::GameAt;
use crate::film::Said;
use crate::sim::game_number;
use crate::spread::spread;
use game::Game;
use serde::Serialize;
use std::collections::BTreeMap;

/// Games that are played at once before they are counted: what need not be kept of them is let go then.
const BATCH: u64 = 256;

/// A game with its tables, as a study wants it.
pub trait Studied: Sync {
    /// The game.
    type Game: Game;
    /// What is counted of one.
    type Count: Send;
    /// The tables.
    fn plans(&self) -> &[TablePlan];
    /// What is counted.
    fn book(&mut self) -> &mut Book;
    /// Plays the game of a number at a table.
    fn play(&self, table: usize, number: u64) -> Result<(Self::Count, Said<Self::Game>), String>;
    /// Counts a game.
    fn count(&mut self, game: GameAt, count: Self::Count);
    /// The log of a game in which this was said.
    fn log(&self, table: usize, number: u64, said: &Said<Self::Game>) -> Result<String, String>;
    /// What a row is called that nobody knew of beforehand.
    fn label(&self, _id: &str, _key: &str) -> Option<String> {
        None
    }
    /// The maps, where there are any.
    fn heats(&self) -> &[Heat] {
        &[]
    }
}

/// How much is played.
#[derive(Clone, Copy)]
pub struct Run<'a> {
    /// Games at each table.
    pub games: u64,
    /// The seed of the whole run; game i of every table has the same luck.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// Told after every game.
    pub progress: &'a (dyn Fn() + Sync),
}

impl std::fmt::Debug for Run<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Run").field("games", &self.games).field("seed", &self.seed).finish_non_exhaustive()
    }
}

/// Plays and counts all games; what was said in the games that are extreme in something is kept.
pub fn play_all<S: Studied>(study: &mut S, run: &Run<'_>) -> Result<BTreeMap<GameAt, Said<S::Game>>, String> {
    let tables = study.plans().len() as u64;
    let mut kept = BTreeMap::new();
    let mut from = 0;
    while from < tables * run.games {
        let to = (from + BATCH).min(tables * run.games);
        let at = |i: u64| GameAt { table: (i / run.games) as usize, place: i % run.games };
        let played = spread(from..to, run.threads, |i| {
            let game = at(i);
            let played = study.play(game.table, game_number(run.seed, game.place));
            (run.progress)();
            played.map_err(|error| {
                format!("game {} of {}: {error}", game.place, study.plans()[game.table].slug())
            })
        });
        for (i, played) in (from..to).zip(played) {
            let (count, said) = played?;
            study.count(at(i), count);
            kept.insert(at(i), said);
        }
        let ends = study.book().ends();
        kept.retain(|game, _| ends.contains(game));
        from = to;
    }
    Ok(kept)
}

/// A study that is done.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Which game.
    pub game: &'static str,
    /// Games at each table.
    pub games: u64,
    /// The seed of the run.
    pub seed: u64,
    /// What was typed.
    pub command: String,
    /// The tables.
    pub tables: Vec<TablePlan>,
    /// All numbers.
    pub sections: Vec<Counted>,
    /// What a designer should look at first.
    pub remarks: Vec<super::remarks::Remark>,
    /// The games in which something was most extreme.
    pub extremes: Vec<ExtremeGame>,
    /// The boards and how they were used.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub maps: Vec<Heat>,
}

/// A game in which something was most extreme.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ExtremeGame {
    /// The file of its log.
    pub file: String,
    /// Which table, from 0.
    pub table: usize,
    /// Its place in the run, from 0.
    pub place: u64,
    /// What plays it again and writes its log.
    pub command: String,
    /// Its log.
    #[serde(skip)]
    pub log: String,
}

/// Runs a study and reports; `command` is what was typed.
pub fn report<S: Studied>(mut study: S, run: &Run<'_>, command: String) -> Result<Report, String> {
    let kept = play_all(&mut study, run)?;
    let book = std::mem::take(study.book());
    let (mut sections, games) = book.close();
    for section in &mut sections {
        for figure in &mut section.figures {
            figure.label = study.label(section.id, &figure.key).unwrap_or_else(|| figure.label.clone());
        }
    }
    let tables = study.plans().to_vec();
    let mut extremes = Vec::new();
    for at in games {
        let said = kept.get(&at).ok_or("a game that is extreme was not kept")?;
        let plan = &tables[at.table];
        extremes.push(ExtremeGame {
            file: format!("{}-{}-{:06}.jsonl", plan.slug(), run.seed, at.place),
            table: at.table,
            place: at.place,
            command: format!("{} --games {} --seed {} --logs DIR", plan.command, at.place + 1, run.seed),
            log: study.log(at.table, game_number(run.seed, at.place), said)?,
        });
    }
    let remarks = super::remarks::remarks(&sections);
    let maps = study.heats().to_vec();
    let (games, seed) = (run.games, run.seed);
    Ok(Report { game: S::Game::SLUG, games, seed, command, tables, sections, remarks, extremes, maps })
}
