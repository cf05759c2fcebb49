//! `great-race play --join LINK`: a seat at a table on the network, in the terminal. Shows what the seat is sent and sends back
//! what is typed; it knows no rule.

use crate::say;
use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Value, json};
use std::io::{BufRead, Write};
use std::time::Duration;

/// How long to wait before looking again while others think.
const LOOK_AGAIN: Duration = Duration::from_millis(400);
/// How many choices are shown before "and more".
const SHOWN: usize = 40;

/// A seat at a table.
struct Seat {
    table: String,
    token: String,
    http: reqwest::Client,
    keys: u64,
}

/// Plays the seat of a link (`http://HOST/t/TABLE#seat=TOKEN`), or takes an open seat of a table (`http://HOST/t/TABLE`).
pub fn run(link: &str, name: &str) -> Result<()> {
    let runtime = tokio::runtime::Runtime::new().context("no threads")?;
    runtime.block_on(async {
        let mut seat = sit_down(link, name).await?;
        seat.play(&mut std::io::stdin().lock()).await
    })
}

async fn sit_down(link: &str, name: &str) -> Result<Seat> {
    let (address, token) = link.split_once("#seat=").unwrap_or((link, ""));
    let (host, id) = address
        .split_once("/t/")
        .ok_or_else(|| anyhow!("a link looks like http://HOST:PORT/t/TABLE#seat=TOKEN, not \"{link}\""))?;
    let table = format!("{}/api/tables/{}", host.trim_end_matches('/'), id.trim_end_matches('/'));
    let mut seat = Seat { table, token: token.to_owned(), http: reqwest::Client::new(), keys: 0 };
    if token.is_empty() {
        let granted = seat.post("join", json!({ "name": name })).await?;
        seat.token = granted["token"].as_str().unwrap_or_default().to_owned();
        say(format!(
            "You have seat {}. Your link, to come back: {host}{}",
            granted["seat"],
            word(&granted["link"])
        ))?;
        say(format!("Your recovery code, to write down: {}", word(&granted["recovery"])))?;
    }
    Ok(seat)
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

impl Seat {
    async fn ask(&self, request: reqwest::RequestBuilder) -> Result<Value> {
        let answer = request.bearer_auth(&self.token).send().await.context("the server does not answer")?;
        let ok = answer.status().is_success();
        let body: Value = answer.json().await.context("this is no server of The Great Race")?;
        if ok { Ok(body) } else { bail!("{}", word(&body["error"]["message"])) }
    }
    async fn get(&self, what: &str) -> Result<Value> {
        self.ask(self.http.get(format!("{}/{what}", self.table))).await
    }
    async fn post(&self, what: &str, body: Value) -> Result<Value> {
        self.ask(self.http.post(format!("{}/{what}", self.table)).json(&body)).await
    }
    /// A command under a key of its own, so that it may be sent again when the line breaks.
    async fn command(&mut self, view: &Value, command: Value) -> Result<Value> {
        self.keys += 1;
        let key = format!("terminal-{}-{}", std::process::id(), self.keys);
        let body = json!({ "version": view["version"], "command": command });
        loop {
            let request = self.http.post(format!("{}/command", self.table)).header("Idempotency-Key", &key);
            match self.ask(request.json(&body)).await {
                Err(error) if error.downcast_ref::<reqwest::Error>().is_some() => {
                    say("The line is broken; trying again …")?;
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
                other => return other,
            }
        }
    }

    async fn play(&mut self, input: &mut impl BufRead) -> Result<()> {
        let mut since = 0;
        loop {
            let view = match self.get(&format!("view?since={since}")).await {
                Ok(view) => view,
                // Not begun yet, or the server is being restarted: come back.
                Err(error) => {
                    say(format!("{error:#} …"))?;
                    tokio::time::sleep(Duration::from_secs(2)).await;
                    continue;
                }
            };
            for entry in view["events"].as_array().into_iter().flatten() {
                say(format!("  {}", entry.get("event").unwrap_or(entry)))?;
            }
            since = view["version"].as_u64().unwrap_or(0);
            if ["over", "abandoned"].contains(&word(&view["table"]["status"])) {
                return say(format!(
                    "The game is {}. {}",
                    word(&view["table"]["status"]),
                    view["table"]["results"]
                ));
            }
            let choices: Vec<&Value> = view["choices"].as_array().into_iter().flatten().collect();
            if choices.iter().all(|choice| choice["kind"] == "withdraw") {
                tokio::time::sleep(LOOK_AGAIN).await;
                continue;
            }
            show(&view, &choices)?;
            if !self.ask_player(&view, &choices, input).await? {
                return say("Your seat is kept: come back with the same link.");
            }
        }
    }

    /// One line of input; `false` when the player leaves.
    async fn ask_player(
        &mut self,
        view: &Value,
        choices: &[&Value],
        input: &mut impl BufRead,
    ) -> Result<bool> {
        print!("> ");
        std::io::stdout().flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 || ["quit", "exit"].contains(&line.trim()) {
            return Ok(false);
        }
        let line = line.trim();
        let answer = match line.split_once(' ').unwrap_or((line, "")) {
            ("", _) => return Ok(true),
            ("undo", _) => self.command(view, json!({ "type": "undo" })).await,
            ("resign", _) => self.command(view, json!({ "type": "resign" })).await,
            ("why", act) => self.post("why", json!({ "act": act })).await,
            ("say", body) => self.post("chat", json!({ "body": body })).await,
            _ => {
                let chosen = line.parse::<usize>().ok().and_then(|n| choices.get(n.checked_sub(1)?));
                let act = chosen.map_or(line, |choice| word(&choice["act"]));
                self.command(view, json!({ "type": "act", "act": act })).await
            }
        };
        match answer {
            Ok(answer) if line.starts_with("why") => say(answer)?,
            Ok(_) => {}
            Err(error) => say(format!("{error:#}"))?,
        }
        Ok(true)
    }
}

/// The dashboards, the question, and what may be said.
fn show(view: &Value, choices: &[&Value]) -> Result<()> {
    let game = &view["view"];
    say(format!("\nTurn {} ({})", game["turn"], word(&game["phase"])))?;
    for (player, seat) in game["players"]
        .as_array()
        .into_iter()
        .flatten()
        .zip(view["table"]["seats"].as_array().into_iter().flatten())
    {
        say(format!(
            "  {} {:<12} space {}  petrol {}  engine {}  chassis {}  {}F  cards {}  level {}",
            player["seat"],
            word(&seat["name"]),
            player["at"],
            player["petrol"],
            player["engine"],
            player["chassis"],
            player["money"],
            player["cards"],
            player["level"]
        ))?;
    }
    say(format!("  Your hand: {}", game["hand"]))?;
    say(format!("Seat {}: {}", view["viewer"], word(&view["question"]["key"])))?;
    for (i, choice) in choices.iter().take(SHOWN).enumerate() {
        let changes = choice["changes"].as_array().into_iter().flatten();
        let changes = changes.map(|c| format!("{} {}→{}", word(&c["name"]), c["before"], c["after"]));
        let luck = choice["luck"].as_str().map(|_| "luck".to_owned());
        let notes: Vec<String> = changes.chain(luck).collect();
        say(format!("  {:>3}  {:<26} {}", i + 1, word(&choice["act"]), notes.join(" · ")))?;
    }
    if choices.len() > SHOWN {
        say(format!("       and {} more; any of them can be typed", choices.len() - SHOWN))?;
    }
    say("A number or a move; why MOVE, undo, say WORDS, resign, quit.")
}
