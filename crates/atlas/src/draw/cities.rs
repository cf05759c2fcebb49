//! Cities: skyline, colour, shape and number of cards, and the name on a banner.

use race::ids::Colour;

use super::board::{BoardPicture, Position};
use super::fonts;
use super::labels::{Label, SIZE};
use super::palette::{BRASS_LOW, INK, PAPER, TILE_PAPER, city};
use super::skylines::skyline;
use super::svg::{Svg, escape, n, put};

/// Drawings of tiles and cities were made for hexes of radius 33.6.
pub const SCALE: f64 = 100.0 / 33.6;

const OUTER: &str = "M0-31.6L27.37-15.8V15.8L0 31.6L-27.37 15.8V-15.8Z";
const INNER: &str = "M0-28.4L24.6-14.2V14.2L0 28.4L-24.6 14.2V-14.2Z";

/// The hexes of the cities.
pub fn draw(svg: &mut Svg, board: &BoardPicture, position: Option<Position<'_>>) {
    for (index, picture) in board.cities.iter().enumerate() {
        let centre = board.city_centre(index);
        let (edge, ground, dashes) = match board.face(index, position) {
            Some((Colour::Purple, _)) => (city(Colour::Purple).0, "#EADCF0", ""),
            Some((colour, _)) => (city(colour).0, "#FBF3DD", ""),
            None => (BRASS_LOW, "#FBF3DD", r#" stroke-dasharray="5 3""#),
        };
        let outline =
            if edge == city(Colour::Yellow).0 { r##" stroke="#6B4E05" stroke-width=".8""## } else { "" };
        put!(
            svg,
            r#"<g transform="translate({} {}) scale({SCALE:.4})"><g filter="url(#shadow)"><path d="{OUTER}" fill="{TILE_PAPER}" stroke="{INK}" stroke-width="1.7" stroke-linejoin="round"/></g><path d="{INNER}" fill="{ground}" stroke="{edge}" stroke-width="3.6" stroke-linejoin="round"{dashes}/><path d="{}" transform="translate(0 -5) scale(.84)" fill="{edge}"{outline}/></g>"#,
            n(centre.x),
            n(centre.y),
            skyline(&picture.sight)
        );
    }
}

/// Shapes with numbers, and names.
pub fn draw_names(svg: &mut Svg, board: &BoardPicture, labels: &[Label], position: Option<Position<'_>>) {
    for index in 0..board.cities.len() {
        let centre = board.city_centre(index);
        put!(svg, r#"<g transform="translate({} {}) scale({SCALE:.4})">"#, n(centre.x), n(centre.y + 53.0));
        match board.face(index, position) {
            None => put!(svg, "{}{}", shape(Colour::Purple, 8.4), number("?", Colour::Purple)),
            Some((Colour::Purple, _)) => {
                let icon = if is_start(board, index, position) { "i-path" } else { "i-flag" };
                put!(
                    svg,
                    r##"{}<use href="#{icon}" x="-7" y="-7" width="14" height="14" style="color:#fff"/>"##,
                    shape(Colour::Purple, 9.0)
                );
            }
            Some((colour, cards)) => {
                put!(svg, "{}{}", shape(colour, 8.4), number(&cards.to_string(), colour))
            }
        }
        put!(svg, "</g>");
    }
    for (picture, label) in board.cities.iter().zip(labels) {
        let half = (label.area.high.x - label.area.low.x) / 2.0;
        put!(
            svg,
            r#"<g transform="translate({} {})"><path d="M{} -21H{}l-7.5 21 7.5 21H{}l7.5 -21z" fill="{INK}" stroke="{TILE_PAPER}" stroke-width="2.4"/><text y="11" text-anchor="middle" font-family="'{}', Jost, Futura, sans-serif" font-size="{}" fill="{PAPER}">{}</text></g>"#,
            n(label.at.x),
            n(label.at.y),
            n(-half),
            n(half),
            n(-half),
            fonts::LABEL,
            n(SIZE),
            escape(&picture.name)
        );
    }
}

fn is_start(board: &BoardPicture, index: usize, position: Option<Position<'_>>) -> bool {
    match position {
        Some(position) => position.rules.start.index() == board.cities[index].space,
        None => board.ends[0] == Some(index),
    }
}

/// The shape of a colour, so that colours need not be told apart.
pub fn shape(colour: Colour, r: f64) -> String {
    let look =
        format!(r#"fill="{}" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round""#, city(colour).0);
    let path = match colour {
        Colour::Blue => return format!(r#"<circle r="{}" {look}/>"#, n(r)),
        Colour::Yellow => {
            format!("M0 {}L{} {}H{}Z", n(-r * 1.2), n(r * 1.24), n(r * 0.92), n(-r * 1.24))
        }
        Colour::Green => {
            let r = n(r * 1.28);
            format!("M0 -{r}L{r} 0L0 {r}L-{r} 0Z")
        }
        Colour::Red => {
            let r = n(r * 0.95);
            format!("M-{r} -{r}H{r}V{r}H-{r}Z")
        }
        Colour::Purple => {
            let tips = (0..16).map(|i| {
                let reach = if i % 2 == 0 { r * 1.26 } else { r * 0.84 };
                let turn = (f64::from(i) * 22.5).to_radians();
                format!("{} {}", n(reach * turn.sin()), n(-reach * turn.cos()))
            });
            format!("M{}Z", tips.collect::<Vec<_>>().join("L"))
        }
    };
    format!(r#"<path d="{path}" {look}/>"#)
}

fn number(text: &str, colour: Colour) -> String {
    // The middle of a triangle lies low.
    let y = if colour == Colour::Yellow { 6.2 } else { 4.5 };
    format!(
        r#"<text y="{y}" text-anchor="middle" font-family="'{}', Jost, Futura, sans-serif" font-size="12" fill="{}">{text}</text>"#,
        fonts::LABEL,
        city(colour).1
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_has_a_shape_of_its_own() {
        let colours = [Colour::Blue, Colour::Yellow, Colour::Green, Colour::Red, Colour::Purple];
        let shapes = colours.map(|colour| shape(colour, 10.0).replace(city(colour).0, ""));
        for (i, a) in shapes.iter().enumerate() {
            assert!(shapes[i + 1..].iter().all(|b| a != b));
        }
    }
}
