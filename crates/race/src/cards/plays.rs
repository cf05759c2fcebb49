//! The card step of a sequence (000:127, 000:330; R15, R69, R145): which cards may be played, and what
//! begins when one is.

use super::attack::Hit;
use super::{Attack, Card, ConArtist, Effect, Timing, TrailHunter, con_artist, tracker, trail_hunter};
use crate::action::Action;
use crate::cards::CardRoom;
use crate::engine::{Cx, Offers};
use crate::event::{Event, Fact};
use crate::ids::{CardId, Gauge};
use crate::modules::hooks;
use crate::rooms::{Around, Drive, Explore, Frame, Repair};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Rule, Verdict};
use game::{Events, Seat};

/// Lists the cards that may be played before the assistant.
pub fn offer_plays<O: Offers>(rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
    if O::EXPLAIN {
        for card in rules.card_ids() {
            out.offer(Action::Play(card), can_play(rules, table, seat, card, None));
            for victim in Seat::all(rules.vehicles) {
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
pub fn can_play(rules: &Rules, table: &Tabletop, seat: Seat, card: CardId, against: Option<Seat>) -> Verdict {
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
    let changes_something = match (effect, Hit::of(effect).zip(against)) {
        (_, Some((hit, victim))) => hit.has_effect(table.player(victim)),
        (Effect::Petrol { .. }, _) => player.room(Gauge::Petrol) > 0,
        (Effect::TrailHunter { .. }, _) => trail_hunter::has_effect(rules, table),
        (Effect::ConArtist, _) => con_artist::has_effect(table),
        (Effect::Brought(brought), _) => hooks::card_has_effect(rules, table, seat, brought),
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
    let effect = cx.rules.card(card).effect;
    if let Some((hit, victim)) = Hit::of(effect).zip(against) {
        return Some(CardRoom::from(Attack::new(seat, victim, hit)).into());
    }
    Some(match effect {
        Effect::Money { francs } => {
            cx.table.player_mut(seat).earn(francs);
            cx.fact(Fact::Earned(seat, francs));
            return None;
        }
        Effect::Petrol { levels } => {
            let gained = cx.table.player_mut(seat).raise(Gauge::Petrol, levels);
            cx.fact(Fact::Refuelled(seat, gained));
            return None;
        }
        Effect::Drive => Drive::begin(cx, seat).into(),
        Effect::Repair => Repair::begin(cx, seat).into(),
        Effect::Explore { draw, place } => Explore::new(seat, draw, place).into(),
        Effect::Tracker { draw, keep } => tracker::room(seat, draw, keep),
        Effect::TrailHunter { tiles } => CardRoom::from(TrailHunter::new(seat, tiles)).into(),
        Effect::ConArtist => CardRoom::from(ConArtist::new(seat)).into(),
        Effect::Brought(brought) => return hooks::play_card(cx, seat, brought),
        effect => unreachable!("{effect:?} against {against:?} is not played in the card step"),
    })
}

/// Is this a room that a card of the card step opens? The room of the card itself looks at the rest.
pub(crate) fn opens(around: &Around, seat: Seat, effect: Effect, inner: &Frame) -> bool {
    match (effect, inner) {
        (Effect::Drive, Frame::Drive(_)) | (_, Frame::CardRoom(_)) => true,
        (Effect::Repair, Frame::Repair(room)) => room.comes_from(seat),
        (Effect::Explore { draw, place }, Frame::Explore(room)) => {
            room.comes_from(around.table, seat, draw, place)
        }
        (Effect::Tracker { draw, keep }, _) => around.draws(seat, draw, Some(keep)),
        (Effect::Brought(brought), _) => hooks::card_opens(around, brought, inner),
        _ => false,
    }
}
