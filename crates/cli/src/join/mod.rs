//! `great-race play --join LINK`: a seat at a table on a server, in the terminal. A broken line or a restarted server costs
//! nothing but the wait.
//!
//! | file | what |
//! |---|---|
//! | `line` | the line to the server: requests, refusals, coming back after a break |
//! | `pledge` | what the seat adds to the luck, its receipt, and the check at the end |
//! | `remote` | the table on the server, as a source for the client |

mod line;
mod pledge;
mod remote;

use crate::client::motorcar::MotorcarTelling;
use crate::client::race::RaceTelling;
use crate::client::{self, Telling};
use crate::say;
use crate::words::{Lang, Words};
use anyhow::{Context, Result, anyhow, bail};
use line::{Fault, Line};
use pledge::Pledge;
use remote::Remote;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use session::ShownOf;
use session::{MotorcarPresenter, Presenter, RacePresenter};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::Notify;

/// How long to wait before looking again before the start.
const LOOK_AGAIN: Duration = Duration::from_millis(300);
/// How long to wait before trying a broken line again.
const TRY_AGAIN: Duration = Duration::from_millis(700);

/// Plays the seat of a link (`http://HOST/t/TABLE#seat=TOKEN`), or takes an open seat of a table (`http://HOST/t/TABLE`).
/// The receipt about the luck is kept in a file where one is named.
pub fn run(link: &str, name: &str, lang: Lang, receipt: Option<&Path>) -> Result<()> {
    let content = content::Content::embedded();
    let words = Words::new(&content, lang)?;
    let runtime = Runtime::new().context("no threads")?;
    let (seat, board, first) = runtime.block_on(async {
        let line = sit_down(link, name, &words).await?;
        let pledge = Pledge::new(receipt.map(Path::to_owned));
        let woken = line.be_present();
        let mut seat = AtTable { line, words: &words, pledge, woken, is_broken: false };
        let (board, first) = seat.begin().await?;
        anyhow::Ok((seat, board, first))
    })?;
    match first["table"]["game"].as_str() {
        Some("race") => play::<RacePresenter, RaceTelling>(runtime, seat, board, first),
        Some("motorcar") => play::<MotorcarPresenter, MotorcarTelling>(runtime, seat, board, first),
        other => bail!("this program does not know the game \"{}\"", other.unwrap_or_default()),
    }
}

fn play<P: Presenter, T: Telling<P>>(
    runtime: Runtime,
    seat: AtTable<'_>,
    board: Value,
    first: Value,
) -> Result<()>
where
    P::Board: DeserializeOwned,
    P::WhyNot: DeserializeOwned,
    ShownOf<P>: DeserializeOwned,
{
    let words = seat.words;
    let table = Remote::<P>::new(runtime, seat, board, first)?;
    client::play::<P, T>(table, words, &mut std::io::stdin().lock())
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

/// Somebody at a table on a server.
struct AtTable<'a> {
    line: Line,
    words: &'a Words,
    /// What it adds to the luck.
    pledge: Pledge,
    /// Wakes whoever waits when something has changed.
    woken: Arc<Notify>,
    /// The line is broken, and that was said.
    is_broken: bool,
}

impl AtTable<'_> {
    /// Waits until the game has begun: the board, and the first view.
    async fn begin(&mut self) -> Result<(Value, Value)> {
        let mut told = false;
        loop {
            match self.line.get("board").await {
                Ok(board) => return Ok((board, self.look("view?since=0").await?)),
                Err(Fault::Refused { code, .. }) if code == "not_begun" => {
                    if !std::mem::replace(&mut told, true) {
                        say(self.words.word("cli", "net_gathering"))?;
                    }
                    self.pledge.attend(&self.line, self.words).await?;
                    let _ = tokio::time::timeout(LOOK_AGAIN, self.woken.notified()).await;
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
    async fn command(&mut self, body: &Value) -> Result<Result<Value, Fault>> {
        let key = self.line.fresh_key();
        loop {
            match self.line.command(&key, body).await {
                Err(fault) if fault.passes() => self.wait(fault).await?,
                other => {
                    self.is_back()?;
                    return Ok(other);
                }
            }
        }
    }
}
