//! Programs from the Python package index, each stage's in a folder of its own, in the versions that a file of the project names.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use crate::commands::run;

/// A virtual environment below `folder` with what the file names, made again when the file changes; the folder of its programs.
pub fn install(root: &Path, wanted: &str, folder: &Path, needs: &str) -> Result<PathBuf> {
    let wanted = root.join(wanted);
    let versions = fs::read(&wanted).with_context(|| wanted.display().to_string())?;
    let (place, stamp) = (folder.join("venv"), folder.join("venv.txt"));
    let programs = place.join(if cfg!(windows) { "Scripts" } else { "bin" });
    if fs::read(&stamp).ok().as_ref() != Some(&versions) {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        let python = if cfg!(windows) { "python" } else { "python3" };
        run(Command::new(python).args(["-m", "venv", "--clear"]).arg(&place), "python3 -m venv")
            .with_context(|| format!("{needs} with venv (apt-get install python3-venv)"))?;
        let mut pip = Command::new(programs.join("python"));
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"]);
        run(pip.arg(&wanted), &format!("pip install --requirement {}", wanted.display()))?;
        fs::write(&stamp, &versions).with_context(|| stamp.display().to_string())?;
    }
    Ok(programs)
}
