//! Cargo called by name, and the tasks that are little more than that.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};

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

/// Runs a program and fails when it fails.
pub fn run(command: &mut Command, shown: &str) -> Result<()> {
    println!("$ {shown}");
    let status = command.status().with_context(|| format!("cannot start `{shown}`"))?;
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

/// Where cargo builds.
pub fn target(root: &Path) -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |folder| root.join(folder))
}

/// Writes transcripts and other golden files anew; `git diff` then shows what changed.
pub fn update_expect(root: &Path) -> Result<()> {
    cargo(root, &["test", "--workspace"], &[("UPDATE_EXPECT", "1")])?;
    println!("Golden files are written. Read `git diff` before you commit them.");
    Ok(())
}
