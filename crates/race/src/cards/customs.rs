//! CUSTOMS (000:452; R72, R134, R137): the victim discards two cards of the victim's choice, or all
//! there are, and may pour jerrycans first.

use super::{offer_any_time, pour};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::rooms::{Answer, Counter, Room};
use crate::rules::Rules;
use crate::table::{Player, Table};
use crate::why_not::{Reason, Rule};
use game::{Events, Seat, SeatSet};

/// The luggage is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Customs {
    /// Who called the officers.
    pub(crate) attacker: Seat,
    /// On whom.
    pub(crate) victim: Seat,
    /// Cards to lose.
    pub(crate) cards: u8,
    /// What happens next.
    pub(crate) stage: Stage,
}

/// First the counter, then jerrycans, then the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    LetVictimCounter,
    ChooseFirst,
    ChooseMore,
    Leave,
}

impl Customs {
    pub(super) fn new(attacker: Seat, victim: Seat, cards: u8) -> Self {
        Customs { attacker, victim, cards, stage: Stage::LetVictimCounter }
    }
}

/// R145: there must be something to lose.
pub(super) fn has_effect(victim: &Player) -> bool {
    victim.cards > 0
}

impl Room for Customs {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        if self.stage == Stage::LetVictimCounter {
            self.stage = Stage::ChooseFirst;
            let victim = SeatSet::only(self.victim);
            if let Some(room) = Counter::if_needed(cx.rules, cx.table, self.attacker, victim) {
                return Step::Call(room);
            }
        }
        let over = self.stage == Stage::Leave || self.cards == 0 || cx.table.player(self.victim).cards == 0;
        if over { Step::Done(Answer::Nothing) } else { Step::Ask(SeatSet::only(self.victim)) }
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Table, seat: Seat, out: &mut O) {
        for card in rules.card_ids() {
            if table.player(seat).holds(card) > 0 {
                out.offer(Action::Discard(card), Ok(()));
            } else if O::EXPLAIN {
                out.offer(Action::Discard(card), Reason::NotInHand.no(Rule::R(72)));
            }
        }
        if self.stage == Stage::ChooseFirst {
            offer_any_time(rules, table, seat, out); // R134c: before the loss
        }
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        match action {
            Action::Play(card) => pour(cx, seat, card),
            Action::Discard(card) => {
                cx.table.discard_card(seat, card);
                cx.fact(Fact::Discarded(seat, card));
                self.cards -= 1;
                self.stage = Stage::ChooseMore;
            }
            other => unreachable!("{other:?}"),
        }
    }
    fn returned(&mut self, answer: Answer) {
        if answer == Answer::Countered {
            self.stage = Stage::Leave; // R66
        }
    }
    fn has_own_window(&self) -> bool {
        true
    }
}
