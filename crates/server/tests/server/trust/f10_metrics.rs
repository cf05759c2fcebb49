//! F10: the figures were open to all, and told the moment of a sealed answer.

use crate::support::{Bench, code, config, read};
use reqwest::StatusCode;
use std::net::SocketAddr;

#[tokio::test(flavor = "multi_thread")]
async fn f10_figures_are_served_at_a_local_address_of_their_own_or_not_at_all() {
    let bench = Bench::start().await;
    assert_eq!(bench.get("/metrics").await.0, StatusCode::NOT_FOUND);
    assert_eq!(bench.server.as_ref().expect("a server").metrics, None);

    let local = SocketAddr::from(([127, 0, 0, 1], 0));
    let bench = Bench::start_with(|config| config.metrics = Some(local)).await;
    assert_eq!(bench.get("/metrics").await.0, StatusCode::NOT_FOUND, "not where players are");
    let at = bench.server.as_ref().expect("a server").metrics.expect("an address");
    let url = format!("http://{at}/metrics");
    let figures = bench.http.get(&url).send().await.expect("an answer").text().await.expect("text");
    assert!(figures.contains("great_race_commit_seconds_count"), "{figures}");
    let (status, refused) = read(bench.http.get(&url).header("host", "evil.example")).await;
    assert_eq!((status, code(&refused)), (StatusCode::MISDIRECTED_REQUEST, "unknown_host"));
    assert_eq!(
        bench.http.get(format!("http://{at}/api/tables")).send().await.expect("an answer").status(),
        404
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn f10_figures_are_never_served_to_the_network() {
    let dir = tempfile::TempDir::new().expect("a folder");
    let mut config = config(dir.path());
    config.metrics = Some(SocketAddr::from(([0, 0, 0, 0], 0)));
    let refused = server::start(config).await.expect_err("refused").to_string();
    assert!(refused.contains("--metrics 127.0.0.1:PORT"), "{refused}");
}
