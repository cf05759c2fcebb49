//! The answer to a COMMIT that is lost on its way from a PostgreSQL: nobody is told "nothing was done" of what was done.

use crate::support::database::{self, Cluster};
use crate::support::{Bench, Player, code, fresh_key, people, pick, tiny, until};
use game::SplitMix;
use reqwest::StatusCode;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// What PostgreSQL says when a COMMIT is done.
const DONE: &[u8] = b"C\0\0\0\x0bCOMMIT\0";

/// A line to a PostgreSQL that can be cut.
#[derive(Default)]
struct Line {
    /// The next answer to a COMMIT does not get through; whoever asked finds the connection closed.
    loses_the_next: AtomicBool,
    /// How many answers got lost.
    lost: AtomicU32,
    /// Then nobody gets through at all.
    is_cut_then: AtomicBool,
    is_cut: AtomicBool,
}

impl Line {
    /// To a database on this port; gives the port to ask instead.
    async fn to(port: u16) -> (Arc<Line>, u16) {
        let (line, listener) =
            (Arc::new(Line::default()), TcpListener::bind("127.0.0.1:0").await.expect("a port"));
        let own = listener.local_addr().expect("a port").port();
        let open = line.clone();
        tokio::spawn(async move {
            while let Ok((caller, _)) = listener.accept().await {
                let line = open.clone();
                tokio::spawn(async move {
                    if !line.is_cut.load(Ordering::SeqCst) {
                        let database = TcpStream::connect(("127.0.0.1", port)).await.expect("it is there");
                        line.pass(caller, database).await;
                    }
                });
            }
        });
        (line, own)
    }
    /// Passes everything on, both ways, until one of them closes or an answer is to be lost.
    async fn pass(&self, mut caller: TcpStream, mut database: TcpStream) {
        let (mut asked, mut said) = (vec![0; 1 << 16], vec![0; 1 << 16]);
        loop {
            tokio::select! {
                read = caller.read(&mut asked) => match read {
                    Ok(more @ 1..) if database.write_all(&asked[..more]).await.is_ok() => {}
                    _ => return,
                },
                read = database.read(&mut said) => match read {
                    Ok(more @ 1..) => {
                        let is_done = said[..more].windows(DONE.len()).any(|part| part == DONE);
                        if is_done && self.loses_the_next.swap(false, Ordering::SeqCst) {
                            self.is_cut.store(self.is_cut_then.load(Ordering::SeqCst), Ordering::SeqCst);
                            self.lost.fetch_add(1, Ordering::SeqCst);
                            return;
                        }
                        if caller.write_all(&said[..more]).await.is_err() {
                            return;
                        }
                    }
                    _ => return,
                },
            }
        }
    }
}

/// A server that reaches its database by such a line, and a table there.
async fn table() -> (Cluster, Arc<Line>, Bench, Vec<Player>) {
    let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
    let port = free.expect("a port").port();
    let cluster = Cluster::on_port(&database::programs(), port, &[]);
    let (line, by) = Line::to(port).await;
    let url = format!("postgres://postgres@127.0.0.1:{by}/postgres?sslmode=disable");
    let bench = Bench::start_with(|config| config.database = Some(url)).await;
    let (_, players) = bench.begin(tiny(), people(2)).await;
    (cluster, line, bench, players)
}

/// A move of somebody who is asked: who, its key, the version it is for, and what.
pub async fn a_move(players: &[Player], luck: &mut SplitMix) -> (Player, String, Option<u64>, Value) {
    for player in players {
        let view = player.view().await;
        if let Some(act) = pick(&view, luck) {
            return (
                player.clone(),
                fresh_key(),
                view["version"].as_u64(),
                json!({ "type": "act", "act": act }),
            );
        }
    }
    panic!("nobody is asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_whose_answer_got_lost_is_looked_up_and_answered() {
    let (_cluster, line, _bench, players) = table().await;
    let mut luck = SplitMix(31);
    for round in 1..=5 {
        let (player, key, version, command) = a_move(&players, &mut luck).await;
        line.loses_the_next.store(true, Ordering::SeqCst);
        let (status, answer) = player.send(&key, version, command.clone()).await;
        assert_eq!(line.lost.load(Ordering::SeqCst), round, "it got lost");
        assert_eq!(status, StatusCode::OK, "{answer}");
        let again = player.send(&key, version, command).await;
        assert_eq!(again, (StatusCode::OK, answer), "done once");
        assert_eq!(player.view().await["version"], again.1["version"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_can_be_asked_the_answer_is_unknown_and_the_same_key_tells() {
    let (_cluster, line, bench, players) = table().await;
    let (player, key, version, command) = a_move(&players, &mut SplitMix(32)).await;
    line.is_cut_then.store(true, Ordering::SeqCst);
    line.loses_the_next.store(true, Ordering::SeqCst);
    let (status, answer) = player.send(&key, version, command.clone()).await;
    assert_eq!((status, code(&answer)), (StatusCode::SERVICE_UNAVAILABLE, "unknown"), "{answer}");
    assert_eq!(line.lost.load(Ordering::SeqCst), 1);
    line.is_cut_then.store(false, Ordering::SeqCst);
    line.is_cut.store(false, Ordering::SeqCst);
    let told = until("the database can be asked", || async {
        let (status, answer) = player.send(&key, version, command.clone()).await;
        (status == StatusCode::OK).then_some(answer)
    })
    .await;
    let seen = player.view().await;
    assert_eq!(seen["version"], told["version"], "it had been done, and was done once");
    assert_eq!(bench.get("/api/health").await.0, StatusCode::OK);
}
