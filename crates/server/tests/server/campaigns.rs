//! Campaigns over HTTP: whose they are, how a game of one is opened, played, given up and entered, and how one travels as a file.

use crate::support::{Bench, Player, code, read, text};
use game::SplitMix;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

/// Asks with the token of a player.
async fn ask(bench: &Bench, method: Method, token: &str, path: &str, body: Value) -> (StatusCode, Value) {
    let request =
        bench.http.request(method, format!("{}/api/campaigns{path}", bench.base)).bearer_auth(token);
    read(if body.is_null() { request } else { request.json(&body) }).await
}

async fn get(bench: &Bench, token: &str, path: &str) -> (StatusCode, Value) {
    ask(bench, Method::GET, token, path, Value::Null).await
}

async fn post(bench: &Bench, token: &str, path: &str, body: Value) -> (StatusCode, Value) {
    ask(bench, Method::POST, token, path, body).await
}

/// A new campaign: its id and the player's token.
async fn begun(bench: &Bench, rules: Value) -> (String, String) {
    let (status, opened) = bench.post("/api/campaigns", json!({ "player": "Ann", "rules": rules })).await;
    assert_eq!(status, StatusCode::OK, "{opened}");
    let id = text(&opened["campaign"]["id"]);
    assert_eq!(text(&opened["link"]), format!("/campaigns/{id}#player={}", text(&opened["token"])));
    (id, text(&opened["token"]))
}

fn tiny() -> Value {
    json!({ "spec": { "game": "race", "options": { "board": "proving_tiny" }, "settings": { "window_ms": 0 } } })
}

/// The next game, begun.
async fn next(bench: &Bench, id: &str, token: &str, wish: Value) -> Player {
    let (status, opened) = post(bench, token, &format!("/{id}/next"), wish).await;
    assert_eq!(status, StatusCode::OK, "{opened}");
    let player = Player::new(bench, &text(&opened["table"]), &opened["seats"][0]);
    let (status, info) = player.post("start", json!({})).await;
    assert_eq!(status, StatusCode::OK, "{info}");
    player
}

async fn play(player: &Player, luck: u64) {
    let mut luck = SplitMix(luck);
    while player.step(&mut luck).await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_entered_by_itself_and_the_next_begins_as_it_leads_to() {
    let mut bench = Bench::start().await;
    let (id, token) = begun(&bench, json!({ "legacy": false })).await;
    let (_, before) = get(&bench, &token, &format!("/{id}")).await;
    assert_eq!(before["deck"].as_array().map(Vec::len), Some(8));
    assert_eq!((before["first"].as_u64(), before["running"].is_null()), (Some(1), true));
    let player = next(&bench, &id, &token, tiny()).await;
    let (_, running) = get(&bench, &token, &format!("/{id}")).await;
    assert_eq!(text(&running["running"]), player.table);
    let (status, refused) = post(&bench, &token, &format!("/{id}/next"), tiny()).await;
    assert_eq!((status, code(&refused)), (StatusCode::CONFLICT, "campaign_running"));
    play(&player, 1).await;
    // Also after a stop.
    bench.restart().await;
    let (_, list) = get(&bench, &token, "").await;
    assert_eq!((list["campaigns"][0]["races"].as_u64(), &list["campaigns"][0]["id"]), (Some(1), &json!(id)));
    assert!(list["campaigns"][0]["running"].is_null(), "{list}");
    let (_, after) = get(&bench, &token, &format!("/{id}")).await;
    assert!(after["running"].is_null(), "{after}");
    let past = &after["history"][0];
    let won = past["ending"] == "won";
    assert!(won || past["ending"] == "lost", "{past}");
    assert_eq!(past["exchanged"].as_array().map(Vec::len), Some(if won { 2 } else { 1 }));
    assert_eq!(after["first"], if won { 2 } else { 1 });
    assert_eq!(past["ink"], "prudent");
    let second = next(&bench, &id, &token, tiny()).await;
    let (_, board) = second.get("board").await;
    let slugs = |deck: &Value| -> Vec<String> {
        deck.as_array().into_iter().flatten().map(|card| text(&card["slug"])).collect()
    };
    assert_eq!(slugs(&board["rene"]["deck"]), slugs(&after["deck"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_given_up_is_the_opponents_however_it_is_given_up() {
    let bench = Bench::start().await;
    let (id, token) = begun(&bench, json!({})).await;
    let (status, idle) = post(&bench, &token, &format!("/{id}/abandon"), json!({})).await;
    assert_eq!((status, code(&idle)), (StatusCode::CONFLICT, "campaign_idle"));
    let player = next(&bench, &id, &token, tiny()).await;
    player.step(&mut SplitMix(1)).await.expect("a move");
    let (status, after) = post(&bench, &token, &format!("/{id}/abandon"), json!({})).await;
    assert_eq!(status, StatusCode::OK, "{after}");
    assert_eq!(
        (&after["history"][0]["ending"], &after["history"][0]["no_stamp"]),
        (&json!("abandoned"), &json!("abandoned"))
    );
    assert_eq!(after["history"][0]["exchanged"].as_array().map(Vec::len), Some(1));
    for (i, command) in [json!({ "type": "resign" }), json!({ "type": "leave" })].into_iter().enumerate() {
        let player = next(&bench, &id, &token, tiny()).await;
        let (status, told) = player.command(None, command).await;
        assert_eq!(status, StatusCode::OK, "{told}");
        let (_, after) = get(&bench, &token, &format!("/{id}")).await;
        assert_eq!(after["history"][i + 1]["ending"], "abandoned", "{after}");
        assert!(after["running"].is_null());
    }
    // Before the start there is nothing to lose.
    let (_, opened) = post(&bench, &token, &format!("/{id}/next"), tiny()).await;
    assert!(opened["table"].is_string(), "{opened}");
    let (_, after) = post(&bench, &token, &format!("/{id}/abandon"), json!({})).await;
    assert_eq!((after["history"].as_array().map(Vec::len), after["running"].is_null()), (Some(3), true));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_is_nobody_elses_and_tells_strangers_nothing() {
    let bench = Bench::start().await;
    let (id, token) = begun(&bench, json!({})).await;
    let (_, other) = begun(&bench, json!({})).await;
    for path in [format!("/{id}"), format!("/{id}/file")] {
        let (status, body) = get(&bench, &other, &path).await;
        assert_eq!((status, code(&body)), (StatusCode::UNAUTHORIZED, "bad_token"), "{path}");
        let (status, body) = bench.get(&format!("/api/campaigns{path}")).await;
        assert_eq!((status, code(&body)), (StatusCode::UNAUTHORIZED, "no_token"), "{path}");
    }
    for what in ["next", "abandon", "letters"] {
        let body = match what {
            "next" => tiny(),
            "letters" => json!({ "letters": "a" }),
            _ => json!({}),
        };
        let (status, _) = post(&bench, &other, &format!("/{id}/{what}"), body).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{what}");
    }
    let (status, body) = get(&bench, "0000", "").await;
    assert_eq!((status, code(&body)), (StatusCode::UNAUTHORIZED, "bad_token"));
    let (status, body) = get(&bench, &token, "/00000000000000000000").await;
    assert_eq!((status, code(&body)), (StatusCode::NOT_FOUND, "no_such_campaign"));
    // A second campaign of the same player stands beside the first.
    let (status, second) =
        post(&bench, &token, "", json!({ "player": "Ann", "rules": { "level": 2 } })).await;
    assert_eq!((status, &second["token"]), (StatusCode::OK, &json!(token)));
    let (_, list) = get(&bench, &token, "").await;
    assert_eq!(list["campaigns"].as_array().map(Vec::len), Some(2));
    let (status, _) = ask(&bench, Method::DELETE, &token, &format!("/{id}"), Value::Null).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let (_, list) = get(&bench, &token, "").await;
    assert_eq!(list["campaigns"].as_array().map(Vec::len), Some(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_campaign_settles_is_not_for_the_player_to_choose() {
    let bench = Bench::start().await;
    let (id, token) = begun(&bench, json!({})).await;
    let mut wish = tiny();
    wish["spec"]["options"]["first"] = json!(2);
    let (status, body) = post(&bench, &token, &format!("/{id}/next"), wish).await;
    assert_eq!(
        (status, &body["error"]["reason"]),
        (StatusCode::UNPROCESSABLE_ENTITY, &json!("campaign_settled"))
    );
    let (_, opened) = post(&bench, &token, &format!("/{id}/next"), tiny()).await;
    let player = Player::new(&bench, &text(&opened["table"]), &opened["seats"][0]);
    let (status, body) = player.post("choose", json!({ "option": "first", "value": 1 })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{body}");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_that_begin_the_next_game_at_once_get_one_table() {
    let bench = Bench::start().await;
    let (id, token) = begun(&bench, json!({})).await;
    let path = format!("/{id}/next");
    let (a, b) = tokio::join!(post(&bench, &token, &path, tiny()), post(&bench, &token, &path, tiny()));
    let mut codes = [a.0, b.0];
    codes.sort();
    assert_eq!(codes, [StatusCode::OK, StatusCode::CONFLICT]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_travels_as_a_file_and_a_bent_one_is_refused() {
    let bench = Bench::start().await;
    let (id, token) = begun(&bench, json!({ "legacy": false, "upgrades": "letter" })).await;
    let player = next(&bench, &id, &token, tiny()).await;
    play(&player, 2).await;
    let (_, shown) = get(&bench, &token, &format!("/{id}")).await;
    let owed = shown["owed"].as_u64().expect("cards to name");
    assert!(owed > 0);
    let (status, refused) = post(&bench, &token, &format!("/{id}/next"), tiny()).await;
    assert_eq!(
        (status, &refused["error"]["reason"]),
        (StatusCode::UNPROCESSABLE_ENTITY, &json!("campaign_owes"))
    );
    let letters = &"ah"[..owed as usize];
    let (status, shown) =
        post(&bench, &token, &format!("/{id}/letters"), json!({ "letters": letters })).await;
    assert_eq!((status, &shown["owed"]), (StatusCode::OK, &json!(0)), "{shown}");
    let url = format!("{}/api/campaigns/{id}/file", bench.base);
    let file =
        bench.http.get(url).bearer_auth(&token).send().await.expect("an answer").text().await.expect("text");
    let import = |text: String| bench.http.post(format!("{}/api/campaigns/import", bench.base)).body(text);
    let (status, opened) = read(import(file.clone())).await;
    assert_eq!(status, StatusCode::OK, "{opened}");
    let (one, two) = (&opened["campaign"], &shown);
    assert_eq!(
        (&one["deck"], &one["history"], &one["quests"]),
        (&two["deck"], &two["history"], &two["quests"])
    );
    assert_ne!(one["id"], two["id"]);
    for bent in
        [file.replace("\"Ann\"", "\"Bob\""), file[..file.len() / 2].to_owned(), "{}".into(), "no".into()]
    {
        let (status, body) = read(import(bent)).await;
        assert_eq!((status, code(&body)), (StatusCode::UNPROCESSABLE_ENTITY, "bad_campaign"), "{body}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn campaigns_have_their_limits() {
    let bench = Bench::start_with(|config| config.limits.campaigns_in_all = 2500).await;
    let wish = || json!({ "player": "Ann" });
    let (status, _) = bench.post("/api/campaigns", wish()).await;
    assert_eq!(status, StatusCode::OK);
    let mut last = (StatusCode::OK, Value::Null);
    for _ in 0..4 {
        last = bench.post("/api/campaigns", wish()).await;
    }
    assert_eq!((last.0, code(&last.1)), (StatusCode::INSUFFICIENT_STORAGE, "no_room"));
    let small = Bench::start_with(|config| config.limits.campaign = 100).await;
    let import = small.http.post(format!("{}/api/campaigns/import", small.base)).body("x".repeat(101));
    let (status, body) = read(import).await;
    assert_eq!((status, code(&body)), (StatusCode::PAYLOAD_TOO_LARGE, "too_large"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_an_opponent_is_played_and_entered() {
    let bench = Bench::start().await;
    let (id, token) = begun(&bench, json!({ "deck_building": false })).await;
    let mut wish = tiny();
    wish["spec"]["options"]["alone"] = json!(true);
    let player = next(&bench, &id, &token, wish).await;
    play(&player, 3).await;
    let (_, after) = get(&bench, &token, &format!("/{id}")).await;
    let past = &after["history"][0];
    assert_eq!((&past["alone"], &past["ink"]), (&json!(true), &json!("alone")), "{past}");
    assert_eq!((&after["first"], past["exchanged"].as_array().map(Vec::len)), (&json!(1), Some(0)));
}
