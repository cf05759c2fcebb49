//! What a scenario of a motorcar race (004) expects.

use super::{Failure, Running, number};
use game::{Actions, Game, Node, Seat, SeatSet};
use motorcar::notation::{read_action, write_action};
use motorcar::rooms::Frame;
use motorcar::why_not::Rule;
use motorcar::{Chance, Dice, MotorcarRace, Verdict};

impl Running {
    /// One `expect` line.
    pub fn expect(&self, line: &str) -> Result<(), Failure> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["asks", ref seats @ ..] => same(self.state.node(), Node::Decide(self.seats(seats)?)),
            ["luck", "predicament", "die"] => self.expect_chance(Chance::Die(Dice::Predicaments)),
            ["luck", "stage", "die"] => self.expect_chance(Chance::Die(Dice::Stage)),
            ["luck", "delay", "die"] => self.expect_chance(Chance::Die(Dice::Delay)),
            ["luck", "token"] => self.expect_chance(Chance::Token),
            ["luck", "slip"] => self.expect_chance(Chance::Slip),
            ["luck", "lot", ref seats @ ..] => self.expect_chance(Chance::Lot(self.seats(seats)?)),
            ["over"] => same(self.state.node(), Node::Over),
            ["round", n] => same(self.state.table().round, number(n)?),
            ["destination", stage] => same(self.rules.stage(self.state.table().round), stage),
            ["predicaments", n] => self.expect_predicaments(number(n)?),
            ["order", ref seats @ ..] => {
                let want = seats.iter().map(|s| self.seat(s)).collect::<Result<Vec<Seat>, _>>()?;
                same(self.state.table().order(&self.rules).to_vec(), want)
            }
            ["may", seat, ..] => self.expect_may(seat, rest(line, 2)),
            ["not", seat, ..] => self.expect_not(seat, rest(line, 2)),
            ["legal", seat, ..] => self.expect_legal(seat, rest(line, 2)),
            ["score", seat, days] => {
                same(MotorcarRace::score(&self.rules, &self.state, self.seat(seat)?), number(days)?)
            }
            ["rank", seat, place] => {
                let places = MotorcarRace::ranking(&self.rules, &self.state);
                same(places[self.seat(seat)?.index()], number(place)?)
            }
            ["told", ..] => self.expect_told(rest(line, 1), true),
            ["untold", ..] => self.expect_told(rest(line, 1), false),
            [seat, ref facts @ ..] => self.expect_player(seat, facts),
            [] => Err("expect what?".into()),
        }
    }

    fn seats(&self, words: &[&str]) -> Result<SeatSet, Failure> {
        words.iter().map(|s| self.seat(s)).collect()
    }
    fn expect_chance(&self, chance: Chance) -> Result<(), Failure> {
        same(self.state.node(), Node::Chance(chance))
    }
    fn expect_predicaments(&self, want: u8) -> Result<(), Failure> {
        let have = self.state.frames().iter().find_map(|frame| match frame {
            Frame::Round(room) => Some(room.predicaments()),
            _ => None,
        });
        same(have, Some(want))
    }
    fn verdict(&self, seat: &str, action: &str) -> Result<Verdict, Failure> {
        let action = read_action(&self.rules, action).map_err(|e| e.to_string())?;
        Ok(self.state.why_not(&self.rules, self.seat(seat)?, action))
    }
    fn expect_may(&self, seat: &str, action: &str) -> Result<(), Failure> {
        self.verdict(seat, action)?.map_err(|why| format!("not possible: {why:?}"))
    }
    /// `expect not 1 inflict 2 because tiles 004:90 2/1 pledge`
    fn expect_not(&self, seat: &str, line: &str) -> Result<(), Failure> {
        let (action, because) = line.split_once(" because ").unwrap_or((line, ""));
        let Err(why) = self.verdict(seat, action)? else { return Err("it is possible".into()) };
        let rule = match why.rule {
            Rule::M(n) => format!("M{n}"),
            Rule::Book(line) => format!("004:{line}"),
        };
        let mut facts = vec![why.reason.slug().to_string(), rule];
        if let Some((need, have)) = why.reason.numbers() {
            facts.push(format!("{need}/{have}"));
        }
        let remedies = why.remedies.iter().flatten();
        facts.extend(remedies.map(|remedy| remedy.slug().trim_start_matches("remedy_").to_string()));
        for word in because.split_whitespace() {
            if !facts.iter().any(|fact| fact == word) {
                return Err(format!("the reason is {}, without {word}", facts.join(" ")));
            }
        }
        Ok(())
    }
    /// `expect legal 1: inflict 2; done`, in any order.
    fn expect_legal(&self, seat: &str, line: &str) -> Result<(), Failure> {
        let mut have = Actions::new(MotorcarRace::NO_ACTION);
        self.state.legal(&self.rules, self.seat(seat)?, &mut have);
        let have = have.iter().map(|&a| write_action(&self.rules, a)).collect();
        let mut want = Vec::new();
        for action in line.split(';').map(str::trim).filter(|a| !a.is_empty()) {
            let action = read_action(&self.rules, action).map_err(|e| e.to_string())?;
            want.push(write_action(&self.rules, action));
        }
        same_lists(have, want)
    }
    fn expect_told(&self, text: &str, want: bool) -> Result<(), Failure> {
        let found = self.events.iter().any(|event| format!("{event:?}").contains(text));
        if found == want { Ok(()) } else { Err(format!("told so far: {:#?}", self.events)) }
    }
    fn expect_player(&self, seat: &str, facts: &[&str]) -> Result<(), Failure> {
        let seat = self.seat(seat)?;
        let table = self.state.table();
        let player = table.player(seat);
        let mut facts = facts.iter();
        while let Some(&fact) = facts.next() {
            let mut value = || facts.next().copied().ok_or_else(|| format!("{fact} what?"));
            let result = match fact {
                "day" => same(player.day, number(value()?)?),
                "tiles" => same(player.tiles, number(value()?)?),
                "tokens" => same(player.tokens, number(value()?)?),
                "strain" => same(player.strain.map_or("-", |s| s.slug()), value()?),
                "bag" => same(table.bag[seat.index()], number(value()?)?),
                "random" => same(player.random, number(value()?)?),
                "inflicted" => same(player.inflicted, number(value()?)?),
                "pledge" => {
                    same(player.pledge.map_or("-".into(), |s| s.number().to_string()), value()?.into())
                }
                other => return Err(format!("\"{other}\" is not on the table")),
            };
            result.map_err(|error| format!("{fact}: {error}"))?;
        }
        Ok(())
    }
}

/// The line after so many words.
fn rest(line: &str, words: usize) -> &str {
    (0..words).fold(line, |line, _| line.split_once(' ').map_or("", |(_, rest)| rest.trim_start()))
}

fn same<T: PartialEq + std::fmt::Debug>(have: T, want: T) -> Result<(), Failure> {
    if have == want { Ok(()) } else { Err(format!("is {have:?}, not {want:?}")) }
}

fn same_lists(mut have: Vec<String>, mut want: Vec<String>) -> Result<(), Failure> {
    have.sort();
    want.sort();
    same(have, want)
}
