//! The sea: deep in the open, lighter towards the coasts, with waves, meridians and names.

use content::Lettering;

use super::board::BoardPicture;
use super::fonts;
use super::labels::Box2;
use super::palette::PAPER;
use super::svg::{Svg, courses, escape, n, put};
use crate::geo::Point;

/// Widths and tones of the shallows, from the open sea to the beach.
const SHALLOWS: [(f64, &str, f64); 5] = [
    (300.0, "#24616B", 0.5),
    (205.0, "#2B6B74", 0.65),
    (125.0, "#367A80", 0.75),
    (62.0, "#4C9090", 0.85),
    (24.0, "#A9CBBB", 0.95),
];

/// Water, shallows, waves, meridians, and the rays of the compass.
pub fn draw(svg: &mut Svg, board: &BoardPicture, rose: Option<(Point, f64)>) {
    let [left, top, width, height] = board.frame();
    let area = format!(
        r#"x="{}" y="{}" width="{}" height="{}""#,
        n(left - 10.0),
        n(top - 10.0),
        n(width + 20.0),
        n(height + 20.0)
    );
    put!(
        svg,
        r##"<radialGradient id="deep" gradientUnits="userSpaceOnUse" cx="{}" cy="{}" r="{}"><stop offset="0" stop-color="#2A6872"/><stop offset=".55" stop-color="#1D5560"/><stop offset="1" stop-color="#0D2F39"/></radialGradient>"##,
        n(left + width / 2.0),
        n(top + height / 2.0),
        n(width.hypot(height) * 0.56)
    );
    put!(
        svg,
        r##"<pattern id="waves" width="168" height="84" patternUnits="userSpaceOnUse"><path d="M12 30q15-15 30 0t30 0M96 72q15-15 30 0t30 0" fill="none" stroke="#CFE3D2" stroke-opacity=".12" stroke-width="3.4" stroke-linecap="round"/></pattern>"##
    );
    put!(svg, r#"<rect {area} fill="url(#deep)"/>"#);
    for (wide, tone, opacity) in SHALLOWS {
        put!(
            svg,
            r##"<g fill="none" stroke="{tone}" stroke-width="{}" stroke-linejoin="round" opacity="{opacity}"><use href="#land"/><use href="#around"/></g>"##,
            n(wide)
        );
    }
    put!(svg, r#"<rect {area} fill="url(#waves)"/>"#);
    if let Some((at, _)) = rose {
        let ray = |i: i32| {
            let turn = f64::from(i) * std::f64::consts::PI / 16.0;
            let far = width + height;
            format!("M{} {}L{} {}", n(at.x), n(at.y), n(at.x + far * turn.cos()), n(at.y + far * turn.sin()))
        };
        let rays: String = (0..32).map(ray).collect();
        put!(
            svg,
            r##"<path d="{rays}" fill="none" stroke="#E9D8AE" stroke-opacity=".11" stroke-width="2.4"/>"##
        );
    }
    if let Some(picture) = &board.picture {
        put!(
            svg,
            r##"<path d="{}" fill="none" stroke="#E9D8AE" stroke-opacity=".16" stroke-width="2.6"/>"##,
            courses(&picture.graticule)
        );
        put!(
            svg,
            r#"<path d="{}" fill="none" stroke="{PAPER}" stroke-opacity=".5" stroke-width="3.6" stroke-dasharray="3 15" stroke-linecap="round"/>"#,
            courses(&picture.circles)
        );
    }
}

/// The names of seas and circles.
pub fn letter(svg: &mut Svg, board: &BoardPicture) {
    let names = board.picture.iter().flat_map(|picture| &picture.names);
    for name in names {
        let text = name.text.in_language(&board.language);
        let [x, y] = name.at;
        // Names of seas are spaced capitals, those of circles are not.
        let spacing = if text.chars().any(char::is_lowercase) { 0.04 } else { 0.3 };
        put!(
            svg,
            r#"<text transform="translate({x} {y}) rotate({})" font-family="'{}', 'Old Standard', 'Times New Roman', serif" font-style="italic" font-size="{}" letter-spacing="{}" text-anchor="middle" fill="{PAPER}" opacity=".82">{}</text>"#,
            name.turn,
            fonts::SEA,
            name.size,
            n(f64::from(name.size) * spacing),
            escape(text)
        );
    }
}

/// About where a name stands: boxes along its base line.
pub fn area(name: &Lettering) -> Vec<Box2> {
    let size = f64::from(name.size);
    let letters = name.text.in_language("en").chars().count() as f64;
    let turn = f64::from(name.turn).to_radians();
    let [x, y] = name.at.map(f64::from);
    let half = (letters * 0.45).ceil() as i32;
    (-half..=half)
        .map(|i| {
            let along = f64::from(i) * size;
            let middle = Point { x: x + along * turn.cos(), y: y + along * turn.sin() };
            Box2::around(middle, size * 0.6, size * 0.6)
        })
        .collect()
}
