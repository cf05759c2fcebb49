//! `modes.toml`: the play-mode cards and the modules of each (R111, R152).

use std::collections::BTreeSet;

use race::modules::ModuleSet;

use crate::Content;
use crate::problem::{Problem, Report};
use crate::reader::{Entry, slug_mark, twice};

/// Where they stand.
pub(crate) const FILE: &str = "modes.toml";

/// Slug and modules of every card, in order.
pub(crate) fn read(content: &Content, report: &Report) -> Option<Vec<(String, ModuleSet)>> {
    let Some(text) = content.file(FILE) else {
        report.add(Problem::of_file(FILE, "no such file", "the play-mode cards"));
        return None;
    };
    let mut entry = Entry::of_file(FILE, text, report)?;
    let mut slugs = BTreeSet::new();
    let mut modes = Vec::new();
    for mut mode in entry.list("mode", "mode", slug_mark) {
        let slug = mode.slug("slug");
        if let Some(slug) = slug.as_ref().filter(|slug| !slugs.insert((*slug).clone())) {
            mode.tell("slug", &twice(slug), "each slug once");
        }
        let modules =
            mode.need("modules", "a list of modules, such as [\"season:hard\", \"village\"]", |value| {
                let words = value.as_array()?.iter().map(|word| word.as_str()).collect::<Option<Vec<_>>>()?;
                ModuleSet::read(words).ok()
            });
        mode.close();
        modes.push((slug?, modules?));
    }
    entry.close();
    Some(modes)
}
