//! TRAIL HUNTER (000:344, 000:562; R34-R36, R64, R65, R137): names up to two tiles anywhere; unless a
//! rival counters, they leave the game.

use super::Effect;
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::ids::Space;
use crate::rooms::{Around, Counter, Returned, Room};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Rule, Verdict};
use game::text::{Reader, Text, TextError};
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

game::text_of! { for Rules;
    struct TrailHunter = "trail_hunter" { seat, left, chosen, stage }
    enum Stage {
        ChooseTiles = "choose_tiles", LetRivalsCounter = "let_rivals_counter", RemoveTiles = "remove_tiles",
        Leave = "leave",
    }
}

impl TrailHunter {
    pub(super) fn new(seat: Seat, tiles: u8) -> Self {
        TrailHunter { seat, left: tiles.min(2), chosen: [None; 2], stage: Stage::ChooseTiles }
    }
    /// The tiles named so far. Everybody sees them.
    pub fn chosen(&self) -> impl Iterator<Item = Space> {
        self.chosen.into_iter().flatten()
    }
    fn can_choose(&self, rules: &Rules, table: &Tabletop, space: Space) -> Verdict {
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
    fn choices(&self, rules: &Rules, table: &Tabletop) -> bool {
        table.explored.iter().any(|space| self.can_choose(rules, table, space).is_ok())
    }
}

/// R35, R145: at least one tile without a vehicle on it.
pub(super) fn has_effect(rules: &Rules, table: &Tabletop) -> bool {
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
                Stage::Leave => return Step::Done(Returned::Nothing),
            }
        }
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, _: Seat, out: &mut O) {
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
    fn returned(&mut self, answer: Returned) {
        if answer == Returned::Countered {
            self.stage = Stage::Leave; // R66
        }
    }
    fn fits(&self, around: &Around) -> bool {
        let (Some(seat), Some(Effect::TrailHunter { tiles })) =
            (around.table.active(), around.card_in_play())
        else {
            return false;
        };
        let [first, second] = self.chosen;
        let named = u8::from(first.is_some()) + u8::from(second.is_some());
        let all = u16::from(self.left) + u16::from(named);
        let is_free =
            |space: Space| around.table.explored.has(space) && !around.table.is_occupied(around.rules, space);
        let stage = match self.stage {
            Stage::ChooseTiles => around.inner.is_none() && self.left > 0 && all == tiles.into(),
            Stage::RemoveTiles => {
                let rivals = around.table.rivals(around.rules, seat);
                named > 0 && all <= tiles.into() && around.lets_counter(rivals)
            }
            Stage::LetRivalsCounter | Stage::Leave => false,
        };
        self.seat == seat
            && stage
            && self.chosen().all(is_free)
            && (second.is_none() || (first.is_some() && first != second))
    }
}

/// Two spaces of the board, or fewer.
impl Text<Rules> for [Option<Space>; 2] {
    fn write(&self, rules: &Rules, out: &mut String) {
        self[0].write(rules, out);
        out.push('/');
        self[1].write(rules, out);
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        let first = Text::read(from)?;
        from.expect("/")?;
        Ok([first, Text::read(from)?])
    }
}
