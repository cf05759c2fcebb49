//! What is committed works in any folder of any machine.

use crate::{source, tree::Tree};

/// Top folders that only an absolute path of somebody's machine begins with.
const TOPS: [&str; 4] = ["home", "root", "work", "Users"];

pub fn check(tree: &Tree) -> Vec<String> {
    let mut broken = Vec::new();
    for (path, text) in tree.files() {
        for top in TOPS {
            let top = format!("/{top}/");
            for (offset, _) in text.match_indices(&top).filter(|(offset, _)| begins_a_path(text, *offset)) {
                broken.push(format!("{path}:{}: {top}", source::line_of(text, offset)));
            }
        }
    }
    broken
}

/// `a/b/` and `./b/` go on, they do not begin.
fn begins_a_path(text: &str, offset: usize) -> bool {
    let before = text[..offset].chars().next_back();
    !before.is_some_and(|c| c.is_alphanumeric() || "._-~}/".contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn absolute_paths_are_told_and_relative_ones_are_not() {
        for top in TOPS {
            let text = format!("a/{top}/b ./{top}/c\nsee \"/{top}/d\"");
            assert_eq!(check(&Tree::of(&[("x.md", &text)])), [format!("x.md:2: /{top}/")]);
        }
    }
}
