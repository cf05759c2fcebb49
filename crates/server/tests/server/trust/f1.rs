//! F1. What was acknowledged is stored, and what cannot be stored is refused: on a full disk, and on files that are gone.

use crate::kill::{spawn_at, spawn_on_files};
use crate::support::database::{self, Cluster};
use crate::support::{
    Bench, Player, code, content, fresh_key, on_files, people, pick, play, read, store, text, tiny, until,
};
use game::SplitMix;
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use server::admin::Admin;
use server::store::{GameRow, Op, StoreError, beside};
use session::Catalog;
use std::io::Write;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Where the deep run has put a small file system of its own.
const SMALL_DISK: &str = "GREAT_RACE_SMALL_DISK";
/// The same for a PostgreSQL.
const SMALL_DATABASE: &str = "GREAT_RACE_SMALL_DATABASE";

fn refused_because(answer: &(StatusCode, Value), reason: &str) {
    assert_eq!(answer.0, StatusCode::SERVICE_UNAVAILABLE, "{}", answer.1);
    assert_eq!((code(&answer.1), &answer.1["error"]["reason"]), ("storage", &json!(reason)));
}

/// A move that somebody at the table could make: who, at which version, what.
async fn next_move(players: &[Player], luck: &mut SplitMix) -> Option<(usize, u64, Value)> {
    may_move(players, luck).await.expect("the board can be seen")
}

/// The same where the board perhaps cannot be seen.
async fn may_move(
    players: &[Player],
    luck: &mut SplitMix,
) -> Result<Option<(usize, u64, Value)>, (StatusCode, Value)> {
    for (i, player) in players.iter().enumerate() {
        let view = ok(player.get("view").await)?;
        if let (Some(act), Some(version)) = (pick(&view, luck), view["version"].as_u64()) {
            return Ok(Some((i, version, json!({ "type": "act", "act": act }))));
        }
    }
    Ok(None)
}

/// Everybody at these tables, and what they were told is done.
#[derive(Default)]
struct Told {
    tables: Vec<(String, Vec<Player>)>,
    acts: Vec<(String, u64, String)>,
}

impl Told {
    /// Opens a table, starts it, and makes two moves, as far as it goes: the first refusal comes back.
    async fn one_more(&mut self, bench: &Bench, luck: &mut SplitMix) -> Result<(), (StatusCode, Value)> {
        let wish = json!({ "spec": tiny(), "seats": people(2) });
        let opened = ok(bench.post("/api/tables", wish).await)?;
        let table = text(&opened["table"]);
        let seats = opened["seats"].as_array().expect("seats");
        let players: Vec<Player> = seats.iter().map(|seat| Player::new(bench, &table, seat)).collect();
        self.tables.push((table.clone(), players.clone()));
        ok(players[0].post("start", json!({})).await)?;
        for _ in 0..2 {
            let (who, version, command) = may_move(&players, luck).await?.expect("somebody is asked");
            ok(players[who].command(Some(version), command.clone()).await)?;
            self.acts.push((table.clone(), players[who].seat, text(&command["act"])));
        }
        Ok(())
    }
}

fn ok(answer: (StatusCode, Value)) -> Result<Value, (StatusCode, Value)> {
    if answer.0 == StatusCode::OK { Ok(answer.1) } else { Err(answer) }
}

/// Writes until the disk is full, frees it, writes on, kills the server, and looks.
async fn full_and_free_again(data: &Path, pages: Option<&Path>, fill: impl Fn(), free: impl Fn()) {
    let (mut child, base) = spawn_on_files(data, pages);
    let dir = TempDir::new().expect("a folder");
    let bench = Bench { dir, server: None, base, http: Client::new() };
    let (mut told, mut luck) = (Told::default(), SplitMix(9));
    for _ in 0..3 {
        told.one_more(&bench, &mut luck).await.expect("there is room");
    }
    fill();
    let refused = loop {
        if let Err(refused) = told.one_more(&bench, &mut luck).await {
            break refused;
        }
        assert!(told.tables.len() < 2000, "it never gets full");
    };
    refused_because(&refused, "full");
    let health = bench.get("/api/health").await;
    assert_eq!((health.0, &health.1["ok"]), (StatusCode::SERVICE_UNAVAILABLE, &json!(false)));
    assert_eq!(health.1["reason"], "full", "{}", health.1);
    for _ in 0..8 {
        let wish = json!({ "spec": tiny(), "seats": people(2) });
        refused_because(&bench.post("/api/tables", wish).await, "full");
    }
    let players = told.tables[0].1.clone();
    let (who, version, command) = next_move(&players, &mut luck).await.expect("the board can still be seen");
    let key = fresh_key();
    refused_because(&players[who].send(&key, Some(version), command.clone()).await, "full");
    free();
    until("writing works again", || async {
        (bench.get("/api/health").await.0 == StatusCode::OK).then_some(())
    })
    .await;
    assert_eq!(players[who].view().await["version"], json!(version), "what was refused was not done");
    for _ in 0..2 {
        ok(players[who].send(&key, Some(version), command.clone()).await).expect("done, and once");
    }
    told.acts.push((told.tables[0].0.clone(), players[who].seat, text(&command["act"])));
    for _ in 0..5 {
        told.one_more(&bench, &mut luck).await.expect("there is room again");
    }
    child.kill().expect("kill -9");
    child.wait().expect("gone");
    let admin = Admin::open(data, content()).await.expect("the data opens");
    let mut there: Vec<String> = admin.list().await.expect("a list").into_iter().map(|row| row.id).collect();
    let mut tables: Vec<String> = told.tables.iter().map(|(table, _)| table.clone()).collect();
    there.sort();
    tables.sort();
    assert_eq!(there, tables, "no table that nobody was told of");
    look(admin, &told).await;
}

/// Every move that was told is there.
async fn look(admin: Admin, told: &Told) {
    for (table, _) in &told.tables {
        let mut acts = told.acts.iter().filter(|(of, ..)| of == table).peekable();
        if acts.peek().is_none() {
            continue;
        }
        let log = admin.export(table, true).await.expect("exported");
        let read = Catalog::new(content()).read_log(&log).expect("verifies");
        let said = read.lines.iter().filter(|line| line.act.is_some() && line.seat.is_some());
        let mut said = said.map(|line| (line.seat.map(u64::from), line.act.clone()));
        for (_, seat, act) in acts {
            let found = said.any(|(by, what)| by == Some(*seat) && what.as_ref() == Some(act));
            assert!(found, "{act} was acknowledged and is gone");
        }
    }
    admin.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn f1_a_database_that_fills_up_says_so_and_writing_goes_on_when_there_is_room() {
    let dir = TempDir::new().expect("a folder");
    let pages = dir.path().join("pages");
    std::fs::write(&pages, "220").expect("written");
    let more = || std::fs::write(&pages, "100000").expect("written");
    full_and_free_again(&dir.path().join("data"), Some(&pages), || {}, more).await;
}

/// Takes all the room that is left.
fn fill_up(file: &Path) {
    let mut file = std::fs::File::create(file).expect("a file");
    for size in [65536, 4096, 1] {
        while file.write_all(&vec![0; size]).is_ok() {}
    }
}

/// The deep run's: a PostgreSQL on a file system of its own that somebody else fills. It says so, or crashes and cannot start: both are
/// told, and it goes on by itself. Without the variable it does nothing.
#[tokio::test(flavor = "multi_thread")]
async fn f1_a_postgresql_on_a_small_disk() {
    let Some(disk) = std::env::var_os(SMALL_DATABASE).map(PathBuf::from) else { return };
    let cluster = Cluster::small(&database::programs(), &disk.join("postgresql"));
    let (other, dir) = (disk.join("other"), TempDir::new().expect("a folder"));
    let url = database::schema(&cluster.url, dir.path());
    let (mut child, base) = spawn_at(dir.path(), &url, None);
    let folder = TempDir::new().expect("a folder");
    let bench = Bench { dir: folder, server: None, base, http: Client::new() };
    let (mut told, mut luck) = (Told::default(), SplitMix(19));
    for round in 0..5 {
        for _ in 0..3 {
            told.one_more(&bench, &mut luck).await.expect("there is room");
        }
        fill_up(&other);
        let (status, refused) = loop {
            if let Err(refused) = told.one_more(&bench, &mut luck).await {
                break refused;
            }
            assert!(told.tables.len() < 4000, "it never gets full");
        };
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{refused}");
        let reason = text(&bench.get("/api/health").await.1["reason"]);
        assert!(["full", "away", "disk"].contains(&reason.as_str()), "{reason}");
        std::fs::remove_file(&other).expect("removed");
        until("writing works again", || async {
            (bench.get("/api/health").await.0 == StatusCode::OK).then_some(())
        })
        .await;
        println!("round {round}: {} is told ({reason}), then it goes on", code(&refused));
    }
    child.kill().expect("kill -9");
    child.wait().expect("gone");
    let mut config = on_files(dir.path());
    config.database = Some(url);
    look(Admin::with_config(config).await.expect("opens"), &told).await;
}

/// The deep run's: on a file system of a few MiB, filled by somebody else's file. Without the variable it does nothing.
#[tokio::test(flavor = "multi_thread")]
async fn f1_on_a_small_disk() {
    let Some(disk) = std::env::var_os(SMALL_DISK).map(PathBuf::from) else { return };
    let other = disk.join("other");
    let fill = || fill_up(&other);
    for round in 0..5 {
        let data = disk.join(format!("data-{round}"));
        full_and_free_again(&data, None, fill, || std::fs::remove_file(&other).expect("removed")).await;
        std::fs::remove_dir_all(&data).expect("removed");
        println!("round {round}: nothing acknowledged is lost, nothing refused is there");
    }
}

/// A server with a table, and a move that could be made there.
async fn one_table() -> (Bench, Vec<Player>, (usize, u64, Value)) {
    let bench = Bench::start_on_files().await;
    let (_, players) = bench.begin(tiny(), people(2)).await;
    let next = next_move(&players, &mut SplitMix(1)).await.expect("somebody is asked");
    (bench, players, next)
}

#[tokio::test(flavor = "multi_thread")]
async fn f1_files_deleted_under_the_server_are_noticed() {
    for end in ["", "-wal"] {
        let (bench, players, (who, version, command)) = one_table().await;
        std::fs::remove_file(beside(&bench.dir.path().join("great-race.db"), end)).expect("removed");
        refused_because(&players[who].command(Some(version), command).await, "gone");
        assert_eq!(bench.get("/api/health").await.1["reason"], "gone");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn f1_a_file_put_in_the_place_of_the_database_is_noticed_until_ours_is_back() {
    let (bench, players, (who, version, command)) = one_table().await;
    let (ours, aside) = (bench.dir.path().join("great-race.db"), bench.dir.path().join("aside"));
    std::fs::rename(&ours, &aside).expect("moved");
    std::fs::copy(&aside, &ours).expect("copied");
    let key = fresh_key();
    refused_because(&players[who].send(&key, Some(version), command.clone()).await, "gone");
    assert_ne!(bench.get("/api/tables").await.0, StatusCode::OK, "nothing is read from it");
    std::fs::rename(&aside, &ours).expect("moved back");
    until("it goes on", || async { (bench.get("/api/health").await.0 == StatusCode::OK).then_some(()) })
        .await;
    assert_eq!(players[who].send(&key, Some(version), command).await.0, StatusCode::OK);
    assert!(play(&players, &mut SplitMix(2), 4).await >= 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn f1_a_second_server_does_not_start_when_the_lock_file_was_deleted() {
    let bench = Bench::start_on_files().await;
    std::fs::remove_file(bench.dir.path().join("great-race.lock")).expect("removed");
    let refused =
        server::start(on_files(bench.dir.path())).await.expect_err("the folder is taken").to_string();
    assert!(refused.contains("is used by a running server"), "{refused}");
    let (_, players) = bench.begin(tiny(), people(2)).await;
    assert!(play(&players, &mut SplitMix(3), 4).await >= 4, "the first goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn f1_a_place_that_is_taken_is_a_conflict_and_takes_nothing_else_with_it() {
    let dir = TempDir::new().expect("a folder");
    let store = store(dir.path()).await;
    let row = |id: &str| Op::NewGame(Box::new(GameRow { id: id.into(), ..GameRow::default() }));
    let line = |game: &str, seq| Op::Line { game: game.into(), seq, line: "{}".into() };
    store.write(vec![row("a"), line("a", 1)]).await.expect("written");
    let jobs = [vec![row("b")], vec![row("c"), line("a", 1)], vec![row("d")]];
    let [b, c, d] = jobs.map(|job| store.write(job));
    let (b, c, d) = tokio::join!(b, c, d);
    assert!(matches!(c, Err(StoreError::Conflict)), "{c:?}");
    assert!(b.is_ok() && d.is_ok() && store.trouble().is_none());
    let mut there: Vec<String> =
        store.lobby(true, 9).await.expect("reads").into_iter().map(|row| row.id).collect();
    there.sort();
    assert_eq!(there, ["a", "b", "d"]);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn f1_reading_goes_on_while_nothing_can_be_stored() {
    let (bench, players, _) = one_table().await;
    let before = players[0].view().await;
    std::fs::remove_file(bench.dir.path().join("great-race.db-shm")).expect("removed");
    until("it is noticed", || async { (bench.get("/api/health").await.0 != StatusCode::OK).then_some(()) })
        .await;
    assert_eq!(players[0].view().await["view"], before["view"]);
    let why = bench.http.post(format!("{}/api/tables", bench.base)).json(&json!({}));
    refused_because(&read(why).await, "gone");
}
