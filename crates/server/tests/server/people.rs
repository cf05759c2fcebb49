//! People around a game: other names, those who watch, a hand on a phone.

use crate::leaks::twins;
use crate::support::socket::Socket;
use crate::support::{Bench, Player, code, people, tiny};
use reqwest::StatusCode;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_name_can_be_changed_before_the_start_and_while_the_game_runs() {
    let mut bench = Bench::start().await;
    let (table, players) = bench.open(tiny(), people(2)).await;
    let (status, named) = players[0].post("name", json!({ "name": "  Juliette " })).await;
    assert_eq!((status, &named["name"]), (StatusCode::OK, &json!("Juliette")));
    let info = bench.get(&format!("/api/tables/{table}")).await.1;
    assert_eq!(info["places"][0]["name"], "Juliette");
    assert_eq!(players[0].post("start", json!({})).await.0, StatusCode::OK);
    let mut other = Socket::of(&players[1], 0).await;
    other.next("view").await;
    // Nobody takes the name of another, and nobody is kept from the own one.
    for (asked, shown) in [("player 2", "player 2 (2)"), ("Juliette", "Juliette"), ("Juliette", "Juliette")] {
        assert_eq!(players[0].post("name", json!({ "name": asked })).await.1["name"], shown);
    }
    let seen = async |socket: &mut Socket| loop {
        let view = socket.next("view").await;
        if view["table"]["seats"][0]["name"] == "Juliette" {
            return view;
        }
    };
    seen(&mut other).await;
    let (status, refused) = players[0].post("name", json!({ "name": "\u{200b}" })).await;
    assert!(status.is_client_error(), "{refused}");
    let nobody = bench.post(&format!("/api/tables/{table}/name"), json!({ "name": "Eve" })).await;
    assert_eq!(nobody.0, StatusCode::UNAUTHORIZED);
    bench.restart().await;
    let info = bench.get(&format!("/api/tables/{table}")).await.1;
    assert_eq!(info["playing"]["seats"][0]["name"], "Juliette", "it is stored");
}

async fn allow(player: &Player, allowed: bool) -> (StatusCode, Value) {
    player.command(None, json!({ "type": "spectators_talk", "allowed": allowed })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_watch_say_something_where_the_host_lets_them() {
    let bench = Bench::start().await;
    let (table, players) = bench.begin(tiny(), people(2)).await;
    let chat = format!("/api/tables/{table}/chat");
    let say = json!({ "body": "bravo", "name": "Player 1" });
    assert_eq!(
        bench.post(&chat, say.clone()).await.0,
        StatusCode::UNAUTHORIZED,
        "not before they are let in"
    );
    assert_eq!(code(&allow(&players[1], true).await.1), "not_host");
    assert_eq!(allow(&players[0], true).await.0, StatusCode::OK);

    let mut seat = Socket::of(&players[1], 0).await;
    let mut watcher = Socket::open(&bench.base, &table, None, 0).await;
    watcher.next("view").await;
    seat.next("view").await;
    let (status, line) = bench.post(&chat, say.clone()).await;
    assert_eq!((status, &line["seat"], &line["name"]), (StatusCode::OK, &json!(0), &json!("Player 1 (2)")));
    for socket in [&mut seat, &mut watcher] {
        assert_eq!(socket.next("chat").await["name"], "Player 1 (2)", "nobody passes for a player");
    }
    assert!(bench.post(&chat, json!({ "body": "no name" })).await.0.is_client_error());
    assert_eq!(bench.get(&chat).await.1[0]["body"], "bravo");
    // Whoever does not want to hear them does not.
    let muted = players[1].post("mute", json!({ "seat": 0, "muted": true })).await.1;
    assert_eq!(muted["muted"], json!([0]));
    assert_eq!(players[1].get("chat").await.1, json!([]));

    assert_eq!(allow(&players[0], false).await.0, StatusCode::OK);
    assert_eq!(bench.post(&chat, say).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(bench.get(&chat).await.0, StatusCode::UNAUTHORIZED);
}

#[tokio::test(flavor = "multi_thread")]
async fn leak_19_those_who_watch_later_read_the_talk_as_late_as_they_see_the_game() {
    let bench = Bench::start().await;
    let mut spec = tiny();
    spec["settings"]["spectator_delay"] = json!(3600);
    spec["settings"]["spectators_talk"] = json!(true);
    let (table, players) = bench.begin(spec, people(2)).await;
    players[0].post("chat", json!({ "body": "I hold the saboteur" })).await;
    assert_eq!(bench.get(&format!("/api/tables/{table}/chat")).await.1, json!([]));
    assert_eq!(players[1].get("chat").await.1[0]["body"], "I hold the saboteur");
    let lobby = bench.get("/api/tables").await.1;
    let summary = &lobby["tables"][0]["summary"];
    assert_eq!(summary["delay"], 3600);
    assert!(summary["turn"].is_null() && summary["awaited"].is_null(), "{summary}");
    assert!(players[0].get("").await.1["summary"]["turn"].is_u64(), "whoever sits there is told");
    assert!(bench.get(&format!("/api/tables/{table}")).await.1["summary"].is_null(), "strangers are not");
}

#[tokio::test(flavor = "multi_thread")]
async fn leak_10_the_lobby_names_nobody_while_answers_are_under_seal() {
    let (bench, players, asked) = twins::at_a_window().await;
    let lobby = async || bench.get("/api/tables").await.1;
    let before = lobby().await;
    assert!(before["tables"][0]["summary"]["awaited"].is_null(), "{before}");
    assert!(before["tables"][0]["summary"]["turn"].is_u64(), "the rest is told: {before}");
    assert!(players[0].get("").await.1["summary"]["awaited"].is_null(), "not even to those who sit there");
    let view = players[asked[0]].view().await;
    assert_eq!(
        players[asked[0]].act(view["version"].as_u64().expect("version"), "let").await.0,
        StatusCode::OK
    );
    assert_eq!(lobby().await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_told_when_its_hand_lies_on_another_screen_and_nobody_else_is() {
    let bench = Bench::start().await;
    let (_, players) = bench.begin(tiny(), people(2)).await;
    let mut big = Socket::of(&players[0], 0).await;
    big.next("view").await;
    let mut other = Socket::of(&players[1], 0).await;
    other.next("view").await;
    let phone = Socket::hand_of(&players[0]).await;
    assert_eq!(big.next("hand").await["away"], true);
    // Whoever comes later is told before anything is shown.
    let mut late = Socket::of(&players[0], 0).await;
    assert_eq!(late.json().await.expect("open")["type"], "hand");
    drop(phone);
    assert_eq!(big.next("hand").await["away"], false);
    players[0].post("chat", json!({ "body": "mark" })).await;
    let heard = async {
        loop {
            let message = other.json().await.expect("open");
            assert_ne!(message["type"], "hand");
            if message["type"] == "chat" {
                return;
            }
        }
    };
    heard.await;
}
