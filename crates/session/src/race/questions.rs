//! What the viewer's seat is asked: the room, the key of the words, and the numbers they mention.

use super::kinds::{RaceAsk, RaceNumber};
use super::view::room;
use super::wire::{RaceQuestion, RaceTarget};
use super::{card_slug, tile_slug};
use race::cards::CardRoom;
use race::ids::Space;
use race::modules::diplomacy::gate;
use race::rooms::{Frame, plan_size};
use race::{Rules, View};

pub(super) fn question(rules: &Rules, view: &View) -> Option<RaceQuestion> {
    let frame = view.frames().last()?;
    let me = view.me()?;
    let mut target = RaceTarget {
        card: view.table().in_play().map(|card| card_slug(rules, card)),
        ..RaceTarget::default()
    };
    let mut numbers: Vec<(RaceNumber, i32)> = Vec::new();
    let key = match frame {
        Frame::Bivouac(_) => RaceAsk::Bivouac,
        Frame::Planning(_) => {
            let seat = view.viewer().seat()?;
            numbers.push((RaceNumber::Assistants, plan_size(rules, view.table(), seat).into()));
            RaceAsk::Planning
        }
        Frame::Sequence(room) if room.may_buy_petrol() => RaceAsk::SequencePetrol,
        Frame::Sequence(_) => RaceAsk::SequenceCards,
        Frame::Explore(room) => match room.held() {
            Some(tile) => {
                target.tile = Some(tile_slug(rules, tile));
                RaceAsk::ExplorePlace
            }
            None => RaceAsk::ExploreTake,
        },
        Frame::KeepCards(_) => RaceAsk::KeepCards,
        Frame::HandLimit(_) => {
            numbers
                .extend([(RaceNumber::Limit, i32::from(me.chassis)), (RaceNumber::Cards, me.cards.into())]);
            RaceAsk::HandLimit
        }
        Frame::Repair(_) => RaceAsk::Repair,
        Frame::Drive(room) => {
            numbers.push((RaceNumber::Moves, room.moves().into()));
            // Whoever is about to leave a city is told of its gate before the drive begins.
            if let Some((colour, influence)) =
                view.viewer().seat().and_then(|me| gate(rules, view.table(), me))
            {
                target.colour = Some(colour.into());
                numbers.push((RaceNumber::Levels, influence.into()));
                numbers.push((RaceNumber::Francs, rules.extras.diplomacy.bribe.into()));
            }
            RaceAsk::Drive
        }
        Frame::EnterTile(room) => {
            target.space = Some(room.to().0.into());
            target.tile = view.table().tile_at(room.to()).map(|tile| tile_slug(rules, tile));
            let cost = room.cost();
            numbers.extend([
                (RaceNumber::Petrol, i32::from(cost.petrol)),
                (RaceNumber::Damage, cost.damage.into()),
                (RaceNumber::Danger, cost.danger.into()),
                (RaceNumber::Stop, cost.stop.into()),
            ]);
            RaceAsk::EnterTile
        }
        Frame::Damage(room) => {
            target.seat = Some(room.seat().number());
            numbers.push((RaceNumber::Amount, room.amount().into()));
            RaceAsk::Damage
        }
        Frame::Counter(room) => {
            target.seat = Some(room.attacker().number());
            target.spaces = aimed_at(view);
            RaceAsk::Counter
        }
        Frame::CardRoom(_)
            if view.table().active().is_some_and(|seat| super::view::is_viewer(view, seat)) =>
        {
            RaceAsk::Choose
        }
        Frame::CardRoom(_) => RaceAsk::Customs,
        Frame::Race(_)
        | Frame::Convoy(_)
        | Frame::DrawCards(_)
        | Frame::EnterCity(_)
        | Frame::Funding(_)
        | Frame::Maintenance(_)
        | Frame::Forecast(_)
        | Frame::Gust(_)
        | Frame::SoloRace(_)
        | Frame::Survey(_)
        | Frame::Advance(_)
        | Frame::Sorting(_) => RaceAsk::Other,
        Frame::Camp(room) => {
            numbers.push((RaceNumber::Cards, room.picks().into()));
            RaceAsk::Camp
        }
        Frame::Peril(room) => {
            target.card = None;
            let card = view.table().rene.card(rules)?;
            target.gauge = Some(card.gauge.into());
            numbers.extend([
                (RaceNumber::Cards, i32::from(room.cards())),
                (RaceNumber::Damage, card.damage.into()),
            ]);
            RaceAsk::Peril
        }
        Frame::Draft(_) => {
            let seat = view.viewer().seat()?;
            if view.table().parts.leaders.of(seat).is_none() { RaceAsk::Leader } else { RaceAsk::Crew }
        }
        Frame::SecondLook(room) => {
            target.space = Some(room.at().0.into());
            target.tile = view.table().tile_at(room.at()).map(|tile| tile_slug(rules, tile));
            RaceAsk::SecondLook
        }
        Frame::Heist(room) => {
            target.seat = Some(room.thief().number());
            numbers.push((RaceNumber::Francs, rules.leaders.redburn_francs.into()));
            RaceAsk::Heist
        }
        Frame::Workshop(_) => RaceAsk::Workshop,
        Frame::Garage(_) => RaceAsk::Garage,
        Frame::Depot(_) => {
            let city = rules.city_at(me.at);
            target.colour = city.and_then(|city| view.table().parts.postal.lying(city)).map(Into::into);
            RaceAsk::Depot
        }
        Frame::Checkpoint(room) => {
            let (colour, influence) = room.influence(rules, view.table());
            target.colour = Some(colour.into());
            numbers.push((RaceNumber::Levels, influence.into()));
            match (room.bribe(rules, view.table()), room.face()) {
                (Some(francs), Some(face)) => {
                    numbers.extend([(RaceNumber::Francs, i32::from(francs)), (RaceNumber::Die, face.into())]);
                    RaceAsk::Bribe
                }
                _ => {
                    numbers.push((RaceNumber::Francs, rules.extras.diplomacy.bribe.into()));
                    RaceAsk::Visa
                }
            }
        }
        Frame::Reception(_) => RaceAsk::Reception,
    };
    Some(RaceQuestion { room: room(frame), key, target, numbers })
}

/// The tiles that the card in play is aimed at.
fn aimed_at(view: &View) -> Vec<u32> {
    let spaces: Vec<Space> = match view.frames().iter().rev().nth(1) {
        Some(Frame::CardRoom(CardRoom::TrailHunter(room))) => room.chosen().collect(),
        Some(Frame::CardRoom(CardRoom::ConArtist(room))) => room.chosen().collect(),
        _ => Vec::new(),
    };
    spaces.into_iter().map(|space| space.0.into()).collect()
}
