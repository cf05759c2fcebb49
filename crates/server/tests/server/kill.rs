//! kill -9 between any two steps: what was acknowledged is there, once, and the log verifies.

use crate::support::{Bench, Player, against, config, fresh_key, is_over, people, pick, tiny, until};
use game::{Luck, SplitMix};
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use server::admin::Admin;
use session::Catalog;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};

const DATA: &str = "GREAT_RACE_TEST_DATA";
/// A file with the number of pages that the database may have.
const PAGES: &str = "GREAT_RACE_TEST_PAGES";

/// Not a test of its own: the process that is killed. Without the variable it does nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_to_be_killed() {
    let Some(data) = std::env::var_os(DATA) else { return };
    let mut config = config(Path::new(&data));
    if let Some(file) = std::env::var_os(PAGES) {
        config.pages = Arc::new(move || {
            std::fs::read_to_string(&file)
                .ok()
                .and_then(|text| text.trim().parse().ok())
                .unwrap_or(u32::MAX - 1)
        });
    }
    let server = server::start(config).await.expect("it starts");
    println!("\nLISTENING http://{}", server.address);
    server.run_until_asked().await;
}

/// A server in a process of its own, with as many pages for its database as stand in a file.
pub fn spawn(data: &Path, pages: Option<&Path>) -> (Child, String) {
    let mut child = Command::new(std::env::current_exe().expect("this program"))
        .args(["kill::a_server_to_be_killed", "--exact", "--nocapture", "--test-threads=1"])
        .env(DATA, data)
        .envs(pages.map(|file| (PAGES, file)))
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let out = BufReader::new(child.stdout.take().expect("piped"));
    let base =
        out.lines().map_while(Result::ok).find_map(|line| Some(line.strip_prefix("LISTENING ")?.to_owned()));
    (child, base.expect("it listens"))
}

/// What was acknowledged: key, request, answer.
type Acked = Arc<Mutex<Vec<(String, Option<u64>, Value, Value)>>>;

/// Plays on until the server is gone; notes what was acknowledged.
async fn play_on(player: Player, acked: Acked, mut luck: SplitMix, most: usize) {
    let mut said = 0;
    while said < most {
        let Ok(answer) = player
            .http
            .get(format!("{}/api/tables/{}/view", player.base, player.table))
            .bearer_auth(&player.token)
            .send()
            .await
        else {
            return;
        };
        let Ok(bytes) = answer.bytes().await else { return };
        let view: Value = serde_json::from_slice(&bytes).unwrap_or_default();
        if is_over(&view) {
            return;
        }
        let Some(act) = pick(&view, &mut luck) else {
            tokio::task::yield_now().await;
            continue;
        };
        let (key, version) = (fresh_key(), view["version"].as_u64());
        let command = json!({ "type": "act", "act": act });
        let request = player
            .http
            .post(format!("{}/api/tables/{}/command", player.base, player.table))
            .bearer_auth(&player.token)
            .header("Idempotency-Key", &key)
            .json(&json!({ "version": version, "command": command }));
        let Ok(answer) = request.send().await else { return };
        let ok = answer.status() == StatusCode::OK;
        let Ok(bytes) = answer.bytes().await else { return };
        if ok {
            let answer = serde_json::from_slice(&bytes).expect("JSON");
            acked.lock().expect("sound").push((key, version, command, answer));
            said += 1;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_kill_nine_every_acknowledged_move_is_there_once_and_verifies() {
    // Tables are made by a server that ends well.
    let mut bench = Bench::start().await;
    let (_, mut players) = bench.begin(tiny(), people(2)).await;
    let (_, lone) = bench.begin(tiny(), against(&["novice", "random"])).await;
    players.extend(lone);
    bench.server.take().expect("runs").stop().await;
    let acked: Vec<Acked> = players.iter().map(|_| Acked::default()).collect();
    let mut luck = SplitMix(11);
    for round in 0..6 {
        let (mut child, base) = spawn(bench.dir.path(), None);
        let mut tasks = Vec::new();
        for (player, acked) in players.iter_mut().zip(&acked) {
            player.base.clone_from(&base);
            player.http = Client::new();
            tasks.push(tokio::spawn(play_on(player.clone(), acked.clone(), SplitMix(luck.bits()), 10_000)));
        }
        let before: usize = acked.iter().map(|a| a.lock().expect("sound").len()).sum();
        let more = before + 5 + luck.below(40) as usize;
        until("enough moves", || async {
            let now: usize = acked.iter().map(|a| a.lock().expect("sound").len()).sum();
            let done = tasks.iter().all(tokio::task::JoinHandle::is_finished);
            (now >= more || done).then_some(())
        })
        .await;
        child.kill().expect("kill -9");
        child.wait().expect("gone");
        for task in tasks {
            task.await.expect("no client breaks");
        }
        check(bench.dir.path(), &players, &acked, round).await;
    }
}

/// Starts again: every acknowledged move is known under its key, stands in the log in order, and the log verifies.
async fn check(data: &Path, players: &[Player], acked: &[Acked], round: usize) {
    let admin = Admin::open(data, crate::support::content()).await.expect("the data opens");
    for (player, acked) in players.iter().zip(acked) {
        let log = admin.export(&player.table, true).await.expect("exported");
        let read = Catalog::new(crate::support::content()).read_log(&log);
        let read = read.unwrap_or_else(|error| panic!("round {round}: {error}"));
        let mut said = read
            .lines
            .iter()
            .filter(|line| line.seat == Some(player.seat as u8))
            .filter_map(|l| l.act.as_ref());
        for (_, _, command, _) in acked.lock().expect("sound").iter() {
            let act = command["act"].as_str().expect("an act");
            assert!(said.any(|line| line == act), "round {round}: {act} was acknowledged and is gone");
        }
    }
    admin.end().await;
    let server = server::start(config(data)).await.expect("starts");
    for (player, acked) in players.iter().zip(acked) {
        let mut player = player.clone();
        player.base = format!("http://{}", server.address);
        let some: Vec<_> = acked.lock().expect("sound").iter().rev().take(10).cloned().collect();
        for (key, version, command, answer) in some {
            assert_eq!(player.send(&key, version, command).await, (StatusCode::OK, answer), "done once");
        }
    }
    server.stop().await;
}
