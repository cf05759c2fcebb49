//! TOML, with the lines that are not TOML.

use toml::Table;
use toml::de::{DeTable, Error};

/// The most wrong lines told of a file: what follows the first is often its echo.
const MOST_LINES: usize = 5;

/// A line that is not TOML.
#[derive(Debug)]
pub(crate) struct WrongLine {
    /// From 1.
    pub number: usize,
    /// What it says.
    pub text: String,
    /// Why that is not TOML.
    pub reason: String,
}

/// The table a file holds, or its wrong lines, at least one.
pub(crate) fn parse(text: &str) -> Result<Table, Vec<WrongLine>> {
    let error = match text.parse() {
        Ok(table) => return Ok(table),
        Err(error) => error,
    };
    let (_, mut errors) = DeTable::parse_recoverable(text);
    // The parser that goes on after errors does not see all of them: a number may be too large.
    errors.push(error);
    let mut lines: Vec<WrongLine> = errors.iter().map(|error| wrong_line(text, error)).collect();
    lines.sort_by_key(|line| line.number);
    lines.dedup_by_key(|line| line.number);
    lines.truncate(MOST_LINES);
    Err(lines)
}

fn wrong_line(text: &str, error: &Error) -> WrongLine {
    let before = error.span().and_then(|span| text.as_bytes().get(..span.start)).unwrap_or_default();
    let index = before.iter().filter(|&&byte| byte == b'\n').count();
    let line = text.split('\n').nth(index).unwrap_or_default();
    // What the parser would have taken is often far from what was meant: `no` might have been `nan`.
    let reason = error.message().split(", expected ").next().unwrap_or_default();
    WrongLine { number: index + 1, text: line.trim().to_owned(), reason: reason.to_owned() }
}
