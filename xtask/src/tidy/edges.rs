//! Which crate may use which. The table holds the crates that exist and those that will come, so
//! that a new crate finds its place already drawn.

use std::path::Path;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::commands::cargo_command;

/// Each crate with the crates of this project it may depend on.
const ALLOWED: [(&str, &[&str]); 19] = [
    ("game", &[]),
    ("race", &["game"]),
    ("motorcar", &["game"]),
    ("search", &["game"]),
    ("content", &["game", "race", "motorcar"]),
    ("record", &["game", "race", "motorcar"]),
    ("atlas", &["game", "race", "content"]),
    ("batch", &["game", "race", "motorcar", "bots"]),
    ("bots", &["game", "race", "motorcar", "content", "search"]),
    ("campaign", &["game", "race", "content", "record"]),
    ("session", BELOW_SESSION),
    ("server", SESSION_AND_BELOW),
    ("study", SESSION_AND_BELOW),
    ("webui", &[]),
    ("testkit", &["game"]),
    (
        "fuzzkit",
        &[
            "game", "race", "motorcar", "search", "content", "record", "bots", "campaign", "session",
            "server", "study", "testkit",
        ],
    ),
    (
        "cli",
        &[
            "game", "race", "motorcar", "search", "content", "record", "bots", "campaign", "session",
            "server", "study", "webui", "atlas",
        ],
    ),
    (
        "python",
        &[
            "game", "race", "motorcar", "search", "content", "record", "bots", "campaign", "session",
            "study", "batch",
        ],
    ),
    ("xtask", &[]),
];

const BELOW_SESSION: &[&str] =
    &["game", "race", "motorcar", "search", "content", "record", "bots", "campaign"];
const SESSION_AND_BELOW: &[&str] =
    &["game", "race", "motorcar", "search", "content", "record", "bots", "campaign", "session"];

/// The contract stands alone: it may not even use a crate from outside.
const WITHOUT_DEPENDENCIES: &str = "game";

/// A crate of the workspace and its normal dependencies, inside and outside the project.
#[derive(Debug)]
pub struct Crate {
    name: String,
    uses: Vec<String>,
}

/// Asks cargo for the crates of the workspace.
pub fn read(root: &Path) -> Result<Vec<Crate>> {
    let output = cargo_command(root)
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .output()
        .context("cannot start `cargo metadata`")?;
    if !output.status.success() {
        bail!("`cargo metadata` failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    parse(&serde_json::from_slice(&output.stdout)?).context("`cargo metadata` has an unknown shape")
}

fn parse(metadata: &Value) -> Option<Vec<Crate>> {
    let packages = metadata["packages"].as_array()?.iter();
    packages
        .map(|package| {
            let uses = package["dependencies"].as_array()?.iter();
            // `kind` is null for a normal dependency, a string for those of tests and builds.
            let uses = uses.filter(|used| used["kind"].is_null());
            let uses = uses.map(|used| used["name"].as_str().map(str::to_owned));
            Some(Crate { name: package["name"].as_str()?.to_owned(), uses: uses.collect::<Option<_>>()? })
        })
        .collect()
}

pub fn check(crates: &[Crate]) -> Vec<String> {
    let mut broken = Vec::new();
    for Crate { name, uses } in crates {
        let Some((_, allowed)) = ALLOWED.iter().find(|(known, _)| known == name) else {
            broken.push(format!("{name}: is not in the table of crates"));
            continue;
        };
        if name == WITHOUT_DEPENDENCIES && !uses.is_empty() {
            broken.push(format!("{name}: must have no dependencies, but uses {}", uses.join(", ")));
            continue;
        }
        let is_ours = |used: &str| ALLOWED.iter().any(|(known, _)| *known == used);
        for used in uses.iter().filter(|used| is_ours(used) && !allowed.contains(&used.as_str())) {
            let may = match allowed {
                [] => "no crate of the project".to_owned(),
                allowed => allowed.join(", "),
            };
            broken.push(format!("{name} -> {used}: not allowed; {name} may use {may}"));
        }
    }
    broken
}

#[cfg(test)]
mod tests {
    use super::*;

    fn krate(name: &str, uses: &[&str]) -> Crate {
        Crate { name: name.into(), uses: uses.iter().map(|&used| used.into()).collect() }
    }

    #[test]
    fn allowed_edges_and_outside_crates_pass() {
        let crates =
            [krate("game", &[]), krate("race", &["game", "serde"]), krate("cli", &["server", "clap"])];
        assert_eq!(check(&crates), [""; 0]);
    }

    #[test]
    fn an_edge_upwards_is_told() {
        let broken = check(&[krate("race", &["content"]), krate("xtask", &["race"])]);
        assert_eq!(
            broken,
            [
                "race -> content: not allowed; race may use game",
                "xtask -> race: not allowed; xtask may use no crate of the project",
            ]
        );
    }

    #[test]
    fn the_contract_stands_alone() {
        assert_eq!(check(&[krate("game", &["serde"])]).len(), 1);
    }

    #[test]
    fn a_crate_without_a_place_is_told() {
        assert_eq!(check(&[krate("utils", &[])]), ["utils: is not in the table of crates"]);
    }

    #[test]
    fn nobody_may_use_the_binary_or_the_tools() {
        for (name, allowed) in ALLOWED {
            assert!(!allowed.contains(&"cli") && !allowed.contains(&"xtask"), "{name}");
            assert!(!allowed.contains(&name), "{name} uses itself");
        }
    }

    #[test]
    fn only_normal_dependencies_are_read() {
        let metadata = serde_json::json!({"packages": [{"name": "race", "dependencies": [
            {"name": "game", "kind": null}, {"name": "content", "kind": "dev"}, {"name": "cc", "kind": "build"}
        ]}]});
        let crates = parse(&metadata).expect("the shape of cargo metadata");
        assert_eq!(crates[0].uses, ["game"]);
    }
}
