//! Legacy powers (003:251-388; R122, R128, R130, R139, R141, R142, R169): four colours, four levels each. They add up, are won
//! in order, and work from the moment the Torpedo enters the city.

use super::event::Rene;
use super::{TORPEDO, cards::ReneId};
use crate::cards::Effect;
use crate::engine::Cx;
use crate::event::{Event, Fact};
use crate::ids::{CardId, City, Colour, Gauge};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::Events;
use game::text::{Reader, Text, TextError};

/// Levels of each colour.
pub const MOST_POWERS: u8 = 4;

/// How many powers of each colour the Torpedo has, in the order of [`Colour::OF_CITIES`]: blue, yellow, green, red.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Powers(pub [u8; 4]);

impl Powers {
    /// None.
    pub const NONE: Powers = Powers([0; 4]);

    /// Powers of one colour.
    pub fn of(self, colour: Colour) -> u8 {
        colour.index().map_or(0, |i| self.0[i])
    }
    fn has(self, colour: Colour, level: u8) -> bool {
        self.of(colour) >= level
    }
    /// Yellow 1-4: the maximum of both gauges is 7, 8, 9, 10 (R130).
    pub fn gauge_max(self, plain: u8) -> u8 {
        plain + self.of(Colour::Yellow)
    }
    /// Green 1 and 3: petrol cards fill the tank, in the Bivouac and in a city.
    pub fn takes_petrol(self, draw: Draw) -> bool {
        self.has(Colour::Green, if draw == Draw::Bivouac { 1 } else { 3 })
    }
    /// Green 2 and 4: parts and tools mend, in the Bivouac and in a city.
    pub fn takes_parts(self, draw: Draw) -> bool {
        self.has(Colour::Green, if draw == Draw::Bivouac { 2 } else { 4 })
    }
    /// Red 1 and 2: danger cards hurt the player, in the Bivouac and in a city.
    pub fn strikes(self, draw: Draw) -> bool {
        self.has(Colour::Red, if draw == Draw::Bivouac { 1 } else { 2 })
    }
    /// Does anything follow from the cards that the Torpedo draws in cities (R122)?
    pub fn reads_city_draws(self) -> bool {
        self.takes_petrol(Draw::City) || self.takes_parts(Draw::City) || self.strikes(Draw::City)
    }
    /// Red 3 and 4: what a danger on a tile costs.
    pub fn danger_damage(self, plain: u8) -> u8 {
        match self.of(Colour::Red) {
            0..=2 => plain,
            3 => plain.min(1),
            _ => 0,
        }
    }
    /// Blue 1: stops do not bind.
    pub fn ignores_stops(self) -> bool {
        self.has(Colour::Blue, 1)
    }
    /// Blue 2: risk zones cost nothing more.
    pub fn ignores_risk(self) -> bool {
        self.has(Colour::Blue, 2)
    }
    /// Blue 3: sea lines.
    pub fn takes_ships(self) -> bool {
        self.has(Colour::Blue, 3)
    }
    /// Blue 4: spaces more for the second assistant.
    pub fn more_spaces(self) -> u8 {
        u8::from(self.has(Colour::Blue, 4))
    }
}

/// `0,1,0,4`: blue, yellow, green, red.
impl Text<Rules> for Powers {
    fn write(&self, _: &Rules, out: &mut String) {
        let [a, b, c, d] = self.0;
        *out += &format!("{a},{b},{c},{d}");
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        let mut powers = Powers::NONE;
        for (i, level) in powers.0.iter_mut().enumerate() {
            if i > 0 {
                from.expect(",")?;
            }
            *level = Text::read(from)?;
        }
        Ok(powers)
    }
}

/// Where René draws a resource card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// From the market.
    Bivouac,
    /// On entering a city.
    City,
}

/// R128, R142, R169: a city of the card's colour brings the next power of that colour, if there is one.
pub(super) fn win<E: Events<Event>>(cx: &mut Cx<E>, city: City) {
    let Some(solo) = cx.rules.solo.as_ref().filter(|solo| solo.legacy) else { return };
    let colour = cx.rules.city(city).colour;
    let wanted = cx.table.rene.shown.map(|card: ReneId| solo.card(card).colour);
    let Some(i) = colour.index().filter(|_| wanted == Some(colour)) else { return };
    let powers = &mut cx.table.rene.powers;
    if powers.0[i] >= MOST_POWERS {
        return;
    }
    powers.0[i] += 1;
    let (level, most) = (powers.0[i], powers.gauge_max(solo.numbers.gauge_max));
    let max = &mut cx.table.player_mut(TORPEDO).max;
    (max[Gauge::Petrol], max[Gauge::Engine]) = (most, most); // R130: the needles stay where they are.
    cx.fact(Fact::Rene(Rene::PowerWon { colour, level }));
}

/// R122: what a resource card does for the Torpedo that draws it. Is the player to suffer for it?
pub(super) fn profit<E: Events<Event>>(cx: &mut Cx<E>, card: CardId, draw: Draw) -> bool {
    let powers = cx.table.rene.powers;
    let (gauge, levels) = match cx.rules.card(card).effect {
        Effect::Petrol { levels } if powers.takes_petrol(draw) => (Gauge::Petrol, levels),
        Effect::Fix { engine, chassis, either } if powers.takes_parts(draw) => {
            (Gauge::Engine, engine + chassis + either)
        }
        _ => return cx.rules.card(card).danger && powers.strikes(draw) && can_suffer(cx.table),
    };
    let gained = cx.table.player_mut(TORPEDO).raise(gauge, levels);
    cx.fact(Fact::Rene(Rene::Profited { card, gauge, gained }));
    false
}

/// R67: a vehicle at the finish is safe.
fn can_suffer(table: &Tabletop) -> bool {
    !table.player(super::HUMAN).is_finished()
}
