//! Simulation and measurement: many games on all cores, and how fast the rules are. Owns the threads
//! and the clock that rules and bots may not have.

#![forbid(unsafe_code)]

mod agent;
pub mod balance;
mod bench;
mod film;
mod log_content;
mod matches;
mod motorcar_tables;
mod pace;
mod race_tables;
mod runner;
mod sim;
mod spread;
mod stats;
pub mod tune;

pub use agent::Agent;
pub use bench::{Bench, Measured, bench};
pub use film::{Film, Said, film, log_of};
pub use matches::{Match, MatchReport, Sprt, elo, match_report, play_blocks, run_match, share};
pub use motorcar_tables::{MotorcarSetup, motorcar_rules_from_header};
pub use pace::{Paced, pace};
pub use race_tables::{RaceSetup, rules_from_header};
pub use runner::{Bare, Played, Seated, Witness, bot_luck, play};
pub use sim::{
    BotReport, GameResult, GameSetup, Numbered, Report, SeatReport, Sim, game_number, play_games, report,
    simulate,
};
pub use spread::spread;
pub use stats::{mean_sd, t95, wilson95};
