//! Games looked at again over the network: the own past while it runs, everything once it is over.

use crate::support::{Bench, Player, code, is_over, people, play, text, tiny};
use game::SplitMix;
use reqwest::StatusCode;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn while_a_game_runs_only_the_own_past_can_be_looked_at() {
    let mut bench = Bench::start().await;
    let (table, mut players) = bench.begin(tiny(), people(2)).await;
    let mut shown = Vec::new();
    for _ in 0..30 {
        play(&players, &mut SplitMix(21), 2).await;
        shown.push(players[0].view().await);
    }
    bench.restart().await;
    players.iter_mut().for_each(|player| player.base.clone_from(&bench.base));
    let (status, list) = players[0].get("replay").await;
    assert_eq!((status, &list["viewer"], &list["over"]), (StatusCode::OK, &json!(1), &json!(false)));
    assert_eq!(list["steps"].as_array().map(|s| s.len() as u64), shown[29]["version"].as_u64());
    for view in &shown {
        let (status, moment) = players[0].get(&format!("replay?at={}", view["version"])).await;
        assert_eq!((status, &moment["view"]), (StatusCode::OK, &view["view"]), "as it was shown then");
    }
    for wish in ["replay?seat=2", "replay?seat=all", "replay?seat=spectator", "replay?at=3&seat=2"] {
        let (status, refused) = players[0].get(wish).await;
        assert_eq!((status, code(&refused)), (StatusCode::FORBIDDEN, "game_not_over"), "{wish}");
    }
    assert_eq!(players[0].get("replay?seat=1&at=3").await.0, StatusCode::OK);
    for wish in ["replay?at=99999", "replay?at=0", "replay?seat=0", "replay?seat=9", "replay?seat=x"] {
        assert!(players[0].get(wish).await.0.is_client_error(), "{wish}");
    }
    assert_eq!(code(&players[0].get("verify").await.1), "game_not_over");
    let (status, spectator) = bench.get(&format!("/api/tables/{table}/replay?at=5")).await;
    assert_eq!((status, &spectator["view"]["hand"]), (StatusCode::OK, &Value::Null));
    let stranger = Player { token: "0".repeat(64), ..players[0].clone() };
    assert_eq!(stranger.get("replay").await.0, StatusCode::UNAUTHORIZED);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_looked_at_from_every_seat_verified_and_played_on_with_friends() {
    let bench = Bench::start().await;
    let (table, players) = bench.begin(tiny(), people(2)).await;
    play(&players, &mut SplitMix(22), 100_000).await;
    assert!(is_over(&players[0].view().await));
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let (_, list) = bench.get(&path("replay?seat=all")).await;
    let middle = list["steps"].as_array().expect("steps").len() / 2;
    let (status, all) = bench.get(&path(&format!("replay?seat=all&at={middle}"))).await;
    assert_eq!(status, StatusCode::OK);
    for seat in [1, 2] {
        let (_, alone) = bench.get(&path(&format!("replay?seat={seat}&at={middle}"))).await;
        assert!(alone["view"]["hand"].is_array());
        assert_eq!(all["seats"][seat - 1], alone["view"]);
    }
    let (status, verified) = bench.get(&path("verify")).await;
    assert_eq!((status, &verified["ok"], &verified["error"]), (StatusCode::OK, &json!(true), &Value::Null));
    assert_eq!(verified["commitment"], players[0].view().await["table"]["commitment"]);

    let wish = json!({ "name": "Ann", "seat": 1, "at": middle, "others": "open" });
    let (status, branch) = bench.post(&path("branch"), wish).await;
    assert_eq!(status, StatusCode::OK, "{branch}");
    let id = text(&branch["table"]);
    let ann = Player::new(&bench, &id, &branch["seats"][0]);
    assert_eq!(ann.view().await["table"]["seats"][1]["holder"], "vacant");
    let (status, granted) = bench.post(&format!("/api/tables/{id}/join"), json!({ "name": "Bob" })).await;
    assert_eq!(status, StatusCode::OK, "{granted}");
    let bob = Player::new(&bench, &id, &granted);
    assert!(play(&[ann, bob], &mut SplitMix(23), 10).await >= 10, "friends play on");
    let wish = json!({ "name": "Ann", "seat": 1, "others": "nobody" });
    assert!(bench.post(&path("branch"), wish).await.0.is_client_error());
}
