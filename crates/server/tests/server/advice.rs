//! Hints and reviews over HTTP: who is told what, how often, and what stands in the log afterwards.

use crate::support::{Bench, Player, against, code, is_over, people, play, tiny};
use game::SplitMix;
use reqwest::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;

/// The view of a player, once something is asked.
async fn asked(player: &Player) -> Value {
    loop {
        let view = player.view().await;
        if view["choices"].as_array().is_some_and(|choices| !choices.is_empty()) {
            return view;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn hint(player: &Player) -> (StatusCode, Value) {
    let version = player.view().await["version"].clone();
    player.post("hint", json!({ "version": version })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_told_to_whoever_asks_and_that_it_was_asked_to_everybody() {
    let bench = Bench::start_with(|config| config.limits.hints_per_minute = 2.0).await;
    let (table, players) = bench.begin(tiny(), against(&["novice"])).await;
    let ann = &players[0];
    let view = asked(ann).await;
    assert_eq!(view["mine"]["has_hints"], json!(true));
    let (status, told) = hint(ann).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let acts: Vec<&Value> = view["choices"].as_array().expect("choices").iter().map(|c| &c["act"]).collect();
    let advised = told["advised"].as_array().expect("a list");
    assert!(!advised.is_empty() && advised.iter().all(|one| acts.contains(&&one["act"])), "{told}");
    let (_, info) = bench.get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["playing"]["assisted"], json!(true));
    let (_, events) = bench.get(&format!("/api/tables/{table}/events?since=0")).await;
    assert!(events.to_string().contains("\"helped\""), "{events}");
    let (status, stale) = ann.post("hint", json!({ "version": 10_000 })).await;
    assert_eq!((status, code(&stale)), (StatusCode::CONFLICT, "unknown_version"));
    assert_eq!(hint(ann).await.0, StatusCode::OK);
    assert_eq!(hint(ann).await.0, StatusCode::TOO_MANY_REQUESTS, "each is a second of thinking");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_among_themselves_get_hints_only_where_the_table_agreed() {
    let bench = Bench::start().await;
    let (_, players) = bench.begin(tiny(), people(2)).await;
    let (status, refused) = hint(&players[0]).await;
    assert_eq!((status, code(&refused)), (StatusCode::CONFLICT, "no_hints"));
    let mut spec = tiny();
    spec["settings"]["hints"] = json!("never");
    let (_, players) = bench.begin(spec, against(&["novice"])).await;
    assert_eq!(code(&hint(&players[0]).await.1), "no_hints");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_race_is_reviewed_while_one_waits_and_a_running_one_is_not() {
    let bench = Bench::start().await;
    let (table, players) = bench.begin(tiny(), against(&["novice"])).await;
    let path = format!("/api/tables/{table}/review");
    let (status, refused) = bench.get(&path).await;
    assert_eq!((status, code(&refused)), (StatusCode::FORBIDDEN, "game_not_over"));
    play(&players, &mut SplitMix(5), 100_000).await;
    assert!(is_over(&players[0].view().await));
    let review = loop {
        let (status, review) = bench.get(&path).await;
        assert_eq!(status, StatusCode::OK, "{review}");
        if review["percent"] == json!(100) {
            break review;
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    };
    let seats = review["seats"].as_array().expect("seats");
    assert_eq!(seats.len(), 2);
    assert!(seats[0]["choices"].is_number() && seats[1]["choices"].is_null(), "{review}");
    assert_eq!(bench.get(&path).await.1, review, "it is kept");
    let at = &review["turning"][0]["at"];
    let branch = format!("/api/tables/{table}/branch");
    let (status, opened) = bench.post(&branch, json!({ "name": "Ann", "seat": 1, "at": at })).await;
    assert_eq!(status, StatusCode::OK, "{opened}");
}
