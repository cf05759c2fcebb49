//! Plays every scenario of `tests/scenarios/**/*.scn`: one rule each, named after the card, the ruling,
//! the worked example or the answer of the rule book that it shows. The language is described in
//! `tests/scenarios/README.md`.

mod scenario;
mod support;

use std::path::{Path, PathBuf};

fn scripts(dir: &Path, out: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    for path in entries.map(|entry| entry.expect("readable folder").path()) {
        if path.is_dir() {
            scripts(&path, out);
        } else if path.extension().is_some_and(|e| e == "scn") {
            out.push(path);
        }
    }
}

#[test]
fn every_scenario_plays_out_as_written() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let content = support::content();
    let mut files = Vec::new();
    scripts(&root, &mut files);
    files.sort();
    assert!(!files.is_empty(), "no scenario found");
    let wanted = std::env::var("SCENARIO").unwrap_or_default();
    let mut failures = Vec::new();
    let mut played = 0;
    for file in files.iter().filter(|f| f.to_string_lossy().contains(&wanted)) {
        let text = std::fs::read_to_string(file).expect("readable scenario");
        played += 1;
        if let Err(failure) = scenario::play(&content, &text) {
            let name = file.strip_prefix(&root).unwrap_or(file).display();
            failures.push(format!("{name}:{failure}"));
        }
    }
    println!("{played} scenarios played");
    assert!(failures.is_empty(), "{} of {played} fail:\n{}", failures.len(), failures.join("\n"));
}
