//! A table on a server, as a source for the client.

use super::AtTable;
use super::line::Fault;
use crate::client::{Leaving, Next, Ordered, Refused, Source};
use crate::say;
use anyhow::{Context, Result, anyhow};
use game::{Seat, Viewer};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use session::ShownOf;
use session::advice::Hint;
use session::wire::{AnyWhyNot, TableInfo};
use session::{Command, Presenter, Version};
use std::time::Duration;
use tokio::runtime::Runtime;

/// How long to wait at most while others think; the socket wakes earlier.
const LOOK_ANYWAY: Duration = Duration::from_secs(2);

/// A table on a server.
pub(super) struct Remote<'a, P: Presenter> {
    runtime: Runtime,
    at: AtTable<'a>,
    seat: Seat,
    board: Value,
    /// The table, as it was last told.
    table: TableInfo,
    /// The version up to which everything was told.
    since: Version,
    /// What was fetched to see what comes next, and not yet looked at.
    fetched: Option<ShownOf<P>>,
    /// The last line of chat that was told.
    heard: i64,
    /// The others think, and that was said.
    is_waiting: bool,
}

impl<'a, P: Presenter> Remote<'a, P>
where
    ShownOf<P>: DeserializeOwned,
{
    /// A table that has begun, as it is first seen. Whoever sits down sees in the position what happened before.
    pub(super) fn new(runtime: Runtime, at: AtTable<'a>, board: Value, first: Value) -> Result<Self> {
        let first: ShownOf<P> = read(first)?;
        let number = first.viewer.ok_or_else(|| anyhow!("this link opens no seat"))?;
        Ok(Remote {
            runtime,
            at,
            seat: Seat(number - 1),
            board,
            table: first.table,
            since: first.version,
            fetched: None,
            heard: 0,
            is_waiting: false,
        })
    }
    fn fetch(&mut self) -> Result<ShownOf<P>> {
        let what = format!("view?since={}", self.since);
        let shown: ShownOf<P> = read(self.runtime.block_on(self.at.look(&what))?)?;
        self.since = shown.version;
        self.table = shown.table.clone();
        Ok(shown)
    }
    fn send(&mut self, seen: Version, command: Value) -> Result<Result<(), Fault>> {
        let body = json!({ "version": seen, "command": command });
        Ok(self.runtime.block_on(self.at.command(&body))?.map(|_| ()))
    }
}

fn read<T: DeserializeOwned>(value: Value) -> Result<T> {
    serde_json::from_value(value).context("this server speaks another version of the game")
}

impl<P: Presenter> Source<P> for Remote<'_, P>
where
    P::Board: DeserializeOwned,
    P::WhyNot: DeserializeOwned,
    ShownOf<P>: DeserializeOwned,
{
    fn board(&mut self) -> Result<P::Board> {
        read(self.board.take())
    }
    fn seats(&self) -> Vec<Seat> {
        vec![self.seat]
    }
    fn promise(&self) -> Option<String> {
        let values = [("commitment", self.table.commitment.clone().into())];
        Some(self.at.words.say("cli", "net_commitment", &values))
    }
    fn next(&mut self) -> Result<Next> {
        let shown = self.fetch()?;
        let next = match shown.question {
            _ if shown.table.status.is_over() => Next::Over,
            Some(_) => Next::Ask(self.seat),
            None => Next::Others,
        };
        self.fetched = Some(shown);
        Ok(next)
    }
    fn look(&mut self, _: Viewer) -> Result<ShownOf<P>> {
        self.fetched.take().map_or_else(|| self.fetch(), Ok)
    }
    fn wait(&mut self, waiting: &dyn Fn() -> String) -> Result<()> {
        if !std::mem::replace(&mut self.is_waiting, true) {
            say(waiting())?;
        }
        let woken = self.at.woken.clone();
        let soon = async move { tokio::time::timeout(LOOK_ANYWAY, woken.notified()).await };
        let _ = self.runtime.block_on(soon);
        Ok(())
    }
    fn talk(&mut self) -> Result<Vec<(u8, String)>> {
        let what = format!("chat?after={}", self.heard);
        let Ok(lines) = self.runtime.block_on(self.at.line.get(&what)) else { return Ok(Vec::new()) };
        let mut said = Vec::new();
        for line in lines.as_array().into_iter().flatten() {
            self.heard = line["seq"].as_i64().unwrap_or(self.heard);
            let words = line["body"].as_str().unwrap_or_default();
            said.push((line["seat"].as_u64().unwrap_or(0) as u8, words.to_owned()));
        }
        Ok(said)
    }
    fn command(&mut self, _: Seat, seen: Version, command: &Command) -> Result<Result<(), Refused>> {
        self.is_waiting = false;
        let command = serde_json::to_value(command)?;
        Ok(self.send(seen, command)?.map_err(refused::<P>))
    }
    fn why(&mut self, _: Seat, act: &str) -> Result<Result<Option<AnyWhyNot>, Refused>> {
        let answer = self.runtime.block_on(self.at.line.post("why", json!({ "act": act })));
        let why = match answer {
            Err(fault) => return Ok(Err(refused::<P>(fault))),
            Ok(answer) => read::<Option<P::WhyNot>>(answer["why"].clone())?,
        };
        Ok(Ok(why.map(Into::into)))
    }
    fn hint(&mut self, _: Seat, seen: Version) -> Result<Result<Hint, Refused>> {
        let answer = self.runtime.block_on(self.at.line.post("hint", json!({ "version": seen })));
        Ok(match answer {
            Err(fault) => Err(refused::<P>(fault)),
            Ok(answer) => Ok(read(answer)?),
        })
    }
    fn answers_only_choices(&self) -> bool {
        false
    }
    fn order(&mut self, _: Seat, seen: Version, verb: &str, rest: &str) -> Result<Option<Ordered>> {
        let done = match verb {
            "say" => {
                let said = self.at.line.post("chat", json!({ "body": rest }));
                self.runtime.block_on(said).map(|_| ())
            }
            "resign" => self.send(seen, json!({ "type": "resign" }))?,
            _ => return Ok(None),
        };
        Ok(Some(done.map_or_else(|fault| Ordered::Told(fault.to_string()), |()| Ordered::Done)))
    }
    fn orders(&self) -> &'static str {
        "help_net"
    }
    fn farewell(&mut self, leaving: Leaving) -> Result<()> {
        let words = self.at.words;
        if leaving != Leaving::Over {
            return say(words.word("cli", "net_bye"));
        }
        let seed = self.table.seed.clone().unwrap_or_default();
        let values = [("seed", seed.into()), ("commitment", self.table.commitment.clone().into())];
        say(words.say("cli", "net_seed", &values))?;
        let has_word = self.table.luck.is_some();
        self.runtime.block_on(self.at.pledge.judge(&self.at.line, has_word, words))
    }
}

/// A fault in the words of the client.
fn refused<P: Presenter>(fault: Fault) -> Refused
where
    P::WhyNot: DeserializeOwned,
{
    match fault {
        Fault::Refused { why: Some(why), message, .. } => match serde_json::from_value::<P::WhyNot>(why) {
            Ok(why) => Refused::Rules(Box::new(why.into())),
            Err(_) => Refused::Other(message),
        },
        Fault::Refused { code, .. } if code == "stale_view" => Refused::Stale,
        Fault::Refused { code, .. } if code == "no_undo" => Refused::NoUndo,
        other => Refused::Other(other.to_string()),
    }
}
