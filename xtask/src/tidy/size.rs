//! Long files, longest first.

use crate::tree::Tree;

const LINES: usize = 450;
/// Written by the program that owns the types (`ts-rs`), nobody reads it from top to bottom.
const GENERATED: &str = "web/src/wire.ts";
const SOURCES: [&str; 3] = [".rs", ".ts", ".svelte"];

pub fn check(tree: &Tree) -> Vec<String> {
    let is_source = |path: &str| SOURCES.iter().any(|ending| path.ends_with(ending)) && path != GENERATED;
    let sources = tree.files().filter(|(path, _)| is_source(path));
    let mut long: Vec<(usize, &str)> = sources
        .map(|(path, text)| (text.lines().count(), path))
        .filter(|(lines, _)| *lines > LINES)
        .collect();
    long.sort_by(|a, b| b.cmp(a));
    long.into_iter().map(|(lines, path)| format!("{path}: {lines} lines")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_long_sources_are_listed() {
        let (long, short) = ("x\n".repeat(LINES + 1), "x\n".repeat(LINES));
        let tree = Tree::of(&[("a.rs", &long), ("b.rs", &short), ("c.md", &long), (GENERATED, &long)]);
        assert_eq!(check(&tree), ["a.rs: 451 lines"]);
    }
}
