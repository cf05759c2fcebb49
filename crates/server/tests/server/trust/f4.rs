//! F4. A restored database is the backup and nothing else, or nothing was restored.

use crate::kill::spawn_on_files;
use crate::support::{Bench, content, people, play, tiny};
use game::SplitMix;
use reqwest::Client;
use server::admin::{Admin, restore};
use server::store::{FolderLock, check_integrity};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A server with a table that is killed after more moves than its backup knows of; the backup and the table.
async fn killed_after_a_backup(data: &Path, backup: &Path) -> String {
    let (mut child, base) = spawn_on_files(data, None);
    let bench = Bench { dir: TempDir::new().expect("a folder"), server: None, base, http: Client::new() };
    let (table, players) = bench.begin(tiny(), people(2)).await;
    play(&players, &mut SplitMix(4), 20).await;
    let admin = Admin::open(data, content()).await.expect("opens");
    admin.backup(backup).await.expect("made");
    admin.end().await;
    play(&players, &mut SplitMix(5), 40).await;
    child.kill().expect("kill -9");
    child.wait().expect("gone");
    table
}

async fn exported(data: &Path, table: &str) -> String {
    let admin = Admin::open(data, content()).await.expect("opens");
    let log = admin.export(table, true).await.expect("exported");
    admin.end().await;
    log
}

fn folder() -> (TempDir, PathBuf, PathBuf) {
    let dir = TempDir::new().expect("a folder");
    let (data, backup) = (dir.path().join("data"), dir.path().join("backup.db"));
    (dir, data, backup)
}

#[tokio::test(flavor = "multi_thread")]
async fn f4_a_restore_over_a_leftover_log_is_the_backup_and_nothing_else() {
    let (dir, data, backup) = folder();
    let table = killed_after_a_backup(&data, &backup).await;
    assert!(data.join("great-race.db-wal").metadata().expect("a log is left").len() > 0);
    std::fs::remove_file(data.join("great-race.db")).expect("removed");
    assert_eq!(restore(&backup, &data, content()).await.expect("restored"), 1);
    check_integrity(&data.join("great-race.db")).await.expect("whole");
    let elsewhere = dir.path().join("elsewhere");
    restore(&backup, &elsewhere, content()).await.expect("restored");
    assert_eq!(exported(&data, &table).await, exported(&elsewhere, &table).await);
    assert!(data.join("great-race.db-wal.old-1").exists(), "what was left is kept aside");
}

#[tokio::test(flavor = "multi_thread")]
async fn f4_a_damaged_backup_is_not_restored() {
    let (_dir, data, backup) = folder();
    killed_after_a_backup(&data, &backup).await;
    let whole = std::fs::read(&backup).expect("read");
    std::fs::remove_file(data.join("great-race.db")).expect("removed");
    for bad in
        [&whole[..whole.len() / 2], b"not a database, but long enough to be looked at as one by mistake"]
    {
        std::fs::write(&backup, bad).expect("written");
        assert!(restore(&backup, &data, content()).await.is_err());
        assert!(!data.join("great-race.db").exists() && !data.join("great-race.db.restoring").exists());
    }
    std::fs::write(&backup, &whole).expect("written");
    assert_eq!(restore(&backup, &data, content()).await.expect("the whole one is"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn f4_nothing_is_restored_into_the_folder_of_a_running_server_or_from_half_a_database() {
    let (_dir, data, backup) = folder();
    killed_after_a_backup(&data, &backup).await;
    let live = data.join("great-race.db");
    let other = data.with_file_name("other");
    let refused = restore(&live, &other, content()).await.expect_err("its log is missing").to_string();
    assert!(refused.contains("not a backup"), "{refused}");
    let _running = FolderLock::take(&other).expect("free");
    let refused = restore(&backup, &other, content()).await.expect_err("taken").to_string();
    assert!(refused.contains("is used by a running server"), "{refused}");
}
