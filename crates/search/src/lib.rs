//! Thinking ahead, over the trait [`Game`] alone: it knows no game. Whoever searches is given a view. What the view
//! hides is
//! guessed anew for every world that is tried ([`Game::sample`]), and each world is played on to its end by a
//! [`Policy`], for
//! all seats. Which candidates are tried at all is the policy's word, too.
//!
//! | file | what |
//! |---|---|
//! | `policy` | how somebody plays without searching |
//! | `playout` | one world, played to its end |
//! | `halving` | which candidate does best, for a budget |
//! | `montecarlo` | the player that is made of these |
//! | `compare` | the few best choices held against each other: chances, and what differs |
//! | `estimate` | a chance and a difference with their intervals |
//!
//! The same view, seed and budget give the same answer, whatever the machine. No clock is asked: whoever has one says
//! when to
//! stop.

#![forbid(unsafe_code)]

mod compare;
mod estimate;
mod halving;
mod montecarlo;
mod playout;
mod policy;

pub use compare::{Compared, Comparison, Witness};
pub use estimate::{Chance, Difference};
pub use montecarlo::{Considered, MonteCarlo};
pub use policy::{Asked, Policy};
