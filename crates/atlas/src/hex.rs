//! Pointy-top hexes in odd-row offset coordinates, as the rules number them, laid on a map.

use crate::geo::Point;

/// A hex: column and row.
pub type Hex = (i16, i16);

/// Steps from hex to hex, whatever lies between.
pub fn apart(a: Hex, b: Hex) -> u32 {
    let slanted = |(column, row): Hex| (i32::from(column) - i32::from((row - (row & 1)) / 2), i32::from(row));
    let ((a, a_row), (b, b_row)) = (slanted(a), slanted(b));
    let (across, down) = (b - a, b_row - a_row);
    across.unsigned_abs().max(down.unsigned_abs()).max((across + down).unsigned_abs())
}

/// Hexes of one size: where they lie and which one a point lies in.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    /// The centre of hex (0, 0).
    pub origin: Point,
    /// From the centre of a hex to a corner.
    pub radius: f64,
}

const ROOT_3: f64 = 1.732_050_807_568_877_2;

impl Layout {
    /// Hexes whose neighbours' centres are `step` apart.
    pub fn with_step(origin: Point, step: f64) -> Layout {
        Layout { origin, radius: step / ROOT_3 }
    }

    /// From the centre of a hex to that of its neighbour.
    pub fn step(&self) -> f64 {
        self.radius * ROOT_3
    }

    /// The middle of a hex.
    pub fn centre(&self, (column, row): Hex) -> Point {
        let shift = if row & 1 == 1 { 0.5 } else { 0.0 };
        Point {
            x: self.origin.x + (f64::from(column) + shift) * self.step(),
            y: self.origin.y + f64::from(row) * 1.5 * self.radius,
        }
    }

    /// The six corners, clockwise from the top, of a hex drawn with another radius around the same centre.
    pub fn corners(&self, hex: Hex, radius: f64) -> [Point; 6] {
        let centre = self.centre(hex);
        std::array::from_fn(|i| {
            let turn = (60.0 * i as f64 - 90.0).to_radians();
            Point { x: centre.x + radius * turn.cos(), y: centre.y + radius * turn.sin() }
        })
    }

    /// The hex a point lies in: the one whose centre is nearest.
    pub fn at(&self, point: Point) -> Hex {
        let row = ((point.y - self.origin.y) / (1.5 * self.radius)).round() as i16;
        let mut best = (0, 0);
        let mut nearest = f64::INFINITY;
        for row in row.saturating_sub(1)..=row.saturating_add(1) {
            let shift = if row & 1 == 1 { 0.5 } else { 0.0 };
            let column = ((point.x - self.origin.x) / self.step() - shift).round() as i16;
            let distance = self.centre((column, row)).distance(point);
            if distance < nearest {
                (best, nearest) = ((column, row), distance);
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use race::rules::hex_neighbours;

    fn layout() -> Layout {
        Layout::with_step(Point { x: 7.0, y: -3.0 }, 100.0)
    }

    #[test]
    fn neighbours_are_one_step_away() {
        for hex in [(0, 0), (3, 1), (4, 2), (-2, -3)] {
            for near in hex_neighbours(hex) {
                let distance = layout().centre(hex).distance(layout().centre(near));
                assert!((distance - 100.0).abs() < 1e-9, "{hex:?} {near:?} {distance}");
                assert_eq!(apart(hex, near), 1, "{hex:?} {near:?}");
            }
        }
    }

    #[test]
    fn steps_are_counted_over_rows_and_columns() {
        assert_eq!([(5, 0), (0, 5), (3, 4), (-1, 2)].map(|hex| apart((0, 0), hex)), [5, 5, 5, 2]);
    }

    #[test]
    fn a_point_lies_in_the_hex_around_it() {
        for hex in [(0, 0), (3, 1), (4, 2), (-2, -3)] {
            assert_eq!(layout().at(layout().centre(hex)), hex);
            for corner in layout().corners(hex, layout().radius * 0.98) {
                assert_eq!(layout().at(corner), hex);
            }
        }
    }

    #[test]
    fn odd_rows_lie_half_a_hex_to_the_east() {
        let shift = layout().centre((0, 1)).x - layout().centre((0, 0)).x;
        assert!((shift - 50.0).abs() < 1e-9);
    }

    #[test]
    fn the_first_corner_is_the_top_and_edges_are_as_long_as_the_radius() {
        let corners = layout().corners((2, 2), 60.0);
        let centre = layout().centre((2, 2));
        assert!((corners[0].x - centre.x).abs() < 1e-9 && (corners[0].y - centre.y + 60.0).abs() < 1e-9);
        for i in 0..6 {
            assert!((corners[i].distance(corners[(i + 1) % 6]) - 60.0).abs() < 1e-9);
        }
    }
}
