//! A whole file back into a tape. Anything that is not as it should be is refused with the number of
//! the record, and nothing is half-loaded.

use crate::header::Header;
use crate::hex;
use crate::line::{Close, Line, to_json};
use crate::luck::Seed;
use crate::moved::Base;
use crate::tape::Tape;
use game::Game;
use game::text::plain;
use sha2::{Digest, Sha256};

/// What is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", told(*.record, .what))]
pub struct LogError {
    /// The record; 0 is the header. `None` for the file as a whole.
    pub record: Option<u32>,
    /// What is wrong with it.
    pub what: Problem,
}

/// What a log says may stand in the words of its refusal: they are plain text, on one line.
fn told(record: Option<u32>, what: &Problem) -> String {
    plain(&format!("{}{what}", place(record))).into_owned()
}

fn place(record: Option<u32>) -> String {
    match record {
        None => String::new(),
        Some(0) => "header: ".into(),
        Some(n) => format!("record {n}: "),
    }
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// No JSON, or not the fields of a record.
    #[error("cannot be read: {0}")]
    Json(String),
    /// More or less than one thing in a record.
    #[error("a record says exactly one of: seat and act, luck, undo, takeover and by, position")]
    Shape,
    /// Something in the header.
    #[error("{0}")]
    Header(&'static str),
    /// A name that is more than a name.
    #[error(
        "\"{0}\" is not a plain name: a log holds no commands, no control characters and no name of more than 64 letters; \
         a seat that a program played is called \"agent\""
    )]
    Name(String),
    /// Another format.
    #[error("format {0} is not known here; this program reads formats 1 and 2")]
    Format(u32),
    /// Another game.
    #[error("this is a log of the game \"{0}\"")]
    Game(String),
    /// Other rules.
    #[error("played under version {found} of the rules; this program plays version {ours}")]
    RulesVersion {
        /// The log's.
        found: u32,
        /// Ours.
        ours: u32,
    },
    /// Not moved from older rules to these.
    #[error(
        "a game is moved from older rules to those of the program, not from version {from} to version {to}"
    )]
    Moved {
        /// The rules before.
        from: u32,
        /// The rules after.
        to: u32,
    },
    /// The last position is another for these rules than for those before.
    #[error("the rules of this program write the last position otherwise: \"{0}\"")]
    Unlike(String),
    /// The rules could not be made.
    #[error("{0}")]
    Rules(String),
    /// The seed is not the one committed to.
    #[error("the seed is not the one that was committed to before the start")]
    Commitment,
    /// What a seat added to the luck does not fit its nonce.
    #[error("the nonce of seat {seat} does not fit what the header says of it: {how}")]
    Share {
        /// From 1.
        seat: u8,
        /// The word for its share.
        how: &'static str,
    },
    /// A record is missing or doubled.
    #[error("its number should be {expected}, it is {found}")]
    Number {
        /// What should stand there.
        expected: u32,
        /// What stands there.
        found: u32,
    },
    /// Words that are no notation.
    #[error("{0}")]
    Notation(String),
    /// No such seat.
    #[error("there is no seat {0}")]
    Seat(u8),
    /// Against the rules.
    #[error("seat {seat} could not \"{act}\": {why}")]
    Illegal {
        /// Whose action, from 1.
        seat: u8,
        /// What was said.
        act: String,
        /// Why not.
        why: String,
    },
    /// Luck that could not be.
    #[error("luck could not bring \"{0}\" there")]
    Impossible(String),
    /// Luck that was not drawn fairly.
    #[error("luck was bent: \"{found}\" stands there, the fair outcome is \"{fair}\"")]
    BentLuck {
        /// What the log says.
        found: String,
        /// What the key gives.
        fair: String,
    },
    /// Undo to nowhere.
    #[error("there is no standing record {0} to go back to")]
    Undo(u32),
    /// The keyed hash differs.
    #[error("its hash does not fit: the record or a record before it was changed")]
    Hash,
    /// A longer or shorter way of writing.
    #[error("is not written as this program writes it: {0}")]
    NotCanonical(String),
    /// The end is missing.
    #[error("the log ends after record {0} without a closing line: it was cut")]
    Cut(u32),
    /// The closing line counts otherwise.
    #[error("the closing line counts {close} records, there are {found}")]
    Count {
        /// What the closing line says.
        close: u32,
        /// How many there are.
        found: u32,
    },
    /// The checksum differs.
    #[error("the checksum of the file does not fit: something outside the records was changed")]
    Sum,
    /// Nobody reads on.
    #[error("this is as far as it is read: the log is too long")]
    TooLong,
    /// Something follows the closing line.
    #[error("something follows the closing line")]
    AfterClose,
}

impl<G: Game> Tape<G> {
    /// Reads and checks a whole file. `rules_for` makes the rules from the header's options and content
    /// hash, and checks against the seed what luck settled before the start. If the file holds the seed,
    /// luck and hashes are checked too.
    pub fn read(
        text: &str,
        rules_for: impl FnOnce(&Header, Option<&Seed>) -> Result<G::Rules, String>,
    ) -> Result<(G::Rules, Tape<G>), LogError> {
        Self::read_while(text, rules_for, |_| true)
    }
    /// As `read`, for whoever has better things to do than to read all of a stranger's file: `go_on` is asked before every
    /// record, by its number.
    pub fn read_while(
        text: &str,
        rules_for: impl FnOnce(&Header, Option<&Seed>) -> Result<G::Rules, String>,
        mut go_on: impl FnMut(u32) -> bool,
    ) -> Result<(G::Rules, Tape<G>), LogError> {
        let whole = |what| LogError { record: None, what };
        let at = |record| move |what| LogError { record: Some(record), what };
        let (head, rest) = text.split_once('\n').ok_or(whole(Problem::Cut(0)))?;
        let header: Header = serde_json::from_str(head).map_err(|e| at(0)(Problem::Json(e.to_string())))?;
        let (body, close) = split_close(head, rest)?;
        let sum = hex::encode(&Sha256::digest(&text.as_bytes()[..head.len() + 1 + body.len()]));
        let seed = match &close.seed {
            None => None,
            Some(text) => Some(Seed::parse(text).ok_or(whole(Problem::Commitment))?),
        };
        if let Some(seed) = &seed {
            header.key(seed).map_err(at(0))?;
        }
        // What was settled before the start was settled by the older rules.
        let base = Base::in_text(header.rules_version, body);
        let lots = seed.as_ref().filter(|_| base.is_none());
        let rules = rules_for(&header, lots).map_err(|e| at(0)(Problem::Rules(e)))?;
        let mut tape = Tape::based(&rules, header, seed, base).map_err(at(0))?;
        for json in body.lines() {
            let n = tape.last() + 1;
            if !go_on(n) {
                return Err(at(n)(Problem::TooLong));
            }
            let line: Line = serde_json::from_str(json).map_err(|e| at(n)(Problem::Json(e.to_string())))?;
            tape.apply(&rules, &line).map_err(at(n))?;
        }
        if close.close != tape.last() {
            return Err(whole(Problem::Count { close: close.close, found: tape.last() }));
        }
        if close.sum != sum {
            return Err(whole(Problem::Sum));
        }
        Ok((rules, tape))
    }
}

/// The records, and the closing line behind them.
fn split_close<'a>(head: &str, rest: &'a str) -> Result<(&'a str, Close), LogError> {
    let whole = |what| LogError { record: None, what };
    let records = |text: &str| text.lines().count() as u32;
    let Some(trimmed) = rest.strip_suffix('\n') else {
        // Cut in the middle of a line: that line is the one that cannot be read.
        let n = if rest.is_empty() && head.is_empty() { 0 } else { records(rest) };
        return Err(LogError { record: Some(n), what: Problem::Cut(n.saturating_sub(1)) });
    };
    let start = trimmed.rfind('\n').map_or(0, |i| i + 1);
    let (body, last) = rest.split_at(start);
    match serde_json::from_str::<Close>(last.trim_end()) {
        Ok(close) if to_json(&close) == trimmed[start..] => Ok((body, close)),
        Ok(close) => Err(whole(Problem::NotCanonical(to_json(&close)))),
        Err(_) if body.lines().any(|line| line.starts_with("{\"close\"")) => Err(whole(Problem::AfterClose)),
        Err(_) if serde_json::from_str::<Line>(last.trim_end()).is_ok() => {
            Err(whole(Problem::Cut(records(rest))))
        }
        Err(error) => {
            let n = records(rest);
            Err(LogError { record: Some(n), what: Problem::Json(error.to_string()) })
        }
    }
}
