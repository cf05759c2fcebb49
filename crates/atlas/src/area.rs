//! Areas and courses on the flat map: inside or outside, how near, how far along.

use crate::geo::Point;

/// Rings that together bound an area: what lies within an odd number of them is inside.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Area {
    rings: Vec<Vec<Point>>,
}

impl Area {
    /// The area within these rings, the last point of each joined to its first.
    pub fn new(rings: Vec<Vec<Point>>) -> Area {
        Area { rings }
    }

    /// Is the point inside?
    pub fn contains(&self, point: Point) -> bool {
        let left = self.crossings(point.y).into_iter().filter(|x| *x < point.x).count();
        left % 2 == 1
    }

    /// Where the edges cross a level, from west to east: inside lies between the first and the second, the
    /// third and the fourth, and so on.
    pub fn crossings(&self, y: f64) -> Vec<f64> {
        let mut crossings = Vec::new();
        for ring in &self.rings {
            for (i, b) in ring.iter().enumerate() {
                let a = ring[(i + ring.len() - 1) % ring.len()];
                if (a.y > y) != (b.y > y) {
                    crossings.push(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y));
                }
            }
        }
        crossings.sort_by(f64::total_cmp);
        crossings
    }

    /// The corners of the smallest upright rectangle around it.
    pub fn bounds(&self) -> Option<(Point, Point)> {
        let mut points = self.rings.iter().flatten();
        let first = *points.next()?;
        Some(points.fold((first, first), |(low, high), p| {
            (Point { x: low.x.min(p.x), y: low.y.min(p.y) }, Point { x: high.x.max(p.x), y: high.y.max(p.y) })
        }))
    }
}

/// Is `x` inside, by the crossings of its level?
pub fn is_between(crossings: &[f64], x: f64) -> bool {
    crossings.partition_point(|crossing| *crossing < x) % 2 == 1
}

/// The nearest point of a course: how far it is, and how far along the course it lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Foot {
    /// From the point to the course.
    pub distance: f64,
    /// From the beginning of the course.
    pub along: f64,
}

/// The nearest point of a course of at least one point.
pub fn foot(course: &[Point], point: Point) -> Foot {
    let mut best = Foot { distance: course.first().map_or(f64::INFINITY, |p| p.distance(point)), along: 0.0 };
    let mut behind = 0.0;
    for pair in course.windows(2) {
        let (a, b) = (pair[0], pair[1]);
        let length = a.distance(b);
        let dot = (point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y);
        let share = if length > 0.0 { (dot / (length * length)).clamp(0.0, 1.0) } else { 0.0 };
        let distance = a.towards(b, share).distance(point);
        if distance < best.distance {
            best = Foot { distance, along: behind + share * length };
        }
        behind += length;
    }
    best
}

/// How long a course is.
pub fn length(course: &[Point]) -> f64 {
    course.windows(2).map(|pair| pair[0].distance(pair[1])).sum()
}

/// The part of a ring inside an upright rectangle, closed along its sides.
pub fn clip_ring(ring: &[Point], low: Point, high: Point) -> Vec<Point> {
    type Side = (fn(Point) -> f64, fn(f64) -> bool);
    let sides: [(Side, f64); 4] = [
        ((|p| p.x, |past| past >= 0.0), low.x),
        ((|p| p.x, |past| past <= 0.0), high.x),
        ((|p| p.y, |past| past >= 0.0), low.y),
        ((|p| p.y, |past| past <= 0.0), high.y),
    ];
    let mut ring = ring.to_vec();
    for ((coordinate, is_inside), limit) in sides {
        let mut kept = Vec::with_capacity(ring.len());
        for (i, &b) in ring.iter().enumerate() {
            let a = ring[(i + ring.len() - 1) % ring.len()];
            let (past_a, past_b) = (coordinate(a) - limit, coordinate(b) - limit);
            if is_inside(past_a) != is_inside(past_b) {
                kept.push(a.towards(b, past_a / (past_a - past_b)));
            }
            if is_inside(past_b) {
                kept.push(b);
            }
        }
        ring = kept;
    }
    ring
}

/// The stretches of a course that touch an upright rectangle, each with the point before and after.
pub fn clip_course(course: &[Point], low: Point, high: Point) -> Vec<Vec<Point>> {
    let is_inside = |p: &Point| p.x >= low.x && p.x <= high.x && p.y >= low.y && p.y <= high.y;
    let mut pieces: Vec<Vec<Point>> = Vec::new();
    let mut piece: Vec<Point> = Vec::new();
    for pair in course.windows(2) {
        if is_inside(&pair[0]) || is_inside(&pair[1]) {
            if piece.is_empty() {
                piece.push(pair[0]);
            }
            piece.push(pair[1]);
        } else if !piece.is_empty() {
            pieces.push(std::mem::take(&mut piece));
        }
    }
    pieces.extend((!piece.is_empty()).then_some(piece));
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    fn p(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    fn square(low: f64, high: f64) -> Vec<Point> {
        vec![p(low, low), p(high, low), p(high, high), p(low, high)]
    }

    #[test]
    fn a_ring_in_a_ring_is_a_hole() {
        let area = Area::new(vec![square(0.0, 10.0), square(4.0, 6.0)]);
        assert!(area.contains(p(1.0, 5.0)) && area.contains(p(9.0, 9.0)));
        assert!(!area.contains(p(5.0, 5.0)) && !area.contains(p(11.0, 5.0)) && !area.contains(p(-1.0, 5.0)));
        assert_eq!(area.bounds(), Some((p(0.0, 0.0), p(10.0, 10.0))));
        let crossings = area.crossings(5.0);
        assert_eq!(crossings, [0.0, 4.0, 6.0, 10.0]);
        assert!(is_between(&crossings, 2.0) && !is_between(&crossings, 5.0));
    }

    #[test]
    fn the_foot_of_a_point_is_where_the_course_is_nearest() {
        let course = [p(0.0, 0.0), p(10.0, 0.0), p(10.0, 10.0)];
        assert_eq!(foot(&course, p(4.0, 3.0)), Foot { distance: 3.0, along: 4.0 });
        assert_eq!(foot(&course, p(12.0, 7.0)), Foot { distance: 2.0, along: 17.0 });
        assert_eq!(foot(&course, p(-3.0, -4.0)), Foot { distance: 5.0, along: 0.0 });
        assert_eq!(length(&course), 20.0);
    }

    #[test]
    fn a_ring_is_clipped_to_a_rectangle() {
        let ring = clip_ring(&square(-5.0, 5.0), p(0.0, 0.0), p(10.0, 10.0));
        assert_eq!(Area::new(vec![ring]).bounds(), Some((p(0.0, 0.0), p(5.0, 5.0))));
        assert!(clip_ring(&square(20.0, 30.0), p(0.0, 0.0), p(10.0, 10.0)).is_empty());
    }

    #[test]
    fn a_course_is_cut_where_it_leaves() {
        let course = [p(-9.0, 0.0), p(1.0, 0.0), p(20.0, 0.0), p(30.0, 0.0), p(9.0, 1.0)];
        let pieces = clip_course(&course, p(0.0, -1.0), p(10.0, 1.0));
        assert_eq!(pieces, [course[..3].to_vec(), course[3..].to_vec()]);
    }
}
