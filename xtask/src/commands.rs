//! Cargo called by name, and the tasks that are little more than that.

use std::{env, path::Path, process::Command};

use anyhow::{Context, Result, bail};

/// Games per law in `cargo xtask deep`; the test command plays far fewer.
const DEEP_GAMES: &str = "20000";
/// The size of the file system on which a server runs full.
const SMALL_DISK: &str = "4m";

/// Runs cargo in the root of the project and fails when it fails.
pub fn cargo(root: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Result<()> {
    let shown = format!("cargo {}", arguments.join(" "));
    println!("$ {shown}");
    let status = cargo_command(root).args(arguments).envs(variables.iter().copied()).status();
    let status = status.with_context(|| format!("cannot start `{shown}`"))?;
    if !status.success() {
        bail!("`{shown}` ended with {status}");
    }
    Ok(())
}

/// Cargo itself: the one that runs this program.
pub fn cargo_command(root: &Path) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root);
    command
}

/// Writes transcripts and other golden files anew; `git diff` then shows what changed.
pub fn update_expect(root: &Path) -> Result<()> {
    cargo(root, &["test", "--workspace"], &[("UPDATE_EXPECT", "1")])?;
    println!("Golden files are written. Read `git diff` before you commit them.");
    Ok(())
}

/// The studies that take too long for every commit.
pub fn deep(root: &Path) -> Result<()> {
    println!("Expensive studies:");
    println!("  laws, fuzz    {DEEP_GAMES} random games for every law (LAWS_GAMES), release build");
    println!("  small disk    a server on a file system of {SMALL_DISK} that fills up (Linux)\n");
    let tests = ["test", "--release", "-p", "race", "--test", "laws", "--test", "fuzz"];
    cargo(root, &tests, &[("LAWS_GAMES", DEEP_GAMES)])?;
    small_disk(root)
}

/// A server on a real file system that another file fills. It is mounted in a room of its own that ends with the test: nothing is
/// left behind, and nobody has to be root.
fn small_disk(root: &Path) -> Result<()> {
    if !cfg!(target_os = "linux") {
        println!("small disk: only on Linux");
        return Ok(());
    }
    cargo(root, &["test", "-p", "server", "--test", "server", "--no-run"], &[])?;
    let disk = root.join("target").join("small-disk");
    std::fs::create_dir_all(&disk).with_context(|| disk.display().to_string())?;
    let script = format!(
        "mount -t tmpfs -o size={SMALL_DISK} small-disk \"$GREAT_RACE_SMALL_DISK\" && exec \"$0\" test -p server \
         --test server -- --exact trust::f1::f1_on_a_small_disk --nocapture"
    );
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new("unshare");
    command.current_dir(root).args(["--map-root-user", "--mount", "sh", "-c", &script]).arg(cargo);
    let status = command.env("GREAT_RACE_SMALL_DISK", &disk).status().context("cannot start `unshare`")?;
    if !status.success() {
        bail!("the small disk ended with {status}");
    }
    Ok(())
}
