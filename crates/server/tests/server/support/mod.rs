//! A server on a free port with a folder of its own, and players who talk to it as anybody would.

pub mod database;
pub mod proxy;
pub mod socket;

use content::Content;
use game::{Luck, SplitMix};
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use server::admin::Admin;
use server::store::Store;
use server::{Config, Server};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tempfile::TempDir;

/// The small boards of the rules' tests.
pub fn content() -> Content {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../race/tests/content");
    Content::overlaid(&folder).expect("test content")
}

/// A config for tests: a free port, and no limits that get in the way.
pub fn config(data: &Path) -> Config {
    Config { database: database::of(data), ..on_files(data) }
}

/// The same for tests that are about the files of a folder, whatever the others run on.
pub fn on_files(data: &Path) -> Config {
    let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), data.to_owned(), content());
    config.limits.requests_per_second = 1e6;
    config.limits.request_burst = 1e6;
    config.limits.creates_per_minute = 1e6;
    config.limits.sockets = 10_000;
    config
}

/// What a server that has stopped, or runs, keeps for this folder.
pub async fn store(data: &Path) -> Store {
    match database::of(data) {
        Some(url) => Store::connect(&url).await.expect("the database opens"),
        None => Store::open(data).await.expect("the folder opens"),
    }
}

/// What its keeper can do with it.
pub async fn admin(data: &Path) -> Admin {
    Admin::with_config(config(data)).await.expect("the data opens")
}

/// A server and its folder.
pub struct Bench {
    pub dir: TempDir,
    pub server: Option<Server>,
    pub base: String,
    pub http: Client,
}

impl Bench {
    pub async fn start() -> Bench {
        Self::start_with(|_| {}).await
    }
    /// With its tables in a file, whatever the others run on.
    pub async fn start_on_files() -> Bench {
        Self::start_with(|config| config.database = None).await
    }
    pub async fn start_with(change: impl FnOnce(&mut Config)) -> Bench {
        let dir = TempDir::new().expect("a folder");
        let mut config = config(dir.path());
        change(&mut config);
        let server = server::start(config).await.expect("it starts");
        let base = format!("http://{}", server.address);
        Bench { dir, server: Some(server), base, http: Client::new() }
    }
    /// Stops the server and starts another one on the same folder.
    pub async fn restart(&mut self) {
        if let Some(server) = self.server.take() {
            server.stop().await;
        }
        self.start_again(config(self.dir.path())).await;
    }
    /// The same, with its tables in a file, whatever the others run on.
    pub async fn restart_on_files(&mut self) {
        if let Some(server) = self.server.take() {
            server.stop().await;
        }
        self.start_again(on_files(self.dir.path())).await;
    }
    async fn start_again(&mut self, config: Config) {
        let server = server::start(config).await.expect("it starts again");
        self.base = format!("http://{}", server.address);
        self.server = Some(server);
    }
    pub async fn get(&self, path: &str) -> (StatusCode, Value) {
        read(self.http.get(format!("{}{path}", self.base))).await
    }
    pub async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        read(self.http.post(format!("{}{path}", self.base)).json(&body)).await
    }
    /// A table with these seats, not yet begun; the players who opened it.
    pub async fn open(&self, spec: Value, seats: Value) -> (String, Vec<Player>) {
        let (status, opened) = self.post("/api/tables", json!({ "spec": spec, "seats": seats })).await;
        assert_eq!(status, StatusCode::OK, "{opened}");
        let table = text(&opened["table"]);
        let seats = opened["seats"].as_array().expect("seats");
        let players = seats.iter().map(|granted| Player::new(self, &table, granted)).collect();
        (table, players)
    }
    /// A table that has begun.
    pub async fn begin(&self, spec: Value, seats: Value) -> (String, Vec<Player>) {
        let (table, players) = self.open(spec, seats).await;
        let (status, info) = players[0].post("start", json!({})).await;
        assert_eq!(status, StatusCode::OK, "{info}");
        (table, players)
    }
}

/// A race on the smallest board, with windows that close as soon as all have answered.
pub fn tiny() -> Value {
    json!({ "game": "race", "options": { "board": "proving_tiny" }, "settings": { "window_ms": 0 } })
}
/// So many people at one device.
pub fn people(count: usize) -> Value {
    (1..=count).map(|n| json!({ "kind": "me", "name": format!("Player {n}") })).collect()
}
/// One person, and bots.
pub fn against(bots: &[&str]) -> Value {
    let me = json!({ "kind": "me", "name": "Ann" });
    [me].into_iter().chain(bots.iter().map(|level| json!({ "kind": "bot", "level": level }))).collect()
}

pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("a text, not {value}")).to_owned()
}

pub async fn read(request: reqwest::RequestBuilder) -> (StatusCode, Value) {
    let answer = request.send().await.expect("an answer");
    let status = answer.status();
    let bytes = answer.bytes().await.expect("a body");
    (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
}

/// The code of a refusal.
pub fn code(body: &Value) -> &str {
    body["error"]["code"].as_str().unwrap_or_default()
}

static KEYS: AtomicU64 = AtomicU64::new(0);
pub fn fresh_key() -> String {
    format!("key-{}", KEYS.fetch_add(1, Ordering::Relaxed))
}

/// Waits for a state, never for a time; gives up after long.
pub async fn until<T, F: Future<Output = Option<T>>>(what: &str, mut look: impl FnMut() -> F) -> T {
    for _ in 0..6000 {
        if let Some(found) = look().await {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("never came about: {what}");
}

/// Somebody with the token of a seat.
#[derive(Clone)]
pub struct Player {
    pub base: String,
    pub table: String,
    pub seat: u64,
    pub token: String,
    pub recovery: String,
    pub http: Client,
}

impl Player {
    pub fn new(bench: &Bench, table: &str, granted: &Value) -> Player {
        Player {
            base: bench.base.clone(),
            table: table.to_owned(),
            seat: granted["seat"].as_u64().expect("a seat"),
            token: text(&granted["token"]),
            recovery: text(&granted["recovery"]),
            http: bench.http.clone(),
        }
    }
    fn url(&self, what: &str) -> String {
        let path = format!("{}/api/tables/{}/{what}", self.base, self.table);
        path.trim_end_matches('/').to_owned()
    }
    pub async fn get(&self, what: &str) -> (StatusCode, Value) {
        read(self.http.get(self.url(what)).bearer_auth(&self.token)).await
    }
    pub async fn bytes(&self, what: &str) -> String {
        let answer = self.http.get(self.url(what)).bearer_auth(&self.token).send().await.expect("an answer");
        answer.text().await.expect("text")
    }
    pub async fn post(&self, what: &str, body: Value) -> (StatusCode, Value) {
        read(self.http.post(self.url(what)).bearer_auth(&self.token).json(&body)).await
    }
    pub async fn delete(&self, what: &str) -> (StatusCode, Value) {
        read(self.http.delete(self.url(what)).bearer_auth(&self.token)).await
    }
    pub async fn view(&self) -> Value {
        let (status, view) = self.get("view").await;
        assert_eq!(status, StatusCode::OK, "{view}");
        view
    }
    pub async fn send(&self, key: &str, version: Option<u64>, command: Value) -> (StatusCode, Value) {
        let request = self.http.post(self.url("command")).bearer_auth(&self.token);
        read(request.header("Idempotency-Key", key).json(&json!({ "version": version, "command": command })))
            .await
    }
    pub async fn command(&self, version: Option<u64>, command: Value) -> (StatusCode, Value) {
        self.send(&fresh_key(), version, command).await
    }
    pub async fn act(&self, version: u64, act: &str) -> (StatusCode, Value) {
        self.command(Some(version), json!({ "type": "act", "act": act })).await
    }
    /// Says something legal if asked: `withdraw` is never said. `None` when not asked.
    pub async fn step(&self, luck: &mut SplitMix) -> Option<String> {
        let view = self.view().await;
        let act = pick(&view, luck)?;
        let (status, answer) = self.act(view["version"].as_u64()?, &act).await;
        assert_eq!(status, StatusCode::OK, "{act}: {answer}");
        Some(act)
    }
}

/// One of the choices of a view.
pub fn pick(view: &Value, luck: &mut SplitMix) -> Option<String> {
    let choices = view["choices"].as_array()?;
    let acts: Vec<&str> =
        choices.iter().filter_map(|c| c["act"].as_str()).filter(|a| *a != "withdraw").collect();
    (!acts.is_empty()).then(|| acts[luck.below(acts.len() as u32) as usize].to_owned())
}

pub fn is_over(view: &Value) -> bool {
    view["table"]["status"] == "over"
}

/// All players say something in turn until the game is over or enough was said.
pub async fn play(players: &[Player], luck: &mut SplitMix, most: usize) -> usize {
    let mut said = 0;
    while said < most {
        let before = said;
        for player in players {
            said += usize::from(player.step(luck).await.is_some());
        }
        if said == before {
            if is_over(&players[0].view().await) {
                break;
            }
            // Bots are thinking.
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
    said
}

/// A clock that is moved by hand.
#[derive(Clone)]
pub struct Hands(Arc<AtomicU64>);

impl Hands {
    pub fn new() -> Hands {
        Hands(Arc::new(AtomicU64::new(1_700_000_000_000)))
    }
    pub fn clock(&self) -> Arc<dyn Fn() -> u64 + Send + Sync> {
        let time = self.0.clone();
        Arc::new(move || time.load(Ordering::Relaxed))
    }
    pub fn move_on(&self, ms: u64) {
        self.0.fetch_add(ms, Ordering::Relaxed);
    }
}

/// A clock that stands still.
pub fn still_clock() -> Arc<dyn Fn() -> u64 + Send + Sync> {
    Arc::new(|| 1_700_000_000_000)
}
