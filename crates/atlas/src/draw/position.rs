//! A position on the board: terrain tiles with what they cost, and vehicles with their numbers.

use content::Terrain;
use game::Seat;
use race::ids::Space;
use race::rules::Tile;

use super::board::{BoardPicture, Position};
use super::cities::SCALE;
use super::fonts;
use super::palette::{INK, PAPER, TILE_PAPER, seat};
use super::svg::{Svg, n, put};
use crate::geo::Point;

const HEX: &str = "M0-31.6L27.37-15.8V15.8L0 31.6L-27.37 15.8V-15.8Z";

/// The tiles.
pub fn draw_tiles(svg: &mut Svg, board: &BoardPicture, position: Position<'_>) {
    for space in position.rules.spaces() {
        let Some(tile) = position.table.tile_at(space) else { continue };
        let centre = board.centre(space.index());
        let slug = position.rules.names.tiles.get(tile.index()).map_or("", String::as_str);
        let terrain =
            board.terrains.iter().find(|(known, _)| known == slug).map_or(Terrain::Desert, |(_, t)| *t);
        let terrain = terrain.slug();
        put!(
            svg,
            r##"<g transform="translate({} {}) scale({SCALE:.4})"><g filter="url(#shadow)"><path d="{HEX}" fill="{TILE_PAPER}"/></g><g clip-path="url(#tile-clip)"><use href="#t-{terrain}"/><path d="M-34 3.5H34V36H-34z" fill="{TILE_PAPER}"/><path d="M-34 3.5H34" stroke="{INK}" stroke-width="1.1"/></g><path d="{HEX}" fill="none" stroke="{INK}" stroke-width="1.7" stroke-linejoin="round"/>{}{}</g>"##,
            n(centre.x),
            n(centre.y),
            icons(position.rules.tile(tile)),
            if position.rules.risk.has(space) { risk_mark() } else { String::new() }
        );
    }
}

/// Drops above; wrenches, skull and stop below.
fn icons(tile: &Tile) -> String {
    let above = vec![("i-drop", "#0E5566"); usize::from(tile.petrol)];
    let mut below = vec![("i-wrench", "#7C3A12"); usize::from(tile.damage)];
    below.extend(tile.danger.then_some(("i-skull", INK)));
    below.extend(tile.stop.then_some(("i-stop", "#fff")));
    if below.is_empty() {
        return row(&above, 14.5, 14.0, 1.0);
    }
    row(&above, 10.4, 11.0, 0.6) + &row(&below, 21.8, 11.0, if below.len() > 2 { -0.5 } else { 1.5 })
}

fn row(icons: &[(&str, &str)], y: f64, size: f64, gap: f64) -> String {
    let count = icons.len() as f64;
    let left = -(count * size + (count - 1.0) * gap) / 2.0;
    let icon = |(i, (icon, colour)): (usize, &(&str, &str))| {
        format!(
            r##"<use href="#{icon}" x="{}" y="{}" width="{}" height="{}" style="color:{colour}"/>"##,
            n(left + i as f64 * (size + gap)),
            n(y - size / 2.0),
            n(size),
            n(size)
        )
    };
    icons.iter().enumerate().map(icon).collect()
}

/// A tile in a risk zone costs more than it shows.
fn risk_mark() -> String {
    format!(
        r##"<g transform="translate(0 -21)"><rect x="-17" y="-8" width="34" height="16" rx="3" fill="#2A2420" stroke="#D9B46A" stroke-width="1.2"/><text y="4" x="-6" text-anchor="middle" font-family="'{}', Jost, Futura, sans-serif" font-size="10.5" fill="#F2DC97">+1</text><use href="#i-drop" x="2" y="-5.5" width="11" height="11" style="color:#F2DC97"/></g>"##,
        fonts::LABEL
    )
}

/// The vehicles; those on one space stand behind each other.
pub fn draw_vehicles(svg: &mut Svg, board: &BoardPicture, position: Position<'_>) {
    for space in position.rules.spaces() {
        let here: Vec<Seat> =
            Seat::all(position.rules.seats).filter(|seat| position.table.player(*seat).at == space).collect();
        let count = here.len() as f64;
        for (i, seat) in here.into_iter().enumerate() {
            let aside = i as f64 - (count - 1.0) / 2.0;
            let centre = board.centre(space.index());
            let lift = if is_city(board, space) { -16.0 } else { 12.0 };
            let at = Point { x: centre.x + aside * 46.0, y: centre.y + lift + aside * 24.0 };
            draw_vehicle(svg, seat, at, if count > 1.0 { 118.0 } else { 148.0 });
        }
    }
}

fn is_city(board: &BoardPicture, space: Space) -> bool {
    board.cities.iter().any(|city| city.space == space.index())
}

/// A half-track whose ground lies at a point.
fn draw_vehicle(svg: &mut Svg, who: Seat, at: Point, width: f64) {
    let (body, _) = seat(who.index());
    let height = width * 80.0 / 126.0;
    put!(
        svg,
        r##"<g transform="translate({} {})"><ellipse cx="{}" cy="{}" rx="{}" ry="{}" fill="#17130a" opacity=".38"/><use href="#ht-shadow" width="{}" height="{}" fill="{PAPER}" stroke="{PAPER}" stroke-width="7" stroke-linejoin="round"/><use href="#halftrack" width="{}" height="{}" style="color:{body}"/>"##,
        n(at.x - width / 2.0),
        n(at.y - height),
        n(width / 2.0),
        n(height * 0.96),
        n(width / 2.0),
        n(height * 0.1),
        n(width),
        n(height),
        n(width),
        n(height)
    );
    draw_disc(svg, who, Point { x: width * 0.06, y: height * 0.34 }, 27.0);
    put!(svg, "</g>");
}

/// A seat's number on its colour.
pub fn draw_disc(svg: &mut Svg, who: Seat, at: Point, r: f64) {
    let (body, letters) = seat(who.index());
    put!(
        svg,
        r#"<g transform="translate({} {})"><circle r="{}" fill="{INK}"/><circle r="{}" fill="{body}" stroke="{PAPER}" stroke-width="2.6"/><text y="{}" text-anchor="middle" font-family="'{}', Jost, Futura, sans-serif" font-size="{}" fill="{letters}">{}</text></g>"#,
        n(at.x),
        n(at.y),
        n(r + 4.0),
        n(r),
        n(r * 0.38),
        fonts::LABEL,
        n(r * 1.12),
        who.number()
    );
}
