//! Simulation and measurement: many games on all cores, and how fast the rules are. Owns the threads
//! and the clock that rules and bots may not have.

#![forbid(unsafe_code)]

mod agent;
mod bench;
mod log_content;
mod matches;
mod motorcar_tables;
mod pace;
mod race_tables;
mod runner;
mod sim;
mod stats;

pub use agent::Agent;
pub use bench::{Bench, Measured, bench};
pub use matches::{Match, MatchReport, Sprt, elo, match_report, play_blocks, run_match, share};
pub use motorcar_tables::{MotorcarSetup, motorcar_rules_from_header};
pub use pace::{Paced, pace};
pub use race_tables::{RaceSetup, rules_from_header};
pub use runner::{Bare, Played, Seated, Witness, bot_luck, play};
pub use sim::{
    BotReport, GameResult, GameSetup, Numbered, Report, SeatReport, Sim, game_number, play_games, report,
    simulate,
};
pub use stats::{mean_sd, wilson95};
