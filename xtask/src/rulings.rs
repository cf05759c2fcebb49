//! `docs/RULINGS.md`: the numbered decisions (R1, M1), the headings of cards, and who cites what.

use crate::source::{self, Source};
use crate::tree::Tree;

pub const PATH: &str = "docs/RULINGS.md";

/// Whether a word is a ruling's number: R or M and digits.
pub fn is_id(word: &str) -> bool {
    word.strip_prefix(['R', 'M']).is_some_and(|digits| {
        !digits.is_empty() && !digits.starts_with('0') && digits.bytes().all(|b| b.is_ascii_digit())
    })
}

/// The rulings a document defines, with their lines: a line that opens with the number in bold,
/// whatever list or table marks stand before it. Plain numbers are references.
pub fn defined(text: &str) -> impl Iterator<Item = (&str, usize)> {
    text.lines().enumerate().filter_map(|(index, line)| {
        let bold = line.trim_start_matches([' ', '-', '|']).strip_prefix("**")?;
        let bold = bold.strip_prefix("Ruling ").unwrap_or(bold);
        let (at, word) = source::words(bold).next()?;
        (at == 0 && is_id(word)).then_some((word, index + 1))
    })
}

/// One place that leans on a ruling.
#[derive(PartialEq, Eq, Debug)]
pub struct Citation<'t> {
    pub id: String,
    pub path: &'t str,
    pub line: usize,
}

/// Every ruling that is cited: in comments of sources, as `Rule::R(62)` or `Rule::M(7)` in code, and anywhere in
/// scenarios and content.
pub fn citations(tree: &Tree) -> Vec<Citation<'_>> {
    let mut found = Vec::new();
    for (path, text) in tree.below("", ".rs") {
        let source = Source::parse(text);
        found.extend(cited_in(path, &source.comments));
        for book in ["R", "M"] {
            let call = format!("Rule::{book}(");
            for (offset, mark) in source.bare.match_indices(&call) {
                if let Some((0, number)) = source::words(&source.bare[offset + mark.len()..]).next() {
                    let line = source::line_of(&source.bare, offset);
                    found.push(Citation { id: format!("{book}{number}"), path, line });
                }
            }
        }
    }
    let texts = tree.below("", ".scn").chain(tree.below("content/", ".toml"));
    found.extend(texts.flat_map(|(path, text)| cited_in(path, text)));
    found.retain(|citation| is_id(&citation.id));
    found
}

fn cited_in<'t>(path: &'t str, text: &str) -> Vec<Citation<'t>> {
    let ids = source::words(text).filter(|(_, word)| is_id(word));
    ids.map(|(offset, id)| Citation { id: id.to_owned(), path, line: source::line_of(text, offset) })
        .collect()
}

/// The line of the heading `### slug`.
pub fn heading(text: &str, slug: &str) -> Option<usize> {
    let is_heading = |line: &str| line.strip_prefix("### ").is_some_and(|title| title.trim() == slug);
    text.lines().position(is_heading).map(|index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ruling_is_defined_where_its_line_opens_with_it_in_bold() {
        let text =
            "- **R1** [G] as **R2** says\n**Ruling R132:** x\n| **R7** | y |\n- R1: again\n**R0**\n**R12b**";
        let found: Vec<_> = defined(text).collect();
        assert_eq!(found, [("R1", 1), ("R132", 2), ("R7", 3)]);
    }

    #[test]
    fn comments_code_and_scenarios_cite() {
        let code = "// as R1-R2\nfn r(R3: u8) { Rule::R(4); Rule::R(n); \"R5\" }";
        let tree = Tree::of(&[("a.rs", code), ("b.scn", "name\nruling M6"), ("c.md", "R7")]);
        let found: Vec<_> = citations(&tree).into_iter().map(|c| (c.id, c.path, c.line)).collect();
        let expected = [("R1", "a.rs", 1), ("R2", "a.rs", 1), ("R4", "a.rs", 2), ("M6", "b.scn", 2)];
        assert_eq!(found, expected.map(|(id, path, line)| (id.to_owned(), path, line)));
    }

    #[test]
    fn a_heading_is_the_slug_alone() {
        let text = "### guides\n## guide\n### guide \n";
        assert_eq!(heading(text, "guide"), Some(3));
        assert_eq!(heading(text, "saboteur"), None);
    }
}
