//! Looking at cards and keeping some (000:434; R74): cards are drawn before one player's eyes, the
//! player discards until the right number is left, keeps the rest, and then the hand limit holds.

use super::draw_cards::deck_ready;
use super::{HandLimit, Returned, Room};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::outcome::{Chance, Outcome};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Rule};
use game::{Events, Seat, SeatSet};

/// Some of several cards are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeepCards {
    /// Who looks.
    pub(crate) seat: Seat,
    /// Cards still to come.
    pub(crate) draw: u8,
    /// Cards to keep.
    pub(crate) keep: u8,
}

game::text_of! { for Rules;
    struct KeepCards = "keep_cards" { seat, draw, keep }
}

impl KeepCards {
    /// `seat` looks at `draw` cards and keeps `keep` of them.
    pub fn new(seat: Seat, draw: u8, keep: u8) -> Self {
        KeepCards { seat, draw, keep }
    }
    /// Could it have come so far, when `seat` set out to look at `draw` cards and keep `keep` of them?
    pub(crate) fn comes_from(&self, table: &Tabletop, seat: Seat, draw: u8, keep: u8) -> bool {
        let aside = table.aside_count;
        let counts = match self.draw {
            0 => aside > keep && aside <= draw,
            left => left <= draw && aside == draw - left,
        };
        self.seat == seat && self.keep == keep && counts
    }
}

impl Room for KeepCards {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        if self.draw > 0 && deck_ready(cx) {
            return Step::Roll(Chance::Card);
        }
        self.draw = 0;
        if cx.table.aside_count > self.keep {
            return Step::Ask(SeatSet::only(self.seat));
        }
        while let Some(card) = cx.table.first_aside() {
            cx.table.keep_aside(self.seat, card);
            cx.events.on(Event::Kept(self.seat, card));
        }
        match HandLimit::if_needed(cx.table, self.seat) {
            Some(room) => Step::Become(room),
            None => Step::Done(Returned::Nothing),
        }
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, _: Seat, out: &mut O) {
        for card in rules.card_ids() {
            if table.aside().any(|c| c == card) {
                out.offer(Action::Discard(card), Ok(()));
            } else if O::EXPLAIN {
                out.offer(Action::Discard(card), Reason::NotInHand.no(Rule::R(74)));
            }
        }
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        let Action::Discard(card) = action else { unreachable!("{action:?}") };
        cx.table.discard_aside(card);
        cx.fact(Fact::Discarded(seat, card));
    }
    fn outcome<E: Events<Event>>(&mut self, cx: &mut Cx<E>, outcome: Outcome) {
        let Outcome::Card(card) = outcome else { unreachable!("{outcome:?}") };
        cx.table.draw_aside(card);
        cx.events.on(Event::LookedAt(self.seat, card));
        self.draw -= 1;
    }
}
