//! Around a running game: presence, stand-ins, spectators, pausing, branches, imports.

use crate::support::socket::Socket;
use crate::support::{Bench, Hands, Player, against, code, is_over, people, play, text, tiny, until};
use game::SplitMix;
use reqwest::StatusCode;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn others_see_who_is_connected() {
    let bench = Bench::start().await;
    let (_, players) = bench.begin(tiny(), people(2)).await;
    let present = |view: &Value| view["table"]["seats"][1]["present"].as_bool();
    assert_eq!(present(&players[0].view().await), Some(false));
    let mut mine = Socket::of(&players[0], 0).await;
    mine.next("view").await;
    let theirs = Socket::of(&players[1], 0).await;
    assert_eq!(present(&mine.next("view").await), Some(true), "the first thing that is told");
    drop(theirs);
    assert_eq!(present(&mine.next("view").await), Some(false), "and the next");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_lets_a_bot_stand_in_and_whoever_comes_back_has_the_seat_back() {
    let bench = Bench::start().await;
    let (_, players) = bench.begin(tiny(), people(2)).await;
    let (status, answer) = players[0].command(None, json!({ "type": "stand_in", "seat": 2 })).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    // The bot plays until the host is asked.
    until("the host is asked", || async {
        (!players[0].view().await["choices"].as_array()?.is_empty()).then_some(())
    })
    .await;
    assert_eq!(players[0].view().await["table"]["seats"][1]["stand_in"], "novice");
    let mut back = Socket::of(&players[1], 0).await;
    let view = back.next("view").await;
    assert_eq!(view["table"]["seats"][1]["stand_in"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_run_on_the_server_and_the_novice_answers() {
    let hands = Hands::new();
    let bench = Bench::start_with(|config| config.now = Some(hands.clock())).await;
    let mut spec = tiny();
    spec["settings"]["clock"] = json!({ "kind": "per_move", "seconds": 5 });
    let (_, players) = bench.begin(spec, people(2)).await;
    let before = players[0].view().await;
    assert!(before["table"]["seats"].as_array().expect("seats").iter().any(|s| s["deadline"].is_u64()));
    // Just before the end: whoever keeps the table looks at the clock again and goes on waiting.
    hands.move_on(4980);
    players[0].command(None, json!({ "type": "order", "order": "never" })).await;
    assert_eq!(players[0].view().await["version"], before["version"]);
    hands.move_on(20);
    until("the novice answered", || async {
        (players[0].view().await["version"] != before["version"]).then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_watch_later_or_not_at_all() {
    let hands = Hands::new();
    let bench = Bench::start_with(|config| config.now = Some(hands.clock())).await;
    let mut spec = tiny();
    spec["settings"]["spectator_delay"] = json!(60);
    let (table, players) = bench.begin(spec, people(2)).await;
    let path = format!("/api/tables/{table}/view");
    let (status, refused) = bench.get(&path).await;
    assert_eq!((status, code(&refused)), (StatusCode::CONFLICT, "not_yet"));
    let mut socket = Socket::open(&bench.base, &table, None, 0).await;
    hands.move_on(60_000);
    players[0].command(None, json!({ "type": "order", "order": "never" })).await;
    assert_eq!(socket.next("view").await["viewer"], Value::Null);
    play(&players, &mut SplitMix(1), 3).await;
    assert_eq!(bench.get(&path).await.0, StatusCode::OK);

    let mut spec = tiny();
    spec["settings"]["spectators"] = json!(false);
    let (table, _) = bench.begin(spec, people(2)).await;
    let (status, refused) = bench.get(&format!("/api/tables/{table}/view")).await;
    assert_eq!((status, code(&refused)), (StatusCode::FORBIDDEN, "no_spectators"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_paused_table_refuses_and_goes_on() {
    let bench = Bench::start().await;
    let (_, players) = bench.begin(tiny(), people(2)).await;
    players[1].command(None, json!({ "type": "pause" })).await;
    let view = players[0].view().await;
    assert_eq!(view["table"]["status"], "paused");
    let (_, refused) = players[0].act(view["version"].as_u64().expect("version"), "pass").await;
    assert_eq!(code(&refused), "paused");
    players[1].command(None, json!({ "type": "resume" })).await;
    assert_eq!(players[0].view().await["table"]["status"], "running");
}

/// What an imported table calls its first seat.
async fn name_of_first(bench: &Bench, imported: &Value) -> String {
    let (_, info) = bench.get(&format!("/api/tables/{}", text(&imported["table"]))).await;
    text(&info["playing"]["seats"][0]["name"])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_verified_imported_and_branched_from() {
    let bench = Bench::start().await;
    let (table, players) = bench.begin(tiny(), against(&["novice"])).await;
    let (_, refused) = bench.get(&format!("/api/tables/{table}/log")).await;
    assert_eq!(code(&refused), "game_not_over");
    play(&players, &mut SplitMix(5), 100_000).await;
    assert!(is_over(&players[0].view().await));
    let log = players[0].bytes("log").await;
    let import = |text: String| bench.http.post(format!("{}/api/import", bench.base)).body(text).send();
    let imported = import(log.clone()).await.expect("an answer");
    assert_eq!(imported.status(), StatusCode::OK);
    let imported: Value = serde_json::from_str(&imported.text().await.expect("text")).expect("JSON");
    assert_eq!(imported["seats"], json!([]), "nobody gets a seat by bringing a log");
    assert_eq!(name_of_first(&bench, &imported).await, "", "our own logs name nobody");
    let bent = log.replacen("\"act\":\"plan", "\"act\":\"plan ", 1);
    assert_eq!(import(bent).await.expect("an answer").status(), StatusCode::UNPROCESSABLE_ENTITY);

    let path = format!("/api/tables/{}/branch", text(&imported["table"]));
    let (status, branch) = bench.post(&path, json!({ "name": "Ann", "seat": 1, "at": 20 })).await;
    assert_eq!(status, StatusCode::OK, "{branch}");
    let mine = Player::new(&bench, &text(&branch["table"]), &branch["seats"][0]);
    assert_eq!(mine.view().await["table"]["assisted"], json!(true));
    play(&[mine], &mut SplitMix(6), 10).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_still_play_cannot_be_peeked_at_by_a_branch() {
    let bench = Bench::start().await;
    let (_, players) = bench.begin(tiny(), people(2)).await;
    let (status, refused) = players[0].post("branch", json!({ "name": "Ann" })).await;
    assert_eq!((status, code(&refused)), (StatusCode::FORBIDDEN, "people_play"));
}

#[tokio::test(flavor = "multi_thread")]
async fn why_not_names_reason_rule_and_numbers() {
    let bench = Bench::start().await;
    let (_, players) = bench.begin(tiny(), people(2)).await;
    let (status, why) = players[0].post("why", json!({ "act": "pass" })).await;
    assert_eq!((status, &why["possible"]), (StatusCode::OK, &json!(false)));
    assert!(!text(&why["why"]["rule"]).is_empty());
    let (status, refused) = players[0].post("why", json!({ "act": "fly home" })).await;
    assert_eq!((status, code(&refused)), (StatusCode::UNPROCESSABLE_ENTITY, "bad_notation"));
}
