//! What is only drawn, in the coordinates of the board: 100 is the radius of a hex.

use content::{Course, Ground, Lettering, Picture, Words};

use crate::area::{clip_course, clip_ring};
use crate::description::{Description, Map, Outline, Patch};
use crate::geo::{Place, Point};
use crate::hex::{Hex, Layout};

/// Units of a board picture in the radius of a hex.
pub const RADIUS: f64 = 100.0;
/// Points that lie nearer to the line between their neighbours are left out.
const TOLERANCE: f64 = 2.5;
/// Outlines go on a little outside the frame, so that no coast is drawn along its sides.
const OUTSIDE: f64 = 90.0;
/// Finer boards have finer meridians.
const FINE_STEP: f64 = 200.0;

/// From the Earth to the coordinates of the board.
struct Sheet<'m> {
    map: &'m Map,
    layout: Layout,
    low: Point,
    high: Point,
}

/// The picture of a board.
pub fn picture(
    description: &Description<'_>,
    map: &Map,
    outline: &Outline,
    layout: Layout,
    hexes: &[Hex],
) -> Option<Picture> {
    let frame = frame(map, hexes);
    let [left, top, width, height] = frame.map(f64::from);
    let low = Point { x: left - OUTSIDE, y: top - OUTSIDE };
    let high = Point { x: left + width + OUTSIDE, y: top + height + OUTSIDE };
    let sheet = Sheet { map, layout, low, high };
    let scenery = &description.scenery;
    let circles: Vec<&(Words, f64, f64)> = scenery.circles.iter().flatten().collect();
    Some(Picture {
        subtitle: description.subtitle.clone()?,
        frame,
        land: sheet.rings(&outline.land),
        around: sheet.rings(&outline.around),
        lakes: sheet.rings(&outline.lakes),
        rivers: sheet.courses(&outline.rivers),
        ranges: sheet.courses(scenery.ranges.as_ref()?),
        graticule: sheet.courses(&graticule(map)),
        circles: sheet.courses(&circles.iter().map(|(_, lat, _)| parallel(*lat)).collect::<Vec<_>>()),
        grounds: scenery.grounds.iter().flatten().map(|ground| sheet.ground(*ground)).collect(),
        names: sheet.letterings(description, &circles),
        courses: lines(description, &sheet),
        sights: sights(description),
    })
}

/// The board and its margins.
fn frame(map: &Map, hexes: &[Hex]) -> [i32; 4] {
    let layout = Layout { origin: Point::default(), radius: RADIUS };
    let step = layout.step();
    let centres: Vec<Point> = hexes.iter().map(|hex| layout.centre(*hex)).collect();
    let least = |of: fn(&Point) -> f64| centres.iter().map(of).fold(f64::INFINITY, f64::min);
    let most = |of: fn(&Point) -> f64| centres.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
    let [west, north, east, south] = map.margin.map(|margin| margin * step);
    let left = least(|p| p.x) - step / 2.0 - west;
    let top = least(|p| p.y) - RADIUS - north;
    let width = most(|p| p.x) + step / 2.0 + east - left;
    let height = most(|p| p.y) + RADIUS + south - top;
    [left, top, width, height].map(|side| side.round() as i32)
}

impl Sheet<'_> {
    fn scale(&self) -> f64 {
        RADIUS / self.layout.radius
    }

    fn point(&self, place: Place) -> Point {
        let point = self.map.projection.project(place);
        Point {
            x: (point.x - self.layout.origin.x) * self.scale(),
            y: (point.y - self.layout.origin.y) * self.scale(),
        }
    }

    fn points(&self, places: &[Place]) -> Vec<Point> {
        places.iter().map(|place| self.point(*place)).collect()
    }

    fn rings(&self, rings: &[Vec<Place>]) -> Vec<Course> {
        let clipped = rings.iter().map(|ring| clip_ring(&self.points(ring), self.low, self.high));
        clipped.map(|ring| rounded(&simplified_ring(&ring))).filter(|ring| ring.len() >= 3).collect()
    }

    fn courses(&self, courses: &[Vec<Place>]) -> Vec<Course> {
        let clipped =
            courses.iter().flat_map(|course| clip_course(&self.points(course), self.low, self.high));
        clipped.map(|course| rounded(&simplified(&course))).filter(|course| course.len() >= 2).collect()
    }

    fn ground(&self, Patch { kind, at, reach, turn }: Patch) -> Ground {
        let middle = self.point(at);
        let north = self.point(Place { lat: at.lat + reach[0] / 2.0, ..at });
        let south = self.point(Place { lat: at.lat - reach[0] / 2.0, ..at });
        let east = self.point(Place { lon: at.lon + reach[1] / 2.0, ..at });
        let west = self.point(Place { lon: at.lon - reach[1] / 2.0, ..at });
        let reach = [west.distance(east).round() as i32, north.distance(south).round() as i32];
        Ground { kind, at: round(middle), reach, turn }
    }

    fn letterings(&self, description: &Description<'_>, circles: &[&(Words, f64, f64)]) -> Vec<Lettering> {
        const SMALL: i32 = 34;
        /// A name stands on its circle, not across it.
        const ABOVE: i32 = 16;
        let seas = description.scenery.seas.iter().flatten().map(|(text, at, turn, size)| Lettering {
            text: text.clone(),
            at: round(self.point(*at)),
            turn: *turn,
            size: *size,
        });
        let circles = circles.iter().map(|(text, lat, lon)| {
            let [x, y] = round(self.point(Place { lat: *lat, lon: *lon }));
            Lettering { text: text.clone(), at: [x, y - ABOVE], turn: 0, size: SMALL }
        });
        seas.chain(circles).collect()
    }
}

/// The points that lines pass, by the names of the lines.
fn lines(description: &Description<'_>, sheet: &Sheet<'_>) -> Vec<(String, Course)> {
    let course = |line: &crate::description::Route<'_>| {
        let [from, to] = line.ends.each_ref().map(Option::as_ref);
        let via = line.via.as_ref().filter(|via| !via.is_empty())?;
        Some((format!("{}-{}", from?, to?), via.iter().map(|place| round(sheet.point(*place))).collect()))
    };
    let mut lines: Vec<(String, Course)> = description.lines.iter().filter_map(course).collect();
    lines.sort();
    lines
}

fn sights(description: &Description<'_>) -> Vec<(String, String)> {
    let sight = |city: &crate::description::Town<'_>| Some((city.slug.clone()?, city.sight?.to_owned()));
    let mut sights: Vec<(String, String)> = description.cities.iter().filter_map(sight).collect();
    sights.sort();
    sights
}

/// Meridians and parallels around the window.
fn graticule(map: &Map) -> Vec<Vec<Place>> {
    let every = if map.step < FINE_STEP { 5 } else { 10 };
    let [south, west, north, east] = map.window;
    let round_down = |degrees: f64| (degrees / f64::from(every)).floor() as i32 * every;
    let (south, north) = (round_down(south - 20.0).max(-80), round_down(north + 25.0).min(80));
    let (west, east) = (round_down(west - 40.0), round_down(east + 45.0));
    let between = |low: i32, high: i32| (low..=high).step_by(every as usize).map(f64::from);
    let meridian = |lon: f64| (south..=north).map(|lat| Place { lat: lat.into(), lon }).collect::<Vec<_>>();
    let parallel = |lat: f64| (west..=east).map(|lon| Place { lat, lon: lon.into() }).collect::<Vec<_>>();
    between(west, east).map(meridian).chain(between(south, north).map(parallel)).collect()
}

/// Once around the Earth.
fn parallel(lat: f64) -> Vec<Place> {
    (-180..=180).map(|lon| Place { lat, lon: lon.into() }).collect()
}

fn round(point: Point) -> [i32; 2] {
    [point.x.round() as i32, point.y.round() as i32]
}

fn rounded(course: &[Point]) -> Course {
    let mut rounded: Course = course.iter().map(|point| round(*point)).collect();
    rounded.dedup();
    rounded
}

/// A ring with fewer points: its two halves are simplified, so that two points stay where they are.
fn simplified_ring(ring: &[Point]) -> Vec<Point> {
    let Some(&first) = ring.first() else { return Vec::new() };
    let far = (0..ring.len()).max_by(|a, b| ring[*a].distance(first).total_cmp(&ring[*b].distance(first)));
    let far = far.unwrap_or(0);
    let mut kept = simplified(&ring[..=far]);
    let back: Vec<Point> = ring[far..].iter().copied().chain([first]).collect();
    kept.extend(simplified(&back).into_iter().skip(1));
    kept.pop();
    kept
}

/// A course without the points that hardly bend it (Douglas and Peucker's way).
fn simplified(course: &[Point]) -> Vec<Point> {
    let [first, middle @ .., last] = course else { return course.to_vec() };
    let off = |point: &Point| crate::area::foot(&[*first, *last], *point).distance;
    let farthest = (0..middle.len()).max_by(|a, b| off(&middle[*a]).total_cmp(&off(&middle[*b])));
    match farthest.filter(|index| off(&middle[*index]) > TOLERANCE) {
        None => vec![*first, *last],
        Some(index) => {
            let mut kept = simplified(&course[..=index + 1]);
            kept.extend(simplified(&course[index + 1..]).into_iter().skip(1));
            kept
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn p(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    #[test]
    fn points_that_hardly_bend_a_course_are_left_out() {
        let course = [p(0.0, 0.0), p(50.0, 1.0), p(100.0, 0.0), p(100.0, 80.0)];
        assert_eq!(simplified(&course), [course[0], course[2], course[3]]);
        let ring = [p(0.0, 0.0), p(50.0, 1.0), p(100.0, 0.0), p(100.0, 80.0), p(0.0, 80.0), p(1.0, 40.0)];
        assert_eq!(simplified_ring(&ring), [ring[0], ring[2], ring[3], ring[4]]);
    }
}
