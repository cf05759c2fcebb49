//! The slowest player's free cancel (004:114; M7, M12, M20): when all have moved, the player on the highest
//! day may cancel one predicament of his own, of either kind, for nothing.

use super::{Returned, Room};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::ids::Predicament;
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Rule};
use game::{Events, Seat, SeatSet};

/// The slowest player may cancel one predicament.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SlowestCancels {
    /// Who is slowest.
    pub(crate) seat: Seat,
    /// What happens next.
    pub(crate) stage: Stage,
}

/// One question at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    OfferCancel,
    Leave,
}

impl SlowestCancels {
    /// `seat` is slowest.
    pub fn new(seat: Seat) -> Self {
        SlowestCancels { seat, stage: Stage::OfferCancel }
    }
}

impl Room for SlowestCancels {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        if self.stage == Stage::OfferCancel && cx.table.player(self.seat).has_predicament() {
            return Step::Ask(SeatSet::only(self.seat));
        }
        Step::Done(Returned::Nothing)
    }
    fn legal<O: Offers>(&self, _: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
        for what in Predicament::ALL {
            let verdict = match table.player(seat).predicaments(what) {
                0 => Reason::NoPredicament.no(Rule::M(20)),
                _ => Ok(()),
            };
            out.offer(Action::Cancel(what), verdict);
        }
        out.offer(Action::Decline, Ok(()));
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        match action {
            Action::Cancel(what) => {
                cx.table.player_mut(seat).resolve(what);
                cx.fact(Fact::CancelledFreely(seat, what));
            }
            Action::Decline => cx.fact(Fact::CancelledNone(seat)),
            other => unreachable!("{other:?}"),
        }
        self.stage = Stage::Leave;
    }
}
