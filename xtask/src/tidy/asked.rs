//! Words that code asks for by name: the labels of the terminal (`reader.word("parcel")`), the words of the panels of modules
//! (`mod('patron_last')`) and of signs (`m('sign_patrons')`). A message that is missing is told with its file.

use std::collections::BTreeSet;

use crate::{
    fluent::{self, LANGUAGES},
    tree::Tree,
};

/// Where is asked, in which files, how, and where the message stands.
const CALLS: [(&str, &str, &str, &str); 6] = [
    ("crates/cli/src/", ".rs", "reader.word(\"", "cli.ftl"),
    ("crates/cli/src/", ".rs", "reader.say(\"", "cli.ftl"),
    ("web/src/games/race/", ".svelte", "mod('", "modules.ftl"),
    ("web/src/games/race/", ".ts", "mod('", "modules.ftl"),
    ("web/src/games/race/tips/", ".ts", "m('", "more.ftl"),
    ("web/src/games/motorcar/tips/", ".ts", "tip('", "motortips.ftl"),
];

pub fn check(tree: &Tree) -> Vec<String> {
    let mut broken = BTreeSet::new();
    for (folder, ending, call, file) in CALLS {
        for language in LANGUAGES {
            let path = fluent::text_path(language, file);
            let known: BTreeSet<String> = tree
                .text(&path)
                .map(fluent::keys)
                .unwrap_or_default()
                .into_iter()
                .map(|key| key.name)
                .collect();
            for (by, text) in tree.below(folder, ending) {
                let lacking = asked(text, call).into_iter().filter(|key| !known.contains(*key));
                broken.extend(lacking.map(|key| format!("{path}: lacks `{key}`, which {by} asks for")));
            }
        }
    }
    broken.into_iter().collect()
}

/// The whole words behind a call; `mod(` is not the end of another name.
fn asked<'a>(text: &'a str, call: &str) -> Vec<&'a str> {
    let quote = call.chars().last().unwrap_or_default();
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '.');
    let calls = text.match_indices(call).filter(|(at, _)| !text[..*at].ends_with(is_name));
    let words = calls.filter_map(|(at, _)| text[at + call.len()..].split(quote).next());
    words.filter(|word| word.chars().all(is_name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_nobody_wrote_is_told_with_its_file() {
        let files = [
            ("crates/cli/src/client/modules.rs", "reader.word(\"toll\") + &reader.say(\"gate\", &[])"),
            (
                "web/src/games/race/modules/Gate.svelte",
                "{mod('gate_asks', { toll })} {mood('x')} {mod(`${a}.text`)}",
            ),
            ("web/src/games/race/tips/extras.ts", "text: m('sign_gate')"),
            ("content/text/en/cli.ftl", "toll = Toll\ngate = Gate"),
            ("content/text/nl/cli.ftl", "toll = Tol\ngate = Poort"),
            ("content/text/fr/cli.ftl", "toll = Octroi"),
            ("content/text/en/modules.ftl", "gate_asks = a"),
            ("content/text/nl/modules.ftl", "gate_asks = a"),
            ("content/text/fr/modules.ftl", "gate_asks = a"),
            ("content/text/en/more.ftl", "sign_gate = a"),
            ("content/text/nl/more.ftl", ""),
            ("content/text/fr/more.ftl", "sign_gate = a"),
        ];
        assert_eq!(
            check(&Tree::of(&files)),
            [
                "content/text/fr/cli.ftl: lacks `gate`, which crates/cli/src/client/modules.rs asks for",
                "content/text/nl/more.ftl: lacks `sign_gate`, which web/src/games/race/tips/extras.ts asks for",
            ]
        );
    }
}
