//! A module or a leader that is declared has all its places: code, hook arms, content, words (those of a leader's crew
//! too), scenarios, a heading in docs/MODULES.md and one in the rule book of each language. Toys, which exist only in tests, need none of them.

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
    /// The file where all of them stand together: play modes, or vehicle sheets by the leader whose crew it is.
    listed_in: &'static str,
    /// What its name in the words has besides: the page shows all of them.
    said: &'static [&'static str],
}

const KINDS: [Kind; 2] = [
    Kind {
        declared_in: "crates/race/src/modules/mod.rs",
        called_in: "crates/race/src/modules/hooks.rs",
        folder: "modules",
        list: "Module",
        rule: "",
        listed_in: "content/modes.toml",
        said: &["text"],
    },
    Kind {
        declared_in: "crates/race/src/leaders/mod.rs",
        called_in: "crates/race/src/leaders/mod.rs",
        folder: "leaders",
        list: "Leader",
        rule: "leader_",
        listed_in: "content/modules/paddock.toml",
        said: &["text", "short", "when", "life"],
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
    KINDS.iter().flat_map(missing).chain(forms(tree)).chain(powers(tree)).chain(crews(tree)).collect()
}

/// What the page makes of a leader's power: its state, and where its acts are pressed.
const STATES: &str = "web/src/games/race/leaders/states.ts";
const OFFERS: &str = "web/src/games/race/kinds.ts";

/// A power that is said has its button on the leader's card, and one that is aimed lets its player choose at what.
fn powers(tree: &Tree) -> Vec<String> {
    let mut broken = Vec::new();
    let entry = |file: &str, key: &str| {
        let start = format!("  {key}: {{");
        tree.text(file).unwrap_or_default().lines().find(|line| line.starts_with(&start)).map(str::to_owned)
    };
    for (_, slug) in declared(tree.text(KINDS[1].declared_in).unwrap_or_default()) {
        let code = tree.text(&format!("crates/race/src/leaders/{slug}.rs")).unwrap_or_default();
        let Some((_, spoken)) = code.split_once("spoken!(") else { continue };
        let spoken = spoken.split("\n);").next().unwrap_or_default();
        let power = entry(STATES, slug).unwrap_or_default();
        if !power.contains(&format!("'{slug}_")) || !power.contains("act: ") {
            broken.push(format!(
                "{STATES}: `{slug}` lacks the `kinds` that use its power, or the `act` that is asked about"
            ));
        }
        for line in spoken.lines().filter(|line| line.contains(") = \"") && line.contains(": takes")) {
            let word = line.split('"').nth(1).unwrap_or_default();
            let kind = format!("{slug}_{word}");
            if word != slug && entry(OFFERS, &kind).is_some_and(|look| !look.contains("at: 'group'")) {
                broken.push(format!(
                    "{OFFERS}: `{kind}` is aimed, so it needs `at: 'group'`: its button would take the first"
                ));
            }
        }
    }
    broken
}

/// A crew has one leader.
fn crews(tree: &Tree) -> Vec<String> {
    let mut led: Vec<(&str, &str)> = Vec::new();
    let mut broken = Vec::new();
    for (_, slug) in declared(tree.text(KINDS[1].declared_in).unwrap_or_default()) {
        let path = format!("content/leaders/{slug}.toml");
        let Some(crew) = tree.text(&path).and_then(crew_of) else { continue };
        match led.iter().find(|(one, _)| *one == crew) {
            Some((_, other)) => broken.push(format!("{path}: `{crew}` is the crew of `{other}` already")),
            None => led.push((crew, slug)),
        }
    }
    broken
}

fn crew_of(content: &str) -> Option<&str> {
    content.lines().find_map(|line| line.strip_prefix("crew = \"")?.split('"').next())
}

/// What stands behind a module in its second form, in the lobby.
const MIX: &str = "web/src/games/race/mix/mix.ts";
/// Which modules are played together.
const MODES: &str = "content/modes.toml";

/// Second forms: offered by the lobby, in a play mode, played by a scenario. And the mode with everything has everything.
fn forms(tree: &Tree) -> Vec<String> {
    let declaring = tree.text(KINDS[0].declared_in).unwrap_or_default();
    let (mix, modes) = (tree.text(MIX).unwrap_or_default(), tree.text(MODES).unwrap_or_default());
    let second = mix.split_once("export const SECOND").map_or("", |(_, rest)| rest);
    let second = second.split("\n};").next().unwrap_or_default();
    let everything = modes.split_once("slug = \"everything\"").map_or("", |(_, rest)| rest);
    let everything = everything.split("[[mode]]").next().unwrap_or_default();
    let mut broken = Vec::new();
    for (name, slug) in declared(declaring).into_iter().filter(|(_, slug)| *slug != LEADERS) {
        let form = second_form(declaring, name);
        let told = form.map_or("null".to_owned(), |form| format!("'{form}'"));
        if !second.contains(&format!("\n  {slug}: {told},")) {
            broken.push(format!("{MIX}: `SECOND` does not say `{slug}: {told}`"));
        }
        if !everything.contains(&format!("\"{slug}")) {
            broken.push(format!("{MODES}: `everything` does not name `{slug}`"));
        }
        let Some(word) = form.map(|form| format!("{slug}:{form}")) else { continue };
        if !modes.contains(&format!("\"{word}\"")) {
            broken.push(format!("{MODES}: does not name `{word}`, its second form"));
        }
        let scenarios = format!("crates/race/tests/scenarios/modules/{slug}/");
        let plays = |text: &str| {
            let modules = text.lines().filter_map(|line| line.strip_prefix("modules "));
            modules.flat_map(str::split_whitespace).any(|module| module == word)
        };
        if !tree.below(&scenarios, ".scn").any(|(_, text)| plays(text)) {
            broken.push(format!("{scenarios}: no scenario plays `modules {word}`"));
        }
    }
    broken
}

/// The arm of `second_form` that names the module: `Module::Season | Module::Diplomacy => Some("hard"),`.
fn second_form<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let arms = text.split_once("fn second_form")?.1.split("\n    }").next()?;
    let called = format!("Module::{name}");
    let arms = arms.lines().filter_map(|line| line.split_once(" => Some(\""));
    let mut arms = arms.filter(|(names, _)| names.trim().split(" | ").any(|one| one == called));
    arms.next()?.1.split('"').next()
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
    let content = tree.text(&format!("content/{folder}/{slug}.toml")).unwrap_or_default();
    let crew = crew_of(content);
    // A leader without a crew of his own drives what he hires.
    let stands_there = kind.list == "Module" || crew.is_some();
    let listed = tree.text(kind.listed_in).unwrap_or_default();
    if stands_there && ![format!("\"{slug}\""), format!("\"{slug}:")].iter().any(|word| listed.contains(word))
    {
        broken.push(format!("{}: does not name `{slug}`", kind.listed_in));
    }
    for language in fluent::LANGUAGES {
        let crews = fluent::text_path(language, "crews.ftl");
        let named = |crew: &&str| {
            tree.text(&crews).is_some_and(|text| fluent::keys(text).iter().any(|key| key.name == *crew))
        };
        if let Some(crew) = crew.filter(|crew| !named(crew)) {
            broken.push(format!("{crews}: has no words for `{crew}`, the crew of `{slug}`"));
        }
        let file = fluent::text_path(language, &format!("{folder}.ftl"));
        let keys = tree.text(&file).map(fluent::keys).unwrap_or_default();
        if !keys.iter().any(|key| key.name == slug) {
            broken.push(format!("{file}: has no words for `{slug}`"));
        } else {
            let told = |part: &&&str| keys.iter().any(|key| key.name == format!("{slug}.{part}"));
            let lacking = kind.said.iter().filter(|part| !told(part));
            broken.extend(lacking.map(|part| format!("{file}: `{slug}` lacks `.{part}`")));
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
    const COMPLETE: [(&str, &str); 14] = [
        ("crates/race/src/modules/mod.rs", DECLARED),
        ("crates/race/src/modules/hooks.rs", "Module::Season => {}"),
        ("crates/race/src/modules/season.rs", ""),
        ("content/modules/season.toml", ""),
        ("content/modes.toml", "[[mode]]\nslug = \"everything\"\nmodules = [\"season\"]"),
        ("content/text/en/modules.ftl", "season = Season\n    .text = Weather."),
        ("content/text/nl/modules.ftl", "season = Seizoen\n    .text = Weer."),
        ("content/text/fr/modules.ftl", "season = Saison\n    .text = Météo."),
        ("crates/race/tests/scenarios/modules/season/it_rains.scn", ""),
        ("docs/MODULES.md", "### season\n"),
        ("content/rules/rules-en.md", "## season: Season\n"),
        ("content/rules/rules-nl.md", "## season: Seizoen\n"),
        ("content/rules/rules-fr.md", "## season: Saison\n"),
        (MIX, "export const SECOND = {\n  season: null,\n};"),
    ];

    #[test]
    fn a_complete_module_passes_and_a_toy_needs_nothing() {
        assert_eq!(declared(DECLARED), [("Leaders", "leaders"), ("Season", "season")]);
        assert_eq!(check(&Tree::of(&COMPLETE)), [""; 0]);
    }

    #[test]
    fn the_crew_of_a_leader_has_its_name() {
        let mut files = COMPLETE.to_vec();
        files[3].1 = "crew = \"swiss\"\n";
        assert_eq!(check(&Tree::of(&files)).len(), 3, "no language names it");
        files.extend([
            ("content/text/en/crews.ftl", "swiss = Swiss crew"),
            ("content/text/nl/crews.ftl", "swiss = Zwitsers team"),
            ("content/text/fr/crews.ftl", "swiss = Suisses"),
        ]);
        assert_eq!(check(&Tree::of(&files)), [""; 0]);
    }

    #[test]
    fn a_name_alone_is_not_all_that_the_page_says() {
        let mut files = COMPLETE.to_vec();
        files[5].1 = "season = Season";
        assert_eq!(check(&Tree::of(&files)), ["content/text/en/modules.ftl: `season` lacks `.text`"]);
    }

    #[test]
    fn a_power_has_its_button_and_a_crew_one_leader() {
        const LEADERS: &str = "\ndeclare!(\n    Leader {\n        Cook = \"cook\": \"A.\",\n        Kate = \"kate\": \"B.\",\n    }\n);\n";
        let spoken =
            "spoken!(\n    Leaders(Kate) = \"kate\" {\n        Rob(Seat) = \"rob\": takes,\n    }\n);\n";
        let tree = |state, offer| {
            Tree::of(&[
                (KINDS[1].declared_in, LEADERS),
                ("crates/race/src/leaders/kate.rs", spoken),
                ("content/leaders/cook.toml", "crew = \"swiss\"\n"),
                ("content/leaders/kate.toml", "crew = \"swiss\"\n"),
                (STATES, state),
                (OFFERS, offer),
            ])
        };
        let whole =
            tree("  kate: { kinds: ['kate_rob'], act: () => 'kate rob 1' },", "  kate_rob: { at: 'group' },");
        assert_eq!(powers(&whole), [""; 0]);
        assert_eq!(crews(&whole), ["content/leaders/kate.toml: `swiss` is the crew of `cook` already"]);
        assert_eq!(powers(&tree("  kate: { kinds: [] },", "  kate_rob: { at: 'laid' },")).len(), 2);
    }

    #[test]
    fn each_missing_place_is_named() {
        for gone in 1..COMPLETE.len() {
            let mut files = COMPLETE.to_vec();
            let (path, _) = files.remove(gone);
            let broken = check(&Tree::of(&files));
            // The play modes are asked for the module twice: in one of them, and in the one with everything.
            assert_eq!(broken.len(), if path == MODES { 2 } else { 1 }, "{path}: {broken:?}");
            let folder = path.rsplit_once('/').expect("a folder").0;
            assert!(broken[0].starts_with(folder), "{path}: {broken:?}");
        }
    }

    #[test]
    fn a_second_form_is_offered_mixed_and_played() {
        let declared = DECLARED.to_owned()
            + "pub const fn second_form(self) {\n match self {\n  Module::Wind | Module::Season => Some(\"hard\"),\n  _ => None,";
        let mut files = COMPLETE.to_vec();
        files[0].1 = &declared;
        let places = [MIX, MODES, "crates/race/tests/scenarios/modules/season/"];
        let broken = check(&Tree::of(&files));
        assert_eq!(broken.len(), 3, "{broken:?}");
        assert!(places.iter().all(|place| broken.iter().any(|one| one.starts_with(place))), "{broken:?}");
        files[4].1 = "slug = \"everything\"\nmodules = [\"season:hard\"]";
        files[8].1 = "# R94\nmodules village season:hard\n";
        files[13].1 = "export const SECOND = {\n  season: 'hard',\n};";
        assert_eq!(check(&Tree::of(&files)), [""; 0]);
    }
}
