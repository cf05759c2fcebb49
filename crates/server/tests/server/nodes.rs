//! Several servers on one PostgreSQL: they show one table, do every move once, and any of them may end at any moment. They need a
//! PostgreSQL (see `support/database.rs`): `cargo xtask test --only postgres`.

mod clock;
mod damage;
mod limits;
mod lost;
mod rules;
mod standby;
mod tls;

use crate::clubs;
use crate::kill::{Figures, Said, acked, check, play_on, spawn};
use crate::support::database::{self, Cluster};
use crate::support::socket::Socket;
use crate::support::{
    Bench, Player, against, code, config, fresh_key, is_over, on_files, people, pick, play, tiny, until,
};
use game::{Luck, SplitMix};
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use server::admin::migrate;
use sqlx::{AnyConnection, Connection, Row};
use std::path::Path;
use std::process::{Child, Command};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// So many servers that share what stands for this folder.
async fn nodes(dir: &Path, count: usize) -> Vec<Bench> {
    nodes_with(dir, count, |_| {}).await
}

/// The same, told something else.
async fn nodes_with(dir: &Path, count: usize, change: impl Fn(&mut server::Config)) -> Vec<Bench> {
    database::programs();
    let mut nodes = Vec::new();
    for _ in 0..count {
        let mut told = config(dir);
        change(&mut told);
        let server = server::start(told).await.expect("it starts");
        let (base, dir) = (format!("http://{}", server.address), TempDir::new().expect("a folder"));
        nodes.push(Bench { dir, server: Some(server), base, http: Client::new() });
    }
    nodes
}

/// The same player by way of another server.
fn by_way_of(player: &Player, base: &str) -> Player {
    Player { base: base.to_owned(), http: Client::new(), ..player.clone() }
}

/// What a view says of the game, without what belongs to one answer.
fn shown(view: &Value) -> [&Value; 3] {
    [&view["version"], &view["view"], &view["choices"]]
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_show_one_table_and_a_move_by_one_is_pushed_by_the_other() {
    let dir = TempDir::new().expect("a folder");
    let nodes = nodes(dir.path(), 2).await;
    let (_, players) = nodes[0].begin(tiny(), people(2)).await;
    let there: Vec<Player> = players.iter().map(|player| by_way_of(player, &nodes[1].base)).collect();
    let mut socket = Socket::of(&there[1], 0).await;
    let mut pushed = socket.next("view").await["version"].clone();
    let mut luck = SplitMix(1);
    for round in 0..40 {
        let way = if round % 2 == 0 { &players } else { &there };
        play(way, &mut luck, 2).await;
        for (here, there) in players.iter().zip(&there) {
            let (a, b) = (here.view().await, there.view().await);
            assert_eq!(shown(&a), shown(&b), "round {round}");
        }
        let last = players[1].view().await["version"].clone();
        while pushed != last {
            pushed = socket.next("view").await["version"].clone();
        }
        if is_over(&players[0].view().await) {
            break;
        }
    }
    // Talk, names and presence too.
    players[0].post("chat", json!({ "body": "bonjour" })).await;
    assert_eq!(socket.next("chat").await["body"], "bonjour");
    assert_eq!(
        players[0].view().await["table"]["seats"][1]["present"],
        true,
        "connected by way of the other"
    );
    drop(socket);
    until("the seat is empty", || async {
        (players[0].view().await["table"]["seats"][1]["present"] == false).then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_reaches_two_servers_at_once_is_done_once() {
    let dir = TempDir::new().expect("a folder");
    let nodes = nodes(dir.path(), 2).await;
    let (table, players) = nodes[0].begin(tiny(), people(2)).await;
    let (mut luck, mut moves) = (SplitMix(2), 0);
    for _ in 0..40 {
        for player in &players {
            let there = by_way_of(player, &nodes[1].base);
            let view = player.view().await;
            let Some(act) = pick(&view, &mut luck) else { continue };
            let (key, version) = (fresh_key(), view["version"].as_u64());
            let command = json!({ "type": "act", "act": act });
            let (a, b) = tokio::join!(
                player.send(&key, version, command.clone()),
                there.send(&key, version, command.clone())
            );
            assert_eq!((a.0, &a.1), (StatusCode::OK, &b.1), "{} {}", a.1, b.1);
            moves += 1;
        }
    }
    let admin = crate::support::admin(dir.path()).await;
    let log = admin.export(&table, true).await.expect("exported");
    let read = session::Catalog::new(crate::support::content()).read_log(&log).expect("verifies");
    assert_eq!(read.lines.iter().filter(|line| line.act.is_some() && line.seat.is_some()).count(), moves);
    admin.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_move_at_once_by_two_servers_are_both_heard() {
    let dir = TempDir::new().expect("a folder");
    let nodes = nodes(dir.path(), 2).await;
    // Plans are made at the same time: neither waits for the other.
    let (_, players) = nodes[0].begin(tiny(), people(2)).await;
    let other = by_way_of(&players[1], &nodes[1].base);
    let (mut luck, mut both) = (SplitMix(3), 0);
    for _ in 0..200 {
        let (a, b) = (players[0].view().await, other.view().await);
        if is_over(&a) || both > 12 {
            break;
        }
        let (first, second) = (pick(&a, &mut luck), pick(&b, &mut luck));
        both += u32::from(first.is_some() && second.is_some());
        let say = async |player: &Player, view: &Value, act: Option<String>| {
            let Some(act) = act else { return };
            let (status, answer) = player.act(view["version"].as_u64().expect("a version"), &act).await;
            assert_eq!(status, StatusCode::OK, "{act}: {answer}");
        };
        tokio::join!(say(&players[0], &a, first), say(&other, &b, second));
    }
    assert!(both > 0, "they never were asked at the same time");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_told_nothing_answers_from_the_newest_table_and_pushes_soon() {
    let dir = TempDir::new().expect("a folder");
    let nodes = nodes(dir.path(), 2).await;
    let (_, players) = nodes[0].begin(tiny(), people(2)).await;
    let there: Vec<Player> = players.iter().map(|player| by_way_of(player, &nodes[1].base)).collect();
    let mut socket = Socket::of(&there[0], 0).await;
    socket.next("view").await;
    let url = database::of(dir.path()).expect("a PostgreSQL");
    let mut database = AnyConnection::connect(&url).await.expect("connects");
    let mut luck = SplitMix(4);
    for _ in 0..5 {
        // Whoever listens loses its line, again and again.
        let ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND query LIKE '%' || current_schema() || '%'";
        sqlx::query(ended).execute(&mut database).await.expect("ended");
        play(&players, &mut luck, 2).await;
        assert_eq!(shown(&players[0].view().await), shown(&there[0].view().await));
    }
    let last = players[0].view().await["version"].clone();
    let start = Instant::now();
    while socket.next("view").await["version"] != last {}
    assert!(start.elapsed() < Duration::from_secs(8), "{:?}", start.elapsed());
}

/// Stops a process where it stands, or lets it go on.
pub fn signal(child: &Child, name: &str) {
    let done = Command::new("kill").args([name, &child.id().to_string()]).status().expect("a program");
    assert!(done.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stood_still_loses_its_tables_and_does_no_harm_when_it_wakes() {
    database::programs();
    let dir = TempDir::new().expect("a folder");
    let (mut first, first_base) = spawn(dir.path());
    let bench = Bench { dir, server: None, base: first_base.clone(), http: Client::new() };
    let (table, players) = bench.begin(tiny(), against(&["novice", "random"])).await;
    let (mut second, second_base) = spawn(bench.dir.path());
    let there = [by_way_of(&players[0], &second_base)];
    play(&players, &mut SplitMix(5), 6).await;
    signal(&first, "-STOP");
    let start = Instant::now();
    // Bots answer too: the other server has taken the table.
    assert!(play(&there, &mut SplitMix(6), 6).await > 0);
    let stalled = start.elapsed();
    signal(&first, "-CONT");
    // It answers from the newest table at once, and goes on with it.
    assert_eq!(shown(&players[0].view().await), shown(&there[0].view().await));
    for round in 0..20 {
        play(if round % 2 == 0 { &players } else { &there }, &mut SplitMix(round), 2).await;
    }
    println!("six moves with bots while the first server stood still: {:.1} s", stalled.as_secs_f64());
    for child in [&mut first, &mut second] {
        child.kill().expect("kill -9");
        child.wait().expect("gone");
    }
    let admin = crate::support::admin(bench.dir.path()).await;
    let log = admin.export(&table, true).await.expect("exported");
    session::Catalog::new(crate::support::content()).read_log(&log).expect("verifies");
    admin.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_three_servers_is_killed_again_and_again_and_nothing_acknowledged_is_lost() {
    database::programs();
    let rounds: usize = std::env::var("GREAT_RACE_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(4);
    let dir = TempDir::new().expect("a folder");
    let mut servers: Vec<(Child, String)> = (0..3).map(|_| spawn(dir.path())).collect();
    let bench = Bench { dir, server: None, base: servers[0].1.clone(), http: Client::new() };
    let mut players = Vec::new();
    for _ in 0..rounds.div_ceil(4) {
        players.extend(bench.begin(tiny(), people(2)).await.1);
        players.extend(bench.begin(tiny(), against(&["novice", "random"])).await.1);
    }
    let said: Vec<Said> = players.iter().map(|_| Said::default()).collect();
    let (mut luck, mut longest) = (SplitMix(12), Duration::ZERO);
    for round in 0..rounds {
        let mut tasks = Vec::new();
        for (i, (player, said)) in players.iter().zip(&said).enumerate() {
            let player = by_way_of(player, &servers[(i + round) % servers.len()].1);
            tasks.push(tokio::spawn(play_on(player, said.clone(), SplitMix(luck.bits()))));
        }
        let more = acked(&said) + 5 + luck.below(30) as usize;
        until("enough moves", || async {
            let done = tasks.iter().all(tokio::task::JoinHandle::is_finished);
            (acked(&said) >= more || done).then_some(())
        })
        .await;
        let dead = luck.below(servers.len() as u32) as usize;
        let (mut child, _) = servers.remove(dead);
        child.kill().expect("kill -9");
        child.wait().expect("gone");
        // Whoever was connected there goes on by way of another; what was under way is sent again with its key.
        let start = Instant::now();
        for task in tasks {
            task.abort();
            let _ = task.await;
        }
        for (player, said) in players.iter().zip(&said) {
            let player = by_way_of(player, &servers[0].1);
            let last = said.lock().expect("sound").pop_if(|sent| sent.answer.is_none());
            if let Some(sent) = last {
                let (status, answer) = player.send(&sent.key, sent.version, sent.command.clone()).await;
                assert!(status == StatusCode::OK || status == StatusCode::CONFLICT, "{answer}");
                if status == StatusCode::OK {
                    said.lock().expect("sound").push(crate::kill::Sent { answer: Some(answer), ..sent });
                }
            }
        }
        longest = longest.max(start.elapsed());
        servers.push(spawn(bench.dir.path()));
    }
    for (child, _) in &mut servers {
        child.kill().expect("kill -9");
        child.wait().expect("gone");
    }
    check(bench.dir.path(), &players, &said, rounds, &mut Figures::default()).await;
    println!(
        "{rounds} kills of one of three servers, {} moves acknowledged: 0 lost, 0 doubled; the longest wait {:.1} s",
        acked(&said),
        longest.as_secs_f64()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_crashes_is_waited_for_and_nothing_acknowledged_is_lost() {
    let programs = database::programs();
    let cluster = Cluster::start(&programs);
    let dir = TempDir::new().expect("a folder");
    let url = database::schema(&cluster.url, dir.path());
    let bench = Bench::start_with(|config| config.database = Some(url)).await;
    let (table, players) = bench.begin(tiny(), people(2)).await;
    let (mut luck, mut acts) = (SplitMix(7), Vec::new());
    for round in 0..12 {
        for player in &players {
            let view = player.view().await;
            let Some(act) = pick(&view, &mut luck) else { continue };
            let (key, version) = (fresh_key(), view["version"].as_u64());
            let command = json!({ "type": "act", "act": act });
            if round % 4 == 1 {
                cluster.crash();
            }
            // Refused for the time being, never in vain: the same with the same key is done once.
            until("it is back", || async {
                let (status, answer) = player.send(&key, version, command.clone()).await;
                let passing = ["storage", "unknown", "reloading"].contains(&code(&answer));
                assert!(status == StatusCode::OK || passing, "{status} {answer}");
                (status == StatusCode::OK).then_some(())
            })
            .await;
            acts.push((player.seat, act));
            until("it can be looked at", || async {
                (player.get("view").await.0 == StatusCode::OK).then_some(())
            })
            .await;
        }
    }
    let log = server::admin::Admin::with_config({
        let mut config = config(dir.path());
        config.database = Some(database::schema(&cluster.url, dir.path()));
        config
    });
    let admin = log.await.expect("opens");
    let log = admin.export(&table, true).await.expect("exported");
    let read = session::Catalog::new(crate::support::content()).read_log(&log).expect("verifies");
    let said = read.lines.iter().filter_map(|line| Some((u64::from(line.seat?), line.act.clone()?)));
    assert_eq!(said.collect::<Vec<_>>(), acts, "every move once, and in order");
    admin.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_moves_to_a_postgresql_and_back_and_nothing_changes() {
    database::programs();
    let mut bench = Bench::start_on_files().await;
    let (table, players) = bench.begin(tiny(), people(2)).await;
    bench.open(tiny(), people(2)).await;
    play(&players, &mut SplitMix(21), 30).await;
    players[0].post("chat", json!({ "body": "à bientôt 🚗" })).await;
    let before = players[0].view().await;
    let (dir, back) = (TempDir::new().expect("a folder"), TempDir::new().expect("a folder"));
    let running = migrate(on_files(bench.dir.path()), config(dir.path())).await.expect_err("it runs");
    assert!(running.to_string().contains("running server"), "{running}");
    bench.server.take().expect("runs").stop().await;
    let there = migrate(on_files(bench.dir.path()), config(dir.path())).await.expect("moved");
    assert_eq!((there.verified, there.unplayed.len()), (1, 0));
    assert!(there.rows.contains(&("games", 2)), "{:?}", there.rows);
    let again = migrate(on_files(bench.dir.path()), config(dir.path())).await.expect_err("not empty");
    assert!(again.to_string().contains("must be empty"), "{again}");
    let home = migrate(config(dir.path()), on_files(back.path())).await.expect("moved back");
    assert_eq!(home.rows, there.rows);
    // The game goes on there.
    let nodes = nodes(dir.path(), 1).await;
    let other = TempDir::new().expect("a folder");
    let running = migrate(config(dir.path()), on_files(other.path())).await.expect_err("it runs");
    assert!(running.to_string().contains("stop them first"), "{running}");
    let there: Vec<Player> = players.iter().map(|player| by_way_of(player, &nodes[0].base)).collect();
    assert_eq!(shown(&there[0].view().await), shown(&before));
    assert_eq!(there[0].get("chat").await.1[0]["body"], "à bientôt 🚗");
    assert!(play(&there, &mut SplitMix(22), 4).await >= 4, "table {table}");
}

#[tokio::test(flavor = "multi_thread")]
async fn content_that_another_server_deletes_at_this_moment_is_kept_anew() {
    let dir = TempDir::new().expect("a folder");
    let nodes = nodes(dir.path(), 1).await;
    nodes[0].begin(tiny(), people(2)).await;
    let url = database::of(dir.path()).expect("a PostgreSQL");
    let mut other = AnyConnection::connect(&url).await.expect("connects");
    sqlx::raw_sql("BEGIN; DELETE FROM contents").execute(&mut other).await.expect("not yet for others");
    let (opened, ()) = tokio::join!(nodes[0].begin(tiny(), people(2)), async {
        tokio::time::sleep(Duration::from_millis(500)).await;
        sqlx::raw_sql("COMMIT").execute(&mut other).await.expect("now for others too");
    });
    let kept: i64 =
        sqlx::query("SELECT COUNT(*) FROM contents").fetch_one(&mut other).await.expect("counted").get(0);
    assert_eq!((kept, opened.1.len()), (1, 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_of_a_tournament_is_opened_once_whoever_looks_after_it() {
    let dir = TempDir::new().expect("a folder");
    let nodes = nodes(dir.path(), 2).await;
    let (players, id) = clubs::entered(&nodes[0], 4, clubs::swiss(3)).await;
    let start = format!("/tournaments/{id}/start");
    let [a, b] = [&nodes[0], &nodes[1]].map(|node| players[0].ask(node, Method::POST, &start, json!({})));
    let (a, b) = tokio::join!(a, b);
    assert_eq!([a.0, b.0].iter().filter(|status| **status == StatusCode::OK).count(), 1, "{} {}", a.1, b.1);
    for round in 1..=3 {
        let tables = clubs::shown(&nodes[1], &id).await["opened"][round - 1]["tables"].clone();
        for (i, table) in tables.as_array().expect("tables").iter().enumerate() {
            let gone = players.iter().find(|one| table["seats"][0]["player"] == one.id).expect("known");
            clubs::sit(&nodes[i % 2], gone, &id).await.post("leave", json!({})).await;
        }
        let (a, b) = tokio::join!(clubs::shown(&nodes[0], &id), clubs::shown(&nodes[1], &id));
        let (a, b) = if a == b {
            (a, b)
        } else {
            (clubs::shown(&nodes[0], &id).await, clubs::shown(&nodes[1], &id).await)
        };
        assert_eq!(a, b);
        assert_eq!(a["opened"].as_array().map(Vec::len), Some((round + 1).min(3)), "{a}");
    }
    let admin = crate::support::admin(dir.path()).await;
    assert_eq!(admin.list().await.expect("tables").len(), 6, "three rounds of two tables, and no other");
    admin.end().await;
}
