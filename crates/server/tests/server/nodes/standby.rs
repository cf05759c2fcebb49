//! The database dies for good and a standby takes its place, as docs/HOSTING.md says: the servers go on by the address that they know,
//! which leads to the other one from then on.

use crate::proxy::{Game, Told, play_on};
use crate::support::database::{self, Cluster};
use crate::support::{Bench, code, on_files, people, pick, tiny, until};
use game::{Luck, SplitMix};
use reqwest::{Client, StatusCode};
use server::admin::Admin;
use sqlx::{AnyConnection, Connection, Row};
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};

/// Tables at which is played meanwhile, the last one with bots.
const TABLES: usize = 4;

/// An address that leads to one database or to the other.
struct Address {
    own: u16,
    leads_to: Arc<AtomicU16>,
}

impl Address {
    async fn of(port: u16) -> Address {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let (own, leads_to) = (listener.local_addr().expect("a port").port(), Arc::new(AtomicU16::new(port)));
        let to = leads_to.clone();
        tokio::spawn(async move {
            while let Ok((mut caller, _)) = listener.accept().await {
                let port = to.load(Ordering::SeqCst);
                tokio::spawn(async move {
                    let mut database = TcpStream::connect(("127.0.0.1", port)).await.ok()?;
                    tokio::io::copy_bidirectional(&mut caller, &mut database).await.ok()
                });
            }
        });
        Address { own, leads_to }
    }
    fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres?sslmode=disable", self.own)
    }
}

/// A primary, its standby, and an address that leads to the primary.
struct Pair {
    primary: Cluster,
    standby: Cluster,
    port: u16,
    address: Address,
}

async fn pair() -> Pair {
    let free = || std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
    let [first, second] = [free(), free()].map(|free| free.expect("a port").port());
    let programs = database::programs();
    let primary = Cluster::on_port(&programs, first, &["wal_level=replica", "max_wal_senders=4"]);
    let standby = Cluster::standby(&programs, first, second);
    Pair { primary, standby, port: second, address: Address::of(first).await }
}

async fn asked(cluster: &Cluster, text: &'static str) -> String {
    let mut inside = AnyConnection::connect(&cluster.url).await.expect("connects");
    let row = sqlx::query(text).fetch_optional(&mut inside).await.expect(text);
    row.map(|row| row.try_get(0).expect("a word")).unwrap_or_default()
}

async fn does(cluster: &Cluster, texts: [&'static str; 2]) {
    let mut inside = AnyConnection::connect(&cluster.url).await.expect("connects");
    for text in texts {
        sqlx::query(text).execute(&mut inside).await.expect(text);
    }
}

impl Pair {
    /// From now on a COMMIT is answered when both have it.
    async fn synchronous(&self) {
        let named = "ALTER SYSTEM SET synchronous_standby_names = 'standby'";
        does(&self.primary, [named, "SELECT pg_reload_conf()"]).await;
        until("both have everything", || async {
            (asked(&self.primary, "SELECT sync_state FROM pg_stat_replication").await == "sync").then_some(())
        })
        .await;
    }
    /// The steps of the guide: the primary is gone for good, the standby is promoted, the address leads to it.
    async fn fail_over(&self) {
        self.primary.die();
        let promoted = asked(&self.standby, "SELECT CAST(pg_promote() AS TEXT)").await;
        assert_eq!(promoted, "true");
        self.address.leads_to.store(self.port, Ordering::SeqCst);
    }
    async fn admin(&self) -> Admin {
        let mut config = on_files(&self.primary.folder);
        config.database = Some(self.address.url());
        Admin::with_config(config).await.expect("opens")
    }
    async fn servers(&self, count: usize) -> Vec<Bench> {
        let mut servers = Vec::new();
        for _ in 0..count {
            let dir = TempDir::new().expect("a folder");
            let mut config = on_files(dir.path());
            config.database = Some(self.address.url());
            let server = server::start(config).await.expect("it starts");
            let base = format!("http://{}", server.address);
            servers.push(Bench { dir, server: Some(server), base, http: Client::new() });
        }
        servers
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_primary_dies_under_load_a_synchronous_standby_takes_its_place_and_nothing_acknowledged_is_lost()
{
    let pair = pair().await;
    pair.synchronous().await;
    let servers = pair.servers(2).await;
    let (told, mut luck) = (Arc::new(Told::default()), SplitMix(51));
    let tasks: Vec<_> = (0..TABLES)
        .map(|i| {
            let (base, told) = (servers[i % 2].base.clone(), told.clone());
            tokio::spawn(play_on(i, base, told, SplitMix(luck.bits())))
        })
        .collect();
    told.all_go_on(5, TABLES).await;
    told.stalled();
    let before = told.acknowledged.load(Ordering::Relaxed);
    pair.fail_over().await;
    told.all_go_on(5, TABLES).await;
    let (stalled, after) = (told.stalled(), told.acknowledged.load(Ordering::Relaxed));
    told.stop.store(true, Ordering::Relaxed);
    let mut games: Vec<Game> = Vec::new();
    for task in tasks {
        games.push(task.await.expect("nobody lost anything"));
    }
    let admin = pair.admin().await;
    for game in &games {
        game.check(&admin.export(&game.players[0].table, true).await.expect("exported"));
    }
    admin.end().await;
    println!(
        "{before} moves before the primary died and {} after: 0 lost; {stalled:.1} s stood still",
        after - before
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_standby_that_was_behind_has_not_got_is_gone_for_everybody_alike() {
    let pair = pair().await;
    let servers = pair.servers(2).await;
    let (_, players) = servers[0].begin(tiny(), people(2)).await;
    let mut luck = SplitMix(52);
    crate::support::play(&players, &mut luck, 6).await;
    let position = "SELECT CAST(pg_current_wal_lsn() AS TEXT)";
    let written = asked(&pair.primary, position).await;
    until("the standby has it", || async {
        let text = "SELECT CAST(pg_last_wal_replay_lsn() AS TEXT)";
        (asked(&pair.standby, text).await >= written).then_some(())
    })
    .await;
    let kept = players[0].view().await["version"].clone();
    does(&pair.standby, ["ALTER SYSTEM SET primary_conninfo = ''", "SELECT pg_reload_conf()"]).await;
    until("the line is cut", || async {
        asked(&pair.primary, "SELECT state FROM pg_stat_replication").await.is_empty().then_some(())
    })
    .await;
    crate::support::play(&players, &mut luck, 4).await;
    let seen = players[0].view().await["version"].clone();
    assert_ne!(seen, kept, "acknowledged, and on the primary alone");
    pair.fail_over().await;
    // Both servers show what the database holds, the one that had more in its memory too, and the game goes on from there.
    let start = Instant::now();
    for server in &servers {
        let player = super::by_way_of(&players[0], &server.base);
        until("it is shown as it is stored", || async {
            let (status, view) = player.get("view").await;
            (status.is_success() && view["version"] == kept).then_some(())
        })
        .await;
    }
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    until("a move is taken", || async {
        for player in &players {
            let (status, view) = player.get("view").await;
            if let Some(act) = pick(&view, &mut SplitMix(53)).filter(|_| status.is_success()) {
                return player.act(view["version"].as_u64()?, &act).await.0.is_success().then_some(());
            }
        }
        None
    })
    .await;
    let admin = pair.admin().await;
    let log = admin.export(&players[0].table, true).await.expect("exported");
    session::Catalog::new(crate::support::content()).read_log(&log).expect("verifies");
    admin.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_its_synchronous_standby_nothing_is_taken_and_it_goes_on_when_the_host_says_so() {
    let pair = pair().await;
    pair.synchronous().await;
    let servers = pair.servers(1).await;
    let (_, players) = servers[0].begin(tiny(), people(2)).await;
    let mut luck = SplitMix(54);
    crate::support::play(&players, &mut luck, 6).await;
    pair.standby.die();
    let (player, key, version, command) = crate::nodes::lost::a_move(&players, &mut luck).await;
    let start = Instant::now();
    let (status, answer) = player.send(&key, version, command.clone()).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{answer}");
    let (health, said) = servers[0].get("/api/health").await;
    assert_eq!(health, StatusCode::SERVICE_UNAVAILABLE, "{said}");
    assert_eq!(code(&answer), "unknown", "it may be on the primary: {answer}");
    println!("{:.1} s until it was said", start.elapsed().as_secs_f64());
    // Whoever asks again is told so too, and soon.
    for _ in 0..3 {
        let start = Instant::now();
        let (status, answer) = player.send(&key, version, command.clone()).await;
        assert_eq!((status, code(&answer)), (StatusCode::SERVICE_UNAVAILABLE, "storage"), "{answer}");
        assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
    }
    does(&pair.primary, ["ALTER SYSTEM RESET synchronous_standby_names", "SELECT pg_reload_conf()"]).await;
    let told = until("it goes on", || async {
        let (status, answer) = player.send(&key, version, command.clone()).await;
        status.is_success().then_some(answer)
    })
    .await;
    assert_eq!(player.view().await["version"], told["version"], "done once");
}
