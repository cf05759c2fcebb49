//! The scout, a leader for tests only and the model for the others: once a turn a free tile to lay in the card
//! step (as Delatour, R138), a free guard against a danger or a tile (as Cook, R80), and a tank of 6 (as
//! Obroutchev, R81).

use super::Act as LeaderAct;
use crate::action::Action;
use crate::engine::{Cx, Offers};
use crate::event::{Event, Fact};
use crate::ids::{Gauge, Space};
use crate::modules::hooks::Taken;
use crate::modules::{self, Spoken, Target, not_an_act};
use crate::notation::read_space;
use crate::rooms::{Explore, Frame, can_clear};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::text::Words;
use game::{Events, Seat, TextError};

/// What the scout's player may say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// Draw a tile and lay it.
    Explore,
    /// Answer a danger.
    Guard,
    /// Remove this tile from the game.
    Clear(Space),
}

impl Spoken for Act {
    fn verbs() -> Vec<&'static str> {
        vec!["scout"]
    }
    fn write(self, rules: &Rules) -> String {
        match self {
            Act::Explore => "scout explore".into(),
            Act::Guard => "scout guard".into(),
            Act::Clear(space) => format!("scout clear {}", rules.names.spaces[space.index()]),
        }
    }
    fn read(rules: &Rules, verb: &str, words: &mut Words) -> Result<Self, TextError> {
        let known = "explore, guard, or clear and a space";
        Ok(match words.next(known)? {
            "explore" => Act::Explore,
            "guard" => Act::Guard,
            "clear" => Act::Clear(read_space(rules, words.next("a space")?)?),
            other => return Err(not_an_act(verb, other, known)),
        })
    }
    fn target(self) -> Option<Target> {
        match self {
            Act::Clear(space) => Some(Target::Space(space)),
            Act::Explore | Act::Guard => None,
        }
    }
}

fn said(act: Act) -> Action {
    Action::Act(modules::Act::Leaders(LeaderAct::Scout(act)))
}

pub(super) fn join<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat) {
    let larger = cx.rules.numbers.gauge_max + 1;
    cx.table.player_mut(seat).set_max(Gauge::Petrol, larger);
}

pub(super) fn offer_card_step<O: Offers>(rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
    let ready = table.parts.leaders.can_use(seat);
    out.offer(said(Act::Explore), ready);
    for space in rules.spaces().filter(|&space| O::EXPLAIN || (ready.is_ok() && table.explored.has(space))) {
        out.offer(said(Act::Clear(space)), ready.and_then(|()| can_clear(rules, table, seat, space)));
    }
}

pub(super) fn offer_danger(table: &Tabletop, seat: Seat, out: &mut impl Offers) {
    out.offer(said(Act::Guard), table.parts.leaders.can_use(seat));
}

pub(super) fn take<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, act: Act) -> Taken {
    cx.table.parts.leaders.spend(seat);
    match act {
        Act::Explore => Taken { room: Some(Explore::new(seat, 1, 1).into()), ..Taken::default() },
        Act::Guard => Taken { avoids_danger: true, ..Taken::default() },
        Act::Clear(space) => {
            let tile = cx.table.tile_at(space).expect("checked: a tile lies there");
            cx.table.remove_tile(space);
            cx.fact(Fact::TileRemoved(tile, space));
            Taken::default()
        }
    }
}

/// A base room with the scout's own numbers.
pub(super) fn opens(table: &Tabletop, seat: Seat, room: &Frame) -> bool {
    matches!(room, Frame::Explore(room) if room.comes_from(table, seat, 1, 1))
}
