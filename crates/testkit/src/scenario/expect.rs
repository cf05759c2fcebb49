//! What a scenario of any game can expect: who must speak, what may be said and why not, what was told, and
//! how it ended.

use super::{Failure, Running, Script, number};
use crate::legal;
use game::{Game, Node, Seat};
use std::fmt::Debug;

impl<G: Game> Running<G> {
    pub(super) fn expect<S: Script<Game = G>>(&self, line: &str) -> Result<(), Failure> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["asks", ref seats @ ..] => self.expect_node(Node::Decide(self.seats(seats)?)),
            ["over"] => self.expect_node(Node::Over),
            ["may", seat, ..] => self.expect_may(seat, rest(line, 2)),
            ["not", seat, ..] => self.expect_not::<S>(seat, rest(line, 2)),
            ["legal", seat, ..] => self.expect_legal(seat, rest(line, 2)),
            ["score", seat, points] => {
                same(G::score(&self.rules, &self.state, self.seat(seat)?), number(points)?)
            }
            ["rank", seat, place] => {
                let places = G::ranking(&self.rules, &self.state);
                same(places[self.seat(seat)?.index()], number(place)?)
            }
            ["told", ..] => self.expect_told(rest(line, 1), true),
            ["untold", ..] => self.expect_told(rest(line, 1), false),
            [] => Err("expect what?".into()),
            _ => S::expect(self, &words),
        }
    }

    /// Who must speak next.
    pub fn expect_node(&self, node: Node<G::Chance>) -> Result<(), Failure> {
        same(G::node(&self.state), node)
    }
    /// These seats, in this order.
    pub fn expect_order(&self, have: &[Seat], want: &[&str]) -> Result<(), Failure> {
        let want = want.iter().map(|seat| self.seat(seat)).collect::<Result<Vec<_>, _>>()?;
        same(have, &want)
    }
    fn verdict(&self, seat: &str, action: &str) -> Result<Result<(), G::WhyNot>, Failure> {
        let action = G::read_action(&self.rules, action).map_err(|e| e.to_string())?;
        Ok(G::why_not(&self.rules, &self.state, self.seat(seat)?, action))
    }
    fn expect_may(&self, seat: &str, action: &str) -> Result<(), Failure> {
        self.verdict(seat, action)?.map_err(|why| format!("not possible: {why:?}"))
    }
    /// `expect not 1 buy petrol 2 because money R16 40/20 raise_funds`
    fn expect_not<S: Script<Game = G>>(&self, seat: &str, line: &str) -> Result<(), Failure> {
        let (action, because) = line.split_once(" because ").unwrap_or((line, ""));
        let Err(why) = self.verdict(seat, action)? else { return Err("it is possible".into()) };
        let reason = S::reason(&self.rules, why);
        match because.split_whitespace().find(|&word| !reason.iter().any(|fact| fact == word)) {
            Some(word) => Err(format!("the reason is {}, without {word}", reason.join(" "))),
            None => Ok(()),
        }
    }
    /// `expect legal 1: go; guard; back`, in any order.
    fn expect_legal(&self, seat: &str, line: &str) -> Result<(), Failure> {
        let have = legal::<G>(&self.rules, &self.state, self.seat(seat)?);
        let have = have.iter().map(|&a| G::write_action(&self.rules, a)).collect();
        let mut want = Vec::new();
        for action in line.split(';').map(str::trim).filter(|a| !a.is_empty()) {
            let action = G::read_action(&self.rules, action).map_err(|e| e.to_string())?;
            want.push(G::write_action(&self.rules, action));
        }
        same_lists(have, want)
    }
    fn expect_told(&self, text: &str, want: bool) -> Result<(), Failure> {
        let found = self.events.iter().any(|event| format!("{event:?}").contains(text));
        if found == want { Ok(()) } else { Err(format!("told so far: {:#?}", self.events)) }
    }
}

/// The line after so many words.
fn rest(line: &str, words: usize) -> &str {
    (0..words).fold(line, |line, _| line.split_once(' ').map_or("", |(_, rest)| rest.trim_start()))
}

/// What is there is what should be.
pub fn same<T: PartialEq + Debug>(have: T, want: T) -> Result<(), Failure> {
    if have == want { Ok(()) } else { Err(format!("is {have:?}, not {want:?}")) }
}

/// The same, in any order.
pub fn same_lists(mut have: Vec<String>, mut want: Vec<String>) -> Result<(), Failure> {
    have.sort();
    want.sort();
    same(have, want)
}
