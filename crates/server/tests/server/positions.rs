//! The last position of every table stands beside its log, in the same step as the records that led to it.

use crate::kill::spawn;
use crate::support::{Bench, admin, against, content, database, people, play, store, text, tiny};
use game::{Game, SplitMix};
use race::GreatRace;
use record::{RaceOptions, Tape};
use server::store::DATABASE;
use sqlx::{AnyConnection, Connection};
use std::path::Path;

/// What the row of a table holds.
pub async fn stored_position(data: &Path, table: &str) -> String {
    let store = store(data).await;
    let stored = store.game(table).await.expect("read").expect("there");
    store.close().await;
    stored.row.position
}

/// The position that a log leads to, by its records alone.
pub fn replayed_position(log: &str) -> String {
    let rules = |header: &record::Header, _: Option<&record::Seed>| {
        let options = RaceOptions::from_value(&header.options)?;
        let sources = content().board(&options.board).map_err(|problems| format!("{problems:?}"))?;
        race::Rules::new(&sources, options.to_options(&sources)?).map_err(|error| error.to_string())
    };
    let (rules, tape) = Tape::<GreatRace>::read(log, rules).expect("a sound log");
    GreatRace::write_position(&rules, tape.state())
}

async fn exported(data: &Path, table: &str) -> String {
    let admin = admin(data).await;
    let log = admin.export(table, true).await.expect("exported");
    admin.end().await;
    log
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_kill_the_stored_position_is_the_one_replayed() {
    let mut bench = Bench::start().await;
    let (table, mut players) = bench.begin(tiny(), people(2)).await;
    let (with_bots, _) = bench.begin(tiny(), against(&["novice", "random"])).await;
    bench.server.take().expect("runs").stop().await;
    for round in 0..3 {
        let (mut child, base) = spawn(bench.dir.path());
        players.iter_mut().for_each(|player| player.base.clone_from(&base));
        play(&players, &mut SplitMix(round), 8).await;
        child.kill().expect("kill -9");
        child.wait().expect("gone");
        for table in [&table, &with_bots] {
            let position = stored_position(bench.dir.path(), table).await;
            assert_eq!(position, replayed_position(&exported(bench.dir.path(), table).await));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_from_before_positions_gets_them() {
    let mut bench = Bench::start().await;
    let (table, mut players) = bench.begin(tiny(), people(2)).await;
    let (waiting, _) = bench.open(tiny(), people(2)).await;
    play(&players, &mut SplitMix(5), 8).await;
    bench.server.take().expect("runs").stop().await;
    let position = stored_position(bench.dir.path(), &table).await;
    assert!(!position.is_empty());
    sqlx::any::install_default_drivers();
    let file = || format!("sqlite://{}?mode=rw", bench.dir.path().join(DATABASE).display());
    let url = database::of(bench.dir.path()).unwrap_or_else(file);
    let mut database = AnyConnection::connect(&url).await.expect("opens");
    for text in ["ALTER TABLE games DROP COLUMN position", "DELETE FROM _sqlx_migrations WHERE version = 4"] {
        sqlx::query(text).execute(&mut database).await.expect("as it was");
    }
    database.close().await.expect("closed");
    assert_eq!(stored_position(bench.dir.path(), &table).await, "", "not known yet");
    bench.restart().await;
    players.iter_mut().for_each(|player| player.base.clone_from(&bench.base));
    players[0].view().await;
    bench.server.take().expect("runs").stop().await;
    assert_eq!(stored_position(bench.dir.path(), &table).await, position);
    assert_eq!(stored_position(bench.dir.path(), &waiting).await, "", "it has not begun");
    bench.restart().await;
    players.iter_mut().for_each(|player| player.base.clone_from(&bench.base));
    play(&players, &mut SplitMix(6), 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_shown_the_position() {
    let bench = Bench::start().await;
    let (table, players) = bench.begin(tiny(), people(2)).await;
    play(&players, &mut SplitMix(9), 12).await;
    let position = stored_position(bench.dir.path(), &table).await;
    for what in ["", "board", "view", "events"] {
        let shown = players[0].bytes(what).await;
        assert!(!shown.is_empty() && !shown.contains(&position), "{what}");
    }
    let (_, lobby) = bench.get("/api/tables").await;
    assert_eq!(text(&lobby["tables"][0]["table"]), table);
    assert!(!lobby.to_string().contains(&position));
}
