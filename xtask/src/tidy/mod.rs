//! `cargo xtask tidy`: the order of the house. Every check is one function with its own words;
//! all failures are told at once.

mod asked;
mod cards;
mod columns;
mod edges;
mod figures;
mod kinds;
mod links;
mod modules;
mod no_game;
mod opening;
mod paths;
mod pure;
mod rulings;
mod silenced;
mod size;
mod told;
mod words;

use std::path::Path;

use anyhow::{Result, bail};

use crate::{page, tree::Tree};

/// What the checks look at. The page's own form and lints come last: they are its tools' work, not ours.
#[derive(Debug)]
struct House {
    tree: Tree,
    crates: Vec<edges::Crate>,
}

/// A check: what it promises, what to do about a failure, and where the promise is broken.
struct Check {
    promise: &'static str,
    remedy: &'static str,
    find: fn(&House) -> Vec<String>,
    weight: Weight,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Weight {
    Failure,
    Warning,
}

const CHECKS: [Check; 17] = [
    Check {
        promise: "crates depend only on those below them",
        remedy: "move the code to the crate that may do this, or change ARCHITECTURE.md and the table in xtask/src/tidy/edges.rs together",
        find: |house| edges::check(&house.crates),
        weight: Weight::Failure,
    },
    Check {
        promise: "rules, search and bots use no threads, clocks, files, network or environment",
        remedy: "let the caller do it and pass the result in",
        find: |house| pure::check(&house.tree),
        weight: Weight::Failure,
    },
    Check {
        promise: "the server knows no game",
        remedy: "let the session say it in a type that all games share",
        find: |house| no_game::check(&house.tree),
        weight: Weight::Failure,
    },
    Check {
        promise: "every card is complete and named only in its own files",
        remedy: "docs/HOWTO/add-a-card.md lists the places of a card",
        find: |house| cards::check(&house.tree),
        weight: Weight::Failure,
    },
    Check {
        promise: "every module and every leader that is declared is complete",
        remedy: "docs/HOWTO/add-a-module.md lists the places of a module",
        find: |house| modules::check(&house.tree),
        weight: Weight::Failure,
    },
    Check {
        promise: "the three languages have the same words",
        remedy: "give every key a line in each of en, nl and fr",
        find: |house| words::check(&house.tree),
        weight: Weight::Failure,
    },
    Check {
        promise: "every word of the wire has its message in every language",
        remedy: "write the message; for a new list say in xtask/src/tidy/kinds.rs where its words are",
        find: |house| kinds::check(&house.tree),
        weight: Weight::Failure,
    },
    Check {
        promise: "every tip, every short form of an event and every rule of the book has its words and its place",
        remedy: "docs/HOWTO/add-a-module.md, step 6, says which file",
        find: |house| told::check(&house.tree),
        weight: Weight::Failure,
    },
    Check {
        promise: "every word that terminal, panels and signs ask for is there",
        remedy: "write the message in the file that is named, in each of en, nl and fr",
        find: |house| asked::check(&house.tree),
        weight: Weight::Failure,
    },
    Check {
        promise: "nothing is silenced or left open",
        remedy: "finish it, delete it, or use #[expect(.., reason = \"..\")]",
        find: |house| silenced::check(&house.tree),
        weight: Weight::Failure,
    },
    Check {
        promise: "every ruling that is cited exists",
        remedy: "correct the number, or write the ruling in docs/RULINGS.md",
        find: |house| rulings::check(&house.tree),
        weight: Weight::Failure,
    },
    Check {
        promise: "every source file says what it is",
        remedy: "open the file with a `//!` line",
        find: |house| opening::check(&house.tree),
        weight: Weight::Failure,
    },
    Check {
        promise: "no path of somebody's machine",
        remedy: "write the path from the root of the project",
        find: |house| paths::check(&house.tree),
        weight: Weight::Failure,
    },
    Check {
        promise: "every link in a text leads somewhere",
        remedy: "correct the path; it starts at the folder of the text",
        find: |house| links::check(&house.tree),
        weight: Weight::Failure,
    },
    Check {
        promise: "dashboard, alerts and the host's guide name the figures that the server has, and all of them",
        remedy: "name it in hosting/grafana.json and docs/HOSTING.md as in crates/server/src/metrics.rs",
        find: |house| figures::check(&house.tree),
        weight: Weight::Failure,
    },
    Check {
        promise: "no line of the page is longer than 120 columns",
        remedy: "npm run format in web/, and break long strings and comments by hand",
        find: |house| columns::check(&house.tree),
        weight: Weight::Failure,
    },
    Check {
        promise: "files are short enough to read",
        remedy: "a long file is often two; is a room missing?",
        find: |house| size::check(&house.tree),
        weight: Weight::Warning,
    },
];

pub fn run(root: &Path) -> Result<()> {
    let house = House { tree: Tree::read(root)?, crates: edges::read(root)? };
    let mut broken = 0;
    for check in &CHECKS {
        let found = (check.find)(&house);
        let verdict = match check.weight {
            _ if found.is_empty() => "ok  ",
            Weight::Failure => "FAIL",
            Weight::Warning => "warn",
        };
        println!("{verdict}  {}", check.promise);
        for place in &found {
            println!("        {place}");
        }
        if !found.is_empty() {
            println!("      -> {}", check.remedy);
        }
        if check.weight == Weight::Failure {
            broken += found.len();
        }
    }
    match broken {
        0 => page::tidy(root),
        1 => bail!("tidy: 1 place to put in order, listed above"),
        n => bail!("tidy: {n} places to put in order, listed above"),
    }
}
