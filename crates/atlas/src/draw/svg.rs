//! Writes SVG: numbers short and always the same, texts escaped, paths from points.

use std::fmt::{Arguments, Write};

use crate::geo::Point;

/// A drawing being written.
#[derive(Debug, Default)]
pub struct Svg(String);

impl Svg {
    /// Adds what `format_args!` says; see [`put`].
    pub fn add(&mut self, text: Arguments<'_>) {
        self.0.write_fmt(text).expect("a String takes any text");
        self.0.push('\n');
    }

    /// The text.
    pub fn finish(self) -> String {
        self.0
    }
}

/// Adds a formatted piece to a drawing.
macro_rules! put {
    ($svg:expr, $($text:tt)*) => {
        $svg.add(format_args!($($text)*))
    };
}
pub(crate) use put;

/// A number with at most one digit after the point.
pub fn n(number: f64) -> String {
    let tenths = (number * 10.0).round() as i64;
    let (sign, tenths) = (if tenths < 0 { "-" } else { "" }, tenths.abs());
    match tenths % 10 {
        0 => format!("{sign}{}", tenths / 10),
        rest => format!("{sign}{}.{rest}", tenths / 10),
    }
}

/// A text that can stand in an element or an attribute.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

/// A path through points, straight from one to the next.
pub fn straight(points: impl IntoIterator<Item = Point>, closed: bool) -> String {
    let mut path = String::new();
    for (i, point) in points.into_iter().enumerate() {
        path.push(if i == 0 { 'M' } else { 'L' });
        path += &n(point.x);
        path.push(' ');
        path += &n(point.y);
    }
    if closed {
        path.push('Z');
    }
    path
}

/// Points as content writes them.
pub fn points(course: &[[i32; 2]]) -> Vec<Point> {
    course.iter().map(|[x, y]| Point { x: f64::from(*x), y: f64::from(*y) }).collect()
}

/// One path out of many rings.
pub fn rings(rings: &[Vec<[i32; 2]>]) -> String {
    rings.iter().map(|ring| straight(points(ring), true)).collect()
}

/// One path out of many courses.
pub fn courses(courses: &[Vec<[i32; 2]>]) -> String {
    courses.iter().map(|course| straight(points(course), false)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!([0.0, -0.04, 1.0, -2.55, 10.04, 3.96].map(n), ["0", "0", "1", "-2.6", "10", "4"]);
    }

    #[test]
    fn texts_are_escaped() {
        assert_eq!(escape("A & <B> \"C\"\n"), "A &amp; &lt;B&gt; &quot;C&quot; ");
    }

    #[test]
    fn paths_go_from_point_to_point() {
        let path = [Point { x: 0.0, y: 1.0 }, Point { x: 2.25, y: -3.0 }];
        assert_eq!(straight(path, false), "M0 1L2.3 -3");
        assert_eq!(straight(path, true), "M0 1L2.3 -3Z");
    }
}
