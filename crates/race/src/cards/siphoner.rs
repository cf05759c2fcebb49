//! SIPHONER (000:446; R70, R137): the victim loses two levels of petrol, or all there is. The attacker
//! gains nothing. The room is `attack.rs`.

use crate::engine::Cx;
use crate::event::{Event, Fact};
use crate::tabletop::Player;
use game::{Events, Seat};

/// R145: there must be something to lose.
pub(super) fn has_effect(victim: &Player) -> bool {
    victim.petrol > 0
}

/// R70: petrol is gone, nobody gets it.
pub(super) fn strike<E: Events<Event>>(cx: &mut Cx<E>, victim: Seat, levels: u8) {
    let player = cx.table.player_mut(victim);
    let lost = levels.min(player.petrol);
    player.petrol -= lost;
    cx.fact(Fact::LostPetrol(victim, lost));
}
