//! Everything one viewer may know of a race.

use super::kinds::{RacePhase, RaceRoom};
use super::wire::{Count, Dashboard, RaceView};
use super::{card_slug, tile_slug};
use game::{Node, Seat, Viewer};
use race::cards::{CardRoom, Hit};
use race::ids::{CardId, TileId};
use race::notation::write_view;
use race::rooms::Frame;
use race::{Rules, View};

pub(super) fn view(rules: &Rules, view: &View) -> RaceView {
    let t = view.table();
    let numbers = |seats: &[Seat]| seats[..usize::from(rules.vehicles)].iter().map(|s| s.number()).collect();
    let me = view.me();
    RaceView {
        turn: t.turn,
        phase: phase(view),
        rooms: view.frames().iter().map(room).collect(),
        waiting: view.node().waiting().iter().map(Seat::number).collect(),
        order: numbers(&t.order),
        standing: numbers(&t.standing),
        active: t.active().map(Seat::number),
        players: Seat::all(rules.vehicles).map(|seat| dashboard(rules, view, seat)).collect(),
        hand: me.map(|me| cards(rules, |card| me.holds(card))),
        plan: me.map(|me| me.plan.0).filter(|plan| plan.iter().any(|&n| n > 0)),
        tiles: t
            .explored
            .iter()
            .filter_map(|space| Some((space.0.into(), tile_slug(rules, t.tile_at(space)?))))
            .collect(),
        market: t.market().map(|card| card_slug(rules, card)).collect(),
        drawn: t.drawn().map(|tile| tile_slug(rules, tile)).collect(),
        aside: t.aside().map(|card| card_slug(rules, card)).collect(),
        aside_count: t.aside_count,
        in_play: t.in_play().map(|card| card_slug(rules, card)),
        deck: t.deck_size,
        unseen: cards(rules, |card| view.unseen()[card.index()]),
        discard: cards(rules, |card| t.discard[card.index()]),
        bag: tiles(rules, |tile| t.bag[tile.index()]),
        removed: tiles(rules, |tile| t.removed[tile.index()]),
        position: write_view(rules, view),
        parts: super::modules::parts(rules, view),
        rene: super::rene::view(rules, view),
    }
}

fn dashboard(rules: &Rules, view: &View, seat: Seat) -> Dashboard {
    let p = view.table().player(seat);
    Dashboard {
        seat: seat.number(),
        at: p.at.0.into(),
        petrol: [p.petrol, p.max.petrol],
        engine: [p.engine, p.max.engine],
        chassis: [p.chassis, p.max.chassis],
        level: p.level,
        money: p.money,
        assistants: p.assistants.0,
        passed: p.passed,
        place: p.place,
        cards: p.cards,
        seen: cards(rules, |card| p.hand[card.index()].seen()),
    }
}

fn cards(rules: &Rules, count: impl Fn(CardId) -> u8) -> Vec<Count> {
    let some = rules.card_ids().filter(|&card| count(card) > 0);
    some.map(|card| Count { slug: card_slug(rules, card), count: count(card) }).collect()
}

fn tiles(rules: &Rules, count: impl Fn(TileId) -> u8) -> Vec<Count> {
    let some = rules.tile_ids().filter(|&tile| count(tile) > 0);
    some.map(|tile| Count { slug: tile_slug(rules, tile), count: count(tile) }).collect()
}

/// The phase of the game turn.
pub(super) fn phase(view: &View) -> RacePhase {
    if view.node() == Node::Over {
        return RacePhase::Over;
    }
    let has = |wanted: fn(&Frame) -> bool| view.frames().iter().any(wanted);
    // Leaders are chosen and vehicles built before the first bivouac.
    if has(|frame| matches!(frame, Frame::Bivouac(_) | Frame::Camp(_) | Frame::Draft(_) | Frame::Workshop(_)))
    {
        RacePhase::Bivouac
    } else if has(|frame| matches!(frame, Frame::Planning(_))) {
        RacePhase::Planning
    } else if has(|frame| matches!(frame, Frame::Convoy(_))) {
        RacePhase::Convoy
    } else {
        RacePhase::Maintenance
    }
}

/// Which room it is.
pub(super) fn room(frame: &Frame) -> RaceRoom {
    match frame {
        Frame::Race(_) => RaceRoom::Race,
        Frame::Bivouac(_) => RaceRoom::Bivouac,
        Frame::Planning(_) => RaceRoom::Planning,
        Frame::Convoy(_) => RaceRoom::Convoy,
        Frame::Sequence(_) => RaceRoom::Sequence,
        Frame::Explore(_) => RaceRoom::Explore,
        Frame::DrawCards(_) => RaceRoom::DrawCards,
        Frame::KeepCards(_) => RaceRoom::KeepCards,
        Frame::HandLimit(_) => RaceRoom::HandLimit,
        Frame::Repair(_) => RaceRoom::Repair,
        Frame::Drive(_) => RaceRoom::Drive,
        Frame::EnterTile(_) => RaceRoom::EnterTile,
        Frame::Damage(_) => RaceRoom::Damage,
        Frame::EnterCity(_) => RaceRoom::EnterCity,
        Frame::Funding(_) => RaceRoom::Funding,
        Frame::Counter(_) => RaceRoom::Counter,
        Frame::Maintenance(_) => RaceRoom::Maintenance,
        Frame::CardRoom(CardRoom::TrailHunter(_)) => RaceRoom::TrailHunter,
        Frame::CardRoom(CardRoom::ConArtist(_)) => RaceRoom::ConArtist,
        Frame::CardRoom(CardRoom::Attack(room)) => match room.hit() {
            Hit::Saboteur { .. } => RaceRoom::Saboteur,
            Hit::Ransom { .. } => RaceRoom::Ransom,
            Hit::Siphoner { .. } => RaceRoom::Siphoner,
            Hit::Customs { .. } => RaceRoom::Customs,
        },
        Frame::Draft(_) => RaceRoom::Draft,
        Frame::SecondLook(_) => RaceRoom::SecondLook,
        Frame::Heist(_) => RaceRoom::Heist,
        Frame::Workshop(_) => RaceRoom::Workshop,
        Frame::Garage(_) => RaceRoom::Garage,
        Frame::Forecast(_) => RaceRoom::Forecast,
        Frame::Gust(_) => RaceRoom::Gust,
        Frame::Sorting(_) => RaceRoom::Sorting,
        Frame::Depot(_) => RaceRoom::Depot,
        Frame::Checkpoint(_) => RaceRoom::Checkpoint,
        Frame::Reception(_) => RaceRoom::Reception,
        Frame::SoloRace(_) => RaceRoom::Solo,
        Frame::Camp(_) => RaceRoom::Camp,
        Frame::Survey(_) => RaceRoom::Survey,
        Frame::Advance(_) => RaceRoom::Advance,
        Frame::Peril(_) => RaceRoom::Peril,
    }
}

/// Is the viewer a player of this seat?
pub(super) fn is_viewer(view: &View, seat: Seat) -> bool {
    view.viewer() == Viewer::Seat(seat)
}
