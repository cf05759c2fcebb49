//! `cargo xtask`: the project's own tools. `test` is the one test command, `tidy` keeps the house
//! in order, `where` finds every place of a card or a rule.

mod api;
mod cards;
mod commands;
mod debian;
mod deep;
mod fluent;
mod page;
mod postgres;
mod python;
mod release;
mod rulings;
mod served;
mod source;
mod stages;
mod tidy;
mod tree;
mod venv;
mod where_is;

use std::process::ExitCode;

use clap::{Parser, Subcommand, builder::PossibleValuesParser};

use crate::{deep::Depth, tree::Tree};

#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about = "The project's own tools")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run every stage of the test command, in order; stop at the first failure
    Test {
        /// Run this stage alone
        #[arg(long, value_name = "STAGE", value_parser = PossibleValuesParser::new(stages::names()))]
        only: Option<String>,
    },
    /// Check the order of the house: crate edges, cards, words, rulings, forbidden things
    Tidy,
    /// Print every place of a card, a rule word or a ruling
    Where {
        /// A slug (`saboteur`), a name ("trail hunter"), a rule word (`convoy`) or a ruling (`R62`)
        #[arg(required = true)]
        word: Vec<String>,
    },
    /// Run the tests and write their golden files anew
    UpdateExpect,
    /// Build the program without libraries of the system, and its Debian package, in target/release-files
    Release,
    /// Run the expensive studies that the test command leaves out
    Deep {
        /// Run this study alone
        #[arg(long, value_name = "STUDY", value_parser = PossibleValuesParser::new(deep::names()))]
        only: Option<String>,
        /// Minutes of fuzzing, all targets together
        #[arg(long, value_name = "N", default_value_t = 60)]
        minutes: u64,
        /// Fuzz this target alone
        #[arg(long, value_name = "NAME")]
        target: Option<String>,
    },
}

fn main() -> ExitCode {
    match run(Cli::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> anyhow::Result<()> {
    let root = tree::root()?;
    match task {
        Task::Test { only } => stages::run(&root, only.as_deref()),
        Task::Tidy => tidy::run(&root),
        Task::Where { word } => {
            let answer = where_is::find(&Tree::read(&root)?, &word.join(" "))?;
            print!("{answer}");
            Ok(())
        }
        Task::UpdateExpect => commands::update_expect(&root),
        Task::Release => release::make(&root).map(drop),
        Task::Deep { only, minutes, target } => deep::run(&root, only.as_deref(), &Depth { minutes, target }),
    }
}
