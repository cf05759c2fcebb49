//! A server in a process of its own, and requests to it.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// The real binary.
pub fn binary() -> Command {
    Command::new(env!("CARGO_BIN_EXE_great-race"))
}

/// A server in a process of its own, gone when this is.
pub struct Served {
    /// Its process.
    pub child: Child,
    /// Where it listens.
    pub base: String,
    _out: BufReader<ChildStdout>,
}

impl Served {
    /// On this address, with the small boards of the tests.
    pub fn start(data: &Path, bind: &str) -> Served {
        let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../race/tests/content");
        let mut child = binary()
            .args(["serve", "--no-limits", "--bind", bind, "--data"])
            .arg(data)
            .arg("--content")
            .arg(content)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        let mut out = BufReader::new(child.stdout.take().expect("piped"));
        let mut line = String::new();
        out.read_line(&mut line).expect("it says where it is");
        let base = line.split("served at ").nth(1).unwrap_or_else(|| panic!("{line:?}")).trim().to_owned();
        Served { child, base, _out: out }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Requests to a server.
pub struct Api {
    runtime: tokio::runtime::Runtime,
    /// For requests of one's own.
    pub http: reqwest::Client,
}

impl Api {
    /// A client.
    pub fn new() -> Api {
        Api { runtime: tokio::runtime::Runtime::new().expect("threads"), http: reqwest::Client::new() }
    }
    /// The answer as text, if it is a success.
    pub fn text(&self, request: reqwest::RequestBuilder) -> Option<String> {
        self.runtime.block_on(async { request.send().await.ok()?.error_for_status().ok()?.text().await.ok() })
    }
    /// The answer as JSON.
    pub fn json(&self, request: reqwest::RequestBuilder) -> Option<Value> {
        serde_json::from_str(&self.text(request)?).ok()
    }
    /// A table that has not begun: its id, and tokens and links of the seats that are people's.
    pub fn open(&self, base: &str, spec: &Value, seats: &[Value]) -> (String, Vec<(String, String)>) {
        let wish = json!({ "spec": spec, "seats": seats });
        let opened = self.json(self.http.post(format!("{base}/api/tables")).json(&wish)).expect("opened");
        let word = |value: &Value| value.as_str().expect("a text").to_owned();
        let granted = opened["seats"].as_array().expect("seats").iter();
        let granted = granted.map(|seat| (word(&seat["token"]), format!("{base}{}", word(&seat["link"]))));
        (word(&opened["table"]), granted.collect())
    }
    /// The host starts.
    pub fn start(&self, base: &str, table: &str, token: &str) {
        let start = self.http.post(format!("{base}/api/tables/{table}/start")).bearer_auth(token);
        self.json(start).expect("it begins");
    }
}
