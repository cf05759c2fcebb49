//! Lines of the page that no screen shows whole. The formatter breaks what it can; strings and comments are ours to break.

use crate::tree::Tree;

const COLUMNS: usize = 120;
const PAGE: [&str; 7] = [".ts", ".js", ".mjs", ".svelte", ".css", ".html", ".json"];
/// Written by programs: the types of the wire, the packages, pictures of codes.
const GENERATED: [&str; 3] = ["web/src/wire.ts", "web/package-lock.json", "web/tests/qr.json"];

pub fn check(tree: &Tree) -> Vec<String> {
    let is_page = |path: &str| {
        path.starts_with("web/")
            && PAGE.iter().any(|ending| path.ends_with(ending))
            && !GENERATED.contains(&path)
    };
    let mut long = Vec::new();
    for (path, text) in tree.files().filter(|(path, _)| is_page(path)) {
        for (number, line) in text.lines().enumerate() {
            let columns = line.chars().count();
            if columns > COLUMNS {
                long.push(format!("{path}:{}: {columns} columns", number + 1));
            }
        }
    }
    long
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_long_lines_of_the_page_are_listed() {
        let (long, short) = ("é".repeat(COLUMNS + 1), "é".repeat(COLUMNS));
        let text = format!("{short}\n{long}\n");
        let tree = Tree::of(&[("web/src/a.ts", &text), ("crates/b.rs", &text), (GENERATED[0], &text)]);
        assert_eq!(check(&tree), ["web/src/a.ts:2: 121 columns"]);
    }
}
