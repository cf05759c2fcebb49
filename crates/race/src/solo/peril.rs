//! Danger cards hurt the player (003:207, 003:346, 003:352; R60, R123, R134, R139): one card after the other, each from the gauge that
//! René's card names. One Militia, Cook, or in the Convoy a guard answers one card.

use super::HUMAN;
use super::event::{Rene, Threat};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact, Shield};
use crate::ids::{Gauge, Skill};
use crate::modules::hooks;
use crate::rooms::{Around, Frame, HandLimit, Returned, Room, might_counter, offer_answers};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::{Events, Seat, SeatSet};

/// So many danger cards still hurt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peril {
    /// Cards, the present one included.
    cards: u8,
    /// What happens next.
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Ask,
    Strike,
    CheckHand,
}

game::text_of! { for Rules;
    struct Peril = "peril" { cards, stage }
    enum Stage { Ask = "ask", Strike = "strike", CheckHand = "check_hand" }
}

impl Peril {
    /// The room, if there is anything to fear.
    pub(super) fn begin<E: Events<Event>>(cx: &mut Cx<E>, cards: u8, why: Threat) -> Option<Frame> {
        let (damage, gauge) = blow(cx.rules, cx.table)?;
        if cards == 0 || damage == 0 || cx.table.player(HUMAN).is_finished() {
            return None;
        }
        cx.fact(Fact::Rene(Rene::Threatens { cards, damage, gauge, why }));
        Some(Peril { cards, stage: Stage::Ask }.into())
    }
    /// Cards that still hurt.
    pub fn cards(&self) -> u8 {
        self.cards
    }
    /// Is there something to ask, judged by what lies open?
    fn asks(&self, rules: &Rules, table: &Tabletop) -> bool {
        let has_levels = blow(rules, table).is_some_and(|(_, gauge)| table.player(HUMAN).gauge(gauge) > 0);
        has_levels && might_counter(rules, table, HUMAN)
    }
}

impl Room for Peril {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        loop {
            match self.stage {
                Stage::Ask if self.cards == 0 => return Step::Done(Returned::Nothing),
                Stage::Ask if self.asks(cx.rules, cx.table) => return Step::Ask(SeatSet::only(HUMAN)),
                Stage::Ask => self.stage = Stage::Strike,
                Stage::Strike => {
                    strike(cx);
                    self.cards -= 1;
                    self.stage = Stage::CheckHand;
                }
                Stage::CheckHand => {
                    self.stage = Stage::Ask;
                    if let Some(room) = HandLimit::if_needed(cx.table, HUMAN) {
                        return Step::Call(room); // R24
                    }
                }
            }
        }
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
        offer_answers(rules, table, seat, out);
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        let shield = match action {
            Action::Let => return self.stage = Stage::Strike,
            Action::Guard => {
                cx.table.player_mut(seat).assistants.remove_one(Skill::Guard);
                Shield::Guard
            }
            Action::Play(card) => {
                cx.table.discard_card(seat, card);
                Shield::Card(card)
            }
            Action::Act(act) => {
                hooks::take(cx, seat, act);
                Shield::Act(act)
            }
            other => unreachable!("{other:?}"),
        };
        cx.fact(Fact::DangerAvoided(seat, shield));
        self.cards -= 1;
    }
    fn has_own_window(&self) -> bool {
        true
    }
    fn fits(&self, around: &Around) -> bool {
        match (self.stage, around.inner) {
            (Stage::Ask, None) => (1..=7).contains(&self.cards) && self.asks(around.rules, around.table),
            (Stage::Ask, Some(_)) => self.cards < 7 && around.limits_hand(HUMAN),
            _ => false,
        }
    }
}

/// What one card takes, and from which gauge.
fn blow(rules: &Rules, table: &Tabletop) -> Option<(u8, Gauge)> {
    table.rene.card(rules).map(|card| (card.damage, card.gauge))
}

/// R60: what is not there cannot be lost.
fn strike<E: Events<Event>>(cx: &mut Cx<E>) {
    let Some((damage, gauge)) = blow(cx.rules, cx.table) else { return };
    let player = cx.table.player_mut(HUMAN);
    let level = match gauge {
        Gauge::Petrol => &mut player.petrol,
        Gauge::Engine => &mut player.engine,
        Gauge::Chassis => &mut player.chassis,
    };
    let lost = damage.min(*level);
    *level -= lost;
    let broke_down = lost > 0 && gauge == Gauge::Engine && player.is_broken_down();
    cx.fact(Fact::Rene(Rene::Strikes { lost, gauge }));
    if broke_down {
        cx.fact(Fact::BrokeDown(HUMAN));
    }
}
