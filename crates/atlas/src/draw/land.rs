//! The land: tints, mountains, rivers, lakes and the coast.

use super::board::{BoardPicture, LAYOUT};
use super::palette::{LAND, OTHER_LAND, RIVER, WATER, ground};
use super::svg::{Svg, courses, n, points, put, rings, straight};
use crate::area::Area;
use crate::geo::Point;

/// Shapes and filters that later layers use: `land`, `around`, `frame`, `on-land`.
pub fn define(svg: &mut Svg, board: &BoardPicture) {
    let [left, top, width, height] = board.frame();
    put!(
        svg,
        r#"<clipPath id="frame"><rect x="{}" y="{}" width="{}" height="{}"/></clipPath>"#,
        n(left),
        n(top),
        n(width),
        n(height)
    );
    let (land, around) = match &board.picture {
        Some(picture) => (rings(&picture.land), rings(&picture.around)),
        None => (hexes_as_land(board), String::new()),
    };
    let rule = if board.picture.is_some() { "evenodd" } else { "nonzero" };
    put!(svg, r#"<path id="land" d="{land}" fill-rule="{rule}"/>"#);
    put!(svg, r#"<path id="around" d="{around}" fill-rule="evenodd"/>"#);
    put!(svg, r##"<clipPath id="on-land"><path d="{land}" clip-rule="{rule}"/></clipPath>"##);
    put!(
        svg,
        r#"<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="70"/></filter>"#
    );
    put!(
        svg,
        r#"<filter id="haze" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="26"/></filter>"#
    );
    put!(
        svg,
        r##"<filter id="shadow" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="7" stdDeviation="5" flood-color="#1a1206" flood-opacity=".5"/></filter>"##
    );
    put!(
        svg,
        r##"<pattern id="hatch" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V16" stroke="#2F5F62" stroke-width="2.6" stroke-opacity=".42"/></pattern>"##
    );
    put!(
        svg,
        r##"<symbol id="peak" viewBox="-30 -30 60 60" overflow="visible"><path d="M-30 17Q-20 2-13-6L-4-22Q0-27 4-22L12-8Q19-1 30 17Q0 9-30 17Z" fill="#E9CB8C" stroke="#6E4A1E" stroke-width="2.2" stroke-linejoin="round"/><path d="M2-24L4-22 12-8Q19-1 30 17 16 13 5 13L10 1 1-9 5-15Z" fill="#9C6A38"/><path d="M-4-22Q0-27 4-22L9-13 4-15 1-9-3-14-8-12Z" fill="#FFFBEF"/><path d="M-14 4l4-7M-6 7l3-8" stroke="#B98B52" stroke-width="1.8" fill="none" stroke-linecap="round"/></symbol>"##
    );
}

/// All land of the map.
pub fn area(board: &BoardPicture) -> Area {
    let rings = board.picture.iter().flat_map(|picture| picture.land.iter().chain(&picture.around));
    Area::new(rings.map(|ring| points(ring)).collect())
}

/// Boards without an outline stand on land of their own shape.
fn hexes_as_land(board: &BoardPicture) -> String {
    const BEACH: f64 = 112.0;
    board.spaces.iter().map(|space| straight(LAYOUT.corners(space.at, BEACH), true)).collect()
}

/// Everything between the sea and the spaces.
pub fn draw(svg: &mut Svg, board: &BoardPicture) {
    put!(svg, r##"<use href="#around" fill="{OTHER_LAND}"/><use href="#around" fill="url(#hatch)"/>"##);
    put!(
        svg,
        r##"<use href="#around" fill="none" stroke="#18404A" stroke-width="4" stroke-linejoin="round"/>"##
    );
    put!(svg, r##"<use href="#land" fill="{LAND}"/>"##);
    put!(svg, r#"<g clip-path="url(#on-land)">"#);
    put!(svg, r#"<g filter="url(#soft)">"#);
    for patch in board.picture.iter().flat_map(|picture| &picture.grounds) {
        let ([x, y], [rx, ry]) = (patch.at, patch.reach);
        put!(
            svg,
            r#"<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{}" transform="rotate({} {x} {y})"/>"#,
            ground(patch.kind),
            patch.turn
        );
    }
    put!(svg, "</g>");
    put!(
        svg,
        r##"<use href="#land" fill="none" stroke="#7A4A14" stroke-width="70" stroke-linejoin="round" filter="url(#haze)" opacity=".42"/>"##
    );
    draw_water(svg, board);
    put!(svg, "</g>");
    put!(
        svg,
        r##"<use href="#land" fill="none" stroke="#2B2413" stroke-width="4.5" stroke-linejoin="round"/>"##
    );
}

fn draw_water(svg: &mut Svg, board: &BoardPicture) {
    let Some(picture) = &board.picture else { return };
    put!(
        svg,
        r#"<path d="{}" fill="none" stroke="{RIVER}" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round" opacity=".9"/>"#,
        courses(&picture.rivers)
    );
    put!(
        svg,
        r##"<path d="{}" fill="{WATER}" stroke="#1C4F5C" stroke-width="3" stroke-linejoin="round"/>"##,
        rings(&picture.lakes)
    );
}

/// Peaks along the ridges, from the far ones to the near ones, where the land lies open.
pub fn draw_mountains(svg: &mut Svg, board: &BoardPicture, is_open: impl Fn(Point) -> bool) {
    const EVERY: f64 = 52.0;
    let mut peaks: Vec<(Point, f64)> = Vec::new();
    for (range, course) in board.picture.iter().flat_map(|picture| &picture.ranges).enumerate() {
        for (i, point) in along(&points(course), EVERY).into_iter().enumerate() {
            // Uneven, but the same in every drawing.
            let chance = |salt: usize| ((i * 37 + range * 17 + salt * 71) % 23) as f64 / 22.0 - 0.5;
            let aside = if i % 2 == 0 { 20.0 } else { -20.0 };
            let at = Point { x: point.x + chance(1) * 30.0, y: point.y + aside + chance(2) * 20.0 };
            if is_open(at) {
                peaks.push((at, 78.0 + chance(3) * 34.0));
            }
        }
    }
    peaks.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
    for (at, size) in peaks {
        put!(
            svg,
            r##"<use href="#peak" x="{}" y="{}" width="{}" height="{}"/>"##,
            n(at.x - size / 2.0),
            n(at.y - size / 2.0),
            n(size),
            n(size)
        );
    }
}

/// Points at even distances along a course.
fn along(course: &[Point], every: f64) -> Vec<Point> {
    let mut points = Vec::new();
    let mut left = 0.0;
    for pair in course.windows(2) {
        let length = pair[0].distance(pair[1]);
        let mut at = left;
        while at < length {
            points.push(pair[0].towards(pair[1], at / length));
            at += every;
        }
        left = at - length;
    }
    points
}
