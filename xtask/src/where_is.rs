//! `cargo xtask where WORD`: every place of a card, a rule word or a ruling.
//!
//! A slug names its own files and lines, so those are printed one by one. A word of the rules is
//! everywhere; for it the rooms, the files of the page called by it, the glossary and the rulings
//! that mention it are printed.

use std::fmt::Write;

use anyhow::{Result, bail};

use crate::{
    fluent, rulings,
    source::{self, Source},
    tree::{self, Tree},
};

const GLOSSARY: &str = "docs/GLOSSARY.md";

/// A heading and the places below it.
type Group = (&'static str, Vec<String>);

/// The places of what was asked for, as text; an error where there are none.
pub fn find(tree: &Tree, asked: &str) -> Result<String> {
    let id = asked.trim().to_uppercase();
    let name = Name::new(asked);
    let (title, groups) = if rulings::is_id(&id) {
        let groups = places_of_ruling(tree, &id);
        (id, groups)
    } else if slugs(tree).any(|slug| slug == name.slug) {
        (name.slug.clone(), places_of_slug(tree, &name))
    } else {
        (name.spaced.clone(), places_of_word(tree, &name))
    };
    if groups.iter().all(|(_, places)| places.is_empty()) {
        bail!("{}", nothing_found(tree, asked, &name));
    }
    Ok(show(&title, &groups))
}

/// One name in the forms it takes in content, prose and code. All lower case.
#[derive(Debug)]
struct Name {
    /// `trail_hunter`
    slug: String,
    /// `trail hunter`
    spaced: String,
    /// `trail-hunter`
    hyphened: String,
    /// `trailhunter`, which is `TrailHunter` in code.
    joined: String,
}

impl Name {
    fn new(asked: &str) -> Name {
        let lower = asked.to_lowercase();
        let parts: Vec<_> = lower.split([' ', '_', '-']).filter(|part| !part.is_empty()).collect();
        Name {
            slug: parts.join("_"),
            spaced: parts.join(" "),
            hyphened: parts.join("-"),
            joined: parts.concat(),
        }
    }

    /// Whether a line has the name as a whole word, in any form and case.
    fn is_in(&self, line: &str) -> bool {
        let line = line.to_lowercase();
        let forms = [&self.slug, &self.spaced, &self.hyphened, &self.joined];
        forms.iter().any(|form| source::find_word(&line, form).next().is_some())
    }

    /// Whether a Fluent key is the name's own: `saboteur`, `saboteur.text`, `saboteur-prompt`.
    fn owns_key(&self, key: &str) -> bool {
        let rest = key.strip_prefix(&self.slug).or_else(|| key.strip_prefix(&self.hyphened));
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '-']))
    }
}

/// Everything that is one file of content is called by that file's name.
fn slugs(tree: &Tree) -> impl Iterator<Item = &str> {
    tree.below("content/", ".toml").map(|(path, _)| tree::stem(path))
}

fn places_of_slug(tree: &Tree, name: &Name) -> Vec<Group> {
    let heading = tree.text(rulings::PATH).and_then(|text| rulings::heading(text, &name.slug));
    vec![
        ("content", files_named(tree, "content/", ".toml", name)),
        (
            "listed in",
            mentions(tree.below("content/", ".toml").filter(|(path, _)| tree::stem(path) != name.slug), name),
        ),
        ("code", files_named(tree, "crates/", ".rs", name)),
        ("named in", code_mentions(tree, name)),
        ("scenarios", scenarios(tree, name)),
        ("page", mentions(page(tree), name)),
        ("words", words(tree, name)),
        ("rulings", heading.map(|line| format!("{}:{line}", rulings::PATH)).into_iter().collect()),
        ("docs", mentions(docs(tree), name)),
    ]
}

fn places_of_word(tree: &Tree, name: &Name) -> Vec<Group> {
    let rooms = tree.below("crates/", ".rs").filter(|(path, _)| path.contains("/src/rooms/"));
    let lines = |path| tree.text(path).map(|text| lines_with(path, text, name)).unwrap_or_default();
    let other = docs(tree).filter(|(path, _)| ![GLOSSARY, rulings::PATH].contains(path));
    vec![
        ("code", files_named(tree, "crates/", ".rs", name)),
        ("rooms", mentions(rooms, name)),
        ("scenarios", scenarios(tree, name)),
        ("page", page_named(tree, name)),
        ("words", words(tree, name)),
        ("glossary", lines(GLOSSARY)),
        ("rulings", lines(rulings::PATH)),
        ("docs", mentions(other, name)),
    ]
}

fn places_of_ruling(tree: &Tree, id: &str) -> Vec<Group> {
    let defined = tree.text(rulings::PATH).into_iter().flat_map(rulings::defined);
    let defined = defined.filter(|(known, _)| *known == id).map(|(_, line)| (rulings::PATH, line));
    let cited: Vec<_> = rulings::citations(tree).into_iter().filter(|citation| citation.id == id).collect();
    let cited = |ending: &str| {
        let cited = cited.iter().filter(|citation| citation.path.ends_with(ending));
        cited.map(|citation| line_at(tree, citation.path, citation.line)).collect()
    };
    let name = Name::new(id);
    vec![
        ("ruling", defined.map(|(path, line)| line_at(tree, path, line)).collect()),
        ("content", cited(".toml")),
        ("code", cited(".rs")),
        ("scenarios", cited(".scn")),
        ("docs", mentions(docs(tree).filter(|(path, _)| *path != rulings::PATH), &name)),
    ]
}

fn files_named(tree: &Tree, folder: &str, ending: &str, name: &Name) -> Vec<String> {
    let files = tree.below(folder, ending).map(|(path, _)| path);
    files.filter(|path| tree::stem(path) == name.slug).map(str::to_owned).collect()
}

/// Sources that name a slug in code, other than its own file; tests speak of cards all the time.
fn code_mentions(tree: &Tree, name: &Name) -> Vec<String> {
    let sources = tree.below("crates/", ".rs").filter(|(path, _)| path.contains("/src/"));
    let others = sources.filter(|(path, _)| tree::stem(path) != name.slug);
    others.filter_map(|(path, text)| mention(path, &Source::parse(text).code, name)).collect()
}

/// The sources of the page. The types of the wire are generated and lead nowhere.
fn page(tree: &Tree) -> impl Iterator<Item = (&str, &str)> {
    let sources = [".ts", ".svelte"].into_iter().flat_map(|ending| tree.below("web/src/", ending));
    sources.filter(|(path, _)| *path != "web/src/wire.ts")
}

/// Files of the page that are called by a word: `MarketPanel.svelte`, `convoy.ts`.
fn page_named(tree: &Tree, name: &Name) -> Vec<String> {
    let files = page(tree).map(|(path, _)| path);
    files.filter(|path| tree::stem(path).to_lowercase().contains(&name.joined)).map(str::to_owned).collect()
}

fn scenarios(tree: &Tree, name: &Name) -> Vec<String> {
    let files = tree.below("crates/", ".scn").map(|(path, _)| path);
    let own =
        files.filter(|path| path.split('/').any(|part| part == name.slug) || tree::stem(path) == name.slug);
    own.map(str::to_owned).collect()
}

fn words(tree: &Tree, name: &Name) -> Vec<String> {
    let mut places = Vec::new();
    for language in fluent::LANGUAGES {
        for (path, text) in tree.below(&fluent::text_path(language, ""), ".ftl") {
            for key in fluent::keys(text).iter().filter(|key| name.owns_key(&key.name)) {
                places.push(line_at(tree, path, key.line));
            }
        }
    }
    places
}

/// The documents: those in `docs/` and those at the root.
fn docs(tree: &Tree) -> impl Iterator<Item = (&str, &str)> {
    tree.below("", ".md").filter(|(path, _)| path.starts_with("docs/") || !path.contains('/'))
}

fn lines_with(path: &str, text: &str, name: &Name) -> Vec<String> {
    let lines = text.lines().enumerate().filter(|(_, line)| name.is_in(line));
    lines.map(|(index, line)| place(path, index + 1, line)).collect()
}

fn mentions<'t>(files: impl Iterator<Item = (&'t str, &'t str)>, name: &Name) -> Vec<String> {
    files.filter_map(|(path, text)| mention(path, text, name)).collect()
}

/// `path:line`, and the further lines where there are more.
fn mention(path: &str, text: &str, name: &Name) -> Option<String> {
    const SHOWN: usize = 6;
    let lines = text.lines().enumerate().filter(|(_, line)| name.is_in(line));
    let lines: Vec<String> = lines.map(|(index, _)| (index + 1).to_string()).collect();
    match lines.as_slice() {
        [] => None,
        [line] => Some(format!("{path}:{line}")),
        [first, rest @ ..] if rest.len() < SHOWN => {
            Some(format!("{path}:{first} (also {})", rest.join(", ")))
        }
        [first, rest @ ..] => Some(format!("{path}:{first} (and {} lines more)", rest.len())),
    }
}

/// A place by its line number.
fn line_at(tree: &Tree, path: &str, number: usize) -> String {
    let line = tree.text(path).and_then(|text| text.lines().nth(number - 1));
    place(path, number, line.unwrap_or_default())
}

fn place(path: &str, number: usize, line: &str) -> String {
    const WIDTH: usize = 90;
    let line = line.trim();
    match line.char_indices().nth(WIDTH) {
        Some((cut, _)) => format!("{path}:{number}  {}…", &line[..cut]),
        None => format!("{path}:{number}  {line}"),
    }
}

fn show(title: &str, groups: &[Group]) -> String {
    let mut text = format!("{title}\n");
    for (heading, places) in groups {
        for (index, place) in places.iter().enumerate() {
            let heading = if index == 0 { heading } else { "" };
            // Writing to a String cannot fail.
            let _ = writeln!(text, "  {heading:<10} {place}");
        }
    }
    text
}

fn nothing_found(tree: &Tree, asked: &str, name: &Name) -> String {
    const ALIKE: f64 = 0.8;
    let rooms = tree.below("crates/", ".rs").filter(|(path, _)| path.contains("/src/rooms/"));
    let known = slugs(tree).chain(rooms.map(|(path, _)| tree::stem(path)));
    let nearest = known
        .map(|slug| (strsim::jaro_winkler(slug, &name.slug), slug))
        .filter(|(alike, _)| *alike >= ALIKE)
        .max_by(|a, b| a.0.total_cmp(&b.0));
    match nearest {
        Some((_, slug)) => format!("nothing is called `{asked}`; did you mean `{slug}`?"),
        None => format!(
            "nothing is called `{asked}`; ask for a file name in content/, a word of {GLOSSARY}, or a ruling such as R9"
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house() -> Tree {
        Tree::of(&[
            ("content/cards/trail_hunter.toml", "slug = \"trail_hunter\""),
            ("content/editions/base.toml", "[deck]\ntrail_hunter = 2\nguide = 2"),
            ("content/text/en/cards.ftl", "guide = Guide\ntrail_hunter = Trail Hunter\n    .text = Discard."),
            ("content/text/nl/cards.ftl", "trail_hunter = Spoorzoeker"),
            ("crates/race/src/cards/trail_hunter.rs", "//! Trail Hunter.\n"),
            ("crates/race/src/cards/mod.rs", "mod trail_hunter;\nuse TrailHunter;"),
            ("crates/race/src/rooms/convoy.rs", "//! Convoy.\n// R9: order\nfn f() {} // not trail_hunter"),
            ("crates/race/tests/scenarios/cards/trail_hunter/one.scn", "# R9"),
            ("web/src/art/cards.ts", "guide: 1,\ntrail_hunter: 2,"),
            ("web/src/games/race/ConvoyPanel.svelte", "<p></p>"),
            ("web/src/wire.ts", "trail_hunter"),
            ("docs/GLOSSARY.md", "- convoy: the phase\n"),
            ("docs/RULINGS.md", "- **R9** order in the Convoy phase\n### trail_hunter\nA trail-hunter.\n"),
        ])
    }

    #[test]
    fn every_place_of_a_card_is_printed() {
        let expected = "\
trail_hunter
  content    content/cards/trail_hunter.toml
  listed in  content/editions/base.toml:2
  code       crates/race/src/cards/trail_hunter.rs
  named in   crates/race/src/cards/mod.rs:1 (also 2)
  scenarios  crates/race/tests/scenarios/cards/trail_hunter/one.scn
  page       web/src/art/cards.ts:2
  words      content/text/en/cards.ftl:2  trail_hunter = Trail Hunter
             content/text/en/cards.ftl:3  .text = Discard.
             content/text/nl/cards.ftl:1  trail_hunter = Spoorzoeker
  rulings    docs/RULINGS.md:2
  docs       docs/RULINGS.md:2 (also 3)
";
        for asked in ["trail_hunter", "Trail Hunter", "TRAIL-HUNTER"] {
            assert_eq!(find(&house(), asked).expect("a card"), expected);
        }
    }

    #[test]
    fn a_rule_word_leads_to_its_room_and_texts() {
        let expected = "\
convoy
  code       crates/race/src/rooms/convoy.rs
  rooms      crates/race/src/rooms/convoy.rs:1
  page       web/src/games/race/ConvoyPanel.svelte
  glossary   docs/GLOSSARY.md:1  - convoy: the phase
  rulings    docs/RULINGS.md:1  - **R9** order in the Convoy phase
";
        assert_eq!(find(&house(), "Convoy").expect("a word"), expected);
    }

    #[test]
    fn a_ruling_leads_to_the_code_that_cites_it() {
        let expected = "\
R9
  ruling     docs/RULINGS.md:1  - **R9** order in the Convoy phase
  code       crates/race/src/rooms/convoy.rs:2  // R9: order
  scenarios  crates/race/tests/scenarios/cards/trail_hunter/one.scn:1  # R9
";
        assert_eq!(find(&house(), "r9").expect("a ruling"), expected);
    }

    #[test]
    fn a_misspelt_word_gets_a_suggestion() {
        let error = find(&house(), "trailhuntr").expect_err("no such card").to_string();
        assert_eq!(error, "nothing is called `trailhuntr`; did you mean `trail_hunter`?");
        let error = find(&house(), "zzz").expect_err("no such word").to_string();
        assert!(error.starts_with("nothing is called `zzz`; ask for"), "{error}");
    }
}
