//! Li Jiaxiang (000:503; R83, R163): a sixth assistant in odd turns.

use crate::table::Table;

pub(super) fn plan_size(table: &Table, size: u8) -> u8 {
    size + table.turn % 2
}
