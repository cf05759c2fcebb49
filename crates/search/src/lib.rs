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
//! | `patience` | whoever waits for it: says when to stop, and lends hands |
//! | `compare` | the few best choices held against each other: chances, and what differs |
//! | `estimate` | a chance and a difference with their intervals |
//!
//! The same view, seed and budget give the same answer, whatever the machine and however many hands it lends. No clock is
//! asked and no thread begun: whoever has them says when to stop, and lends hands ([`Patience`]).

#![forbid(unsafe_code)]

mod compare;
mod estimate;
mod halving;
mod montecarlo;
mod patience;
mod playout;
mod policy;

pub use compare::{Compared, Comparison, Witness};
pub use estimate::{Chance, Difference};
pub use halving::Spending;
pub use montecarlo::{Considered, MonteCarlo};
pub use patience::{Job, Patience};
pub use policy::{Asked, Policy};
