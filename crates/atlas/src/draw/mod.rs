//! `board draw`: a board as a map for the wall, with or without a position on it. 100 units are the radius
//! of a hex, as in board files.
//!
//! | file | draws |
//! |---|---|
//! | `board` | nothing: what is to be drawn |
//! | `sea`, `land`, `spaces` | the map under everything |
//! | `lines`, `labels` | where lines swing and names stand, so that nothing collides |
//! | `cities`, `skylines` | cities |
//! | `position` | tiles and vehicles |
//! | `ornaments` | title and compass |
//! | `border` | the frame with letters and numbers, and the progress track |
//! | `svg`, `curve`, `palette`, `fonts` | the tools |
//! | `raster`, `palettize` | SVG to PNG |

mod board;
mod border;
mod cities;
mod curve;
mod fonts;
mod labels;
mod land;
mod lines;
mod ornaments;
mod palette;
mod palettize;
mod position;
mod raster;
mod sea;
mod skylines;
mod spaces;
mod svg;

pub use board::{BoardPicture, Position};
pub use raster::{Colours, png};
pub(crate) use skylines::sights;

use fonts::Fonts;
use labels::Box2;
use svg::{Svg, escape, n, put};

/// Drawings that are used more than once.
const SYMBOLS: &str = include_str!("../../art/symbols.svg");
const TERRAIN: &str = include_str!("../../art/terrain.svg");

/// The board as SVG. It names its fonts but does not carry them; see [`with_fonts`].
pub fn draw(board: &BoardPicture, position: Option<Position<'_>>) -> String {
    let fonts = Fonts::open();
    let lines = lines::lay(board);
    let labels = labels::lay(board, &lines, &fonts);
    let ornaments = ornaments::lay(board, &taken(board, &lines, &labels), &fonts);
    let page = border::Page::around(board);
    let mut svg = Svg::default();
    let [left, top, width, height] = page.outer();
    put!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{} {} {} {}" role="img" aria-label="{}">"#,
        n(left),
        n(top),
        n(width),
        n(height),
        escape(&board.name)
    );
    put!(svg, "<title>{}</title>", escape(&board.name));
    put!(svg, "<defs>");
    put!(svg, "{SYMBOLS}");
    if position.is_some() {
        put!(svg, "{TERRAIN}");
    }
    land::define(&mut svg, board);
    put!(svg, "</defs>");
    page.paper(&mut svg);
    put!(svg, r#"<g clip-path="url(#frame)">"#);
    sea::draw(&mut svg, board, ornaments.rose);
    land::draw(&mut svg, board);
    sea::letter(&mut svg, board);
    spaces::draw(&mut svg, board, position);
    lines::draw(&mut svg, &lines);
    if let Some(position) = position {
        position::draw_tiles(&mut svg, board, position);
    }
    cities::draw(&mut svg, board, position);
    lines::draw_prices(&mut svg, &lines);
    cities::draw_names(&mut svg, board, &labels, position);
    if let Some(position) = position {
        position::draw_vehicles(&mut svg, board, position);
    }
    ornaments::draw(&mut svg, board, &ornaments, &fonts);
    put!(svg, "</g>");
    page.draw(&mut svg, board, position, &fonts);
    put!(svg, "</svg>");
    svg.finish()
}

/// A drawing that carries its fonts, for viewers that do not have them.
pub fn with_fonts(svg: &str) -> String {
    svg.replacen("<defs>", &format!("<defs>{}", fonts::style_sheet()), 1)
}

/// Where ornaments must not lie.
fn taken(board: &BoardPicture, lines: &[lines::Laid], labels: &[labels::Label]) -> Vec<Box2> {
    let spaces = (0..board.spaces.len()).map(|space| Box2::around(board.centre(space), 88.0, 100.0));
    let courses = lines.iter().flat_map(|line| line.samples.iter().map(|p| Box2::around(*p, 20.0, 20.0)));
    let plates = lines.iter().map(|line| line.plate);
    let names = labels.iter().map(|label| label.area);
    let letters = board.picture.iter().flat_map(|picture| &picture.names).flat_map(sea::area);
    spaces.chain(courses).chain(plates).chain(names).chain(letters).collect()
}
