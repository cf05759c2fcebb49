//! The stage of the API: an outside checker reads the OpenAPI document of a fresh server and tries whether all of it is true,
//! first without a table, then at one of each game that is played. `schemathesis.toml` says how, `schemathesis.txt` which version.

use std::{
    env, fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::{
    commands::{cargo, run},
    venv,
};

/// Every answer is one the document knows, what fits it is taken, and what does not is refused.
pub fn check(root: &Path) -> Result<()> {
    cargo(root, &["build", "--package", "cli"], &[])?;
    let folder = root.join("target").join("api");
    let checker = Checker { program: install(root, &folder)?, root, folder: &folder };
    let server = Server::start(root, &folder.join("data"))?;
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

/// A fresh server, as long as the stage runs.
struct Server {
    process: Child,
    url: String,
}

impl Server {
    fn start(root: &Path, data: &Path) -> Result<Server> {
        if data.exists() {
            fs::remove_dir_all(data).with_context(|| data.display().to_string())?;
        }
        let program =
            root.join("target").join("debug").join(format!("great-race{}", env::consts::EXE_SUFFIX));
        let mut command = Command::new(&program);
        command.args(["serve", "--bind", "127.0.0.1:0", "--no-limits", "--data"]).arg(data);
        let process = command.stdout(Stdio::piped()).spawn();
        let process = process.with_context(|| program.display().to_string())?;
        let mut server = Server { process, url: String::new() };
        let mut said = BufReader::new(server.process.stdout.take().context("the server says nothing")?);
        let mut line = String::new();
        while said.read_line(&mut line)? > 0 {
            let word = line.split_whitespace().find(|word| word.starts_with("http://"));
            if let Some(url) = word {
                server.url = url.trim_end_matches('/').to_owned();
                return Ok(server);
            }
            line.clear();
        }
        bail!("the server did not start")
    }
    /// A game against bots: the table and the token of a seat.
    fn play(&self, spec: &Value, bots: usize) -> Result<(String, String)> {
        let mut seats = vec![json!({ "kind": "bot", "level": "novice" }); bots];
        seats.insert(0, json!({ "kind": "me", "name": "Ann" }));
        let opened = self.post("/api/tables", "", &json!({ "spec": spec, "seats": seats }))?;
        let word = |value: &Value| value.as_str().map(str::to_owned).context("no table was opened");
        let (table, token) = (word(&opened["table"])?, word(&opened["seats"][0]["token"])?);
        self.post(&format!("/api/tables/{table}/start"), &token, &json!({}))?;
        Ok((table, token))
    }
    fn post(&self, path: &str, token: &str, body: &Value) -> Result<Value> {
        let host = self.url.trim_start_matches("http://");
        let mut stream = TcpStream::connect(host).with_context(|| host.to_owned())?;
        let body = body.to_string();
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\nConnection: close\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let (head, body) = answer.split_once("\r\n\r\n").context("no answer")?;
        if !head.starts_with("HTTP/1.1 200") {
            bail!("{path}: {answer}");
        }
        serde_json::from_str(body).with_context(|| answer.clone())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
