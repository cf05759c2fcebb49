//! Laying tiles: pathfinder and cartographer (000:152, 000:380, 000:558; R29-R32, R38): all tiles are
//! drawn first, then laid one by one, in any order, where they join the vehicle's way.

use super::{Returned, Room};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::ids::{Space, TileId};
use crate::outcome::{Chance, Outcome};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Rule, Verdict};
use game::{Events, Seat, SeatSet};

/// Tiles are drawn and laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Explore {
    /// Who explores.
    pub(crate) seat: Seat,
    /// Tiles still to be drawn.
    pub(crate) draw: u8,
    /// Tiles still to be laid.
    pub(crate) place: u8,
    /// The tile that is laid next, once it is chosen.
    pub(crate) held: Option<TileId>,
}

game::text_of! { for Rules;
    struct Explore = "explore" { seat, draw, place, held }
}

impl Explore {
    /// `seat` draws `draw` tiles and lays `place` of them.
    pub fn new(seat: Seat, draw: u8, place: u8) -> Self {
        Explore { seat, draw, place, held: None }
    }
    /// Could it have come so far, when `seat` set out to draw `draw` tiles and lay `place` of them (R30)?
    pub(crate) fn comes_from(&self, table: &Tabletop, seat: Seat, draw: u8, place: u8) -> bool {
        let drawn = table.drawn().count() as u8;
        let is_there = self.held.is_none_or(|tile| table.drawn().any(|d| d == tile));
        let counts = match self.draw {
            0 => (1..=place).contains(&self.place) && (1..=draw - (place - self.place)).contains(&drawn),
            left => left <= draw && drawn == draw - left && self.place == place && self.held.is_none(),
        };
        self.seat == seat && is_there && counts
    }
    /// The tile that is laid next, once it is chosen.
    pub fn held(&self) -> Option<TileId> {
        self.held
    }
}

impl Room for Explore {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        if self.draw > 0 {
            if bag_ready(cx) {
                return Step::Roll(Chance::Tile);
            }
            self.draw = 0; // R32a
        }
        let Some(next) = cx.table.drawn().next().filter(|_| self.place > 0) else {
            cx.table.remove_drawn(); // what was drawn beyond what is laid
            return Step::Done(Returned::Nothing);
        };
        if !cx.table.has_slot(cx.rules, cx.table.player(self.seat).at) {
            cx.table.remove_drawn(); // R31
            cx.fact(Fact::TilesWasted(self.seat));
            return Step::Done(Returned::Nothing);
        }
        if self.held.is_none() && cx.table.drawn().all(|tile| tile == next) {
            self.held = Some(next);
        }
        Step::Ask(SeatSet::only(self.seat))
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
        if self.held.is_none() {
            let mut offered = None;
            for tile in table.drawn().filter(|&tile| offered.replace(tile) != Some(tile)) {
                out.offer(Action::Take(tile), Ok(()));
            }
            if O::EXPLAIN {
                for tile in rules.tile_ids().filter(|&t| table.drawn().all(|d| d != t)) {
                    out.offer(Action::Take(tile), Reason::TileNotDrawn.no(Rule::R(30)));
                }
            }
            return;
        }
        let slots = table.slots(rules, table.player(seat).at);
        if O::EXPLAIN {
            for space in rules.spaces() {
                let verdict = if slots.has(space) { Ok(()) } else { not_a_slot(rules, table, space) };
                out.offer(Action::Place(space), verdict);
            }
        } else {
            slots.iter().for_each(|space| out.offer(Action::Place(space), Ok(())));
        }
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        match (action, self.held) {
            (Action::Take(tile), None) => self.held = Some(tile),
            (Action::Place(space), Some(tile)) => {
                cx.table.take_drawn(tile);
                cx.table.lay_tile(space, tile);
                cx.fact(Fact::TileLaid(seat, tile, space));
                self.held = None;
                self.place -= 1;
            }
            other => unreachable!("{other:?}"),
        }
    }
    fn outcome<E: Events<Event>>(&mut self, cx: &mut Cx<E>, outcome: Outcome) {
        let Outcome::Tile(tile) = outcome else { unreachable!("{outcome:?}") };
        cx.table.draw_tile(tile);
        cx.fact(Fact::TileDrawn(self.seat, tile));
        self.draw -= 1;
    }
}

/// Makes the bag ready for a draw, and tells when the removed tiles went back into it (R32).
pub(crate) fn bag_ready<E: Events<Event>>(cx: &mut Cx<E>) -> bool {
    if cx.table.has_tile_in_bag() {
        return true;
    }
    let ready = cx.table.refill_bag();
    if ready {
        cx.fact(Fact::BagRefilled);
    }
    ready
}

fn not_a_slot(rules: &Rules, table: &Tabletop, space: Space) -> Verdict {
    if rules.city_spaces.has(space) {
        Reason::CitySpace.no(Rule::Book(152))
    } else if table.explored.has(space) {
        Reason::SpaceTaken.no(Rule::Book(152))
    } else {
        Reason::NotConnected.no(Rule::R(29))
    }
}
