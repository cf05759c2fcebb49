//! The risk zones of a board: dark spaces that touch each other, named by the nearest city.

use race::Rules;
use race::ids::{Space, SpaceSet};

/// A risk zone.
#[derive(Clone, Debug)]
pub struct Zone {
    /// A word for it: the nearest city, with a number where it has several.
    pub key: String,
    /// The city it is named by, and how many of its zones came before.
    pub near: (usize, usize),
    /// Its spaces.
    pub spaces: SpaceSet,
}

/// All risk zones, in the order of their first spaces.
pub fn zones(rules: &Rules) -> Vec<Zone> {
    let mut zones: Vec<Zone> = Vec::new();
    let mut left = rules.risk;
    while let Some(first) = left.iter().next() {
        let mut spaces: SpaceSet = [first].into_iter().collect();
        loop {
            let around = spaces.iter().fold(spaces, |all, space| all.or(rules.near[space.index()]));
            let grown = around.and(rules.risk);
            if grown == spaces {
                break;
            }
            spaces = grown;
        }
        left = left.minus(spaces);
        let city = nearest(rules, spaces);
        let before = zones.iter().filter(|zone| zone.near.0 == city).count();
        let slug = &rules.names.cities[city];
        let key = if before == 0 { slug.clone() } else { format!("{slug}_{}", before + 1) };
        zones.push(Zone { key, near: (city, before), spaces });
    }
    zones
}

/// The city that is the fewest spaces away over land; the first of the board where there is none.
fn nearest(rules: &Rules, spaces: SpaceSet) -> usize {
    let mut seen = spaces;
    loop {
        let city = |space: Space| rules.city_at(space).map(|city| city.index());
        if let Some(city) = seen.iter().find_map(city) {
            return city;
        }
        let grown = seen.iter().fold(seen, |all, space| all.or(rules.near[space.index()]));
        if grown == seen {
            return 0;
        }
        seen = grown;
    }
}
