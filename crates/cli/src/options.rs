//! Options that several commands share: which content, which board, which seats, which log.

use anyhow::{Result, anyhow, bail};
use bots::Bot;
use clap::ValueEnum;
use content::{Content, Problem};
use race::rules::Direction;
use race::{GreatRace, Rules};
use record::{LogError, Tape};
use std::path::Path;
use study::RaceSetup;

/// Which way the race goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum DirectionArg {
    /// From the first end of the board to the second.
    #[default]
    Forward,
    /// The other way.
    Reverse,
}

impl From<DirectionArg> for Direction {
    fn from(arg: DirectionArg) -> Direction {
        match arg {
            DirectionArg::Forward => Direction::Forward,
            DirectionArg::Reverse => Direction::Reverse,
        }
    }
}

/// The embedded content, or that with a folder over it. All problems are told at once.
pub fn load(folder: Option<&Path>) -> Result<Content> {
    let Some(folder) = folder else { return Ok(Content::embedded()) };
    let content = Content::overlaid(folder).or_else(|problems| refuse(&problems))?;
    let problems = content.check();
    if problems.is_empty() { Ok(content) } else { refuse(&problems) }
}

fn refuse<T>(problems: &[Problem]) -> Result<T> {
    let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
    let places = if lines.len() == 1 { "one place" } else { "several places" };
    bail!("the content is wrong in {places}:\n{}", lines.join("\n"))
}

/// Races on a board between these seats.
pub fn setup(content: &Content, board: &str, direction: DirectionArg, seats: &[String]) -> Result<RaceSetup> {
    let boards = content.boards();
    if !boards.iter().any(|b| b == board) {
        bail!("there is no board \"{board}\"; there are: {}", boards.join(", "));
    }
    if !(2..=5).contains(&seats.len()) {
        bail!("a race has 2 to 5 seats, not {}", seats.len());
    }
    RaceSetup::new(content, board, direction.into(), seats).or_else(|problems| refuse(&problems))
}

/// Names of seats, separated by commas.
pub fn seat_names(text: &str) -> Vec<String> {
    text.split(',').map(|name| name.trim().to_owned()).collect()
}

/// A bot by its name.
pub fn bot(name: &str) -> Result<Box<dyn Bot<GreatRace>>> {
    if let Some(command) = name.strip_prefix("agent:") {
        return Ok(Box::new(study::Agent::new(command).map_err(|e| anyhow!(e))?));
    }
    bots::race::by_name(name).map_err(|e| anyhow!(e))
}

/// Reads a file that a person named.
pub fn read_file(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).map_err(|error| anyhow!("{}: {error}", path.display()))
}

/// A log of a race, checked as a whole.
pub fn read_log(content: &Content, text: &str) -> Result<(Rules, Tape<GreatRace>), LogError> {
    Tape::<GreatRace>::read(text, |header| study::rules_from_header(content, header))
}
