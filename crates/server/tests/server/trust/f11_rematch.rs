//! F11: a rematch that began before somebody followed locked that person out for ever.

use crate::support::{Bench, Player, code, people, text, tiny};
use reqwest::StatusCode;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn f11_whoever_follows_late_still_gets_the_seat_that_was_kept() {
    let bench = Bench::start().await;
    let (_, players) = bench.begin(tiny(), people(2)).await;
    for player in &players {
        player.command(None, json!({ "type": "vote", "abandon": true })).await;
    }
    let (status, opened) = players[0].post("rematch", json!({})).await;
    assert_eq!(status, StatusCode::OK, "{opened}");
    let next = text(&opened["table"]);
    let host = Player::new(&bench, &next, &opened["seats"][0]);
    let (status, info) = host.post("start", json!({})).await;
    assert_eq!(status, StatusCode::OK, "{info}");

    let (status, followed) = players[1].post("follow", json!({})).await;
    assert_eq!((status, &followed["table"]), (StatusCode::OK, &json!(next)), "{followed}");
    let late = Player::new(&bench, &next, &followed["seat"]);
    let view = late.view().await;
    assert_eq!((&view["viewer"], &view["table"]["status"]), (&json!(2), &json!("running")));
    let (_, twice) = players[1].post("follow", json!({})).await;
    assert_eq!(code(&twice), "seat_taken", "one key for one seat");
    // Whoever gets up for good does not come back by the old table.
    assert_eq!(late.command(None, json!({ "type": "leave" })).await.0, StatusCode::OK);
    let (_, gone) = players[1].post("follow", json!({})).await;
    assert_eq!(code(&gone), "seat_taken");
}
