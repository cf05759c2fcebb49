//! What a scenario expects.

use super::given::many;
use super::{Failure, Running, number};
use crate::support::action_list;
use game::{Game, Node, SeatSet};
use race::notation::{read_action, read_space, write_action, write_plan};
use race::why_not::{Remedy, Rule};
use race::{Chance, GreatRace, Verdict};

impl Running {
    /// One `expect` line.
    pub fn expect(&self, line: &str) -> Result<(), Failure> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["asks", ref seats @ ..] => {
                let seats = seats.iter().map(|s| self.seat(s)).collect::<Result<SeatSet, _>>()?;
                same(self.state.node(), Node::Decide(seats))
            }
            ["luck", "card"] => same(self.state.node(), Node::Chance(Chance::Card)),
            ["luck", "tile"] => same(self.state.node(), Node::Chance(Chance::Tile)),
            ["over"] => same(self.state.node(), Node::Over),
            ["turn", n] => same(self.state.table().turn, number(n)?),
            ["order", ref seats @ ..] => self.expect_seats(self.state.table().order(&self.rules), seats),
            ["standing", ref seats @ ..] => {
                self.expect_seats(&self.state.table().standing[..usize::from(self.rules.seats)], seats)
            }
            ["may", seat, ..] => self.expect_may(seat, rest(line, 2)),
            ["not", seat, ..] => self.expect_not(seat, rest(line, 2)),
            ["legal", seat, ..] => self.expect_legal(seat, rest(line, 2)),
            ["tile", space, tile] => self.expect_tile(space, Some(tile)),
            ["empty", space] => self.expect_tile(space, None),
            ["market", ref cards @ ..] => {
                let market = self.state.table().market().map(|c| self.rules.names.cards[c.index()].clone());
                same_lists(market.collect(), many(cards)?)
            }
            ["discard", card, n] => {
                self.expect_count(&self.state.table().discard, &self.rules.names.cards, card, n)
            }
            ["deck", "size", n] => same(self.state.table().deck_size, number(n)?),
            ["bag", tile, n] => self.expect_count(&self.state.table().bag, &self.rules.names.tiles, tile, n),
            ["removed", tile, n] => {
                self.expect_count(&self.state.table().removed, &self.rules.names.tiles, tile, n)
            }
            ["city", city, colour, cards] => self.expect_city(city, colour, number(cards)?),
            ["score", seat, points] => {
                same(GreatRace::score(&self.rules, &self.state, self.seat(seat)?), number(points)?)
            }
            ["rank", seat, place] => {
                let places = GreatRace::ranking(&self.rules, &self.state);
                same(places[self.seat(seat)?.index()], number(place)?)
            }
            ["told", ..] => self.expect_told(rest(line, 1), true),
            ["untold", ..] => self.expect_told(rest(line, 1), false),
            [seat, ref facts @ ..] => self.expect_player(seat, facts),
            [] => Err("expect what?".into()),
        }
    }

    fn expect_seats(&self, have: &[game::Seat], want: &[&str]) -> Result<(), Failure> {
        let want = want.iter().map(|s| self.seat(s)).collect::<Result<Vec<_>, _>>()?;
        same(have.to_vec(), want)
    }
    fn verdict(&self, seat: &str, action: &str) -> Result<Verdict, Failure> {
        let action = read_action(&self.rules, action).map_err(|e| e.to_string())?;
        Ok(self.state.why_not(&self.rules, self.seat(seat)?, action))
    }
    fn expect_may(&self, seat: &str, action: &str) -> Result<(), Failure> {
        self.verdict(seat, action)?.map_err(|why| format!("not possible: {why:?}"))
    }
    /// `expect not 1 buy petrol 2 because money R16 remedy raise_funds`
    fn expect_not(&self, seat: &str, line: &str) -> Result<(), Failure> {
        let (action, because) = line.split_once(" because ").unwrap_or((line, ""));
        let Err(why) = self.verdict(seat, action)? else { return Err("it is possible".into()) };
        let rule = match why.rule {
            Rule::R(n) => format!("R{n}"),
            Rule::Book(line) => format!("000:{line}"),
        };
        let mut facts = vec![why.reason.slug().to_string(), rule];
        if let Some((need, have)) = why.reason.numbers() {
            facts.push(format!("{need}/{have}"));
        }
        for remedy in why.remedies.iter().flatten() {
            facts.push(match remedy {
                Remedy::PlayCard(card) => format!("play_{}", self.rules.names.cards[card.index()]),
                other => other.slug().trim_start_matches("remedy_").to_string(),
            });
        }
        for word in because.split_whitespace() {
            if !facts.iter().any(|fact| fact == word) {
                return Err(format!("the reason is {}, without {word}", facts.join(" ")));
            }
        }
        Ok(())
    }
    /// `expect legal 1: go; guard; back`, in any order.
    fn expect_legal(&self, seat: &str, line: &str) -> Result<(), Failure> {
        let mut have = action_list();
        self.state.legal(&self.rules, self.seat(seat)?, &mut have);
        let have = have.iter().map(|&a| write_action(&self.rules, a)).collect();
        let mut want = Vec::new();
        for action in line.split(';').map(str::trim).filter(|a| !a.is_empty()) {
            let action = read_action(&self.rules, action).map_err(|e| e.to_string())?;
            want.push(write_action(&self.rules, action));
        }
        same_lists(have, want)
    }
    fn expect_tile(&self, space: &str, want: Option<&str>) -> Result<(), Failure> {
        let space = read_space(&self.rules, space).map_err(|e| e.to_string())?;
        let have = self.state.table().tile_at(space).map(|t| self.rules.names.tiles[t.index()].as_str());
        same(have, want)
    }
    fn expect_count(&self, counts: &[u8], names: &[String], name: &str, n: &str) -> Result<(), Failure> {
        let i = names.iter().position(|x| x == name).ok_or_else(|| format!("no {name} in this race"))?;
        same(counts[i], number(n)?)
    }
    fn expect_city(&self, city: &str, colour: &str, cards: u8) -> Result<(), Failure> {
        let i = self.rules.names.cities.iter().position(|c| c == city).ok_or("no such city")?;
        let info = self.rules.cities[i];
        same((format!("{:?}", info.colour).to_lowercase(), info.cards), (colour.to_string(), cards))
    }
    fn expect_told(&self, text: &str, want: bool) -> Result<(), Failure> {
        let found = self.events.iter().any(|event| format!("{event:?}").contains(text));
        if found == want { Ok(()) } else { Err(format!("told so far: {:#?}", self.events)) }
    }
    fn expect_player(&self, seat: &str, facts: &[&str]) -> Result<(), Failure> {
        let seat = self.seat(seat)?;
        let player = self.state.table().player(seat);
        let mut facts = facts.iter();
        while let Some(&fact) = facts.next() {
            let mut value = || facts.next().copied().ok_or_else(|| format!("{fact} what?"));
            let result = match fact {
                "at" => {
                    same(self.rules.names.spaces[player.at.index()].to_lowercase(), value()?.to_lowercase())
                }
                "petrol" => same(player.petrol, number(value()?)?),
                "engine" => same(player.engine, number(value()?)?),
                "chassis" => same(player.chassis, number(value()?)?),
                "money" => same(player.money, number(value()?)?),
                "cards" => same(player.cards, number(value()?)?),
                "level" => same(player.level, number(value()?)?),
                "place" => same(player.place, number(value()?)?),
                "assistants" => same(write_plan(player.assistants).as_str(), value()?),
                "plan" => same(write_plan(player.plan).as_str(), value()?),
                "passed" => same(player.passed, true),
                "hand" => {
                    let names = &self.rules.names.cards;
                    let held = self.rules.card_ids().flat_map(|card| {
                        std::iter::repeat_n(names[card.index()].clone(), player.holds(card).into())
                    });
                    same_lists(held.collect(), many(&[value()?])?)
                }
                "seen" => {
                    let names = &self.rules.names.cards;
                    let seen = self.rules.card_ids().flat_map(|card| {
                        let seen = player.hand[card.index()].seen();
                        std::iter::repeat_n(names[card.index()].clone(), seen.into())
                    });
                    same_lists(seen.collect(), many(&[value()?])?)
                }
                other => return Err(format!("\"{other}\" is not on a dashboard")),
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
