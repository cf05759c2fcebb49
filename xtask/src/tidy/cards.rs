//! One slug everywhere: content, words, rulings, scenarios and, where the effect needs it, code.
//! And nowhere else: no base rule names a card, it asks for a role.

use std::collections::BTreeMap;

use crate::{
    cards::{self, Card},
    fluent, rulings,
    source::{self, Source},
    tree::Tree,
};

/// Cards whose slug is a word of the base rules too; such a word in code is not the card.
const HOMONYMS: [&str; 4] = [
    // The mechanics' two skills: an assistant may drive or repair, with or without a card.
    "driver",
    "repairman",
    // The sea and air lines of the board.
    "transport",
    // The module that its card is called after (R103).
    "paddock",
];

/// Where content reads what a card does, by kind.
const KINDS: &str = "crates/content/src/cards.rs";

pub fn check(tree: &Tree) -> Vec<String> {
    let cards = cards::all(tree);
    let mut broken: Vec<String> = cards.iter().flat_map(|card| missing_places(tree, card)).collect();
    broken.extend(named_elsewhere(tree, &cards));
    broken
}

fn missing_places(tree: &Tree, card: &Card) -> Vec<String> {
    let Card { slug, path, entry } = card;
    let mut broken = Vec::new();
    if let Err(error) = entry {
        broken.push(format!("{path}: is not TOML: {error}"));
    }
    if let Some(claimed) = card.claimed_slug().filter(|claimed| claimed != slug) {
        broken.push(format!("{path}: says slug = \"{claimed}\"; file name and slug must agree"));
    }
    for language in fluent::LANGUAGES {
        let file = fluent::text_path(language, "cards.ftl");
        let keys = tree.text(&file).map(fluent::keys).unwrap_or_default();
        if !keys.iter().any(|key| key.name == *slug) {
            broken.push(format!("{file}: has no words for `{slug}`"));
        }
    }
    if tree.text(rulings::PATH).and_then(|text| rulings::heading(text, slug)).is_none() {
        broken.push(format!("{}: has no heading `### {slug}`", rulings::PATH));
    }
    let scenarios = format!("crates/race/tests/scenarios/cards/{slug}/");
    if tree.below(&scenarios, ".scn").next().is_none() {
        broken.push(format!("{scenarios}: holds no scenario (.scn)"));
    }
    let kinds = tree.text(KINDS).unwrap_or_default();
    if let Some(kind) = card.effect_kind().filter(|kind| !kinds.contains(&format!("(\"{kind}\", "))) {
        broken.push(format!("{KINDS}: reads no kind `{kind}`, the effect of `{slug}`"));
    }
    let code = format!("crates/race/src/cards/{slug}.rs");
    if card.is_bespoke() && !tree.has(&code) {
        broken.push(format!("{code}: is missing, but the card's effect is of its own kind"));
    }
    broken
}

fn named_elsewhere(tree: &Tree, cards: &[Card]) -> Vec<String> {
    let slugs = cards.iter().map(|card| card.slug).filter(|slug| !HOMONYMS.contains(slug));
    let names: BTreeMap<String, &str> =
        slugs.flat_map(|slug| [(slug.to_owned(), slug), (type_name(slug), slug)]).collect();
    let mut broken = Vec::new();
    let rules = tree.below("crates/race/src/", ".rs");
    for (path, text) in rules.filter(|(path, _)| !path.starts_with("crates/race/src/cards/")) {
        let code = Source::parse(text).code;
        for (offset, word) in source::words(&code) {
            if let Some(slug) = names.get(word) {
                let line = source::line_of(&code, offset);
                broken.push(format!("{path}:{line}: names the card `{slug}`; only cards/ may"));
            }
        }
    }
    broken
}

/// The slug as a type would be called: `trail_hunter` is `TrailHunter`.
fn type_name(slug: &str) -> String {
    let parts = slug.split('_').filter_map(|part| part.split_at_checked(1));
    parts.map(|(first, rest)| first.to_uppercase() + rest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const COMPLETE: [(&str, &str); 8] = [
        ("content/cards/saboteur.toml", "slug = \"saboteur\"\n[effect]\nkind = \"saboteur\""),
        ("content/text/en/cards.ftl", "saboteur = Saboteur"),
        ("content/text/nl/cards.ftl", "saboteur = Saboteur"),
        ("content/text/fr/cards.ftl", "saboteur = Saboteur"),
        ("docs/RULINGS.md", "### saboteur\n"),
        ("crates/race/tests/scenarios/cards/saboteur/takes_two.scn", ""),
        (KINDS, "const KINDS = &[(\"saboteur\", read), (\"damage\", read)];"),
        ("crates/race/src/cards/saboteur.rs", "fn saboteur() {}"),
    ];

    #[test]
    fn a_complete_card_passes() {
        assert_eq!(check(&Tree::of(&COMPLETE)), [""; 0]);
    }

    #[test]
    fn each_missing_place_is_told() {
        for gone in 1..COMPLETE.len() {
            let mut files = COMPLETE.to_vec();
            let (path, _) = files.remove(gone);
            let broken = check(&Tree::of(&files));
            assert_eq!(broken.len(), 1, "{path}");
            let folder = path.rsplit_once('/').expect("a folder").0;
            assert!(broken[0].starts_with(folder), "{path}: {broken:?}");
        }
    }

    #[test]
    fn numbers_need_no_code_file() {
        let mut files = COMPLETE.to_vec();
        files.pop();
        files[0].1 = "[effect]\nkind = \"damage\"";
        assert_eq!(check(&Tree::of(&files)), [""; 0]);
    }

    #[test]
    fn a_file_under_a_wrong_name_is_told() {
        let mut files = COMPLETE.to_vec();
        files[0].1 = "slug = \"sabotage\"";
        assert_eq!(check(&Tree::of(&files)).len(), 1);
    }

    #[test]
    fn base_rules_name_no_card_but_may_speak_of_it_and_use_rule_words() {
        let mut files = COMPLETE.to_vec();
        files.push(("content/cards/driver.toml", ""));
        files.push(("crates/race/src/rooms/a.rs", "// saboteur\nfn driver() { f(\"saboteur\") }"));
        files.push(("crates/race/src/rooms/b.rs", "use x::Saboteur;"));
        let tree = Tree::of(&files);
        assert_eq!(
            named_elsewhere(&tree, &cards::all(&tree)),
            [
                "crates/race/src/rooms/a.rs:2: names the card `saboteur`; only cards/ may",
                "crates/race/src/rooms/b.rs:1: names the card `saboteur`; only cards/ may",
            ]
        );
    }
}
