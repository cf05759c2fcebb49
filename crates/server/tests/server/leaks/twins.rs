//! Two servers whose games differ only in what one viewer may not know.

use crate::support::socket::Socket;
use crate::support::{Bench, Player, config, content, people, pick, still_clock, tiny};
use content::Content;
use game::{Game, Luck, Node, Seat, SplitMix, Viewer};
use race::{GreatRace, Rules, State, View};
use record::{Header, Seed, Tape};
use serde_json::{Value, json};
use server::Config;
use server::admin::Admin;
use session::games::race::{RaceWish, race_table};
use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use tempfile::TempDir;

const BOARD: &str = "proving";

pub struct Pair {
    pub bench_a: Bench,
    pub bench_b: Bench,
    pub a: Vec<Player>,
    pub b: Vec<Player>,
    luck: SplitMix,
    turn: Value,
    cards: Value,
}

/// Everything that can be got with a player's token, and with none, in one text.
pub async fn everything(player: &Player) -> String {
    let mut all = String::new();
    for what in [
        "view",
        "view?since=0",
        "events?since=0",
        "board",
        "",
        "chat",
        "log",
        "replay",
        "replay?at=1",
        "verify",
    ] {
        all += &player.bytes(what).await;
        let open = format!("{}/api/tables/{}/{what}", player.base, player.table);
        all += &player
            .http
            .get(open.trim_end_matches('/'))
            .send()
            .await
            .expect("an answer")
            .text()
            .await
            .expect("text");
    }
    for path in ["/api/tables", "/api/offers"] {
        let url = format!("{}{path}", player.base);
        all += &player.http.get(url).send().await.expect("an answer").text().await.expect("text");
    }
    all
}

/// Randomness that is the same for both twins: only what is asked for, and how often, counts.
pub fn same_entropy() -> server::secrets::Entropy {
    let counts: Mutex<HashMap<String, u64>> = Mutex::default();
    Arc::new(move |purpose, bytes| {
        let mut counts = counts.lock().expect("sound");
        let count = counts.entry(purpose.to_owned()).or_insert(0);
        *count += 1;
        let start = purpose.bytes().fold(*count, |n, b| n.wrapping_mul(257).wrapping_add(b.into()));
        let mut luck = SplitMix(start);
        bytes.iter_mut().for_each(|byte| *byte = luck.bits() as u8);
    })
}

fn twin_config(data: &Path) -> Config {
    let mut config = config(data);
    config.now = Some(still_clock());
    config.entropy = same_entropy();
    config
}

/// Plays games of so many people until a position has what is wanted: the rules it stands under, the header, the seed.
pub fn search<T>(
    number: u64,
    seats: usize,
    wanted: impl Fn(&Rules, &State) -> Option<T>,
) -> (Rules, Header, Seed, T) {
    let content: Content = content();
    for number in number * 1000.. {
        let seed = Seed::from_number(number);
        let nonces = Header::nonces_from(number, seats);
        let names = vec!["person".into(); seats];
        let made = race_table(&content, &RaceWish::on(BOARD), names, &seed, nonces);
        let (rules, _, header) = made.expect("rules");
        let mut tape = Tape::<GreatRace>::new(&rules, header.clone(), Some(seed)).expect("a tape");
        let mut luck = SplitMix(number);
        for _ in 0..3000 {
            let state = *tape.state();
            if let Some(found) = wanted(&rules, &state) {
                return (rules, header, seed, found);
            }
            match state.node() {
                Node::Over => break,
                Node::Chance(_) => {
                    tape.roll(&rules, &mut ()).expect("rolls");
                }
                Node::Decide(seats) => {
                    let seat = seats.first().expect("asked");
                    let view = View::new(&rules, &state, Viewer::Seat(seat));
                    let mut actions = game::Actions::new(GreatRace::NO_ACTION);
                    view.legal(&rules, &mut actions);
                    let action = actions[luck.below(actions.len() as u32) as usize];
                    tape.act(&rules, seat, action, &mut ()).expect("legal");
                }
            }
        }
    }
    unreachable!("some game comes there")
}

/// A position in the planning of a later turn and its twin, the rules they stand under, and the header.
fn position(number: u64, viewer: Viewer) -> (Rules, Header, Seed, [State; 2]) {
    search(number, 3, |rules, state| {
        let planning = matches!(state.node(), Node::Decide(seats) if seats.len() == 3);
        if !planning || GreatRace::turn(state) < 3 {
            return None;
        }
        let view = View::new(rules, state, viewer);
        let mut deals = (0..20).map(|n| view.sample(rules, &mut SplitMix(n)));
        Some([*state, deals.find(|twin| twin != state)?])
    })
}

/// A log that begins at a position.
pub fn log_from(rules: &Rules, header: &Header, seed: Seed, state: &State) -> String {
    let start = Some(GreatRace::write_position(rules, state));
    let header = Header { start, ..header.clone() };
    Tape::<GreatRace>::new(rules, header, Some(seed)).expect("a tape").text(true)
}

async fn bench_with(log: String) -> (Bench, Vec<Player>) {
    let dir = TempDir::new().expect("a folder");
    let admin = Admin::with_config(twin_config(dir.path())).await.expect("opens");
    let opened = admin.import(log).await.expect("imported");
    admin.end().await;
    let server = server::start(twin_config(dir.path())).await.expect("starts");
    let base = format!("http://{}", server.address);
    let bench = Bench { dir, server: Some(server), base, http: reqwest::Client::new() };
    let granted = opened.seats.iter().map(|seat| serde_json::to_value(seat).expect("JSON"));
    let players = granted.map(|granted| Player::new(&bench, &opened.table, &granted)).collect();
    (bench, players)
}

impl Pair {
    /// Twins for seat 1.
    pub async fn of_seat(number: u64) -> Pair {
        Self::of(number, Viewer::Seat(Seat(0))).await
    }
    /// Twins for a spectator.
    pub async fn of_spectator(number: u64) -> Pair {
        Self::of(number, Viewer::Spectator).await
    }
    async fn of(number: u64, viewer: Viewer) -> Pair {
        let (rules, header, seed, [state, twin]) = position(number, viewer);
        let (bench_a, a) = bench_with(log_from(&rules, &header, seed, &state)).await;
        let (bench_b, b) = bench_with(log_from(&rules, &header, seed, &twin)).await;
        assert_eq!(a[0].token, b[0].token, "twins to the last byte");
        let first = a[0].view().await;
        let (turn, cards) = (first["view"]["turn"].clone(), first["view"]["players"][0]["cards"].clone());
        Pair { bench_a, bench_b, a, b, luck: SplitMix(number), turn, cards }
    }
    /// What seat 1 is given.
    pub async fn same_bytes(&self) {
        let last = format!("replay?at={}", self.a[0].view().await["version"]);
        for what in ["view", "events?since=0", "", "board", "chat", "log", "replay", &last, "verify"] {
            assert_eq!(self.a[0].bytes(what).await, self.b[0].bytes(what).await, "{what}");
        }
        assert_eq!(self.bench_a.get("/api/tables").await, self.bench_b.get("/api/tables").await, "the lobby");
    }
    /// What a spectator is given.
    pub async fn same_spectator_bytes(&self) {
        for what in ["view", "events", "", "board", "log", "replay", "replay?at=1", "replay?at=2", "verify"] {
            let path = format!("/api/tables/{}/{what}", self.a[0].table);
            let path = path.trim_end_matches('/');
            assert_eq!(self.bench_a.get(path).await, self.bench_b.get(path).await, "{what}");
        }
    }
    /// The same command in both.
    pub async fn both(&self, seat: usize, command: Value) {
        for player in [&self.a[seat], &self.b[seat]] {
            let version = player.view().await["version"].as_u64();
            let (status, answer) = player.command(version, command.clone()).await;
            assert!(status.is_success(), "{command}: {answer}");
        }
    }
    /// Somebody says something that is legal in both; who it was.
    pub async fn step(&mut self) -> Option<usize> {
        for seat in 0..self.a.len() {
            let (mut mine, theirs) = (self.a[seat].view().await, self.b[seat].view().await);
            let acts = |view: &Value| -> Vec<Value> {
                view["choices"].as_array().into_iter().flatten().map(|choice| choice["act"].clone()).collect()
            };
            let theirs = acts(&theirs);
            // What seat 1 draws itself is luck of a different deck, so it draws nothing here.
            let draws = |act: &Value| seat == 0 && (act == "draw" || act == "play tracker");
            if let Some(choices) = mine["choices"].as_array_mut() {
                choices.retain(|choice| theirs.contains(&choice["act"]) && !draws(&choice["act"]));
            }
            if let Some(act) = pick(&mine, &mut self.luck) {
                self.both(seat, json!({ "type": "act", "act": act })).await;
                return Some(seat);
            }
        }
        None
    }
    /// Has luck spoken openly that comes from different decks: a new market, or a card for seat 1?
    pub async fn is_spent(&self) -> bool {
        let view = &self.a[0].view().await["view"];
        view["turn"] != self.turn || view["players"][0]["cards"].as_u64() > self.cards.as_u64()
    }
    pub async fn sockets(&self, seat: usize) -> (Socket, Socket) {
        let mut pair = (Socket::of(&self.a[seat], 0).await, Socket::of(&self.b[seat], 0).await);
        assert_eq!(pair.0.text().await, pair.1.text().await);
        pair
    }
    /// Reads from both sockets up to the present version: the same texts. How many.
    pub async fn same_pushes(&self, sockets: &mut (Socket, Socket)) -> usize {
        let now = self.a[0].view().await["version"].clone();
        for count in 1.. {
            // A chat line marks the end of what was pushed, also where nothing was.
            if count == 1 {
                for player in [&self.a[1], &self.b[1]] {
                    player.post("chat", json!({ "body": "mark" })).await;
                }
            }
            let (a, b) = (sockets.0.text().await.expect("open"), sockets.1.text().await.expect("open"));
            assert_eq!(a, b);
            let message: Value = serde_json::from_str(&a).expect("JSON");
            if message["type"] == "chat" {
                assert!(message["data"]["body"] == "mark", "{now}");
                return count - 1;
            }
        }
        0
    }
}

/// Three people and an open window with at least two asked: players, and the places of those asked.
pub async fn at_a_window() -> (Bench, Vec<Player>, Vec<usize>) {
    let bench = Bench::start().await;
    let (players, asked) = at_a_window_in(&bench, json!({ "window_ms": 60_000 })).await;
    (bench, players, asked)
}

/// The same on a server that runs already, with these settings.
pub async fn at_a_window_in(bench: &Bench, settings: Value) -> (Vec<Player>, Vec<usize>) {
    for number in 0..60 {
        let mut spec = tiny();
        spec["options"]["board"] = json!(BOARD);
        spec["settings"] = settings.clone();
        let (_, players) = bench.begin(spec, people(3)).await;
        let mut luck = SplitMix(number);
        for _ in 0..250 {
            let view = players[0].view().await;
            if view["table"]["window"].is_object() {
                let waiting = view["view"]["waiting"].as_array().expect("seats");
                let asked: Vec<usize> =
                    waiting.iter().filter_map(Value::as_u64).map(|n| n as usize - 1).collect();
                if asked.len() >= 2 {
                    return (players, asked);
                }
                break;
            }
            for player in &players {
                let view = player.view().await;
                let attack =
                    view["choices"].as_array().into_iter().flatten().find(|c| c["kind"] == "play_against");
                let act = attack.map(|c| c["act"].as_str().unwrap_or_default().to_owned());
                let Some(act) = act.or_else(|| pick(&view, &mut luck)) else { continue };
                player.act(view["version"].as_u64().expect("version"), &act).await;
                if player.view().await["table"]["window"].is_object() {
                    break;
                }
            }
        }
    }
    panic!("no window in sixty games");
}
