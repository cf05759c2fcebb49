//! Scenarios: one rule each, in a text file that says what lies on the table, what is said, and what is
//! expected. The lines that all games have are read here; a game brings its own ([`Script`]).

mod expect;
mod files;

pub use expect::{same, same_lists};
pub use files::{play_all, scripts};

use game::{Game, Node, Seat, SeatSet};

/// A line that did not go as written.
pub type Failure = String;

/// What a game brings to its scenarios: how one begins, and the lines that are its own.
pub trait Script {
    /// The game that is played.
    type Game: Game;
    /// One line before the game begins. The line that begins it gives the game.
    fn given(&mut self, word: &str, rest: &str) -> Result<Option<Running<Self::Game>>, Failure>;
    /// A line of the game's own that says something; `None` where the common meaning holds.
    fn say(_: &mut Running<Self::Game>, _word: &str, _rest: &str) -> Option<Result<(), Failure>> {
        None
    }
    /// An `expect` line of the game's own.
    fn expect(running: &Running<Self::Game>, words: &[&str]) -> Result<(), Failure>;
    /// A reason in single words: its slug, its rule, its numbers, its remedies.
    fn reason(rules: &<Self::Game as Game>::Rules, why: <Self::Game as Game>::WhyNot) -> Vec<String>;
}

/// A game that has begun.
#[derive(Debug)]
pub struct Running<G: Game> {
    /// What is fixed.
    pub rules: G::Rules,
    /// How it stands.
    pub state: G::State,
    /// All that happened.
    pub events: Vec<G::Event>,
}

/// Plays a script; the error begins with the line number.
pub fn play<S: Script>(mut script: S, text: &str) -> Result<(), Failure> {
    let mut running = None;
    let mut expectations = 0;
    for (i, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        expectations += usize::from(line.starts_with("expect"));
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        let went = match &mut running {
            Some(running) => play_line::<S>(running, word, rest),
            None => script.given(word, rest).map(|begun| running = begun),
        };
        went.map_err(|error| format!("{}: {line}\n      {error}", i + 1))?;
    }
    if expectations == 0 {
        return Err("0: a scenario must expect something".into());
    }
    running.ok_or("0: the scenario never begins")?.reads_back()
}

fn play_line<S: Script>(running: &mut Running<S::Game>, word: &str, rest: &str) -> Result<(), Failure> {
    if let Some(said) = S::say(running, word, rest) {
        return said;
    }
    match word {
        "luck" => running.luck(rest),
        "expect" => running.expect::<S>(rest),
        seat => running.act(seat, rest),
    }
}

impl<G: Game> Running<G> {
    /// A game that begins in this state.
    pub fn new(rules: G::Rules, state: G::State) -> Self {
        Running { rules, state, events: Vec::new() }
    }
    /// A seat says something.
    pub fn act(&mut self, seat: &str, action: &str) -> Result<(), Failure> {
        let seat = self.seat(seat)?;
        let action = G::read_action(&self.rules, action).map_err(|e| e.to_string())?;
        let node = G::node(&self.state);
        let verdict = G::act(&self.rules, &mut self.state, seat, action, &mut self.events);
        verdict.map_err(|why| format!("not possible: {why:?} (the game waits for {node:?})"))
    }
    /// Luck brings something.
    pub fn luck(&mut self, outcome: &str) -> Result<(), Failure> {
        let Node::Chance(chance) = G::node(&self.state) else {
            let place = G::write_position(&self.rules, &self.state);
            return Err(format!("luck is not awaited, but {:?} in {place}", G::node(&self.state)));
        };
        let outcome = G::read_outcome(&self.rules, outcome).map_err(|e| e.to_string())?;
        if G::settle(&self.rules, &mut self.state, outcome, &mut self.events) {
            Ok(())
        } else {
            Err(format!("luck cannot bring that: {chance:?} is awaited"))
        }
    }
    /// A seat by its number.
    pub fn seat(&self, word: &str) -> Result<Seat, Failure> {
        let n: u8 = number(word.trim_end_matches(':'))?;
        if (1..=G::ranked(&self.rules)).contains(&n) { Ok(Seat(n - 1)) } else { Err(format!("no seat {n}")) }
    }
    /// Seats by their numbers, in any order.
    pub fn seats(&self, words: &[&str]) -> Result<SeatSet, Failure> {
        words.iter().map(|word| self.seat(word)).collect()
    }
    fn reads_back(&self) -> Result<(), Failure> {
        let line = G::write_position(&self.rules, &self.state);
        match G::read_position(&self.rules, &line) {
            Ok(state) if state == self.state => Ok(()),
            Ok(_) => Err(format!("0: the last position reads back differently: {line}")),
            Err(error) => Err(format!("0: the last position cannot be read back: {error}: {line}")),
        }
    }
}

/// A number that fits.
pub fn number<T: std::str::FromStr>(word: &str) -> Result<T, Failure> {
    game::text::number(word).map_err(|error| error.to_string())
}
