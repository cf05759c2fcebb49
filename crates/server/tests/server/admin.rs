//! What whoever keeps the server can do.

use crate::support::{Bench, Player, admin, against, code, content, people, play, store, text, tiny};
use game::SplitMix;
use server::admin::{Admin, restore};
use session::Catalog;
use tempfile::TempDir;

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_listed_exported_closed_and_deleted() {
    let mut bench = Bench::start().await;
    let (table, players) = bench.begin(tiny(), people(2)).await;
    play(&players, &mut SplitMix(1), 20).await;
    bench.server.take().expect("runs").stop().await;
    let admin = admin(bench.dir.path()).await;
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
    let bench = Bench::start_on_files().await;
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
    assert_eq!(restore(&file, &data, content()).await.expect("restored"), 1);
    assert!(restore(&file, &data, content()).await.is_err(), "only into an empty folder");
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
    let source = admin(bench.dir.path()).await;
    let log = source.export(&table, true).await.expect("exported");
    source.end().await;
    let mut other = Bench::start().await;
    other.server.take().expect("runs").stop().await;
    let keeper = admin(other.dir.path()).await;
    let opened = keeper.import(log).await.expect("imported");
    assert_eq!(opened.seats.len(), 2);
    keeper.end().await;
    other.restart().await;
    let granted = serde_json::to_value(&opened.seats[0]).expect("JSON");
    let mine = Player::new(&other, &opened.table, &granted);
    assert_eq!(mine.view().await["view"], before["view"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_under_other_rules_is_refused_in_words_and_kept_whole() {
    let mut bench = Bench::start().await;
    let (finished, players) = bench.begin(tiny(), people(2)).await;
    play(&players, &mut SplitMix(31), 100_000).await;
    let (running, _) = bench.begin(tiny(), people(2)).await;
    bench.server.take().expect("runs").stop().await;
    // As a server with other rules would have stored them.
    let store = store(bench.dir.path()).await;
    for id in [&finished, &running] {
        let mut row = store.game(id).await.expect("reads").expect("there").row;
        let mut header: serde_json::Value = serde_json::from_str(&row.header).expect("JSON");
        header["rules_version"] = serde_json::json!(9999);
        row.header = header.to_string();
        store.write(vec![server::store::Op::Game(Box::new(row))]).await.expect("written");
    }
    store.close().await;
    bench.restart().await;
    for id in [&finished, &running] {
        let (status, refused) = bench.get(&format!("/api/tables/{id}/view")).await;
        assert_eq!((status, code(&refused)), (reqwest::StatusCode::CONFLICT, "other_rules"));
        assert!(text(&refused["error"]["message"]).contains("version 9999"));
    }
    let (_, lobby) = bench.get("/api/tables").await;
    assert_eq!(lobby["tables"].as_array().map(Vec::len), Some(2), "both are still listed");
    let log = |id: &str| bench.http.get(format!("{}/api/tables/{id}/log", bench.base)).send();
    let whole = log(&finished).await.expect("an answer").text().await.expect("text");
    assert!(whole.starts_with("{\"great_race_log\":2") && whole.contains("\"seed\":"), "the whole log");
    assert_eq!(log(&running).await.expect("an answer").status(), reqwest::StatusCode::FORBIDDEN);
    let (_, players) = bench.begin(tiny(), people(2)).await;
    assert!(play(&players, &mut SplitMix(32), 4).await >= 4, "others play on");
    bench.server.take().expect("runs").stop().await;
    let admin = admin(bench.dir.path()).await;
    assert!(admin.export(&running, true).await.expect("exported").contains("\"seed\":"));
    admin.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_belongs_to_one_server_at_a_time() {
    let bench = Bench::start_on_files().await;
    let (table, _players) = bench.begin(tiny(), people(2)).await;
    let second = server::Config::new(([127, 0, 0, 1], 0).into(), bench.dir.path().to_owned(), content());
    let refused = server::start(second).await.expect_err("the folder is taken").to_string();
    assert!(refused.contains("is used by a running server"), "{refused}");
    let admin = Admin::open(bench.dir.path(), content()).await.expect("opens");
    for refused in [admin.delete(&table).await, admin.close(&table).await] {
        assert!(refused.expect_err("the server runs").to_string().contains("running server"));
    }
    assert_eq!(admin.list().await.expect("a list").len(), 1);
    admin.end().await;
}
