//! kill -9 between any two steps: what was acknowledged is there, once, and the log verifies.

use crate::notices;
use crate::support::{
    Bench, Player, admin, against, config, database, fresh_key, is_over, on_files, people, pick, tiny, until,
};
use game::{Luck, SplitMix};
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use session::Catalog;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

const DATA: &str = "GREAT_RACE_TEST_DATA";
/// The address of its database, if that is no file.
const DATABASE: &str = "GREAT_RACE_TEST_DATABASE";
/// A file with the number of pages that the database may have.
const PAGES: &str = "GREAT_RACE_TEST_PAGES";
/// The address where it listens; a free port unless said otherwise.
const BIND: &str = "GREAT_RACE_TEST_BIND";
/// The mail server by which it sends notices, if it does.
const MAIL: &str = "GREAT_RACE_TEST_MAIL";

/// Not a test of its own: the process that is killed. Without the variable it does nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_to_be_killed() {
    let Some(data) = std::env::var_os(DATA) else { return };
    let mut config = on_files(Path::new(&data));
    config.database = std::env::var(DATABASE).ok();
    if let Ok(bind) = std::env::var(BIND) {
        config.bind = bind.parse().expect("an address");
    }
    if let Some(file) = std::env::var_os(PAGES) {
        config.pages = Arc::new(move || {
            std::fs::read_to_string(&file)
                .ok()
                .and_then(|text| text.trim().parse().ok())
                .unwrap_or(u32::MAX - 1)
        });
    }
    config.notices = std::env::var(MAIL).ok().map(|url| notices::wished(Some(&url)));
    let server = server::start(config).await.expect("it starts");
    println!("\nLISTENING http://{}", server.address);
    server.run_until_asked().await;
}

/// A server in a process of its own: this program, or the one that `GREAT_RACE_BINARY` names.
pub fn spawn(data: &Path) -> (Child, String) {
    spawn_over(data, database::of(data), None, None)
}

/// The same on a database that is named, at the address of one that is gone, if there was one.
pub fn spawn_at(data: &Path, database: &str, base: Option<&str>) -> (Child, String) {
    spawn_over(data, Some(database.to_owned()), None, base.and_then(|base| base.strip_prefix("http://")))
}

/// The same with its tables in a file, whatever the others run on; with as many pages for it as stand in a file, if one is named.
pub fn spawn_on_files(data: &Path, pages: Option<&Path>) -> (Child, String) {
    spawn_over(data, None, pages, None)
}

/// The same, with notices that go by this mail server. It is this program, whatever binary is named.
pub fn spawn_with_mail(data: &Path, mail: &str) -> (Child, String) {
    let mut command = this_program(data, database::of(data));
    command.env(MAIL, mail);
    listening(command)
}

/// This program as a server.
fn this_program(data: &Path, database: Option<String>) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command.args(["kill::a_server_to_be_killed", "--exact", "--nocapture", "--test-threads=1"]);
    command.env(DATA, data).env_remove(database::PROGRAMS).envs(database.map(|url| (DATABASE, url)));
    command
}

fn spawn_over(
    data: &Path,
    database: Option<String>,
    pages: Option<&Path>,
    bind: Option<&str>,
) -> (Child, String) {
    let command = match std::env::var_os("GREAT_RACE_BINARY").filter(|_| pages.is_none()) {
        Some(binary) => {
            let mut command = Command::new(binary);
            let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../race/tests/content");
            command.args(["serve", "--no-limits", "--bind", bind.unwrap_or("127.0.0.1:0")]);
            command.arg("--content").arg(content);
            match database {
                Some(url) => command.arg("--database").arg(url),
                None => command.arg("--data").arg(data),
            };
            command
        }
        None => {
            let mut command = this_program(data, database);
            command.envs(pages.map(|file| (PAGES, file))).envs(bind.map(|bind| (BIND, bind)));
            command
        }
    };
    listening(command)
}

/// Starts it, and waits until it says where it listens.
fn listening(mut command: Command) -> (Child, String) {
    let mut child = command.stdout(Stdio::piped()).spawn().expect("it starts");
    let out = BufReader::new(child.stdout.take().expect("piped"));
    let address = |line: String| {
        let at = line.strip_prefix("LISTENING ").or_else(|| Some(line.split_once("served at ")?.1))?;
        Some(at.trim().to_owned())
    };
    let base = out.lines().map_while(Result::ok).find_map(address);
    (child, base.expect("it listens"))
}

/// A move that was sent.
#[derive(Clone, Debug)]
pub struct Sent {
    pub key: String,
    pub version: Option<u64>,
    pub command: Value,
    /// None while it is in flight.
    pub answer: Option<Value>,
}

impl Sent {
    fn act(&self) -> &str {
        self.command["act"].as_str().expect("an act")
    }
}

/// What a player sent and was not refused, in order; only the last can be in flight.
pub type Said = Arc<Mutex<Vec<Sent>>>;

pub fn acked(said: &[Said]) -> usize {
    let count = |said: &Said| said.lock().expect("sound").iter().filter(|sent| sent.answer.is_some()).count();
    said.iter().map(count).sum()
}

/// Plays on until the server is gone; notes what was sent and what was acknowledged.
pub async fn play_on(player: Player, said: Said, mut luck: SplitMix) {
    let url = |what: &str| format!("{}/api/tables/{}/{what}", player.base, player.table);
    loop {
        let view = player.http.get(url("view")).bearer_auth(&player.token);
        let Ok(answer) = view.send().await else { return };
        let Ok(bytes) = answer.bytes().await else { return };
        let view: Value = serde_json::from_slice(&bytes).unwrap_or_default();
        if is_over(&view) {
            return;
        }
        let Some(act) = pick(&view, &mut luck) else {
            tokio::task::yield_now().await;
            continue;
        };
        let (key, version) = (fresh_key(), view["version"].as_u64());
        let command = json!({ "type": "act", "act": act });
        let body = json!({ "version": version, "command": command });
        said.lock().expect("sound").push(Sent { key: key.clone(), version, command, answer: None });
        let request = player.http.post(url("command")).bearer_auth(&player.token);
        let Ok(answer) = request.header("Idempotency-Key", &key).json(&body).send().await else { return };
        let ok = answer.status() == StatusCode::OK;
        let Ok(bytes) = answer.bytes().await else { return };
        let mut said = said.lock().expect("sound");
        let sent = said.pop().expect("just sent");
        if ok {
            let answer = serde_json::from_slice(&bytes).expect("JSON");
            said.push(Sent { answer: Some(answer), ..sent });
        }
    }
}

/// What came of all rounds.
#[derive(Debug, Default)]
pub struct Figures {
    rounds: usize,
    in_flight: usize,
    /// Of those in flight: stored before the kill, and known as done when sent again.
    stored: usize,
    /// Of those in flight: not stored, and done when sent again.
    done_again: usize,
    /// How long the killed server took to come back, to its first line.
    restarts: Vec<Duration>,
}

#[tokio::test(flavor = "multi_thread")]
async fn after_kill_nine_every_acknowledged_move_is_there_once_and_verifies() {
    let rounds: usize = std::env::var("GREAT_RACE_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(6);
    // Tables are made by a server that ends well.
    let mut bench = Bench::start().await;
    let mut players = Vec::new();
    for _ in 0..rounds.div_ceil(6) * 2 - 1 {
        players.extend(bench.begin(tiny(), people(2)).await.1);
        players.extend(bench.begin(tiny(), against(&["novice", "random"])).await.1);
    }
    bench.server.take().expect("runs").stop().await;
    let said: Vec<Said> = players.iter().map(|_| Said::default()).collect();
    let (mut luck, mut figures) = (SplitMix(11), Figures { rounds, ..Figures::default() });
    for round in 0..rounds {
        let start = Instant::now();
        let (mut child, base) = spawn(bench.dir.path());
        figures.restarts.push(start.elapsed());
        let mut tasks = Vec::new();
        for (player, said) in players.iter_mut().zip(&said) {
            player.base.clone_from(&base);
            player.http = Client::new();
            tasks.push(tokio::spawn(play_on(player.clone(), said.clone(), SplitMix(luck.bits()))));
        }
        let more = acked(&said) + 5 + luck.below(15 * players.len() as u32) as usize;
        until("enough moves", || async {
            let done = tasks.iter().all(tokio::task::JoinHandle::is_finished);
            (acked(&said) >= more || done).then_some(())
        })
        .await;
        child.kill().expect("kill -9");
        child.wait().expect("gone");
        for task in tasks {
            task.await.expect("no client breaks");
        }
        check(bench.dir.path(), &players, &said, round, &mut figures).await;
    }
    figures.restarts.sort();
    let median = figures.restarts[rounds / 2].as_secs_f64();
    println!(
        "{} kills, {} players, {} moves acknowledged: 0 lost, 0 doubled; {} in flight, of which {} were stored, {} were \
         done when sent again, and the others were refused as out of date; a restart took {median:.2} s (median)",
        figures.rounds,
        players.len(),
        acked(&said),
        figures.in_flight,
        figures.stored,
        figures.done_again
    );
}

/// Every acknowledged move stands in the log once and in order, and so does what was in flight, or not at all. Started
/// again, the server knows what it acknowledged, and does what is sent again once.
pub async fn check(data: &Path, players: &[Player], said: &[Said], round: usize, figures: &mut Figures) {
    let admin = admin(data).await;
    let mut were_stored = Vec::new();
    for (player, said) in players.iter().zip(said) {
        let log = admin.export(&player.table, true).await.expect("exported");
        let read = Catalog::new(crate::support::content()).read_log(&log);
        let read = read.unwrap_or_else(|error| panic!("round {round}: {error}"));
        let own = read.lines.iter().filter(|line| line.seat == Some(player.seat as u8));
        let stored: Vec<&str> = own.filter_map(|line| line.act.as_deref()).collect();
        let said = said.lock().expect("sound");
        let sent: Vec<&str> = said.iter().map(Sent::act).collect();
        let in_flight = said.iter().filter(|sent| sent.answer.is_none()).count();
        let without = &sent[..sent.len() - in_flight];
        assert!(stored == sent || stored == without, "round {round}: stored {stored:?}, sent {sent:?}");
        figures.in_flight += in_flight;
        were_stored.push(in_flight > 0 && stored == sent);
    }
    admin.end().await;
    let server = server::start(config(data)).await.expect("starts");
    for ((player, said), was_stored) in players.iter().zip(said).zip(were_stored) {
        let mut player = player.clone();
        player.base = format!("http://{}", server.address);
        let mut last = said.lock().expect("sound").clone();
        if let Some(sent) = last.pop_if(|sent| sent.answer.is_none()) {
            let (status, answer) = player.send(&sent.key, sent.version, sent.command.clone()).await;
            // Bots may have gone on since, so that it is out of date; but not if it was stored.
            assert!(status == StatusCode::OK || !was_stored && status == StatusCode::CONFLICT, "{answer}");
            if status == StatusCode::OK {
                *(if was_stored { &mut figures.stored } else { &mut figures.done_again }) += 1;
                last.push(Sent { answer: Some(answer), ..sent });
            }
        }
        for sent in last.iter().rev().take(10) {
            let (status, answer) = player.send(&sent.key, sent.version, sent.command.clone()).await;
            assert_eq!((status, Some(&answer)), (StatusCode::OK, sent.answer.as_ref()), "done once");
        }
        *said.lock().expect("sound") = last;
    }
    server.stop().await;
}
