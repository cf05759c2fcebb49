//! The rules and all who think about them touch nothing but their arguments, so that they can be
//! replayed, tested, and compiled for the browser.

use crate::{
    source::{self, Source},
    tree::Tree,
};

const PURE: [&str; 6] = ["game", "race", "motorcar", "record", "search", "bots"];
const FORBIDDEN: [&str; 6] = ["thread", "fs", "time", "net", "process", "env"];

pub fn check(tree: &Tree) -> Vec<String> {
    let mut broken = Vec::new();
    for krate in PURE {
        for (path, text) in tree.below(&format!("crates/{krate}/src/"), ".rs") {
            for (module, offset) in std_modules(&Source::parse(text).bare) {
                if FORBIDDEN.contains(&module.as_str()) {
                    let line = source::line_of(text, offset);
                    broken.push(format!("{path}:{line}: uses std::{module}"));
                }
            }
        }
    }
    broken
}

/// The modules of `std` that bare code names, also inside `use std::{..}`.
fn std_modules(bare: &str) -> Vec<(String, usize)> {
    let mut modules = Vec::new();
    for offset in source::find_word(bare, "std") {
        let rest = bare[offset + "std".len()..].trim_start();
        let Some(rest) = rest.strip_prefix("::").map(str::trim_start) else { continue };
        let names = match rest.strip_prefix('{') {
            Some(group) => first_names(group),
            None => leading_name(rest).into_iter().collect(),
        };
        modules.extend(names.into_iter().map(|name| (name.to_owned(), offset)));
    }
    modules
}

/// The first name of each entry of a `{..}` group, whose opening brace is already read.
fn first_names(group: &str) -> Vec<&str> {
    let mut names: Vec<&str> = leading_name(group).into_iter().collect();
    let mut depth = 0;
    for (at, mark) in group.char_indices() {
        match mark {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => names.extend(leading_name(&group[at + 1..])),
            _ => {}
        }
    }
    names
}

fn leading_name(text: &str) -> Option<&str> {
    let text = text.trim_start();
    source::words(text).next().filter(|(at, _)| *at == 0).map(|(_, word)| word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(code: &str) -> Vec<String> {
        std_modules(code).into_iter().map(|(name, _)| name).collect()
    }

    #[test]
    fn modules_are_found_alone_and_in_groups() {
        assert_eq!(names("use std::fs; std :: time::Instant"), ["fs", "time"]);
        assert_eq!(
            names("use std::{collections::{BTreeMap, env}, fmt,\n thread}; x, net"),
            ["collections", "fmt", "thread"]
        );
        assert_eq!(names("let std = 1; mystd::fs"), [""; 0]);
    }

    #[test]
    fn only_the_sources_of_pure_crates_count_and_comments_do_not() {
        let tree = Tree::of(&[
            ("crates/race/src/a.rs", "// std::fs\nfn f() { std::env::args(); }"),
            ("crates/race/tests/b.rs", "use std::fs;"),
            ("crates/cli/src/main.rs", "use std::fs;"),
        ]);
        assert_eq!(check(&tree), ["crates/race/src/a.rs:2: uses std::env"]);
    }
}
