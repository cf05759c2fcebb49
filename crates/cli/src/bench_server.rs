//! `great-race bench server`: many tables and sockets on a server in a process of its own, with the load generator beside it.
//! Measures memory, durable moves per second, the time a move takes, and how soon a killed server answers again.

use crate::say;
use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

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
    /// As JSON.
    #[arg(long)]
    json: bool,
}

/// A server in a process of its own, on a folder of its own.
struct Served {
    child: Child,
    base: String,
    /// Kept open, so that the server has somewhere to speak to.
    _out: BufReader<ChildStdout>,
}

impl Served {
    fn start(data: &Path) -> Result<Served> {
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--bind", "127.0.0.1:0", "--no-limits", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()?;
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
    /// One move, if asked: how long it took until it was durable.
    async fn step(&mut self) -> Result<Option<Duration>> {
        let view = self.ask(self.http.get(self.url("view"))).await?;
        let acts =
            view["choices"].as_array().into_iter().flatten().filter_map(|choice| choice["act"].as_str());
        let acts: Vec<&str> = acts.filter(|act| *act != "withdraw").collect();
        let Some(act) = acts.get(self.key as usize * 7 % acts.len().max(1)) else { return Ok(None) };
        self.key += 1;
        let body = json!({ "version": view["version"], "command": { "type": "act", "act": act } });
        let request = self.http.post(self.url("command")).header("Idempotency-Key", format!("b{}", self.key));
        let start = Instant::now();
        self.ask(request.json(&body)).await?;
        Ok(Some(start.elapsed()))
    }
}

/// Opens tables of two people and starts them.
async fn open_tables(base: &str, count: usize) -> Result<Vec<[Player; 2]>> {
    let http = reqwest::Client::new();
    let offers: Value = http.get(format!("{base}/api/offers")).send().await?.json().await?;
    let board = offers[0]["boards"][0][0].clone();
    let mut tasks = JoinSet::new();
    let mut tables = Vec::new();
    for i in 0..count {
        let (http, base, board) = (http.clone(), base.to_owned(), board.clone());
        tasks.spawn(async move {
            let body = json!({ "spec": { "game": "race", "board": board, "settings": { "window_ms": 0 } },
                "seats": [{ "kind": "me", "name": "A" }, { "kind": "me", "name": "B" }] });
            let opened: Value =
                http.post(format!("{base}/api/tables")).json(&body).send().await?.json().await?;
            let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
            let player = |seat: usize| Player {
                http: http.clone(),
                base: base.clone(),
                table: word(&opened["table"]),
                token: word(&opened["seats"][seat]["token"]),
                key: (i as u64) << 20,
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
    use futures_util::StreamExt;
    use tokio_tungstenite::tungstenite::client::IntoClientRequest;
    let mut open = 0;
    for player in tables.iter().flatten() {
        let mut request = player.url("ws").replace("http:", "ws:").into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {}", player.token).parse()?);
        let (mut socket, _) = tokio_tungstenite::connect_async(request).await?;
        socket.next().await.context("the first view")??;
        tokio::spawn(async move { while let Some(Ok(_)) = socket.next().await {} });
        open += 1;
    }
    Ok(open)
}

/// Moves for some time, as fast as they go or at a fixed rate; how long each took.
async fn moves(tables: &[[Player; 2]], args: &BenchServerArgs, paced: bool) -> Result<Vec<Duration>> {
    let end = Instant::now() + Duration::from_secs(args.seconds);
    let next = Arc::new(AtomicU64::new(0));
    let start = Instant::now();
    let mut tasks = JoinSet::new();
    for chunk in tables.chunks(tables.len().div_ceil(args.players.min(tables.len()))) {
        let (mut mine, next, rate) = (chunk.to_vec(), next.clone(), args.rate);
        tasks.spawn(async move {
            let mut times = Vec::new();
            for round in 0.. {
                let count = mine.len();
                for player in &mut mine[round % count] {
                    if Instant::now() >= end {
                        return anyhow::Ok(times);
                    }
                    if paced {
                        let turn = next.fetch_add(1, Ordering::Relaxed);
                        let at = start + Duration::from_secs_f64(turn as f64 / rate as f64);
                        tokio::time::sleep_until(at.into()).await;
                    }
                    times.extend(player.step().await?);
                }
            }
            Ok(times)
        });
    }
    let mut all = Vec::new();
    while let Some(times) = tasks.join_next().await {
        all.extend(times??);
    }
    all.sort();
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
    let result = runtime.block_on(measure(args, &data));
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

async fn measure(args: &BenchServerArgs, data: &Path) -> Result<Value> {
    let served = Served::start(data)?;
    let tables = open_tables(&served.base, args.tables).await?;
    let sockets = open_sockets(&tables).await?;
    let memory = served.memory();
    let fast = moves(&tables, args, false).await?;
    let paced = moves(&tables, args, true).await?;
    let after = served.memory();
    drop(served); // kill -9
    let start = Instant::now();
    let served = Served::start(data)?;
    let mut player = tables[0][0].clone();
    player.base.clone_from(&served.base);
    player.http = reqwest::Client::new();
    player.ask(player.http.get(player.url("view"))).await?;
    let restart = start.elapsed();
    let round = |value: f64| (value * 10.0).round() / 10.0;
    Ok(json!({
        "tables": tables.len(),
        "sockets": sockets,
        "memory_mib": memory.map(round),
        "memory_mib_after": after.map(round),
        "durable_moves_per_s": round(fast.len() as f64 / args.seconds as f64),
        "paced_moves_per_s": round(paced.len() as f64 / args.seconds as f64),
        "move_ms_p50": round(at(&paced, 0.5)),
        "move_ms_p99": round(at(&paced, 0.99)),
        "restart_to_first_answer_s": round(restart.as_secs_f64() * 10.0) / 10.0,
    }))
}
