//! Options that several commands share: which board, which content.

use anyhow::{Result, bail};
use clap::ValueEnum;
use content::{Content, Problem};
use game::{Luck, Seat};
use race::modules::ModuleSet;
use race::rules::{Direction, Middle};
use race::{Options, Rules};
use std::path::Path;

/// Which way the race goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum DirectionArg {
    /// From the first end of the board to the second.
    #[default]
    Forward,
    /// The other way.
    Reverse,
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
    bail!("the content is wrong in {} places:\n{}", lines.len(), lines.join("\n"))
}

/// Rules for a board; the first player, and the middle city where a board has one, are left to luck.
pub fn rules(
    content: &Content,
    board: &str,
    seats: u8,
    direction: DirectionArg,
    luck: &mut impl Luck,
) -> Result<Rules> {
    let boards = content.boards();
    if !boards.iter().any(|b| b == board) {
        bail!("there is no board \"{board}\"; there are: {}", boards.join(", "));
    }
    let sources = content.board(board).or_else(|problems| refuse(&problems))?;
    let middle = (!sources.slots.is_empty()).then(|| {
        let mut tokens: Vec<u8> = (0..sources.slots.len() as u8).collect();
        for i in (1..tokens.len()).rev() {
            tokens.swap(i, luck.below(i as u32 + 1) as usize);
        }
        let end = sources.ends.contains(&None).then(|| luck.below(tokens.len() as u32) as u8);
        Middle { end, tokens }
    });
    let direction = match direction {
        DirectionArg::Forward => Direction::Forward,
        DirectionArg::Reverse => Direction::Reverse,
    };
    let first = Seat(luck.below(seats.max(1).into()) as u8); // R1
    Ok(Rules::new(&sources, Options { seats, first, direction, middle, modules: ModuleSet::NONE })?)
}
