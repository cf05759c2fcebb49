//! RANSOM (000:440; R71, R137): the victim pays 20F to the bank, or all there is. The room is
//! `attack.rs`.

use crate::engine::Cx;
use crate::event::{Event, Fact};
use crate::tabletop::Player;
use game::{Events, Seat};

/// R145: there must be something to lose.
pub(super) fn has_effect(victim: &Player) -> bool {
    victim.money > 0
}

/// R71: money goes to the bank.
pub(super) fn strike<E: Events<Event>>(cx: &mut Cx<E>, victim: Seat, francs: u16) {
    let player = cx.table.player_mut(victim);
    let lost = francs.min(player.money);
    player.money -= lost;
    cx.fact(Fact::LostMoney(victim, lost));
}
