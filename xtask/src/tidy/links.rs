//! Links between the texts: a newcomer who follows one arrives.

use crate::{source, tree::Tree};

pub fn check(tree: &Tree) -> Vec<String> {
    let mut broken = Vec::new();
    for (path, text) in tree.files().filter(|(path, _)| path.ends_with(".md")) {
        for (offset, _) in text.match_indices("](") {
            let rest = &text[offset + 2..];
            let Some(link) = rest.split([')', '\n']).next() else { continue };
            let target = link.split('#').next().unwrap_or_default();
            if target.is_empty() || target.contains(':') {
                continue;
            }
            if resolve(path, target).is_none_or(|target| !tree.holds(&target)) {
                broken.push(format!("{path}:{}: {link}", source::line_of(text, offset)));
            }
        }
    }
    broken
}

/// A link as a path from the root; nothing where it leaves the project.
fn resolve(from: &str, link: &str) -> Option<String> {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_followed_from_the_folder_of_their_text() {
        let text = "[a](a.md) [up](../README.md#top) [here](#x) [web](https://example.org/y) [folder](sub/)\n[lost](b.md) [out](../../c.md)";
        let tree =
            Tree::of(&[("docs/x.md", text), ("docs/a.md", ""), ("README.md", ""), ("docs/sub/s.txt", "")]);
        assert_eq!(check(&tree), ["docs/x.md:2: b.md", "docs/x.md:2: ../../c.md"]);
    }
}
