//! Pieces of text that every game has: numbers, yes and no, seats, and the stack of rooms.

use super::{Reader, Text, TextError};
use crate::{Seat, SeatSet};

/// What to expect where a number should stand.
pub const NUMBER: &str = "a number that fits here";
/// What to expect where a seat should stand.
pub const SEAT: &str = "a seat number of this race";

/// What is read must also make sense.
pub fn must(holds: bool, found: &str, expected: &str) -> Result<(), TextError> {
    if holds { Ok(()) } else { Err(TextError::new(found, expected)) }
}

/// A number that fits.
pub fn number<T: std::str::FromStr>(word: &str) -> Result<T, TextError> {
    word.parse().map_err(|_| TextError::new(word, NUMBER))
}

/// A seat that plays, counted from 1.
pub fn read_seat(seats: u8, word: &str) -> Result<Seat, TextError> {
    match word.parse() {
        Ok(n) if (1..=seats).contains(&n) => Ok(Seat(n - 1)),
        _ => Err(TextError::new(word, SEAT)),
    }
}

/// One of a few things by its word, in capital letters or not.
pub fn named<T: Copy>(
    all: &[T],
    slug: impl Fn(T) -> &'static str,
    word: &str,
    expected: &str,
) -> Result<T, TextError> {
    let found = all.iter().find(|&&thing| slug(thing).eq_ignore_ascii_case(word));
    found.copied().ok_or_else(|| TextError::new(word, expected))
}

/// Every seat once: `2,1,3`. Places that nobody has hold seat 0.
pub fn read_order<R, const N: usize>(from: &mut Reader<R>) -> Result<[Seat; N], TextError> {
    let mut order = [Seat(0); N];
    let mut seen = SeatSet::EMPTY;
    for (i, slot) in order.iter_mut().take(from.seats.into()).enumerate() {
        if i > 0 {
            from.expect(",")?;
        }
        *slot = Text::read(from)?;
        seen = seen.with(*slot);
    }
    if seen == SeatSet::all(from.seats) { Ok(order) } else { Err(TextError::new("order", "every seat once")) }
}

/// The suspended rooms, outermost first: `race(..)/round(..)`.
pub fn write_rooms<R>(frames: &[impl Text<R>], rules: &R, out: &mut String) {
    for (i, frame) in frames.iter().enumerate() {
        out.push_str(if i > 0 { "/" } else { "" });
        frame.write(rules, out);
    }
}

/// The way back from [`write_rooms`]: fills the frames and tells how many there are. They end the line.
pub fn read_rooms<R>(from: &mut Reader<R>, frames: &mut [impl Text<R>]) -> Result<u8, TextError> {
    let mut depth = 0;
    loop {
        let Some(slot) = frames.get_mut(depth) else {
            return Err(TextError::new(from.rest, "the end of the position: rooms are nested too deep"));
        };
        *slot = Text::read(from)?;
        depth += 1;
        if !from.skip("/") {
            break;
        }
    }
    match from.rest {
        "" => Ok(depth as u8),
        rest => Err(TextError::new(rest, "the end of the position")),
    }
}

macro_rules! text_number {
    ($($number:ty),*) => { $(
        impl<R> Text<R> for $number {
            fn write(&self, _: &R, out: &mut String) {
                out.push_str(&self.to_string());
            }
            fn read(from: &mut Reader<R>) -> Result<Self, TextError> {
                number(from.word())
            }
        }
    )* };
}
text_number!(u8, u16);

impl<R> Text<R> for bool {
    fn write(&self, _: &R, out: &mut String) {
        out.push_str(if *self { "yes" } else { "no" });
    }
    fn read(from: &mut Reader<R>) -> Result<Self, TextError> {
        match from.word() {
            "yes" => Ok(true),
            "no" => Ok(false),
            other => Err(TextError::new(other, "yes or no")),
        }
    }
}

impl<R> Text<R> for Seat {
    fn write(&self, _: &R, out: &mut String) {
        out.push_str(&self.number().to_string());
    }
    fn read(from: &mut Reader<R>) -> Result<Self, TextError> {
        read_seat(from.seats, from.word())
    }
}

/// `1+3`, or `-` for nobody.
impl<R> Text<R> for SeatSet {
    fn write(&self, _: &R, out: &mut String) {
        let seats: Vec<String> = self.iter().map(|seat| seat.number().to_string()).collect();
        out.push_str(if seats.is_empty() { "-" } else { "" });
        out.push_str(&seats.join("+"));
    }
    fn read(from: &mut Reader<R>) -> Result<Self, TextError> {
        match from.word() {
            "-" => Ok(SeatSet::EMPTY),
            word => word.split('+').map(|seat| read_seat(from.seats, seat)).collect(),
        }
    }
}

/// `-` where there is nothing.
impl<R, T: Text<R>> Text<R> for Option<T> {
    fn write(&self, rules: &R, out: &mut String) {
        match self {
            Some(value) => value.write(rules, out),
            None => out.push('-'),
        }
    }
    fn read(from: &mut Reader<R>) -> Result<Self, TextError> {
        if from.peek() == "-" {
            from.word();
            return Ok(None);
        }
        T::read(from).map(Some)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read<T: Text<()>>(rest: &str) -> Result<T, TextError> {
        let mut from = Reader { rules: &(), seats: 3, rest };
        let value = T::read(&mut from)?;
        assert_eq!(from.rest, "", "all of {rest} is read");
        Ok(value)
    }

    fn reads_back<T: Text<()> + PartialEq + std::fmt::Debug>(value: T, text: &str) {
        let mut out = String::new();
        value.write(&(), &mut out);
        assert_eq!(out, text);
        assert_eq!(read(text), Ok(value));
    }

    #[test]
    fn plain_values_read_back() {
        reads_back(255u8, "255");
        reads_back(256u16, "256");
        reads_back(true, "yes");
        reads_back(false, "no");
        reads_back(Seat(2), "3");
        reads_back(SeatSet(0b101), "1+3");
        reads_back(SeatSet::EMPTY, "-");
        reads_back(Some(7u8), "7");
        reads_back(None::<u8>, "-");
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        assert_eq!(read::<u8>("256"), Err(TextError::new("256", NUMBER)));
        assert_eq!(read::<bool>("maybe"), Err(TextError::new("maybe", "yes or no")));
        for nobody in ["0", "4", "x", "-1", ""] {
            assert_eq!(read::<Seat>(nobody), Err(TextError::new(nobody, SEAT)));
        }
        assert_eq!(read::<SeatSet>("1+4"), Err(TextError::new("4", SEAT)));
    }

    #[test]
    fn a_thing_is_found_by_its_word() {
        let slug = |n: u8| if n == 1 { "one" } else { "two" };
        assert_eq!(named(&[1, 2], slug, "Two", "a thing"), Ok(2));
        assert_eq!(named(&[1, 2], slug, "three", "a thing"), Err(TextError::new("three", "a thing")));
    }

    #[test]
    fn an_order_has_every_seat_once() {
        let order = |rest| read_order::<(), 5>(&mut Reader { rules: &(), seats: 3, rest });
        assert_eq!(order("2,1,3"), Ok([Seat(1), Seat(0), Seat(2), Seat(0), Seat(0)]));
        assert_eq!(order("2,1,2"), Err(TextError::new("order", "every seat once")));
        assert_eq!(order("2,1"), Err(TextError::new("", "\",\"")));
    }

    #[test]
    fn rooms_end_the_line_and_are_not_nested_too_deep() {
        let rooms = |rest| {
            let mut frames = [0u8; 3];
            read_rooms(&mut Reader { rules: &(), seats: 3, rest }, &mut frames).map(|depth| (depth, frames))
        };
        let mut out = String::new();
        write_rooms(&[7u8, 8], &(), &mut out);
        assert_eq!(rooms(&out), Ok((2, [7, 8, 0])));
        assert_eq!(rooms("7/8 more"), Err(TextError::new(" more", "the end of the position")));
        let error = rooms("1/2/3/4").expect_err("three at most");
        assert_eq!(error.found, "4");
    }
}
