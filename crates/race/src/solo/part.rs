//! What solo keeps on the table. All of it lies open: the order of René's deck exists nowhere, a card is drawn when it is
//! revealed, and which cards are left everybody can count.

use super::TORPEDO;
use super::cards::{Deck, ReneCard, ReneId};
use super::powers::{MOST_POWERS, Powers};
use crate::ids::City;
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::text::{Reader, Text, TextError, must};

/// René's cards, his objective and his powers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Part {
    /// Cities that the Torpedo has entered, as bits (R119).
    visited: u64,
    /// Cards that have not been revealed since the deck was shuffled.
    pub left: Deck,
    /// The card in force.
    pub shown: Option<ReneId>,
    /// Cards revealed so far (R127).
    pub reveals: u8,
    /// Where the Torpedo goes.
    pub objective: Option<City>,
    /// Legacy powers.
    pub powers: Powers,
}

impl Part {
    /// As a race begins.
    pub(crate) fn new(rules: &Rules) -> Part {
        let Some(solo) = &rules.options.solo else { return Part::default() };
        let mut part = Part { left: solo.deck, powers: solo.legacy.unwrap_or_default(), ..Part::default() };
        rules.city_at(rules.start).into_iter().for_each(|city| part.visit(city));
        part
    }
    /// Has the Torpedo been in this city?
    pub const fn has_visited(&self, city: City) -> bool {
        self.visited >> city.0 & 1 == 1
    }
    /// It has now.
    pub(super) const fn visit(&mut self, city: City) {
        self.visited |= 1 << city.0;
    }
    /// The numbers of the card in force.
    pub fn card<'a>(&self, rules: &'a Rules) -> Option<&'a ReneCard> {
        rules.solo.as_ref().zip(self.shown).map(|(solo, card)| solo.card(card))
    }
    fn cities(&self, rules: &Rules) -> impl Iterator<Item = City> + use<> {
        let visited = self.visited;
        (0..rules.cities.len() as u8).map(City).filter(move |city| visited >> city.0 & 1 == 1)
    }
    /// Refuses what could not stand in a real race.
    pub(crate) fn check(&self, rules: &Rules, table: &Tabletop) -> Result<(), TextError> {
        let Some(solo) = &rules.solo else { return Ok(()) };
        let drawn = match self.reveals {
            0 => 0,
            n => (usize::from(n) - 1) % solo.deck_size() + 1,
        };
        // R127: the deck is whole again just before the ninth card.
        let is_shuffled = drawn == solo.deck_size() && self.left == solo.deck;
        let is_left = self.left.len() == solo.deck_size() - drawn;
        let counts = self.left.is_within(solo.deck) && (is_left || is_shuffled);
        let shown = self.shown.is_some() == (self.reveals > 0)
            && self.shown.is_none_or(|card| solo.deck.has(card) && (is_shuffled || !self.left.has(card)));
        must(counts && shown, "rene", "the cards of this deck, each in one place")?;
        must(self.objective.is_some() == self.shown.is_some(), "rene", "an objective with a card")?;
        let begun = rules.options.solo.and_then(|solo| solo.legacy).unwrap_or_default();
        let more =
            |(&now, &then): (&u8, &u8)| now >= then && now <= if solo.legacy { MOST_POWERS } else { 0 };
        must(self.powers.0.iter().zip(&begun.0).all(more), "rene", "powers of this race")?;
        let torpedo = table.player(TORPEDO);
        let most = self.powers.gauge_max(solo.numbers.gauge_max);
        let plain = torpedo.cards == 0 && torpedo.money == 0 && torpedo.max.chassis == 0;
        must(
            plain && torpedo.max.petrol == most && torpedo.max.engine == most,
            "the Torpedo",
            "two gauges that go as far as its powers say, and neither cards nor money",
        )
    }
}

/// `a1/2/b1+c1/echo/alpha+echo/0,0,0,0`: the card in force, how many were revealed, which are left, the objective, the cities
/// entered, and the powers.
impl Text<Rules> for Part {
    fn write(&self, rules: &Rules, out: &mut String) {
        self.shown.write(rules, out);
        *out += &format!("/{}/", self.reveals);
        self.left.write(rules, out);
        out.push('/');
        self.objective.write(rules, out);
        out.push('/');
        let cities: Vec<&str> =
            self.cities(rules).map(|city| rules.names.cities[city.index()].as_str()).collect();
        out.push_str(if cities.is_empty() { "-" } else { "" });
        out.push_str(&cities.join("+"));
        out.push('/');
        self.powers.write(rules, out);
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        let shown = Text::read(from)?;
        from.expect("/")?;
        let reveals = Text::read(from)?;
        from.expect("/")?;
        let left = Text::read(from)?;
        from.expect("/")?;
        let objective = Text::read(from)?;
        from.expect("/")?;
        let mut part = Part { visited: 0, left, shown, reveals, objective, powers: Powers::NONE };
        let word = from.word();
        for name in word.split('+').filter(|_| word != "-") {
            let i = from.rules.names.cities.iter().position(|city| city == name);
            let city = i.ok_or_else(|| TextError::new(name, "a city of this board"))?;
            part.visit(City(city as u8));
        }
        from.expect("/")?;
        part.powers = Text::read(from)?;
        Ok(part)
    }
}
