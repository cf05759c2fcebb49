//! Which hexes are land: hexes laid over the outline, cut to the window and the roads, with bridges added.

use std::collections::{BTreeMap, BTreeSet};

use crate::area::{Area, foot, is_between};
use crate::description::{Map, Outline, Road};
use crate::geo::{Place, Point};
use crate::hex::{Hex, Layout};

/// Land and water under hexes.
#[derive(Debug)]
pub struct Land {
    /// How hexes lie; hex (0, 0) is the anchor's.
    pub layout: Layout,
    land: Area,
    lakes: Area,
    /// The hexes that are raced over.
    pub hexes: BTreeSet<Hex>,
}

/// No board is so many radii of a hex wide, and none lies so far from its anchor.
const MOST_ACROSS: f64 = 1000.0;

/// Sample points of a hex: so many rows, and so many in a row.
const SAMPLES: i32 = 11;

impl Land {
    /// Lays hexes; not if there would be far too many.
    pub fn lay(map: &Map, outline: &Outline, roads: &[&Road]) -> Option<Land> {
        let rings = |rings: &[Vec<Place>]| rings.iter().map(|ring| map.projection.course(ring)).collect();
        let layout = Layout::with_step(map.projection.project(map.anchor), map.step);
        let mut land = Land {
            layout,
            land: Area::new(rings(&outline.land)),
            lakes: Area::new(rings(&outline.lakes)),
            hexes: BTreeSet::new(),
        };
        let window = Area::new(vec![map.projection.course(&window_ring(map.window))]);
        let without: Vec<Area> =
            map.without.iter().map(|area| Area::new(vec![map.projection.course(area)])).collect();
        let roads: Vec<(Vec<Point>, f64)> =
            roads.iter().map(|road| (map.projection.course(&road.course), road.reach * map.step)).collect();
        let is_wanted = |centre: Point| {
            let is_near = |(course, reach): &(Vec<Point>, f64)| foot(course, centre).distance <= *reach;
            window.contains(centre)
                && !without.iter().any(|area| area.contains(centre))
                && (roads.is_empty() || roads.iter().any(is_near))
        };
        let mut hexes: BTreeSet<Hex> = land
            .shares(window.bounds()?)?
            .into_iter()
            .filter(|(hex, share)| *share >= map.share && is_wanted(layout.centre(*hex)))
            .map(|(hex, _)| hex)
            .collect();
        hexes.extend(map.bridges.iter().map(|place| layout.at(map.projection.project(*place))));
        land.hexes = hexes;
        Some(land)
    }

    /// How much of a hex is land, from 0 to 1.
    pub fn share(&self, hex: Hex) -> f64 {
        self.shares_of_row(hex.1, hex.0..=hex.0)[0].1
    }

    /// How much of every hex is land, where both the outline and the window lie.
    fn shares(&self, window: (Point, Point)) -> Option<BTreeMap<Hex, f64>> {
        let Some((low, high)) = self.land.bounds() else { return Some(BTreeMap::new()) };
        let low = Point { x: low.x.max(window.0.x), y: low.y.max(window.0.y) };
        let high = Point { x: high.x.min(window.1.x), y: high.y.min(window.1.y) };
        let across = |length: f64| length / self.layout.radius;
        let distances =
            [high.x - low.x, high.y - low.y, low.x - self.layout.origin.x, low.y - self.layout.origin.y];
        if distances.iter().any(|distance| across(distance.abs()) > MOST_ACROSS) {
            return None;
        }
        let (first, last) = (self.layout.at(low), self.layout.at(high));
        let columns = first.0 - 1..=last.0 + 1;
        Some((first.1 - 1..=last.1 + 1).flat_map(|row| self.shares_of_row(row, columns.clone())).collect())
    }

    fn shares_of_row(&self, row: i16, columns: std::ops::RangeInclusive<i16>) -> Vec<(Hex, f64)> {
        let Layout { radius, .. } = self.layout;
        let half_width = self.layout.step() / 2.0;
        let mut counts: Vec<(Hex, i32, i32)> = columns.map(|column| ((column, row), 0, 0)).collect();
        for i in 0..SAMPLES {
            let dy = radius * (2.0 * f64::from(i) + 1.0 - f64::from(SAMPLES)) / f64::from(SAMPLES);
            let y = self.layout.centre((0, row)).y + dy;
            let (land, lakes) = (self.land.crossings(y), self.lakes.crossings(y));
            for (hex, dry, all) in &mut counts {
                let centre = self.layout.centre(*hex);
                for j in 0..SAMPLES {
                    let dx =
                        half_width * (2.0 * f64::from(j) + 1.0 - f64::from(SAMPLES)) / f64::from(SAMPLES);
                    // Above and below its upright sides a hex narrows to a point.
                    if dy.abs() > radius - dx.abs() * radius / half_width / 2.0 {
                        continue;
                    }
                    *all += 1;
                    let x = centre.x + dx;
                    *dry += i32::from(is_between(&land, x) && !is_between(&lakes, x));
                }
            }
        }
        counts.into_iter().map(|(hex, dry, all)| (hex, f64::from(dry) / f64::from(all))).collect()
    }
}

/// The edge of the window, with points enough to follow curved parallels.
fn window_ring([south, west, north, east]: [f64; 4]) -> Vec<Place> {
    const STEPS: i32 = 30;
    let at = |from: f64, to: f64, i: i32| from + (to - from) * f64::from(i) / f64::from(STEPS);
    let upper = (0..STEPS).map(|i| Place { lat: north, lon: at(west, east, i) });
    let right = (0..STEPS).map(|i| Place { lat: at(north, south, i), lon: east });
    let lower = (0..STEPS).map(|i| Place { lat: south, lon: at(east, west, i) });
    let left = (0..STEPS).map(|i| Place { lat: at(south, north, i), lon: west });
    upper.chain(right).chain(lower).chain(left).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geo::{Flattening, Projection};

    fn map() -> Map {
        Map {
            projection: Projection {
                flattening: Flattening::Equirectangular,
                centre: Place { lat: 0.0, lon: 0.0 },
            },
            step: 111.19,
            anchor: Place { lat: 0.0, lon: 0.0 },
            share: 0.5,
            window: [-20.0, -20.0, 20.0, 20.0],
            margin: [0.0; 4],
            bridges: Vec::new(),
            without: Vec::new(),
        }
    }

    fn square(south: f64, west: f64, north: f64, east: f64) -> Vec<Place> {
        let at = |lat, lon| Place { lat, lon };
        vec![at(south, west), at(south, east), at(north, east), at(north, west)]
    }

    fn outline() -> Outline {
        let land = vec![square(-4.0, -5.0, 4.0, 5.0)];
        Outline { land, around: Vec::new(), lakes: vec![square(-1.6, -1.2, 1.6, 1.2)], rivers: Vec::new() }
    }

    fn lay(map: &Map, roads: &[&Road]) -> Land {
        Land::lay(map, &outline(), roads).expect("it is a small map")
    }

    #[test]
    fn a_map_that_would_never_end_is_not_begun() {
        let far = Map { anchor: Place { lat: 0.0, lon: 179.0 }, step: 20.0, ..map() };
        assert!(Land::lay(&far, &outline(), &[]).is_none());
    }

    #[test]
    fn a_hex_is_land_when_enough_of_it_is() {
        let land = lay(&map(), &[]);
        assert!(land.hexes.contains(&(4, 0)) && !land.hexes.contains(&(6, 0)));
        assert!(!land.hexes.contains(&(0, 0)), "a lake is water");
        assert_eq!(land.share((3, 0)), 1.0);
        assert_eq!(land.share((0, 0)), 0.0);
        let edge = land.share((5, 0));
        assert!((0.3..0.7).contains(&edge), "{edge}");
    }

    #[test]
    fn window_roads_and_empty_land_cut_and_bridges_add() {
        let mut map = map();
        map.window = [-20.0, -20.0, 20.0, 2.5];
        assert!(!lay(&map, &[]).hexes.contains(&(4, 0)));
        map.window = [-20.0, -20.0, 20.0, 20.0];
        map.without = vec![square(-1.0, 2.5, 1.0, 4.5)];
        assert!(!lay(&map, &[]).hexes.contains(&(4, 0)));
        map.without.clear();
        let course = vec![Place { lat: 0.0, lon: -6.0 }, Place { lat: 0.0, lon: 6.0 }];
        let road = Road { course, reach: 0.5 };
        let land = lay(&map, &[&road]);
        assert!(land.hexes.iter().all(|hex| hex.1 == 0) && land.hexes.contains(&(4, 0)));
        map.bridges = vec![Place { lat: 0.0, lon: 0.0 }];
        assert!(lay(&map, &[&road]).hexes.contains(&(0, 0)));
    }
}
