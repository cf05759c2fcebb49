//! F7. A refused move never comes back.

use crate::support::socket::Socket;
use crate::support::{
    Bench, Player, against, code, fresh_key, is_over, on_files, people, pick, play, tiny, until,
};
use game::SplitMix;
use reqwest::StatusCode;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// A server with a table, whose database may not grow any more until it is given more pages.
async fn narrow(seats: Value) -> (Bench, Vec<Player>, Arc<AtomicU32>) {
    let mut bench = Bench::start_on_files().await;
    let (_, mut players) = bench.begin(tiny(), seats).await;
    bench.server.take().expect("runs").stop().await;
    let room = Arc::new(AtomicU32::new(1));
    let asked = room.clone();
    let mut config = on_files(bench.dir.path());
    config.pages = Arc::new(move || asked.load(Ordering::Relaxed));
    let server = server::start(config).await.expect("it starts again");
    bench.base = format!("http://{}", server.address);
    bench.server = Some(server);
    for player in &mut players {
        player.base.clone_from(&bench.base);
    }
    (bench, players, room)
}

/// Plays until a move is refused: who, key, version, command.
async fn until_full(players: &[Player], luck: &mut SplitMix) -> (usize, String, u64, Value) {
    for _ in 0..1000 {
        for (i, player) in players.iter().enumerate() {
            let view = player.view().await;
            assert!(!is_over(&view), "the race ended before the database was full");
            let Some(act) = pick(&view, luck) else { continue };
            let (key, version) = (fresh_key(), view["version"].as_u64().expect("version"));
            let command = json!({ "type": "act", "act": act });
            let (status, answer) = player.send(&key, Some(version), command.clone()).await;
            if status != StatusCode::OK {
                assert_eq!((status, code(&answer)), (StatusCode::SERVICE_UNAVAILABLE, "storage"), "{answer}");
                return (i, key, version, command);
            }
        }
    }
    panic!("it never gets full");
}

async fn well(bench: &Bench) {
    until("writing works again", || async {
        (bench.get("/api/health").await.0 == StatusCode::OK).then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn f7_a_refused_move_is_not_played_later_and_sockets_are_woken() {
    let (mut bench, mut players, room) = narrow(people(2)).await;
    let mut sockets = vec![Socket::of(&players[0], 0).await, Socket::of(&players[1], 0).await];
    let (who, key, version, command) = until_full(&players, &mut SplitMix(7)).await;
    for socket in &mut sockets {
        while socket.text().await.is_some() {}
    }
    room.store(100_000, Ordering::Relaxed);
    well(&bench).await;
    // Coming and going writes something about the table: the refused move must not go along.
    for player in &players {
        Socket::of(player, 0).await.next("view").await;
    }
    assert_eq!(players[who].view().await["version"], json!(version), "it was not played");
    bench.restart().await;
    for player in &mut players {
        player.base.clone_from(&bench.base);
    }
    assert_eq!(players[who].view().await["version"], json!(version), "and is not stored");
    let done = players[who].send(&key, Some(version), command.clone()).await;
    assert_eq!(done.0, StatusCode::OK, "sent again it is done: {}", done.1);
    assert_eq!(players[who].send(&key, Some(version), command).await, done, "once");
    assert!(play(&players, &mut SplitMix(8), 4).await >= 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn f7_bots_wait_while_nothing_can_be_stored_and_then_go_on() {
    let (bench, players, room) = narrow(against(&["novice"])).await;
    while bench.get("/api/health").await.0 == StatusCode::OK {
        players[0].post("chat", json!({ "body": "x".repeat(500) })).await;
    }
    room.store(100_000, Ordering::Relaxed);
    well(&bench).await;
    play(&players, &mut SplitMix(18), 100_000).await;
    assert!(is_over(&players[0].view().await), "the race is played to its end");
}
