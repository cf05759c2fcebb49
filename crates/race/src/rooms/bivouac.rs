//! Bivouac phase (000:110, 000:522; R21, R22, R25, R27): one card more than there are players is laid
//! open. From the last player to the first each takes one; what remains goes to the last player.

use super::draw_cards::deck_ready;
use super::{Around, HandLimit, Returned, Room};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::ids::CardId;
use crate::modules::hooks;
use crate::outcome::{Chance, Outcome};
use crate::rules::Rules;
use crate::tabletop::{MAX_MARKET, Tabletop};
use crate::why_not::{Reason, Rule, Verdict};
use game::{Events, Seat, SeatSet};

/// Cards are laid out and taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bivouac {
    /// What happens next.
    pub(crate) stage: Stage,
}

/// Laying out, picking, and what remains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// So many cards are still to be laid out.
    LayOut(u8),
    /// So many players still pick; the one at that place of the turn order is next.
    Pick(u8),
    /// The player at this place of the turn order has picked (R22).
    CheckHand(u8),
    TakeRest,
    /// R28: more than one card is left, and the last player chooses.
    PickRest,
    /// The last player has the second card.
    RestTaken,
    /// R28: a module says who gets what is still left.
    GiveLeftover,
    CloseMarket,
}

game::text_of! { for Rules;
    struct Bivouac = "bivouac" { stage }
    enum Stage {
        LayOut(left) = "lay_out", Pick(left) = "pick", CheckHand(place) = "check_hand", TakeRest = "take_rest", PickRest = "pick_rest",
        RestTaken = "rest_taken", GiveLeftover = "give_leftover",
        CloseMarket = "close_market",
    }
}

impl Bivouac {
    /// A bivouac for all players.
    pub fn new(rules: &Rules, table: &Tabletop) -> Self {
        Bivouac { stage: Stage::LayOut(size(rules, table)) }
    }
}

impl Room for Bivouac {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        loop {
            match self.stage {
                Stage::LayOut(left) => {
                    if left > 0 && deck_ready(cx) {
                        return Step::Roll(Chance::Card);
                    }
                    self.stage = Stage::Pick(cx.rules.vehicles);
                }
                // R25: when cards run short, the leading players go without.
                Stage::Pick(left) if left == 0 || cx.table.market().next().is_none() => {
                    self.stage = Stage::TakeRest;
                }
                Stage::Pick(left) => {
                    let seat = cx.table.order[usize::from(left) - 1];
                    if cx.rules.decides(seat) {
                        return Step::Ask(SeatSet::only(seat));
                    }
                    self.stage = Stage::Pick(left - 1);
                }
                Stage::CheckHand(place) => {
                    self.stage = Stage::Pick(place);
                    let seat = cx.table.order[usize::from(place)];
                    if let Some(room) = HandLimit::if_needed(cx.table, seat) {
                        return Step::Call(room);
                    }
                }
                Stage::TakeRest if cx.table.market().nth(1).is_some() => self.stage = Stage::PickRest,
                Stage::TakeRest => {
                    take_first(cx, last(cx.rules, cx.table));
                    self.stage = Stage::RestTaken;
                }
                Stage::PickRest => return Step::Ask(SeatSet::only(last(cx.rules, cx.table))),
                Stage::RestTaken => {
                    let taker = hooks::adjust_leftover(cx.rules, cx.table);
                    self.stage = if taker.is_some() { Stage::GiveLeftover } else { Stage::CloseMarket };
                    if let Some(room) = HandLimit::if_needed(cx.table, last(cx.rules, cx.table)) {
                        return Step::Call(room);
                    }
                }
                Stage::GiveLeftover => {
                    self.stage = Stage::CloseMarket;
                    if let Some(taker) = hooks::adjust_leftover(cx.rules, cx.table) {
                        take_first(cx, taker);
                        if let Some(room) = HandLimit::if_needed(cx.table, taker) {
                            return Step::Call(room);
                        }
                    }
                }
                Stage::CloseMarket => {
                    cx.table.clear_market();
                    return Step::Done(Returned::Nothing);
                }
            }
        }
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, _: Seat, out: &mut O) {
        offer_picks(rules, table, out);
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        let Action::Pick(card) = action else { unreachable!("{action:?}") };
        take(cx, seat, card);
        self.stage = match self.stage {
            Stage::Pick(left) => Stage::CheckHand(left - 1),
            _ => Stage::RestTaken,
        };
    }
    fn outcome<E: Events<Event>>(&mut self, cx: &mut Cx<E>, outcome: Outcome) {
        let (Outcome::Card(card), Stage::LayOut(left)) = (outcome, self.stage) else {
            unreachable!("{outcome:?}")
        };
        cx.table.draw_to_market(card);
        cx.fact(Fact::MarketShown(card));
        self.stage = Stage::LayOut(left - 1);
    }
    fn fits(&self, around: &Around) -> bool {
        let (table, vehicles) = (around.table, around.rules.vehicles);
        let size = size(around.rules, table);
        let shown = table.market().count() as u8;
        let limits = |place: u8| around.limits_hand(table.order[usize::from(place)]);
        match self.stage {
            Stage::LayOut(left) => around.inner.is_none() && left > 0 && left <= size && shown == size - left,
            Stage::Pick(left) => {
                let taken = around.rules.seats.saturating_sub(left);
                let asks = left > 0 && around.inner.is_none() && shown > 0;
                left <= vehicles
                    && shown <= size.saturating_sub(taken)
                    && (asks || (left < vehicles && limits(left)))
            }
            Stage::CloseMarket => {
                let left_over = hooks::adjust_leftover(around.rules, table);
                let taker = left_over.unwrap_or_else(|| last(around.rules, table));
                shown <= size.saturating_sub(around.rules.seats + 1) && around.limits_hand(taker)
            }
            Stage::PickRest => {
                around.inner.is_none() && shown > 1 && shown <= size.saturating_sub(around.rules.seats)
            }
            Stage::GiveLeftover => around.limits_hand(last(around.rules, table)),
            Stage::CheckHand(_) | Stage::TakeRest | Stage::RestTaken => false,
        }
    }
}

fn take<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, card: CardId) {
    cx.table.pick(seat, card);
    cx.fact(Fact::Picked(seat, card));
}

fn take_first<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat) {
    let first = cx.table.market().next();
    first.into_iter().for_each(|card| take(cx, seat, card));
}

/// The last player in turn order.
fn last(rules: &Rules, table: &Tabletop) -> Seat {
    *table.order(rules).iter().rfind(|&&seat| rules.decides(seat)).expect("somebody decides")
}

/// How many cards are laid out.
fn size(rules: &Rules, table: &Tabletop) -> u8 {
    hooks::adjust_bivouac_size(rules, table, rules.seats + 1).min(MAX_MARKET as u8)
}

/// Every kind of card on the market, once.
pub(crate) fn offer_picks<O: Offers>(rules: &Rules, table: &Tabletop, out: &mut O) {
    for (i, card) in table.market().enumerate() {
        if table.market().take(i).all(|before| before != card) {
            out.offer(Action::Pick(card), Ok(()));
        }
    }
    if O::EXPLAIN {
        for card in rules.card_ids() {
            out.offer(Action::Pick(card), on_market(table, card));
        }
    }
}

fn on_market(table: &Tabletop, card: CardId) -> Verdict {
    if table.market().any(|c| c == card) { Ok(()) } else { Reason::NotOnMarket.no(Rule::Book(112)) }
}
