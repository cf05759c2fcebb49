//! Hexes: compass roses on land nobody has seen, risk zones dark within a brass edge.

use super::board::{BoardPicture, LAYOUT, Position};
use super::land;
use super::palette::RISK;
use super::svg::{Svg, n, put, straight};
use crate::hex::Hex;
use race::ids::Space;
use race::rules::hex_neighbours;

/// Everything but cities and tiles.
pub fn draw(svg: &mut Svg, board: &BoardPicture, position: Option<Position<'_>>) {
    let is_city = |index: usize| board.cities.iter().any(|city| city.space == index);
    let is_explored =
        |index: usize| position.is_some_and(|position| position.table.tile_at(Space(index as u8)).is_some());
    let (mut open, mut dark, mut edges) = (String::new(), String::new(), String::new());
    for (index, space) in board.spaces.iter().enumerate() {
        edges += &straight(LAYOUT.corners(space.at, 98.0), true);
        match space.risk {
            true => dark += &straight(LAYOUT.corners(space.at, 96.0), true),
            false if is_city(index) || is_explored(index) => {}
            false => open += &straight(LAYOUT.corners(space.at, 95.0), true),
        }
    }
    // Where a space reaches into the sea, it is drawn as a shoal.
    put!(svg, r##"<path d="{open}" fill="#F0CC82" fill-opacity=".2"/>"##);
    put!(svg, r##"<g clip-path="url(#on-land)"><path d="{open}" fill="#FFF4D6" fill-opacity=".26"/></g>"##);
    put!(svg, r##"<path d="{dark}" fill="{RISK}" fill-opacity=".93" stroke="#15110d" stroke-width="3"/>"##);
    put!(
        svg,
        r##"<path d="{edges}" fill="none" stroke="#5A3F17" stroke-opacity=".55" stroke-width="3" stroke-linejoin="round"/>"##
    );
    let is_open = |point| match board.spaces.iter().position(|space| space.at == LAYOUT.at(point)) {
        Some(index) => !board.spaces[index].risk && !is_city(index) && !is_explored(index),
        None => true,
    };
    put!(svg, r#"<g clip-path="url(#on-land)">"#);
    land::draw_mountains(svg, board, is_open);
    put!(svg, "</g>");
    for (index, space) in board.spaces.iter().enumerate() {
        if is_city(index) || is_explored(index) {
            continue;
        }
        let centre = LAYOUT.centre(space.at);
        let (rose, opacity) = if space.risk { ("rose-dark", ".95") } else { ("rose", ".62") };
        put!(
            svg,
            r##"<use href="#{rose}" x="{}" y="{}" width="116" height="116" opacity="{opacity}"/>"##,
            n(centre.x - 58.0),
            n(centre.y - 58.0)
        );
    }
    draw_zone_edges(svg, board);
}

/// The outer edges of risk zones.
fn draw_zone_edges(svg: &mut Svg, board: &BoardPicture) {
    let is_risk = |hex: Hex| board.spaces.iter().any(|space| space.risk && space.at == hex);
    let mut path = String::new();
    for space in board.spaces.iter().filter(|space| space.risk) {
        let corners = LAYOUT.corners(space.at, LAYOUT.radius);
        for (i, near) in hex_neighbours(space.at).into_iter().enumerate() {
            if !is_risk(near) {
                // Neighbours count from the east, corners from the top.
                path += &straight([corners[(i + 1) % 6], corners[(i + 2) % 6]], false);
            }
        }
    }
    put!(
        svg,
        r##"<path d="{path}" fill="none" stroke="#1B1410" stroke-width="12" stroke-linecap="round"/><path d="{path}" fill="none" stroke="#D9B46A" stroke-width="4.5" stroke-dasharray="15 12" stroke-linecap="round"/>"##
    );
}
