//! Three servers on one PostgreSQL behind a stock reverse proxy, with people and bots who play on all the time: a server is killed
//! again and again, the database crashes, a server stands still. Everybody does as the page does: whoever gets no answer asks again
//! with the same key. They need a PostgreSQL and nginx: `cargo xtask test --only postgres`.

use crate::kill::spawn_at;
use crate::nodes::signal;
use crate::support::database::{self, Cluster};
use crate::support::proxy::Proxy;
use crate::support::{
    Bench, Player, against, code, content, fresh_key, is_over, people, pick, text, tiny, until,
};
use game::{Luck, SplitMix};
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Child;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Tables at which is played at the same time.
const TABLES: usize = 8;
/// How long somebody waits before asking again.
const AGAIN: Duration = Duration::from_millis(50);
/// Nobody thinks for shorter: the machine has other things to do.
const THOUGHT_MS: u64 = 10;
/// Between two rounds in which all tables are waited for, servers are killed as soon as people can go on.
const WAVE: u64 = 5;
/// No answer of the proxy takes longer.
const PATIENCE: Duration = Duration::from_secs(25);

/// What all tables together tell.
#[derive(Default)]
pub struct Told {
    pub stop: AtomicBool,
    pub acknowledged: AtomicU64,
    /// Moves that had to be sent more than once.
    repeated: AtomicU64,
    /// Games that were played to their end, and whose logs were compared there.
    ended: AtomicU64,
    /// By table: how often it went on.
    steps: [AtomicU64; TABLES],
    /// The longest time that a table did not go on, in milliseconds, since it was asked last.
    stalled: AtomicU64,
}

impl Told {
    /// Each of the first tables has gone on so many times more.
    pub async fn all_go_on(&self, more: u64, tables: usize) {
        self.go_on(more, |i| i < tables).await;
    }
    async fn go_on(&self, more: u64, which: impl Fn(usize) -> bool) {
        let told = self.steps.iter().enumerate().filter(|(i, _)| which(*i));
        let steps: Vec<&AtomicU64> = told.map(|(_, steps)| steps).collect();
        let before: Vec<u64> = steps.iter().map(|steps| steps.load(Ordering::Relaxed)).collect();
        until("tables go on", || async {
            let mut both = steps.iter().zip(&before);
            both.all(|(now, before)| now.load(Ordering::Relaxed) >= before + more).then_some(())
        })
        .await;
    }
    /// The longest that a table stood still since this was asked last.
    pub fn stalled(&self) -> f64 {
        self.stalled.swap(0, Ordering::Relaxed) as f64 / 1000.0
    }
}

/// An answer that may be another the next time: of the proxy, or of a server that has just lost something.
fn is_passing(status: StatusCode, answer: &Value) -> bool {
    let from_elsewhere = answer["error"].is_null() && status.is_server_error();
    from_elsewhere || ["storage", "unknown", "reloading", "timeout"].contains(&code(answer))
}

/// Asks until there is an answer that will stay.
async fn ask(request: impl Fn() -> reqwest::RequestBuilder, repeated: &mut bool) -> (StatusCode, Value) {
    loop {
        if let Ok(answer) = request().send().await {
            let status = answer.status();
            if let Ok(bytes) = answer.bytes().await {
                let answer: Value = serde_json::from_slice(&bytes).unwrap_or_default();
                if !is_passing(status, &answer) {
                    return (status, answer);
                }
            }
        }
        *repeated = true;
        tokio::time::sleep(AGAIN).await;
    }
}

/// A game at one table, and everything that was acknowledged there.
pub struct Game {
    pub players: Vec<Player>,
    acts: Vec<(u64, String)>,
}

impl Game {
    /// Opened and begun. An answer that got lost may have left a table behind at which nobody sits.
    async fn begin(base: &str, http: &Client, against_bots: bool) -> Game {
        let seats = if against_bots { against(&["novice", "random"]) } else { people(2) };
        let wish = json!({ "spec": tiny(), "seats": seats });
        let mut lost = false;
        let (status, opened) = ask(|| http.post(format!("{base}/api/tables")).json(&wish), &mut lost).await;
        assert_eq!(status, StatusCode::OK, "{opened}");
        let (table, dir) = (text(&opened["table"]), TempDir::new().expect("a folder"));
        let bench = Bench { dir, server: None, base: base.to_owned(), http: http.clone() };
        let granted = opened["seats"].as_array().expect("seats");
        let players: Vec<Player> = granted.iter().map(|one| Player::new(&bench, &table, one)).collect();
        let start = format!("{base}/api/tables/{table}/start");
        let (status, answer) =
            ask(|| http.post(&start).bearer_auth(&players[0].token).json(&json!({})), &mut lost).await;
        // Begun already, where the answer got lost.
        assert!(status == StatusCode::OK || status == StatusCode::CONFLICT, "{answer}");
        Game { players, acts: Vec::new() }
    }
    async fn view(&self, player: &Player) -> Value {
        let url = format!("{}/api/tables/{}/view", player.base, player.table);
        let (status, view) = ask(|| player.http.get(&url).bearer_auth(&player.token), &mut false).await;
        assert_eq!(status, StatusCode::OK, "{view}");
        view
    }
    /// Whoever is asked makes a move. Whether the game is over, and whether it went on.
    async fn step(&mut self, told: &Told, luck: &mut SplitMix, seen: &mut Value) -> (bool, bool) {
        let mut went_on = false;
        for i in 0..self.players.len() {
            let player = self.players[i].clone();
            let view = self.view(&player).await;
            if is_over(&view) {
                return (true, true);
            }
            // Bots go on too.
            went_on |= i == 0 && view["version"] != *seen;
            if i == 0 {
                *seen = view["version"].clone();
            }
            let Some(act) = pick(&view, luck) else { continue };
            let (url, key) = (format!("{}/api/tables/{}/command", player.base, player.table), fresh_key());
            let body = json!({ "version": view["version"], "command": { "type": "act", "act": act } });
            let send = || {
                let request = player.http.post(&url).bearer_auth(&player.token);
                request.header("Idempotency-Key", &key).json(&body)
            };
            let mut repeated = false;
            let (status, answer) = ask(send, &mut repeated).await;
            told.repeated.fetch_add(u64::from(repeated), Ordering::Relaxed);
            if status == StatusCode::OK {
                self.acts.push((player.seat, act));
                told.acknowledged.fetch_add(1, Ordering::Relaxed);
                went_on = true;
            } else {
                assert_eq!(status, StatusCode::CONFLICT, "{act}: {answer}");
            }
        }
        (false, went_on)
    }
    /// The log holds every move that was acknowledged, once, in order, and no other; it verifies.
    pub fn check(&self, log: &str) {
        let read = session::Catalog::new(content()).read_log(log).expect("verifies");
        for player in &self.players {
            let own = read.lines.iter().filter(|line| line.seat.map(u64::from) == Some(player.seat));
            let stored: Vec<&str> = own.filter_map(|line| line.act.as_deref()).collect();
            let said = self.acts.iter().filter(|(seat, _)| *seat == player.seat);
            let said: Vec<&str> = said.map(|(_, act)| act.as_str()).collect();
            assert_eq!(stored, said, "table {} seat {}", player.table, player.seat);
        }
    }
}

/// Every fourth table has bots: it stands still until another server has taken it.
fn has_bots(table: usize) -> bool {
    table % 4 == 3
}

/// Plays one game after the other at one table, until all stop; the last game is given back.
pub async fn play_on(i: usize, base: String, told: Arc<Told>, mut luck: SplitMix) -> Game {
    let http = Client::builder().timeout(PATIENCE).build().expect("a client");
    let thought = Duration::from_millis(told_by("GREAT_RACE_THOUGHT_MS", THOUGHT_MS));
    loop {
        let mut game = Game::begin(&base, &http, has_bots(i)).await;
        let (mut last, mut seen) = (Instant::now(), Value::Null);
        loop {
            let (over, went_on) = game.step(&told, &mut luck, &mut seen).await;
            if went_on {
                let stalled = u64::try_from(last.elapsed().as_millis()).expect("not that long");
                told.stalled.fetch_max(stalled, Ordering::Relaxed);
                told.steps[i].fetch_add(1, Ordering::Relaxed);
                last = Instant::now();
            }
            if over || told.stop.load(Ordering::Relaxed) {
                break;
            }
            tokio::time::sleep(thought).await;
        }
        if told.stop.load(Ordering::Relaxed) {
            return game;
        }
        let player = &game.players[0];
        let url = format!("{base}/api/tables/{}/log", player.table);
        let log = loop {
            let answer = player.http.get(&url).bearer_auth(&player.token).send().await;
            let Ok(answer) = answer.and_then(reqwest::Response::error_for_status) else { continue };
            if let Ok(text) = answer.text().await {
                break text;
            }
        };
        game.check(&log);
        told.ended.fetch_add(1, Ordering::Relaxed);
    }
}

/// Three servers, and what happens to them.
struct Club<'a> {
    dir: &'a Path,
    url: &'a str,
    servers: Vec<(Child, String)>,
    told: Arc<Told>,
}

impl Club<'_> {
    async fn all_go_on(&self, more: u64) {
        self.told.all_go_on(more, TABLES).await;
    }
    fn kill(&mut self, which: usize) {
        let (child, base) = &mut self.servers[which];
        child.kill().expect("kill -9");
        child.wait().expect("gone");
        *child = spawn_at(self.dir, self.url, Some(base)).0;
    }
}

impl Drop for Club<'_> {
    /// Also where a test ends badly.
    fn drop(&mut self) {
        for (child, _) in &mut self.servers {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn longest(stalls: &[f64]) -> f64 {
    stalls.iter().copied().fold(0.0, f64::max)
}

/// A number that the deep run has otherwise.
fn told_by(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(otherwise)
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_servers_die_the_database_crashes_and_nothing_acknowledged_is_lost() {
    let cluster = Cluster::start(&database::programs());
    let kills = told_by("GREAT_RACE_PROXY_KILLS", 50);
    let wave = told_by("GREAT_RACE_KILL_WAVE", WAVE);
    let most = told_by("GREAT_RACE_STALL_SECONDS", 20) as f64;
    let pause = Duration::from_millis(told_by("GREAT_RACE_KILL_PAUSE_MS", 0));
    let dir = TempDir::new().expect("a folder");
    let url = database::schema(&cluster.url, dir.path());
    let servers: Vec<(Child, String)> = (0..3).map(|_| spawn_at(dir.path(), &url, None)).collect();
    let bases: Vec<&str> = servers.iter().map(|(_, base)| base.as_str()).collect();
    let proxy = Proxy::before(&bases);
    let told = Arc::new(Told::default());
    let mut luck = SplitMix(31);
    let tasks: Vec<_> = (0..TABLES)
        .map(|i| tokio::spawn(play_on(i, proxy.base.clone(), told.clone(), SplitMix(luck.bits()))))
        .collect();
    let mut club = Club { dir: dir.path(), url: &url, servers, told };
    let (start, mut stalls, mut of_database, mut of_stopped) = (Instant::now(), Vec::new(), 0_f64, 0_f64);
    club.all_go_on(3).await;
    club.told.stalled();
    for round in 0..kills {
        club.kill(luck.below(3) as usize);
        if round % wave == wave - 1 {
            club.all_go_on(3).await;
            stalls.push(club.told.stalled());
        } else {
            club.told.go_on(2, |i| !has_bots(i)).await;
        }
        tokio::time::sleep(pause.mul_f64(f64::from(luck.below(100)) / 50.0)).await;
        if round % 50 == 24 {
            club.all_go_on(1).await;
            club.told.stalled();
            cluster.crash();
            club.all_go_on(3).await;
            of_database = of_database.max(club.told.stalled());
            let stopped = luck.below(3) as usize;
            signal(&club.servers[stopped].0, "-STOP");
            club.all_go_on(3).await;
            signal(&club.servers[stopped].0, "-CONT");
            club.all_go_on(3).await;
            of_stopped = of_stopped.max(club.told.stalled());
        }
        if round % 100 == 99 {
            let acknowledged = club.told.acknowledged.load(Ordering::Relaxed);
            println!(
                "{} kills, {acknowledged} moves, the longest stall {:.1} s",
                round + 1,
                longest(&stalls)
            );
        }
    }
    club.told.stop.store(true, Ordering::Relaxed);
    let mut last = Vec::new();
    for task in tasks {
        last.push(task.await.expect("nobody lost anything"));
    }
    club.servers.iter_mut().for_each(|(child, _)| child.kill().expect("kill -9"));
    let mut config = crate::support::on_files(dir.path());
    config.database = Some(url.clone());
    let admin = server::admin::Admin::with_config(config).await.expect("opens");
    for game in &last {
        game.check(&admin.export(&game.players[0].table, true).await.expect("exported"));
    }
    admin.end().await;
    let number = |number: &AtomicU64| number.load(Ordering::Relaxed);
    stalls.sort_by(f64::total_cmp);
    let (median, longest) = (stalls[stalls.len() / 2], longest(&stalls));
    println!(
        "{kills} kills of one of three servers behind nginx in {:.0} s, {} moves acknowledged ({} sent more than once), {} \
         games to their end: 0 lost, 0 doubled; the longest stall {longest:.1} s (median {median:.1} s) after kills, \
         {of_database:.1} s with the database, {of_stopped:.1} s with a server that stood still",
        start.elapsed().as_secs_f64(),
        number(&club.told.acknowledged),
        number(&club.told.repeated),
        number(&club.told.ended),
    );
    assert!(longest < most, "a table stood still for {longest:.1} s");
}
