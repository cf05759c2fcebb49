//! Drawing resource cards (000:163, 000:267, 000:340; R25, R26), unseen by the others, then the hand
//! limit.

use super::{HandLimit, Returned, Room};
use crate::engine::{Cx, Step};
use crate::event::{Event, Fact};
use crate::outcome::{Chance, Outcome};
use crate::rules::Rules;
use game::{Events, Seat};

/// Cards are drawn to a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawCards {
    /// Who draws.
    pub(crate) seat: Seat,
    /// Cards still to come.
    pub(crate) left: u8,
}

game::text_of! { for Rules;
    struct DrawCards = "draw_cards" { seat, left }
}

impl DrawCards {
    /// `seat` draws `left` cards.
    pub fn new(seat: Seat, left: u8) -> Self {
        DrawCards { seat, left }
    }
    /// Could it have come so far, when `seat` set out to draw `draw` cards?
    pub(crate) fn comes_from(&self, seat: Seat, draw: u8) -> bool {
        self.seat == seat && (1..=draw).contains(&self.left)
    }
}

impl Room for DrawCards {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        if self.left > 0 && deck_ready(cx) {
            return Step::Roll(Chance::Card);
        }
        match HandLimit::if_needed(cx.table, self.seat) {
            Some(room) => Step::Become(room),
            None => Step::Done(Returned::Nothing),
        }
    }
    fn outcome<E: Events<Event>>(&mut self, cx: &mut Cx<E>, outcome: Outcome) {
        let Outcome::Card(card) = outcome else { unreachable!("{outcome:?}") };
        cx.table.draw_to_hand(self.seat, card);
        cx.events.on(Event::Drew(self.seat, card));
        self.left -= 1;
    }
}

/// Makes the deck ready for a draw, and tells when the discard pile became the deck.
pub(crate) fn deck_ready<E: Events<Event>>(cx: &mut Cx<E>) -> bool {
    let refill = cx.table.deck_size == 0;
    let ready = cx.table.deck_ready();
    if refill && ready {
        cx.fact(Fact::DeckRefilled);
    }
    ready
}
