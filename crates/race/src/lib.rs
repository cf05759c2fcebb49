//! The Great Race: half-tracks across a continent, for 2 to 5 players or one alone (rule books 000 to 003, rulings
//! in `docs/RULINGS.md`). Pure rules: no files, no clocks, no dice.
//!
//! Start with `rooms/race.rs`, which runs a game turn, and follow the rooms it opens. `cards/` holds the
//! resource cards, `leaders/` the leaders, `modules/hooks.rs` every point where a module may bend a rule.

#![forbid(unsafe_code)]

pub mod action;
pub mod cards;
pub mod choice;
pub mod engine;
pub mod event;
mod game_impl;
pub mod ids;
pub mod leaders;
pub mod modules;
pub mod notation;
pub mod outcome;
pub mod player;
pub mod rooms;
pub mod rules;
pub mod score;
pub mod solo;
pub mod sources;
pub mod tabletop;
pub mod view;
pub mod why_not;

pub use action::Action;
pub use engine::State;
pub use event::{Event, Fact, Seen};
pub use game_impl::GreatRace;
pub use outcome::{Chance, Outcome};
pub use rules::{Options, Rules, Sources};
pub use sources::{ALONE, SEATS, check_seats};
pub use view::View;
pub use why_not::{Reason, Verdict, WhyNot};
