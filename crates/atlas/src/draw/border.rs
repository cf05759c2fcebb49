//! The sheet around the map: paper, a band with the letters and numbers of the notation, the progress track.

use game::Seat;
use race::ids::Colour;
use race::rules::hex_name;

use super::board::{BoardPicture, LAYOUT, Position};
use super::cities::{SCALE, shape};
use super::fonts::{self, Fonts};
use super::palette::{AGED_PAPER, BRASS, ENAMEL, GOLD, INK, OLD_PAPER, PAPER, SECOND_INK, VERMILION};
use super::position::draw_disc;
use super::svg::{Svg, escape, n, put};
use crate::geo::Point;

const BAND: f64 = 58.0;
const EDGE: f64 = 40.0;
/// The progress track, from the band to the edge.
const TRACK: f64 = 150.0;
const CELL_HEIGHT: f64 = 92.0;

/// The sheet.
#[derive(Debug)]
pub struct Page {
    map: [f64; 4],
}

impl Page {
    /// The sheet around the map of a board.
    pub fn around(board: &BoardPicture) -> Page {
        Page { map: board.frame() }
    }

    /// The map and so much around it, with the track below.
    fn grown(&self, by: f64, below: f64) -> [f64; 4] {
        let [left, top, width, height] = self.map;
        [left - by, top - by, width + 2.0 * by, height + 2.0 * by + below]
    }

    /// Left, top, width, height of the whole sheet.
    pub fn outer(&self) -> [f64; 4] {
        self.grown(BAND + EDGE, TRACK)
    }

    /// The paper under everything.
    pub fn paper(&self, svg: &mut Svg) {
        let sheet = rect(self.outer());
        put!(
            svg,
            r##"<radialGradient id="sheet" cx=".5" cy=".5" r=".75"><stop offset=".6" stop-color="#F1E3BE"/><stop offset="1" stop-color="{OLD_PAPER}"/></radialGradient><rect {sheet} fill="url(#sheet)"/>"##
        );
        put!(
            svg,
            r#"<rect {} fill="none" stroke="{INK}" stroke-width="5"/><rect {} fill="none" stroke="{GOLD}" stroke-width="2.4"/>"#,
            rect(self.grown(BAND + 16.0, TRACK)),
            rect(self.grown(BAND + 24.0, TRACK))
        );
    }

    /// The band and the track.
    pub fn draw(&self, svg: &mut Svg, board: &BoardPicture, position: Option<Position<'_>>, fonts: &Fonts) {
        self.draw_band(svg, board);
        let [left, top, width, height] = self.map;
        let track = Point { x: left - BAND, y: top + height + BAND + 26.0 };
        draw_track(svg, board, position, fonts, track, width + 2.0 * BAND);
        put!(
            svg,
            r#"<rect {} fill="none" stroke="{INK}" stroke-width="6"/>"#,
            rect([left, top, width, height])
        );
    }

    fn draw_band(&self, svg: &mut Svg, board: &BoardPicture) {
        let [left, top, width, height] = self.map;
        let (right, bottom) = (left + width, top + height);
        let (outer, inner) = (self.grown(BAND, 0.0), self.map);
        let hole = |[x, y, w, h]: [f64; 4]| format!("M{} {}h{}v{}h{}z", n(x), n(y), n(w), n(h), n(-w));
        put!(svg, r#"<path d="{}{}" fill-rule="evenodd" fill="{AGED_PAPER}"/>"#, hole(outer), hole(inner));
        let step = LAYOUT.step();
        let columns = 0..=board.spaces.iter().map(|space| space.at.0).max().unwrap_or(0);
        for column in columns {
            // Odd rows lie half a hex to the east: a column's letter stands between.
            let x = LAYOUT.centre((column, 0)).x + step / 4.0;
            let (from, to) = ((x - step / 2.0).max(left), (x + step / 2.0).min(right));
            let name = hex_name((column, 0));
            let name = name.trim_end_matches('1');
            for y in [top - BAND, bottom] {
                if column % 2 == 0 && to > from {
                    put!(svg, r#"<rect {} fill="{INK}" opacity=".13"/>"#, rect([from, y, to - from, BAND]));
                }
                put_mark(svg, name, Point { x, y: y + BAND / 2.0 });
            }
        }
        for row in 0..=board.spaces.iter().map(|space| space.at.1).max().unwrap_or(0) {
            let y = LAYOUT.centre((0, row)).y;
            let high = LAYOUT.radius * 1.5;
            let (from, to) = ((y - high / 2.0).max(top), (y + high / 2.0).min(bottom));
            for x in [left - BAND, right] {
                if row % 2 == 0 && to > from {
                    put!(svg, r#"<rect {} fill="{INK}" opacity=".13"/>"#, rect([x, from, BAND, to - from]));
                }
                put_mark(svg, &(row + 1).to_string(), Point { x: x + BAND / 2.0, y });
            }
        }
        put!(svg, r#"<rect {} fill="none" stroke="{INK}" stroke-width="4"/>"#, rect(outer));
    }
}

fn put_mark(svg: &mut Svg, text: &str, at: Point) {
    put!(
        svg,
        r#"<text x="{}" y="{}" text-anchor="middle" font-family="'{}', Jost, Futura, sans-serif" font-size="36" fill="{SECOND_INK}">{text}</text>"#,
        n(at.x),
        n(at.y + 13.0),
        fonts::LABEL
    );
}

/// The cells 1 to the highest level between the names of the ends.
fn draw_track(
    svg: &mut Svg,
    board: &BoardPicture,
    position: Option<Position<'_>>,
    fonts: &Fonts,
    at: Point,
    width: f64,
) {
    const NAME: f64 = 38.0;
    let ends = match position {
        Some(position) => [position.rules.start, position.rules.finish]
            .map(|space| board.cities.iter().position(|city| city.space == space.index())),
        None => board.ends,
    };
    let names = ends.map(|end| end.map_or("", |city| board.cities[city].name.as_str()));
    let [before, after] = names.map(|name| fonts.label_width(name, NAME) + 112.0);
    put!(
        svg,
        r#"<rect {} rx="14" fill="{ENAMEL}"/><rect {} rx="10" fill="none" stroke="{BRASS}" stroke-width="2.6"/>"#,
        rect([at.x, at.y, width, CELL_HEIGHT]),
        rect([at.x + 6.0, at.y + 6.0, width - 12.0, CELL_HEIGHT - 12.0])
    );
    let middle = at.y + CELL_HEIGHT / 2.0;
    let name = |x: f64, anchor: &str, text: &str| {
        format!(
            r#"<text x="{}" y="{}" text-anchor="{anchor}" font-family="'{}', Jost, Futura, sans-serif" font-size="{NAME}" fill="{PAPER}">{}</text>"#,
            n(x),
            n(middle + 13.0),
            fonts::LABEL,
            escape(text)
        )
    };
    put!(svg, "{}{}", star(at.x + 48.0, middle, "i-path"), name(at.x + 84.0, "start", names[0]));
    put!(
        svg,
        "{}{}",
        star(at.x + width - 48.0, middle, "i-flag"),
        name(at.x + width - 84.0, "end", names[1])
    );
    let left = at.x + before;
    let cell = (width - before - after) / f64::from(board.levels);
    for level in 1..=board.levels {
        let x = left + f64::from(level - 1) * cell;
        let (paper, ink) =
            if level == 1 || level == board.levels { ("#EADCF0", VERMILION) } else { (PAPER, INK) };
        let paper = if level % 2 == 0 && paper == PAPER { AGED_PAPER } else { paper };
        put!(
            svg,
            r#"<rect {} fill="{paper}" stroke="{INK}" stroke-width="2.4"/><text x="{}" y="{}" text-anchor="middle" font-family="'{}', Jost, Futura, sans-serif" font-size="36" fill="{ink}">{level}</text>"#,
            rect([x, at.y + 14.0, cell, CELL_HEIGHT - 28.0]),
            n(x + cell / 2.0),
            n(middle + 13.0),
            fonts::LABEL
        );
    }
    if let Some(position) = position {
        draw_tokens(svg, position, Point { x: left, y: middle }, cell);
    }
}

fn star(x: f64, y: f64, icon: &str) -> String {
    format!(
        r##"<g transform="translate({} {}) scale({:.4})">{}<use href="#{icon}" x="-7" y="-7" width="14" height="14" style="color:#fff"/></g>"##,
        n(x),
        n(y),
        SCALE * 0.9,
        shape(Colour::Purple, 9.0)
    )
}

/// Progress tokens: whoever came first lies at the bottom of the stack (R54).
fn draw_tokens(svg: &mut Svg, position: Position<'_>, first: Point, cell: f64) {
    const RISE: f64 = 20.0;
    let seats = usize::from(position.rules.seats);
    let standing: Vec<Seat> = position.table.standing[..seats].to_vec();
    for (i, seat) in standing.iter().enumerate() {
        let level = position.table.player(*seat).level;
        let below =
            standing[..i].iter().filter(|other| position.table.player(**other).level == level).count();
        let x = first.x + (f64::from(level.max(1) - 1) + 0.5) * cell;
        draw_disc(svg, *seat, Point { x, y: first.y - below as f64 * RISE }, 30.0);
    }
}

fn rect([x, y, width, height]: [f64; 4]) -> String {
    format!(r#"x="{}" y="{}" width="{}" height="{}""#, n(x), n(y), n(width), n(height))
}
