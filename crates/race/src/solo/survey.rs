//! The first assistant (003:104-158; R116, R117, R131, R140): tiles are drawn, the easy ones are laid on the Torpedo's course,
//! the difficult ones on the player's path.

use super::TORPEDO;
use super::course;
use super::event::{Course, Rene};
use crate::engine::{Cx, Step};
use crate::event::{Event, Fact};
use crate::ids::Skill;
use crate::outcome::{Chance, Outcome};
use crate::rooms::{Around, Returned, Room, bag_ready};
use crate::rules::Rules;
use game::Events;

/// Tiles are drawn and laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Survey {
    /// Tiles still to be drawn.
    draw: u8,
}

game::text_of! { for Rules;
    struct Survey = "survey" { draw }
}

impl Survey {
    /// The assistant leaves the dashboard and sets out.
    pub(super) fn begin<E: Events<Event>>(cx: &mut Cx<E>) -> Self {
        cx.table.player_mut(TORPEDO).assistants.remove_one(Skill::Pathfinder);
        let tiles = cx.table.rene.card(cx.rules).map_or(0, |card| card.tiles);
        cx.fact(Fact::Rene(Rene::Surveys { tiles }));
        Survey { draw: tiles }
    }
}

impl Room for Survey {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        if self.draw > 0 {
            if bag_ready(cx) {
                return Step::Roll(Chance::Tile);
            }
            self.draw = 0; // R32a
        }
        lay(cx);
        cx.table.set_active(None);
        Step::Done(Returned::Nothing)
    }
    fn outcome<E: Events<Event>>(&mut self, cx: &mut Cx<E>, outcome: Outcome) {
        let Outcome::Tile(tile) = outcome else { unreachable!("{outcome:?}") };
        cx.table.draw_tile(tile);
        cx.fact(Fact::TileDrawn(TORPEDO, tile));
        self.draw -= 1;
    }
    fn fits(&self, around: &Around) -> bool {
        let tiles = around.table.rene.card(around.rules).map_or(0, |card| card.tiles);
        let drawn = around.table.drawn().count() as u8;
        around.inner.is_none()
            && around.is_active(TORPEDO)
            && (1..=tiles).contains(&self.draw)
            && drawn == tiles - self.draw
    }
}

fn lay<E: Events<Event>>(cx: &mut Cx<E>) {
    let Some(card) = cx.table.rene.card(cx.rules).copied() else { return };
    while let Some(laying) = course::next_tile(cx.rules, cx.table, &card) {
        let tile = laying.tile;
        cx.table.take_drawn(tile);
        cx.fact(Fact::Rene(Rene::Judged { tile, value: laying.value, threshold: card.threshold }));
        match laying.to {
            Some((to, place)) => {
                cx.table.lay_tile(to, tile);
                cx.fact(Fact::Rene(Rene::Lays { tile, to, place }));
                cx.fact(Fact::TileLaid(TORPEDO, tile, to));
            }
            None => {
                let course = if laying.is_easy { Course::Torpedo } else { Course::Player };
                cx.table.removed[tile.index()] += 1;
                cx.fact(Fact::Rene(Rene::Wastes { tile, course }));
            }
        }
    }
}
