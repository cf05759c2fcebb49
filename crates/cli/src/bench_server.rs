//! `great-race bench server`: many tables and sockets on servers in processes of their own, with the load generator beside them.
//! Players do as pages do: they read what their sockets are sent and say something by POST, which is answered when it is
//! durable. Measures memory, durable moves per second, the time a move takes, how soon a killed server answers again, and
//! that nothing acknowledged is gone then.

use crate::say;
use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use futures_util::StreamExt;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// How much load.
#[derive(Args, Clone, Debug)]
pub struct BenchServerArgs {
    /// Open tables, each with two people and two sockets.
    #[arg(long, default_value_t = 2000)]
    tables: usize,
    /// Seconds of moves as fast as they go, and again at the fixed rate.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Moves per second for the time of a move.
    #[arg(long, default_value_t = 300)]
    rate: u64,
    /// Players who move at the same time.
    #[arg(long, default_value_t = 64)]
    players: usize,
    /// An empty PostgreSQL instead of a folder: postgres://USER:PASSWORD@HOST:PORT/DATABASE.
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Servers that share it; every second table goes to the second one, and so on.
    #[arg(long, default_value_t = 1, requires = "database")]
    nodes: usize,
    /// The servers are of this program instead of this one: another build, to compare.
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// As JSON.
    #[arg(long)]
    json: bool,
}

/// Which program serves, and where the tables are kept.
#[derive(Clone, Copy)]
struct Place<'a> {
    program: &'a Path,
    kept: Kept<'a>,
}

/// Where the tables are kept.
#[derive(Clone, Copy)]
enum Kept<'a> {
    Folder(&'a Path),
    Database(&'a str),
}

/// A server in a process of its own.
struct Served {
    child: Child,
    base: String,
    /// Kept open, so that the server has somewhere to speak to.
    _out: BufReader<ChildStdout>,
}

impl Served {
    fn start(place: Place) -> Result<Served> {
        let mut command = Command::new(place.program);
        command.args(["serve", "--bind", "127.0.0.1:0", "--no-limits"]);
        match place.kept {
            Kept::Folder(data) => command.arg("--data").arg(data),
            Kept::Database(url) => command.arg("--database").arg(url),
        };
        let child = command.stdout(Stdio::piped()).spawn();
        let mut child = child.with_context(|| place.program.display().to_string())?;
        let mut out = BufReader::new(child.stdout.take().context("no output")?);
        let mut line = String::new();
        out.read_line(&mut line)?;
        let base = line.split("served at ").nth(1).context("the server did not start")?.trim().to_owned();
        Ok(Served { child, base, _out: out })
    }
    /// Memory in use, in MiB, where the system tells.
    fn memory(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        Some(line.split_whitespace().nth(1)?.parse::<f64>().ok()? / 1024.0)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A person at a table.
#[derive(Clone)]
struct Player {
    http: reqwest::Client,
    base: String,
    table: String,
    token: String,
    key: u64,
    /// What the socket was sent last.
    sent: Arc<Mutex<Option<Utf8Bytes>>>,
    /// The version of the view after the last acknowledged move.
    acked: u64,
}

impl Player {
    async fn ask(&self, request: reqwest::RequestBuilder) -> Result<Value> {
        let answer = request.bearer_auth(&self.token).send().await?;
        if !answer.status().is_success() {
            bail!("{}", answer.text().await?);
        }
        Ok(answer.json().await?)
    }
    fn url(&self, what: &str) -> String {
        format!("{}/api/tables/{}/{what}", self.base, self.table)
    }
    /// A move to make, if the socket has said that one is asked.
    fn ready(&mut self) -> Option<Value> {
        let text = self.sent.lock().ok()?.take()?;
        let message: Value = serde_json::from_str(&text).ok()?;
        let view = &message["data"];
        // What was sent before the last move was acknowledged is out of date.
        if view["version"].as_u64()? < self.acked {
            return None;
        }
        let acts = view["choices"].as_array()?.iter().filter_map(|choice| choice["act"].as_str());
        let acts: Vec<&str> = acts.filter(|act| *act != "withdraw").collect();
        let act = acts.get(self.key as usize * 7 % acts.len().max(1))?;
        Some(json!({ "version": view["version"], "command": { "type": "act", "act": act } }))
    }
    /// Makes a move: `true` once it is acknowledged, which is when it is durable.
    async fn make(&mut self, body: &Value) -> Result<bool> {
        self.key += 1;
        let request = self.http.post(self.url("command")).header("Idempotency-Key", format!("b{}", self.key));
        let answer = request.bearer_auth(&self.token).json(body).send().await?;
        // The other player may have been faster.
        if answer.status() == reqwest::StatusCode::CONFLICT {
            return Ok(false);
        }
        let done: Value = answer.error_for_status()?.json().await?;
        self.acked = done["version"].as_u64().context("a version")?;
        Ok(true)
    }
}

/// All servers of a place.
fn start(place: Place, nodes: usize) -> Result<Vec<Served>> {
    (0..nodes).map(|_| Served::start(place)).collect()
}

/// Memory of all servers.
fn memory(served: &[Served]) -> Option<f64> {
    served.iter().map(Served::memory).sum()
}

/// The first board of the first game.
fn first_board(offers: &Value) -> Option<Value> {
    let options = offers[0]["options"].as_array()?;
    let boards = options.iter().find(|option| option["name"] == "board")?;
    Some(boards["values"][0]["value"].clone()).filter(Value::is_string)
}

/// Opens tables of two people, by the servers in turn, and starts them.
async fn open_tables(served: &[Served], count: usize) -> Result<Vec<[Player; 2]>> {
    let http = reqwest::Client::new();
    let offers: Value = http.get(format!("{}/api/offers", served[0].base)).send().await?.json().await?;
    let board = first_board(&offers).context("no board is offered")?;
    let mut tasks = JoinSet::new();
    let mut tables = Vec::new();
    for i in 0..count {
        let base = served[i % served.len()].base.clone();
        let (http, board) = (http.clone(), board.clone());
        tasks.spawn(async move {
            let body = json!({ "spec": { "game": "race", "options": { "board": board }, "settings": { "window_ms": 0 } },
                "seats": [{ "kind": "me", "name": "A" }, { "kind": "me", "name": "B" }] });
            let opened = http.post(format!("{base}/api/tables")).json(&body).send().await?;
            let opened: Value = opened.error_for_status()?.json().await?;
            let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
            let player = |seat: usize| Player {
                http: http.clone(),
                base: base.clone(),
                table: word(&opened["table"]),
                token: word(&opened["seats"][seat]["token"]),
                key: (i as u64) << 20,
                sent: Arc::default(),
                acked: 0,
            };
            let players = [player(0), player(1)];
            players[0].ask(players[0].http.post(players[0].url("start"))).await?;
            anyhow::Ok(players)
        });
        if tasks.len() >= 64 {
            tables.push(tasks.join_next().await.ok_or_else(|| anyhow!("no task"))???);
        }
    }
    while let Some(table) = tasks.join_next().await {
        tables.push(table??);
    }
    Ok(tables)
}

/// Two sockets at every table, read until they end.
async fn open_sockets(tables: &[[Player; 2]]) -> Result<usize> {
    let mut open = 0;
    for player in tables.iter().flatten() {
        let mut request = player.url("ws").replace("http:", "ws:").into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {}", player.token).parse()?);
        let (mut socket, _) = tokio_tungstenite::connect_async(request).await?;
        let first = socket.next().await.context("the first view")??;
        let sent = player.sent.clone();
        let keep = move |message: Message| {
            if let (Message::Text(text), Ok(mut sent)) = (message, sent.lock()) {
                *sent = Some(text);
            }
        };
        keep(first);
        tokio::spawn(async move {
            while let Some(Ok(message)) = socket.next().await {
                keep(message);
            }
        });
        open += 1;
    }
    Ok(open)
}

/// How long moves took.
#[derive(Default)]
struct Times {
    /// From sending to the acknowledgement.
    sent: Vec<Duration>,
    /// From the moment a move was due at the fixed rate: whoever had to wait in line counts too.
    due: Vec<Duration>,
}

/// Moves for some time, as fast as they go or at a fixed rate. The moved tables are given back.
async fn moves(tables: &mut Vec<[Player; 2]>, args: &BenchServerArgs, rate: Option<u64>) -> Result<Times> {
    let start = Instant::now();
    let end = start + Duration::from_secs(args.seconds);
    let next = Arc::new(AtomicU64::new(0));
    let mut tasks = JoinSet::new();
    let each = tables.len().div_ceil(args.players.min(tables.len()));
    while !tables.is_empty() {
        let mut mine = tables.split_off(tables.len().saturating_sub(each));
        let next = next.clone();
        tasks.spawn(async move {
            let mut times = Times::default();
            while Instant::now() < end {
                let mut idle = true;
                for player in mine.iter_mut().flatten() {
                    let Some(body) = player.ready() else { continue };
                    let mut due = Instant::now();
                    if let Some(rate) = rate {
                        let turn = next.fetch_add(1, Ordering::Relaxed);
                        due = start + Duration::from_secs_f64(turn as f64 / rate as f64);
                        tokio::time::sleep_until(due.min(end).into()).await;
                    }
                    if Instant::now() >= end {
                        break;
                    }
                    idle = false;
                    let sent = Instant::now();
                    if player.make(&body).await? {
                        times.sent.push(sent.elapsed());
                        times.due.push(due.elapsed());
                    }
                }
                if idle {
                    tokio::time::sleep(Duration::from_millis(1)).await;
                }
            }
            anyhow::Ok((mine, times))
        });
    }
    let mut all = Times::default();
    while let Some(done) = tasks.join_next().await {
        let (mine, times) = done??;
        tables.extend(mine);
        all.sent.extend(times.sent);
        all.due.extend(times.due);
    }
    all.sent.sort();
    all.due.sort();
    Ok(all)
}

fn at(times: &[Duration], share: f64) -> f64 {
    let i = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
    times.get(i).map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
}

/// Measures and tells.
pub fn run(args: &BenchServerArgs) -> Result<()> {
    let data: PathBuf = std::env::temp_dir().join(format!("great-race-bench-{}", std::process::id()));
    let runtime = tokio::runtime::Runtime::new()?;
    let program = args.program.clone().map_or_else(std::env::current_exe, Ok)?;
    let kept = args.database.as_deref().map_or(Kept::Folder(&data), Kept::Database);
    let result = runtime.block_on(measure(args, Place { program: &program, kept }));
    let _ = std::fs::remove_dir_all(&data);
    let figures = result?;
    if args.json {
        return say(figures);
    }
    for (name, value) in figures.as_object().into_iter().flatten() {
        say(format!("{name:<28} {value}"))?;
    }
    Ok(())
}

async fn measure(args: &BenchServerArgs, place: Place<'_>) -> Result<Value> {
    let served = start(place, args.nodes)?;
    let empty = memory(&served);
    let mut tables = open_tables(&served, args.tables).await?;
    let opened = memory(&served);
    let sockets = open_sockets(&tables).await?;
    let full = memory(&served);
    let fast = moves(&mut tables, args, None).await?;
    let paced = moves(&mut tables, args, Some(args.rate)).await?;
    let after = memory(&served);
    drop(served); // kill -9
    let again = Instant::now();
    let served = start(place, args.nodes)?;
    let http = reqwest::Client::new();
    for (i, player) in tables.iter_mut().flatten().enumerate() {
        (player.base, player.http) = (served[i % served.len()].base.clone(), http.clone());
    }
    let first = &tables[0][0];
    first.ask(first.http.get(first.url("view"))).await?;
    let restart = again.elapsed();
    let mut missing = 0;
    for player in tables.iter().flatten() {
        let view = player.ask(player.http.get(player.url("view"))).await?;
        missing += u32::from(view["version"].as_u64() < Some(player.acked));
    }
    let round = |value: f64| (value * 10.0).round() / 10.0;
    Ok(json!({
        "tables": tables.len(),
        "moves": fast.sent.len() + paced.sent.len(),
        "sockets": sockets,
        "servers": args.nodes,
        "memory_mib_empty": empty.map(round),
        "memory_mib_tables": opened.map(round),
        "memory_mib": full.map(round),
        "memory_mib_after": after.map(round),
        "durable_moves_per_s": round(fast.sent.len() as f64 / args.seconds as f64),
        "paced_moves_per_s": round(paced.sent.len() as f64 / args.seconds as f64),
        "move_ms_p50": round(at(&paced.sent, 0.5)),
        "move_ms_p99": round(at(&paced.sent, 0.99)),
        "move_ms_p99_from_due": round(at(&paced.due, 0.99)),
        "restart_to_first_answer_s": round(restart.as_secs_f64() * 10.0) / 10.0,
        "seats_that_lost_a_move": missing,
    }))
}
