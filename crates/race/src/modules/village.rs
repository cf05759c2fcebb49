//! Village (002:230; R99, R155, R156): a tile whose stop does not bind. When a drive that entered it ends there,
//! the village helps.

use super::{Open, microclimate};
use crate::engine::Cx;
use crate::event::{Event, Fact};
use crate::ids::{Gauge, Space};
use crate::rooms::{DrawCards, Frame};
use crate::rules::Rules;
use crate::sources::Feature;
use crate::tabletop::Tabletop;
use game::{Events, Seat};

/// What a village gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Benefit {
    /// Levels of a gauge.
    Levels(Gauge, u8),
    /// Francs.
    Money(u16),
    /// Cards.
    Cards(u8),
}

/// What the module keeps on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Part {
    /// The running drive has entered the village it stands in, and has not left it again.
    pub entered: bool,
}
impl Open for Part {}

game::text_of! { for Rules;
    struct Part = "part" { entered }
}

/// What the village on a space gives.
pub fn benefit(rules: &Rules, table: &Tabletop, at: Space) -> Option<Benefit> {
    match rules.tile(table.tile_at(at)?).feature {
        Feature::Village(benefit) => Some(benefit),
        _ => None,
    }
}

/// R99: a drive that goes on blindly has left the village, even if it is thrown back.
pub(super) fn tile_drawn(table: &mut Tabletop) {
    table.parts.village.entered = false;
}

/// R98, R99: so has one for which a die is rolled, since the roll binds.
pub(super) fn tile_cost(rules: &Rules, table: &mut Tabletop, to: Space) {
    if microclimate::rolls(rules, table, to) {
        table.parts.village.entered = false;
    }
}

pub(super) fn tile_entered(rules: &Rules, table: &mut Tabletop, at: Space) {
    table.parts.village.entered = benefit(rules, table, at).is_some();
}

pub(super) fn drive_end<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat) -> Option<Frame> {
    let entered = std::mem::take(&mut cx.table.parts.village.entered);
    let at = cx.table.player(seat).at;
    let benefit = benefit(cx.rules, cx.table, at).filter(|_| entered && cx.rules.decides(seat))?;
    cx.fact(Fact::VillageHelped(seat, at));
    match benefit {
        Benefit::Levels(gauge, levels) => {
            let gained = cx.table.player_mut(seat).raise(gauge, levels); // R156
            cx.fact(match gauge {
                Gauge::Petrol => Fact::Refuelled(seat, gained),
                _ => Fact::Repaired(seat, gauge, gained),
            });
            None
        }
        Benefit::Money(francs) => {
            cx.table.player_mut(seat).earn(francs);
            cx.fact(Fact::Earned(seat, francs));
            None
        }
        Benefit::Cards(cards) => Some(DrawCards::new(seat, cards).into()),
    }
}

/// R156: a card drawn in a village.
pub(super) fn opens(rules: &Rules, table: &Tabletop, room: &Frame) -> bool {
    let Some(seat) = table.active() else { return false };
    match (benefit(rules, table, table.player(seat).at), room) {
        (Some(Benefit::Cards(cards)), Frame::DrawCards(room)) => room.comes_from(seat, cards),
        (Some(Benefit::Cards(_)), Frame::HandLimit(room)) => room.seat == seat,
        _ => false,
    }
}
