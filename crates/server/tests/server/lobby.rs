//! Opening tables, taking seats, links and codes, being forgotten.

use crate::support::socket::Socket;
use crate::support::{Bench, Player, against, code, people, text, tiny};
use reqwest::StatusCode;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn open_tables_are_listed_and_private_ones_are_found_by_link_only() {
    let bench = Bench::start().await;
    let open = json!({ "title": "Friday", "spec": tiny(), "seats": [{ "kind": "me", "name": "Ann" }, { "kind": "open" }] });
    let mut private = open.clone();
    private["private"] = json!(true);
    private["title"] = json!("Secret");
    let (_, first) = bench.post("/api/tables", open).await;
    let (_, second) = bench.post("/api/tables", private).await;
    let (_, lobby) = bench.get("/api/tables").await;
    let tables = lobby["tables"].as_array().expect("tables");
    assert_eq!(tables.len(), 1);
    assert_eq!(tables[0]["table"], first["table"]);
    let (status, info) = bench.get(&format!("/api/tables/{}", text(&second["table"]))).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(info["commitment"], second["commitment"], "promised before the seats are filled");
    assert_eq!(info["places"][0]["name"], "Ann");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_joins_the_host_starts_and_both_play() {
    let bench = Bench::start().await;
    let seats = json!([{ "kind": "me", "name": "Ann" }, { "kind": "open" }, { "kind": "open" }]);
    let (table, mut players) = bench.open(tiny(), seats).await;
    let join = format!("/api/tables/{table}/join");
    let (status, granted) = bench.post(&join, json!({ "name": "Bob", "nonce": "00".repeat(16) })).await;
    assert_eq!(status, StatusCode::OK, "{granted}");
    assert!(text(&granted["link"]).starts_with(&format!("/t/{table}#seat=")), "the token is behind the #");
    players.push(Player::new(&bench, &table, &granted));
    let (status, refused) = players[0].post("start", json!({})).await;
    assert_eq!((status, code(&refused)), (StatusCode::UNPROCESSABLE_ENTITY, "invalid"), "a seat is open");
    let (_, refused) = players[1].post("place", json!({ "seat": 3, "bot": "novice" })).await;
    assert_eq!(code(&refused), "not_host");
    let (_, refused) = players[0].post("place", json!({ "seat": 3, "bot": "grandmaster" })).await;
    assert_eq!(code(&refused), "bad_table");
    let (status, _) = players[0].post("place", json!({ "seat": 3, "bot": "novice" })).await;
    assert_eq!(status, StatusCode::OK);
    let (_, refused) = players[1].post("start", json!({})).await;
    assert_eq!(code(&refused), "not_host");
    let (status, _) = players[0].post("start", json!({})).await;
    assert_eq!(status, StatusCode::OK);
    let (_, refused) = bench.post(&join, json!({ "name": "Cleo" })).await;
    assert_eq!(code(&refused), "seat_taken");
    assert_eq!(players[1].view().await["viewer"], json!(2));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_token_is_recovered_and_the_old_one_is_worth_nothing() {
    let bench = Bench::start().await;
    let (_, players) = bench.begin(tiny(), people(2)).await;
    let path = format!("/api/tables/{}/recover", players[0].table);
    let (status, _) = bench.post(&path, json!({ "code": "aaaa-aaaa-aaaa-aaaa-aaaa" })).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let shouted = players[0].recovery.to_uppercase();
    let (status, granted) = bench.post(&path, json!({ "code": shouted })).await;
    assert_eq!(status, StatusCode::OK, "{granted}");
    assert_eq!(players[0].get("view").await.0, StatusCode::UNAUTHORIZED);
    let again = Player::new(&bench, &players[0].table, &granted);
    assert_eq!(again.view().await["viewer"], json!(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_is_forgotten_with_name_and_words() {
    let mut bench = Bench::start().await;
    let (table, mut players) = bench.begin(tiny(), people(2)).await;
    players[0].post("chat", json!({ "body": "my secret recipe" })).await;
    let (status, _) = players[0].delete("me").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(players[0].get("view").await.0, StatusCode::UNAUTHORIZED);
    bench.restart().await;
    players[1].base.clone_from(&bench.base);
    let all =
        [players[1].bytes("view").await, players[1].bytes("chat").await, players[1].bytes("").await].concat();
    assert!(!all.contains("Player 1") && !all.contains("recipe"));
    let (_, info) = bench.get(&format!("/api/tables/{table}")).await;
    assert!(!info.to_string().contains("Player 1"));
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_reaches_all_but_those_who_mute_and_a_nudge_those_who_are_asked() {
    let bench = Bench::start().await;
    let (_, players) = bench.begin(tiny(), people(3)).await;
    let mut sockets = Vec::new();
    for player in &players {
        let mut socket = Socket::of(player, 0).await;
        socket.next("view").await;
        sockets.push(socket);
    }
    players[2].post("mute", json!({ "seat": 1, "muted": true })).await;
    let (status, line) = players[0].post("chat", json!({ "body": "  hello  " })).await;
    assert_eq!((status, &line["body"]), (StatusCode::OK, &json!("hello")));
    assert_eq!(sockets[1].next("chat").await["body"], "hello");
    players[1].post("chat", json!({ "body": "hi" })).await;
    assert_eq!(sockets[2].next("chat").await["body"], "hi", "the first line that reaches whoever muted");
    let (_, heard) = players[2].get("chat").await;
    assert_eq!(heard.as_array().map(Vec::len), Some(1));
    let asked = players[0].view().await["view"]["waiting"][0].as_u64().expect("asked") as usize - 1;
    let other = (asked + 1) % 3;
    players[other].post("nudge", json!({})).await;
    assert_eq!(sockets[asked].next("nudge").await["from"], json!(other + 1));
    let (status, _) = players[0].post("chat", json!({ "body": "x".repeat(501) })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let (status, _) = bench.get(&format!("/api/tables/{}/chat", players[0].table)).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "chat is for the table");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_keeps_the_seats_and_promises_a_new_seed() {
    let bench = Bench::start().await;
    let (table, players) = bench.begin(tiny(), people(2)).await;
    let (_, refused) = players[0].post("rematch", json!({})).await;
    assert_eq!(code(&refused), "game_not_over");
    for player in &players {
        player.command(None, json!({ "type": "vote", "abandon": true })).await;
    }
    let (status, opened) = players[1].post("rematch", json!({})).await;
    assert_eq!(status, StatusCode::OK, "{opened}");
    let (_, info) = bench.get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["rematch"], opened["table"]);
    assert_ne!(info["commitment"], opened["commitment"]);
    let (status, followed) = players[0].post("follow", json!({})).await;
    assert_eq!(status, StatusCode::OK, "{followed}");
    assert_eq!(followed["seat"]["seat"], json!(1));
    let (_, twice) = players[0].post("follow", json!({})).await;
    assert_eq!(code(&twice), "seat_taken");
    let host = Player::new(&bench, &text(&opened["table"]), &opened["seats"][0]);
    assert_eq!(host.post("start", json!({})).await.0, StatusCode::OK);
    assert_eq!(host.view().await["table"]["status"], "running");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_the_offers_the_document_and_the_figures_are_there_with_safe_headers() {
    let bench = Bench::start().await;
    bench.begin(tiny(), against(&["novice"])).await;
    for path in
        ["/", "/t/0123456789abcdef0123", "/api/docs", "/api/docs.css", "/api/openapi.json", "/api/offers"]
    {
        let answer = bench.http.get(format!("{}{path}", bench.base)).header("accept-encoding", "gzip");
        let answer = answer.send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        for header in
            ["content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy"]
        {
            assert!(answer.headers().contains_key(header), "{path} {header}");
        }
        assert!(
            !answer.headers().contains_key("content-encoding"),
            "{path}: only files of the page are compressed"
        );
        let body = answer.text().await.expect("text");
        assert!(!body.is_empty());
    }
    let (_, document) = bench.get("/api/openapi.json").await;
    assert!(document["paths"]["/api/tables/{id}/command"]["post"].is_object());
    let (_, offers) = bench.get("/api/offers").await;
    assert!(offers[0]["bots"].as_array().is_some_and(|bots| bots.contains(&json!("novice"))));
    assert_eq!(bench.get("/api/nothing").await.0, StatusCode::NOT_FOUND);
    assert_eq!(bench.get("/missing.js").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_tells_board_turn_and_who_is_awaited_where_anybody_may_watch() {
    let bench = Bench::start().await;
    bench.begin(tiny(), people(2)).await;
    let mut late = tiny();
    late["settings"]["spectator_delay"] = json!(60);
    bench.begin(late, people(2)).await;
    let (_, lobby) = bench.get("/api/tables").await;
    let summaries: Vec<_> =
        lobby["tables"].as_array().expect("tables").iter().map(|t| &t["summary"]).collect();
    for summary in &summaries {
        assert_eq!(
            (&summary["board"], &summary["seats"][1]["name"]),
            (&json!("proving_tiny"), &json!("Player 2"))
        );
    }
    let open: Vec<_> = summaries.iter().filter(|summary| summary["turn"] == json!(1)).collect();
    assert_eq!(open.len(), 1, "how a game stands is told only where anybody may watch it as it is");
    assert_eq!(open[0]["awaited"].as_array().map(Vec::len), Some(1), "in the first bivouac one is asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_told_to_all_seats_and_each_gets_its_own_link() {
    let bench = Bench::start().await;
    let (_, players) = bench.begin(tiny(), people(2)).await;
    let mut socket = Socket::of(&players[1], 0).await;
    for player in &players {
        player.command(None, json!({ "type": "vote", "abandon": true })).await;
    }
    let (status, opened) = players[0].post("rematch", json!({})).await;
    assert_eq!(status, StatusCode::OK, "{opened}");
    let told = socket.next("rematch").await;
    assert_eq!(told, json!({ "table": opened["table"] }), "the table, and nobody's secret");
    let (status, followed) = players[1].post("follow", json!({})).await;
    assert_eq!((status, &followed["seat"]["seat"]), (StatusCode::OK, &json!(2)));
    let mut late = Socket::of(&players[0], 0).await;
    assert_eq!(late.next("rematch").await["table"], opened["table"], "also to whoever comes later");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_muted_stays_muted_after_a_restart() {
    let mut bench = Bench::start().await;
    let (_, mut players) = bench.begin(tiny(), people(3)).await;
    for seat in [1, 2] {
        players[2].post("mute", json!({ "seat": seat, "muted": true })).await;
    }
    players[2].post("mute", json!({ "seat": 2, "muted": false })).await;
    bench.restart().await;
    players.iter_mut().for_each(|player| player.base.clone_from(&bench.base));
    for (player, words) in players.iter().zip(["unheard", "heard"]) {
        player.post("chat", json!({ "body": words })).await;
    }
    let heard = players[2].bytes("chat").await;
    assert!(heard.contains("\"heard\"") && !heard.contains("unheard"), "{heard}");
}
