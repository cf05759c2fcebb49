//! Small pieces of position text for rule book 004: numbers, names, sets, and the shape
//! `name(field=value,..)`.

use super::read_strain;
use crate::ids::{MAX_PLAYERS, Strain};
use crate::rules::Rules;
use game::{Seat, SeatSet, TextError};

pub(super) const SEAT: &str = "a seat number of this race";
pub(super) const NUMBER: &str = "a number that fits here";
pub(super) const STRAIN: &str = "a strain: normal, heavy or severe";
pub(super) const PREDICAMENT: &str = "a kind of predicament: random or inflicted";

/// A number that fits.
pub(super) fn number<T: std::str::FromStr>(word: &str) -> Result<T, TextError> {
    word.parse().map_err(|_| TextError::new(word, NUMBER))
}

/// One of a few things by its word.
pub(super) fn named<T: Copy>(
    all: &[T],
    slug: impl Fn(T) -> &'static str,
    word: &str,
    expected: &str,
) -> Result<T, TextError> {
    let found = all.iter().find(|&&thing| slug(thing).eq_ignore_ascii_case(word));
    found.copied().ok_or_else(|| TextError::new(word, expected))
}

/// A seat that plays, counted from 1.
pub(super) fn read_seat(rules: &Rules, word: &str) -> Result<Seat, TextError> {
    let n: u8 = word.parse().map_err(|_| TextError::new(word, SEAT))?;
    if (1..=rules.seats).contains(&n) { Ok(Seat(n - 1)) } else { Err(TextError::new(word, SEAT)) }
}

/// Text still to be read.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'a> {
    pub rules: &'a Rules,
    pub rest: &'a str,
}

impl<'a> Reader<'a> {
    /// Reads letters, digits, `_`, `-` and `+`.
    pub fn word(&mut self) -> &'a str {
        let part = |c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '+'));
        let end = self.rest.find(part).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }
    /// Is this next? Then it is read.
    pub fn skip(&mut self, mark: &str) -> bool {
        self.rest.strip_prefix(mark).map(|rest| self.rest = rest).is_some()
    }
    /// This must be next.
    pub fn expect(&mut self, mark: &str) -> Result<(), TextError> {
        if self.skip(mark) {
            return Ok(());
        }
        let found: String = self.rest.chars().take_while(|c| !c.is_whitespace()).take(24).collect();
        Err(TextError::new(found, format!("\"{mark}\"")))
    }
}

/// Something that stands in a position.
pub(crate) trait Text: Sized {
    fn write(&self, rules: &Rules, out: &mut String);
    fn read(from: &mut Reader) -> Result<Self, TextError>;
}

macro_rules! text_number {
    ($($number:ty),*) => { $(
        impl Text for $number {
            fn write(&self, _: &Rules, out: &mut String) {
                out.push_str(&self.to_string());
            }
            fn read(from: &mut Reader) -> Result<Self, TextError> {
                number(from.word())
            }
        }
        /// One number for each seat: `0+72+75`.
        impl Text for [$number; MAX_PLAYERS] {
            fn write(&self, rules: &Rules, out: &mut String) {
                for (i, n) in self.iter().take(rules.seats.into()).enumerate() {
                    out.push_str(if i > 0 { "+" } else { "" });
                    out.push_str(&n.to_string());
                }
            }
            fn read(from: &mut Reader) -> Result<Self, TextError> {
                let word = from.word();
                let mut all = [0; MAX_PLAYERS];
                if word.split('+').count() != usize::from(from.rules.seats) {
                    return Err(TextError::new(word, "one number for each seat, joined by +"));
                }
                for (slot, n) in all.iter_mut().zip(word.split('+')) {
                    *slot = number(n)?;
                }
                Ok(all)
            }
        }
    )* };
}
text_number!(u8, u16);

impl Text for Seat {
    fn write(&self, _: &Rules, out: &mut String) {
        out.push_str(&self.number().to_string());
    }
    fn read(from: &mut Reader) -> Result<Self, TextError> {
        read_seat(from.rules, from.word())
    }
}
impl Text for SeatSet {
    fn write(&self, _: &Rules, out: &mut String) {
        let seats: Vec<String> = self.iter().map(|seat| seat.number().to_string()).collect();
        out.push_str(if seats.is_empty() { "-" } else { "" });
        out.push_str(&seats.join("+"));
    }
    fn read(from: &mut Reader) -> Result<Self, TextError> {
        match from.word() {
            "-" => Ok(SeatSet::EMPTY),
            word => word.split('+').map(|seat| read_seat(from.rules, seat)).collect(),
        }
    }
}
impl Text for Strain {
    fn write(&self, _: &Rules, out: &mut String) {
        out.push_str(self.slug());
    }
    fn read(from: &mut Reader) -> Result<Self, TextError> {
        read_strain(from.word())
    }
}

impl<T: Text> Text for Option<T> {
    fn write(&self, rules: &Rules, out: &mut String) {
        match self {
            Some(value) => value.write(rules, out),
            None => out.push('-'),
        }
    }
    fn read(from: &mut Reader) -> Result<Self, TextError> {
        let mut ahead = *from;
        if ahead.word() == "-" {
            *from = ahead;
            return Ok(None);
        }
        T::read(from).map(Some)
    }
}

/// `name(field=value,..)` for a struct whose fields are all text.
macro_rules! text_struct {
    ($name:ty, $word:literal { $($field:ident),* }) => {
        impl $crate::notation::text::Text for $name {
            fn write(&self, rules: &$crate::rules::Rules, out: &mut String) {
                out.push_str(concat!($word, "("));
                $(
                    out.push_str(concat!(stringify!($field), "="));
                    self.$field.write(rules, out);
                    out.push(',');
                )*
                out.pop();
                out.push(')');
            }
            fn read(from: &mut $crate::notation::text::Reader) -> Result<Self, game::TextError> {
                from.expect(concat!($word, "("))?;
                $(
                    from.expect(concat!(stringify!($field), "="))?;
                    let $field = $crate::notation::text::Text::read(from)?;
                    from.skip(",");
                )*
                from.expect(")")?;
                Ok(Self { $($field),* })
            }
        }
    };
}
pub(crate) use text_struct;

/// `variant` or `variant(value,..)` for an enum whose values are all text.
macro_rules! text_enum {
    ($name:ty { $($variant:ident $(($($value:ident),+))? = $word:literal),* $(,)? }) => {
        impl $crate::notation::text::Text for $name {
            fn write(&self, rules: &$crate::rules::Rules, out: &mut String) {
                match self {
                    $(Self::$variant $(($($value),+))? => {
                        out.push_str($word);
                        $(
                            out.push('(');
                            $( $value.write(rules, out); out.push(','); )+
                            out.pop();
                            out.push(')');
                        )?
                    })*
                }
                let _ = rules;
            }
            fn read(from: &mut $crate::notation::text::Reader) -> Result<Self, game::TextError> {
                match from.word() {
                    $($word => {
                        $(
                            from.expect("(")?;
                            $( let $value = $crate::notation::text::Text::read(from)?; from.skip(","); )+
                            from.expect(")")?;
                        )?
                        Ok(Self::$variant $(($($value),+))?)
                    })*
                    other => Err(game::TextError::new(other, concat!("one of", $(" ", $word),*))),
                }
            }
        }
    };
}
pub(crate) use text_enum;
