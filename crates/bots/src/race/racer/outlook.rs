//! The way ahead, in francs: what every space costs to cross as far as the view tells, the cheapest way
//! from every space to the finish, and how far a vehicle gets on it with what it has.

use super::extras;
use super::ground::{Ground, Memory, Toll};
use super::ways::Leg;
use game::Seat;
use race::Rules;
use race::ids::{Colour, Line, MAX_SPACES, Space, TileId, Way};
use race::modules::hooks;
use race::rooms::{self, Cost};
use race::tabletop::{Player, Tabletop};

/// A level of petrol, in francs: between the price in a city and outside.
pub(super) const PETROL: i32 = 15;
/// A level of engine or chassis.
pub(super) const LEVEL: i32 = 20;
/// What a stop costs: the rest of a drive.
pub(super) const STOP: i32 = 14;
/// What a card is worth on the average.
pub(super) const CARD: i32 = 24;
/// What a card is worth that a leader brings beside those of the city: a hand is soon full.
const MORE: i32 = 8;
/// What every further card adds from which that one is chosen.
const CHOICE: i32 = 6;
/// What each space costs in time.
pub(super) const TIME: i32 = 8;

/// Engine levels are worth most while there are few; chassis levels hold cards and count at the end.
pub(super) fn body(engine: i32, chassis: i32) -> i32 {
    const ENGINE: [i32; 10] = [-90, 0, 34, 58, 76, 90, 102, 112, 120, 126];
    const CHASSIS: [i32; 10] = [-20, 4, 24, 42, 58, 72, 84, 94, 102, 108];
    ENGINE[engine.clamp(0, 9) as usize] + CHASSIS[chassis.clamp(0, 9) as usize]
}

/// The way from everywhere to the finish, as the driver of a vehicle knows it.
#[derive(Debug)]
pub(super) struct Outlook<'a> {
    rules: &'a Rules,
    table: &'a Tabletop,
    seat: Seat,
    ground: &'a Ground,
}

impl<'a> Outlook<'a> {
    /// The way as the driver of `seat` knows it.
    pub(super) fn new(
        rules: &'a Rules,
        table: &'a Tabletop,
        seat: Seat,
        memory: &'a mut Memory,
    ) -> Outlook<'a> {
        Outlook { rules, table, seat, ground: memory.ground(rules, table, seat) }
    }
    /// What entering a space costs in francs; a city gives cards for it.
    pub(super) fn francs(&self, space: Space) -> i32 {
        self.ground.entry(space)
    }
    /// What unexplored ground is expected to cost, in francs.
    pub(super) fn unknown_francs(&self) -> i32 {
        self.ground.unknown.francs()
    }
    /// The cost of the way from here.
    pub(super) fn to_go(&self, space: Space) -> i32 {
        self.ground.to_go(self.rules, space)
    }
    /// What a ride costs in francs, without discounts.
    fn fare(&self, line: Line) -> i32 {
        i32::from(rooms::fare(self.rules, self.table, self.seat, line, 0))
    }
    /// The legs of the cheapest way from `at` to the finish.
    fn legs(&self, at: Space) -> impl Iterator<Item = (Space, Leg)> + '_ {
        let mut here = at;
        let next = move || {
            let from = here;
            (from != self.rules.finish).then(|| {
                let leg = self.ground.next(self.rules, from);
                here = leg.to;
                (from, leg)
            })
        };
        std::iter::from_fn(next).take(MAX_SPACES)
    }
    /// How many cities of a colour lie on the cheapest way from `at`, itself counted.
    pub(super) fn cities_ahead(&self, at: Space, colour: Colour) -> i32 {
        let is_one = |space: Space| {
            self.rules.city_at(space).is_some_and(|city| self.rules.city(city).colour == colour)
        };
        self.legs(at).filter(|&(from, _)| is_one(from)).count() as i32
    }
    /// Does the cheapest way from `at` go by sea somewhere?
    pub(super) fn has_sea_ride(&self, at: Space) -> bool {
        self.legs(at).any(|(_, leg)| leg.by.is_some_and(|line| self.rules.line(line).way == Way::Sea))
    }
    /// How many steps ahead a space lies on the cheapest way from `at`, if it does within `most`.
    pub(super) fn steps_to(&self, at: Space, wanted: Space, most: u8) -> Option<u8> {
        let mut here = at;
        for steps in 1..=most {
            if here == self.rules.finish {
                return None;
            }
            here = self.ground.next(self.rules, here).to;
            if here == wanted {
                return Some(steps);
            }
        }
        None
    }

    /// How far a vehicle gets by itself with this purse, tank, engine and so many drives.
    pub(super) fn cruise(&self, player: &Player, mut purse: i32, drives: u8) -> Trip {
        let mut trip = Trip {
            at: player.at,
            purse,
            petrol: i32::from(player.petrol) * 10,
            damage: 0,
            steps: 0,
            cards: 0,
            gifts: 0,
        };
        let engine = i32::from(player.engine) * 10;
        for drive in 1..=drives {
            let allowance = (engine - trip.damage / 2 + 9) / 10;
            if trip.at == self.rules.finish || allowance <= 0 {
                break;
            }
            self.refuel(player, &mut trip, &mut purse, allowance);
            trip.gifts -= extras::gate(self.rules, self.table, self.seat, trip.at);
            self.drive(&mut trip, &mut purse, allowance, drives - drive);
        }
        trip.purse = purse;
        trip
    }
    /// Buys what the next drive can use.
    fn refuel(&self, player: &Player, trip: &mut Trip, purse: &mut i32, allowance: i32) {
        let price = i32::from(self.rules.price_at(self.rules.numbers.petrol_price, trip.at));
        let mut need = 0;
        let mut here = trip.at;
        for _ in 0..allowance {
            if here == self.rules.finish {
                break;
            }
            here = self.ground.next(self.rules, here).to;
            need += self.ground.toll(here).petrol;
            if self.ground.toll(here).stop >= 10 {
                break;
            }
        }
        let room = i32::from(player.max.petrol) * 10 - trip.petrol;
        let levels = ((need + 4 - trip.petrol).min(room).max(0) + 9) / 10;
        let levels = levels.min(*purse / price);
        *purse -= levels * price;
        trip.petrol += levels * 10;
    }
    fn drive(&self, trip: &mut Trip, purse: &mut i32, allowance: i32, drives: u8) {
        for step in 0..allowance {
            let Leg { to, by } = self.ground.next(self.rules, trip.at);
            let toll = self.ground.toll(to);
            let fare = by.map_or(0, |line| self.fare(line));
            if toll.petrol > trip.petrol || (by.is_some() && (step > 0 || fare > *purse)) {
                return;
            }
            if by.is_some_and(|line| hooks::adjust_line(self.rules, self.table, self.seat, line).is_err()) {
                return;
            }
            trip.petrol -= toll.petrol;
            trip.damage += toll.damage;
            *purse -= fare;
            trip.at = to;
            trip.steps += 1;
            trip.cards += cards_at(self.rules, self.table, self.seat, trip.at);
            trip.gifts += extras::parcel(self.rules, self.table, self.seat, trip.at);
            if toll.stop >= 10 || trip.at == self.rules.finish {
                return;
            }
            if let Some(tile) = self.table.tile_at(trip.at) {
                let more = extras::gift(self.rules, self.table.player(self.seat), tile);
                if more > extras::rest((allowance - step - 1).min(trip.petrol / 10), drives) {
                    trip.gifts += more;
                    return;
                }
            }
        }
    }
}

/// Where a cruise leads.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trip {
    pub at: Space,
    /// Francs left.
    pub purse: i32,
    /// Petrol left, in tenths.
    pub petrol: i32,
    /// Damage taken, in tenths.
    pub damage: i32,
    pub steps: i32,
    /// Cards drawn in cities, in francs.
    pub cards: i32,
    /// What modules brought on the way, in francs, less what they took.
    pub gifts: i32,
}

/// The toll of one tile, in francs.
pub(super) fn tile_francs(rules: &Rules, tile: TileId) -> i32 {
    Toll::of(rules, Cost::from(*rules.tile(tile)), false).and(extras::die(rules, tile)).francs()
}

/// What the cards of a visit to a space are worth in francs: of more that are looked at, better ones are kept.
pub(super) fn cards_at(rules: &Rules, table: &Tabletop, seat: Seat, space: Space) -> i32 {
    rules.city_at(space).map_or(0, |city| {
        let (drawn, kept) = rooms::city_draw(rules, table, seat, city);
        let printed = rules.city(city).cards;
        CARD * i32::from(kept.min(printed))
            + MORE * i32::from(kept.saturating_sub(printed))
            + CHOICE * i32::from(drawn.saturating_sub(kept))
    })
}

#[cfg(all(test, feature = "toys"))]
mod tests {
    use super::*;
    use race::Options;
    use race::modules::{Module, ModuleSet};
    use race::rules::Direction;

    fn rules(modules: ModuleSet) -> Rules {
        let sources = content::Content::embedded().board("africa").expect("a sound board");
        let options = Options {
            seats: 2,
            first: Seat(0),
            direction: Direction::Forward,
            middle: None,
            modules,
            leaders: [None; 5],
            solo: None,
        };
        Rules::new(&sources, options).expect("options fit")
    }

    #[test]
    fn the_way_costs_what_the_rules_ask_at_a_table_with_a_module() {
        // The probe asks a level more of every tile and 10 francs more of every ride.
        let (plain, probed) = (rules(ModuleSet::NONE), rules(ModuleSet::NONE.with(Module::Probe)));
        let (bare, other) = (Tabletop::new(&plain), Tabletop::new(&probed));
        let (mut one, mut two) = (Memory::default(), Memory::default());
        let way = Outlook::new(&plain, &bare, Seat(0), &mut one);
        let dearer = Outlook::new(&probed, &other, Seat(0), &mut two);
        for space in plain.spaces() {
            let more = if plain.city_spaces.has(space) { 0 } else { 10 };
            assert_eq!(dearer.ground.toll(space).petrol, way.ground.toll(space).petrol + more);
        }
        for line in (0..plain.lines.len() as u8).map(Line) {
            assert_eq!(dearer.fare(line), way.fare(line) + 10);
        }
    }
}
