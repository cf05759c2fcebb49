//! `cargo xtask deep`: the studies that take too long for every commit. Each has a name and runs alone with `--only NAME`.

mod disk;
mod fuzz;
mod release;

use std::path::Path;

use anyhow::{Result, bail};

use crate::{
    commands::{cargo, target},
    debian, page, postgres, python,
};

/// Games per law; the test command plays far fewer.
const GAMES: &str = "20000";
/// Rounds of kill -9; the test command has fewer.
const KILLS: &str = "35";
/// Kills of one of several servers; the longest that a table may stand still then, all of them after each; about how long there is
/// peace; how long people think.
const NODES: [(&str, &str); 5] = [
    ("GREAT_RACE_PROXY_KILLS", "1000"),
    ("GREAT_RACE_STALL_SECONDS", "5"),
    ("GREAT_RACE_KILL_WAVE", "1"),
    ("GREAT_RACE_KILL_PAUSE_MS", "500"),
    ("GREAT_RACE_THOUGHT_MS", "50"),
];

/// What is told on the command line.
#[derive(Clone, Debug)]
pub struct Depth {
    /// Minutes of fuzzing, all targets together.
    pub minutes: u64,
    /// Fuzz this target alone.
    pub target: Option<String>,
}

/// One study.
struct Study {
    name: &'static str,
    what: &'static str,
    run: fn(&Path, &Depth) -> Result<()>,
}

const STUDIES: [Study; 11] = [
    Study {
        name: "laws",
        what: "20,000 random games for every law of the rules, and as many broken positions",
        run: |root, _| {
            let tests = ["test", "--release", "-p", "race", "--test", "laws", "--test", "fuzz"];
            cargo(root, &tests, &[("LAWS_GAMES", GAMES)])
        },
    },
    Study {
        name: "ladder",
        what: "3,000 races of every pair of the motorcar ladder: the racer clears its bars against frozen levels",
        run: |root, _| {
            let ladder = ["run", "--release", "-p", "study", "--example", "ladder_motorcar", "--", "3000"];
            cargo(root, &ladder, &[])
        },
    },
    Study {
        name: "disk",
        what: "a server, and a PostgreSQL, on a small file system that fills up: nothing acknowledged is lost (Linux, root)",
        run: |root, _| disk::run(root),
    },
    Study {
        name: "kills",
        what: "35 times kill -9 under load on the real program: nothing acknowledged is lost or done twice",
        run: |root, _| kills(root),
    },
    Study {
        name: "nodes",
        what: "1,000 times kill -9 on one of three servers behind nginx: nothing acknowledged is lost, no table stalls for 5 s",
        run: |root, _| nodes(root),
    },
    Study {
        name: "fuzz",
        what: "files, notation, content and requests invented by libFuzzer, guided by coverage (--minutes, --target)",
        run: fuzz::run,
    },
    Study {
        name: "python",
        what: "notebooks of the Python package that take long or need PyTorch: 60 games against the novice, PPO",
        run: |root, _| python::check_deeply(root),
    },
    Study {
        name: "release",
        what: "the static program, the Debian package and the container of a release, each tried in a clean root (Debian, root)",
        run: |root, _| release::run(root),
    },
    Study {
        name: "screens",
        what: "every board with five crews in six sizes and three languages, and six people at one tablet, in a real browser",
        run: |root, _| page::screens(root),
    },
    Study {
        name: "latency",
        what: "from click to next frame in a real race: under 50 ms at the 95th percentile",
        run: |root, _| page::measure(root, "latency"),
    },
    Study {
        name: "lighthouse",
        what: "Lighthouse over the lobby on a desktop and on a phone: at least 95 in all four categories",
        run: |root, _| page::measure(root, "lighthouse"),
    },
];

pub fn names() -> [&'static str; STUDIES.len()] {
    STUDIES.each_ref().map(|study| study.name)
}

/// Runs all studies, or the one named by `only`; all of them run even if one fails.
pub fn run(root: &Path, only: Option<&str>, depth: &Depth) -> Result<()> {
    println!("Expensive studies (alone: cargo xtask deep --only NAME):");
    for study in &STUDIES {
        println!("  {:<12}{}", study.name, study.what);
    }
    let mut failed = Vec::new();
    for study in STUDIES.iter().filter(|study| only.is_none_or(|only| only == study.name)) {
        println!("\n== {}: {}", study.name, study.what);
        if let Err(cause) = (study.run)(root, depth) {
            println!("== {}: {cause:#}", study.name);
            failed.push(study.name);
        }
    }
    if !failed.is_empty() {
        bail!("these studies failed: {}", failed.join(", "));
    }
    Ok(())
}

/// Builds the program and kills it.
fn kills(root: &Path) -> Result<()> {
    cargo(root, &["build", "--bin", "great-race"], &[])?;
    let binary = target(root).join("debug").join("great-race").display().to_string();
    let test = ["test", "-p", "server", "--test", "server", "kill::after_kill_nine", "--", "--nocapture"];
    cargo(root, &test, &[("GREAT_RACE_KILLS", KILLS), ("GREAT_RACE_BINARY", &binary)])
}

/// The same with three of them, as they are released, behind a proxy.
fn nodes(root: &Path) -> Result<()> {
    let programs = postgres::programs()?;
    debian::need("nginx", "nginx")?;
    let binary = crate::release::build(root)?.display().to_string();
    let test = ["test", "-p", "server", "--test", "server", "proxy::behind", "--", "--nocapture"];
    let told = [(postgres::PROGRAMS, programs.as_str()), ("GREAT_RACE_BINARY", &binary)];
    cargo(root, &test, &[&told[..], &NODES].concat())
}
