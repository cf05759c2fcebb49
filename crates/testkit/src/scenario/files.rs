//! Finds the scenarios of a game and plays them.

use super::Failure;
use std::path::{Path, PathBuf};

/// All scenarios below a folder, in order.
pub fn scripts(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    collect(folder, &mut files);
    files.sort();
    assert!(!files.is_empty(), "no scenario below {}", folder.display());
    files
}

fn collect(folder: &Path, out: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for path in entries.map(|entry| entry.expect("readable folder").path()) {
        if path.is_dir() {
            collect(&path, out);
        } else if path.extension().is_some_and(|e| e == "scn") {
            out.push(path);
        }
    }
}

/// Plays all scenarios below a folder, or those whose path contains the word `SCENARIO`; all failures are
/// told at once.
pub fn play_all(folder: &Path, play: impl Fn(&str) -> Result<(), Failure>) {
    let wanted = std::env::var("SCENARIO").unwrap_or_default();
    let mut failures = Vec::new();
    let mut played = 0;
    for file in scripts(folder).iter().filter(|file| file.to_string_lossy().contains(&wanted)) {
        let text = std::fs::read_to_string(file).expect("readable scenario");
        played += 1;
        if let Err(failure) = play(&text) {
            let name = file.strip_prefix(folder).unwrap_or(file).display();
            failures.push(format!("{name}:{failure}"));
        }
    }
    println!("{played} scenarios played");
    assert!(failures.is_empty(), "{} of {played} fail:\n{}", failures.len(), failures.join("\n"));
}
