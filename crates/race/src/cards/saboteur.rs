//! SABOTEUR (000:350, 000:574; R60, R137): the victim loses two levels; the attacker splits them, after
//! the victim had the chance to counter.

use crate::engine::{Cx, Step};
use crate::event::Event;
use crate::rooms::{Answer, Counter, Damage, HandLimit, Room};
use crate::table::Player;
use game::{Events, Seat, SeatSet};

/// A saboteur at work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Saboteur {
    /// Who sent him.
    pub(crate) attacker: Seat,
    /// To whom.
    pub(crate) victim: Seat,
    /// Levels to lose.
    pub(crate) levels: u8,
    /// What happens next.
    pub(crate) stage: Stage,
}

/// First the counter, then the split, then the victim's hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    LetVictimCounter,
    SplitDamage,
    CheckHand,
    Leave,
}

impl Saboteur {
    pub(super) fn new(attacker: Seat, victim: Seat, levels: u8) -> Self {
        Saboteur { attacker, victim, levels, stage: Stage::LetVictimCounter }
    }
}

/// R145: there must be something to lose.
pub(super) fn has_effect(victim: &Player) -> bool {
    victim.engine + victim.chassis > 0
}

impl Room for Saboteur {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        loop {
            match self.stage {
                Stage::LetVictimCounter => {
                    self.stage = Stage::SplitDamage;
                    let victim = SeatSet::only(self.victim);
                    if let Some(room) = Counter::if_needed(cx.rules, cx.table, self.attacker, victim) {
                        return Step::Call(room);
                    }
                }
                Stage::SplitDamage => {
                    self.stage = Stage::CheckHand;
                    let damage = Damage::by_rival(cx.table, self.victim, self.attacker, self.levels);
                    return Step::Call(damage.into());
                }
                Stage::CheckHand => {
                    self.stage = Stage::Leave;
                    if let Some(room) = HandLimit::if_needed(cx.table, self.victim) {
                        return Step::Call(room); // R24
                    }
                }
                Stage::Leave => return Step::Done(Answer::Nothing),
            }
        }
    }
    fn returned(&mut self, answer: Answer) {
        if answer == Answer::Countered {
            self.stage = Stage::Leave; // R66
        }
    }
}
