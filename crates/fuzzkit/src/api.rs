//! Requests to a whole server in this process, with its database in a folder of its own. One line of the input is one request:
//! `METHOD PATH SEAT BODY`. In path and body `$T2` is a table and `$R1` a recovery code, counted from those that exist at
//! the start; `$V` is the version of the view that was answered last, `$A` something that may be said there, `$L` the last
//! log. SEAT is the number of a token, or `-`; behind a `:` stands an idempotency key. `wait 500` moves the clock.
//! Nothing may be answered with 5xx, every refusal is JSON with a code, and whatever claims to be JSON is.

use crate::played::{content, number_of};
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{Method, Request, StatusCode, header};
use game::{Luck, SplitMix};
use serde_json::{Value, json};
use server::{Config, Unplugged};
use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt;

/// Requests of one input.
const MOST_REQUESTS: usize = 24;
/// Answers are longer in no sound case.
const MOST_BYTES: usize = 64 << 20;
/// When the clock of these servers starts.
const START: u64 = 1_700_000_000_000;

/// Sends all requests of the text to a server that is new each time.
pub fn run(text: &str) {
    count_ok(text);
}

/// How many of the requests of a text were answered with success.
pub fn count_ok(text: &str) -> usize {
    let template = template();
    let folder = folder();
    for (name, bytes) in &template.files {
        std::fs::write(folder.path().join(name), bytes).expect("room for a copy");
    }
    runtime().block_on(async {
        let mut talk = Talk::start(folder.path(), number_of(text), template.known.clone()).await;
        let mut fine = 0;
        for (i, line) in text.lines().take(MOST_REQUESTS).enumerate() {
            fine += usize::from(talk.line(line, i).await);
        }
        talk.server.stop().await;
        fine
    })
}

fn runtime() -> Runtime {
    Builder::new_current_thread().enable_all().build().expect("a runtime")
}

/// In memory where the system has such a place: a disk would be worn out for nothing.
fn folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    let made = if memory.is_dir() { TempDir::new_in(memory) } else { TempDir::new() };
    made.expect("a folder")
}

/// The files of a server with some tables, by name, and what opens the tables.
struct Template {
    files: Vec<(OsString, Vec<u8>)>,
    known: Known,
}

/// What a client remembers.
#[derive(Clone, Debug, Default)]
struct Known {
    tables: Vec<String>,
    tokens: Vec<String>,
    codes: Vec<String>,
    /// The last answer with a view.
    view: Value,
    log: String,
}

fn template() -> &'static Template {
    static TEMPLATE: OnceLock<Template> = OnceLock::new();
    TEMPLATE.get_or_init(|| {
        let folder = folder();
        let known = runtime().block_on(async {
            let mut talk = Talk::start(folder.path(), 0, Known::default()).await;
            talk.open_tables().await;
            talk.server.stop().await;
            talk.known
        });
        let file = |entry: std::io::Result<std::fs::DirEntry>| {
            let entry = entry.expect("a file");
            (entry.file_name(), std::fs::read(entry.path()).expect("a file"))
        };
        let files = std::fs::read_dir(folder.path()).expect("the template").map(file).collect();
        Template { files, known }
    })
}

/// A client and its server.
struct Talk {
    server: Unplugged,
    known: Known,
    clock: Arc<AtomicU64>,
}

impl Talk {
    async fn start(folder: &Path, number: u64, known: Known) -> Talk {
        let address = SocketAddr::from(([127, 0, 0, 1], 7408));
        let mut config = Config::new(address, folder.to_owned(), content().clone());
        config.limits.requests_per_second = 1e6;
        config.limits.request_burst = 1e6;
        config.limits.creates_per_minute = 1e6;
        config.limits.bot_time = Duration::from_millis(100);
        let clock = Arc::new(AtomicU64::new(START));
        let hands = clock.clone();
        config.now = Some(Arc::new(move || hands.load(Ordering::Relaxed)));
        let luck = Mutex::new(SplitMix(number));
        config.entropy = Arc::new(move |_, bytes| {
            let mut luck = luck.lock().expect("sound");
            bytes.iter_mut().for_each(|byte| *byte = luck.bits() as u8);
        });
        Talk { server: server::unplugged(config).await.expect("a server"), known, clock }
    }

    /// A table that gathers, two with people, one against bots, one of motorcars, one that is played to its end.
    async fn open_tables(&mut self) {
        let race =
            json!({ "game": "race", "options": { "board": "proving_tiny" }, "settings": { "window_ms": 0 } });
        let cars = json!({ "game": "motorcar", "settings": { "window_ms": 0 } });
        let me = |name: &str| json!({ "kind": "me", "name": name });
        let bot = json!({ "kind": "bot", "level": "random" });
        for (spec, seats) in [
            (&race, json!([me("Ann"), { "kind": "open" }, bot])),
            (&race, json!([me("Ann"), me("Bob")])),
            (&race, json!([me("Ann"), me("Bob")])),
            (&race, json!([me("Ann"), bot])),
            (&cars, json!([me("Ann"), me("Bob"), me("Cem")])),
        ] {
            let wish = json!({ "title": "A table", "spec": spec, "seats": seats });
            assert!(self.line(&format!("POST /api/tables - {wish}"), 0).await, "{:?}", self.known);
        }
        for (table, token) in [(1, 1), (2, 3), (3, 5), (4, 6)] {
            assert!(
                self.line(&format!("POST /api/tables/$T{table}/start {token} {{}}"), 0).await,
                "table {table}"
            );
        }
        for move_ in 0..3000 {
            let seat = 1 + move_ % 2;
            self.line(&format!("GET /api/tables/$T1/view {seat}"), 0).await;
            if self.known.view["table"]["status"] == "over" {
                return;
            }
            let act = r#"{"version":$V,"command":{"type":"act","act":"$A"}}"#;
            self.line(&format!("POST /api/tables/$T1/command {seat}:k{move_} {act}"), move_).await;
        }
        panic!("the table of the template never came to its end");
    }

    /// One line of the input; was it answered with success?
    async fn line(&mut self, line: &str, number: usize) -> bool {
        let mut parts = line.splitn(4, ' ');
        let (method, path) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        if method == "wait" {
            let by = path.parse::<u32>().unwrap_or(1000);
            self.clock.fetch_add(by.into(), Ordering::Relaxed);
            return false;
        }
        let (seat, body) = (parts.next().unwrap_or("-"), parts.next().unwrap_or_default());
        let (token, key) = seat.split_once(':').unwrap_or((seat, ""));
        let key = if key.is_empty() { format!("key-{number}") } else { key.to_owned() };
        let (path, body) = (self.filled(path, number), self.filled(body, number));
        let mut request =
            Request::builder().method(Method::from_bytes(method.as_bytes()).unwrap_or_default());
        request = request.uri(&path).header(header::HOST, "127.0.0.1:7408").header("idempotency-key", key);
        if token != "-" {
            let known = token.parse::<usize>().ok().and_then(|n| self.known.tokens.get(n));
            request = request.header(header::AUTHORIZATION, format!("Bearer {}", known.map_or(token, |t| t)));
        }
        let from = ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 5)));
        let Ok(request) = request.extension(from).body(Body::from(body)) else { return false };
        self.send(&path, request).await
    }

    async fn send(&mut self, path: &str, request: Request<Body>) -> bool {
        let shown = format!("{} {path}", request.method());
        let answer = self.server.router.clone().oneshot(request).await.expect("a router always answers");
        let status = answer.status();
        let kind = answer
            .headers()
            .get(header::CONTENT_TYPE)
            .and_then(|kind| kind.to_str().ok())
            .unwrap_or_default();
        let is_json = kind.split(';').next() == Some("application/json");
        let bytes = to_bytes(answer.into_body(), MOST_BYTES).await.expect("an answer of some length");
        assert!(status.as_u16() < 500, "{shown}: {status}: {}", String::from_utf8_lossy(&bytes));
        let value: Value = match serde_json::from_slice(&bytes) {
            Ok(value) => value,
            Err(error) => {
                assert!(!is_json, "{shown}: {status}: {error}");
                Value::Null
            }
        };
        if is_json && status.is_client_error() {
            assert!(value["error"]["code"].is_string(), "{shown}: {status}: {value}");
        }
        if path.ends_with("/log") && status == StatusCode::OK {
            self.known.log = String::from_utf8_lossy(&bytes).into_owned();
        }
        self.learn(value);
        status.is_success()
    }

    fn learn(&mut self, answer: Value) {
        let word = |value: &Value| value.as_str().map(str::to_owned);
        let granted = answer["seats"].as_array().cloned().unwrap_or_default();
        for seat in granted.iter().chain([&answer, &answer["seat"]]) {
            self.known.tokens.extend(word(&seat["token"]));
            self.known.codes.extend(word(&seat["recovery"]));
        }
        if answer["commitment"].is_string() || answer["seat"].is_object() {
            self.known.tables.extend(word(&answer["table"]));
        }
        if answer["version"].is_u64() {
            self.known.view = answer;
        }
    }

    /// The text with what the client knows in place of the marks.
    fn filled(&self, text: &str, number: usize) -> String {
        if !text.contains('$') {
            return text.to_owned();
        }
        let mut text = text.replace("$V", &self.known.view["version"].as_u64().unwrap_or(0).to_string());
        for (mark, words) in [("$T", &self.known.tables), ("$R", &self.known.codes)] {
            for (i, word) in words.iter().enumerate().rev() {
                text = text.replace(&format!("{mark}{i}"), word);
            }
        }
        let acts = self.known.view["choices"].as_array().cloned().unwrap_or_default();
        let acts: Vec<&str> =
            acts.iter().filter_map(|act| act["act"].as_str()).filter(|act| *act != "withdraw").collect();
        let act = acts.get((number * 7) % acts.len().max(1)).copied().unwrap_or_default();
        text.replace("$A", act).replace("$L", &self.known.log)
    }
}
