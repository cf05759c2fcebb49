//! What the page says of a kind beyond its name: the tip of a choice that has a rule, the short forms of an event for strip
//! and paper, and the place of every rule in its book. The tables are `web/src/games/race/kinds.ts` and `learn/book.ts`.

use std::collections::BTreeSet;

use crate::{
    fluent::{self, LANGUAGES},
    rulings,
    tree::Tree,
};

const KINDS: &str = "web/src/games/race/kinds.ts";
const BOOK: &str = "web/src/games/race/learn/book.ts";
const CARDS: &str = "web/src/games/race/learn/cards.ts";
/// The pictures of cards: of modules, and of the base game.
const SCENES: [&str; 2] = ["web/src/art/scenes.ts", "web/src/art/cards.ts"];

pub fn check(tree: &Tree) -> Vec<String> {
    let (kinds, book) = (tree.text(KINDS).unwrap_or_default(), tree.text(BOOK).unwrap_or_default());
    let rules = rules(book);
    let mut broken = Vec::new();
    for (kind, look) in entries(kinds, "EVENTS") {
        if has(look, "deed") {
            broken.extend(unsaid(tree, "told.ftl", &[format!("did_{kind}")], KINDS, "has a `deed`"));
        }
        if has(look, "headline") {
            let key = format!("news_{}", kind.replace("_own", ""));
            broken.extend(unsaid(tree, "told.ftl", &[key], KINDS, "has a `headline`"));
        }
    }
    for (kind, look) in entries(kinds, "OFFERS") {
        if word_of(look, "at") == Some("group") {
            let keys = [format!("group_{kind}"), format!("open_{kind}")];
            broken.extend(unsaid(tree, "page.ftl", &keys, KINDS, "stands in a `group`"));
        }
        let Some(rule) = word_of(look, "rule") else { continue };
        let keys = [format!("sign_do_{kind}"), format!("sign_do_{kind}.text")];
        broken.extend(unsaid(tree, "more.ftl", &keys, KINDS, "has a `rule`"));
        if !rules.iter().any(|(id, _)| id == rule) {
            broken.push(format!("{KINDS}: `{kind}` names the rule `{rule}`, which is not in {BOOK}"));
        }
    }
    broken.extend(LANGUAGES.iter().flat_map(|language| compare(tree, language, &rules)));
    broken.extend(cards(tree, &rules));
    broken
}

/// Keys that a file lacks in some language.
fn unsaid(tree: &Tree, file: &str, keys: &[String], by: &str, why: &str) -> Vec<String> {
    let mut broken = Vec::new();
    for path in LANGUAGES.map(|language| fluent::text_path(language, file)) {
        let known = tree.text(&path).map(fluent::keys).unwrap_or_default();
        let lacking = keys.iter().filter(|key| !known.iter().any(|one| one.name == **key));
        broken.extend(lacking.map(|key| format!("{path}: lacks `{key}`, whose kind {why} in {by}")));
    }
    broken
}

/// The book of one language: the rules that the page places, in its order, and the rulings that it cites.
fn compare(tree: &Tree, language: &str, rules: &[(String, Vec<&str>)]) -> Vec<String> {
    let mut broken = Vec::new();
    let path = format!("content/rules/rules-{language}.md");
    let heading = |line: &str| Some(line.strip_prefix("## ")?.split(':').next()?.to_owned());
    let told: Vec<String> = tree.text(&path).unwrap_or_default().lines().filter_map(heading).collect();
    let placed: Vec<&String> = rules.iter().map(|(id, _)| id).collect();
    for id in told.iter().filter(|id| !placed.contains(id)) {
        broken.push(format!("{BOOK}: has no place for `## {id}` of {path}: rule('{id}', 'its rulings')"));
    }
    for id in placed.iter().filter(|id| !told.contains(id)) {
        broken.push(format!("{path}: has no heading `## {id}: ..`, which {BOOK} places"));
    }
    if broken.is_empty()
        && let Some((id, _)) = told.iter().zip(&placed).find(|(told, placed)| told != *placed)
    {
        broken.push(format!("{path}: `## {id}` stands elsewhere than in {BOOK}"));
    }
    let path = format!("content/rules/rulings-{language}.md");
    let rulings = tree.text(&path).unwrap_or_default();
    let cited: BTreeSet<&str> = rules.iter().flat_map(|(_, cited)| cited.iter().copied()).collect();
    let lacking = cited.into_iter().filter(|number| !rulings.contains(&format!("- **R{number}** ")));
    broken.extend(lacking.map(|number| format!("{path}: lacks R{number}, which {BOOK} cites")));
    broken
}

/// Every card of the content is known to the book, with the rulings that are listed for it, and has a picture.
fn cards(tree: &Tree, rules: &[(String, Vec<&str>)]) -> Vec<String> {
    let table = tree.text(CARDS).unwrap_or_default();
    let known: Vec<&str> = entries(table, "CARDS").into_iter().map(|(slug, _)| slug).collect();
    let scenes = SCENES.map(|path| tree.text(path).unwrap_or_default()).concat();
    let rulings = tree.text(rulings::PATH).unwrap_or_default();
    let files = tree.below("content/cards/", ".toml").map(|(path, _)| path);
    let slugs = files.filter_map(|path| path.strip_prefix("content/cards/")?.strip_suffix(".toml"));
    let mut broken = Vec::new();
    for slug in slugs {
        if !known.contains(&slug) {
            broken.push(format!("{CARDS}: has no entry `{slug}`"));
        }
        if !scenes.contains(&format!("\n  {slug}: ")) {
            broken.push(format!("{}: has no picture `{slug}`", SCENES[0]));
        }
        let listed = listed_for(rulings, slug);
        if let Some((_, cited)) = rules.iter().find(|(id, _)| id.strip_prefix("card_") == Some(slug))
            && cited.iter().copied().collect::<BTreeSet<_>>() != listed
        {
            let listed = listed.into_iter().collect::<Vec<_>>().join(" ");
            broken.push(format!("{BOOK}: `card_{slug}` does not cite '{listed}', as {} does", rulings::PATH));
        }
    }
    broken
}

/// The rulings below the heading of a card (`- R69, R108: ..`).
fn listed_for<'a>(text: &'a str, slug: &str) -> BTreeSet<&'a str> {
    let Some((_, part)) = text.split_once(&format!("\n### {slug}\n")) else { return BTreeSet::new() };
    let lines = part.lines().take_while(|line| !line.starts_with('#'));
    let names = lines.filter_map(|line| Some(line.strip_prefix("- R")?.split_once(':')?.0));
    names.flat_map(|names| names.split(", R")).collect()
}

/// Kind and look of every entry of a table: `  drove: { look: 420 },`, over several lines where it is long.
fn entries<'a>(text: &'a str, table: &str) -> Vec<(&'a str, &'a str)> {
    let Some((_, rest)) = text.split_once(&format!("export const {table}:")) else { return Vec::new() };
    let block = rest.split("\n};").next().unwrap_or_default();
    let mut found = Vec::new();
    for (at, indent) in block.match_indices("\n  ") {
        let entry = &block[at + indent.len()..];
        if let Some((kind, _)) = entry.split_once(": {").filter(|(kind, _)| is_kind(kind)) {
            found.push((kind, look_of(&entry[kind.len()..])));
        }
    }
    found
}

fn is_kind(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|letter| matches!(letter, b'a'..=b'z' | b'0'..=b'9' | b'_'))
}

/// From the brace that opens to the one that closes it.
fn look_of(text: &str) -> &str {
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 1 => return &text[..at],
            '}' => depth -= 1,
            _ => {}
        }
    }
    text
}

fn has(look: &str, field: &str) -> bool {
    look.contains(&format!("{field}:"))
}

fn word_of<'a>(look: &'a str, field: &str) -> Option<&'a str> {
    look.split_once(&format!("{field}: '"))?.1.split('\'').next()
}

/// The rules that the book places, with the rulings behind each: `rule('convoy', '9 10')`, `card('guide', '48')`.
fn rules(text: &str) -> Vec<(String, Vec<&str>)> {
    let block = text.split_once("export const BOOK").map_or("", |(_, rest)| rest);
    let block = block.split("\n];").next().unwrap_or_default();
    let mut found = Vec::new();
    for (at, call) in block.match_indices("('") {
        let start = match &block[..at] {
            before if before.ends_with("rule") => "",
            before if before.ends_with("card") => "card_",
            _ => continue,
        };
        let mut words = block[at + call.len()..].splitn(3, '\'');
        let (Some(id), Some(between), rest) = (words.next(), words.next(), words.next()) else { continue };
        let cited = rest.filter(|_| between == ", ").and_then(|rest| rest.split('\'').next());
        let cited = cited.map(|cited| cited.split(' ').filter(|word| !word.is_empty()).collect());
        found.push((format!("{start}{id}"), cited.unwrap_or_default()));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLES: &str = "export const EVENTS: Record<K, L> = {\n  // Tolls.\n  toll_paid: { look: 1, deed: 'each', headline: \
        [8, 'gate'] },\n  held_own: {\n    look: 1,\n    headline: [1, 'gate'],\n  },\n  quiet: {},\n};\n\
        export const OFFERS: Record<K, L> = {\n  gate_pay: { icon: 'franc', rule: 'gate', at: 'group' },\n  to: { icon: 'hex' },\n};\n";
    const PLACES: &str = "const rule = (id) => 1;\nexport const BOOK: Chapter[] = [\n  rule('aim'),\n  \
        rule('gate', '171 2', 'toll_paid'),\n  card('visa', '69', undefined, 'played'),\n];\n";
    const COMPLETE: [(&str, &str); 21] = [
        (KINDS, TABLES),
        (BOOK, PLACES),
        (CARDS, "export const CARDS: Record<string, T> = {\n  visa: { timing: 'any_time' },\n};\n"),
        ("content/cards/visa.toml", ""),
        (SCENES[0], "export const SCENES = {\n  visa: () => '',\n};\n"),
        (rulings::PATH, "\n### visa\n\n- R69: before\n### dandy\n- R1: no\n"),
        ("content/text/en/page.ftl", "group_gate_pay = a\nopen_gate_pay = b"),
        ("content/text/nl/page.ftl", "group_gate_pay = a\nopen_gate_pay = b"),
        ("content/text/fr/page.ftl", "group_gate_pay = a\nopen_gate_pay = b"),
        ("content/text/en/told.ftl", "did_toll_paid = a\nnews_toll_paid = b\nnews_held = c"),
        ("content/text/nl/told.ftl", "did_toll_paid = a\nnews_toll_paid = b\nnews_held = c"),
        ("content/text/fr/told.ftl", "did_toll_paid = a\nnews_toll_paid = b\nnews_held = c"),
        ("content/text/en/more.ftl", "sign_do_gate_pay = a\n    .text = b"),
        ("content/text/nl/more.ftl", "sign_do_gate_pay = a\n    .text = b"),
        ("content/text/fr/more.ftl", "sign_do_gate_pay = a\n    .text = b"),
        ("content/rules/rules-en.md", "# race: R\n## aim: A\n## gate: G\n## card_visa: V\n"),
        ("content/rules/rules-nl.md", "# race: R\n## aim: A\n## gate: G\n## card_visa: V\n"),
        ("content/rules/rules-fr.md", "# race: R\n## aim: A\n## gate: G\n## card_visa: V\n"),
        ("content/rules/rulings-en.md", "- **R171** a\n- **R2** b\n- **R69** c\n"),
        ("content/rules/rulings-nl.md", "- **R171** a\n- **R2** b\n- **R69** c\n"),
        ("content/rules/rulings-fr.md", "- **R171** a\n- **R2** b\n- **R69** c\n"),
    ];

    /// What is told when this stands in a file in place of that.
    fn told(path: &str, this: &str, that: &str) -> Vec<String> {
        let changed = COMPLETE
            .map(|(file, text)| (file, if file == path { text.replace(this, that) } else { text.into() }));
        let files: Vec<(&str, &str)> = changed.iter().map(|(file, text)| (*file, text.as_str())).collect();
        check(&Tree::of(&files))
    }

    #[test]
    fn each_missing_place_is_named() {
        assert_eq!(check(&Tree::of(&COMPLETE)), [""; 0]);
        for (path, gone, words) in [
            (
                "content/text/nl/told.ftl",
                "did_toll_paid = a\n",
                "content/text/nl/told.ftl: lacks `did_toll_paid`",
            ),
            ("content/text/fr/told.ftl", "\nnews_held = c", "content/text/fr/told.ftl: lacks `news_held`"),
            (
                "content/text/en/more.ftl",
                "\n    .text = b",
                "content/text/en/more.ftl: lacks `sign_do_gate_pay.text`",
            ),
            (BOOK, "  rule('aim'),\n", "has no place for `## aim` of content/rules/rules-en.md"),
            (
                "content/rules/rules-fr.md",
                "## aim: A\n",
                "content/rules/rules-fr.md: has no heading `## aim: ..`",
            ),
            ("content/rules/rulings-nl.md", "- **R2** b\n", "content/rules/rulings-nl.md: lacks R2,"),
            (CARDS, "  visa: { timing: 'any_time' },\n", "has no entry `visa`"),
            (SCENES[0], "  visa: () => '',\n", "has no picture `visa`"),
            (rulings::PATH, "- R69: before\n", "`card_visa` does not cite ''"),
            (
                "content/text/fr/page.ftl",
                "\nopen_gate_pay = b",
                "content/text/fr/page.ftl: lacks `open_gate_pay`",
            ),
        ] {
            let broken = told(path, gone, "");
            assert!(broken.first().is_some_and(|line| line.contains(words)), "{words}: {broken:?}");
        }
        let moved = told("content/rules/rules-en.md", "## aim: A\n## gate: G\n", "## gate: G\n## aim: A\n");
        assert_eq!(moved, [format!("content/rules/rules-en.md: `## gate` stands elsewhere than in {BOOK}")]);
        let strange = told(KINDS, "rule: 'gate'", "rule: 'gait'");
        assert_eq!(strange, [format!("{KINDS}: `gate_pay` names the rule `gait`, which is not in {BOOK}")]);
    }
}
