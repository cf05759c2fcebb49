//! A server whose disk is full.

use std::{env, path::Path, process::Command};

use anyhow::{Context, Result, bail};

use crate::{commands::cargo, debian, postgres};

/// The size of the file system on which a server runs full.
const SMALL_DISK: &str = "4m";
/// The same for a PostgreSQL, which has more than forty before there is a table.
const SMALL_DATABASE: &str = "64m";

/// A server on a real file system that another file fills. It is mounted in a room of its own that ends with the test: nothing is
/// left behind, and nobody has to be root.
pub fn run(root: &Path) -> Result<()> {
    if !cfg!(target_os = "linux") {
        println!("only on Linux");
        return Ok(());
    }
    cargo(root, &["test", "-p", "server", "--test", "server", "--no-run"], &[])?;
    let small = Disk {
        size: SMALL_DISK,
        named: "GREAT_RACE_SMALL_DISK",
        test: "trust::f1::f1_on_a_small_disk",
        room: &["--map-root-user", "--mount"],
    };
    on(root, &small, None)?;
    if !debian::is_root() {
        bail!("a PostgreSQL on a small disk needs root: it runs as a user of its own there");
    }
    let small = Disk {
        size: SMALL_DATABASE,
        named: "GREAT_RACE_SMALL_DATABASE",
        test: "trust::f1::f1_a_postgresql_on_a_small_disk",
        room: &["--mount"],
    };
    on(root, &small, Some(&postgres::programs()?))
}

/// A file system that fills up, and who is told of it.
struct Disk {
    size: &'static str,
    named: &'static str,
    test: &'static str,
    /// What the room is made of.
    room: &'static [&'static str],
}

fn on(root: &Path, small: &Disk, programs: Option<&str>) -> Result<()> {
    let disk = root.join("target").join("small-disk");
    std::fs::create_dir_all(&disk).with_context(|| disk.display().to_string())?;
    let script = format!(
        "mount -t tmpfs -o size={},mode=755 small-disk \"${}\" && exec \"$0\" test -p server --test server -- --exact {} \
         --nocapture",
        small.size, small.named, small.test
    );
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new("unshare");
    command.current_dir(root).args(small.room).args(["sh", "-c", &script]).arg(cargo);
    command.env(small.named, &disk).envs(programs.map(|programs| (postgres::PROGRAMS, programs)));
    let status = command.status().context("cannot start `unshare`")?;
    if !status.success() {
        bail!("the small disk ended with {status}");
    }
    Ok(())
}
