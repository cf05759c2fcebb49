//! The lines of a log after the header.

use crate::Problem;
use serde::{Deserialize, Serialize};

/// One record as it stands in the file.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// The number of the record; grows by one, also over undo.
    pub n: u32,
    /// Who acted, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What a seat said, in notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub act: Option<String>,
    /// What luck said, in notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<String>,
    /// Back to the position after this record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<u32>,
    /// Somebody else sits on this seat from now on, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takeover: Option<u8>,
    /// Who sits there now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// The program told this seat, from 1, what it would do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub help: Option<u8>,
    /// The whole position: set by hand, or where a running game was moved to newer rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The version of the rules that hold from here on; stands with a position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<u32>,
    /// The keyed hash of this record and the position after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub h: Option<String>,
}

/// What a record says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What<'a> {
    /// A seat (from 1) said something.
    Act(u8, &'a str),
    /// Luck said something.
    Luck(&'a str),
    /// Back to the position after this record.
    Undo(u32),
    /// A seat (from 1) is taken over.
    Takeover(u8, &'a str),
    /// The program told a seat (from 1) what it would do.
    Help(u8),
    /// The position is set.
    Position(&'a str),
    /// From this position on another version of the rules holds.
    Moved(u32, &'a str),
}

impl Line {
    /// What the record says; exactly one thing.
    pub fn what(&self) -> Result<What<'_>, Problem> {
        let (said, brought) = ((self.seat, &self.act), (&self.luck, self.undo));
        let (sits, set) = ((self.takeover, &self.by, self.help), (&self.position, self.rules));
        match (said, brought, sits, set) {
            ((Some(seat), Some(act)), (None, None), (None, None, None), (None, None)) => {
                Ok(What::Act(seat, act))
            }
            ((None, None), (Some(luck), None), (None, None, None), (None, None)) => Ok(What::Luck(luck)),
            ((None, None), (None, Some(to)), (None, None, None), (None, None)) => Ok(What::Undo(to)),
            ((None, None), (None, None), (Some(seat), Some(by), None), (None, None)) => {
                Ok(What::Takeover(seat, by))
            }
            ((None, None), (None, None), (None, None, Some(seat)), (None, None)) => Ok(What::Help(seat)),
            ((None, None), (None, None), (None, None, None), (Some(text), None)) => Ok(What::Position(text)),
            ((None, None), (None, None), (None, None, None), (Some(text), Some(rules))) => {
                Ok(What::Moved(rules, text))
            }
            _ => Err(Problem::Shape),
        }
    }
    /// The record as text, without its hash.
    pub(crate) fn bare(&self) -> String {
        to_json(&Line { h: None, ..self.clone() })
    }
}

/// The last line of a file: it was closed properly, and this is how many records it has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Close {
    pub close: u32,
    /// The seed, once it may be known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// SHA-256 of everything before this line.
    pub sum: String,
}

/// One line of JSON.
pub(crate) fn to_json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data has a JSON form")
}
