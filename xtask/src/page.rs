//! The stages of the page: its form and lints, its own checks, and the real page in a real browser against the real
//! server.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};

use crate::commands::{cargo, run};

/// Where Debian puts it; `CHROMIUM` names another.
const CHROMIUM: &str = "/usr/bin/chromium";

/// Is the page formatted, and does its linter find nothing?
pub fn tidy(root: &Path) -> Result<()> {
    packages(root)?;
    npm(root, &["run", "--silent", "formatted"]).context("`npm run format` in web/ puts it in order")?;
    npm(root, &["run", "--silent", "lint"])
}

/// Types and unit tests of the page, and whether it is small enough.
pub fn check(root: &Path) -> Result<()> {
    packages(root)?;
    npm(root, &["test"])?;
    npm(root, &["run", "size"])
}

/// Whole games by clicks and by keyboard, on a desktop and on a phone.
pub fn browse(root: &Path) -> Result<()> {
    find_chromium()?;
    cargo(root, &["build", "--package", "cli"], &[])?;
    npm(root, &["run", "e2e"])
}

/// The one test of the page that needs a PostgreSQL, whose programs are told.
pub fn on_several_servers(root: &Path, told: (&str, &str)) -> Result<()> {
    find_chromium()?;
    packages(root)?;
    cargo(root, &["build", "--package", "cli"], &[])?;
    let mut npm = Command::new("npm");
    npm.current_dir(root.join("web")).args(["run", "e2e", "--", "nodes"]).env(told.0, told.1);
    run(&mut npm, "npm run e2e -- nodes")
}

/// Every board in all sizes and languages, measured, and six people at one tablet to the end by thumb; the test command has
/// two sizes, one language, and a round.
pub fn screens(root: &Path) -> Result<()> {
    find_chromium()?;
    packages(root)?;
    cargo(root, &["build", "--package", "cli"], &[])?;
    let shown = "npm run e2e -- gallery tablet";
    let mut npm = Command::new("npm");
    run(
        npm.current_dir(root.join("web"))
            .args(["run", "e2e", "--", "gallery", "tablet"])
            .env("GREAT_RACE_DEEP", "1"),
        shown,
    )
}

/// What is measured rather than tested, over the page as players get it: the program built for speed.
pub fn measure(root: &Path, script: &str) -> Result<()> {
    find_chromium()?;
    packages(root)?;
    cargo(root, &["build", "--release", "--package", "cli"], &[])?;
    npm(root, &["run", "--silent", script])
}

/// Installs the packages where they are not those of the lock file; `crates/webui/build.rs` keeps the same stamp.
fn packages(root: &Path) -> Result<()> {
    let web = root.join("web");
    let lock = fs::read(web.join("package-lock.json")).context("web/package-lock.json")?;
    let stamp = web.join("node_modules/.great-race-lock.json");
    if fs::read(&stamp).ok().as_ref() != Some(&lock) {
        npm(root, &["ci", "--ignore-scripts", "--no-audit", "--no-fund"])?;
        fs::write(&stamp, &lock).with_context(|| stamp.display().to_string())?;
    }
    Ok(())
}

fn npm(root: &Path, arguments: &[&str]) -> Result<()> {
    run(
        Command::new("npm").current_dir(root.join("web")).args(arguments),
        &format!("npm {}", arguments.join(" ")),
    )
    .context("the page needs Node 20.19 or newer with npm")
}

/// A missing browser fails, it is never skipped: root gets it installed, others are told how.
fn find_chromium() -> Result<()> {
    let wanted = env::var_os("CHROMIUM").map_or_else(|| PathBuf::from(CHROMIUM), PathBuf::from);
    if wanted.exists() {
        return Ok(());
    }
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|out| out.stdout.trim_ascii() == b"0");
    if !is_root {
        bail!(
            "{} is missing: install it (apt-get install chromium), or name one in CHROMIUM",
            wanted.display()
        );
    }
    run(Command::new("apt-get").args(["update", "-q"]), "apt-get update")?;
    run(Command::new("apt-get").args(["install", "-y", "-q", "chromium"]), "apt-get install chromium")
}
