//! Two servers on one PostgreSQL: a notice is sent by one of them, and by the other when that one is gone.

use super::sink::MailServer;
use super::{nothing_more, over_days, until_asked, wished, with_mail};
use crate::players::Known;
use crate::support::{Bench, config, database};
use game::SplitMix;
use reqwest::Client;
use serde_json::json;
use std::path::Path;
use tempfile::TempDir;

const ANN: &str = "ann@example.org";

async fn node(dir: &Path, mail: &MailServer) -> Bench {
    database::programs();
    let mut config = config(dir);
    config.notices = Some(wished(Some(&mail.url)));
    let server = server::start(config).await.expect("it starts");
    let (base, dir) = (format!("http://{}", server.address), TempDir::new().expect("a folder"));
    Bench { dir, server: Some(server), base, http: Client::new() }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_servers_one_sends_and_the_other_goes_on_where_it_is_gone() {
    let (dir, mail) = (TempDir::new().expect("a folder"), MailServer::start().await);
    let mut nodes = vec![node(dir.path(), &mail).await, node(dir.path(), &mail).await];
    let ann = Known::new(&nodes[0], "Ann", false).await;
    with_mail(&nodes[1], &mail, &ann, ANN, json!({})).await;
    let mut all = Vec::new();
    for n in 0..4 {
        let (_, players) = over_days(&nodes[n % 2], &format!("Table {n}")).await;
        ann.sits(&players[0]).await;
        until_asked(&players, 0, &mut SplitMix(n as u64)).await;
        all.push(players);
        mail.wait_for(ANN, 2 + n).await;
    }
    nothing_more().await;
    assert_eq!(mail.to(ANN).len(), 5, "every question once");
    let ids: std::collections::BTreeSet<_> =
        mail.to(ANN).iter().map(|mail| mail.header("Message-ID")).collect();
    assert_eq!(ids.len(), 5);
    // The first is gone: what it kept is looked after by the other.
    let gone = nodes.remove(0);
    gone.server.expect("it runs").stop().await;
    let base = nodes[0].base.clone();
    for player in all.iter_mut().flatten() {
        player.base.clone_from(&base);
    }
    let (players, mut luck) = (&all[0], SplitMix(9));
    while super::is_asked(&players[0]).await {
        players[0].step(&mut luck).await;
    }
    until_asked(players, 0, &mut luck).await;
    mail.wait_for(ANN, 6).await;
}
