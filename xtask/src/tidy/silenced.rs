//! No silenced warning, no unwritten function, no test that is not run, no forgotten print.

use crate::{
    source::{self, Source},
    tree::Tree,
};

/// Written in two pieces, so that a plain text search for them stays quiet about this file.
const FORBIDDEN: [&str; 6] = [
    concat!("#[", "allow("),
    concat!("#![", "allow("),
    concat!("#[", "ignore"),
    concat!("todo", "!("),
    concat!("unimplemented", "!("),
    concat!("dbg", "!("),
];

pub fn check(tree: &Tree) -> Vec<String> {
    let mut broken = Vec::new();
    for (path, text) in tree.below("", ".rs") {
        let bare = Source::parse(text).bare;
        for mark in FORBIDDEN {
            for (offset, _) in bare.match_indices(mark) {
                broken.push(format!("{path}:{}: {mark}", source::line_of(&bare, offset)));
            }
        }
    }
    broken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_count_in_code_only() {
        let code = FORBIDDEN.map(|mark| format!("// {mark}\nf(\"{mark}\");\n{mark}"));
        for (mark, text) in FORBIDDEN.iter().zip(&code) {
            assert_eq!(check(&Tree::of(&[("a.rs", text)])), [format!("a.rs:3: {mark}")]);
        }
    }
}
