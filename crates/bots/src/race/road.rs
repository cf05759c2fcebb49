//! How far it is: the cost of the cheapest way by land from every space to the finish, over known and
//! unknown ground, as far as the viewer knows it. One level of petrol counts 10. Transport lines do not
//! count: who plans with a line it cannot pay waits in a harbour for money.

use race::Rules;
use race::ids::{MAX_SPACES, Space};
use race::rooms::Cost;
use race::table::Table;

/// What is too far to count.
const FAR: u32 = 1_000_000;

/// The cost of the way from every space.
#[derive(Clone, Debug)]
pub(super) struct Road {
    to_go: [u32; MAX_SPACES],
}

/// What a tile weighs: damage has to be repaired, dangers hurt, stops cost a drive.
pub(super) fn weight(rules: &Rules, cost: Cost) -> u32 {
    let danger = if cost.danger { u32::from(rules.numbers.danger_damage) * 8 } else { 0 };
    u32::from(cost.petrol) * 10 + u32::from(cost.damage) * 12 + danger + if cost.stop { 10 } else { 0 }
}

/// What entering a space is expected to weigh.
pub(super) fn entry(rules: &Rules, table: &Table, space: Space) -> u32 {
    if rules.city_spaces.has(space) {
        return 8; // one petrol, and cards
    }
    let risk = if rules.risk.has(space) { u32::from(rules.numbers.risk_petrol) * 10 } else { 0 };
    match table.tile_at(space) {
        Some(tile) => {
            let tile = rules.tile(tile);
            let cost =
                Cost { petrol: tile.petrol, damage: tile.damage, danger: tile.danger, stop: tile.stop };
            weight(rules, cost) + risk
        }
        None => 22 + risk,
    }
}

impl Road {
    /// Measures from the finish outwards.
    pub(super) fn new(rules: &Rules, table: &Table) -> Self {
        let mut to_go = [FAR; MAX_SPACES];
        to_go[rules.finish.index()] = 0;
        let mut queue = std::collections::BinaryHeap::new();
        queue.push((std::cmp::Reverse(0), rules.finish));
        while let Some((std::cmp::Reverse(cost), space)) = queue.pop() {
            if cost > to_go[space.index()] {
                continue;
            }
            let mut reach = |from: Space, step: u32| {
                if cost + step < to_go[from.index()] {
                    to_go[from.index()] = cost + step;
                    queue.push((std::cmp::Reverse(cost + step), from));
                }
            };
            let step = entry(rules, table, space);
            rules.neighbours(space).iter().for_each(|from| reach(from, step));
        }
        Road { to_go }
    }
    /// The cost of the way from here.
    pub(super) fn to_go(&self, space: Space) -> u32 {
        self.to_go[space.index()]
    }
}
