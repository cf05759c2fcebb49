//! Recorded files: what a test tells must be what it told when the file was written.

use std::path::Path;

/// Are the files to be written anew?
pub(crate) fn is_update() -> bool {
    std::env::var_os("UPDATE_EXPECT").is_some()
}

pub(crate) fn write(file: &Path, text: &str) {
    let folder = file.parent().expect("a file stands in a folder");
    std::fs::create_dir_all(folder).expect("a folder for recorded files");
    std::fs::write(file, text).expect("recorded files can be written");
}

pub(crate) fn read(file: &Path) -> String {
    std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The text is the recorded one. `UPDATE_EXPECT=1` writes the file anew.
pub fn assert_recorded(file: &Path, text: &str) {
    if is_update() {
        write(file, text);
    }
    let recorded = read(file);
    let differs = recorded.lines().zip(text.lines()).position(|(a, b)| a != b);
    assert!(recorded == text, "{}: differs from line {:?}", file.display(), differs.map(|i| i + 1));
}
