//! Programs of several versions at one database, as while one server after the other is renewed: each keeps the games whose rules it
//! plays. The older program is a row that says it is there; its games were made by a real one (see `upgrade.rs`).

use super::{by_way_of, nodes};
use crate::support::{Player, code, config, database, on_files, people, play, store, tiny, until};
use crate::upgrade::older;
use game::SplitMix;
use reqwest::StatusCode;
use server::admin::migrate;
use sqlx::{AnyConnection, Connection};
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;

/// Longer than a lease, a look for tables that nobody keeps, and one more.
const LONG_ENOUGH: Duration = Duration::from_secs(5);

async fn does(dir: &Path, text: &'static str) {
    let url = database::of(dir).expect("a PostgreSQL");
    let mut database = AnyConnection::connect(&url).await.expect("connects");
    sqlx::raw_sql(text).execute(&mut database).await.expect(text);
}

/// Who keeps a table, and the records by which it was moved to other rules.
async fn kept(dir: &Path, table: &str) -> (String, Vec<u32>) {
    let store = store(dir).await;
    let stored = store.game(table).await.expect("read").expect("there");
    store.close().await;
    let moved = stored.lines.iter().filter(|line| line.rules.is_some()).map(|line| line.n);
    (stored.row.keeper, moved.collect())
}

async fn other_rules(player: &Player) {
    let (status, refused) = player.get("view").await;
    assert_eq!((status, code(&refused)), (StatusCode::CONFLICT, "other_rules"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_keeps_only_games_whose_rules_it_plays() {
    database::programs();
    let dir = TempDir::new().expect("a folder");
    let (before, players) = older().await;
    migrate(on_files(before.path()), config(dir.path())).await.expect("moved");
    // Games of older rules, kept by a program that plays them.
    does(
        dir.path(),
        "UPDATE games SET keeper = 'older' WHERE header LIKE '%\"rules_version\":0%'; \
         INSERT INTO nodes (id, until) VALUES ('older', 9000000000000)",
    )
    .await;
    // A game of newer rules than ours, begun by a program that is gone.
    let mut own = nodes(dir.path(), 1).await;
    let (newer, here) = own[0].begin(tiny(), people(2)).await;
    play(&here, &mut SplitMix(1), 6).await;
    own[0].server.take().expect("runs").stop().await;
    does(
        dir.path(),
        "UPDATE games SET keeper = 'newer', header = replace(header, '\"rules_version\":1', '\"rules_version\":2') \
         WHERE keeper NOT IN ('', 'older')",
    )
    .await;
    assert_eq!(kept(dir.path(), &newer).await.0, "newer");

    let nodes = nodes(dir.path(), 2).await;
    let mut ways = players.iter().chain(&here).map(|player| by_way_of(player, &nodes[0].base));
    let [first, second, alone, _over, ahead, _] = [(); 6].map(|()| ways.next().expect("six seats"));
    tokio::time::sleep(LONG_ENOUGH).await;
    for (player, keeper) in [(&first, "older"), (&alone, "older"), (&ahead, "newer")] {
        assert_eq!(kept(dir.path(), &player.table).await, (keeper.to_owned(), Vec::new()));
        other_rules(player).await;
        other_rules(&by_way_of(player, &nodes[1].base)).await;
    }
    let admin = crate::support::admin(dir.path()).await;
    let log = admin.export(&newer, true).await.expect("its log can be had");
    assert!(log.contains("\"rules_version\":2"), "{log}");
    admin.end().await;

    // The older program ends: its games are moved once and go on; those of newer rules stay where they are.
    does(dir.path(), "UPDATE nodes SET until = 0 WHERE id = 'older'").await;
    until("they are taken", || async {
        let keepers = [&first, &alone].map(|player| kept(dir.path(), &player.table));
        let [a, b] = keepers;
        (a.await.0 != "older" && b.await.0 != "older").then_some(())
    })
    .await;
    let both = [first.clone(), by_way_of(&second, &nodes[1].base)];
    assert!(play(&both, &mut SplitMix(2), 6).await >= 6);
    assert!(play(std::slice::from_ref(&alone), &mut SplitMix(3), 1).await >= 1);
    for player in [&first, &alone] {
        assert_eq!(kept(dir.path(), &player.table).await.1, [44], "moved once");
    }
    assert_eq!(kept(dir.path(), &newer).await.0, "newer");
    other_rules(&ahead).await;
}
