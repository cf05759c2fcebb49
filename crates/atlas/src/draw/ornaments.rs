//! The title in its frame and the compass rose, where the map is free.

use super::board::BoardPicture;
use super::fonts::{self, Fonts};
use super::labels::Box2;
use super::land;
use super::palette::{GOLD, INK, PAPER};
use super::svg::{Svg, escape, n, put};
use crate::area::{Area, is_between};
use crate::geo::Point;

/// The frame of the title was drawn 140 high.
const TITLE_HEIGHT: f64 = 142.0;
const LETTERS: f64 = 25.0;
const SPACING: f64 = 5.0;
const CAPTION: f64 = 11.0;

/// Where the ornaments lie.
#[derive(Debug)]
pub struct Ornaments {
    /// Where the title stands: upper left corner, scale, width.
    title: (Point, f64, f64),
    /// The middle and the radius of the compass.
    pub rose: Option<(Point, f64)>,
}

/// Finds places for the ornaments.
pub fn lay(board: &BoardPicture, taken: &[Box2], fonts: &Fonts) -> Ornaments {
    let title = board.name.to_uppercase();
    let caption = fonts.label_width(&board.subtitle.to_uppercase(), CAPTION)
        + 1.5 * board.subtitle.chars().count() as f64;
    let width = (fonts.display_width(&title, LETTERS, SPACING).max(caption) + 40.0).max(176.0);
    let scales = [3.3, 3.0, 2.7, 2.4, 2.1, 1.8];
    let free = scales.iter().find_map(|scale| {
        find_free(board, taken, None, (width * scale / 2.0, TITLE_HEIGHT * scale / 2.0))
            .map(|at| (at, *scale))
    });
    let [left, top, ..] = board.frame();
    // On a board without a free corner the title covers one.
    let corner = Point { x: left + 20.0 + width * 0.9, y: top + 20.0 + TITLE_HEIGHT * 0.9 };
    let (middle, scale) = free.unwrap_or((corner, 1.8));
    let area = Box2::around(middle, width * scale / 2.0 + 30.0, TITLE_HEIGHT * scale / 2.0 + 30.0);
    let taken: Vec<Box2> = taken.iter().copied().chain([area]).collect();
    let land = land::area(board);
    let roses = |land: Option<&Area>| {
        [230.0, 190.0, 150.0, 115.0]
            .iter()
            .find_map(|r| find_free(board, &taken, land, (r * 1.0, r * 1.22)).map(|at| (at, *r)))
    };
    let rose = roses(Some(&land)).or_else(|| roses(None));
    let at = Point { x: middle.x - width * scale / 2.0, y: middle.y - TITLE_HEIGHT * scale / 2.0 };
    Ornaments { title: (at, scale, width), rose }
}

/// A free place of this size, as near as possible to a corner of the map.
fn find_free(
    board: &BoardPicture,
    taken: &[Box2],
    land: Option<&Area>,
    (half_width, half_height): (f64, f64),
) -> Option<Point> {
    const EDGE: f64 = 34.0;
    const STEP: f64 = 24.0;
    let [left, top, width, height] = board.frame();
    let (low, high) = (left + EDGE + half_width, left + width - EDGE - half_width);
    let (upper, lower) = (top + EDGE + half_height, top + height - EDGE - half_height);
    let steps = |from: f64, to: f64| {
        (0..=((to - from) / STEP).max(-1.0) as i32).map(move |i| from + f64::from(i) * STEP)
    };
    let corners = [(low, upper), (high, upper), (low, lower), (high, lower)];
    let mut best: Option<(f64, Point)> = None;
    for x in steps(low, high) {
        for y in steps(upper, lower) {
            let at = Point { x, y };
            let distance = corners
                .iter()
                .map(|(x, y)| at.distance(Point { x: *x, y: *y }))
                .fold(f64::INFINITY, f64::min);
            let area = Box2::around(at, half_width, half_height);
            if best.is_none_or(|(least, _)| distance < least)
                && taken.iter().all(|t| area.overlap(t) == 0.0)
                && land.is_none_or(|land| is_at_sea(land, &area))
            {
                best = Some((distance, at));
            }
        }
    }
    best.map(|(_, at)| at)
}

/// Does the box lie on water? It is enough to look at a few points.
fn is_at_sea(land: &Area, area: &Box2) -> bool {
    const LOOKS: i32 = 6;
    (0..=LOOKS).all(|i| {
        let y = area.low.y + (area.high.y - area.low.y) * f64::from(i) / f64::from(LOOKS);
        let crossings = land.crossings(y);
        (0..=LOOKS).all(|j| {
            let x = area.low.x + (area.high.x - area.low.x) * f64::from(j) / f64::from(LOOKS);
            !is_between(&crossings, x)
        })
    })
}

/// The title and the compass.
pub fn draw(svg: &mut Svg, board: &BoardPicture, ornaments: &Ornaments, fonts: &Fonts) {
    if let Some((at, r)) = ornaments.rose {
        put!(
            svg,
            r##"<use href="#rose-sea" x="{}" y="{}" width="{}" height="{}" opacity=".95"/><text x="{}" y="{}" text-anchor="middle" font-family="'{}', Jost, Futura, sans-serif" font-size="{}" fill="{PAPER}">N</text>"##,
            n(at.x - r),
            n(at.y - r),
            n(r * 2.0),
            n(r * 2.0),
            n(at.x),
            n(at.y - r * 0.95),
            fonts::LABEL,
            n(r * 0.26)
        );
    }
    draw_title(svg, board, ornaments.title, fonts);
}

fn draw_title(svg: &mut Svg, board: &BoardPicture, (at, scale, width): (Point, f64, f64), fonts: &Fonts) {
    let title = board.name.to_uppercase();
    let middle = width / 2.0;
    let arch = |inset: f64, foot: f64| {
        let (left, right) = (inset, width - inset);
        let round = 38.0 - inset;
        format!(
            "M{l} {foot}V{r}Q{l} {t} {a} {t}H{b}Q{e} {t} {e} {r}V{foot}z",
            l = n(left),
            e = n(right),
            t = n(inset),
            r = n(inset + round),
            a = n(left + round),
            b = n(right - round),
            foot = n(foot)
        )
    };
    put!(svg, r#"<g transform="translate({} {}) scale({scale})">"#, n(at.x), n(at.y));
    put!(svg, r#"<clipPath id="sky"><path d="{}"/></clipPath>"#, arch(8.0, 92.0));
    put!(svg, r#"<path d="{}" fill="{INK}" opacity=".35" transform="translate(3 4)"/>"#, arch(2.0, 140.0));
    put!(svg, r#"<path d="{}" fill="{PAPER}" stroke="{INK}" stroke-width="1.5"/>"#, arch(2.0, 140.0));
    put!(svg, r#"<path d="{}" fill="none" stroke="{GOLD}" stroke-width="1.2"/>"#, arch(5.5, 136.5));
    let rays: String = (-9..=9)
        .map(|i| {
            let tip = |turn: f64| {
                let turn = turn.to_radians();
                format!("L{} {}", n(middle + 260.0 * turn.sin()), n(92.0 - 260.0 * turn.cos()))
            };
            let turn = f64::from(i) * 10.0;
            format!("M{} 92{}{}Z", n(middle), tip(turn), tip(turn + 5.0))
        })
        .collect();
    put!(
        svg,
        r##"<g clip-path="url(#sky)"><rect width="{}" height="100" fill="#F0C26A"/><path d="{rays}" fill="#E7A448"/><circle cx="{}" cy="84" r="34" fill="#CF4A24"/><g transform="translate({} 0) scale({:.3} 1)"><path d="M0 78Q40 60 90 74T200 64V100H0z" fill="#C27A2A"/><path d="M0 86Q60 72 120 82T200 78V100H0z" fill="#7C4313"/></g></g>"##,
        n(width),
        n(middle),
        n(0.0),
        width / 200.0
    );
    put!(
        svg,
        r##"<g transform="translate({} 38)"><use href="#ht-shadow" width="74" height="47" fill="{INK}"/><use href="#halftrack" width="74" height="47" style="color:{INK}"/></g><path d="M8 92H{}" stroke="{INK}" stroke-width="1.5"/>"##,
        n(middle - 36.0),
        n(width - 8.0)
    );
    let letters = fonts.display_width(&title, LETTERS, SPACING);
    put!(
        svg,
        r#"<path d="{}" transform="translate({} 117)" fill="{INK}"/>"#,
        fonts.display_path(&title, LETTERS, SPACING),
        n(middle - letters / 2.0)
    );
    put!(
        svg,
        r##"<text x="{}" y="131" text-anchor="middle" font-family="'{}', Jost, Futura, sans-serif" font-size="{CAPTION}" letter-spacing="1.5" fill="#5A3F17">{}</text></g>"##,
        n(middle),
        fonts::LABEL,
        escape(&board.subtitle.to_uppercase())
    );
}
