//! Code and scenarios cite rulings by number; every number leads to a text.

use std::collections::BTreeSet;

use crate::{rulings, tree::Tree};

pub fn check(tree: &Tree) -> Vec<String> {
    let text = tree.text(rulings::PATH).unwrap_or_default();
    let known: BTreeSet<&str> = rulings::defined(text).map(|(id, _)| id).collect();
    let unknown =
        rulings::citations(tree).into_iter().filter(|citation| !known.contains(citation.id.as_str()));
    unknown
        .map(|citation| {
            let rulings::Citation { id, path, line } = citation;
            format!("{path}:{line}: cites {id}, which {} does not have", rulings::PATH)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_citation_of_nothing_is_told() {
        let tree = Tree::of(&[("docs/RULINGS.md", "- **R1** so\n"), ("b.scn", "R1\nR2")]);
        assert_eq!(check(&tree), ["b.scn:2: cites R2, which docs/RULINGS.md does not have"]);
    }
}
