//! What one address may do, and who hears a nudge, does not depend on how many servers there are.

use super::{by_way_of, nodes_with};
use crate::support::socket::Socket;
use crate::support::{Bench, code, people, tiny, until};
use reqwest::{Client, StatusCode};
use serde_json::json;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A caller with an address of its own on this machine.
fn caller(last: u8) -> Client {
    let from = std::net::Ipv4Addr::new(127, 0, 0, last);
    Client::builder().local_address(std::net::IpAddr::from(from)).build().expect("a client")
}

/// Is it let in?
async fn asks(caller: &Client, node: &Bench) -> bool {
    let answer = caller.get(format!("{}/api/health", node.base)).send().await.expect("an answer");
    assert!([StatusCode::OK, StatusCode::TOO_MANY_REQUESTS].contains(&answer.status()), "{answer:?}");
    answer.status() == StatusCode::OK
}

#[tokio::test(flavor = "multi_thread")]
async fn what_an_address_has_used_up_by_one_server_is_used_up_by_all() {
    let dir = TempDir::new().expect("a folder");
    let few = |config: &mut server::Config| {
        (config.limits.request_burst, config.limits.requests_per_second) = (30.0, 0.01);
    };
    let mut nodes = nodes_with(dir.path(), 3, few).await;
    let (busy, quiet) = (caller(7), caller(8));
    for _ in 0..30 {
        assert!(asks(&busy, &nodes[0]).await);
    }
    assert!(!asks(&busy, &nodes[0]).await);
    // Not one of the other servers lets it in for long, and what it gets there until then is little.
    let (start, mut more) = (Instant::now(), 0);
    for node in &nodes[1..] {
        until("it is told", || async {
            tokio::time::sleep(Duration::from_millis(100)).await;
            (!asks(&busy, node).await).then_some(())
        })
        .await;
    }
    while start.elapsed() < Duration::from_secs(3) {
        tokio::time::sleep(Duration::from_millis(100)).await;
        more += u32::from(asks(&busy, &nodes[1]).await) + u32::from(asks(&busy, &nodes[2]).await);
    }
    assert_eq!(more, 0, "once they know they all refuse");
    assert!(asks(&quiet, &nodes[0]).await && asks(&quiet, &nodes[2]).await, "others are not concerned");
    // Also a server that comes later, where the first one has gone.
    nodes[0].server.take().expect("runs").stop().await;
    let late = nodes_with(dir.path(), 1, few).await;
    until("it has heard", || async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        (!asks(&busy, &late[0]).await).then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_little_by_every_server_is_much() {
    let dir = TempDir::new().expect("a folder");
    let few = |config: &mut server::Config| config.limits.creates_per_minute = 12.0;
    let nodes = nodes_with(dir.path(), 2, few).await;
    let open =
        async |node: &Bench| node.post("/api/tables", json!({ "spec": tiny(), "seats": people(2) })).await;
    for node in &nodes {
        for _ in 0..6 {
            assert_eq!(open(node).await.0, StatusCode::OK);
        }
    }
    // Half of it here and half of it there: one more comes back every five seconds.
    until("they have told each other", || async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        let answers = [open(&nodes[0]).await, open(&nodes[1]).await];
        answers.iter().all(|(_, answer)| code(answer) == "too_many_requests").then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_nudge_reaches_who_is_connected_to_another_server_once() {
    let dir = TempDir::new().expect("a folder");
    let nodes = nodes_with(dir.path(), 2, |_| {}).await;
    let (_, players) = nodes[0].begin(tiny(), people(2)).await;
    let mut asked = players.len();
    for (i, player) in players.iter().enumerate() {
        if player.view().await["choices"].as_array().is_some_and(|choices| !choices.is_empty()) {
            asked = i;
        }
    }
    let (asked, other) = (&players[asked], &players[1 - asked]);
    let there = by_way_of(asked, &nodes[1].base);
    // Whoever is asked looks by way of both servers, and so does whoever asks.
    let (mut here, mut far) = (Socket::of(asked, 0).await, Socket::of(&there, 0).await);
    let mut own = Socket::of(&by_way_of(other, &nodes[1].base), 0).await;
    for socket in [&mut here, &mut far, &mut own] {
        socket.next("view").await;
    }
    let quiet = Duration::from_secs(1);
    // Those who listen may not be there yet.
    let mut is_heard = false;
    for _ in 0..20 {
        assert_eq!(other.post("nudge", json!({})).await.0, StatusCode::OK);
        is_heard = tokio::time::timeout(quiet, far.next("nudge")).await.is_ok();
        if is_heard {
            break;
        }
    }
    assert!(is_heard, "nobody hears it there");
    while tokio::time::timeout(quiet, far.next("nudge")).await.is_ok() {}
    while tokio::time::timeout(quiet, here.next("nudge")).await.is_ok() {}
    for node in &nodes {
        assert_eq!(by_way_of(other, &node.base).post("nudge", json!({})).await.0, StatusCode::OK);
        for socket in [&mut here, &mut far] {
            assert_eq!(socket.next("nudge").await["from"], other.seat);
        }
    }
    for socket in [&mut here, &mut far, &mut own] {
        let more = tokio::time::timeout(quiet, socket.next("nudge")).await;
        assert!(more.is_err(), "once, and not to whoever asks: {more:?}");
    }
}
