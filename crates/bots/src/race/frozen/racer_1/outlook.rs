//! The way ahead, in francs: what every space costs to cross as far as the view tells, the cheapest way
//! from every space to the finish, and how far a vehicle gets on it with what it has.

use game::Seat;
use race::Rules;
use race::ids::{MAX_SPACES, Skill, Space};
use race::rooms::Cost;
use race::tabletop::{Player, Tabletop};

/// A level of petrol, in francs: between the price in a city and outside.
pub(super) const PETROL: i32 = 15;
/// A level of engine or chassis.
pub(super) const LEVEL: i32 = 20;
/// What a stop costs: the rest of a drive.
const STOP: i32 = 14;
/// What a card is worth on the average.
pub(super) const CARD: i32 = 24;
/// What each space costs in time.
const TIME: i32 = 8;
/// What is too far to count.
const FAR: i32 = 1_000_000;

/// What crossing a space is expected to take, in tenths of a level.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Toll {
    /// Petrol.
    pub petrol: i32,
    /// Damage, with dangers.
    pub damage: i32,
    /// How likely the drive stops there, in tenths.
    pub stop: i32,
}

impl Toll {
    fn of(rules: &Rules, cost: Cost, guarded: bool) -> Toll {
        let danger = if cost.danger && !guarded { i32::from(rules.numbers.danger_damage) * 10 } else { 0 };
        Toll {
            petrol: i32::from(cost.petrol) * 10,
            damage: i32::from(cost.damage) * 10 + danger,
            stop: if cost.stop { 10 } else { 0 },
        }
    }
    fn francs(self) -> i32 {
        (self.petrol * PETROL + self.damage * LEVEL + self.stop * STOP) / 10 + TIME
    }
}

/// The way from everywhere to the finish.
#[derive(Debug)]
pub(super) struct Outlook {
    tolls: [Toll; MAX_SPACES],
    to_go: [i32; MAX_SPACES],
    /// The cheapest next space, and the fare if a line leads there.
    next: [(u8, u16); MAX_SPACES],
    /// The expected toll of unexplored ground.
    pub unknown: Toll,
}

impl Outlook {
    /// The way as the driver of `seat` knows it.
    pub(super) fn new(rules: &Rules, table: &Tabletop, seat: Seat) -> Outlook {
        let guarded = table.assistants(seat, Skill::Guard) > 0;
        let unknown = expected(rules, table, guarded);
        let mut tolls = [Toll::default(); MAX_SPACES];
        for space in rules.spaces() {
            let mut toll = match table.tile_at(space) {
                Some(tile) => {
                    let t = rules.tile(tile);
                    Toll::of(rules, Cost::from(*t), guarded)
                }
                None => unknown,
            };
            if rules.risk.has(space) {
                toll.petrol += i32::from(rules.numbers.risk_petrol) * 10;
            }
            if rules.city_spaces.has(space) {
                toll = Toll { petrol: i32::from(rules.numbers.city_petrol) * 10, damage: 0, stop: 10 };
            }
            tolls[space.index()] = toll;
        }
        let mut way = Outlook { tolls, to_go: [FAR; MAX_SPACES], next: [(0, 0); MAX_SPACES], unknown };
        way.measure(rules);
        way
    }
    /// What entering a space costs in francs; a city gives cards for it.
    pub(super) fn francs(&self, rules: &Rules, space: Space) -> i32 {
        let cards = rules.city_at(space).map_or(0, |city| i32::from(rules.city(city).cards));
        (self.tolls[space.index()].francs() - cards * CARD * 2 / 3).max(4)
    }
    /// Relaxes from the finish outwards until nothing gets cheaper.
    fn measure(&mut self, rules: &Rules) {
        self.to_go[rules.finish.index()] = 0;
        let mut queue = [0u8; 256];
        let (mut head, mut tail) = (0u8, 1u8);
        let mut queued = [false; MAX_SPACES];
        queue[0] = rules.finish.0;
        while head != tail {
            let space = Space(queue[usize::from(head)]);
            head = head.wrapping_add(1);
            queued[space.index()] = false;
            let cost = self.to_go[space.index()] + self.francs(rules, space);
            let mut relax = |to_go: &mut [i32; MAX_SPACES], from: Space, cost: i32, fare: u16| {
                if cost < to_go[from.index()] {
                    to_go[from.index()] = cost;
                    self.next[from.index()] = (space.0, fare);
                    if !queued[from.index()] {
                        queued[from.index()] = true;
                        queue[usize::from(tail)] = from.0;
                        tail = tail.wrapping_add(1);
                    }
                }
            };
            for from in rules.neighbours(space).iter() {
                relax(&mut self.to_go, from, cost, 0);
            }
            let Some(city) = rules.city_at(space) else { continue };
            for &line in rules.lines_at(city) {
                let info = rules.line(line);
                let far =
                    info.far_end(city).map(|far| rules.city(far).space).expect("the line touches the city");
                relax(&mut self.to_go, far, cost + i32::from(info.price), info.price);
            }
        }
    }
    /// The cost of the way from here.
    pub(super) fn to_go(&self, space: Space) -> i32 {
        self.to_go[space.index()]
    }
    /// How many steps ahead a space lies on the cheapest way from `at`, if it does within `most`.
    pub(super) fn steps_to(&self, rules: &Rules, at: Space, wanted: Space, most: u8) -> Option<u8> {
        let mut here = at;
        for steps in 1..=most {
            if here == rules.finish {
                return None;
            }
            here = Space(self.next[here.index()].0);
            if here == wanted {
                return Some(steps);
            }
        }
        None
    }

    /// How far a vehicle gets by itself with this purse, tank, engine and so many drives.
    pub(super) fn cruise(&self, rules: &Rules, player: &Player, mut purse: i32, drives: u8) -> Trip {
        let mut trip = Trip {
            at: player.at,
            purse,
            petrol: i32::from(player.petrol) * 10,
            damage: 0,
            steps: 0,
            cards: 0,
        };
        let engine = i32::from(player.engine) * 10;
        for _ in 0..drives {
            let allowance = (engine - trip.damage / 2 + 9) / 10;
            if trip.at == rules.finish || allowance <= 0 {
                break;
            }
            self.refuel(rules, player, &mut trip, &mut purse, allowance);
            self.drive(rules, &mut trip, &mut purse, allowance);
        }
        trip.purse = purse;
        trip
    }
    /// Buys what the next drive can use.
    fn refuel(&self, rules: &Rules, player: &Player, trip: &mut Trip, purse: &mut i32, allowance: i32) {
        let price = i32::from(rules.price_at(rules.numbers.petrol_price, trip.at));
        let mut need = 0;
        let mut here = trip.at;
        for _ in 0..allowance {
            if here == rules.finish {
                break;
            }
            here = Space(self.next[here.index()].0);
            need += self.tolls[here.index()].petrol;
            if self.tolls[here.index()].stop >= 10 {
                break;
            }
        }
        let room = i32::from(player.max.petrol) * 10 - trip.petrol;
        let levels = ((need + 4 - trip.petrol).min(room).max(0) + 9) / 10;
        let levels = levels.min(*purse / price);
        *purse -= levels * price;
        trip.petrol += levels * 10;
    }
    fn drive(&self, rules: &Rules, trip: &mut Trip, purse: &mut i32, allowance: i32) {
        for step in 0..allowance {
            let (next, fare) = self.next[trip.at.index()];
            let toll = self.tolls[usize::from(next)];
            let by_line = fare > 0;
            if toll.petrol > trip.petrol || (by_line && (step > 0 || i32::from(fare) > *purse)) {
                return;
            }
            trip.petrol -= toll.petrol;
            trip.damage += toll.damage;
            *purse -= i32::from(fare);
            trip.at = Space(next);
            trip.steps += 1;
            if let Some(city) = rules.city_at(trip.at) {
                trip.cards += i32::from(rules.city(city).cards);
            }
            if toll.stop >= 10 || trip.at == rules.finish {
                return;
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
    /// Cards drawn in cities.
    pub cards: i32,
}

/// What unexplored ground is expected to take: the mean of the bag.
fn expected(rules: &Rules, table: &Tabletop, guarded: bool) -> Toll {
    let (mut sum, mut n) = (Toll::default(), 0);
    for tile in rules.tile_ids() {
        let count = i32::from(table.bag[tile.index()]);
        let t = rules.tile(tile);
        let toll = Toll::of(rules, Cost::from(*t), guarded);
        sum.petrol += toll.petrol * count;
        sum.damage += toll.damage * count;
        sum.stop += toll.stop * count;
        n += count;
    }
    if n == 0 {
        return Toll { petrol: 10, damage: 0, stop: 0 };
    }
    Toll { petrol: sum.petrol / n, damage: sum.damage / n, stop: sum.stop / n }
}

/// The toll of one tile, in francs.
pub(super) fn tile_francs(rules: &Rules, tile: race::ids::TileId) -> i32 {
    let t = rules.tile(tile);
    Toll::of(rules, Cost::from(*t), false).francs()
}

impl Outlook {
    /// What unexplored ground is expected to cost, in francs.
    pub(super) fn unknown_francs(&self) -> i32 {
        self.unknown.francs()
    }
}
