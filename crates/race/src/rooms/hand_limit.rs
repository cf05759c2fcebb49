//! Hand limit (000:112, 000:530; R22-R24): nobody holds more cards than the chassis has levels. The
//! owner chooses what to discard, or pours a jerrycan instead while the tank has room.

use super::{Frame, Returned, Room};
use crate::action::Action;
use crate::cards;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::modules::hooks;
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Rule};
use game::{Events, Seat, SeatSet};

/// A hand is too large.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandLimit {
    /// Whose hand.
    pub(crate) seat: Seat,
}

game::text_of! { for Rules;
    struct HandLimit = "hand_limit" { seat }
}

impl HandLimit {
    /// The room, if this hand is too large now.
    #[inline]
    pub fn if_needed(table: &Tabletop, seat: Seat) -> Option<Frame> {
        let player = table.player(seat);
        (player.cards > player.chassis).then(|| HandLimit { seat }.into())
    }
}

impl Room for HandLimit {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        match HandLimit::if_needed(cx.table, self.seat) {
            Some(_) => Step::Ask(SeatSet::only(self.seat)),
            None => Step::Done(Returned::Nothing),
        }
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
        for card in rules.card_ids() {
            if table.player(seat).holds(card) > 0 {
                out.offer(Action::Discard(card), Ok(()));
            } else if O::EXPLAIN {
                out.offer(Action::Discard(card), Reason::NotInHand.no(Rule::Book(112)));
            }
        }
        cards::offer_any_time(rules, table, seat, out); // R23
        hooks::offer_hand_limit(rules, table, seat, out);
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        match action {
            Action::Discard(card) => {
                cx.table.discard_card(seat, card);
                cx.fact(Fact::Discarded(seat, card));
            }
            Action::Play(card) => cards::pour(cx, seat, card),
            Action::Act(act) => {
                hooks::take(cx, seat, act);
            }
            other => unreachable!("{other:?}"),
        }
    }
    fn has_own_window(&self) -> bool {
        true
    }
}
