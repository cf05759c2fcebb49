//! Two people with the real binary: `great-race serve` on one machine, `play --join` on two, kill -9 in the middle, and the
//! race goes on to its end as if nothing had happened.

mod support;

use game::{Luck, SplitMix};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::time::{Duration, Instant};
use support::folder;

fn binary() -> Command {
    Command::new(env!("CARGO_BIN_EXE_great-race"))
}

/// A server in a process of its own, gone when this is.
struct Served {
    child: Child,
    base: String,
    _out: BufReader<ChildStdout>,
}

impl Served {
    fn start(data: &Path, bind: &str) -> Served {
        let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../race/tests/content");
        let mut child = binary()
            .args(["serve", "--no-limits", "--bind", bind, "--data"])
            .arg(data)
            .arg("--content")
            .arg(content)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        let mut out = BufReader::new(child.stdout.take().expect("piped"));
        let mut line = String::new();
        out.read_line(&mut line).expect("it says where it is");
        let base = line.split("served at ").nth(1).unwrap_or_else(|| panic!("{line:?}")).trim().to_owned();
        Served { child, base, _out: out }
    }
    /// Kill -9; another one in the same place when that has been noticed.
    fn kill_and_restart(self, data: &Path, noticed: impl FnOnce()) -> Served {
        let bind = self.base.trim_start_matches("http://").to_owned();
        drop(self);
        noticed();
        Served::start(data, &bind)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
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

struct Api {
    runtime: tokio::runtime::Runtime,
    http: reqwest::Client,
}

impl Api {
    fn new() -> Api {
        Api { runtime: tokio::runtime::Runtime::new().expect("threads"), http: reqwest::Client::new() }
    }
    fn text(&self, request: reqwest::RequestBuilder) -> Option<String> {
        self.runtime.block_on(async { request.send().await.ok()?.error_for_status().ok()?.text().await.ok() })
    }
    fn json(&self, request: reqwest::RequestBuilder) -> Option<Value> {
        serde_json::from_str(&self.text(request)?).ok()
    }
    fn get(&self, url: &str) -> Option<Value> {
        self.json(self.http.get(url))
    }
    /// A table of two people that has begun: its id, and tokens and links of the seats.
    fn begin(&self, base: &str) -> (String, Vec<(String, String)>) {
        let (table, seats) = self.open(base, &["Ann", "Bob"]);
        let start = self.http.post(format!("{base}/api/tables/{table}/start")).bearer_auth(&seats[0].0);
        self.json(start).expect("it begins");
        (table, seats)
    }
    /// A table of people that has not begun.
    fn open(&self, base: &str, names: &[&str]) -> (String, Vec<(String, String)>) {
        let wish = json!({
            "spec": { "game": "race", "board": "proving_tiny", "settings": { "window_ms": 0 } },
            "seats": names.iter().map(|name| json!({ "kind": "me", "name": name })).collect::<Vec<_>>(),
        });
        let opened = self.json(self.http.post(format!("{base}/api/tables")).json(&wish)).expect("opened");
        let word = |value: &Value| value.as_str().expect("a text").to_owned();
        let table = word(&opened["table"]);
        let seats: Vec<_> = opened["seats"].as_array().expect("seats").iter().collect();
        let seats: Vec<_> =
            seats.iter().map(|s| (word(&s["token"]), format!("{base}{}", word(&s["link"])))).collect();
        (table, seats)
    }
    fn post(&self, base: &str, table: &str, token: &str, what: &str, body: &Value) -> Option<Value> {
        let request = self.http.post(format!("{base}/api/tables/{table}/{what}")).bearer_auth(token);
        self.json(request.header("Idempotency-Key", "once").json(body))
    }
}

fn verify(file: &Path) -> Output {
    binary().args(["verify", "--json"]).arg(file).output().expect("the binary runs")
}

#[test]
fn two_terminals_race_to_the_end_over_kill_nine_and_lose_nothing() {
    let dir = folder("network");
    let data = dir.join("data");
    let (api, mut served) = (Api::new(), Served::start(&data, "127.0.0.1:0"));
    let (table, seats) = api.begin(&served.base);
    let clients: Vec<Client> =
        (0..2).map(|i| Client::start(&dir, ["ann", "bob"][i], &seats[i].1, 70 + i as u64)).collect();
    let url = |base: &str| format!("{base}/api/tables/{table}/view");
    for turns in 2..5 {
        let far_enough =
            |view: &Value| view["view"]["turn"].as_u64() >= Some(turns) || view["table"]["status"] == "over";
        let before = until("another turn", || api.get(&url(&served.base)).filter(far_enough));
        let breaks: Vec<usize> = clients.iter().map(Client::breaks).collect();
        let noticed = |(client, old): (&Client, &usize)| client.breaks() > *old || client.is_home();
        served = served.kill_and_restart(&data, || {
            until("everybody notices", || clients.iter().zip(&breaks).all(noticed).then_some(()));
        });
        let after = until("the server is back", || api.get(&url(&served.base)));
        assert!(after["version"].as_u64() >= before["version"].as_u64(), "nothing that was seen is gone");
    }
    let over = until("the end", || api.get(&url(&served.base)).filter(|v| v["table"]["status"] == "over"));
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
    let (table, seats) = api.open(&served.base, &["Ann", "Bob", "Cleo"]);
    let receipt = |name: &str| dir.join(format!("{name}.receipt"));
    let client = |(i, name): (usize, &&str)| {
        let kept = receipt(name);
        let kept = kept.to_str().expect("a plain path");
        Client::start_with(&dir, name, &seats[i].1, 90 + i as u64, &["--receipt", kept])
    };
    let clients: Vec<Client> = ["ann", "bob"].iter().enumerate().map(client).collect();
    let info = |base: &str| api.get(&format!("{base}/api/tables/{table}"));
    let committed = |info: &Value| (0..2).all(|i| info["shares"][i]["how"] == "committed");
    until("both terminals commit", || info(&served.base).filter(committed));
    let nonce = [3; 32];
    let (token, commitment) = (&seats[2].0, record::nonce_commitment(&table, 3, &nonce));
    let post = |base: &str, token: &str, what: &str, body: Value| api.post(base, &table, token, what, &body);
    post(&served.base, token, "commit", json!({ "commitment": commitment })).expect("committed");
    served = served.kill_and_restart(&data, || ());
    until("the server is back", || info(&served.base).filter(committed));

    let frozen = post(&served.base, &seats[0].0, "start", json!({})).expect("frozen");
    assert_eq!(frozen["status"], "opening");
    until("both terminals open", || {
        info(&served.base).filter(|info| info["opening"]["missing"] == json!([3]))
    });
    served = served.kill_and_restart(&data, || ());
    let again = until("the server is back", || info(&served.base));
    assert_eq!((&again["opening"]["missing"], &again["shares"]), (&json!([3]), &frozen["shares"]));
    post(&served.base, token, "open", json!({ "nonce": record::write_nonce(&nonce) })).expect("opened");
    post(&served.base, token, "command", json!({ "command": { "type": "resign" } })).expect("a bot goes on");

    let url = format!("{}/api/tables/{table}/view", served.base);
    until("the end", || api.get(&url).filter(|view| view["table"]["status"] == "over"));
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
    let (table, seats) = api.begin(&served.base);
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
        served = served.kill_and_restart(&data, || ());
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
