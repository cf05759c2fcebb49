//! A reader who opens any source file is told first what it is.

use crate::tree::Tree;

pub fn check(tree: &Tree) -> Vec<String> {
    let sources = tree.below("crates/", ".rs").chain(tree.below("xtask/", ".rs"));
    let silent = sources.filter(|(_, text)| !text.starts_with("//! "));
    silent.map(|(path, _)| format!("{path}:1: does not open with `//!`")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_says_what_the_file_is() {
        let tree = Tree::of(&[("crates/a.rs", "//! A.\n"), ("crates/b.rs", "// B.\n"), ("crates/c.rs", "")]);
        let broken = check(&tree);
        assert_eq!(
            broken,
            ["crates/b.rs:1: does not open with `//!`", "crates/c.rs:1: does not open with `//!`"]
        );
    }
}
