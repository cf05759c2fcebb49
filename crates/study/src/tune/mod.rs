//! Other numbers of the content, and what they do to a game: every variant plays the same games with the same luck,
//! and is compared
//! with the content as it is, game by game.
//!
//! | file | what |
//! |---|---|
//! | `target` | what is aimed at, and what is varied, as typed |
//! | `trial` | plays a variant, and compares it |

mod target;
mod trial;

pub use target::{Target, Vary, grid};
pub use trial::{Aimed, Measured, Trial, Trials, measure};

#[cfg(test)]
mod tests;
