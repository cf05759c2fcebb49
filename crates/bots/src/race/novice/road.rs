//! What the road weighs to a novice: known and unknown ground as far as the viewer knows it, and those
//! transport lines that a purse pays. One level of petrol counts 10. Lines beyond the purse do not count:
//! a novice who plans with them waits in a harbour for money.

use crate::race::paths::Paths;
use game::Seat;
use race::Rules;
use race::ids::{Line, Space};
use race::modules::hooks;
use race::rooms::{self, Cost};
use race::tabletop::Tabletop;

/// Francs that weigh as much as one level of petrol.
const FRANCS_PER_PETROL: i32 = 20;
/// What a city weighs: one petrol, and cards.
const CITY: i32 = 8;
/// What unexplored ground weighs.
const UNKNOWN: i32 = 22;

/// What a tile weighs: damage has to be repaired, dangers hurt, stops cost a drive.
pub(super) fn weight(rules: &Rules, cost: Cost) -> i32 {
    let danger = if cost.danger { i32::from(rules.numbers.danger_damage) * 8 } else { 0 };
    i32::from(cost.petrol) * 10 + i32::from(cost.damage) * 12 + danger + if cost.stop { 10 } else { 0 }
}

/// The road as one crew sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Road<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// What the crew may see of the table.
    pub table: &'a Tabletop,
    /// The crew.
    pub seat: Seat,
}

impl Road<'_> {
    /// What entering a space is expected to weigh.
    pub(super) fn entry(&self, space: Space) -> i32 {
        let Road { rules, table, seat } = *self;
        if rules.city_spaces.has(space) {
            return CITY;
        }
        if table.tile_at(space).is_some() {
            return weight(rules, rooms::tile_cost(rules, table, seat, space));
        }
        // Whatever lies there, the place may ask for more.
        UNKNOWN + weight(rules, rooms::cost_on(rules, table, seat, space, Cost::default()))
    }
    /// What a ride costs in francs, without discounts.
    pub(super) fn price(&self, line: Line) -> u16 {
        rooms::fare(self.rules, self.table, self.seat, line, 0)
    }
    /// What a ride weighs: its price, and petrol to enter the city.
    pub(super) fn fare(&self, line: Line) -> i32 {
        i32::from(self.price(line)) * 10 / FRANCS_PER_PETROL + 10
    }
    /// The ways from every space to `target`.
    pub(super) fn ways_to(&self, target: Space, purse: u16) -> Paths {
        Paths::measure(self.rules, target, |near, _| self.entry(near), |_, line| self.ride(line, purse))
    }
    /// The ways from `start` to every space.
    pub(super) fn ways_from(&self, start: Space, purse: u16) -> Paths {
        Paths::measure(self.rules, start, |_, far| self.entry(far), |_, line| self.ride(line, purse))
    }
    /// What a ride weighs, if it is open and the purse pays it.
    fn ride(&self, line: Line, purse: u16) -> Option<i32> {
        let open = hooks::adjust_line(self.rules, self.table, self.seat, line).is_ok();
        (open && self.price(line) <= purse).then(|| self.fare(line))
    }
}
