//! Li Jiaxiang (000:503; R83, R163): a sixth assistant in odd turns.

use crate::tabletop::Tabletop;

pub(super) fn plan_size(table: &Tabletop, size: u8) -> u8 {
    size + table.turn % 2
}
