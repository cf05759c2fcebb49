//! Games as rows of numbers, for learning: every action has a fixed number, a view is a row of small whole numbers, and many
//! games are stepped at once on all cores. `docs/RESEARCH.md` tells what the numbers mean.
//!
//! | file | what |
//! |---|---|
//! | `numbered` | what a game must bring: [`Numbered`] |
//! | `fields` | where everything stands in a row, and how it is put there |
//! | `race_actions`, `race_rows` | The Great Race |
//! | `motorcar_actions`, `motorcar_rows` | The Great Motorcar Race |
//! | `returns` | what a game was worth to each seat |
//! | `instance` | one game of a batch |
//! | `batch` | many of them |

#![forbid(unsafe_code)]

mod batch;
mod fields;
mod instance;
mod motorcar_actions;
mod motorcar_rows;
mod numbered;
mod race_actions;
mod race_rows;
mod returns;

pub use batch::{Batch, BatchError, Rows, Seating};
pub use fields::Field;
pub use numbered::{Numbered, OBSERVATION_VERSION, Shape};
pub use returns::returns;
