//! The leader draft (000:471; R159, R162): in turn order every player takes a leader that nobody has, as long
//! as there are any.

use super::{Act, join};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::Event;
use crate::modules;
use crate::rooms::{Around, Frame, Returned, Room};
use crate::rules::Rules;
use crate::table::Table;
use game::{Events, Seat, SeatSet};

/// Leaders are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The place in the turn order that chooses next.
    next: u8,
}

game::text_of! { for Rules;
    struct Draft = "draft" { next }
}

impl Draft {
    /// The room, if there is anything to choose.
    pub(super) fn if_needed(rules: &Rules, table: &Table) -> Option<Frame> {
        let draft = Draft { next: 0 };
        draft.chooser(rules, table).map(|_| draft.into())
    }
    fn chooser(&self, rules: &Rules, table: &Table) -> Option<Seat> {
        table.parts.leaders.free().next()?;
        let left = table.order(rules).iter().skip(self.next.into());
        left.copied().find(|&seat| rules.decides(seat) && table.parts.leaders.of(seat).is_none())
    }
}

impl Room for Draft {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        match self.chooser(cx.rules, cx.table) {
            Some(seat) => Step::Ask(SeatSet::only(seat)),
            None => Step::Done(Returned::Nothing),
        }
    }
    fn legal<O: Offers>(&self, _: &Rules, table: &Table, _: Seat, out: &mut O) {
        for leader in table.parts.leaders.free() {
            out.offer(Action::Act(modules::Act::Leaders(Act::Pick(leader))), Ok(()));
        }
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        let Action::Act(modules::Act::Leaders(Act::Pick(leader))) = action else {
            unreachable!("{action:?}")
        };
        join(cx, seat, leader);
        self.next += 1;
    }
    fn fits(&self, around: &Around) -> bool {
        let table = around.table;
        let chosen = table.order(around.rules).iter().filter(|&&seat| table.parts.leaders.of(seat).is_some());
        around.inner.is_none()
            && table.turn == 1
            && usize::from(self.next) == chosen.count()
            && self.chooser(around.rules, table).is_some()
    }
}
