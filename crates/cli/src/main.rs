//! The binary `great-race`: reads the command line and hands over.

mod admin;
mod bench;
mod bench_server;
mod board;
mod campaign;
mod client;
mod join;
mod luck;
mod match_;
mod options;
mod play;
mod rene;
mod replay;
mod review;
mod seasons;
mod serve;
mod sim;
mod studies;
mod terminal;
mod words;

use clap::{Parser, Subcommand};
use std::io;
use std::process::ExitCode;
use terminal::say;

/// The Great Race, an unofficial digital edition.
#[derive(Parser, Debug)]
#[command(name = "great-race", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Serve the page: play in the browser, alone or with friends. What happens without a command.
    Serve(serve::ServeArgs),
    /// Look after the tables of a server.
    Admin(admin::AdminArgs),
    /// Play in the terminal against bots, or several people at one screen.
    Play(play::PlayArgs),
    /// Solo races in a row: René learns, and a passport fills with stamps.
    Campaign(campaign::CampaignArgs),
    /// Sit beside the cardboard game and be René: what people draw and do is typed in.
    Rene(rene::ReneArgs),
    /// Play many races between bots and count.
    Sim(sim::SimArgs),
    /// Find out which of two bots is better.
    Match(match_::MatchArgs),
    /// Find out whether a game is balanced, and what its numbers do.
    Study(studies::StudyArgs),
    /// Measure how fast the rules are.
    Bench(bench::BenchArgs),
    /// Make, check and draw boards.
    Board(board::BoardArgs),
    /// Show a position of a log.
    Replay(replay::ReplayArgs),
    /// Review a finished race: how likely each crew was to win, what was luck, and which choice cost most.
    Review(review::ReviewArgs),
    /// Check logs: every move legal, no record changed, luck not bent.
    Verify(replay::VerifyArgs),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let result = match cli.command.unwrap_or_else(|| Command::Serve(serve::ServeArgs::default())) {
        Command::Serve(args) => serve::run(&args),
        Command::Admin(args) => admin::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Campaign(args) => campaign::run(&args),
        Command::Rene(args) => rene::run(&args),
        Command::Sim(args) => sim::run(&args),
        Command::Match(args) => match_::run(&args),
        Command::Study(args) => studies::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Board(args) => board::run(&args),
        Command::Replay(args) => replay::replay(&args),
        Command::Review(args) => review::run(&args),
        Command::Verify(args) => replay::verify(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has had enough (`great-race bench | head -1`).
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("great-race: {}", terminal::fit(&told(&error), false));
            ExitCode::FAILURE
        }
    }
}

/// What went wrong, and why; a reason that was told already is not told again.
fn told(error: &anyhow::Error) -> String {
    let mut told = error.to_string();
    for reason in error.chain().skip(1).map(ToString::to_string) {
        if !told.contains(&reason) {
            told = format!("{told}: {reason}");
        }
    }
    told
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == io::ErrorKind::BrokenPipe)
}
