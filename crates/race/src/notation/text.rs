//! Small pieces of position text: numbers, names, sets, and the shape `name(field=value,..)`.

use super::{read_plan, read_space, write_plan};
use crate::ids::{CardId, City, Line, Plan, Space, TileId};
use crate::modules::{Cursor, Module};
use crate::rules::Rules;
use game::{Seat, SeatSet, TextError};

pub(super) const CARD: &str = "a card of this deck";
pub(super) const TILE: &str = "a tile of this bag";
pub(super) const SPACE: &str = "a space of this board (a city, or a hex such as C7)";
pub(super) const LINE: &str = "a transport line of this board (city-city)";
pub(super) const SEAT: &str = "a seat number of this race";
pub(super) const NUMBER: &str = "a number";
pub(super) const MODULE: &str = "a module in play";
pub(super) const PLAN: &str = "a plan: one letter for each assistant, p m g or f, such as pmmgf";

/// A number that fits.
pub(super) fn number<T: std::str::FromStr>(word: &str) -> Result<T, TextError> {
    word.parse().map_err(|_| TextError::new(word, NUMBER))
}

/// The index of a name.
pub(super) fn one_of<T: From<Index>>(names: &[String], word: &str, expected: &str) -> Result<T, TextError> {
    let found = names.iter().position(|name| name.eq_ignore_ascii_case(word));
    found.map(|i| Index(i as u8).into()).ok_or_else(|| TextError::new(word, expected))
}

/// A position in a list of names.
pub(super) struct Index(pub u8);
macro_rules! from_index {
    ($($id:ident),*) => { $(impl From<Index> for $id { fn from(i: Index) -> Self { $id(i.0) } })* };
}
from_index!(CardId, TileId, City);

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

impl Text for u8 {
    fn write(&self, _: &Rules, out: &mut String) {
        out.push_str(&self.to_string());
    }
    fn read(from: &mut Reader) -> Result<Self, TextError> {
        number(from.word())
    }
}
impl Text for u16 {
    fn write(&self, _: &Rules, out: &mut String) {
        out.push_str(&self.to_string());
    }
    fn read(from: &mut Reader) -> Result<Self, TextError> {
        number(from.word())
    }
}
impl Text for bool {
    fn write(&self, _: &Rules, out: &mut String) {
        out.push_str(if *self { "yes" } else { "no" });
    }
    fn read(from: &mut Reader) -> Result<Self, TextError> {
        match from.word() {
            "yes" => Ok(true),
            "no" => Ok(false),
            other => Err(TextError::new(other, "yes or no")),
        }
    }
}
impl Text for Cursor {
    fn write(&self, rules: &Rules, out: &mut String) {
        self.0.write(rules, out);
    }
    fn read(from: &mut Reader) -> Result<Self, TextError> {
        u8::read(from).map(Cursor)
    }
}
impl Text for Module {
    fn write(&self, _: &Rules, out: &mut String) {
        out.push_str(self.slug());
    }
    fn read(from: &mut Reader) -> Result<Self, TextError> {
        let word = from.word();
        Module::ALL.iter().find(|m| m.slug() == word).copied().ok_or_else(|| TextError::new(word, MODULE))
    }
}
impl Text for Seat {
    fn write(&self, _: &Rules, out: &mut String) {
        out.push_str(&self.number().to_string());
    }
    fn read(from: &mut Reader) -> Result<Self, TextError> {
        super::read_seat(from.rules, from.word())
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
            word => word.split('+').map(|seat| super::read_seat(from.rules, seat)).collect(),
        }
    }
}
impl Text for Plan {
    fn write(&self, _: &Rules, out: &mut String) {
        out.push_str(&write_plan(*self));
    }
    fn read(from: &mut Reader) -> Result<Self, TextError> {
        read_plan(from.word())
    }
}
impl Text for Space {
    fn write(&self, rules: &Rules, out: &mut String) {
        out.push_str(&rules.names.spaces[self.index()]);
    }
    fn read(from: &mut Reader) -> Result<Self, TextError> {
        read_space(from.rules, from.word())
    }
}
impl Text for Line {
    fn write(&self, rules: &Rules, out: &mut String) {
        out.push_str(&rules.names.lines[self.index()]);
    }
    fn read(from: &mut Reader) -> Result<Self, TextError> {
        super::read_line(from.rules, from.word())
    }
}

macro_rules! named {
    ($id:ident, $names:ident, $expected:expr) => {
        impl Text for $id {
            fn write(&self, rules: &Rules, out: &mut String) {
                out.push_str(&rules.names.$names[self.index()]);
            }
            fn read(from: &mut Reader) -> Result<Self, TextError> {
                one_of(&from.rules.names.$names, from.word(), $expected)
            }
        }
    };
}
named!(CardId, cards, CARD);
named!(TileId, tiles, TILE);
named!(City, cities, "a city of this board");

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
