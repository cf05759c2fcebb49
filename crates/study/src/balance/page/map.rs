//! The map of a board: where vehicles came, and which lines they took.

use super::esc;
use crate::balance::{Counted, Heat};
use std::fmt::Write;

const SIZE: f64 = 20.0;

/// The middle of a hex: pointy tops, odd rows half a hex to the right.
fn middle((column, row): (i16, i16)) -> (f64, f64) {
    let wide = SIZE * 3f64.sqrt();
    let shift = if row & 1 == 1 { wide / 2.0 } else { 0.0 };
    (f64::from(column) * wide + shift, f64::from(row) * SIZE * 1.5)
}

/// From land that nobody sees to the road of all: paper, brass, vermilion.
fn colour(part: f64) -> String {
    const STOPS: [(f64, [f64; 3]); 4] = [
        (0.0, [235.0, 222.0, 188.0]),
        (0.08, [226.0, 196.0, 120.0]),
        (0.4, [205.0, 120.0, 45.0]),
        (1.0, [140.0, 28.0, 14.0]),
    ];
    let next = STOPS.iter().position(|(stop, _)| part <= *stop).unwrap_or(STOPS.len() - 1).max(1);
    let ((a, low), (b, high)) = (STOPS[next - 1], STOPS[next]);
    let t = ((part - a) / (b - a)).clamp(0.0, 1.0);
    let mix: Vec<String> = (0..3).map(|i| format!("{:.0}", low[i] + (high[i] - low[i]) * t)).collect();
    format!("rgb({})", mix.join(","))
}

/// The map of a board; names of cities come from its section.
pub fn map(heat: &Heat, cities: Option<&Counted>) -> String {
    let points: Vec<(f64, f64)> = heat.spaces.iter().map(|space| middle(space.at)).collect();
    let bound = |of: fn(&(f64, f64)) -> f64, pick: fn(f64, f64) -> f64| {
        points.iter().map(of).reduce(pick).unwrap_or(0.0)
    };
    let (left, right) = (bound(|p| p.0, f64::min), bound(|p| p.0, f64::max));
    let (top, bottom) = (bound(|p| p.1, f64::min), bound(|p| p.1, f64::max));
    let mut hexes = String::new();
    for (space, &(x, y)) in heat.spaces.iter().zip(&points) {
        let corner = |i: u32| {
            let angle = (60.0 * f64::from(i) - 90.0).to_radians();
            format!("{:.1},{:.1}", x + SIZE * 0.97 * angle.cos(), y + SIZE * 0.97 * angle.sin())
        };
        let corners: Vec<String> = (0..6).map(corner).collect();
        let edge = if space.risk {
            "stroke=\"#17252b\" stroke-width=\"2.4\""
        } else {
            "stroke=\"#b79a5c\" stroke-width=\".7\""
        };
        let part = heat.part(space);
        let name = cities
            .and_then(|section| section.figures.iter().find(|figure| figure.key == space.name))
            .map_or(space.name.as_str(), |figure| figure.label.as_str());
        let _ = write!(
            hexes,
            "<polygon points=\"{}\" fill=\"{}\" {edge}><title>{}{}: {:.1} % of races</title></polygon>",
            corners.join(" "),
            colour(part),
            esc(name),
            if space.risk { ", risk zone" } else { "" },
            part * 100.0
        );
    }
    let mut over = String::new();
    for line in &heat.lines {
        let [(x1, y1), (x2, y2)] = line.ends.map(|end| points[end]);
        let rides = line.rides as f64 / heat.races.max(1) as f64;
        let (dash, wide) =
            if line.rides == 0 { ("2 6", 1.6) } else { ("none", 1.4 + (rides * 9.0).min(9.0)) };
        // A little bent, so that lines of one city do not lie on each other.
        let (bx, by) = ((x1 + x2) / 2.0 + (y2 - y1) * 0.12, (y1 + y2) / 2.0 - (x2 - x1) * 0.12);
        let _ = write!(
            over,
            "<path d=\"M{x1:.1} {y1:.1} Q{bx:.1} {by:.1} {x2:.1} {y2:.1}\" fill=\"none\" stroke=\"#1d5560\" \
             stroke-opacity=\".82\" \
             stroke-width=\"{wide:.1}\" stroke-dasharray=\"{dash}\" stroke-linecap=\"round\"><title>{rides:.2} \
             rides a race</title></path>"
        );
    }
    let mut names = String::new();
    for (space, &(x, y)) in heat.spaces.iter().zip(&points).filter(|(space, _)| space.is_city) {
        let name = cities
            .and_then(|section| section.figures.iter().find(|figure| figure.key == space.name))
            .map_or(space.name.as_str(), |figure| figure.label.as_str());
        let (anchor, dx) = if x > right - 4.0 * SIZE { ("end", -9.0) } else { ("start", 9.0) };
        let _ = write!(
            names,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"#fff9e6\" stroke=\"#17252b\" stroke-width=\"2\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\">{}</text>",
            x + dx,
            y - 6.0,
            esc(name)
        );
    }
    let (edge, wide, high) = (SIZE * 1.5, right - left + SIZE * 3.0, bottom - top + SIZE * 3.0);
    format!(
        "<svg viewBox=\"{:.0} {:.0} {wide:.0} {high:.0}\" role=\"img\" aria-label=\"Map of {}: the redder a \
         space, the more races come \
         there\">{hexes}{over}{names}</svg>",
        left - edge,
        top - edge,
        esc(&heat.name)
    )
}
