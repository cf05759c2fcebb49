//! Reads and plays one scenario script of a motorcar race (004).

mod expect;
mod given;

use crate::support;
use game::{Node, Seat};
use given::Given;
use motorcar::notation::{read_action, read_outcome, read_position, write_position};
use motorcar::sources::Flick;
use motorcar::{Event, Rules, State};

/// A line that did not go as written.
type Failure = String;

/// Plays a script; the error begins with the line number.
pub fn play(text: &str) -> Result<(), Failure> {
    let mut stage = Stage { given: Given::default(), running: None };
    let mut expectations = 0;
    for (i, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        expectations += usize::from(line.starts_with("expect"));
        stage.line(line).map_err(|error| format!("{}: {line}\n      {error}", i + 1))?;
    }
    if expectations == 0 {
        return Err("0: a scenario must expect something".into());
    }
    let running = stage.running.as_ref().ok_or("0: the scenario never begins")?;
    let line = write_position(&running.rules, &running.state);
    match read_position(&running.rules, &line) {
        Ok(state) if state == running.state => Ok(()),
        Ok(_) => Err(format!("0: the last position reads back differently: {line}")),
        Err(error) => Err(format!("0: the last position cannot be read back: {error}: {line}")),
    }
}

/// A scenario being played.
struct Stage {
    given: Given,
    running: Option<Running>,
}

/// A race that has begun.
pub struct Running {
    pub rules: Rules,
    pub state: State,
    pub events: Vec<Event>,
}

impl Stage {
    fn line(&mut self, line: &str) -> Result<(), Failure> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        if let Some(running) = &mut self.running {
            return match word {
                "luck" => running.luck(rest),
                "expect" => running.expect(rest),
                "all" => running.all(rest),
                _ => running.act(word, rest),
            };
        }
        match word {
            "seats" => self.given.seats = number(rest)?,
            "lots" => self.given.flick = Flick::Luck,
            "set" => self.given.set(rest)?,
            "begin" => self.running = Some(self.begin(rest)?),
            other => return Err(format!("\"{other}\" is no word of a scenario before it begins")),
        }
        Ok(())
    }
    fn begin(&self, phase: &str) -> Result<Running, Failure> {
        let rules = support::rules(self.given.seats, self.given.flick);
        let state = match phase {
            "race" => State::new(&rules),
            phase => self.given.state(&rules, phase)?,
        };
        Ok(Running { rules, state, events: Vec::new() })
    }
}

impl Running {
    fn act(&mut self, seat: &str, action: &str) -> Result<(), Failure> {
        let seat = self.seat(seat)?;
        let action = read_action(&self.rules, action).map_err(|e| e.to_string())?;
        let node = self.state.node();
        let verdict = self.state.act(&self.rules, seat, action, &mut self.events);
        verdict.map_err(|why| format!("not possible: {why:?} (the game waits for {node:?})"))
    }
    /// `all strain normal heavy severe`: one word for each seat, from the first.
    fn all(&mut self, line: &str) -> Result<(), Failure> {
        let mut words = line.split_whitespace();
        let verb = words.next().ok_or("all do what?")?;
        let words: Vec<&str> = words.collect();
        if words.len() != usize::from(self.rules.seats) {
            return Err(format!("{} words for {} seats", words.len(), self.rules.seats));
        }
        words.iter().enumerate().try_for_each(|(i, word)| {
            let seat = (i + 1).to_string();
            self.act(&seat, &format!("{verb} {word}"))
        })
    }
    /// `luck token 2`, or several dice in a row: `luck dice 3 7 0`.
    fn luck(&mut self, outcome: &str) -> Result<(), Failure> {
        match outcome.strip_prefix("dice ") {
            Some(faces) => faces.split_whitespace().try_for_each(|face| self.luck(&format!("die {face}"))),
            None => self.one_luck(outcome),
        }
    }
    fn one_luck(&mut self, outcome: &str) -> Result<(), Failure> {
        let Node::Chance(chance) = self.state.node() else {
            return Err(format!(
                "luck is not awaited, but {:?} in {:?}",
                self.state.node(),
                self.state.top()
            ));
        };
        let outcome = read_outcome(&self.rules, outcome).map_err(|e| e.to_string())?;
        if self.state.settle(&self.rules, outcome, &mut self.events) {
            Ok(())
        } else {
            Err(format!("luck cannot bring that: {chance:?} is awaited"))
        }
    }
    /// A seat by its number.
    pub fn seat(&self, word: &str) -> Result<Seat, Failure> {
        let n: u8 = number(word.trim_end_matches(':'))?;
        if (1..=self.rules.seats).contains(&n) { Ok(Seat(n - 1)) } else { Err(format!("no seat {n}")) }
    }
}

/// A number that fits.
pub fn number<T: std::str::FromStr>(word: &str) -> Result<T, Failure> {
    word.parse().map_err(|_| format!("\"{word}\" is not a number that fits here"))
}
