//! Boards are made, never written by hand: every board file is what its description gives, to the byte.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content").join(name)
}

fn slugs(name: &str) -> BTreeSet<String> {
    let files = fs::read_dir(folder(name)).expect("the folder is there");
    let paths = files.map(|file| file.expect("it can be read").path());
    let toml = paths.filter(|path| path.extension().is_some_and(|ending| ending == "toml"));
    toml.map(|path| path.file_stem().expect("it has a name").to_string_lossy().into_owned()).collect()
}

fn made(slug: &str) -> String {
    let text = fs::read_to_string(folder("atlas").join(format!("{slug}.toml"))).expect("it can be read");
    let open = |name: &str| fs::read_to_string(folder("atlas").join(name)).map_err(|e| e.to_string());
    atlas::make(&format!("{slug}.toml"), &text, open).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

#[test]
fn every_board_has_a_description() {
    assert_eq!(slugs("atlas"), slugs("boards"));
    assert_eq!(slugs("boards").len(), 7);
}

#[test]
fn every_board_is_what_its_description_gives() {
    for slug in slugs("atlas") {
        let file = folder("boards").join(format!("{slug}.toml"));
        let written = fs::read_to_string(&file).expect("it can be read");
        let hint = format!(
            "{slug}: run `great-race board make content/atlas/{slug}.toml --out content/boards/{slug}.toml`"
        );
        assert!(made(&slug) == written, "{hint}");
    }
}

#[test]
fn the_same_description_gives_the_same_bytes() {
    assert!(made("usa") == made("usa"));
}
