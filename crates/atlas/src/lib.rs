//! Makes, checks and draws boards. A board is described by places on the real Earth; this crate lays hexes
//! over the true outline of the land, judges how a board will play, and draws it as a map for the wall.
//!
//! | file | holds |
//! |---|---|
//! | `geo` | latitude and longitude on a flat map |
//! | `hex` | hexes on a flat map |
//! | `area` | inside and outside, near and far along |
//! | `description`, `fields` | what a person writes to describe a board |
//! | `make` | description and outline to board file |
//! | `graph`, `check` | how a board will play |
//! | `draw` | board to picture |

#![forbid(unsafe_code)]

mod area;
mod check;
mod description;
pub mod draw;
mod fields;
mod geo;
mod graph;
mod hex;
mod make;

pub use check::{Facts, check, facts};
pub use make::make;
