//! F11, the lines about the storage: a file that is no database, content that is damaged, and files that others could read.

use crate::support::{Bench, admin, code, content, on_files, people, play, store, tiny};
use game::SplitMix;
use reqwest::StatusCode;
use server::admin::Admin;
use server::store::{Op, Store};
use std::time::Duration;
use tempfile::TempDir;

#[tokio::test(flavor = "multi_thread")]
async fn f11_a_file_that_is_no_database_is_told_at_once() {
    let dir = TempDir::new().expect("a folder");
    std::fs::write(dir.path().join("great-race.db"), "rubbish ".repeat(1000)).expect("written");
    let start = tokio::time::timeout(Duration::from_secs(20), server::start(on_files(dir.path())));
    let refused = start.await.expect("no long waiting").expect_err("it does not start").to_string();
    assert!(refused.contains("great-race.db") && refused.contains("file is not a database"), "{refused}");
}

/// Writes something else in the place of a table's content; with another hash if it is to be content we do not have.
async fn damage(store: &Store, table: &str, other: Option<&str>) {
    let mut row = store.game(table).await.expect("reads").expect("there").row;
    let mut header: serde_json::Value = serde_json::from_str(&row.header).expect("JSON");
    if let Some(other) = other {
        header["content"] = other.into();
    }
    let hash = header["content"].as_str().expect("a hash").to_owned();
    row.header = header.to_string();
    let files = "{\"race/cards.toml\":\"bent".to_owned();
    let ops =
        vec![Op::Game(Box::new(row)), Op::NoContent { hash: hash.clone() }, Op::Content { hash, files }];
    store.write(ops).await.expect("written");
}

#[tokio::test(flavor = "multi_thread")]
async fn f11_damaged_content_takes_only_games_that_nobody_else_has_the_content_of() {
    let mut bench = Bench::start().await;
    let mut tables = Vec::new();
    for seed in 0..3 {
        let (table, players) = bench.begin(tiny(), people(2)).await;
        play(&players, &mut SplitMix(seed), 8).await;
        tables.push(table);
    }
    bench.server.take().expect("runs").stop().await;
    let store = store(bench.dir.path()).await;
    damage(&store, &tables[0], None).await;
    damage(&store, &tables[2], Some(&"0".repeat(64))).await;
    store.close().await;
    bench.restart().await;
    for table in &tables[..2] {
        let (status, view) = bench.get(&format!("/api/tables/{table}/view")).await;
        assert_eq!(status, StatusCode::OK, "{view}");
    }
    let (status, refused) = bench.get(&format!("/api/tables/{}/view", tables[2])).await;
    assert_eq!((status, code(&refused)), (StatusCode::INTERNAL_SERVER_ERROR, "storage"));
    let (_, players) = bench.begin(tiny(), people(2)).await;
    assert!(play(&players, &mut SplitMix(4), 4).await >= 4, "new games begin");
    bench.server.take().expect("runs").stop().await;
    let admin = admin(bench.dir.path()).await;
    let log = admin.export(&tables[0], true).await.expect("its content is whole again");
    session::Catalog::new(content()).read_log(&log).expect("verifies");
    admin.end().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn f11_nobody_else_can_read_the_database_a_backup_or_an_export_with_seeds() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &std::path::Path| path.metadata().expect("there").permissions().mode() & 0o777;
    let set = |path: &std::path::Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).expect("set")
    };
    let mut bench = Bench::start_on_files().await;
    let (folder, database) = (bench.dir.path().to_owned(), bench.dir.path().join("great-race.db"));
    for end in ["", "-wal", "-shm"] {
        assert_eq!(mode(&server::store::beside(&database, end)), 0o600, "{end}");
    }
    bench.server.take().expect("runs").stop().await;
    set(&folder, 0o755);
    set(&database, 0o644);
    bench.restart_on_files().await;
    assert_eq!((mode(&folder), mode(&database)), (0o700, 0o600), "what stood open is closed");
    let admin = Admin::open(&folder, content()).await.expect("opens");
    let backup = folder.join("backup.db");
    admin.backup(&backup).await.expect("made");
    assert_eq!(mode(&backup), 0o600);
    admin.end().await;
    let export = folder.join("export.jsonl");
    std::fs::write(&export, "").expect("written");
    set(&export, 0o644);
    server::store::write_private(&export, "seeds").expect("written");
    assert_eq!(mode(&export), 0o600);
    let new = folder.join("new");
    server::store::write_private(&new, "seeds").expect("written");
    assert_eq!(mode(&new), 0o600);
}
