//! The line to a PostgreSQL on another machine: encrypted, and to the right one.

use crate::support::database::{self, Cluster};
use crate::support::socket::Socket;
use crate::support::{Bench, people, pick, play, tiny, until};
use game::SplitMix;
use reqwest::StatusCode;
use server::store::Store;
use sqlx::{AnyPool, Row};

/// A PostgreSQL on a port of its own, and the beginning of its address; `{}` is whom it is asked for by.
fn cluster(settings: &[&str]) -> (Cluster, impl Fn(&str, &str) -> String) {
    let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
    let port = free.expect("a port").port();
    let cluster = Cluster::on_port(&database::programs(), port, settings);
    let url = move |host: &str, told: &str| format!("postgres://postgres@{host}:{port}/postgres?{told}");
    (cluster, url)
}

/// What is said where nobody gets through; nothing if somebody does.
async fn refused(url: &str) -> Option<String> {
    match Store::connect(url).await {
        Ok(store) => {
            store.close().await;
            None
        }
        Err(error) => Some(error.to_string()),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_must_be_encrypted_is_and_goes_to_nobody_else() {
    let on = ["ssl=on", "ssl_cert_file=../server.crt", "ssl_key_file=../server.key"];
    let (cluster, url) = cluster(&on);
    let authority = format!("sslmode=verify-full&sslrootcert={}/ca.crt", cluster.folder.display());
    assert_eq!(refused(&url("localhost", "sslmode=require")).await, None);
    assert_eq!(refused(&url("localhost", &authority)).await, None);
    // By a name that the certificate does not have, and by one who vouches and whom nobody named.
    let name = refused(&url("127.0.0.1", &authority)).await.expect("not this one");
    assert!(name.contains("not valid for name"), "{name}");
    let unknown = refused(&url("localhost", "sslmode=verify-full")).await.expect("who vouches for it?");
    assert!(unknown.contains("UnknownIssuer"), "{unknown}");
    assert!(!unknown.contains("sslmode"), "what it is told is not shown: {unknown}");

    // All connections of a server are encrypted, the one that listens too, and again after the database has crashed.
    let told = url("localhost", &format!("{authority}&application_name=race"));
    let bench = Bench::start_with(|config| config.database = Some(told)).await;
    let (_, players) = bench.begin(tiny(), people(2)).await;
    let mut socket = Socket::of(&players[0], 0).await;
    socket.next("view").await;
    for seed in [1, 2] {
        assert!(play(&players, &mut SplitMix(seed), 4).await >= 4);
        let inside = AnyPool::connect(&cluster.url).await.expect("connects");
        let text = "SELECT COUNT(*), SUM(CAST(ssl AS INT)), SUM(CAST(query LIKE 'LISTEN %' AS INT)) FROM pg_stat_ssl \
                    JOIN pg_stat_activity USING (pid) WHERE application_name = 'race'";
        let lines = until("somebody listens", || async {
            let row = sqlx::query(text).fetch_one(&inside).await.expect("counted");
            let [all, encrypted, listen] = [0, 1, 2].map(|i| row.try_get::<i64, _>(i).expect("a number"));
            (listen == 1).then_some((all, encrypted))
        })
        .await;
        assert!(lines.0 >= 3 && lines.0 == lines.1, "connections, and those that are encrypted: {lines:?}");
        if seed == 1 {
            cluster.crash();
            // The first who asks may be the one who finds out.
            until("a move is taken again", || async {
                for player in &players {
                    let (status, view) = player.get("view").await;
                    if let Some(act) = pick(&view, &mut SplitMix(3)).filter(|_| status == StatusCode::OK) {
                        let done = player.act(view["version"].as_u64()?, &act).await;
                        return (done.0 == StatusCode::OK).then_some(());
                    }
                }
                None
            })
            .await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_does_not_encrypt_is_refused_where_it_must() {
    let (_cluster, url) = cluster(&[]);
    for told in ["sslmode=require", "sslmode=verify-full"] {
        let said = refused(&url("localhost", told)).await.expect("it does not encrypt");
        assert!(said.contains("does not support TLS"), "{said}");
    }
    assert_eq!(refused(&url("localhost", "sslmode=disable")).await, None);
    assert_eq!(refused(&url("localhost", "sslmode=prefer")).await, None, "only where both can");
}
