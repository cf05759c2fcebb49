//! Frozen players: copies of a level as it was measured on the ladder. They never change, so that a new
//! level can be matched against them years later; `tests/motorcar.rs` holds their fingerprints.
//!
//! They repeat the live levels on purpose. What is a plain question to the rules (what is legal, how long
//! a stage takes on average) is shared; what is judgement (every weight) is copied. Edit them only to
//! follow a change of names in the rules. To freeze a level anew, copy it here under the next number, add
//! its name below and its fingerprint to the tests, and measure it (docs/LADDER.md).

mod novice_1;
mod novice_2;
mod racer_1;
mod racer_2;

pub use novice_1::Novice1;
pub use novice_2::Novice2;
pub use racer_1::Racer1;
pub use racer_2::Racer2;

/// The names of all frozen levels.
pub const FROZEN: [&str; 4] = ["novice-1", "novice-2", "racer-1", "racer-2"];
