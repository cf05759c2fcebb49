//! Walledgrave (001:785; R53, R77, R78): once a turn a sea line is cheaper, in any driver action.

use crate::ids::{Line, Way};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::Seat;

fn helps(rules: &Rules, table: &Tabletop, seat: Seat, line: Line) -> bool {
    rules.line(line).way == Way::Sea && !table.parts.leaders.is_spent(seat)
}

pub(super) fn fare(rules: &Rules, table: &Tabletop, seat: Seat, line: Line, fare: u16) -> u16 {
    if helps(rules, table, seat, line) { fare.saturating_sub(rules.leaders.walledgrave_francs) } else { fare }
}

pub(super) fn note_ride(rules: &Rules, table: &mut Tabletop, seat: Seat, line: Line) {
    if helps(rules, table, seat, line) {
        table.parts.leaders.spend(seat);
    }
}
