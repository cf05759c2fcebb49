//! Every leak of the list that happened to others, as a named test at the level of bytes on the wire.
//!
//! Twins are two servers with the same ids, tokens, clock and seed, whose games differ only in what seat 1 (or a
//! spectator) may not know. Whatever all seats do, seat 1 must get the same bytes from both.

mod hidden;
mod motorcar;
pub mod twins;
mod watching;

use crate::support::socket::Socket;
use crate::support::{Bench, code, fresh_key, people, pick, play, read, text, tiny};
use game::SplitMix;
use reqwest::StatusCode;
use serde_json::{Value, json};
use twins::{Pair, everything};

#[tokio::test(flavor = "multi_thread")]
async fn leak_01_undo_and_the_initial_state_carry_no_secrets() {
    let mut pair = Pair::of_seat(1).await;
    let mut undone = 0;
    for _ in 0..60 {
        pair.same_bytes().await;
        let Some(seat) = pair.step().await else { break };
        if seat > 0 && pair.a[seat].view().await["undo"]["possible"] == json!(true) {
            pair.both(seat, json!({ "type": "undo" })).await;
            pair.same_bytes().await;
            undone += 1;
        }
        if pair.is_spent().await {
            break;
        }
    }
    assert!(undone > 0, "others did undo");
    let all = everything(&pair.a[0]).await;
    assert!(!all.contains("rooms=") && !all.contains("\"position\""), "no position text anywhere");
}

#[tokio::test(flavor = "multi_thread")]
async fn leak_02_events_name_no_hidden_cards() {
    let mut pair = Pair::of_seat(2).await;
    let mut sockets = pair.sockets(0).await;
    let mut compared = 0;
    for _ in 0..80 {
        if pair.step().await.is_none() || pair.is_spent().await {
            break;
        }
        compared += pair.same_pushes(&mut sockets).await;
        let (a, b) = (pair.a[0].bytes("events?since=0").await, pair.b[0].bytes("events?since=0").await);
        assert_eq!(a, b);
    }
    assert!(compared > 5, "{compared}");
}

#[tokio::test(flavor = "multi_thread")]
async fn leak_03_a_client_needs_nothing_but_what_it_is_sent() {
    let bench = Bench::start().await;
    let (_, players) = bench.begin(tiny(), people(2)).await;
    let mut luck = SplitMix(1);
    for _ in 0..60 {
        for player in &players {
            let view = player.view().await;
            // Choices come with everything needed to show and to send them: no rule is run here.
            for choice in view["choices"].as_array().expect("choices") {
                assert!(
                    choice["act"].is_string() && choice["kind"].is_string() && choice["changes"].is_array()
                );
            }
            if let Some(act) = pick(&view, &mut luck) {
                assert_eq!(
                    player.act(view["version"].as_u64().expect("version"), &act).await.0,
                    StatusCode::OK
                );
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn leak_04_a_spectator_gets_what_lies_open_and_no_more() {
    let mut pair = Pair::of_spectator(3).await;
    for _ in 0..60 {
        pair.same_spectator_bytes().await;
        if pair.step().await.is_none() || pair.is_spent().await {
            break;
        }
    }
    let (_, view) = pair.bench_a.get(&format!("/api/tables/{}/view", pair.a[0].table)).await;
    assert_eq!((&view["view"]["hand"], &view["choices"]), (&Value::Null, &json!([])));
}

#[tokio::test(flavor = "multi_thread")]
async fn leak_05_a_second_tab_as_spectator_shows_nothing_more() {
    let mut pair = Pair::of_seat(4).await;
    for _ in 0..40 {
        pair.same_bytes().await;
        pair.same_spectator_bytes().await;
        if pair.step().await.is_none() || pair.is_spent().await {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn leak_06_undo_cannot_be_used_to_peek_at_a_draw() {
    let bench = Bench::start().await;
    let (_, players) = bench.begin(tiny(), people(2)).await;
    let mut luck = SplitMix(6);
    let mut tried = 0;
    for _ in 0..400 {
        for player in &players {
            let view = player.view().await;
            let choices = view["choices"].as_array().cloned().unwrap_or_default();
            let lucky = choices.iter().find(|choice| choice["luck"].is_string());
            let act = lucky.map(|choice| text(&choice["act"])).or_else(|| pick(&view, &mut luck));
            let Some(act) = act else { continue };
            let (_, done) = player.act(view["version"].as_u64().expect("version"), &act).await;
            if lucky.is_some() {
                for further in [false, true] {
                    let undo = json!({ "type": "undo", "further": further });
                    let (status, refused) = player.command(done["version"].as_u64(), undo).await;
                    assert_eq!((status, code(&refused)), (StatusCode::CONFLICT, "no_undo"), "{act}");
                }
                tried += 1;
            }
        }
        if tried > 10 {
            return;
        }
    }
    panic!("luck spoke only {tried} times");
}

#[tokio::test(flavor = "multi_thread")]
async fn leak_07_deck_and_bag_have_no_order() {
    let bench = Bench::start().await;
    let (_, players) = bench.begin(tiny(), people(2)).await;
    play(&players, &mut SplitMix(7), 40).await;
    let view = &players[0].view().await["view"];
    assert!(view["deck"].is_u64(), "a number");
    for pile in ["bag", "discard", "removed", "unseen"] {
        let slugs: Vec<String> =
            view[pile].as_array().expect("counts").iter().map(|c| text(&c["slug"])).collect();
        assert!(slugs.is_sorted(), "{pile} by kind, not by order");
    }
    // The deck is inside the unseen ones, together with what others hide.
    let unseen: u64 =
        view["unseen"].as_array().expect("counts").iter().filter_map(|c| c["count"].as_u64()).sum();
    assert!(unseen >= view["deck"].as_u64().expect("a number"));
}

#[tokio::test(flavor = "multi_thread")]
async fn leak_08_no_seed_and_no_generator_in_any_payload() {
    let bench = Bench::start().await;
    let (table, players) = bench.begin(tiny(), people(2)).await;
    let admin = crate::support::admin(bench.dir.path()).await;
    let log = admin.export(&table, true).await.expect("exported");
    let close: Value = serde_json::from_str(log.lines().last().expect("a line")).expect("JSON");
    let seed = text(&close["seed"]);
    let mut luck = SplitMix(8);
    for _ in 0..8 {
        play(&players, &mut luck, 8).await;
        let all = everything(&players[0]).await;
        assert!(
            !all.contains(&seed) && !all.contains("salt") && !all.contains("nonce"),
            "nothing to foresee with"
        );
    }
    for player in &players {
        player.command(None, json!({ "type": "vote", "abandon": true })).await;
    }
    assert!(everything(&players[0]).await.contains(&seed), "shown at the end, to be checked");
    admin.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn leak_09_choices_list_no_candidate_the_viewer_should_not_know() {
    let mut pair = Pair::of_seat(9).await;
    let mut asked = 0;
    for _ in 0..80 {
        let (a, b) = (pair.a[0].view().await, pair.b[0].view().await);
        assert_eq!(
            (&a["choices"], &a["macros"], &a["question"]),
            (&b["choices"], &b["macros"], &b["question"])
        );
        asked += usize::from(a["choices"].as_array().is_some_and(|c| !c.is_empty()));
        if pair.step().await.is_none() || pair.is_spent().await {
            break;
        }
    }
    assert!(asked > 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn leak_10_nothing_is_sent_when_somebody_answers_under_seal() {
    let (bench, players, asked) = twins::at_a_window().await;
    let waiting = players[0].view().await["view"]["waiting"].clone();
    let quiet = (0..players.len()).find(|i| *i != asked[0]).expect("somebody else");
    let mut watcher = Socket::of(&players[quiet], 0).await;
    let mut spectator = Socket::open(&bench.base, &players[0].table, None, 0).await;
    watcher.next("view").await;
    spectator.next("view").await;
    let before = (players[quiet].bytes("view").await, players[quiet].bytes("").await);
    let view = players[asked[0]].view().await;
    let answer = players[asked[0]].act(view["version"].as_u64().expect("version"), "let").await;
    assert_eq!(answer.0, StatusCode::OK);
    assert_eq!((players[quiet].bytes("view").await, players[quiet].bytes("").await), before);
    // The first thing that arrives afterwards is the chat, not the answer.
    players[asked[0]].post("chat", json!({ "body": "thinking" })).await;
    let next = watcher.json().await.expect("open");
    let second = spectator.json().await.expect("open");
    assert!(next["type"] == "chat" && second["type"] == "chat", "{next} {second}");
    // A nudge goes to all who were asked, answered or not.
    assert_eq!(players[quiet].view().await["view"]["waiting"], waiting);
    let mut answered = Socket::of(&players[asked[0]], 0).await;
    answered.next("view").await;
    players[quiet].post("nudge", json!({})).await;
    answered.next("nudge").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn leak_11_the_log_is_not_given_out_before_the_end() {
    let bench = Bench::start().await;
    let (table, players) = bench.begin(tiny(), people(2)).await;
    play(&players, &mut SplitMix(11), 30).await;
    for (status, body) in [players[0].get("log").await, bench.get(&format!("/api/tables/{table}/log")).await]
    {
        assert_eq!((status, code(&body)), (StatusCode::FORBIDDEN, "game_not_over"));
        assert_eq!(body.as_object().map(|o| o.len()), Some(1));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn leak_12_refusals_quote_nothing_hidden() {
    let mut pair = Pair::of_seat(12).await;
    let words = [
        "play militia",
        "play jerrycan",
        "play saboteur against 2",
        "discard guide",
        "pick financial",
        "to A1",
        "place A1",
        "clear A1",
        "plan ppppp",
        "guard",
        "go",
        "let",
        "buy 9",
        "split e9 c9",
        "fly",
        "ride a-b",
        "choose A1",
        "take desert_p1",
        "withdraw",
    ];
    for _ in 0..12 {
        for word in words {
            let version = pair.a[0].view().await["version"].as_u64();
            let command = json!({ "type": "act", "act": word });
            let key = fresh_key();
            let why = json!({ "act": word });
            assert_eq!(pair.a[0].post("why", why.clone()).await, pair.b[0].post("why", why).await, "{word}");
            let (a, b) = (pair.a[0].view().await, pair.b[0].view().await);
            assert_eq!(a, b);
            let legal = a["choices"].as_array().is_some_and(|c| c.iter().any(|c| c["act"] == word));
            if !legal {
                let first = pair.a[0].send(&key, version, command.clone()).await;
                assert_eq!(first, pair.b[0].send(&key, version, command).await, "{word}");
            }
        }
        if pair.step().await.is_none() || pair.is_spent().await {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn leak_13_no_endpoint_returns_the_whole_game() {
    let mut pair = Pair::of_seat(13).await;
    for _ in 0..6 {
        pair.step().await;
    }
    let (_, document) = pair.bench_a.get("/api/openapi.json").await;
    let mut asked = 0;
    for (path, methods) in document["paths"].as_object().expect("paths") {
        if !methods["get"].is_object() || path.ends_with("/ws") {
            continue;
        }
        let path = path.replace("{id}", &pair.a[0].table);
        for token in [Some(&pair.a[0].token), None] {
            let bytes = |base: &str| {
                let request = pair.bench_a.http.get(format!("{base}{path}"));
                let request = match token {
                    Some(token) => request.bearer_auth(token),
                    None => request,
                };
                async move { request.send().await.expect("an answer").text().await.expect("text") }
            };
            assert_eq!(bytes(&pair.bench_a.base).await, bytes(&pair.bench_b.base).await, "{path}");
            asked += 1;
        }
    }
    assert!(asked >= 16, "{asked}");
}

#[tokio::test(flavor = "multi_thread")]
async fn leak_14_who_left_a_seat_has_no_credentials_left() {
    let bench = Bench::start().await;
    let ways: [Value; 3] =
        [json!({ "type": "leave" }), json!({ "type": "resign" }), json!({ "type": "remove", "seat": 2 })];
    for way in ways {
        let (table, players) = bench.begin(tiny(), people(2)).await;
        let mut socket = Socket::of(&players[1], 0).await;
        socket.next("view").await;
        let by = usize::from(way["type"] != "remove");
        let (status, answer) = players[by].command(None, way.clone()).await;
        assert_eq!(status, StatusCode::OK, "{way}: {answer}");
        while socket.text().await.is_some() {}
        for what in ["view", "events", "chat"] {
            assert_eq!(players[1].get(what).await.0, StatusCode::UNAUTHORIZED, "{way} {what}");
        }
        let (status, _) = players[1].command(None, json!({ "type": "pause" })).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED);
        let code = json!({ "code": players[1].recovery });
        let (status, _) = bench.post(&format!("/api/tables/{table}/recover"), code).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{way}");
    }
    let (_, players) = bench.open(tiny(), people(2)).await;
    assert_eq!(players[1].post("leave", json!({})).await.0, StatusCode::OK);
    assert_eq!(players[1].post("leave", json!({})).await.0, StatusCode::UNAUTHORIZED);
}

#[tokio::test(flavor = "multi_thread")]
async fn leak_15_no_hash_of_a_state_leaves_before_the_end() {
    let bench = Bench::start().await;
    let (table, players) = bench.begin(tiny(), people(2)).await;
    play(&players, &mut SplitMix(15), 60).await;
    let admin = crate::support::admin(bench.dir.path()).await;
    let log = admin.export(&table, false).await.expect("exported");
    let hash = |line: &str| serde_json::from_str::<Value>(line).ok()?.get("h")?.as_str().map(str::to_owned);
    let hashes: Vec<String> = log.lines().filter_map(hash).collect();
    assert!(hashes.len() > 60);
    let all = everything(&players[0]).await;
    let mut socket = Socket::of(&players[0], 0).await;
    let pushed = socket.next("view").await.to_string();
    assert!(hashes.iter().all(|hash| !all.contains(hash) && !pushed.contains(hash)));
    admin.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_are_kept_as_hashes_and_stand_in_no_answer() {
    // The whole of a database can only be searched where it is a file.
    let bench = Bench::start_on_files().await;
    let (table, players) = bench.begin(tiny(), people(2)).await;
    play(&players, &mut SplitMix(16), 10).await;
    let mut stored = Vec::new();
    for name in ["great-race.db", "great-race.db-wal"] {
        stored.extend(std::fs::read(bench.dir.path().join(name)).unwrap_or_default());
    }
    let all = everything(&players[0]).await;
    for secret in players.iter().flat_map(|p| [&p.token, &p.recovery]) {
        assert!(!stored.windows(secret.len()).any(|w| w == secret.as_bytes()), "not in the database");
        assert!(!all.contains(secret.as_str()), "not in any answer");
    }
    let wrong = bench.http.get(format!("{}/api/tables/{table}/view", bench.base)).bearer_auth("wrong");
    let (status, body) = read(wrong).await;
    assert_eq!(
        (status, code(&body)),
        (StatusCode::UNAUTHORIZED, "bad_token"),
        "a wrong token is no spectator"
    );
}
