//! The stage of the API: an outside checker reads the OpenAPI document of a fresh server and tries whether all of it is true,
//! first without a table, then at one of each game that is played. `schemathesis.toml` says how, `schemathesis.txt` which version.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};
use serde_json::json;

use crate::{
    commands::{cargo, run},
    served::Server,
    venv,
};

/// Every answer is one the document knows, what fits it is taken, and what does not is refused.
pub fn check(root: &Path) -> Result<()> {
    cargo(root, &["build", "--package", "cli"], &[])?;
    let folder = root.join("target").join("api");
    let checker = Checker { program: install(root, &folder)?, root, folder: &folder };
    let server = start(root, &folder.join("data"))?;
    checker.run(&server, "", &[])?;
    let games = [
        (json!({ "game": "race", "options": { "board": "africa" }, "luck": "checked" }), 1),
        (json!({ "game": "motorcar", "luck": "checked" }), 2),
    ];
    for (spec, bots) in games {
        let (table, token) = server.play(&spec, bots)?;
        let seat = format!("Authorization: Bearer {token}");
        // A socket would stay open.
        let more = ["--include-path-regex", "/[{]id[}]", "--exclude-path-regex", "/ws$", "--header", &seat];
        let here = format!("[parameters]\n\"path.id\" = \"{table}\"\n");
        checker.run(&server, &here, &more)?;
    }
    Ok(())
}

struct Checker<'a> {
    program: PathBuf,
    root: &'a Path,
    folder: &'a Path,
}

impl Checker<'_> {
    fn run(&self, server: &Server, here: &str, more: &[&str]) -> Result<()> {
        let told = self.root.join("xtask").join("schemathesis.toml");
        let told = fs::read_to_string(&told).with_context(|| told.display().to_string())?;
        let config = self.folder.join("schemathesis.toml");
        fs::write(&config, format!("{told}\n{here}")).with_context(|| config.display().to_string())?;
        let mut command = Command::new(&self.program);
        command.current_dir(self.folder).arg("run").args(more);
        command.arg(format!("{}/api/openapi.json", server.url));
        run(&mut command, "schemathesis run").context("the API is not as its document says")
    }
}

/// The checker, in a folder of its own.
fn install(root: &Path, folder: &Path) -> Result<PathBuf> {
    let needs = "the checker of the API needs Python 3.10 or newer";
    Ok(venv::install(root, "xtask/schemathesis.txt", folder, needs)?.join("schemathesis"))
}

/// A fresh server.
fn start(root: &Path, data: &Path) -> Result<Server> {
    if data.exists() {
        fs::remove_dir_all(data).with_context(|| data.display().to_string())?;
    }
    let program = root.join("target").join("debug").join(format!("great-race{}", env::consts::EXE_SUFFIX));
    let mut command = Command::new(&program);
    command.args(["serve", "--bind", "127.0.0.1:0", "--no-limits", "--data"]).arg(data);
    Server::start(&mut command)
}
