//! The storage and the server on PostgreSQL: the suites that touch the storage once more, on a PostgreSQL that the tests start
//! themselves and that is gone with them, several servers behind nginx, and a page whose server dies. What the system runs is left
//! alone.

use std::{env, fs, path::Path, path::PathBuf};

use anyhow::{Context, Result, bail};

use crate::{commands::cargo, debian, page};

/// Where Debian keeps the programs of every version.
const VERSIONS: &str = "/usr/lib/postgresql";
/// What the tests look at: see `crates/server/tests/server/support/database.rs`.
pub const PROGRAMS: &str = "GREAT_RACE_TEST_POSTGRES";
/// Parts of the suite that touch the storage, and are not about its files.
const SUITES: &[&str] = &[
    "admin::",
    "campaigns::",
    "clubs::",
    "kill::",
    "lobby::",
    "luck::",
    "nodes::",
    "notices::",
    "people::",
    "play::",
    "players::",
    "positions::",
    "proxy::",
    "replay::",
    "table::",
    "f1_a_place",
    "f11_damaged",
    "f8_luck::",
];

/// Runs them.
pub fn check(root: &Path) -> Result<()> {
    let programs = programs()?;
    debian::need("nginx", "nginx")?;
    let tests = ["test", "--package", "server", "--test", "server", "--"];
    cargo(root, &[&tests[..], SUITES].concat(), &[(PROGRAMS, &programs)])?;
    page::on_several_servers(root, (PROGRAMS, &programs))
}

/// The folder of its programs.
pub fn programs() -> Result<String> {
    Ok(find_programs()?.to_str().context("a path that is no text")?.to_owned())
}

/// A missing PostgreSQL fails, it is never skipped: root gets it installed, others are told how.
fn find_programs() -> Result<PathBuf> {
    if let Some(named) = env::var_os(PROGRAMS) {
        return Ok(named.into());
    }
    if let Some(found) = newest() {
        return Ok(found);
    }
    if !debian::is_root() {
        bail!(
            "PostgreSQL is missing: install it (apt-get install postgresql), or name the folder of its programs in {PROGRAMS}"
        );
    }
    debian::install("postgresql")?;
    newest().with_context(|| format!("PostgreSQL was installed, and is not below {VERSIONS}"))
}

/// The programs of the newest version that is installed.
fn newest() -> Option<PathBuf> {
    let versions =
        fs::read_dir(VERSIONS).ok()?.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    let mut versions: Vec<u32> = versions.collect();
    versions.sort_unstable_by(|a, b| b.cmp(a));
    let programs =
        versions.into_iter().map(|version| Path::new(VERSIONS).join(version.to_string()).join("bin"));
    programs
        .into_iter()
        .find(|programs| programs.join("initdb").exists() && programs.join("postgres").exists())
}
