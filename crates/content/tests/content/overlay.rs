//! A folder laid over the embedded content.

use std::fs;
use std::path::PathBuf;

use content::Content;

/// A fresh folder with these files.
fn folder(name: &str, files: &[(&str, &[u8])]) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the folder of an earlier run goes");
    }
    fs::create_dir_all(&folder).expect("the folder can be made");
    for (path, bytes) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("it is in the folder")).expect("the folder can be made");
        fs::write(path, bytes).expect("the file can be written");
    }
    folder
}

#[test]
fn a_file_replaces_the_embedded_one_and_new_ones_are_added() {
    let card = b"slug = \"financial\"\ntiming = \"before_assistant\"\ndanger = false\n[effect]\nkind = \"money\"\nfrancs = 90\n";
    let words = b"hello = Hallo\n";
    let folder = folder("overlay", &[("cards/financial.toml", card), ("text/de/cli.ftl", words)]);
    let content = Content::overlaid(&folder).expect("the folder can be read");
    super::assert_problems(&content, &[]);
    let sources = content.board("africa").expect("all content is right");
    let (_, financial, _) =
        sources.cards.iter().find(|(slug, ..)| slug == "financial").expect("it is in the deck");
    assert_eq!(financial.effect, race::cards::Effect::Money { francs: 90 });
    assert_eq!(content.text("de", "cli.ftl"), Some("hello = Hallo\n"));
    assert_eq!(content.files().count(), Content::embedded().files().count() + 1);
}

#[test]
fn other_files_and_hidden_ones_are_left_alone() {
    let folder =
        folder("leftovers", &[("README.md", b"\xff"), (".git/config.toml", b"="), ("cards/.x.toml", b"=")]);
    assert_eq!(Content::overlaid(&folder), Ok(Content::embedded()));
}

#[test]
fn what_cannot_be_read_is_told_at_once() {
    let folder =
        folder("bytes", &[("boards/a.toml", b"\xff"), ("boards/b.toml", b"\xfe"), ("boards/c.toml", b"")]);
    let problems = Content::overlaid(&folder).expect_err("two files are not text");
    let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        lines,
        [
            "boards/a.toml: found bytes that are not UTF-8, expected a text file that can be read",
            "boards/b.toml: found bytes that are not UTF-8, expected a text file that can be read",
        ]
    );
}

#[test]
fn a_folder_that_is_not_there_is_told() {
    let missing = folder("empty", &[]).join("missing");
    let problems = Content::overlaid(&missing).expect_err("there is no such folder");
    let line = format!("{}: found nothing, expected a folder of content that can be read", missing.display());
    assert_eq!(problems.iter().map(ToString::to_string).collect::<Vec<_>>(), [line]);
}

#[test]
fn a_file_is_not_a_folder() {
    let file = folder("file", &[("race.toml", b"")]).join("race.toml");
    let problems = Content::overlaid(&file).expect_err("it is a file");
    let line = format!("{}: found a file, expected a folder of content that can be read", file.display());
    assert_eq!(problems.iter().map(ToString::to_string).collect::<Vec<_>>(), [line]);
}

#[test]
fn what_boards_are_made_from_is_not_content() {
    let folder = folder("atlas", &[("atlas/mine.toml", b"?"), ("atlas/outlines/mine.toml", b"?")]);
    let content = Content::overlaid(&folder).expect("the folder can be read");
    assert_eq!(content, Content::embedded());
    assert!(!content.files().any(|(path, _)| path.starts_with("atlas/")));
}
