//! What the tests of every game share: random play, laws, secrecy, counts of paths, transcripts and
//! scenarios, all over the contract [`game::Game`]. Only tests use it (`[dev-dependencies]`); a game brings
//! its tables, its words and the laws that are its own.

#![forbid(unsafe_code)]

pub mod fuzz;
pub mod laws;
pub mod perft;
mod play;
mod recorded;
pub mod scenario;
pub mod secrecy;
pub mod transcript;

pub use play::{Said, in_every_state, legal, outcomes, play_on, random_said, say, viewers};
pub use recorded::assert_recorded;

/// How many games each table plays for a law: `LAWS_GAMES`, or 6.
pub fn games() -> u64 {
    std::env::var("LAWS_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(6)
}
