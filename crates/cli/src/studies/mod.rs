//! `great-race study`: what a designer wants to know of a game, and what its numbers do.

mod balance;
mod tables;
mod tune;

use anyhow::Result;
use clap::{Args, Subcommand};

/// What to study.
#[derive(Args, Clone, Debug)]
pub struct StudyArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Clone, Debug)]
enum What {
    /// Play many races and write a report with charts: who wins, what is used, how long it takes.
    Balance(balance::BalanceArgs),
    /// Try other numbers of the content and see what they do, with the same luck.
    Tune(tune::TuneArgs),
}

/// Studies and reports.
pub fn run(args: &StudyArgs) -> Result<()> {
    match &args.what {
        What::Balance(args) => balance::run(args),
        What::Tune(args) => tune::run(args),
    }
}
