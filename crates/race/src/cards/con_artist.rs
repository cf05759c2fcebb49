//! CON ARTIST (000:374; R34, R35, R65, R137): names two tiles anywhere, also under vehicles; unless a
//! rival counters, they change places.

use super::Effect;
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::ids::Space;
use crate::rooms::{Around, Counter, Returned, Room};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Rule, Verdict};
use game::{Events, Seat, SeatSet};

/// Signposts are being turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConArtist {
    /// Who hired him.
    pub(crate) seat: Seat,
    /// The first tile named.
    pub(crate) first: Option<Space>,
    /// The second tile named.
    pub(crate) second: Option<Space>,
    /// What happens next.
    pub(crate) stage: Stage,
}

/// First the tiles are named, then rivals may counter, then the tiles are swapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    ChooseTiles,
    LetRivalsCounter,
    SwapTiles,
    Leave,
}

game::text_of! { for Rules;
    struct ConArtist = "con_artist" { seat, first, second, stage }
    enum Stage {
        ChooseTiles = "choose_tiles", LetRivalsCounter = "let_rivals_counter", SwapTiles = "swap_tiles", Leave = "leave",
    }
}

impl ConArtist {
    pub(super) fn new(seat: Seat) -> Self {
        ConArtist { seat, first: None, second: None, stage: Stage::ChooseTiles }
    }
    /// The tiles named so far. Everybody sees them.
    pub fn chosen(&self) -> impl Iterator<Item = Space> {
        self.first.into_iter().chain(self.second)
    }
    fn can_choose(&self, table: &Tabletop, space: Space) -> Verdict {
        let Some(tile) = table.tile_at(space) else {
            return Reason::NoTileThere.no(Rule::Book(376));
        };
        match self.first {
            Some(first) if first == space => Reason::ChosenTwice.no(Rule::R(35)),
            Some(first) if table.tile_at(first) == Some(tile) => Reason::SameTile.no(Rule::R(145)),
            _ => Ok(()),
        }
    }
}

/// R35, R145: at least two tiles, and not all alike.
pub(super) fn has_effect(table: &Tabletop) -> bool {
    let mut tiles = table.explored.iter().map(|space| table.tile_at(space));
    tiles.next().is_some_and(|first| tiles.any(|tile| tile != first))
}

impl Room for ConArtist {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        loop {
            match (self.stage, self.first, self.second) {
                (Stage::ChooseTiles, Some(_), Some(_)) => self.stage = Stage::LetRivalsCounter,
                (Stage::ChooseTiles, ..) => return Step::Ask(SeatSet::only(self.seat)),
                (Stage::LetRivalsCounter, ..) => {
                    self.stage = Stage::SwapTiles;
                    let rivals = cx.table.rivals(cx.rules, self.seat);
                    if let Some(room) = Counter::if_needed(cx.rules, cx.table, self.seat, rivals) {
                        return Step::Call(room);
                    }
                }
                (Stage::SwapTiles, Some(first), Some(second)) => {
                    cx.table.swap_tiles(first, second);
                    cx.fact(Fact::TilesSwapped(first, second));
                    self.stage = Stage::Leave;
                }
                (Stage::SwapTiles | Stage::Leave, ..) => return Step::Done(Returned::Nothing),
            }
        }
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, _: Seat, out: &mut O) {
        for space in rules.spaces().filter(|&space| O::EXPLAIN || table.explored.has(space)) {
            out.offer(Action::Choose(space), self.can_choose(table, space));
        }
    }
    fn answer<E: Events<Event>>(&mut self, _: &mut Cx<E>, _: Seat, action: Action) {
        let Action::Choose(space) = action else { unreachable!("{action:?}") };
        let slot = if self.first.is_none() { &mut self.first } else { &mut self.second };
        *slot = Some(space);
    }
    fn returned(&mut self, answer: Returned) {
        if answer == Returned::Countered {
            self.stage = Stage::Leave; // R66
        }
    }
    fn fits(&self, around: &Around) -> bool {
        let (Some(seat), Some(Effect::ConArtist)) = (around.table.active(), around.card_in_play()) else {
            return false;
        };
        let tile = |space: Option<Space>| space.and_then(|space| around.table.tile_at(space));
        let (first, second) = (tile(self.first), tile(self.second));
        let stage = match self.stage {
            Stage::ChooseTiles => {
                around.inner.is_none() && self.second.is_none() && self.first.is_some() == first.is_some()
            }
            Stage::SwapTiles => {
                let rivals = around.table.rivals(around.rules, seat);
                first.is_some() && second.is_some() && first != second && around.lets_counter(rivals)
            }
            Stage::LetRivalsCounter | Stage::Leave => false,
        };
        self.seat == seat && stage && has_effect(around.table)
    }
}
