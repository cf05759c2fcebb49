//! Countering a danger card (000:195, 000:364, 000:554; R64-R67, R137): those who may be able to
//! counter, judged by open things, answer at the same time under seal. The first of them in turn order
//! after the attacker who countered pays for it; the others keep theirs.

use super::{Frame, Returned, Room};
use crate::action::Action;
use crate::cards;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact, Shield};
use crate::ids::Skill;
use crate::modules::hooks;
use crate::rules::Rules;
use crate::tabletop::{Sealed, Tabletop};
use crate::why_not::{Reason, Rule};
use game::{Events, Seat, SeatSet};

/// Rivals are asked whether they counter a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counter {
    /// Who played the card.
    pub(crate) attacker: Seat,
    /// Who is asked. Who has answered is hidden.
    pub(crate) asked: SeatSet,
}

game::text_of! { for Rules;
    struct Counter = "counter" { attacker, asked }
}

impl Counter {
    /// The room for those of `targets` who might counter; `None` if nobody might.
    pub fn if_needed(rules: &Rules, table: &Tabletop, attacker: Seat, targets: SeatSet) -> Option<Frame> {
        let asked: SeatSet =
            targets.iter().filter(|&seat| rules.decides(seat) && might_counter(rules, table, seat)).collect();
        (!asked.is_empty()).then(|| Counter { attacker, asked }.into())
    }
    /// Who played the card.
    pub fn attacker(&self) -> Seat {
        self.attacker
    }
}

impl Room for Counter {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        let open = |seat: &Seat| cx.table.player(*seat).sealed == Sealed::Open;
        let waiting: SeatSet = self.asked.iter().filter(open).collect();
        if !waiting.is_empty() {
            return Step::Ask(waiting);
        }
        let payer = after(cx.table.order(cx.rules), self.attacker)
            .find(|&seat| self.asked.has(seat) && cx.table.player(seat).sealed != Sealed::Let);
        let answer = payer.map(|seat| (seat, cx.table.player(seat).sealed));
        for seat in self.asked.iter() {
            cx.table.player_mut(seat).sealed = Sealed::Open;
        }
        let Some((by, sealed)) = answer else {
            cx.fact(Fact::NotCountered);
            return Step::Done(Returned::Nothing);
        };
        let with = match sealed {
            Sealed::Card(card) => {
                cx.table.discard_card(by, card);
                Shield::Card(card)
            }
            Sealed::Act(act) => {
                hooks::take(cx, by, act);
                Shield::Act(act)
            }
            Sealed::Guard => {
                cx.table.player_mut(by).assistants.remove_one(Skill::Guard);
                Shield::Guard
            }
            Sealed::Open | Sealed::Let => unreachable!("{by:?} has countered"),
        };
        cx.fact(Fact::Countered { by, with });
        Step::Done(Returned::Countered)
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
        offer_answers(rules, table, seat, out);
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        let sealed = match action {
            Action::Let => Sealed::Let,
            Action::Guard => Sealed::Guard,
            Action::Play(card) => Sealed::Card(card),
            Action::Act(act) => Sealed::Act(act),
            other => unreachable!("{other:?}"),
        };
        cx.table.player_mut(seat).sealed = sealed;
        cx.events.on(Event::Answered(seat, sealed));
    }
    fn has_own_window(&self) -> bool {
        true
    }
}

/// What a danger card may be answered with.
pub(crate) fn offer_answers<O: Offers>(rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
    let player = table.player(seat);
    out.offer(Action::Let, Ok(()));
    let guard = match player.assistants.on(Skill::Guard) {
        0 => Reason::NobodyOn(Skill::Guard).no(Rule::Book(195)),
        _ => Ok(()),
    };
    out.offer(Action::Guard, guard);
    cards::offer_shields(rules, player, out, Ok(()));
    hooks::offer_danger(rules, table, seat, out);
}

/// R137: a guard, a module's power, or at least one card that is not known to be harmless.
pub(crate) fn might_counter(rules: &Rules, table: &Tabletop, seat: Seat) -> bool {
    let player = table.player(seat);
    player.assistants.on(Skill::Guard) > 0
        || player.cards_not_known_in(rules.roles.not_shields) > 0
        || hooks::may_answer_danger(rules, table, seat)
}

/// The seats after `seat` in turn order, round the table.
fn after(order: &[Seat], seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    let place = order.iter().position(|&s| s == seat).expect("in the order");
    order[place + 1..].iter().chain(&order[..place]).copied()
}
