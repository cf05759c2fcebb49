//! Clients that are slow, wrong, too big, too fast, out of order, or mad.

use crate::support::socket::Socket;
use crate::support::{Bench, code, fresh_key, is_over, people, play, read, text, tiny};
use futures_util::SinkExt;
use game::{Luck, SplitMix};
use reqwest::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test(flavor = "multi_thread")]
async fn a_command_sent_again_is_done_once_and_answered_alike() {
    let mut bench = Bench::start().await;
    let (_, mut players) = bench.begin(tiny(), people(2)).await;
    let asked = players[0].view().await["view"]["waiting"][0].as_u64().expect("asked") as usize - 1;
    let view = players[asked].view().await;
    let (version, act) = (view["version"].as_u64(), text(&view["choices"][0]["act"]));
    let command = json!({ "type": "act", "act": act });
    let key = fresh_key();
    let (status, first) = players[asked].send(&key, version, command.clone()).await;
    assert_eq!(status, StatusCode::OK);
    let after = players[asked].view().await;
    for _ in 0..3 {
        assert_eq!(players[asked].send(&key, version, command.clone()).await, (status, first.clone()));
    }
    assert_eq!(players[asked].view().await, after);
    bench.restart().await;
    players[asked].base.clone_from(&bench.base);
    assert_eq!(players[asked].send(&key, version, command).await, (status, first), "also after a restart");
    let (_, refused) = players[asked].send(&key, version, json!({ "type": "pause" })).await;
    assert_eq!(code(&refused), "idempotency_key_reused");
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_out_of_order_are_refused_and_change_nothing() {
    let bench = Bench::start().await;
    let (_, players) = bench.begin(tiny(), people(2)).await;
    play(&players, &mut SplitMix(1), 12).await;
    let view = players[0].view().await;
    let version = view["version"].as_u64().expect("version");
    let (_, future) = players[0].act(version + 5, "pass").await;
    assert_eq!(code(&future), "unknown_version");
    let (_, past) = players[0].act(0, "pass").await;
    assert!(["stale_view", "against_the_rules"].contains(&code(&past)), "{past}");
    let (status, none) = players[0].command(None, json!({ "type": "act", "act": "pass" })).await;
    assert_eq!((status, code(&none)), (StatusCode::UNPROCESSABLE_ENTITY, "invalid"));
    assert_eq!(players[0].view().await, view);
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_and_oversized_requests_get_a_typed_answer() {
    let bench = Bench::start().await;
    let (table, players) = bench.begin(tiny(), people(2)).await;
    let url = format!("{}/api/tables/{table}/command", bench.base);
    let post = |body: String, key: &str| {
        let request = bench.http.post(&url).bearer_auth(&players[0].token).header("Idempotency-Key", key);
        read(request.body(body))
    };
    for body in ["", "{", "[]", "null", "{\"command\":{}}", "{\"command\":{\"type\":\"cheat\"}}", "\u{0}"] {
        let (status, answer) = post(body.into(), "k1").await;
        assert_eq!((status, code(&answer)), (StatusCode::UNPROCESSABLE_ENTITY, "unreadable"), "{body:?}");
    }
    let deep = format!("{{\"command\":{}{}}}", "[".repeat(4000), "]".repeat(4000));
    assert_eq!(post(deep, "k2").await.0, StatusCode::UNPROCESSABLE_ENTITY);
    let (status, answer) = post("x".repeat(20_000), "k3").await;
    assert_eq!((status, code(&answer)), (StatusCode::PAYLOAD_TOO_LARGE, "too_large"));
    for key in ["", "with space", &"x".repeat(65)] {
        assert_eq!(post("{\"command\":{\"type\":\"pause\"}}".into(), key).await.0, StatusCode::BAD_REQUEST);
    }
    for id in ["x", "..%2F..%2Fetc", "ffffffffffffffffffff", "%00"] {
        assert_eq!(bench.get(&format!("/api/tables/{id}")).await.0, StatusCode::NOT_FOUND, "{id}");
    }
    let evil = bench.http.post(format!("{}/api/tables", bench.base)).header("Origin", "http://evil.example");
    let (status, _) = read(evil.json(&json!({}))).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "other pages cannot send commands");
    assert_eq!(players[0].view().await["table"]["status"], "running");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_client_is_dropped_and_holds_nobody_up() {
    let bench = Bench::start_with(|config| config.limits.request_time = Duration::from_secs(3)).await;
    let (table, players) = bench.begin(tiny(), people(2)).await;
    let address = bench.base.trim_start_matches("http://").to_owned();
    let mut slow = TcpStream::connect(&address).await.expect("connects");
    let head = format!(
        "POST /api/tables/{table}/command HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {}\r\n\
         idempotency-key: slow\r\ncontent-length: 100\r\n\r\n{{",
        players[0].token
    );
    slow.write_all(head.as_bytes()).await.expect("sent");
    assert!(play(&players, &mut SplitMix(2), 6).await >= 6, "others go on meanwhile");
    let mut answer = vec![0; 64];
    let got = slow.read(&mut answer).await.expect("an answer");
    assert!(
        String::from_utf8_lossy(&answer[..got]).contains("408"),
        "{:?}",
        String::from_utf8_lossy(&answer)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_are_refused_with_the_time_to_wait() {
    let bench = Bench::start_with(|config| {
        config.limits.request_burst = 20.0;
        config.limits.requests_per_second = 0.001;
    })
    .await;
    for _ in 0..20 {
        assert_eq!(bench.get("/api/health").await.0, StatusCode::OK);
    }
    let answer = bench.http.get(format!("{}/api/health", bench.base)).send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::TOO_MANY_REQUESTS);
    assert!(answer.headers().contains_key("retry-after"));
}

/// A whole club behind one address: one who plays much does not keep the others from seeing the page.
#[tokio::test(flavor = "multi_thread")]
async fn files_of_the_page_have_a_limit_of_their_own() {
    let bench = Bench::start_with(|config| {
        (config.limits.request_burst, config.limits.requests_per_second) = (1.0, 0.001);
        (config.limits.file_burst, config.limits.files_per_second) = (20.0, 0.001);
    })
    .await;
    let ask = async |path: &str| {
        let request = bench.http.get(format!("{}{path}", bench.base));
        request.send().await.expect("an answer").status()
    };
    assert_eq!(ask("/api/health").await, StatusCode::OK);
    assert_eq!(ask("/api/health").await, StatusCode::TOO_MANY_REQUESTS);
    for _ in 0..20 {
        assert_eq!(ask("/").await, StatusCode::OK);
    }
    assert_eq!(ask("/").await, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_talks_nonsense_harms_only_itself() {
    let bench = Bench::start().await;
    let (table, players) = bench.begin(tiny(), people(2)).await;
    let mut good = Socket::of(&players[0], 0).await;
    good.next("view").await;
    let mut bad = Socket::of(&players[1], u64::from(u32::MAX)).await;
    bad.next("view").await;
    let _ = bad.inner.send(Message::Text("{\"type\":\"act\"}".into())).await;
    let _ = bad.inner.send(Message::Binary(vec![0; 100].into())).await;
    let _ = bad.inner.send(Message::Text("x".repeat(100_000).into())).await;
    while bad.text().await.is_some() {}
    assert!(play(&players, &mut SplitMix(3), 4).await >= 4);
    good.next("view").await;
    let _ = table;
}

/// A mad client: valid requests with bytes changed, cut, doubled, from the seat's own token.
#[tokio::test(flavor = "multi_thread")]
async fn fuzzed_clients_never_break_a_table() {
    let bench = Bench::start().await;
    let (table, players) = bench.begin(tiny(), people(2)).await;
    let url = format!("{}/api/tables/{table}", bench.base);
    let mut luck = SplitMix(99);
    let bodies = [
        json!({ "version": 1, "command": { "type": "act", "act": "plan pmmgf" } }),
        json!({ "version": 1, "command": { "type": "acts", "acts": ["drive", "to C4"] } }),
        json!({ "version": 1, "command": { "type": "undo", "further": true } }),
        json!({ "command": { "type": "order", "order": "always" } }),
        json!({ "command": { "type": "bot", "seat": 2, "level": "novice" } }),
    ];
    for i in 0..400 {
        let mut bytes = bodies[i % bodies.len()].to_string().into_bytes();
        for _ in 0..luck.below(4) {
            let at = luck.below(bytes.len() as u32) as usize;
            match luck.below(3) {
                0 => bytes[at] = luck.bits() as u8,
                1 => bytes.truncate(at.max(1)),
                _ => bytes.insert(at, bytes[at]),
            }
        }
        let ends = [
            "command", "why", "chat", "mute", "nudge", "join", "place", "branch", "follow", "recover", "name",
        ];
        let end = ends[luck.below(ends.len() as u32) as usize];
        let player = &players[luck.below(2) as usize];
        let request = bench.http.post(format!("{url}/{end}")).bearer_auth(&player.token);
        let (status, _) = read(request.header("Idempotency-Key", fresh_key()).body(bytes)).await;
        assert!(!status.is_server_error(), "{end}: {status}");
    }
    let view: Value = players[0].view().await;
    assert_eq!(view["table"]["status"], "running");
    play(&players, &mut SplitMix(4), 100_000).await;
    assert!(is_over(&players[0].view().await), "and the game can be played to its end");
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_everybody_has_limits_of_their_own_and_nobody_can_make_them_up() {
    let asks = async |behind_proxy: bool, forwarded: &[&'static str]| {
        let bench = Bench::start_with(|config| {
            if behind_proxy {
                config.proxies = vec!["127.0.0.1".parse().expect("an address")];
            }
            config.limits.request_burst = 1.0;
            config.limits.requests_per_second = 0.001;
        })
        .await;
        let mut answers = Vec::new();
        for value in forwarded {
            let request =
                bench.http.get(format!("{}/api/health", bench.base)).header("x-forwarded-for", *value);
            answers.push(read(request).await.0 == StatusCode::OK);
        }
        answers
    };
    let two = ["192.0.2.1", "192.0.2.2", "192.0.2.1"];
    assert_eq!(asks(true, &two).await, [true, true, false], "two people, each once");
    assert_eq!(asks(false, &two).await, [true, false, false], "nobody is believed without a proxy");
    let made_up = ["198.51.100.1, 192.0.2.9", "198.51.100.2, 192.0.2.9"];
    assert_eq!(asks(true, &made_up).await, [true, false], "only what the proxy itself has seen counts");
}
