//! The Great Motorcar Race: New York to Paris in 1908, for 3 to 6 players (rule book 004, rulings M1 to
//! M24 in `docs/RULINGS.md`). Pure rules: no files, no clocks, no dice.
//!
//! Start with `rooms/race.rs`, which runs the sixteen rounds, then `rooms/round.rs`, which reads like the
//! round summary of the rule book, and follow the rooms it opens.

#![forbid(unsafe_code)]

pub mod action;
pub mod choice;
pub mod engine;
pub mod event;
mod game_impl;
pub mod ids;
pub mod notation;
pub mod odds;
pub mod outcome;
pub mod rooms;
pub mod rules;
pub mod score;
pub mod slide;
pub mod sources;
pub mod tabletop;
pub mod view;
pub mod why_not;

pub use action::Action;
pub use engine::State;
pub use event::{Event, Fact, Reward, Seen};
pub use game_impl::MotorcarRace;
pub use ids::{Predicament, Strain};
pub use outcome::{Chance, Dice, Outcome};
pub use rules::Rules;
pub use sources::{Options, SEATS, Sources, check_seats};
pub use view::View;
pub use why_not::{Reason, Verdict, WhyNot};
