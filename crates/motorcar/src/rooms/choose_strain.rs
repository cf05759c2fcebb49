//! Beginning a round (004:51; steps 2 to 4, 004:147): all close a hand round one, two or three tokens at
//! the same time. A hand may be opened again while others think; then all open at once, and the tokens go
//! into the predicament bag.

use super::{Returned, Room};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::ids::Strain;
use crate::rules::Rules;
use crate::tabletop::{Sealed, Tabletop};
use game::{Events, Seat, SeatSet};

/// Hands are being closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChooseStrain {
    /// Who has not chosen yet. Everybody sees that, and no more.
    pub(crate) waiting: SeatSet,
}

impl ChooseStrain {
    /// All hands are open.
    pub fn new(seats: u8) -> Self {
        ChooseStrain { waiting: SeatSet::all(seats) }
    }
}

impl Room for ChooseStrain {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        if !self.waiting.is_empty() {
            return Step::Ask(self.waiting);
        }
        for seat in Seat::all(cx.rules.seats) {
            let sealed = std::mem::take(&mut cx.table.player_mut(seat).sealed);
            let Sealed::Strain(strain) = sealed else { unreachable!("all have chosen") };
            cx.table.player_mut(seat).strain = Some(strain);
            cx.table.fill_bag(seat, cx.rules.strain(strain).tokens);
            cx.fact(Fact::StrainRevealed(seat, strain));
        }
        Step::Done(Returned::Nothing)
    }
    fn legal<O: Offers>(&self, _: &Rules, _: &Tabletop, _: Seat, out: &mut O) {
        Strain::ALL.into_iter().for_each(|strain| out.offer(Action::Strain(strain), Ok(())));
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        match action {
            Action::Strain(strain) => {
                cx.table.player_mut(seat).sealed = Sealed::Strain(strain);
                self.waiting = self.waiting.without(seat);
                cx.events.on(Event::Chose(seat, strain));
            }
            Action::Withdraw => {
                cx.table.player_mut(seat).sealed = Sealed::Open;
                self.waiting = self.waiting.with(seat);
                cx.fact(Fact::ChoiceWithdrawn(seat));
            }
            other => unreachable!("{other:?}"),
        }
    }
    fn reconsider<O: Offers>(&self, _: &Rules, _: &Tabletop, _: Seat, out: &mut O) {
        out.offer(Action::Withdraw, Ok(()));
    }
}
