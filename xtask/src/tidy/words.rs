//! The same Fluent files with the same keys in every language.

use std::collections::BTreeSet;

use crate::{
    fluent::{self, LANGUAGES},
    tree::Tree,
};

pub fn check(tree: &Tree) -> Vec<String> {
    let texts = tree.below("content/text/", ".ftl").map(|(path, _)| path);
    // The path behind the language: `content/text/en/cards.ftl` is `cards.ftl` in all of them.
    let files: BTreeSet<&str> = texts.filter_map(|path| path.splitn(4, '/').nth(3)).collect();
    files.into_iter().flat_map(|file| compare(tree, file)).collect()
}

fn compare(tree: &Tree, file: &str) -> Vec<String> {
    let keys = |language| {
        let text = tree.text(&fluent::text_path(language, file))?;
        Some(fluent::keys(text).into_iter().map(|key| key.name).collect::<Vec<_>>())
    };
    let all: BTreeSet<String> = LANGUAGES.iter().filter_map(|&language| keys(language)).flatten().collect();
    let mut broken = Vec::new();
    for language in LANGUAGES {
        let path = fluent::text_path(language, file);
        let Some(own) = keys(language) else {
            broken.push(format!("{path}: is missing"));
            continue;
        };
        let mut seen = BTreeSet::new();
        for twice in own.iter().filter(|key| !seen.insert(key.as_str())) {
            broken.push(format!("{path}: has `{twice}` twice"));
        }
        for absent in all.iter().filter(|key| !seen.contains(key.as_str())) {
            broken.push(format!("{path}: lacks `{absent}`"));
        }
    }
    broken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_and_keys_are_compared_both_ways() {
        let tree = Tree::of(&[
            ("content/text/en/a.ftl", "x = 1\n    .tip = 2\ny = 3"),
            ("content/text/nl/a.ftl", "y = 3\nx = 1\nx = 1"),
            ("content/text/fr/b.ftl", "z = 1"),
        ]);
        assert_eq!(
            check(&tree),
            [
                "content/text/nl/a.ftl: has `x` twice",
                "content/text/nl/a.ftl: lacks `x.tip`",
                "content/text/fr/a.ftl: is missing",
                "content/text/en/b.ftl: is missing",
                "content/text/nl/b.ftl: is missing",
            ]
        );
    }
}
