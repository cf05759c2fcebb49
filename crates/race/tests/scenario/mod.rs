//! Reads and plays one scenario script.

mod expect;
mod given;

use crate::support;
use content::Content;
use game::{Node, Seat};
use given::Given;
use race::notation::{read_action, read_outcome, read_position, write_position};
use race::rules::{Direction, Middle};
use race::{Event, Rules, State};

/// A line that did not go as written.
type Failure = String;

/// Plays a script; the error begins with the line number.
pub fn play(content: &Content, text: &str) -> Result<(), Failure> {
    let mut stage = Stage { content, given: Given::default(), running: None };
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
struct Stage<'a> {
    content: &'a Content,
    given: Given,
    running: Option<Running>,
}

/// A race that has begun.
pub struct Running {
    pub rules: Rules,
    pub state: State,
    pub events: Vec<Event>,
}

impl Stage<'_> {
    fn line(&mut self, line: &str) -> Result<(), Failure> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        if let Some(running) = &mut self.running {
            return match word {
                "luck" => running.luck(rest),
                "expect" => running.expect(rest),
                _ => running.act(word, rest),
            };
        }
        match word {
            "board" => self.given.board = rest.into(),
            "seats" => self.given.seats = number(rest)?,
            "first" => self.given.first = number::<u8>(rest)? - 1,
            "reverse" => self.given.direction = Direction::Reverse,
            "middle" => self.given.middle = Some(read_middle(rest)?),
            "set" => self.given.set(rest)?,
            "begin" => self.running = Some(self.begin(rest)?),
            other => return Err(format!("\"{other}\" is no word of a scenario before it begins")),
        }
        Ok(())
    }
    fn begin(&self, phase: &str) -> Result<Running, Failure> {
        let sources = self.content.board(&self.given.board);
        let sources = sources.map_err(|problems| problems[0].to_string())?;
        let mut options = support::options(&sources, self.given.seats);
        options.first = Seat(self.given.first);
        options.direction = self.given.direction;
        if self.given.middle.is_some() {
            options.middle.clone_from(&self.given.middle);
        }
        let rules = Rules::new(&sources, options).map_err(|e| e.to_string())?;
        let state = if phase == "race" {
            State::new(&rules)
        } else {
            let line = self.given.position(&rules, phase)?;
            read_position(&rules, &line).map_err(|e| format!("{e}: {line}"))?
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
    fn luck(&mut self, outcome: &str) -> Result<(), Failure> {
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

/// `end N tokens 1 2 3 4` or `joined tokens 1 2 3 4`.
fn read_middle(rest: &str) -> Result<Middle, Failure> {
    let (end, tokens) = rest.split_once("tokens").ok_or("middle needs: end N tokens a b c d")?;
    let end = match end.trim().strip_prefix("end ") {
        Some(n) => Some(number::<u8>(n.trim())? - 1),
        None => None,
    };
    let tokens = tokens.split_whitespace().map(|t| number::<u8>(t).map(|t| t - 1));
    Ok(Middle { end, tokens: tokens.collect::<Result<_, _>>()? })
}
