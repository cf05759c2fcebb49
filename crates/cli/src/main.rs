//! The binary `great-race`: reads the command line and hands over.

mod options;
mod play;
mod words;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// The Great Race, an unofficial digital edition.
#[derive(Parser, Debug)]
#[command(name = "great-race", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Play in the terminal against rivals who play at random.
    Play(play::PlayArgs),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let result = match cli.command.unwrap_or_else(|| Command::Play(play::PlayArgs::default())) {
        Command::Play(args) => play::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("great-race: {error:#}");
            ExitCode::FAILURE
        }
    }
}
