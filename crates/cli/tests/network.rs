//! Two people with the real binary: `great-race serve` on one machine, `play --join` on two, kill -9 in the middle, and the
//! race goes on to its end as if nothing had happened.

#[path = "support/served.rs"]
mod served;
mod support;

use game::{Luck, SplitMix};
use serde_json::{Value, json};
use served::{Api, Served, binary};
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};
use support::folder;

/// Kill -9; another one in the same place when that has been noticed.
fn kill_and_restart(served: Served, data: &Path, noticed: impl FnOnce()) -> Served {
    let bind = served.base.trim_start_matches("http://").to_owned();
    drop(served);
    noticed();
    Served::start(data, &bind)
}

/// Somebody at a terminal who types plans, moves and numbers that may or may not be choices.
struct Client {
    child: Child,
    out: PathBuf,
}

impl Client {
    fn start(dir: &Path, name: &str, link: &str, seed: u64) -> Client {
        Client::start_with(dir, name, link, seed, &[])
    }
    fn start_with(dir: &Path, name: &str, link: &str, seed: u64, more: &[&str]) -> Client {
        let (typed, out) = (dir.join(format!("{name}.in")), dir.join(format!("{name}.out")));
        let (mut file, mut luck) = (File::create(&typed).expect("a file"), SplitMix(seed));
        let mut line = || match luck.below(4) {
            0 => "mmmmf\n".to_owned(),
            1 => "drive\n".to_owned(),
            _ => format!("{}\n", luck.below(6) + 1),
        };
        let lines: String = (0..60_000).map(|_| line()).collect();
        file.write_all(lines.as_bytes()).expect("written");
        let child = binary()
            .args(["play", "--join", link])
            .args(more)
            .stdin(File::open(&typed).expect("written"))
            .stdout(File::create(&out).expect("a file"))
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the binary runs");
        Client { child, out }
    }
    /// What it has said so far.
    fn said(&self) -> String {
        String::from_utf8_lossy(&std::fs::read(&self.out).unwrap_or_default()).into_owned()
    }
    /// How often it has said that the line is broken.
    fn breaks(&self) -> usize {
        self.said().matches("The line is broken").count()
    }
    /// Has it told the result?
    fn is_home(&self) -> bool {
        self.said().contains("\nResult\n")
    }
    /// Waits for its end.
    fn end(mut self) -> String {
        assert!(self.child.wait().expect("it ends").success(), "{}", self.said());
        self.said()
    }
}

/// Waits for a state, never for a time; gives up after long.
fn until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(300) {
        if let Some(found) = look() {
            return found;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("never came about: {what}");
}

fn get(api: &Api, url: &str) -> Option<Value> {
    api.json(api.http.get(url))
}

/// A table of people that has not begun.
fn open(api: &Api, base: &str, names: &[&str]) -> (String, Vec<(String, String)>) {
    let spec =
        json!({ "game": "race", "options": { "board": "proving_tiny" }, "settings": { "window_ms": 0 } });
    let seats: Vec<Value> = names.iter().map(|name| json!({ "kind": "me", "name": name })).collect();
    api.open(base, &spec, &seats)
}

/// A table of two people that has begun.
fn begin(api: &Api, base: &str) -> (String, Vec<(String, String)>) {
    let (table, seats) = open(api, base, &["Ann", "Bob"]);
    api.start(base, &table, &seats[0].0);
    (table, seats)
}

fn post(api: &Api, base: &str, table: &str, token: &str, what: &str, body: &Value) -> Option<Value> {
    let request = api.http.post(format!("{base}/api/tables/{table}/{what}")).bearer_auth(token);
    api.json(request.header("Idempotency-Key", "once").json(body))
}

fn verify(file: &Path) -> Output {
    binary().args(["verify", "--json"]).arg(file).output().expect("the binary runs")
}

#[test]
fn two_terminals_race_to_the_end_over_kill_nine_and_lose_nothing() {
    let dir = folder("network");
    let data = dir.join("data");
    let (api, mut served) = (Api::new(), Served::start(&data, "127.0.0.1:0"));
    let (table, seats) = begin(&api, &served.base);
    let clients: Vec<Client> =
        (0..2).map(|i| Client::start(&dir, ["ann", "bob"][i], &seats[i].1, 70 + i as u64)).collect();
    let url = |base: &str| format!("{base}/api/tables/{table}/view");
    for turns in 2..5 {
        let far_enough =
            |view: &Value| view["view"]["turn"].as_u64() >= Some(turns) || view["table"]["status"] == "over";
        let before = until("another turn", || get(&api, &url(&served.base)).filter(far_enough));
        let breaks: Vec<usize> = clients.iter().map(Client::breaks).collect();
        let noticed = |(client, old): (&Client, &usize)| client.breaks() > *old || client.is_home();
        served = kill_and_restart(served, &data, || {
            until("everybody notices", || clients.iter().zip(&breaks).all(noticed).then_some(()));
        });
        let after = until("the server is back", || get(&api, &url(&served.base)));
        assert!(after["version"].as_u64() >= before["version"].as_u64(), "nothing that was seen is gone");
    }
    let over = until("the end", || get(&api, &url(&served.base)).filter(|v| v["table"]["status"] == "over"));
    let commitment = over["table"]["commitment"].as_str().expect("promised");
    for client in clients {
        let said = client.end();
        assert!(said.contains("The line is broken") && said.contains("The line is back"), "{said}");
        assert_eq!(said.matches("\nResult\n").count(), 1, "told once: {said}");
        assert!(said.matches(commitment).count() >= 2, "promised at the start, kept at the end");
        assert!(said.contains("drives to"), "told in sentences");
    }
    let log = api.text(api.http.get(format!("{}/api/tables/{table}/log", served.base))).expect("the log");
    let file = dir.join("race.jsonl");
    std::fs::write(&file, log).expect("written");
    let verified = verify(&file);
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stdout));
    let shown = binary().args(["replay", "--at", "20"]).arg(&file).output().expect("the binary runs");
    assert!(shown.status.success(), "the file carries its own content");
}

#[test]
fn terminals_keep_receipts_over_kill_nine_while_nonces_are_opened_and_verify_holds_logs_against_them() {
    let dir = folder("receipts");
    let data = dir.join("data");
    let (api, mut served) = (Api::new(), Served::start(&data, "127.0.0.1:0"));
    let (table, seats) = open(&api, &served.base, &["Ann", "Bob", "Cleo"]);
    let receipt = |name: &str| dir.join(format!("{name}.receipt"));
    let client = |(i, name): (usize, &&str)| {
        let kept = receipt(name);
        let kept = kept.to_str().expect("a plain path");
        Client::start_with(&dir, name, &seats[i].1, 90 + i as u64, &["--receipt", kept])
    };
    let clients: Vec<Client> = ["ann", "bob"].iter().enumerate().map(client).collect();
    let info = |base: &str| get(&api, &format!("{base}/api/tables/{table}"));
    let committed = |info: &Value| (0..2).all(|i| info["shares"][i]["how"] == "committed");
    until("both terminals commit", || info(&served.base).filter(committed));
    let nonce = [3; 32];
    let (token, commitment) = (&seats[2].0, record::nonce_commitment(&table, 3, &nonce));
    let send =
        |base: &str, token: &str, what: &str, body: Value| post(&api, base, &table, token, what, &body);
    send(&served.base, token, "commit", json!({ "commitment": commitment })).expect("committed");
    served = kill_and_restart(served, &data, || ());
    until("the server is back", || info(&served.base).filter(committed));

    let frozen = send(&served.base, &seats[0].0, "start", json!({})).expect("frozen");
    assert_eq!(frozen["status"], "opening");
    until("both terminals open", || {
        info(&served.base).filter(|info| info["opening"]["missing"] == json!([3]))
    });
    served = kill_and_restart(served, &data, || ());
    let again = until("the server is back", || info(&served.base));
    assert_eq!((&again["opening"]["missing"], &again["shares"]), (&json!([3]), &frozen["shares"]));
    send(&served.base, token, "open", json!({ "nonce": record::write_nonce(&nonce) })).expect("opened");
    send(&served.base, token, "command", json!({ "command": { "type": "resign" } })).expect("a bot goes on");

    let url = format!("{}/api/tables/{table}/view", served.base);
    until("the end", || get(&api, &url).filter(|view| view["table"]["status"] == "over"));
    for client in clients {
        let said = client.end();
        assert!(said.contains("The luck was checked here"), "{said}");
    }
    let log = api.text(api.http.get(format!("{}/api/tables/{table}/log", served.base))).expect("the log");
    let file = dir.join("race.jsonl");
    std::fs::write(&file, &log).expect("written");
    let check = |receipt: &Path| {
        let mut verify = binary();
        let out = verify.arg("verify").arg(&file).arg("--receipt").arg(receipt).output().expect("it runs");
        (out.status.success(), String::from_utf8_lossy(&out.stdout).into_owned())
    };
    let (ok, said) = check(&receipt("bob"));
    assert!(ok && said.contains("by the receipt"), "{said}");
    let plain = binary().arg("verify").arg(&file).output().expect("it runs");
    assert!(String::from_utf8_lossy(&plain.stdout).contains("only a receipt can show"));
    // The log is as it is; a receipt of somebody who was told something else catches it.
    let text = std::fs::read_to_string(receipt("bob")).expect("kept");
    let seed = frozen["commitment"].as_str().expect("promised");
    let cleo = frozen["shares"][2]["commitment"].as_str().expect("committed");
    for (old, what) in [(seed, "the seed was exchanged"), (cleo, "the share of seat 3 was exchanged")] {
        let other = receipt("other");
        std::fs::write(&other, text.replace(old, &"ab".repeat(32))).expect("written");
        let (ok, said) = check(&other);
        assert!(!ok && said.contains(what), "{said}");
    }
}

/// Plays a seat until the server is gone; a move that was not answered is sent again under its key.
fn hammer(api: &Api, base: &str, table: &str, seat: &mut Hammer, most: usize) -> bool {
    let url = format!("{base}/api/tables/{table}");
    for _ in 0..most {
        if seat.open.is_none() {
            let Some(view) = api.json(api.http.get(format!("{url}/view")).bearer_auth(&seat.token)) else {
                return false;
            };
            if view["table"]["status"] == "over" {
                return true;
            }
            let choices = view["choices"].as_array().into_iter().flatten();
            let acts: Vec<&str> =
                choices.filter_map(|c| c["act"].as_str()).filter(|act| *act != "withdraw").collect();
            if acts.is_empty() {
                return false;
            }
            let act = acts[seat.luck.below(acts.len() as u32) as usize];
            let key = format!("hammer-{}", seat.acked.len());
            seat.open =
                Some((key, json!({ "version": view["version"], "command": { "type": "act", "act": act } })));
        }
        let Some((key, body)) = &seat.open else { continue };
        let request = api.http.post(format!("{url}/command")).bearer_auth(&seat.token);
        if api.json(request.header("Idempotency-Key", key).json(body)).is_none() {
            return false;
        }
        seat.acked.extend(body["command"]["act"].as_str().map(str::to_owned));
        seat.open = None;
    }
    false
}

struct Hammer {
    token: String,
    luck: SplitMix,
    /// A move that was sent and not yet answered.
    open: Option<(String, Value)>,
    acked: Vec<String>,
}

#[test]
fn every_acknowledged_move_survives_kill_nine_exactly_once() {
    let dir = folder("killed");
    let data = dir.join("data");
    let (api, mut served) = (Api::new(), Served::start(&data, "127.0.0.1:0"));
    let (table, seats) = begin(&api, &served.base);
    let mut hammers: Vec<Hammer> = seats
        .into_iter()
        .zip([81, 82])
        .map(|((token, _), seed)| Hammer { token, luck: SplitMix(seed), open: None, acked: Vec::new() })
        .collect();
    let mut luck = SplitMix(80);
    // Killed at moments that nobody chose, while moves are on their way.
    for _ in 0..5 {
        let (pid, wait) = (served.child.id(), Duration::from_millis(u64::from(luck.below(150))));
        let killer = std::thread::spawn(move || {
            std::thread::sleep(wait);
            Command::new("kill").args(["-9", &pid.to_string()]).status().expect("kill -9")
        });
        while !killer.is_finished() {
            hammers.iter_mut().for_each(|seat| _ = hammer(&api, &served.base, &table, seat, 5));
        }
        assert!(killer.join().expect("killed").success());
        served = kill_and_restart(served, &data, || ());
    }
    until("the end", || {
        let over = hammers.iter_mut().map(|seat| hammer(&api, &served.base, &table, seat, 50));
        over.collect::<Vec<_>>().into_iter().all(|over| over).then_some(())
    });
    let log = api.text(api.http.get(format!("{}/api/tables/{table}/log", served.base))).expect("the log");
    let file = dir.join("race.jsonl");
    std::fs::write(&file, &log).expect("written");
    assert!(verify(&file).status.success());
    let lines: Vec<Value> = log.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    for (i, seat) in hammers.iter().enumerate() {
        let said: Vec<&str> = lines
            .iter()
            .filter(|line| line["seat"].as_u64() == Some(i as u64 + 1))
            .filter_map(|l| l["act"].as_str())
            .collect();
        assert_eq!(said, seat.acked, "what was acknowledged, once and in order");
    }
}
