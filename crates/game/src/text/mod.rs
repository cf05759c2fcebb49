//! Notation: what a game writes in one line and reads back exactly. Moves are read word by word
//! ([`Words`]); positions piece by piece ([`Reader`], [`Text`]), in the shapes that [`crate::text_of`]
//! gives to structs, enums and rooms. Which words a game uses is its own affair. Text of strangers is made [`plain`] before it is shown.

mod pieces;
mod plain;
mod reader;
mod shapes;
mod words;

pub use pieces::{NUMBER, SEAT, must, named, number, read_order, read_rooms, read_seat, write_rooms};
pub use plain::{LONGEST_NAME, is_plain, is_plain_name, plain};
pub use reader::{Reader, Text, Worded};
pub use words::Words;

use std::fmt;

/// Notation that could not be read: what stood there, and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// The piece of text that is wrong.
    pub found: String,
    /// What was expected instead.
    pub expected: String,
}

impl TextError {
    /// `found` stands where `expected` should.
    pub fn new(found: impl Into<String>, expected: impl Into<String>) -> Self {
        TextError { found: found.into(), expected: expected.into() }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.found.is_empty() {
            write!(f, "the line ends where {} should stand", self.expected)
        } else {
            write!(f, "\"{}\" is not {}", self.found, self.expected)
        }
    }
}

impl std::error::Error for TextError {}
