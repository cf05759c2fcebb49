//! A data folder of an older program whose rules were others. It was made once, by a server built from commit 79830db with version 0
//! of the rules in which a crew begins with 50 F more, killed with kill -9 in the middle of two races; a third one was over. Our
//! rules would have played all three otherwise.

use crate::kill::spawn_on_files;
use crate::positions::replayed_position;
use crate::support::{Bench, Player, code, fresh_key, is_over, on_files, play, text};
use game::SplitMix;
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use server::store::{DATABASE, Store, Stored};
use sqlx::{AnyConnection, Connection};
use std::path::Path;
use tempfile::TempDir;

const TABLES: &str = include_str!("older_rules/tables.sql");
const PLAYERS: &str = include_str!("older_rules/players.json");

/// The folder as the older program left it, and everybody with a seat there: two of the first race, one of each other.
pub async fn older() -> (TempDir, Vec<Player>) {
    let dir = TempDir::new().expect("a folder");
    sqlx::any::install_default_drivers();
    let file = format!("sqlite://{}?mode=rwc", dir.path().join(DATABASE).display());
    let mut database = AnyConnection::connect(&file).await.expect("opens");
    sqlx::raw_sql(TABLES).execute(&mut database).await.expect("as it was");
    database.close().await.expect("closed");
    let players: Vec<Value> = serde_json::from_str(PLAYERS).expect("players");
    let player = |granted: &Value| Player {
        base: String::new(),
        table: text(&granted["table"]),
        seat: granted["seat"].as_u64().expect("a seat"),
        token: text(&granted["token"]),
        recovery: text(&granted["recovery"]),
        http: Client::new(),
    };
    (dir, players.iter().map(player).collect())
}

async fn on(dir: TempDir, players: &mut [Player]) -> Bench {
    let server = server::start(on_files(dir.path())).await.expect("it starts");
    let base = format!("http://{}", server.address);
    players.iter_mut().for_each(|player| player.base.clone_from(&base));
    Bench { dir, server: Some(server), base, http: Client::new() }
}

/// A table as it stands in the folder.
async fn stored(data: &Path, table: &str) -> Stored {
    let store = Store::open(data).await.expect("the data opens");
    let stored = store.game(table).await.expect("read").expect("there");
    store.close().await;
    stored
}

/// The records that moved a table to other rules.
async fn moves(data: &Path, table: &str) -> Vec<u32> {
    let stored = stored(data, table).await;
    stored.lines.iter().filter(|line| line.rules.is_some()).map(|line| line.n).collect()
}

fn kinds(view: &Value) -> Vec<&str> {
    let events = view["events"].as_array().expect("events");
    events.iter().map(|entry| entry["what"].as_str().expect("a word")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn races_of_older_rules_go_on_and_say_so() {
    let (dir, mut players) = older().await;
    let before = stored(dir.path(), &players[0].table).await.row.position;
    let bench = on(dir, &mut players).await;
    let (people, alone) = (players[..2].to_vec(), players[2].clone());
    for player in &players[..3] {
        let (_, view) = player.get("view?since=43").await;
        assert!(kinds(&view).contains(&"new_rules"), "{view}");
        assert_eq!(view["undo"]["possible"], json!(false), "it was possible before the program was renewed");
        let undo = json!({ "type": "undo", "further": true });
        let (status, refused) = player.command(view["version"].as_u64(), undo).await;
        assert_eq!((status, code(&refused)), (StatusCode::CONFLICT, "no_undo"), "{refused}");
    }
    // It was stored as it was loaded: the same position, and a record that says so.
    assert_eq!(stored(bench.dir.path(), &people[0].table).await.row.position, before);
    // A program that still holds the version of a view from before is behind, and not ahead.
    let (status, refused) = people[0].act(1, "pass").await;
    assert_ne!(code(&refused), "unknown_version", "{status} {refused}");
    for players in [people, vec![alone]] {
        play(&players, &mut SplitMix(8), 4000).await;
        assert!(is_over(&players[0].view().await));
        let (status, verified) = players[0].get("verify").await;
        assert_eq!((status, &verified["ok"]), (StatusCode::OK, &json!(true)), "{verified}");
        assert_eq!(verified["unchecked"], json!({ "records": 43, "rules": 0 }));
        let log = players[0].bytes("log").await;
        let table = &players[0].table;
        assert_eq!(stored(bench.dir.path(), table).await.row.position, replayed_position(&log), "{log}");
        let (_, steps) = players[0].get("replay").await;
        assert_eq!(steps["steps"][0]["keys"], json!(["new_rules"]), "{steps}");
    }
    // What was over stays as it was: its log can be had, and nothing else.
    let (status, refused) = players[3].get("view").await;
    assert_eq!((status, code(&refused)), (StatusCode::CONFLICT, "other_rules"), "{refused}");
    assert!(players[3].bytes("log").await.contains("\"rules_version\":0"));
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_while_races_of_older_rules_go_on_nothing_is_lost_or_moved_twice() {
    let (dir, mut players) = older().await;
    let mut said: Option<(String, Option<u64>, Value, Value)> = None;
    for round in 0..4 {
        let (mut child, base) = spawn_on_files(dir.path(), None);
        players.iter_mut().for_each(|player| player.base.clone_from(&base));
        if let Some((key, version, command, answer)) = said.take() {
            let (status, again) = players[2].send(&key, version, command).await;
            assert_eq!((status, again), (StatusCode::OK, answer), "it was done once");
        }
        // The first server is killed as soon as it listens: in the middle of its work on the tables.
        if round > 0 {
            play(&players[..2], &mut SplitMix(round), 6).await;
            play(&players[2..3], &mut SplitMix(round), 1).await;
            let view = players[2].view().await;
            let version = view["version"].as_u64();
            let (key, command) = (fresh_key(), json!({ "type": "order", "order": "never" }));
            let (status, answer) = players[2].send(&key, version, command.clone()).await;
            assert_eq!(status, StatusCode::OK, "{answer}");
            said = Some((key, version, command, answer));
        }
        child.kill().expect("kill -9");
        child.wait().expect("gone");
        if round > 0 {
            for player in &players[1..3] {
                assert_eq!(moves(dir.path(), &player.table).await, [44], "moved once");
            }
        }
    }
    let _bench = on(dir, &mut players).await;
    play(&players[..2], &mut SplitMix(9), 4000).await;
    let (_, verified) = players[0].get("verify").await;
    assert_eq!(verified["ok"], json!(true), "{verified}");
}
