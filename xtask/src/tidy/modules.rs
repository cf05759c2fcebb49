//! A module or a leader that is declared has all its places: code, hook arms, content, words, scenarios, a
//! heading in docs/MODULES.md and one in the rule book of each language. Toys, which exist only in tests, need none of them.

use crate::{fluent, rulings, tree::Tree};

/// Where the places of modules are listed.
const GUIDE: &str = "docs/MODULES.md";

/// What is declared, and where its places are.
struct Kind {
    /// The file that declares it.
    declared_in: &'static str,
    /// The file that must call it.
    called_in: &'static str,
    /// Its folder in code, content, words and scenarios.
    folder: &'static str,
    /// The type whose variants are declared.
    list: &'static str,
    /// How its headings in the rule book begin.
    rule: &'static str,
}

const KINDS: [Kind; 2] = [
    Kind {
        declared_in: "crates/race/src/modules/mod.rs",
        called_in: "crates/race/src/modules/hooks.rs",
        folder: "modules",
        list: "Module",
        rule: "",
    },
    Kind {
        declared_in: "crates/race/src/leaders/mod.rs",
        called_in: "crates/race/src/leaders/mod.rs",
        folder: "leaders",
        list: "Leader",
        rule: "leader_",
    },
];

/// The module that leaders come with: its places are those of the leaders.
const LEADERS: &str = "leaders";

pub fn check(tree: &Tree) -> Vec<String> {
    let missing = |kind: &Kind| {
        let text = tree.text(kind.declared_in).unwrap_or_default();
        let declared = declared(text).into_iter().filter(|(_, slug)| *slug != LEADERS);
        declared.flat_map(|(name, slug)| missing_places(tree, kind, name, slug)).collect::<Vec<_>>()
    };
    KINDS.iter().flat_map(missing).collect()
}

/// Name and slug of what a file declares (`Season = "season": "..",`), toys left out.
fn declared(text: &str) -> Vec<(&str, &str)> {
    let (mut found, mut is_toy) = (Vec::new(), false);
    let block =
        text.split_once("\ndeclare!(").map_or("", |(_, rest)| rest.split("\n);").next().unwrap_or_default());
    for line in block.lines().map(str::trim) {
        if line.starts_with("#[cfg(") {
            is_toy = true;
        } else if let Some((name, rest)) = line.split_once(" = \"") {
            if let Some((slug, _)) = rest.split_once("\":").filter(|_| !is_toy) {
                found.push((name, slug));
            }
            is_toy = false;
        }
    }
    found
}

fn missing_places(tree: &Tree, kind: &Kind, name: &str, slug: &str) -> Vec<String> {
    let folder = kind.folder;
    let mut broken = Vec::new();
    for file in [format!("crates/race/src/{folder}/{slug}.rs"), format!("content/{folder}/{slug}.toml")] {
        if !tree.has(&file) {
            broken.push(format!("{file}: is missing; {} declares `{slug}`", kind.declared_in));
        }
    }
    let called = format!("{}::{name}", kind.list);
    if !tree.text(kind.called_in).unwrap_or_default().contains(&called) {
        broken.push(format!("{}: no arm names {called}, so it speaks nowhere", kind.called_in));
    }
    for language in fluent::LANGUAGES {
        let file = fluent::text_path(language, &format!("{folder}.ftl"));
        let keys = tree.text(&file).map(fluent::keys).unwrap_or_default();
        if !keys.iter().any(|key| key.name == slug) {
            broken.push(format!("{file}: has no words for `{slug}`"));
        }
        let (book, rule) = (format!("content/rules/rules-{language}.md"), format!("## {}{slug}", kind.rule));
        let is_rule = |line: &str| line.split(':').next() == Some(rule.as_str());
        if !tree.text(&book).unwrap_or_default().lines().any(is_rule) {
            broken.push(format!("{book}: has no heading `{rule}: ..`"));
        }
    }
    let scenarios = format!("crates/race/tests/scenarios/{folder}/{slug}/");
    if tree.below(&scenarios, ".scn").next().is_none() {
        broken.push(format!("{scenarios}: holds no scenario (.scn)"));
    }
    if tree.text(GUIDE).and_then(|text| rulings::heading(text, slug)).is_none() {
        broken.push(format!("{GUIDE}: has no heading `### {slug}`"));
    }
    broken
}

#[cfg(test)]
mod tests {
    use super::*;

    const DECLARED: &str = "\ndeclare!(\n    Module {\n        Leaders = \"leaders\": \"All.\",\n        Season = \"season\": \"Weather.\",\n        #[cfg(feature = \"toys\")]\n        Probe = \"probe\": \"A toy.\",\n    }\n);\n";
    const COMPLETE: [(&str, &str); 12] = [
        ("crates/race/src/modules/mod.rs", DECLARED),
        ("crates/race/src/modules/hooks.rs", "Module::Season => {}"),
        ("crates/race/src/modules/season.rs", ""),
        ("content/modules/season.toml", ""),
        ("content/text/en/modules.ftl", "season = Season"),
        ("content/text/nl/modules.ftl", "season = Seizoen"),
        ("content/text/fr/modules.ftl", "season = Saison"),
        ("crates/race/tests/scenarios/modules/season/it_rains.scn", ""),
        ("docs/MODULES.md", "### season\n"),
        ("content/rules/rules-en.md", "## season: Season\n"),
        ("content/rules/rules-nl.md", "## season: Seizoen\n"),
        ("content/rules/rules-fr.md", "## season: Saison\n"),
    ];

    #[test]
    fn a_complete_module_passes_and_a_toy_needs_nothing() {
        assert_eq!(declared(DECLARED), [("Leaders", "leaders"), ("Season", "season")]);
        assert_eq!(check(&Tree::of(&COMPLETE)), [""; 0]);
    }

    #[test]
    fn each_missing_place_is_named() {
        for gone in 1..COMPLETE.len() {
            let mut files = COMPLETE.to_vec();
            let (path, _) = files.remove(gone);
            let broken = check(&Tree::of(&files));
            assert_eq!(broken.len(), 1, "{path}: {broken:?}");
            let folder = path.rsplit_once('/').expect("a folder").0;
            assert!(broken[0].starts_with(folder), "{path}: {broken:?}");
        }
    }
}
