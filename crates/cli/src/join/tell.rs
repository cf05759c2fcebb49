//! What a seat is sent, in the player's words. Everything comes from the wire; names of cities, cards and tiles come from the
//! board that is sent with it. Of a game without words here the notation is shown.

use super::race::RaceNames;
use crate::words::Words;
use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::Value;
use session::Status;
use session::kinds::HolderKind;
use session::race::wire::RaceTarget;
use session::wire::{Entry, TableInfo};

/// How many choices are shown before "and more".
const SHOWN: usize = 24;

/// What is asked, in any game.
#[derive(Deserialize)]
pub(super) struct Question {
    pub(super) key: String,
    #[serde(default)]
    pub(super) target: RaceTarget,
    #[serde(default)]
    pub(super) numbers: Vec<(String, i32)>,
}

/// What can be said, in any game.
#[derive(Deserialize)]
pub(super) struct Choice {
    pub(super) act: String,
    pub(super) kind: String,
    #[serde(default)]
    pub(super) target: RaceTarget,
    changes: Vec<Change>,
    luck: Option<String>,
}

#[derive(Deserialize)]
struct Change {
    name: String,
    before: i32,
    after: i32,
}

type OfAnyGame = session::wire::Shown<Value, Value, Question, Choice, Value>;

/// Everything the seat is sent.
pub(super) struct Shown {
    /// The version of the seat's view.
    pub(super) version: u64,
    all: OfAnyGame,
}

impl Shown {
    /// From the wire.
    pub(super) fn read(text: &Value) -> Result<Shown> {
        let all: OfAnyGame =
            serde_json::from_value(text.clone()).context("this server speaks another version of the game")?;
        Ok(Shown { version: all.version.into(), all })
    }
    /// What can be said, but for taking a plan back.
    pub(super) fn choices(&self) -> Vec<&Choice> {
        self.all.choices.iter().filter(|choice| choice.kind != "withdraw").collect()
    }
    /// Has the game ended, one way or the other?
    pub(super) fn is_over(&self) -> bool {
        matches!(self.all.table.status, Status::Over | Status::Abandoned)
    }
    /// The game, as it is sent.
    pub(super) fn view(&self) -> &Value {
        &self.all.view
    }
    /// The table.
    pub(super) fn table(&self) -> &TableInfo {
        &self.all.table
    }
    /// What the seat is asked.
    pub(super) fn question(&self) -> Option<&Question> {
        self.all.question.as_ref()
    }
    /// The own seat, from 1.
    pub(super) fn viewer(&self) -> Option<u8> {
        self.all.viewer
    }
}

/// Puts what is sent into words.
pub(super) struct Teller<'a> {
    words: &'a Words,
    race: Option<RaceNames>,
}

impl<'a> Teller<'a> {
    /// For a table with this board.
    pub(super) fn new(words: &'a Words, board: Value, first: &Value) -> Teller<'a> {
        let is_race = first["table"]["game"] == "race";
        Teller { words, race: serde_json::from_value(board).ok().filter(|_| is_race).map(RaceNames::new) }
    }
    /// The first lines: what is raced, and the promise about luck.
    pub(super) fn welcome(&self, first: &Value) -> String {
        let mut out = self.race.as_ref().map(|race| race.welcome(self.words) + "\n").unwrap_or_default();
        let commitment = first["table"]["commitment"].as_str().unwrap_or_default().to_owned();
        out += &self.words.say("cli", "net_commitment", &[("commitment", commitment.into())]);
        out
    }
    /// How a seat is called: yours, by the name of its person, or by its number.
    pub(super) fn who(&self, shown: &Shown, seat: u8) -> String {
        if shown.viewer() == Some(seat) {
            return self.words.word("cli", "you");
        }
        let held = shown.table().seats.iter().find(|info| info.seat == seat);
        match held.filter(|info| info.holder == HolderKind::Person && !info.name.is_empty()) {
            Some(info) => info.name.clone(),
            None => self.words.say("cli", "crew_number", &[("number", u32::from(seat).into())]),
        }
    }
    /// What happened since, line by line.
    pub(super) fn events(&self, shown: &Shown) -> Vec<String> {
        let line = |entry: &Entry<Value>| match entry {
            Entry::Event { event, .. } => match &self.race {
                Some(race) => race.event(self, shown, event),
                None => event["text"].as_str().map_or_else(|| event.to_string(), str::to_owned),
            },
            Entry::Undone { .. } => self.words.word("cli", "net_undone"),
            Entry::TakenOver { seat, by, .. } => {
                let key = match by.as_str() {
                    "person" => "net_person_sits",
                    "nobody" => "net_nobody_sits",
                    _ => "net_bot_sits",
                };
                self.words.say(
                    "cli",
                    key,
                    &[("who", self.who(shown, *seat).into()), ("bot", by.clone().into())],
                )
            }
        };
        shown.all.events.iter().map(line).collect()
    }
    /// Who is thinking.
    pub(super) fn waiting(&self, shown: &Shown) -> String {
        let asked: Vec<u8> = shown.view()["waiting"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|n| n.as_u64())
            .map(|n| n as u8)
            .collect();
        let others: Vec<String> = asked
            .into_iter()
            .filter(|seat| shown.viewer() != Some(*seat))
            .map(|seat| self.who(shown, seat))
            .collect();
        match (shown.table().status, others.is_empty()) {
            (Status::Paused, _) => self.words.word("cli", "net_paused"),
            (_, true) => self.words.word("cli", "waiting"),
            (_, false) => self.words.say("cli", "net_waiting", &[("who", others.join(", ").into())]),
        }
    }
    /// The position, the question, and what can be said.
    pub(super) fn position(&self, shown: &Shown) -> String {
        let mut out = String::from("\n");
        let question = shown.all.question.as_ref();
        if let Some(race) = &self.race {
            out += &race.position(self, shown);
            out += &question.map(|question| race.question(self, shown, question)).unwrap_or_default();
        } else {
            out += &format!("{}\n{}", shown.view(), question.map_or("", |question| &question.key));
        }
        out.push('\n');
        out + &self.some_choices(shown)
    }
    fn some_choices(&self, shown: &Shown) -> String {
        let choices = shown.choices();
        let examples = self.race.as_ref().and_then(|race| race.plan_examples(self, shown));
        let (how, which) =
            examples.unwrap_or_else(|| (String::new(), (0..choices.len().min(SHOWN)).collect()));
        let mut out = how;
        for &i in &which {
            out += &self.choice(shown, i, choices[i]);
        }
        let rest = choices.len() - which.len();
        if rest > 0 {
            out += &format!(
                "       {}\n",
                self.words.say("cli", "choices_more", &[("n", (rest as i64).into())])
            );
        }
        out.trim_end().to_owned()
    }
    /// All that can be said.
    pub(super) fn all_choices(&self, shown: &Shown) -> String {
        let choices = shown.choices();
        let lines = choices.iter().enumerate().map(|(i, choice)| self.choice(shown, i, choice));
        lines.collect::<String>().trim_end().to_owned()
    }
    fn choice(&self, shown: &Shown, i: usize, choice: &Choice) -> String {
        let mut notes = self.race.as_ref().map(|race| race.notes(self, shown, choice)).unwrap_or_default();
        for change in &choice.changes {
            let name = match change.name.as_str() {
                "petrol" => "gauge_petrol",
                "engine" => "gauge_engine",
                "chassis" => "gauge_chassis",
                "money" => "money",
                _ => continue,
            };
            let values = [
                ("name", self.words.word("cli", name).into()),
                ("before", change.before.into()),
                ("after", change.after.into()),
            ];
            notes.push(self.words.say("cli", "choice_from_to", &values));
        }
        if choice.luck.is_some() {
            notes.push(self.words.word("cli", "luck_mark"));
        }
        format!("  {:>3}  {:<26} {}", i + 1, choice.act, notes.join(" · ")).trim_end().to_owned() + "\n"
    }
    /// What was typed, as a move in notation.
    pub(super) fn understand(&self, shown: &Shown, line: &str) -> Result<String, String> {
        let choices = shown.choices();
        if let Ok(n) = line.parse::<usize>() {
            return n
                .checked_sub(1)
                .and_then(|i| choices.get(i))
                .map(|choice| choice.act.clone())
                .ok_or_else(|| {
                    let values = [("number", line.into()), ("count", (choices.len() as i64).into())];
                    self.words.say("cli", "not_a_number", &values)
                });
        }
        // A plan may be typed without its verb.
        let planned = format!("plan {line}");
        let is_plan = !line.is_empty() && line.bytes().all(|letter| b"pmgf".contains(&letter));
        Ok(if is_plan && choices.iter().any(|choice| choice.kind == "plan") {
            planned
        } else {
            line.to_owned()
        })
    }
    /// Why something cannot be done.
    pub(super) fn why(&self, why: &Value) -> String {
        let Some(reason) = why["reason"].as_str() else { return self.words.word("cli", "is_possible") };
        let number = |key: &str| why[key].as_u64().unwrap_or(0);
        let values = [("need", number("need").into()), ("have", number("have").into())];
        let reason = self.words.say("reasons", reason, &values);
        let rule = why["rule"].as_str().unwrap_or_default();
        let (key, place) = match rule.strip_prefix('R') {
            Some(number) => ("rule_ruling", number),
            None => ("rule_book", rule),
        };
        let rule = self.words.say("reasons", key, &[("number", place.to_owned().into())]);
        let mut out =
            self.words.say("cli", "not_possible", &[("reason", reason.into()), ("rule", rule.into())]);
        for remedy in why["remedies"].as_array().into_iter().flatten() {
            let card = remedy["card"].as_str().map(|slug| self.words.word("cards", slug)).unwrap_or_default();
            out += " ";
            out += &self.words.say(
                "reasons",
                remedy["key"].as_str().unwrap_or_default(),
                &[("card", card.into())],
            );
        }
        out
    }
    /// A line of chat.
    pub(super) fn chat(&self, shown: &Shown, line: &Value) -> String {
        let who = self.who(shown, line["seat"].as_u64().unwrap_or(0) as u8);
        let said = line["body"].as_str().unwrap_or_default().to_owned();
        self.words.say("cli", "net_said", &[("who", who.into()), ("words", said.into())])
    }
    /// The end: the result, and the seed that was promised.
    pub(super) fn result(&self, shown: &Shown) -> String {
        let table = shown.table();
        let mut out = String::from("\n");
        if table.status == Status::Abandoned {
            out += &self.words.word("cli", "net_abandoned");
        } else {
            out += &self.words.word("cli", "result");
            let mut results: Vec<_> = table.results.iter().collect();
            results.sort_by_key(|result| result.place);
            for result in results {
                let points = |name: &str| {
                    result.points.iter().find(|(part, _)| part == name).map_or(0, |(_, points)| *points)
                };
                let level = self.race.as_ref().and_then(|race| race.not_arrived(shown, result.seat));
                let values = [
                    ("place", u32::from(result.place).into()),
                    ("who", self.who(shown, result.seat).into()),
                    ("points", points("total").into()),
                    ("arrival", points("place").into()),
                    ("engine", points("engine").into()),
                    ("chassis", points("chassis").into()),
                    ("money", points("money").into()),
                    ("level", level.unwrap_or(0).into()),
                ];
                let key = match (&self.race, level) {
                    (None, _) => "net_result_line",
                    (Some(_), None) => "result_line",
                    (Some(_), Some(_)) => "result_out",
                };
                out += &format!("\n  {}", self.words.say("cli", key, &values));
            }
        }
        let seed = table.seed.clone().unwrap_or_default();
        let values = [("seed", seed.into()), ("commitment", table.commitment.clone().into())];
        out + "\n" + &self.words.say("cli", "net_seed", &values)
    }
    /// The words.
    pub(super) fn words(&self) -> &Words {
        self.words
    }
}
