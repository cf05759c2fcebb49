//! Plays every scenario of `tests/scenarios/**/*.scn`: one rule of 004 each, named after the line, the step
//! of the round summary, the ruling or the worked example that it shows. The language is described in
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

fn all_scripts() -> Vec<PathBuf> {
    let mut files = Vec::new();
    scripts(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios"), &mut files);
    files.sort();
    files
}

#[test]
fn every_scenario_plays_out_as_written() {
    let files = all_scripts();
    assert!(!files.is_empty(), "no scenario found");
    let wanted = std::env::var("SCENARIO").unwrap_or_default();
    let mut failures = Vec::new();
    let mut played = 0;
    for file in files.iter().filter(|f| f.to_string_lossy().contains(&wanted)) {
        let text = std::fs::read_to_string(file).expect("readable scenario");
        played += 1;
        if let Err(failure) = scenario::play(&text) {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            failures.push(format!("{name}:{failure}"));
        }
    }
    println!("{played} scenarios played");
    assert!(failures.is_empty(), "{} of {played} fail:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn every_ruling_has_a_scenario_of_its_name() {
    let names: Vec<String> =
        all_scripts().iter().map(|f| f.file_name().unwrap_or_default().to_string_lossy().into()).collect();
    let missing: Vec<String> = (1..=20)
        .map(|n| format!("m{n}_"))
        .filter(|id| !names.iter().any(|name| name.starts_with(id)))
        .collect();
    assert!(missing.is_empty(), "no scenario for {missing:?}");
}
