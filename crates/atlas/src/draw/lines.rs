//! Transport lines: dashes by sea, dots by air, with their prices. Ships keep to the sea, and all lines
//! keep clear of cities that they do not serve.

use race::ids::Way;

use super::board::{BoardPicture, LAYOUT, LinePicture};
use super::curve::Curve;
use super::fonts;
use super::labels::Box2;
use super::palette::{GOLD, INK, PAPER};
use super::svg::{Svg, n, put, straight};
use crate::area::Area;
use crate::geo::Point;

/// A line begins so far from the middle of its city.
const GAP: f64 = 90.0;
const PLATE_HALF_HEIGHT: f64 = 29.0;
const DIGIT: f64 = 19.5;

/// A line as it is drawn.
#[derive(Debug)]
pub struct Laid {
    way: Way,
    price: u16,
    /// Points along the line, between the edges of its cities.
    pub samples: Vec<Point>,
    /// The plate with its price.
    pub plate: Box2,
}

/// Finds a course for every line and a place for every price.
pub fn lay(board: &BoardPicture) -> Vec<Laid> {
    let land = super::land::area(board);
    let mut laid: Vec<Laid> = Vec::new();
    for line in &board.lines {
        let samples = trimmed(board, line, &course(board, line, &land));
        let plate = place_plate(board, &laid, &samples, line.price);
        laid.push(Laid { way: line.way, price: line.price, samples, plate });
    }
    laid
}

fn course(board: &BoardPicture, line: &LinePicture, land: &Area) -> Vec<Point> {
    let [from, to] = line.ends.map(|city| board.city_centre(city));
    if !line.course.is_empty() {
        let points: Vec<Point> = [from].into_iter().chain(line.course.iter().copied()).chain([to]).collect();
        return Curve::through(&points).samples();
    }
    const MOST: i32 = 9;
    let curves =
        (-MOST..=MOST).map(|step| (f64::from(step) * 0.06, Curve::bent(from, to, f64::from(step) * 0.06)));
    let judged = curves.map(|(bend, curve)| {
        let samples = curve.samples();
        (cost(board, line, land, bend, &samples), samples)
    });
    judged.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, samples)| samples).unwrap_or_default()
}

fn cost(board: &BoardPicture, line: &LinePicture, land: &Area, bend: f64, samples: &[Point]) -> f64 {
    let [left, top, width, height] = board.frame();
    // A line that is quite straight looks like a border.
    let shape = (bend.abs() - 0.14).abs() * 14.0;
    let along = samples.iter().map(|point| {
        let near = |city: &usize| board.city_centre(*city).distance(*point) < 125.0;
        let strangers = (0..board.cities.len()).filter(|city| !line.ends.contains(city));
        let mut cost = 6.0 * strangers.filter(near).count() as f64;
        let (x, y) = (point.x - left, point.y - top);
        if x < 40.0 || y < 40.0 || x > width - 40.0 || y > height - 40.0 {
            cost += 8.0;
        }
        if line.way == Way::Sea {
            let is_space = board.has(LAYOUT.at(*point));
            cost += if is_space { 2.0 } else { 0.0 };
            cost += if land.contains(*point) { 1.0 } else { 0.0 };
        }
        cost
    });
    shape + along.sum::<f64>()
}

/// The part of a line outside its cities.
fn trimmed(board: &BoardPicture, line: &LinePicture, samples: &[Point]) -> Vec<Point> {
    let ends = line.ends.map(|city| board.city_centre(city));
    let first = samples.iter().position(|point| point.distance(ends[0]) > GAP).unwrap_or(0);
    let last = samples.iter().rposition(|point| point.distance(ends[1]) > GAP).unwrap_or(0);
    samples.get(first..=last).map(<[Point]>::to_vec).unwrap_or_default()
}

fn place_plate(board: &BoardPicture, laid: &[Laid], samples: &[Point], price: u16) -> Box2 {
    let half_width = 48.0 + price.to_string().len() as f64 * DIGIT / 2.0;
    let plate = |point: Point| Box2::around(point, half_width, PLATE_HALF_HEIGHT);
    let [left, top, width, height] = board.frame();
    let inside = Box2::around(
        Point { x: left + width / 2.0, y: top + height / 2.0 },
        width / 2.0 - 16.0,
        height / 2.0 - 16.0,
    );
    let cost = |index: usize| {
        let here = plate(samples[index]);
        let share = index as f64 / samples.len() as f64;
        let mut cost = (share - 0.5).abs() * 1500.0;
        for city in 0..board.cities.len() {
            cost += here.overlap(&Box2::around(board.city_centre(city), 100.0, 84.0)) * 6.0;
        }
        cost += laid.iter().map(|other| here.overlap(&other.plate)).sum::<f64>() * 8.0;
        let whole = 4.0 * half_width * PLATE_HALF_HEIGHT;
        cost += (whole - here.overlap(&inside)) * 8.0;
        // Other lines should not run under it.
        cost += 160.0
            * laid
                .iter()
                .flat_map(|other| &other.samples)
                .filter(|p| here.overlap(&Box2::around(**p, 4.0, 4.0)) > 0.0)
                .count() as f64;
        if board.has(LAYOUT.at(samples[index])) { cost + 900.0 } else { cost }
    };
    let best = (0..samples.len()).min_by(|a, b| cost(*a).total_cmp(&cost(*b)));
    plate(best.map_or(Point::default(), |index| samples[index]))
}

/// The courses.
pub fn draw(svg: &mut Svg, lines: &[Laid]) {
    for line in lines {
        let path = straight(line.samples.iter().copied(), false);
        let dashes = if line.way == Way::Air { "1 17" } else { "27 18" };
        let wide = if line.way == Way::Air { 8.5 } else { 7.2 };
        put!(
            svg,
            r##"<path d="{path}" fill="none" stroke="#0B2A33" stroke-width="15" stroke-opacity=".5" stroke-linecap="round" stroke-linejoin="round"/><path d="{path}" fill="none" stroke="#F8EBC8" stroke-width="{}" stroke-dasharray="{dashes}" stroke-linecap="round" stroke-linejoin="round"/>"##,
            n(wide)
        );
        for end in [line.samples.first(), line.samples.last()].into_iter().flatten() {
            put!(
                svg,
                r##"<circle cx="{}" cy="{}" r="9.5" fill="#F8EBC8" stroke="{INK}" stroke-width="3.6"/>"##,
                n(end.x),
                n(end.y)
            );
        }
    }
}

/// The plates with the prices.
pub fn draw_prices(svg: &mut Svg, lines: &[Laid]) {
    for line in lines {
        let Box2 { low, high } = line.plate;
        let (wide, high) = (high.x - low.x, high.y - low.y);
        let icon = if line.way == Way::Air { "i-plane" } else { "i-ship" };
        put!(
            svg,
            r##"<g transform="translate({} {})"><rect width="{}" height="{}" rx="{}" fill="{PAPER}" stroke="{INK}" stroke-width="3.8"/><rect x="6" y="6" width="{}" height="{}" rx="{}" fill="none" stroke="{GOLD}" stroke-width="2.3"/><use href="#{icon}" x="18" y="9" width="40" height="40" style="color:#174651"/><text x="66" y="41" font-family="'{}', Jost, Futura, sans-serif" font-size="35" fill="{INK}">{}F</text></g>"##,
            n(low.x),
            n(low.y),
            n(wide),
            n(high),
            n(high / 2.0),
            n(wide - 12.0),
            n(high - 12.0),
            n(high / 2.0 - 6.0),
            fonts::LABEL,
            line.price
        );
    }
}
