//! The leader draft (000:471; R159, R162): in turn order every player takes a leader that nobody has, as long
//! as there are any.

use super::{Act, Leader, hire, join};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::Event;
use crate::modules;
use crate::rooms::{Around, Frame, Returned, Room};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::{Events, Seat, SeatSet};

/// Leaders are chosen, and at the end the mercenary's crew.
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
    pub(super) fn if_needed(rules: &Rules, table: &Tabletop) -> Option<Frame> {
        let dealt = table.order(rules).iter().filter(|&&seat| table.parts.leaders.of(seat).is_some());
        let draft = Draft { next: dealt.count() as u8 };
        draft.chooser(rules, table).map(|_| draft.into())
    }
    /// Who chooses next: a leader, and at the very end the mercenary a crew.
    fn chooser(&self, rules: &Rules, table: &Tabletop) -> Option<Seat> {
        let leaders = &table.parts.leaders;
        let left = table.order(rules).iter().skip(self.next.into()).copied();
        let next = left.into_iter().find(|&seat| rules.decides(seat) && leaders.of(seat).is_none());
        let next = next.filter(|_| self.offered(rules, table).next().is_some());
        next.or_else(|| leaders.mercenary().filter(|_| leaders.hired.is_none()))
    }
    /// R85: the mercenary is offered only where a crew will be left over for him.
    fn offered<'a>(&self, rules: &'a Rules, table: &'a Tabletop) -> impl Iterator<Item = Leader> + use<'a> {
        let crews = table.parts.leaders.free(rules).filter(|&leader| leader != Leader::Chapman).count();
        let others = usize::from((rules.seats - 1).saturating_sub(self.next));
        table.parts.leaders.free(rules).filter(move |&leader| leader != Leader::Chapman || crews > others)
    }
}

impl Room for Draft {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        match self.chooser(cx.rules, cx.table) {
            Some(seat) => Step::Ask(SeatSet::only(seat)),
            None => Step::Done(Returned::Nothing),
        }
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
        let mut offer = |act| out.offer(Action::Act(modules::Act::Leaders(act)), Ok(()));
        match table.parts.leaders.of(seat) {
            None => self.offered(rules, table).for_each(|leader| offer(Act::Pick(leader))),
            Some(_) => table.parts.leaders.free(rules).for_each(|leader| offer(Act::Hire(leader))),
        }
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        match action {
            Action::Act(modules::Act::Leaders(Act::Pick(leader))) => {
                join(cx, seat, leader);
                self.next += 1;
            }
            Action::Act(modules::Act::Leaders(Act::Hire(leader))) => hire(cx, seat, leader),
            other => unreachable!("{other:?}"),
        }
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
