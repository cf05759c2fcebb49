//! TRAIL HUNTER (000:344, 000:562; R34-R36, R64, R65, R137): names up to two tiles anywhere; unless a
//! rival counters, they leave the game.

use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::ids::Space;
use crate::rooms::{Answer, Counter, Room};
use crate::rules::Rules;
use crate::table::Table;
use crate::why_not::{Reason, Rule, Verdict};
use game::{Events, Seat, SeatSet};

/// Trails are being wiped out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrailHunter {
    /// Who hired them.
    pub(crate) seat: Seat,
    /// Tiles that may still be named.
    pub(crate) left: u8,
    /// The tiles named.
    pub(crate) chosen: [Option<Space>; 2],
    /// What happens next.
    pub(crate) stage: Stage,
}

/// First the tiles are named, then rivals may counter, then the tiles go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    ChooseTiles,
    LetRivalsCounter,
    RemoveTiles,
    Leave,
}

impl TrailHunter {
    pub(super) fn new(seat: Seat, tiles: u8) -> Self {
        TrailHunter { seat, left: tiles.min(2), chosen: [None; 2], stage: Stage::ChooseTiles }
    }
    /// The tiles named so far. Everybody sees them.
    pub fn chosen(&self) -> impl Iterator<Item = Space> {
        self.chosen.into_iter().flatten()
    }
    fn can_choose(&self, rules: &Rules, table: &Table, space: Space) -> Verdict {
        if !table.explored.has(space) {
            return Reason::NoTileThere.no(Rule::Book(346));
        }
        if table.is_occupied(rules, space) {
            return Reason::Occupied.no(Rule::R(34));
        }
        if self.chosen.contains(&Some(space)) {
            return Reason::ChosenTwice.no(Rule::R(35));
        }
        Ok(())
    }
    fn choices(&self, rules: &Rules, table: &Table) -> bool {
        table.explored.iter().any(|space| self.can_choose(rules, table, space).is_ok())
    }
}

/// R35, R145: at least one tile without a vehicle on it.
pub(super) fn has_effect(rules: &Rules, table: &Table) -> bool {
    table.explored.iter().any(|space| !table.is_occupied(rules, space))
}

impl Room for TrailHunter {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        loop {
            match self.stage {
                Stage::ChooseTiles if self.left > 0 && self.choices(cx.rules, cx.table) => {
                    return Step::Ask(SeatSet::only(self.seat));
                }
                Stage::ChooseTiles => self.stage = Stage::LetRivalsCounter,
                Stage::LetRivalsCounter => {
                    self.stage = Stage::RemoveTiles;
                    let rivals = cx.table.rivals(cx.rules, self.seat);
                    if let Some(room) = Counter::if_needed(cx.rules, cx.table, self.seat, rivals) {
                        return Step::Call(room);
                    }
                }
                Stage::RemoveTiles => {
                    for space in self.chosen.into_iter().flatten() {
                        let tile = cx.table.tile_at(space).expect("checked: a tile lies there");
                        cx.table.remove_tile(space);
                        cx.fact(Fact::TileRemoved(tile, space));
                    }
                    self.stage = Stage::Leave;
                }
                Stage::Leave => return Step::Done(Answer::Nothing),
            }
        }
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Table, _: Seat, out: &mut O) {
        let enough = if self.chosen[0].is_some() { Ok(()) } else { Reason::ChooseFirst.no(Rule::R(35)) };
        out.offer(Action::Done, enough);
        for space in rules.spaces().filter(|&space| O::EXPLAIN || table.explored.has(space)) {
            out.offer(Action::Choose(space), self.can_choose(rules, table, space));
        }
    }
    fn answer<E: Events<Event>>(&mut self, _: &mut Cx<E>, _: Seat, action: Action) {
        match action {
            Action::Done => self.left = 0,
            Action::Choose(space) => {
                let slot = self.chosen.iter_mut().find(|c| c.is_none()).expect("room for two");
                *slot = Some(space);
                self.left -= 1;
            }
            other => unreachable!("{other:?}"),
        }
    }
    fn returned(&mut self, answer: Answer) {
        if answer == Answer::Countered {
            self.stage = Stage::Leave; // R66
        }
    }
}
