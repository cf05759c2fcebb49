//! Cards by what they do for base rules: petrol at any time, shields against dangers, guides past
//! stops, discounts on lines, parts for repairs.

use super::{Brought, Card, Effect, Timing};
use crate::action::Action;
use crate::engine::{Cx, Offers};
use crate::event::{Event, Fact};
use crate::ids::{CardId, CardSet, Gauge};
use crate::rules::Rules;
use crate::tabletop::{Player, Tabletop};
use crate::why_not::{Reason, Rule, Verdict};
use game::{Events, Seat};

/// Kinds of card by role.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Roles {
    /// Played in the card step.
    pub before_assistant: CardSet,
    /// Fill the tank at any time.
    pub any_time_petrol: CardSet,
    /// Avoid a danger.
    pub shields: CardSet,
    /// Everything that is no shield.
    pub not_shields: CardSet,
    /// Ignore a stop.
    pub guides: CardSet,
    /// Make a line cheaper.
    pub discounts: CardSet,
    /// Used in repairs.
    pub fixes: CardSet,
    /// Leave a city without a roll.
    pub visas: CardSet,
    /// Everything that is no visa.
    pub not_visas: CardSet,
}

impl Roles {
    /// Notes one more kind.
    pub(crate) fn note(&mut self, id: CardId, card: &Card) {
        if card.timing == Timing::BeforeAssistant {
            self.before_assistant.insert(id);
        }
        match card.effect {
            Effect::Petrol { .. } if card.timing == Timing::AnyTime => self.any_time_petrol.insert(id),
            Effect::IgnoreDanger => self.shields.insert(id),
            Effect::IgnoreStop => self.guides.insert(id),
            Effect::Discount { .. } => self.discounts.insert(id),
            Effect::Fix { .. } => self.fixes.insert(id),
            Effect::Brought(Brought::PassGate) => self.visas.insert(id),
            _ => {}
        }
        if !self.shields.has(id) {
            self.not_shields.insert(id);
        }
        if !self.visas.has(id) {
            self.not_visas.insert(id);
        }
    }
}

/// The verdict on a card that helps, given the verdict on the moment.
fn if_held(player: &Player, card: CardId, rule: u16, moment: Verdict) -> Verdict {
    if player.holds(card) == 0 { Reason::NotInHand.no(Rule::Book(rule)) } else { moment }
}

// ---- petrol at any time (R13, R23, R134) -----------------------------------------------------

/// Lists the cards that fill the tank at any time.
pub fn offer_any_time<O: Offers>(rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
    let player = table.player(seat);
    let room = match player.room(Gauge::Petrol) {
        0 => Reason::GaugeFull(Gauge::Petrol).no(Rule::R(73)),
        _ => Ok(()),
    };
    offer_petrol(rules, player, out, room);
}

/// Refuses the cards that fill the tank where petrol is not what is short (R150).
pub fn refuse_any_time<O: Offers>(rules: &Rules, player: &Player, out: &mut O) {
    if O::EXPLAIN {
        offer_petrol(rules, player, out, Reason::PetrolNotShort.no(Rule::R(150)));
    }
}

fn offer_petrol<O: Offers>(rules: &Rules, player: &Player, out: &mut O, moment: Verdict) {
    for card in rules.roles.any_time_petrol.iter() {
        if player.holds(card) > 0 || O::EXPLAIN {
            out.offer(Action::Play(card), if_held(player, card, 398, moment));
        }
    }
}

/// Fills the tank from a card; what goes over the maximum is lost (R73).
pub fn pour<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, card: CardId) {
    cx.table.discard_card(seat, card);
    cx.fact(Fact::Played { seat, card, against: None });
    if let Effect::Petrol { levels } = cx.rules.card(card).effect {
        let gained = cx.table.player_mut(seat).raise(Gauge::Petrol, levels);
        cx.fact(Fact::Refuelled(seat, gained));
    }
}

/// A card in hand that fills the tank at any time.
pub fn any_time_petrol(rules: &Rules, table: &Tabletop, seat: Seat) -> Option<CardId> {
    rules.roles.any_time_petrol.iter().find(|&card| table.player(seat).holds(card) > 0)
}

/// Levels of petrol in the hand.
pub fn petrol_in_hand(rules: &Rules, player: &Player) -> u8 {
    let levels = |card: CardId| match rules.card(card).effect {
        Effect::Petrol { levels } => levels.saturating_mul(player.holds(card)),
        _ => 0,
    };
    rules.roles.any_time_petrol.iter().map(levels).fold(0, u8::saturating_add)
}

/// The most petrol that one any-time card of this deck gives.
pub fn most_petrol_of_a_card(rules: &Rules) -> u8 {
    let levels = |card: CardId| match rules.card(card).effect {
        Effect::Petrol { levels } => levels,
        _ => 0,
    };
    rules.roles.any_time_petrol.iter().map(levels).max().unwrap_or(0)
}

// ---- dangers and stops (R49, R61) ------------------------------------------------------------

/// Lists the cards that avoid a danger.
pub fn offer_shields<O: Offers>(rules: &Rules, player: &Player, out: &mut O, moment: Verdict) {
    for card in rules.roles.shields.iter() {
        if player.holds(card) > 0 || O::EXPLAIN {
            out.offer(Action::Play(card), if_held(player, card, 364, moment));
        }
    }
}

/// A card in hand that avoids a danger.
pub fn shield(rules: &Rules, player: &Player) -> Option<CardId> {
    rules.roles.shields.iter().find(|&card| player.holds(card) > 0)
}

/// Lists the cards that ignore a stop.
pub fn offer_guides<O: Offers>(rules: &Rules, player: &Player, out: &mut O, moment: Verdict) {
    for card in rules.roles.guides.iter() {
        if player.holds(card) > 0 || O::EXPLAIN {
            out.offer(Action::Play(card), if_held(player, card, 412, moment));
        }
    }
}

// ---- discounts on lines (R53) ----------------------------------------------------------------

/// The kind that makes lines cheaper; content has one at most.
pub fn discount_card(rules: &Rules) -> Option<CardId> {
    rules.roles.discounts.iter().next()
}

/// How many discount cards a player holds.
pub fn discount_cards(rules: &Rules, player: &Player) -> u8 {
    discount_card(rules).map_or(0, |card| player.holds(card))
}

/// Francs off for so many cards.
pub fn discount(rules: &Rules, cards: u8) -> u16 {
    match discount_card(rules).map(|card| rules.card(card).effect) {
        Some(Effect::Discount { francs }) => francs.saturating_mul(cards.into()),
        _ => 0,
    }
}

/// Plays so many discount cards.
pub fn spend_discounts<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, cards: u8) {
    for _ in 0..cards {
        let card = discount_card(cx.rules).expect("checked: held");
        cx.table.discard_card(seat, card);
        cx.fact(Fact::Played { seat, card, against: None });
    }
}

// ---- repairs (R68, R73, R145) ----------------------------------------------------------------

/// Lists what part and tool cards can do.
pub fn offer_fixes<O: Offers>(rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
    let player = table.player(seat);
    for card in rules.roles.fixes.iter() {
        if let Some(fix @ Action::Fix { engine, chassis, .. }) = out.wanted() {
            if fix == (Action::Fix { card, engine, chassis }) {
                let moment = can_fix(rules, player, card, engine, chassis);
                out.offer(fix, if_held(player, card, 418, moment));
            }
        } else if player.holds(card) > 0 {
            let Effect::Fix { engine, chassis, either } = rules.card(card).effect else { continue };
            for to_engine in 0..=either {
                let (engine, chassis) = (engine + to_engine, chassis + either - to_engine);
                let verdict = can_fix(rules, player, card, engine, chassis);
                out.offer(Action::Fix { card, engine, chassis }, verdict);
            }
        }
    }
}

fn can_fix(rules: &Rules, player: &Player, card: CardId, engine: u8, chassis: u8) -> Verdict {
    let Effect::Fix { engine: e, chassis: c, either } = rules.card(card).effect else {
        return Reason::WrongFix.no(Rule::R(68));
    };
    if engine < e || chassis < c || u16::from(engine) + u16::from(chassis) != u16::from(e + c + either) {
        return Reason::WrongFix.no(Rule::R(if either > 1 { 73 } else { 68 }));
    }
    let gains = engine.min(player.room(Gauge::Engine)) + chassis.min(player.room(Gauge::Chassis));
    if gains == 0 { Reason::NoEffect.no(Rule::R(145)) } else { Ok(()) }
}
