//! Programs of Debian that a stage needs: root gets them installed when they are missing, others are told how. A missing one fails, it
//! is never skipped.

use std::process::Command;

use anyhow::{Result, bail};

use crate::commands::run;

/// Is this program in the path?
pub fn has(program: &str) -> bool {
    let mut command = Command::new("sh");
    let found = command.args(["-c", "PATH=$PATH:/usr/sbin:/sbin; command -v \"$0\" >/dev/null", program]);
    found.status().is_ok_and(|status| status.success())
}

pub fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|out| out.stdout.trim_ascii() == b"0")
}

/// The program is there afterwards, from the package of this name.
pub fn need(program: &str, package: &str) -> Result<()> {
    if has(program) {
        return Ok(());
    }
    install(package)?;
    if !has(program) {
        bail!("{package} was installed, and there is no {program}");
    }
    Ok(())
}

/// Installs a package.
pub fn install(package: &str) -> Result<()> {
    if !is_root() || !has("apt-get") {
        bail!("{package} is missing: install it (apt-get install {package})");
    }
    run(Command::new("apt-get").args(["update", "-q"]), "apt-get update")?;
    let mut apt = Command::new("apt-get");
    apt.args(["install", "-y", "-q", "--no-install-recommends", package]);
    run(apt.env("DEBIAN_FRONTEND", "noninteractive"), &format!("apt-get install {package}"))
}
