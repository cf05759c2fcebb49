//! The one test command: a list of stages, run in order, stopped at the first failure.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use anyhow::{Result, bail};

use crate::{api, commands::cargo, page, postgres, python, tidy};

/// One stage of the test command.
struct Stage {
    name: &'static str,
    what: &'static str,
    run: fn(&Path) -> Result<()>,
}

/// Cheap stages first, so that a slip is told early.
const STAGES: [Stage; 9] = [
    Stage {
        name: "fmt",
        what: "the code is formatted",
        run: |root| cargo(root, &["fmt", "--all", "--check"], &[]),
    },
    Stage {
        name: "clippy",
        what: "no warning anywhere",
        run: |root| {
            cargo(root, &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[])?;
            let toys = ["clippy", "-p", "race", "-p", "bots", "--features", "bots/toys", "--all-targets"];
            cargo(root, &[&toys[..], &["--", "-D", "warnings"]].concat(), &[])
        },
    },
    Stage { name: "tidy", what: "the house is in order", run: tidy::run },
    Stage {
        name: "test",
        what: "laws, secrecy, scenarios, transcripts, counts, content errors",
        run: |root| {
            // Several servers need a PostgreSQL: the stage `postgres` runs them.
            cargo(root, &["test", "--workspace", "--", "--skip", "nodes::", "--skip", "proxy::"], &[])?;
            let toys =
                ["test", "-p", "race", "-p", "bots", "--features", "bots/toys", "--lib", "--test", "toys"];
            cargo(root, &toys, &[])
        },
    },
    Stage { name: "postgres", what: "the storage and the server on PostgreSQL", run: postgres::check },
    Stage {
        name: "api",
        what: "the API is as its document says, tried by an outside checker",
        run: api::check,
    },
    Stage {
        name: "python",
        what: "the Python package: types, the suites of others, Ray, equality with the program",
        run: python::check,
    },
    Stage { name: "page", what: "types, words and parts of the page", run: page::check },
    Stage { name: "browser", what: "whole races in a real browser", run: page::browse },
];

pub fn names() -> [&'static str; STAGES.len()] {
    STAGES.each_ref().map(|stage| stage.name)
}

/// Runs all stages, or the one named by `only`.
pub fn run(root: &Path, only: Option<&str>) -> Result<()> {
    let mut times: Vec<(&str, Duration)> = Vec::new();
    for stage in STAGES.iter().filter(|stage| only.is_none_or(|only| only == stage.name)) {
        println!("== {}: {}", stage.name, stage.what);
        let start = Instant::now();
        let result = (stage.run)(root);
        times.push((stage.name, start.elapsed()));
        let time = seconds(start.elapsed());
        if let Err(cause) = result {
            bail!(
                "{cause:#}\nstage `{0}` failed after {time}; alone: cargo xtask test --only {0}",
                stage.name
            );
        }
        println!("== {}: ok, {time}\n", stage.name);
    }
    let parts: Vec<_> = times.iter().map(|(name, time)| format!("{name} {}", seconds(*time))).collect();
    let total = times.iter().map(|(_, time)| *time).sum();
    println!("All passed in {}: {}.", seconds(total), parts.join(", "));
    Ok(())
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}
