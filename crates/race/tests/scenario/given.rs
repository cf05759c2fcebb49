//! What a scenario begins with, turned into a position line.

use super::rene::{self, Gauges, Rene};
use race::modules::ModuleSet;
use race::notation::{read_space, write_plan, write_position};
use race::rules::{Direction, Middle};
use race::solo::Solo;
use race::{Rules, State};
use testkit::scenario::{Failure, number};

/// The table before the first move. What is not set is as at the start of a race.
pub struct Given {
    pub board: String,
    pub seats: u8,
    pub first: u8,
    pub direction: Direction,
    pub middle: Option<Middle>,
    pub modules: ModuleSet,
    pub solo: Option<Solo>,
    rene: Option<Rene>,
    turn: u8,
    order: Option<Vec<u8>>,
    standing: Option<Vec<u8>>,
    players: [Dashboard; 5],
    tiles: Vec<(String, String)>,
    removed: Vec<String>,
    deck: Option<Vec<String>>,
    bag: Option<Vec<String>>,
    discard: Vec<String>,
    parts: Vec<(String, String)>,
}

#[derive(Clone, Default)]
struct Dashboard {
    at: Option<String>,
    petrol: Option<u8>,
    engine: Option<u8>,
    chassis: Option<u8>,
    money: Option<u16>,
    hand: Vec<String>,
    seen: Vec<String>,
    assistants: String,
    passed: bool,
    place: u8,
}

impl Default for Given {
    fn default() -> Self {
        Given {
            board: "proving".into(),
            seats: 2,
            first: 0,
            direction: Direction::Forward,
            middle: None,
            modules: ModuleSet::NONE,
            solo: None,
            rene: None,
            turn: 2,
            order: None,
            standing: None,
            players: Default::default(),
            tiles: Vec::new(),
            removed: Vec::new(),
            deck: None,
            bag: None,
            discard: Vec::new(),
            parts: Vec::new(),
        }
    }
}

impl Given {
    /// One `set` line.
    pub fn set(&mut self, line: &str) -> Result<(), Failure> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let seats = |words: &[&str]| words.iter().map(|w| number::<u8>(w)).collect::<Result<Vec<_>, _>>();
        match words[..] {
            ["turn", n] => self.turn = number(n)?,
            ["order", ref rest @ ..] => self.order = Some(seats(rest)?),
            ["standing", ref rest @ ..] => self.standing = Some(seats(rest)?),
            ["rene", card, ref rest @ ..] => self.rene = Some(Rene::read(card, rest)?),
            ["part", module, part] => self.parts.push((module.into(), part.into())),
            ["tile", space, tile] => self.tiles.push((space.into(), tile.into())),
            ["removed", ref rest @ ..] => self.removed = many(rest)?,
            ["discard", ref rest @ ..] => self.discard = many(rest)?,
            ["deck", ref rest @ ..] => self.deck = Some(many(rest)?),
            ["bag", ref rest @ ..] => self.bag = Some(many(rest)?),
            [seat, ref rest @ ..] => {
                let index = number::<usize>(seat)? - 1;
                let player = self.players.get_mut(index).ok_or("no such seat")?;
                player.set(rest)?;
            }
            [] => return Err("set what?".into()),
        }
        Ok(())
    }

    /// The whole table as a position line, at the beginning of a phase.
    pub fn position(&self, rules: &Rules, phase: &str) -> Result<String, Failure> {
        let n = rules.vehicles;
        let order = self.order.clone().unwrap_or_else(|| (0..n).map(|i| (self.first + i) % n + 1).collect());
        let rooms = match self.solo {
            None => rooms(phase, n, &order)?,
            Some(_) => {
                let more = self.parts.iter().any(|(_, part)| part.contains("deforet"));
                rene::rooms(phase, &order, 5 + u8::from(more))?
            }
        };
        let mut out = format!("turn={} order={}", self.turn, join(&order));
        let mut level = Vec::new();
        for player in &self.players[..usize::from(n)] {
            let at = match &player.at {
                Some(at) => read_space(rules, at).map_err(|e| e.to_string())?,
                None => rules.start,
            };
            level.push((rules.level(at), rules.names.spaces[at.index()].clone()));
        }
        let standing = self.standing.clone().unwrap_or_else(|| {
            let mut seats = order.clone();
            seats.sort_by_key(|&seat| std::cmp::Reverse(level[usize::from(seat) - 1].0));
            seats
        });
        let active = phase.strip_prefix("convoy ").unwrap_or("-");
        out += &format!(" standing={} active={active}", join(&standing));
        let rene = self.rene.as_ref().map(|rene| rene.text(rules, &level)).transpose()?;
        for (i, (player, (level, at))) in self.players.iter().zip(&level).enumerate() {
            let powers =
                self.rene.as_ref().map(|rene| rene.powers).or(self.solo.and_then(|solo| solo.legacy));
            let gauges = Gauges::of(rules, i, powers.unwrap_or_default());
            let text = player.text(
                at,
                *level,
                ["convoy", "reveal"].iter().any(|word| phase.starts_with(word)),
                gauges,
            )?;
            out += &format!(" seat{}={text}", i + 1);
        }
        let tiles: Vec<String> = self.tiles.iter().map(|(space, tile)| format!("{space}:{tile}")).collect();
        let removed = match &self.bag {
            None => self.removed.clone(),
            Some(bag) => {
                let laid: Vec<String> = self.tiles.iter().map(|(_, tile)| tile.clone()).collect();
                rest_of(&rules.names.tiles, &rules.bag, &[bag.clone(), laid])
            }
        };
        let discard = match &self.deck {
            None => self.discard.clone(),
            Some(deck) => {
                let hands = self.players.iter().flat_map(|p| p.hand.clone()).collect();
                rest_of(&rules.names.cards, &rules.deck, &[deck.clone(), hands])
            }
        };
        out += &format!(" tiles={} removed={} drawn=-", or_dash(tiles.join(",")), counted(&removed));
        out += &format!(
            " discard={} market=- aside=- in_play=-{} rooms={rooms}",
            counted(&discard),
            self.module_parts(rules, rene)
        );
        Ok(out)
    }

    /// What was set, and what modules keep at the beginning of a race otherwise.
    fn module_parts(&self, rules: &Rules, rene: Option<String>) -> String {
        let rene = rene.map(|part| ("rene".to_owned(), part));
        let all: Vec<&(String, String)> = self.parts.iter().chain(&rene).collect();
        let set = |module: &str| all.iter().find(|(name, _)| name == module).map(|(_, part)| part);
        let parts = parts(rules, &State::new(rules)).into_iter();
        parts.map(|(module, part)| format!(" {module}={}", set(&module).unwrap_or(&part))).collect()
    }
}

/// What the modules of this race keep on the table, by module.
pub fn parts(rules: &Rules, state: &State) -> Vec<(String, String)> {
    let line = write_position(rules, state);
    let (_, rest) = line.split_once(" in_play=").expect("every position says which card is in play");
    let rest = rest.split(" rooms=").next().unwrap_or_default();
    let parts = rest.split(' ').skip(1).filter_map(|part| part.split_once('='));
    parts.map(|(module, part)| (module.to_owned(), part.to_owned())).collect()
}

impl Dashboard {
    fn set(&mut self, words: &[&str]) -> Result<(), Failure> {
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            if word == "passed" {
                self.passed = true;
                continue;
            }
            let value = *words.next().ok_or_else(|| format!("{word} what?"))?;
            match word {
                "at" => self.at = Some(value.into()),
                "petrol" => self.petrol = Some(number(value)?),
                "engine" | "mechanics" => self.engine = Some(number(value)?),
                "chassis" => self.chassis = Some(number(value)?),
                "money" => self.money = Some(number(value)?),
                "hand" => self.hand = many(&[value])?,
                "seen" => self.seen = many(&[value])?,
                "assistants" => self.assistants = value.into(),
                "place" => self.place = number(value)?,
                other => return Err(format!("\"{other}\" is not on a dashboard")),
            }
        }
        Ok(())
    }
    fn text(&self, at: &str, level: u8, in_convoy: bool, gauges: Gauges) -> Result<String, Failure> {
        let Gauges { full, max, chassis, money } = gauges;
        let mut hand = Vec::new();
        for card in kinds(&self.hand) {
            let count = self.hand.iter().filter(|c| **c == card).count();
            let seen = self.seen.iter().filter(|c| **c == card).count();
            hand.push(format!("{card}:{count}:{seen}"));
        }
        let plan = race::notation::read_plan(if self.assistants.is_empty() { "-" } else { &self.assistants });
        let plan = write_plan(plan.map_err(|e| e.to_string())?);
        Ok(format!(
            "at={at},petrol={}/{max},engine={}/{max},chassis={}/{chassis},level={level},money={},assistants={},passed={},place={},hand={},plan=-,sealed=open",
            self.petrol.unwrap_or(full),
            self.engine.unwrap_or(full),
            self.chassis.unwrap_or(chassis),
            self.money.unwrap_or(money),
            if in_convoy { plan } else { "-".into() },
            if self.passed || self.place > 0 { "yes" } else { "no" },
            self.place,
            or_dash(hand.join("+")),
        ))
    }
}

/// The suspended rooms at the beginning of a phase.
fn rooms(phase: &str, seats: u8, order: &[u8]) -> Result<String, Failure> {
    if let Some(seat) = phase.strip_prefix("convoy ") {
        let seat: u8 = number(seat)?;
        let place = order.iter().position(|&s| s == seat).ok_or("that seat is not in the order")?;
        let next = (place + 1) % usize::from(seats);
        return Ok(format!(
            "race(stage=close_turn)/convoy(next={next})/sequence(seat={seat},stage=buy_petrol)"
        ));
    }
    match phase {
        "bivouac" => Ok(format!("race(stage=after_bivouac(0))/bivouac(stage=lay_out({}))", seats + 1)),
        "planning" => {
            let all: Vec<String> = (1..=seats).map(|s| s.to_string()).collect();
            Ok(format!("race(stage=drive_convoy)/planning(waiting={})", all.join("+")))
        }
        other => Err(format!("begin race, bivouac, planning or convoy N, not \"{other}\"")),
    }
}

/// `jerrycan*2,militia` as single names.
pub fn many(words: &[&str]) -> Result<Vec<String>, Failure> {
    let mut out = Vec::new();
    for item in words.iter().flat_map(|word| word.split(',')).filter(|item| !item.is_empty() && *item != "-")
    {
        let (name, n) = item.split_once('*').unwrap_or((item, "1"));
        out.extend(std::iter::repeat_n(name.to_string(), number(n)?));
    }
    Ok(out)
}

fn kinds(items: &[String]) -> Vec<String> {
    let mut kinds = items.to_vec();
    kinds.sort();
    kinds.dedup();
    kinds
}

fn counted(items: &[String]) -> String {
    let text: Vec<String> = kinds(items)
        .into_iter()
        .map(|kind| format!("{kind}:{}", items.iter().filter(|i| **i == kind).count()))
        .collect();
    or_dash(text.join(","))
}

/// Everything of a set that is not in one of the lists.
fn rest_of(names: &[String], copies: &[u8], taken: &[Vec<String>]) -> Vec<String> {
    let mut rest = Vec::new();
    for (name, &n) in names.iter().zip(copies) {
        let out = taken.iter().flatten().filter(|t| *t == name).count();
        rest.extend(std::iter::repeat_n(name.clone(), usize::from(n).saturating_sub(out)));
    }
    rest
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".into() } else { text }
}

fn join(seats: &[u8]) -> String {
    seats.iter().map(u8::to_string).collect::<Vec<_>>().join(",")
}
