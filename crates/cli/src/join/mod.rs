//! `great-race play --join LINK`: a seat at a table on the network, in the terminal. Shows what the seat is sent and sends back
//! what is typed; it knows no rule. A broken line or a restarted server costs nothing but the wait.
//!
//! | file | what |
//! |---|---|
//! | `line` | the line to the server: requests, refusals, coming back after a break |
//! | `pledge` | what the seat adds to the luck, its receipt, and the check at the end |
//! | `tell` | what is sent, in the player's words |
//! | `race` | the names of a race: cities, cards, tiles, and its events |

mod line;
mod pledge;
mod race;
mod tell;

use crate::say;
use crate::words::{Lang, Words};
use anyhow::{Context, Result, anyhow, bail};
use line::{Fault, Line};
use pledge::Pledge;
use serde_json::{Value, json};
use std::io::{BufRead, Write};
use std::path::Path;
use std::time::Duration;
use tell::{Shown, Teller};
use tokio::sync::Notify;

/// How long to wait before looking again before the start.
const LOOK_AGAIN: Duration = Duration::from_millis(300);
/// How long to wait at most while others think; the socket wakes earlier.
const LOOK_ANYWAY: Duration = Duration::from_secs(2);
/// How long to wait before trying a broken line again.
const TRY_AGAIN: Duration = Duration::from_millis(700);

/// Plays the seat of a link (`http://HOST/t/TABLE#seat=TOKEN`), or takes an open seat of a table (`http://HOST/t/TABLE`).
/// The receipt about the luck is kept in a file where one is named.
pub fn run(link: &str, name: &str, lang: Lang, receipt: Option<&Path>) -> Result<()> {
    let content = content::Content::embedded();
    let words = Words::new(&content, lang)?;
    let runtime = tokio::runtime::Runtime::new().context("no threads")?;
    runtime.block_on(async {
        let line = sit_down(link, name, &words).await?;
        let pledge = Pledge::new(receipt.map(Path::to_owned));
        let mut seat =
            Seat { line, words: &words, pledge, since: 0, heard: 0, is_broken: false, is_waiting: false };
        seat.play(&mut std::io::stdin().lock()).await
    })
}

async fn sit_down(link: &str, name: &str, words: &Words) -> Result<Line> {
    let (address, token) = link.split_once("#seat=").unwrap_or((link, ""));
    let (host, id) = address
        .split_once("/t/")
        .ok_or_else(|| anyhow!("a link looks like http://HOST:PORT/t/TABLE#seat=TOKEN, not \"{link}\""))?;
    let table = format!("{}/api/tables/{}", host.trim_end_matches('/'), id.trim_end_matches('/'));
    let mut line = Line::new(table, token);
    if token.is_empty() {
        let granted = line.post("join", json!({ "name": name })).await?;
        let word = |key: &str| granted[key].as_str().unwrap_or_default().to_owned();
        line.token = word("token");
        let values = [
            ("seat", granted["seat"].to_string().into()),
            ("link", format!("{host}{}", word("link")).into()),
            ("code", word("recovery").into()),
        ];
        say(words.say("cli", "net_seat", &values))?;
    }
    Ok(line)
}

/// Somebody at a table.
struct Seat<'a> {
    line: Line,
    words: &'a Words,
    /// What it adds to the luck.
    pledge: Pledge,
    /// The version of the view up to which everything was told.
    since: u64,
    /// The last line of chat that was told.
    heard: i64,
    /// The line is broken, and that was said.
    is_broken: bool,
    /// The others think, and that was said.
    is_waiting: bool,
}

/// What a player wants.
enum Wish {
    /// Look again, and ask again if there is something to ask.
    Again,
    /// Ask again; nothing has changed.
    Same,
    Leave,
}

impl Seat<'_> {
    async fn play(&mut self, input: &mut impl BufRead) -> Result<()> {
        let woken = self.line.be_present();
        let (board, first) = self.begin(&woken).await?;
        let teller = Teller::new(self.words, board, &first);
        say(teller.welcome(&first))?;
        // Only what is new is told to somebody who comes back; who just sat down sees it all in the position.
        self.since = first["version"].as_u64().unwrap_or(0);
        loop {
            let text = self.look(&format!("view?since={}", self.since)).await?;
            let shown = Shown::read(&text)?;
            for line in teller.events(&shown) {
                say(format!("  {line}"))?;
            }
            self.since = shown.version;
            if shown.is_over() {
                say(teller.result(&shown))?;
                return self.pledge.judge(&self.line, &text["table"], self.words).await;
            }
            if shown.choices().is_empty() {
                if !std::mem::replace(&mut self.is_waiting, true) {
                    say(teller.waiting(&shown))?;
                }
                self.hear(&teller, &shown).await?;
                let _ = tokio::time::timeout(LOOK_ANYWAY, woken.notified()).await;
                continue;
            }
            self.is_waiting = false;
            self.hear(&teller, &shown).await?;
            say(teller.position(&shown))?;
            loop {
                match self.ask(&teller, &shown, input).await? {
                    Wish::Same => {}
                    Wish::Again => break,
                    Wish::Leave => return say(self.words.word("cli", "net_bye")),
                }
            }
        }
    }

    /// Waits until the game has begun.
    async fn begin(&mut self, woken: &Notify) -> Result<(Value, Value)> {
        let mut told = false;
        loop {
            match self.line.get("board").await {
                Ok(board) => return Ok((board, self.look("view?since=0").await?)),
                Err(Fault::Refused { code, .. }) if code == "not_begun" => {
                    if !std::mem::replace(&mut told, true) {
                        say(self.words.word("cli", "net_gathering"))?;
                    }
                    self.pledge.attend(&self.line, self.words).await?;
                    let _ = tokio::time::timeout(LOOK_AGAIN, woken.notified()).await;
                }
                Err(fault) => self.wait(fault).await?,
            }
        }
    }

    /// Looks until there is an answer, over breaks and restarts.
    async fn look(&mut self, what: &str) -> Result<Value> {
        loop {
            match self.line.get(what).await {
                Ok(found) => {
                    self.is_back()?;
                    return Ok(found);
                }
                Err(fault) => self.wait(fault).await?,
            }
        }
    }
    /// Says once that the line is broken, and waits; what will not get better ends the game here.
    async fn wait(&mut self, fault: Fault) -> Result<()> {
        if !fault.passes() {
            bail!("{fault}");
        }
        if !std::mem::replace(&mut self.is_broken, true) {
            say(self.words.word("cli", "net_broken"))?;
        }
        tokio::time::sleep(TRY_AGAIN).await;
        Ok(())
    }
    fn is_back(&mut self) -> Result<()> {
        if std::mem::replace(&mut self.is_broken, false) {
            say(self.words.word("cli", "net_back"))?;
        }
        Ok(())
    }
    /// A command under a key of its own: sent again when the line breaks, done once.
    async fn command(&mut self, shown: &Shown, command: Value) -> Result<Result<Value, Fault>> {
        let key = self.line.fresh_key();
        let body = json!({ "version": shown.version, "command": command });
        loop {
            match self.line.command(&key, &body).await {
                Err(fault) if fault.passes() => self.wait(fault).await?,
                other => {
                    self.is_back()?;
                    return Ok(other);
                }
            }
        }
    }
    /// What was said at the table since.
    async fn hear(&mut self, teller: &Teller<'_>, shown: &Shown) -> Result<()> {
        let Ok(lines) = self.line.get(&format!("chat?after={}", self.heard)).await else { return Ok(()) };
        for line in lines.as_array().into_iter().flatten() {
            self.heard = line["seq"].as_i64().unwrap_or(self.heard);
            say(teller.chat(shown, line))?;
        }
        Ok(())
    }

    /// One line of input.
    async fn ask(&mut self, teller: &Teller<'_>, shown: &Shown, input: &mut impl BufRead) -> Result<Wish> {
        print!("> ");
        std::io::stdout().flush()?;
        let mut bytes = Vec::new();
        if input.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(Wish::Leave);
        }
        let typed = String::from_utf8_lossy(&bytes).trim().to_owned();
        let line = typed.to_lowercase();
        let (verb, _) = line.split_once(' ').unwrap_or((&line, ""));
        let rest = typed.split_once(' ').map_or("", |(_, rest)| rest);
        let answer = match verb {
            "" => return Ok(Wish::Again),
            "quit" | "exit" | "q" => return Ok(Wish::Leave),
            "help" | "h" | "?" => return self.tell(self.words.word("cli", "net_help")),
            "list" | "l" => return self.tell(teller.all_choices(shown)),
            "map" => return self.tell(teller.position(shown)),
            "card" => return self.tell(self.words.card_text(&rest.to_lowercase().replace(' ', "_"))),
            "why" => match self.line.post("why", json!({ "act": rest.to_lowercase() })).await {
                Ok(answer) => return self.tell(teller.why(&answer["why"])),
                Err(fault) => Err(fault),
            },
            "say" => self.line.post("chat", json!({ "body": rest })).await,
            "undo" | "u" => self.command(shown, json!({ "type": "undo" })).await?,
            "resign" => self.command(shown, json!({ "type": "resign" })).await?,
            _ => match teller.understand(shown, &line) {
                Ok(act) => self.command(shown, json!({ "type": "act", "act": act })).await?,
                Err(complaint) => return self.tell(complaint),
            },
        };
        match answer {
            Ok(_) => Ok(Wish::Again),
            Err(Fault::Refused { why: Some(why), .. }) => self.tell(teller.why(&why)),
            Err(fault @ Fault::Refused { .. }) if fault.is_stale() => Ok(Wish::Again),
            Err(fault) => self.tell(fault.to_string()),
        }
    }
    fn tell(&self, text: String) -> Result<Wish> {
        say(text).map(|()| Wish::Same)
    }
}
