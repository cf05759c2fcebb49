//! Every request to a table is met in one way: is there such a table, and who calls?

use crate::support::{Bench, code, fresh_key, people, read, tiny};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

/// What needs a seat, with a body that can be read.
fn of_seats() -> Vec<(Method, &'static str, Value)> {
    let (hash, name) = ("0".repeat(64), json!({ "name": "Ann" }));
    let post = |end, body| (Method::POST, end, body);
    vec![
        post("place", json!({ "seat": 2 })),
        post("choose", json!({ "option": "first" })),
        post("leave", json!({})),
        post("commit", json!({ "commitment": hash })),
        post("start", json!({})),
        post("open", json!({ "nonce": hash })),
        post("command", json!({ "command": { "type": "pause" } })),
        post("why", json!({ "act": "pass" })),
        post("mute", json!({ "seat": 2, "muted": true })),
        post("nudge", json!({})),
        post("rematch", json!({})),
        post("follow", json!({})),
        post("name", name),
        (Method::DELETE, "me", json!({})),
    ]
}
/// What anybody may ask, as far as the table lets them.
fn of_anybody() -> Vec<(Method, &'static str, Value)> {
    let name = json!({ "name": "Ann" });
    let mut all: Vec<_> = ["", "board", "view", "events", "chat", "log", "replay", "verify"]
        .map(|end| (Method::GET, end, json!({})))
        .into();
    let changes = [
        ("join", name.clone()),
        ("branch", name),
        ("recover", json!({ "code": "none" })),
        ("chat", json!({ "body": "hello" })),
    ];
    all.extend(changes.map(|(end, body)| (Method::POST, end, body)));
    all
}

async fn ask(
    bench: &Bench,
    table: &str,
    (method, end, body): &(Method, &str, Value),
    token: Option<&str>,
) -> (StatusCode, String) {
    let url = format!("{}/api/tables/{table}/{end}", bench.base);
    let mut request = bench.http.request(method.clone(), url.trim_end_matches('/'));
    if *method != Method::GET {
        request = request.header("Idempotency-Key", fresh_key()).json(body);
    }
    if let Some(token) = token {
        request = request.bearer_auth(token);
    }
    let (status, answer) = read(request).await;
    (status, code(&answer).to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_no_seat_changes_nothing_of_a_seat() {
    let bench = Bench::start().await;
    let (gathering, _) = bench.open(tiny(), people(2)).await;
    let (playing, players) = bench.begin(tiny(), people(2)).await;
    let before = players[0].view().await;
    for request in of_seats() {
        for table in [&gathering, &playing] {
            let none = ask(&bench, table, &request, None).await;
            assert_eq!(none, (StatusCode::UNAUTHORIZED, "no_token".into()), "{request:?}");
            let wrong = ask(&bench, table, &request, Some("wrong")).await;
            assert_eq!(wrong, (StatusCode::UNAUTHORIZED, "bad_token".into()), "{request:?}");
        }
    }
    assert_eq!(players[0].view().await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_there_is_not_is_told_alike_everywhere() {
    let bench = Bench::start().await;
    for request in of_seats().into_iter().chain(of_anybody()) {
        for table in ["0123456789abcdef0123", "nothing", "%ff"] {
            let told = ask(&bench, table, &request, Some("wrong")).await;
            assert_eq!(told, (StatusCode::NOT_FOUND, "no_such_table".into()), "{table} {request:?}");
        }
    }
}
