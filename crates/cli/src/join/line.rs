//! The line to a table: requests under the token of a seat, and what can go wrong with them.

use futures_util::StreamExt;
use game::text::plain;
use serde_json::Value;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// How long to wait before a broken socket is opened again.
const TRY_AGAIN: Duration = Duration::from_millis(700);

/// What went wrong.
#[derive(Debug)]
pub(super) enum Fault {
    /// No answer, or none that makes sense.
    Broken(reqwest::Error),
    /// The server says no.
    Refused {
        /// A word that does not change.
        code: String,
        /// In English.
        message: String,
        /// Why the rules do not allow it.
        why: Option<Value>,
    },
}

impl Fault {
    /// Will it pass, if one only waits?
    pub(super) fn passes(&self) -> bool {
        match self {
            Fault::Broken(_) => true,
            Fault::Refused { code, .. } => {
                matches!(
                    code.as_str(),
                    "reloading" | "too_many_requests" | "storage" | "internal" | "timeout" | "not_yet"
                )
            }
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Broken(error) => write!(f, "the server does not answer: {error}"),
            Fault::Refused { message, .. } => f.write_str(message),
        }
    }
}
impl std::error::Error for Fault {}
impl From<reqwest::Error> for Fault {
    fn from(error: reqwest::Error) -> Fault {
        Fault::Broken(error.without_url())
    }
}

/// The line to a table.
pub(super) struct Line {
    table: String,
    /// Opens the seat.
    pub(super) token: String,
    http: reqwest::Client,
    /// Keys must be new for every command, also after this program was started again.
    started: u128,
    keys: u64,
}

impl Line {
    /// To this table.
    pub(super) fn new(table: String, token: &str) -> Line {
        let clock = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let started = clock.map_or(0, |time| time.as_micros());
        Line { table, token: token.to_owned(), http: reqwest::Client::new(), started, keys: 0 }
    }
    /// A key that was never used.
    pub(super) fn fresh_key(&mut self) -> String {
        self.keys += 1;
        format!("terminal-{}-{}", self.started, self.keys)
    }
    async fn send(&self, request: reqwest::RequestBuilder) -> Result<Value, Fault> {
        let request = if self.token.is_empty() { request } else { request.bearer_auth(&self.token) };
        let answer = request.send().await?;
        let ok = answer.status().is_success();
        let body = plain_value(answer.json().await?);
        if ok {
            return Ok(body);
        }
        let word = |key: &str| body["error"][key].as_str().unwrap_or_default().to_owned();
        let why = body["error"].get("why").cloned();
        Err(Fault::Refused { code: word("code"), message: word("message"), why })
    }
    /// Looks at something.
    pub(super) async fn get(&self, what: &str) -> Result<Value, Fault> {
        self.send(self.http.get(format!("{}/{what}", self.table).trim_end_matches('/'))).await
    }
    /// Fetches something that is not one piece of JSON.
    pub(super) async fn text(&self, what: &str) -> Result<String, Fault> {
        let request = self.http.get(format!("{}/{what}", self.table)).bearer_auth(&self.token);
        Ok(request.send().await?.error_for_status()?.text().await?)
    }
    /// Asks for something.
    pub(super) async fn post(&self, what: &str, body: Value) -> Result<Value, Fault> {
        self.send(self.http.post(format!("{}/{what}", self.table)).json(&body)).await
    }
    /// A command under a key.
    pub(super) async fn command(&self, key: &str, body: &Value) -> Result<Value, Fault> {
        let request = self.http.post(format!("{}/command", self.table)).header("Idempotency-Key", key);
        self.send(request.json(body)).await
    }
}

/// Names, titles, chat and reasons are other people's words: nothing of them does anything to a terminal, and none pretends
/// to be a line of its own.
fn plain_value(value: Value) -> Value {
    match value {
        Value::String(text) => Value::String(plain(&text).into_owned()),
        Value::Array(values) => values.into_iter().map(plain_value).collect(),
        Value::Object(fields) => {
            fields.into_iter().map(|(name, value)| (plain(&name).into_owned(), plain_value(value))).collect()
        }
        other => other,
    }
}

impl Line {
    /// Keeps a socket open, over breaks and restarts: the table sees that somebody is there, and whoever waits is woken when
    /// something has changed.
    pub(super) fn be_present(&self) -> Arc<Notify> {
        let woken = Arc::new(Notify::new());
        let wake = woken.clone();
        let (url, token) = (format!("{}/ws", self.table.replacen("http", "ws", 1)), self.token.clone());
        tokio::spawn(async move {
            loop {
                if let Some(mut socket) = open(&url, &token).await {
                    while let Some(Ok(_)) = socket.next().await {
                        wake.notify_one();
                    }
                    // Whoever waits finds out that the line is broken.
                    wake.notify_one();
                }
                tokio::time::sleep(TRY_AGAIN).await;
            }
        });
        woken
    }
}

type Socket = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

async fn open(url: &str, token: &str) -> Option<Socket> {
    let mut request = url.into_client_request().ok()?;
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse().ok()?);
    tokio_tungstenite::connect_async(request).await.ok().map(|(socket, _)| socket)
}
