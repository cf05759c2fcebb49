//! SABOTEUR (000:350, 000:574; R60, R137): the victim loses two levels; the attacker splits them, after
//! the victim had the chance to counter. The room is `attack.rs`.

use crate::rooms::Damage;
use crate::tabletop::{Player, Tabletop};
use game::Seat;

/// R145: there must be something to lose.
pub(super) fn has_effect(victim: &Player) -> bool {
    victim.engine + victim.chassis > 0
}

/// R60: the attacker splits what there is.
pub(super) fn damage(table: &Tabletop, attacker: Seat, victim: Seat, levels: u8) -> Damage {
    Damage::by_rival(table, victim, attacker, levels)
}
