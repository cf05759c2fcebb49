//! What a solo scenario begins with: René's deck, the card in force, and the Torpedo's dashboard.

use race::Rules;
use race::ids::Space;
use race::notation::read_space;
use race::solo::{Deck, Powers, ReneId, Solo, course};
use testkit::scenario::{Failure, number};

/// `solo 1`, `solo a1,b2,.. legacy 0,1,0,0`: the deck by level or card by card, and legacy powers.
pub fn read_solo(rest: &str) -> Result<Solo, Failure> {
    let (deck, legacy) =
        rest.split_once(" legacy ").map_or((rest, None), |(deck, legacy)| (deck, Some(legacy)));
    let deck = match deck.parse() {
        Ok(level) => Deck::of_level(level),
        Err(_) => {
            deck.split(',').map(ReneId::read).collect::<Result<Deck, _>>().map_err(|e| e.to_string())?
        }
    };
    Ok(Solo { deck, legacy: legacy.map(read_powers).transpose()? })
}

/// `0,1,0,4`: blue, yellow, green, red.
fn read_powers(word: &str) -> Result<Powers, Failure> {
    let levels = word.split(',').map(number).collect::<Result<Vec<u8>, _>>()?;
    levels.try_into().map(Powers).map_err(|_| "powers are four numbers".to_owned())
}

/// The card in force.
pub struct Rene {
    card: ReneId,
    to: Option<String>,
    visited: Vec<String>,
    reveals: u8,
    pub powers: Powers,
}

impl Rene {
    /// `a1 to echo visited bravo,delta reveals 3 powers 0,0,0,0`.
    pub fn read(card: &str, rest: &[&str]) -> Result<Rene, Failure> {
        let card = ReneId::read(card).map_err(|e| e.to_string())?;
        let mut rene = Rene { card, to: None, visited: Vec::new(), reveals: 1, powers: Powers::NONE };
        for pair in rest.chunks(2) {
            match *pair {
                ["to", city] => rene.to = Some(city.into()),
                ["visited", cities] => rene.visited = cities.split(',').map(str::to_owned).collect(),
                ["reveals", n] => rene.reveals = number(n)?,
                ["powers", powers] => rene.powers = read_powers(powers)?,
                _ => return Err(format!("{pair:?} is nothing of René's")),
            }
        }
        Ok(rene)
    }
    /// As a position writes it. The objective follows from where the Torpedo stands, unless it is said.
    pub fn text(&self, rules: &Rules, level: &[(u8, String)]) -> Result<String, Failure> {
        let solo = rules.solo.as_ref().ok_or("René drives in a solo race only")?;
        let at: Space = read_space(rules, &level[1].1).map_err(|e| e.to_string())?;
        let start = race::State::new(rules);
        let objective = match &self.to {
            Some(city) => city.clone(),
            None => {
                let part = &start.table().rene;
                let (city, ..) = course::objective(rules, solo, part, at, solo.card(self.card));
                rules.names.cities[city.index()].clone()
            }
        };
        let gone = (usize::from(self.reveals) - 1) % 8;
        let left = solo.deck.iter().filter(|&card| card != self.card).skip(gone);
        let left: Vec<String> = left.map(ReneId::slug).collect();
        let left = if left.is_empty() { "-".to_owned() } else { left.join("+") };
        let here = rules.city_at(at).map(|city| rules.names.cities[city.index()].clone());
        let from = rules.names.spaces[rules.start.index()].clone();
        let been: Vec<String> = rules
            .names
            .cities
            .iter()
            .filter(|&city| self.visited.contains(city) || here.as_ref() == Some(city) || *city == from)
            .cloned()
            .collect();
        let powers = self.powers.0.map(|n| n.to_string()).join(",");
        Ok(format!("{}/{}/{left}/{objective}/{}/{powers}", self.card.slug(), self.reveals, been.join("+")))
    }
}

/// How far gauges go, and what is full.
pub struct Gauges {
    pub full: u8,
    pub max: u8,
    pub chassis: u8,
    pub money: u16,
}

impl Gauges {
    /// Of the vehicle of this number.
    pub fn of(rules: &Rules, vehicle: usize, powers: Powers) -> Gauges {
        match &rules.solo {
            Some(solo) if vehicle == 1 => {
                let full = solo.numbers.gauge_max;
                Gauges { full, max: powers.gauge_max(full), chassis: 0, money: 0 }
            }
            _ => {
                let max = rules.numbers.gauge_max;
                Gauges { full: max, max, chassis: max, money: rules.numbers.start_money }
            }
        }
    }
}

/// The suspended rooms at the beginning of a phase.
pub fn rooms(phase: &str, order: &[u8], market: u8) -> Result<String, Failure> {
    Ok(match phase {
        "bivouac" => format!("solo(stage=after_bivouac(0))/camp(stage=lay_out({market}))"),
        "planning" => "solo(stage=lift_screens)/planning(waiting=1)".into(),
        "reveal" => "solo(stage=reveal)".into(),
        "convoy 1" => {
            let next = if order[0] == 1 { 1 } else { 0 };
            format!("solo(stage=close_turn)/convoy(next={next})/sequence(seat=1,stage=buy_petrol)")
        }
        other => return Err(format!("begin race, bivouac, planning, reveal or convoy 1, not \"{other}\"")),
    })
}
