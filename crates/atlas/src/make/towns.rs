//! Cities take their hexes, and land that nobody can reach is dropped or told.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use race::rules::hex_neighbours;

use crate::description::{Description, MIDDLE, Map};
use crate::geo::Place;
use crate::hex::Hex;
use crate::make::land::Land;

/// A city draws its hex into the land if at least so much of it is land.
const SOME_LAND: f64 = 0.08;
/// A city moves to the next land hex if its centre is not farther than so many hexes.
const NEXT_DOOR: f64 = 1.2;

/// The hexes of the cities by slug. Tells of cities in the sea and of two in one hex.
pub fn settle(description: &Description<'_>, map: &Map, land: &mut Land) -> BTreeMap<String, Hex> {
    let mut hexes: BTreeMap<String, Hex> = BTreeMap::new();
    for city in &description.cities {
        let (Some(slug), Some(at)) = (&city.slug, city.moved.or(city.at)) else { continue };
        let Some(hex) = hex_for(map, land, at) else {
            let found = format!("{} in the sea", shown(at));
            city.spot.tell("at", &found, "a place on the land of the board, or less than a hex from it");
            continue;
        };
        land.hexes.insert(hex);
        if let Some((other, _)) = hexes.iter().find(|(_, taken)| **taken == hex) {
            let expected = "a hex of its own: say moved = [latitude, longitude] for one of them";
            city.spot.tell("at", &format!("the hex of {other:?}"), expected);
        } else if hexes.insert(slug.clone(), hex).is_some() {
            city.spot.tell("slug", &format!("{slug:?} a second time"), "a slug of its own");
        }
    }
    hexes
}

fn hex_for(map: &Map, land: &Land, place: Place) -> Option<Hex> {
    let point = map.projection.project(place);
    let hex = land.layout.at(point);
    if land.hexes.contains(&hex) || land.share(hex) >= SOME_LAND {
        return Some(hex);
    }
    let distance = |hex: &Hex| land.layout.centre(*hex).distance(point);
    let near = hex_neighbours(hex).into_iter().filter(|near| land.hexes.contains(near));
    near.filter(|near| distance(near) <= NEXT_DOOR * map.step)
        .min_by(|a, b| distance(a).total_cmp(&distance(b)))
}

/// A place as a description writes it.
fn shown(place: Place) -> String {
    format!("[{}, {}]", place.lat, place.lon)
}

/// Drops land without cities that is not joined to the race, and tells of cities that nobody can reach.
pub fn drop_islands(description: &Description<'_>, cities: &BTreeMap<String, Hex>, land: &mut Land) {
    let Some(ends) = &description.ends else { return };
    let Some(start) = ends.iter().find_map(|end| cities.get(end)) else { return };
    let mut masses = masses(&land.hexes);
    let home = masses.iter().position(|mass| mass.contains(start)).unwrap_or(0);
    let main = masses.swap_remove(home);
    for end in ends.iter().filter(|end| *end != MIDDLE) {
        if cities.get(end).is_some_and(|hex| !main.contains(hex)) {
            let found = format!("{end:?} on another land mass than the other end");
            description.spot.tell("ends", &found, "two ends joined by land: bridges add hexes");
        }
    }
    let mut joined = main;
    loop {
        let is_joined = |mass: &BTreeSet<Hex>| {
            description.lines.iter().any(|line| {
                let ends = line.ends.each_ref().map(|end| end.as_ref().and_then(|slug| cities.get(slug)));
                let [Some(a), Some(b)] = ends else { return false };
                (mass.contains(a) && joined.contains(b)) || (mass.contains(b) && joined.contains(a))
            })
        };
        let Some(index) = masses.iter().position(is_joined) else { break };
        joined.extend(masses.swap_remove(index));
    }
    land.hexes = joined;
    // While some city has no place, what looks like an island might be none.
    let is_placed = |end: &Option<String>| end.as_ref().is_some_and(|slug| cities.contains_key(slug));
    if !description.lines.iter().all(|line| line.ends.iter().all(is_placed)) {
        return;
    }
    for city in &description.cities {
        let hex = city.slug.as_ref().and_then(|slug| cities.get(slug));
        let Some(mass) = hex.and_then(|hex| masses.iter().find(|mass| mass.contains(hex))) else { continue };
        let found = match mass.len() {
            1 => "an island of 1 hex that nobody can reach".to_owned(),
            size => format!("an island of {size} hexes that nobody can reach"),
        };
        city.spot.tell("", &found, "a line to it, or bridges");
    }
}

/// Hexes that touch belong together; in the order of their first hexes.
fn masses(hexes: &BTreeSet<Hex>) -> Vec<BTreeSet<Hex>> {
    let mut left = hexes.clone();
    let mut masses = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut mass = BTreeSet::from([first]);
        let mut queue = VecDeque::from([first]);
        while let Some(hex) = queue.pop_front() {
            for near in hex_neighbours(hex) {
                if left.remove(&near) {
                    mass.insert(near);
                    queue.push_back(near);
                }
            }
        }
        masses.push(mass);
    }
    masses
}
