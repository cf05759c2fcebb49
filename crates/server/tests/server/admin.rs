//! What who keeps the server can do.

use crate::support::{Bench, Player, against, content, people, play, tiny};
use game::SplitMix;
use server::admin::{self, Admin};
use session::Catalog;
use tempfile::TempDir;

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_listed_exported_closed_and_deleted() {
    let mut bench = Bench::start().await;
    let (table, players) = bench.begin(tiny(), people(2)).await;
    play(&players, &mut SplitMix(1), 20).await;
    bench.server.take().expect("runs").stop().await;
    let admin = Admin::open(bench.dir.path(), content()).await.expect("opens");
    let list = admin.list().await.expect("a list");
    assert_eq!((list.len(), list[0].status.as_str()), (1, "running"));
    let log = admin.export(&table, false).await.expect("exported");
    assert!(!log.contains("\"seed\""), "no seed before the end");
    admin.close(&table).await.expect("closed");
    assert_eq!(admin.list().await.expect("a list")[0].status, "abandoned");
    assert!(admin.close(&table).await.is_err(), "once");
    let log = admin.export(&table, false).await.expect("exported");
    assert!(Catalog::new(content()).read_log(&log).expect("verifies").seed.is_some());
    admin.delete(&table).await.expect("deleted");
    assert!(admin.list().await.expect("a list").is_empty());
    assert!(admin.export(&table, false).await.is_err());
    admin.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_made_while_people_play_is_restored_elsewhere() {
    let bench = Bench::start().await;
    let (table, players) = bench.begin(tiny(), against(&["novice"])).await;
    play(&players, &mut SplitMix(2), 20).await;
    let other = TempDir::new().expect("a folder");
    let file = other.path().join("backup.db");
    let admin = Admin::open(bench.dir.path(), content()).await.expect("opens");
    admin.backup(&file).await.expect("made");
    assert!(admin.backup(&file).await.is_err(), "never overwrites");
    let log = admin.export(&table, true).await.expect("exported");
    admin.end().await;
    let data = other.path().join("data");
    assert_eq!(admin::restore(&file, &data, content()).await.expect("restored"), 1);
    assert!(admin::restore(&file, &data, content()).await.is_err(), "only into an empty folder");
    let again = Admin::open(&data, content()).await.expect("opens");
    assert_eq!(again.export(&table, true).await.expect("exported"), log);
    again.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_moves_to_another_server() {
    let mut bench = Bench::start().await;
    let (table, players) = bench.begin(tiny(), people(2)).await;
    play(&players, &mut SplitMix(3), 30).await;
    let before = players[0].view().await;
    bench.server.take().expect("runs").stop().await;
    let admin = Admin::open(bench.dir.path(), content()).await.expect("opens");
    let log = admin.export(&table, true).await.expect("exported");
    admin.end().await;
    let mut other = Bench::start().await;
    other.server.take().expect("runs").stop().await;
    let admin = Admin::open(other.dir.path(), content()).await.expect("opens");
    let opened = admin.import(log).await.expect("imported");
    assert_eq!(opened.seats.len(), 2);
    admin.end().await;
    other.restart().await;
    let granted = serde_json::to_value(&opened.seats[0]).expect("JSON");
    let mine = Player::new(&other, &opened.table, &granted);
    assert_eq!(mine.view().await["view"], before["view"]);
}
