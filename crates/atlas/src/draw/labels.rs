//! Where the names of cities stand, so that they cover neither each other nor what matters.

use super::board::BoardPicture;
use super::fonts::Fonts;
use super::lines::Laid;
use crate::geo::Point;

/// Letters of a city's name.
pub const SIZE: f64 = 31.0;
const HALF_HEIGHT: f64 = 21.0;
/// From the letters to the tips of the banner.
const TIP: f64 = 21.0;

/// An upright box.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Box2 {
    /// Its upper left corner.
    pub low: Point,
    /// Its lower right corner.
    pub high: Point,
}

impl Box2 {
    /// A box by its middle, half its width and half its height.
    pub fn around(middle: Point, half_width: f64, half_height: f64) -> Box2 {
        Box2 {
            low: Point { x: middle.x - half_width, y: middle.y - half_height },
            high: Point { x: middle.x + half_width, y: middle.y + half_height },
        }
    }

    /// The area that two boxes share.
    pub fn overlap(&self, other: &Box2) -> f64 {
        let wide = self.high.x.min(other.high.x) - self.low.x.max(other.low.x);
        let high = self.high.y.min(other.high.y) - self.low.y.max(other.low.y);
        wide.max(0.0) * high.max(0.0)
    }
}

/// A name in its place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Label {
    /// The middle.
    pub at: Point,
    /// The banner.
    pub area: Box2,
}

/// Where a name may stand beside the middle of its hex, the best place first.
const PLACES: [(f64, f64); 9] = [
    (0.0, 5.0),
    (0.0, -74.0),
    (0.0, -92.0),
    (-56.0, 5.0),
    (56.0, 5.0),
    (-56.0, -74.0),
    (56.0, -74.0),
    (0.0, 92.0),
    (0.0, 18.0),
];

/// Finds a place for every name, in the order of the cities.
pub fn lay(board: &BoardPicture, lines: &[Laid], fonts: &Fonts) -> Vec<Label> {
    let widths: Vec<f64> =
        board.cities.iter().map(|city| fonts.label_width(&city.name, SIZE) / 2.0 + TIP).collect();
    let label = |city: usize, place: usize| {
        let (dx, dy) = PLACES[place];
        let centre = board.city_centre(city);
        let at = Point { x: centre.x + dx, y: centre.y + dy };
        Label { at, area: Box2::around(at, widths[city], HALF_HEIGHT) }
    };
    let mut places = vec![0; board.cities.len()];
    // Each name in turn moves to its best place as the others stand, until all are content.
    for _ in 0..30 {
        let mut moved = false;
        for city in 0..places.len() {
            let cost = |place: usize| {
                let here = label(city, place);
                let names = (0..places.len()).filter(|other| *other != city);
                let others: f64 =
                    names.map(|other| here.area.overlap(&label(other, places[other]).area)).sum();
                place as f64 * 60.0 + others * 6.0 + covered(board, lines, city, &here.area)
            };
            let best = (0..PLACES.len()).min_by(|a, b| cost(*a).total_cmp(&cost(*b))).unwrap_or(0);
            moved |= best != places[city];
            places[city] = best;
        }
        if !moved {
            break;
        }
    }
    (0..places.len()).map(|city| label(city, places[city])).collect()
}

/// What a name would cover: shapes of other cities, prices, the sheet's edge.
fn covered(board: &BoardPicture, lines: &[Laid], city: usize, area: &Box2) -> f64 {
    let mut cost = 0.0;
    for other in 0..board.cities.len() {
        let centre = board.city_centre(other);
        let shape = Box2::around(Point { x: centre.x, y: centre.y + 58.0 }, 34.0, 28.0);
        cost += area.overlap(&shape) * 6.0;
        if other != city {
            cost += area.overlap(&Box2::around(Point { x: centre.x, y: centre.y - 20.0 }, 66.0, 55.0)) * 0.8;
        }
    }
    cost += lines.iter().map(|line| area.overlap(&line.plate)).sum::<f64>() * 6.0;
    let [left, top, width, height] = board.frame();
    let inside = Box2 { low: Point { x: left, y: top }, high: Point { x: left + width, y: top + height } };
    let whole = (area.high.x - area.low.x) * (area.high.y - area.low.y);
    cost + (whole - area.overlap(&inside)) * 10.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use content::{Content, LANGUAGES};

    /// Everything that is written on a map: what it is and where.
    fn written(slug: &str, language: &str) -> Vec<(String, Box2)> {
        let board = BoardPicture::read(&Content::embedded(), slug, language).expect("all content is right");
        let lines = super::super::lines::lay(&board);
        let labels = lay(&board, &lines, &Fonts::open());
        let names = board.cities.iter().map(|city| city.name.clone()).zip(labels.iter().map(|l| l.area));
        let prices = board.lines.iter().map(|line| format!("{}F", line.price));
        names.chain(prices.zip(lines.iter().map(|line| line.plate))).collect()
    }

    #[test]
    fn no_name_or_price_covers_another_on_any_board_in_any_language() {
        let mut collisions = Vec::new();
        for slug in Content::embedded().boards() {
            for language in LANGUAGES {
                let written = written(&slug, language);
                for (i, (a, area)) in written.iter().enumerate() {
                    for (b, other) in &written[i + 1..] {
                        // Tips of banners may touch.
                        if area.overlap(other) > 150.0 {
                            collisions
                                .push(format!("{slug} {language}: {a} and {b}: {}", area.overlap(other)));
                        }
                    }
                }
            }
        }
        assert!(collisions.is_empty(), "{collisions:#?}");
    }

    #[test]
    fn boxes_overlap_where_they_share_an_area() {
        let at = |x: f64, y: f64| Box2::around(Point { x, y }, 10.0, 5.0);
        assert_eq!(at(0.0, 0.0).overlap(&at(15.0, 5.0)), 25.0);
        assert_eq!(at(0.0, 0.0).overlap(&at(21.0, 0.0)), 0.0);
        assert_eq!(at(0.0, 0.0).overlap(&at(0.0, 11.0)), 0.0);
    }
}
