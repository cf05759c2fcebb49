//! The card step of a sequence (000:127, 000:330; R15, R69, R145): which cards may be played, and what
//! begins when one is.

use super::{
    Card, ConArtist, Customs, Effect, Ransom, Saboteur, Siphoner, Timing, TrailHunter, con_artist, customs,
    ransom, saboteur, siphoner, tracker, trail_hunter,
};
use crate::action::Action;
use crate::cards::CardRoom;
use crate::engine::{Cx, Offers};
use crate::event::{Event, Fact};
use crate::ids::{CardId, Gauge};
use crate::rooms::{Drive, Explore, Frame, Repair};
use crate::rules::Rules;
use crate::table::Table;
use crate::why_not::{Reason, Rule, Verdict};
use game::{Events, Seat};

/// Lists the cards that may be played before the assistant.
pub fn offer_plays<O: Offers>(rules: &Rules, table: &Table, seat: Seat, out: &mut O) {
    if O::EXPLAIN {
        for card in rules.card_ids() {
            out.offer(Action::Play(card), can_play(rules, table, seat, card, None));
            for victim in Seat::all(rules.seats) {
                let verdict = can_play(rules, table, seat, card, Some(victim));
                out.offer(Action::PlayAgainst(card, victim), verdict);
            }
        }
        return;
    }
    let player = table.player(seat);
    for card in rules.roles.before_assistant.iter().filter(|&card| player.holds(card) > 0) {
        if rules.card(card).has_victim() {
            for victim in table.rivals(rules, seat).iter() {
                let verdict = can_play(rules, table, seat, card, Some(victim));
                out.offer(Action::PlayAgainst(card, victim), verdict);
            }
        } else {
            out.offer(Action::Play(card), can_play(rules, table, seat, card, None));
        }
    }
}

/// May this card be played in the card step, against this rival?
pub fn can_play(rules: &Rules, table: &Table, seat: Seat, card: CardId, against: Option<Seat>) -> Verdict {
    let player = table.player(seat);
    if player.holds(card) == 0 {
        return Reason::NotInHand.no(Rule::Book(127));
    }
    let Card { timing, effect, .. } = *rules.card(card);
    if timing != Timing::BeforeAssistant {
        return Reason::WrongTiming.no(Rule::R(69));
    }
    if player.assistants.total() == 0 {
        return Reason::NoAssistant.no(Rule::Book(127));
    }
    if rules.card(card).has_victim() != against.is_some() {
        return Reason::WrongTarget.no(Rule::R(137));
    }
    if let Some(victim) = against
        && !table.rivals(rules, seat).has(victim)
    {
        return Reason::NoSuchVictim.no(Rule::R(67));
    }
    let victim = against.map(|victim| table.player(victim));
    let changes_something = match (effect, victim) {
        (Effect::Petrol { .. }, _) => player.room(Gauge::Petrol) > 0,
        (Effect::TrailHunter { .. }, _) => trail_hunter::has_effect(rules, table),
        (Effect::ConArtist, _) => con_artist::has_effect(table),
        (Effect::Saboteur { .. }, Some(victim)) => saboteur::has_effect(victim),
        (Effect::Ransom { .. }, Some(victim)) => ransom::has_effect(victim),
        (Effect::Siphoner { .. }, Some(victim)) => siphoner::has_effect(victim),
        (Effect::Customs { .. }, Some(victim)) => customs::has_effect(victim),
        _ => true,
    };
    if changes_something { Ok(()) } else { Reason::NoEffect.no(Rule::R(145)) }
}

/// Begins what the card on the table does: at once, or in the room that is returned.
pub fn resolve<E: Events<Event>>(
    cx: &mut Cx<E>,
    seat: Seat,
    card: CardId,
    against: Option<Seat>,
) -> Option<Frame> {
    let room: CardRoom = match (cx.rules.card(card).effect, against) {
        (Effect::Money { francs }, _) => {
            cx.table.player_mut(seat).earn(francs);
            cx.fact(Fact::Earned(seat, francs));
            return None;
        }
        (Effect::Petrol { levels }, _) => {
            let gained = cx.table.player_mut(seat).raise(Gauge::Petrol, levels);
            cx.fact(Fact::Refuelled(seat, gained));
            return None;
        }
        (Effect::Drive, _) => return Some(Drive::new(cx.table, seat).into()),
        (Effect::Repair, _) => return Some(Repair::new(seat).into()),
        (Effect::Explore { draw, place }, _) => return Some(Explore::new(seat, draw, place).into()),
        (Effect::Tracker { draw, keep }, _) => return Some(tracker::room(seat, draw, keep)),
        (Effect::TrailHunter { tiles }, _) => TrailHunter::new(seat, tiles).into(),
        (Effect::ConArtist, _) => ConArtist::new(seat).into(),
        (Effect::Saboteur { levels }, Some(victim)) => Saboteur::new(seat, victim, levels).into(),
        (Effect::Ransom { francs }, Some(victim)) => Ransom::new(seat, victim, francs).into(),
        (Effect::Siphoner { levels }, Some(victim)) => Siphoner::new(seat, victim, levels).into(),
        (Effect::Customs { cards }, Some(victim)) => Customs::new(seat, victim, cards).into(),
        (effect, against) => unreachable!("{effect:?} against {against:?} is not played in the card step"),
    };
    Some(room.into())
}

/// Cards looked at and kept, if that is what the effect does.
pub(crate) fn keeps(effect: Effect) -> Option<(u8, u8)> {
    match effect {
        Effect::Tracker { draw, keep } => Some((draw, keep)),
        _ => None,
    }
}
