//! Names as text: what the pieces of this game are called in moves and positions.

use super::{read_action, read_line, read_plan, read_space, write_action, write_plan};
use crate::action::Action;
use crate::ids::{CardId, City, Line, Plan, Space, TileId};
use crate::modules::{Act, Cursor, Module};
use crate::rules::Rules;
use game::text::{Reader, Text, TextError, named};

pub(super) const CARD: &str = "a card of this deck";
pub(super) const TILE: &str = "a tile of this bag";
pub(super) const SPACE: &str = "a space of this board (a city, or a hex such as C7)";
pub(super) const LINE: &str = "a transport line of this board (city-city)";
const MODULE: &str = "a module in play";
pub(super) const PLAN: &str = "a plan: one letter for each assistant, p m g or f, such as pmmgf";

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

impl Text<Rules> for Cursor {
    fn write(&self, rules: &Rules, out: &mut String) {
        self.0.write(rules, out);
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        u8::read(from).map(Cursor)
    }
}
impl Text<Rules> for Module {
    fn write(&self, _: &Rules, out: &mut String) {
        out.push_str(self.slug());
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        named(Module::ALL, Module::slug, from.word(), MODULE)
    }
}
/// A move inside a position: `[to E5]`.
impl Text<Rules> for Action {
    fn write(&self, rules: &Rules, out: &mut String) {
        *out += &format!("[{}]", write_action(rules, *self));
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        from.expect("[")?;
        let action = read_action(from.rules, from.until(|c| c == ']'))?;
        from.expect("]")?;
        Ok(action)
    }
}
impl Text<Rules> for Act {
    fn write(&self, rules: &Rules, out: &mut String) {
        Action::Act(*self).write(rules, out);
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        match Action::read(from)? {
            Action::Act(act) => Ok(act),
            other => Err(TextError::new(write_action(from.rules, other), "an act of a module")),
        }
    }
}
impl Text<Rules> for Plan {
    fn write(&self, _: &Rules, out: &mut String) {
        out.push_str(&write_plan(*self));
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        read_plan(from.word())
    }
}
impl Text<Rules> for Space {
    fn write(&self, rules: &Rules, out: &mut String) {
        out.push_str(&rules.names.spaces[self.index()]);
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        read_space(from.rules, from.word())
    }
}
impl Text<Rules> for Line {
    fn write(&self, rules: &Rules, out: &mut String) {
        out.push_str(&rules.names.lines[self.index()]);
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        read_line(from.rules, from.word())
    }
}

macro_rules! named {
    ($id:ident, $names:ident, $expected:expr) => {
        impl Text<Rules> for $id {
            fn write(&self, rules: &Rules, out: &mut String) {
                out.push_str(&rules.names.$names[self.index()]);
            }
            fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
                one_of(&from.rules.names.$names, from.word(), $expected)
            }
        }
    };
}
named!(CardId, cards, CARD);
named!(TileId, tiles, TILE);
named!(City, cities, "a city of this board");
