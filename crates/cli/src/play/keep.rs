//! Keeping a race in its file, without ever harming a file that is something else.

use crate::words::Words;
use std::io::Read;
use std::path::{Path, PathBuf};

/// Why a file is not written.
#[derive(Debug)]
pub enum NotKept {
    /// It holds something that is not this race.
    Foreign(PathBuf),
    /// It holds this race already, perhaps further on.
    Same(PathBuf),
    /// It cannot be written.
    Broken(PathBuf, std::io::Error),
}

impl NotKept {
    /// In the player's words.
    pub fn told(&self, words: &Words) -> String {
        let (key, file, error) = match self {
            NotKept::Foreign(file) => ("save_foreign", file, String::new()),
            NotKept::Same(file) => ("save_same", file, String::new()),
            NotKept::Broken(file, error) => ("save_broken", file, error.to_string()),
        };
        let values = [("file", file.display().to_string().into()), ("error", error.into())];
        words.say("cli", key, &values)
    }
}

/// What a file holds, seen from a race with this header line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Holds {
    Nothing,
    ThisRace,
    SomethingElse,
}

fn holds(file: &Path, header: &str) -> std::io::Result<Holds> {
    let mut start = Vec::new();
    let opened = match std::fs::File::open(file) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Holds::Nothing),
        other => other?,
    };
    opened.take(header.len() as u64 + 1).read_to_end(&mut start)?;
    Ok(match start.strip_prefix(header.as_bytes()) {
        _ if start.is_empty() => Holds::Nothing,
        Some([] | [b'\n']) => Holds::ThisRace,
        _ => Holds::SomethingElse,
    })
}

/// May a race that begins now be kept in this file?
pub fn may_begin(file: &Path, text: &str) -> Result<(), NotKept> {
    match holds(file, header(text)) {
        Ok(Holds::Nothing) => Ok(()),
        Ok(Holds::ThisRace) => Err(NotKept::Same(file.into())),
        Ok(Holds::SomethingElse) => Err(NotKept::Foreign(file.into())),
        Err(error) => Err(NotKept::Broken(file.into(), error)),
    }
}

/// May a running race be kept in this file from now on?
pub fn may_keep(file: &Path, text: &str) -> Result<(), NotKept> {
    may_begin(file, text).or_else(|why| if matches!(why, NotKept::Same(_)) { Ok(()) } else { Err(why) })
}

/// Writes beside the file and puts it in its place, so that none is ever half.
pub fn write(file: &Path, text: &str) -> Result<(), NotKept> {
    let mut beside = file.as_os_str().to_owned();
    beside.push(".part");
    std::fs::write(&beside, text).and_then(|()| std::fs::rename(&beside, file)).map_err(|error| {
        let _ = std::fs::remove_file(&beside);
        NotKept::Broken(file.into(), error)
    })
}

fn header(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}
