//! Cook (000:478; R77, R78, R80): once a turn a guard that costs no assistant: against a danger at any time, or in
//! his own card step to take a tile out of the game.

use super::Act as LeaderAct;
use crate::action::Action;
use crate::engine::{Cx, Offers};
use crate::event::{Event, Fact};
use crate::ids::Space;
use crate::modules::hooks::Taken;
use crate::modules::{self, Spoken, Target, not_an_act};
use crate::notation::read_space;
use crate::rooms::{can_clear, reach};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::text::Words;
use game::{Events, Seat, TextError};

/// What Cook's player may say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// Answer a danger.
    Guard,
    /// Remove this tile from the game.
    Clear(Space),
}

impl Act {
    fn said(self) -> Action {
        Action::Act(modules::Act::Leaders(LeaderAct::Cook(self)))
    }
}

impl Spoken for Act {
    fn verbs() -> Vec<&'static str> {
        vec!["cook"]
    }
    fn write(self, rules: &Rules) -> String {
        match self {
            Act::Guard => "cook guard".into(),
            Act::Clear(space) => format!("cook clear {}", rules.names.spaces[space.index()]),
        }
    }
    fn read(rules: &Rules, verb: &str, words: &mut Words) -> Result<Self, TextError> {
        let known = "guard, or clear and a space";
        Ok(match words.next(known)? {
            "guard" => Act::Guard,
            "clear" => Act::Clear(read_space(rules, words.next("a space")?)?),
            other => return Err(not_an_act(verb, other, known)),
        })
    }
    fn target(self) -> Option<Target> {
        match self {
            Act::Clear(space) => Some(Target::Space(space)),
            Act::Guard => None,
        }
    }
}

pub(super) fn offer_card_step<O: Offers>(rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
    let ready = table.parts.leaders.can_use(seat);
    if O::EXPLAIN {
        for space in rules.spaces() {
            out.offer(Act::Clear(space).said(), ready.and_then(|()| can_clear(rules, table, seat, space)));
        }
    } else if ready.is_ok() {
        for space in reach(rules, table, seat).iter() {
            out.offer(Act::Clear(space).said(), can_clear(rules, table, seat, space));
        }
    }
}

pub(super) fn offer_danger(table: &Tabletop, seat: Seat, out: &mut impl Offers) {
    out.offer(Act::Guard.said(), table.parts.leaders.can_use(seat));
}

pub(super) fn take<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, act: Act) -> Taken {
    cx.table.parts.leaders.spend(seat);
    match act {
        Act::Guard => Taken { avoids_danger: true, ..Taken::default() },
        Act::Clear(space) => {
            let tile = cx.table.tile_at(space).expect("checked: a tile lies there");
            cx.table.remove_tile(space);
            cx.fact(Fact::TileRemoved(tile, space));
            Taken::default()
        }
    }
}
