//! The lines of a scenario that only the motorcar race (004) has; the common ones are read in
//! `testkit::scenario`.

mod expect;
mod given;

use crate::support;
use given::Given;
use motorcar::sources::Flick;
use motorcar::why_not::Remedy;
use motorcar::{MotorcarRace, Rules, State, WhyNot};
use session::motorcar::kinds::{MotorcarReason, MotorcarRemedyKey};
use testkit::scenario::{Failure, Script, number};

/// A race that has begun.
type Running = testkit::scenario::Running<MotorcarRace>;

/// The table of a scenario before its race begins.
#[derive(Default)]
pub struct SetUp {
    given: Given,
}

impl SetUp {
    fn begin(&self, phase: &str) -> Result<Running, Failure> {
        let rules = support::rules(self.given.seats, self.given.flick);
        let state = match phase {
            "race" => State::new(&rules),
            phase => self.given.state(&rules, phase)?,
        };
        Ok(Running::new(rules, state))
    }
}

impl Script for SetUp {
    type Game = MotorcarRace;

    fn given(&mut self, word: &str, rest: &str) -> Result<Option<Running>, Failure> {
        match word {
            "seats" => self.given.seats = number(rest)?,
            "lots" => self.given.flick = Flick::Luck,
            "set" => self.given.set(rest)?,
            "begin" => return self.begin(rest).map(Some),
            other => return Err(format!("\"{other}\" is no word of a scenario before it begins")),
        }
        Ok(None)
    }
    fn say(running: &mut Running, word: &str, rest: &str) -> Option<Result<(), Failure>> {
        match word {
            "all" => Some(all_act(running, rest)),
            "luck" => rest.strip_prefix("dice ").map(|faces| roll_dice(running, faces)),
            _ => None,
        }
    }
    fn expect(running: &Running, words: &[&str]) -> Result<(), Failure> {
        expect::expect(running, words)
    }
    fn reason(_: &Rules, why: WhyNot) -> Vec<String> {
        let numbers = why.reason.numbers().map(|(need, have)| format!("{need}/{have}"));
        let remedies = why.remedies.iter().flatten();
        let word = |remedy: &Remedy| MotorcarRemedyKey::from(*remedy).slug().trim_start_matches("remedy_");
        let remedies = remedies.map(|remedy| word(remedy).to_string());
        [MotorcarReason::from(why.reason).to_string(), why.rule.to_string()]
            .into_iter()
            .chain(numbers)
            .chain(remedies)
            .collect()
    }
}

/// `all strain normal heavy severe`: one word for each seat, from the first.
fn all_act(running: &mut Running, line: &str) -> Result<(), Failure> {
    let mut words = line.split_whitespace();
    let verb = words.next().ok_or("all do what?")?;
    let words: Vec<&str> = words.collect();
    if words.len() != usize::from(running.rules.seats) {
        return Err(format!("{} words for {} seats", words.len(), running.rules.seats));
    }
    (1..).zip(words).try_for_each(|(seat, word)| {
        let seat: u8 = seat;
        running.act(&seat.to_string(), &format!("{verb} {word}"))
    })
}

/// `luck dice 3 7 0`: several dice in a row.
fn roll_dice(running: &mut Running, faces: &str) -> Result<(), Failure> {
    faces.split_whitespace().try_for_each(|face| running.luck(&format!("die {face}")))
}
