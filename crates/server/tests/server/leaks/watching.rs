//! Leaks to those who only watch: figures, and tables that are closed or shown later.

use super::twins;
use crate::support::socket::Socket;
use crate::support::{Bench, people, tiny};
use reqwest::StatusCode;
use serde_json::json;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn leak_17_no_public_figure_moves_when_somebody_answers_under_seal() {
    let (bench, players, asked) = twins::at_a_window().await;
    let public = async || {
        let mut all = String::new();
        for path in ["/metrics", "/api/health", "/api/tables", "/api/records"] {
            let answer = bench.http.get(format!("{}{path}", bench.base)).send().await.expect("an answer");
            all += &answer.text().await.expect("text");
        }
        all
    };
    let before = public().await;
    let view = players[asked[0]].view().await;
    let answer = players[asked[0]].act(view["version"].as_u64().expect("version"), "let").await;
    assert_eq!(answer.0, StatusCode::OK);
    assert_eq!(public().await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn leak_19_whoever_came_before_a_closed_table_began_sees_nothing_of_the_game() {
    let bench = Bench::start().await;
    let mut spec = tiny();
    spec["settings"]["spectators"] = json!(false);
    let (table, players) = bench.open(spec, people(2)).await;
    let mut early = Socket::open(&bench.base, &table, None, 0).await;
    early.next("table").await;
    assert_eq!(players[0].post("start", json!({})).await.0, StatusCode::OK);
    players[0].post("chat", json!({ "body": "among us" })).await;
    let told = async {
        let mut told = Vec::new();
        while let Some(message) = early.json().await {
            told.push(message);
        }
        told
    };
    let told = tokio::time::timeout(Duration::from_secs(60), told).await.expect("the socket is closed");
    assert!(told.iter().all(|message| message["type"] == "table"), "{told:?}");
    let info = bench.http.get(format!("{}/api/tables/{table}", bench.base)).send().await.expect("an answer");
    let info = info.text().await.expect("text");
    assert!(!info.contains("deadline") && !info.contains("window") && !info.contains("Player"), "{info}");
}
