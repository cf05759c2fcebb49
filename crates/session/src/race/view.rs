//! Everything one viewer may know of a race.

use super::wire::{Count, Dashboard, RaceView};
use super::{card_slug, tile_slug};
use game::{Node, Seat, Viewer};
use race::cards::CardRoom;
use race::ids::{CardId, TileId};
use race::rooms::Frame;
use race::{Rules, View};

pub(super) fn view(rules: &Rules, view: &View) -> RaceView {
    let t = view.table();
    let numbers = |seats: &[Seat]| seats[..usize::from(rules.seats)].iter().map(|s| s.number()).collect();
    let me = view.me();
    RaceView {
        turn: t.turn,
        phase: phase(view).into(),
        rooms: view.frames().iter().map(|frame| room(frame).to_owned()).collect(),
        waiting: view.node().waiting().iter().map(Seat::number).collect(),
        order: numbers(&t.order),
        standing: numbers(&t.standing),
        active: t.active().map(Seat::number),
        players: Seat::all(rules.seats).map(|seat| dashboard(rules, view, seat)).collect(),
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
pub(super) fn phase(view: &View) -> &'static str {
    if view.node() == Node::Over {
        return "over";
    }
    let has = |wanted: fn(&Frame) -> bool| view.frames().iter().any(wanted);
    if has(|frame| matches!(frame, Frame::Bivouac(_))) {
        "bivouac"
    } else if has(|frame| matches!(frame, Frame::Planning(_))) {
        "planning"
    } else if has(|frame| matches!(frame, Frame::Convoy(_))) {
        "convoy"
    } else {
        "maintenance"
    }
}

/// The slug of a room.
pub(super) fn room(frame: &Frame) -> &'static str {
    match frame {
        Frame::Race(_) => "race",
        Frame::Bivouac(_) => "bivouac",
        Frame::Planning(_) => "planning",
        Frame::Convoy(_) => "convoy",
        Frame::Sequence(_) => "sequence",
        Frame::Explore(_) => "explore",
        Frame::DrawCards(_) => "draw_cards",
        Frame::KeepCards(_) => "keep_cards",
        Frame::HandLimit(_) => "hand_limit",
        Frame::Repair(_) => "repair",
        Frame::Drive(_) => "drive",
        Frame::EnterTile(_) => "enter_tile",
        Frame::Damage(_) => "damage",
        Frame::EnterCity(_) => "enter_city",
        Frame::Funding(_) => "funding",
        Frame::Counter(_) => "counter",
        Frame::Maintenance(_) => "maintenance",
        Frame::CardRoom(room) => card_room(room),
        Frame::Draft(_) => "draft",
    }
}

fn card_room(room: &CardRoom) -> &'static str {
    match room {
        CardRoom::TrailHunter(_) => "trail_hunter",
        CardRoom::ConArtist(_) => "con_artist",
        CardRoom::Attack(room) => room.word(),
    }
}

/// Is the viewer a player of this seat?
pub(super) fn is_viewer(view: &View, seat: Seat) -> bool {
    view.viewer() == Viewer::Seat(seat)
}
