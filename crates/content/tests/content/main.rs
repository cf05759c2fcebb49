//! Content as it is, and content as it must not be. Each mistake is told in one exact line.

mod boards;
mod cards;
mod editions;
mod embedded;
mod fuzz;
mod maps;
mod modes;
mod motorcar;
mod numbers;
mod overlay;
mod passport;
mod pictures;
mod syntax;
mod tiles;

use content::Content;

/// The embedded content with one text in one file put in place of another.
fn edited(path: &str, old: &str, new: &str) -> Content {
    let content = Content::embedded();
    let text = content.files().find(|(known, _)| *known == path).expect("the file exists").1;
    assert!(text.contains(old), "{path} does not contain {old}");
    with_file(path, &text.replacen(old, new, 1))
}

/// The embedded content with this file.
fn with_file(path: &str, text: &str) -> Content {
    Content::from_files(Content::embedded().files().chain([(path, text)]))
}

/// Exactly these problems are found.
fn assert_problems(content: &Content, expected: &[&str]) {
    let found: Vec<String> = content.check().iter().map(ToString::to_string).collect();
    assert_eq!(found, expected);
}
