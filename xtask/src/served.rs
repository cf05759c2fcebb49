//! A server of ours in a process of its own, as long as a stage runs, and the little that a tool wants of it.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, ChildStdout, Command, Stdio},
    sync::atomic::{AtomicU64, Ordering},
};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

static KEYS: AtomicU64 = AtomicU64::new(0);

/// Ends when it is dropped, as by kill -9.
pub struct Server {
    pub process: Child,
    pub url: String,
    /// Kept open, so that the server has somewhere to speak to.
    _said: BufReader<ChildStdout>,
}

impl Server {
    /// Starts it and waits for its address.
    pub fn start(command: &mut Command) -> Result<Server> {
        let shown = format!("{command:?}");
        let process = command.stdout(Stdio::piped()).spawn();
        let mut process = process.with_context(|| shown.clone())?;
        let mut said = BufReader::new(process.stdout.take().context("the server says nothing")?);
        let mut line = String::new();
        while said.read_line(&mut line)? > 0 {
            let word = line.split_whitespace().find(|word| word.starts_with("http://"));
            if let Some(url) = word {
                let url = url.trim_end_matches('/').to_owned();
                return Ok(Server { process, url, _said: said });
            }
            line.clear();
        }
        let _ = process.kill();
        let _ = process.wait();
        bail!("the server did not start: {shown}")
    }
    /// A game against bots: the table and the token of a seat.
    pub fn play(&self, spec: &Value, bots: usize) -> Result<(String, String)> {
        let mut seats = vec![json!({ "kind": "bot", "level": "novice" }); bots];
        seats.insert(0, json!({ "kind": "me", "name": "Ann" }));
        let opened = self.post("/api/tables", "", &json!({ "spec": spec, "seats": seats }))?;
        let word = |value: &Value| value.as_str().map(str::to_owned).context("no table was opened");
        let (table, token) = (word(&opened["table"])?, word(&opened["seats"][0]["token"])?);
        self.post(&format!("/api/tables/{table}/start"), &token, &json!({}))?;
        Ok((table, token))
    }
    pub fn post(&self, path: &str, token: &str, body: &Value) -> Result<Value> {
        let body = body.to_string();
        let key = KEYS.fetch_add(1, Ordering::Relaxed);
        let more = format!("Idempotency-Key: xtask-{key}\r\nContent-Length: {}\r\n\r\n{body}", body.len());
        let answer = self.ask("POST", path, token, &more)?;
        serde_json::from_str(&answer).with_context(|| answer.clone())
    }
    /// A text.
    pub fn get(&self, path: &str, token: &str) -> Result<String> {
        self.ask("GET", path, token, "\r\n")
    }
    fn ask(&self, method: &str, path: &str, token: &str, more: &str) -> Result<String> {
        let host = self.url.trim_start_matches("http://");
        let mut stream = TcpStream::connect(host).with_context(|| host.to_owned())?;
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\nConnection: close\r\n{more}"
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let (head, body) = answer.split_once("\r\n\r\n").context("no answer")?;
        if !head.starts_with("HTTP/1.1 200") {
            bail!("{path}: {answer}");
        }
        Ok(body.to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
