//! The lines of a scenario that only this game has; the common ones are read in `testkit::scenario`.

mod expect;
mod given;
mod rene;

use crate::support;
use content::Content;
use game::Seat;
use given::Given;
use race::modules::ModuleSet;
use race::notation::read_position;
use race::rules::{Direction, Middle};
use race::why_not::Remedy;
use race::{GreatRace, Rules, State, WhyNot};
use testkit::scenario::{Failure, Script, number};

/// A race that has begun.
type Running = testkit::scenario::Running<GreatRace>;

/// The table of a scenario before its race begins.
pub struct Table<'a> {
    content: &'a Content,
    given: Given,
}

impl<'a> Table<'a> {
    pub fn new(content: &'a Content) -> Self {
        Table { content, given: Given::default() }
    }
    fn begin(&self, phase: &str) -> Result<Running, Failure> {
        let sources = self.content.board(&self.given.board);
        let sources = sources.map_err(|problems| problems[0].to_string())?;
        let mut options = support::options(&sources, self.given.seats);
        options.first = Seat(self.given.first);
        options.direction = self.given.direction;
        options.modules = self.given.modules;
        options.solo = self.given.solo;
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
        Ok(Running::new(rules, state))
    }
}

impl Script for Table<'_> {
    type Game = GreatRace;

    fn given(&mut self, word: &str, rest: &str) -> Result<Option<Running>, Failure> {
        match word {
            "board" => self.given.board = rest.into(),
            "seats" => self.given.seats = number(rest)?,
            "first" => self.given.first = number::<u8>(rest)? - 1,
            "reverse" => self.given.direction = Direction::Reverse,
            "middle" => self.given.middle = Some(read_middle(rest)?),
            "modules" => {
                self.given.modules = ModuleSet::read(rest.split_whitespace()).map_err(|e| e.to_string())?;
            }
            "solo" => {
                self.given.solo = Some(rene::read_solo(rest)?);
                self.given.seats = 1;
            }
            "set" => self.given.set(rest)?,
            "begin" => return self.begin(rest).map(Some),
            other => return Err(format!("\"{other}\" is no word of a scenario before it begins")),
        }
        Ok(None)
    }
    fn expect(running: &Running, words: &[&str]) -> Result<(), Failure> {
        expect::expect(running, words)
    }
    fn reason(rules: &Rules, why: WhyNot) -> Vec<String> {
        let numbers = why.reason.numbers().map(|(need, have)| format!("{need}/{have}"));
        let remedies = why.remedies.iter().flatten().map(|remedy| match remedy {
            Remedy::PlayCard(card) => format!("play_{}", rules.names.cards[card.index()]),
            other => word_of(other),
        });
        [word_of(&why.reason), why.rule.to_string()].into_iter().chain(numbers).chain(remedies).collect()
    }
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

/// The name of a variant, as scenarios write it: `NoPetrol` is `no_petrol`.
fn word_of(thing: &impl std::fmt::Debug) -> String {
    let name = format!("{thing:?}");
    let name: String = name.chars().take_while(|letter| letter.is_alphanumeric()).collect();
    let mut word = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !word.is_empty() {
            word.push('_');
        }
        word.push(letter.to_ascii_lowercase());
    }
    word
}
