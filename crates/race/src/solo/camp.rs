//! The Bivouac of a solo turn (003:191-207; R22, R24, R25, R27, R113, R123, R139, R167): five cards in numbered slots. René takes the slots
//! of his card, then the player chooses: one card when first, two when second. What danger is left hurts.

use super::event::{Rene, Threat};
use super::powers::{self, Draw};
use super::{HUMAN, Peril};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::modules::hooks;
use crate::outcome::{Chance, Outcome};
use crate::rooms::{Around, Frame, HandLimit, Returned, Room, deck_ready, offer_picks};
use crate::rules::Rules;
use crate::tabletop::{MAX_MARKET, Tabletop};
use game::{Events, Seat, SeatSet};

/// Cards are laid out and taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Camp {
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// So many cards are still to be laid out.
    LayOut(u8),
    ReneTakes,
    /// The player still takes so many.
    Pick(u8),
    /// R22: the same, after the hand limit.
    CheckHand(u8),
    Strike,
    CloseMarket,
}

game::text_of! { for Rules;
    struct Camp = "camp" { stage }
    enum Stage {
        LayOut(left) = "lay_out", ReneTakes = "rene_takes", Pick(left) = "pick", CheckHand(left) = "check_hand",
        Strike = "strike", CloseMarket = "close_market",
    }
}

impl Camp {
    /// A Bivouac begins.
    pub(super) fn new(rules: &Rules, table: &Tabletop) -> Self {
        Camp { stage: Stage::LayOut(size(rules, table)) }
    }
    /// How many cards the player still takes.
    pub fn picks(&self) -> u8 {
        match self.stage {
            Stage::Pick(left) => left,
            _ => 0,
        }
    }
}

impl Room for Camp {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        loop {
            match self.stage {
                Stage::LayOut(left) => {
                    if left > 0 && deck_ready(cx) {
                        return Step::Roll(Chance::Card);
                    }
                    self.stage = Stage::ReneTakes;
                }
                Stage::ReneTakes => {
                    self.stage = Stage::Pick(picks(cx.rules, cx.table));
                    let dangers = rene_takes(cx);
                    if let Some(room) = Peril::begin(cx, dangers, Threat::Taken) {
                        return Step::Call(room);
                    }
                }
                Stage::Pick(left) if left == 0 || cx.table.market().next().is_none() => {
                    self.stage = Stage::Strike; // R25
                }
                Stage::Pick(_) => return Step::Ask(SeatSet::only(HUMAN)),
                Stage::CheckHand(left) => {
                    self.stage = Stage::Pick(left);
                    if let Some(room) = HandLimit::if_needed(cx.table, HUMAN) {
                        return Step::Call(room);
                    }
                }
                Stage::Strike => {
                    self.stage = Stage::CloseMarket;
                    let left = cx.table.market().filter(|&card| cx.rules.card(card).danger).count() as u8;
                    if let Some(room) = Peril::begin(cx, left, Threat::LeftOver) {
                        return Step::Call(room);
                    }
                }
                Stage::CloseMarket => {
                    cx.table.clear_market(); // R27
                    return Step::Done(Returned::Nothing);
                }
            }
        }
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, _: Seat, out: &mut O) {
        offer_picks(rules, table, out);
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        let (Action::Pick(card), Stage::Pick(left)) = (action, self.stage) else {
            unreachable!("{action:?}")
        };
        cx.table.pick(seat, card);
        cx.fact(Fact::Picked(seat, card));
        self.stage = Stage::CheckHand(left - 1);
    }
    fn outcome<E: Events<Event>>(&mut self, cx: &mut Cx<E>, outcome: Outcome) {
        let (Outcome::Card(card), Stage::LayOut(left)) = (outcome, self.stage) else {
            unreachable!("{outcome:?}")
        };
        cx.table.draw_to_slot(card);
        cx.fact(Fact::MarketShown(card));
        self.stage = Stage::LayOut(left - 1);
    }
    fn fits(&self, around: &Around) -> bool {
        let (rules, table) = (around.rules, around.table);
        let (size, most) = (size(rules, table), picks(rules, table));
        let shown = table.market().count() as u8;
        let perils = matches!(around.inner, Some(Frame::Peril(_)));
        match self.stage {
            Stage::LayOut(left) => {
                around.inner.is_none() && (1..=size).contains(&left) && shown == size - left
            }
            Stage::Pick(left) if around.inner.is_none() => {
                left >= 1 && left <= most && (1..=size).contains(&shown)
            }
            Stage::Pick(left) => {
                shown <= size && (left < most && around.limits_hand(HUMAN) || left == most && perils)
            }
            Stage::CloseMarket => shown <= size && perils,
            _ => false,
        }
    }
}

/// R113, R123, R139: one card for the first, two for the second, and one more for Deforêt.
fn picks(rules: &Rules, table: &Tabletop) -> u8 {
    let is_first = table.order[0] == HUMAN;
    let more = hooks::adjust_leftover(rules, table).is_some();
    if is_first { 1 + u8::from(more) } else { 2 + u8::from(more) }
}

/// How many cards are laid out.
fn size(rules: &Rules, table: &Tabletop) -> u8 {
    let plain = rules.solo.as_ref().map_or(0, |solo| solo.numbers.market);
    hooks::adjust_bivouac_size(rules, table, plain).min(MAX_MARKET as u8)
}

/// R123, R167: René takes his slots; the danger cards among them that hurt (Red 1).
fn rene_takes<E: Events<Event>>(cx: &mut Cx<E>) -> u8 {
    let Some(card) = cx.table.rene.card(cx.rules) else { return 0 }; // R113: not in the opening Bivouac
    let slots = if cx.table.order[0] == HUMAN { card.second } else { card.first };
    let mut dangers = 0;
    // From the right, so that the numbers of the others stay.
    for slot in slots.iter().rev() {
        let Some(card) = cx.table.market().nth(usize::from(slot) - 1) else { continue };
        cx.table.take_slot(slot);
        cx.fact(Fact::Rene(Rene::Takes { slot, card }));
        dangers += u8::from(powers::profit(cx, card, Draw::Bivouac));
    }
    dangers
}
