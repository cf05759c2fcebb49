//! F9: tables closed to spectators could be watched, and talk ran ahead of the delay.

use crate::support::socket::Socket;
use crate::support::{Bench, Hands, Player, code, people, text, tiny};
use reqwest::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;

fn closed() -> Value {
    let mut spec = tiny();
    spec["settings"]["spectators"] = json!(false);
    spec
}
fn delayed() -> Value {
    let mut spec = tiny();
    spec["settings"]["spectator_delay"] = json!(60);
    spec
}

/// Nothing but these kinds of messages comes for a while.
async fn hears_only(socket: &mut Socket, kinds: &[&str]) {
    while let Ok(Some(message)) = tokio::time::timeout(Duration::from_millis(300), socket.json()).await {
        assert!(kinds.iter().any(|kind| message["type"] == *kind), "{message}");
    }
}

async fn say(player: &Player, body: &str) {
    assert_eq!(player.post("chat", json!({ "body": body })).await.0, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn f9_a_socket_opened_while_a_closed_table_gathers_sees_nothing_of_the_game() {
    let bench = Bench::start().await;
    let (table, players) = bench.open(closed(), people(2)).await;
    let mut stranger = Socket::open(&bench.base, &table, None, 0).await;
    stranger.next("table").await;
    let mut seat = Socket::of(&players[1], 0).await;
    seat.next("table").await;
    say(&players[0], "only for us").await;
    assert_eq!(seat.next("chat").await["body"], "only for us");
    hears_only(&mut stranger, &["table"]).await;
    assert_eq!(players[0].post("start", json!({})).await.0, StatusCode::OK);
    while let Some(message) = stranger.json().await {
        assert_eq!(message["type"], "table", "{message}");
    }
    assert_eq!(seat.next("view").await["viewer"], json!(2), "seats go on");
}

#[tokio::test(flavor = "multi_thread")]
async fn f9_talk_reaches_watchers_as_late_as_what_it_was_said_to() {
    let hands = Hands::new();
    let bench = Bench::start_with(|config| config.now = Some(hands.clock())).await;
    let (table, players) = bench.begin(delayed(), people(2)).await;
    let mut watcher = Socket::open(&bench.base, &table, None, 0).await;
    let mut seat = Socket::of(&players[1], 0).await;
    say(&players[0], "I hold the saboteur").await;
    assert_eq!(seat.next("chat").await["body"], "I hold the saboteur", "seats hear it at once");
    hands.move_on(59_999);
    say(&players[0], "later").await;
    hears_only(&mut watcher, &["view"]).await;
    hands.move_on(1);
    say(&players[0], "latest").await;
    assert_eq!(watcher.next("chat").await["body"], "I hold the saboteur");
    hands.move_on(60_000);
    say(&players[0], "not yet").await;
    assert_eq!(watcher.next("chat").await["body"], "later");
    assert_eq!(watcher.next("chat").await["body"], "latest");
    hears_only(&mut watcher, &["view"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn f9_strangers_are_told_no_more_than_name_and_state_of_closed_and_delayed_tables() {
    let bench = Bench::start().await;
    for spec in [closed(), delayed()] {
        let (table, players) = bench.begin(spec.clone(), people(2)).await;
        let path = format!("/api/tables/{table}");
        let (_, info) = bench.get(&path).await;
        let told: Vec<&String> = info.as_object().expect("an object").keys().collect();
        assert_eq!(told, ["commitment", "status", "table", "title"], "{info}");
        let (_, mine) = players[1].get("").await;
        assert_eq!(mine["playing"]["seats"].as_array().map(Vec::len), Some(2), "seats see their table");
        for player in &players {
            player.command(None, json!({ "type": "vote", "abandon": true })).await;
        }
        let (_, over) = bench.get(&path).await;
        assert!(over["playing"]["seed"].is_string(), "when it is over everybody may check it: {over}");
    }
    let (table, players) = bench.begin(closed(), people(2)).await;
    let (status, refused) = bench.get(&format!("/api/tables/{table}/board")).await;
    assert_eq!((status, code(&refused)), (StatusCode::FORBIDDEN, "no_spectators"));
    assert_eq!(players[0].get("board").await.0, StatusCode::OK);
    let (_, lobby) = bench.get("/api/tables").await;
    let tables = lobby["tables"].as_array().expect("tables");
    let listed = tables.iter().find(|listed| text(&listed["table"]) == table).expect("listed");
    assert_eq!(listed["summary"]["seats"], json!([]), "{listed}");
}
