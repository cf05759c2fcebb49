//! How far it is: the cost of the cheapest way to or from a space, over known and unknown ground and by
//! those transport lines that a purse pays, as far as the viewer knows it. One level of petrol counts 10.
//! Lines beyond the purse do not count: whoever plans with them waits in a harbour for money.

use race::Rules;
use race::ids::{Line, MAX_SPACES, Space};
use race::rooms::Cost;
use race::tabletop::Tabletop;

/// What is too far to count.
const FAR: u32 = 1_000_000;
/// Francs that weigh as much as one level of petrol.
const FRANCS_PER_PETROL: u32 = 20;

/// The cost of the way between one space and every other.
#[derive(Clone, Debug)]
pub(super) struct Road {
    costs: [u32; MAX_SPACES],
}

/// What a tile weighs: damage has to be repaired, dangers hurt, stops cost a drive.
pub(super) fn weight(rules: &Rules, cost: Cost) -> u32 {
    let danger = if cost.danger { u32::from(rules.numbers.danger_damage) * 8 } else { 0 };
    u32::from(cost.petrol) * 10 + u32::from(cost.damage) * 12 + danger + if cost.stop { 10 } else { 0 }
}

/// What entering a space is expected to weigh.
pub(super) fn entry(rules: &Rules, table: &Tabletop, space: Space) -> u32 {
    if rules.city_spaces.has(space) {
        return 8; // one petrol, and cards
    }
    let risk = if rules.risk.has(space) { u32::from(rules.numbers.risk_petrol) * 10 } else { 0 };
    match table.tile_at(space) {
        Some(tile) => weight(rules, Cost::from(*rules.tile(tile))) + risk,
        None => 22 + risk,
    }
}

/// What a ride weighs: its price, and petrol to enter the city.
pub(super) fn fare(rules: &Rules, line: Line) -> u32 {
    u32::from(rules.line(line).price) * 10 / FRANCS_PER_PETROL + 10
}

impl Road {
    /// The way from every space to `target`.
    pub(super) fn to(rules: &Rules, table: &Tabletop, purse: u16, target: Space) -> Self {
        Road::measure(rules, purse, target, |near, _| entry(rules, table, near))
    }
    /// The way from `start` to every space.
    pub(super) fn from(rules: &Rules, table: &Tabletop, purse: u16, start: Space) -> Self {
        Road::measure(rules, purse, start, |_, far| entry(rules, table, far))
    }
    /// Measures outwards from a space. `step` weighs a step between two neighbours, the nearer one first.
    fn measure(rules: &Rules, purse: u16, root: Space, step: impl Fn(Space, Space) -> u32) -> Self {
        let mut costs = [FAR; MAX_SPACES];
        costs[root.index()] = 0;
        let mut queue = std::collections::BinaryHeap::new();
        queue.push((std::cmp::Reverse(0), root));
        while let Some((std::cmp::Reverse(cost), near)) = queue.pop() {
            if cost > costs[near.index()] {
                continue;
            }
            let mut reach = |far: Space, more: u32| {
                if cost + more < costs[far.index()] {
                    costs[far.index()] = cost + more;
                    queue.push((std::cmp::Reverse(cost + more), far));
                }
            };
            rules.neighbours(near).iter().for_each(|far| reach(far, step(near, far)));
            if let Some(city) = rules.city_at(near) {
                for &line in rules.lines_at(city).iter().filter(|line| rules.line(**line).price <= purse) {
                    let info = rules.line(line);
                    let far = info.far_end(city).expect("the line touches the city");
                    reach(rules.city(far).space, fare(rules, line));
                }
            }
        }
        Road { costs }
    }
    /// The cost of the way between this space and the one it was measured from.
    pub(super) fn cost(&self, space: Space) -> u32 {
        self.costs[space.index()]
    }
}
