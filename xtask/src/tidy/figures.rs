//! The figures of the server: dashboard, alerts and the host's guide name no others, and dashboard and guide name all of them.

use std::collections::BTreeSet;

use crate::tree::Tree;

/// Where the figures are made.
const MADE: &str = "crates/server/src/metrics.rs";
/// Where they are named, and whether all of them must be.
const NAMED: [(&str, bool); 3] =
    [("hosting/grafana.json", true), ("docs/HOSTING.md", true), ("hosting/alerts.yml", false)];
/// How all of them begin.
const BEGIN: &str = "great_race_";
/// What Prometheus makes of one histogram.
const PARTS: [&str; 3] = ["_bucket", "_sum", "_count"];

pub fn check(tree: &Tree) -> Vec<String> {
    let made = tree.text(MADE).map(|text| names(text, "\"")).unwrap_or_default();
    let mut broken = Vec::new();
    for (path, all) in NAMED {
        let Some(text) = tree.text(path) else {
            broken.push(format!("{path} is missing"));
            continue;
        };
        let named: BTreeSet<String> = names(text, "").into_iter().map(|name| whole(&name, &made)).collect();
        broken.extend(named.difference(&made).map(|name| format!("{path}: the server has no {name}")));
        if all {
            broken.extend(made.difference(&named).map(|name| format!("{path} does not name {name}")));
        }
    }
    broken
}

/// The words that begin as figures do, where this stands before them.
fn names(text: &str, before: &str) -> BTreeSet<String> {
    let starts = text.match_indices(BEGIN).filter(|(at, _)| {
        let rest = &text[..*at];
        rest.ends_with(before) && !rest.ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_')
    });
    let word = |(at, _): (usize, &str)| {
        text[at..].chars().take_while(|c| c.is_ascii_lowercase() || *c == '_').collect()
    };
    starts.map(word).collect()
}

/// The figure that a part belongs to.
fn whole(name: &str, made: &BTreeSet<String>) -> String {
    let parts = PARTS.iter().filter_map(|part| name.strip_suffix(part));
    parts.filter(|whole| made.contains(*whole)).map(str::to_owned).next().unwrap_or_else(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_named_as_they_are_made_and_all_of_them() {
        let made = r#"Opts::new("great_race_a_total", "A."), Histogram("great_race_b_seconds")"#;
        let tree = Tree::of(&[
            (MADE, made),
            ("hosting/grafana.json", "rate(great_race_a_total[5m]) great_race_b_seconds_bucket"),
            ("docs/HOSTING.md", "`great_race_a_total` great-race"),
            ("hosting/alerts.yml", "great_race_c == 0"),
        ]);
        assert_eq!(
            check(&tree),
            [
                "docs/HOSTING.md does not name great_race_b_seconds",
                "hosting/alerts.yml: the server has no great_race_c",
            ]
        );
    }
}
