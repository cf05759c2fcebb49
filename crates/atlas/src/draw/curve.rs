//! Smooth curves through points, for transport lines.

use crate::geo::Point;

/// A smooth curve: cubic pieces, each with its two handles.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    start: Point,
    pieces: Vec<[Point; 3]>,
}

impl Curve {
    /// The curve through at least two points that bends evenly at each (Catmull and Rom's way).
    pub fn through(points: &[Point]) -> Curve {
        let at = |i: usize| points[i.min(points.len() - 1)];
        let pieces = (1..points.len()).map(|i| {
            let (before, from, to, after) = (at(i.saturating_sub(2)), at(i - 1), at(i), at(i + 1));
            // Handles grow with the piece they belong to, so that uneven points make no loops.
            let reach = from.distance(to) / 3.0;
            let lead = direction(before, to);
            let trail = direction(from, after);
            let first = Point { x: from.x + lead.x * reach, y: from.y + lead.y * reach };
            let second = Point { x: to.x - trail.x * reach, y: to.y - trail.y * reach };
            [first, second, to]
        });
        Curve { start: points[0], pieces: pieces.collect() }
    }

    /// A curve between two points that swings out sideways by a share of its length.
    pub fn bent(from: Point, to: Point, bend: f64) -> Curve {
        let side = Point { x: from.y - to.y, y: to.x - from.x };
        let handle = |share: f64| {
            let on = from.towards(to, share);
            Point { x: on.x + side.x * bend * 4.0 / 3.0, y: on.y + side.y * bend * 4.0 / 3.0 }
        };
        Curve { start: from, pieces: vec![[handle(0.22), handle(0.78), to]] }
    }

    /// Points along the curve, both ends included.
    pub fn samples(&self) -> Vec<Point> {
        const PER_PIECE: u32 = 24;
        let mut samples = vec![self.start];
        let mut from = self.start;
        for &[a, b, to] in &self.pieces {
            for i in 1..=PER_PIECE {
                let t = f64::from(i) / f64::from(PER_PIECE);
                let u = 1.0 - t;
                let (p, q, r, s) = (u * u * u, 3.0 * u * u * t, 3.0 * u * t * t, t * t * t);
                samples.push(Point {
                    x: p * from.x + q * a.x + r * b.x + s * to.x,
                    y: p * from.y + q * a.y + r * b.y + s * to.y,
                });
            }
            from = to;
        }
        samples
    }
}

/// Of length 1, or nothing.
fn direction(from: Point, to: Point) -> Point {
    match from.distance(to) {
        0.0 => Point::default(),
        length => Point { x: (to.x - from.x) / length, y: (to.y - from.y) / length },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn p(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    #[test]
    fn a_curve_passes_its_points() {
        let points = [p(0.0, 0.0), p(50.0, 80.0), p(200.0, 90.0)];
        let samples = Curve::through(&points).samples();
        assert_eq!((samples[0], samples[24], samples[48]), (points[0], points[1], points[2]));
    }

    #[test]
    fn a_bent_curve_swings_to_one_side() {
        let samples = Curve::bent(p(0.0, 0.0), p(100.0, 0.0), 0.2).samples();
        assert!((samples[12].y - 20.0).abs() < 1e-9 && (samples[12].x - 50.0).abs() < 1e-9);
    }
}
