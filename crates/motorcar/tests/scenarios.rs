//! Plays every scenario of `tests/scenarios/**/*.scn`: one rule of 004 each, named after the line, the step
//! of the round summary, the ruling or the worked example that it shows. The language is described in
//! `tests/scenarios/README.md`.

mod scenario;
mod support;

use scenario::SetUp;
use std::path::{Path, PathBuf};
use testkit::scenario::{play, play_all, scripts};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios")
}

#[test]
fn every_scenario_plays_out_as_written() {
    play_all(&folder(), |text| play(SetUp::default(), text));
}

#[test]
fn every_ruling_has_a_scenario_of_its_name() {
    let names: Vec<String> = scripts(&folder())
        .iter()
        .map(|f| f.file_name().unwrap_or_default().to_string_lossy().into())
        .collect();
    let missing: Vec<String> = (1..=20)
        .map(|n| format!("m{n}_"))
        .filter(|id| !names.iter().any(|name| name.starts_with(id)))
        .collect();
    assert!(missing.is_empty(), "no scenario for {missing:?}");
}
