//! A server whose disk is full.

use std::{env, path::Path, process::Command};

use anyhow::{Context, Result, bail};

use crate::commands::cargo;

/// The size of the file system on which a server runs full.
const SMALL_DISK: &str = "4m";

/// A server on a real file system that another file fills. It is mounted in a room of its own that ends with the test: nothing is
/// left behind, and nobody has to be root.
pub fn run(root: &Path) -> Result<()> {
    if !cfg!(target_os = "linux") {
        println!("only on Linux");
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
