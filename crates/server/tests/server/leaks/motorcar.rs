//! Closed hands and cars pulled back of The Great Motorcar Race, at the level of bytes on the wire. That the same holds whatever
//! they hide is compared in `crates/session/tests/session/motorcar/secrets.rs`.

use crate::support::socket::Socket;
use crate::support::{Bench, Player, people};
use reqwest::StatusCode;
use serde_json::json;

/// All that a viewer can ask for, without what it could say itself.
async fn told(player: &Player) -> String {
    let mut all = String::new();
    for what in ["view", "events?since=0", "replay"] {
        let (status, mut answer) = player.get(what).await;
        assert_eq!(status, StatusCode::OK, "{what}: {answer}");
        answer.as_object_mut().map(|fields| fields.remove("choices"));
        all += &answer.to_string();
    }
    all
}
async fn says(player: &Player, act: &str) {
    let version = player.view().await["version"].as_u64().expect("a version");
    let (status, answer) = player.act(version, act).await;
    assert_eq!(status, StatusCode::OK, "{act}: {answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_hand_is_told_to_its_owner_alone_until_all_open() {
    let bench = Bench::start().await;
    let (table, players) = bench.begin(json!({ "game": "motorcar", "flick": "luck" }), people(3)).await;
    let mut watcher = Socket::open(&bench.base, &table, None, 0).await;
    says(&players[0], "strain severe").await;
    assert_eq!(players[0].view().await["view"]["hand"], "severe");
    let bob = players[1].view().await;
    assert_eq!(bob["view"]["players"][0]["decided"], json!(true), "that it is closed lies open");
    assert!(!told(&players[1]).await.contains("severe"));
    let seen = watcher.next("view").await.to_string() + &watcher.next("view").await.to_string();
    assert!(seen.contains("event_chose") && !seen.contains("severe"), "{seen}");
    says(&players[1], "strain heavy").await;
    says(&players[2], "strain normal").await;
    assert!(told(&players[1]).await.contains("severe"), "now all hands are open");
}

#[tokio::test(flavor = "multi_thread")]
async fn how_far_a_car_is_pulled_back_is_told_to_its_owner_alone_until_all_let_go() {
    let bench = Bench::start().await;
    let (_, players) = bench.begin(json!({ "game": "motorcar" }), people(3)).await;
    says(&players[0], "flick 67").await;
    assert_eq!(players[0].view().await["view"]["pull"], 67);
    let others = told(&players[1]).await;
    assert!(others.contains("\"event_pulled\"") && !others.contains("\"pull\":67"), "{others}");
    assert!(!others.contains("pull(67)"), "{others}");
    says(&players[1], "flick 70").await;
    says(&players[2], "flick 1").await;
    assert!(told(&players[1]).await.contains("\"pull\":67"));
}
