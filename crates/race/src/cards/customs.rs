//! CUSTOMS (000:452; R72, R134, R137): the victim discards two cards of the victim's choice, or all
//! there are, and may pour jerrycans first. The room is `attack.rs`.

use super::{offer_any_time, pour};
use crate::action::Action;
use crate::engine::{Cx, Offers};
use crate::event::{Event, Fact};
use crate::rules::Rules;
use crate::tabletop::{Player, Tabletop};
use crate::why_not::{Reason, Rule};
use game::{Events, Seat};

/// R145: there must be something to lose.
pub(super) fn has_effect(victim: &Player) -> bool {
    victim.cards > 0
}

/// Lists what the victim may say.
pub(super) fn offer<O: Offers>(rules: &Rules, table: &Tabletop, victim: Seat, is_first: bool, out: &mut O) {
    for card in rules.card_ids() {
        if table.player(victim).holds(card) > 0 {
            out.offer(Action::Discard(card), Ok(()));
        } else if O::EXPLAIN {
            out.offer(Action::Discard(card), Reason::NotInHand.no(Rule::R(72)));
        }
    }
    if is_first {
        offer_any_time(rules, table, victim, out); // R134c: before the loss
    }
}

/// The victim discards a card, or pours one first. Tells whether a card was lost.
pub(super) fn answer<E: Events<Event>>(cx: &mut Cx<E>, victim: Seat, action: Action) -> bool {
    match action {
        Action::Play(card) => {
            pour(cx, victim, card);
            false
        }
        Action::Discard(card) => {
            cx.table.discard_card(victim, card);
            cx.fact(Fact::Discarded(victim, card));
            true
        }
        other => unreachable!("{other:?}"),
    }
}
