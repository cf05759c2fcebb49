//! SIPHONER (000:446; R70, R137): the victim loses two levels of petrol, or all there is. The attacker
//! gains nothing.

use crate::engine::{Cx, Step};
use crate::event::{Event, Fact};
use crate::rooms::{Answer, Counter, Room};
use crate::table::Player;
use game::{Events, Seat, SeatSet};

/// Petrol is siphoned off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Siphoner {
    /// Who sent him.
    pub(crate) attacker: Seat,
    /// To whom.
    pub(crate) victim: Seat,
    /// Levels to lose.
    pub(crate) levels: u8,
    /// What happens next.
    pub(crate) stage: Stage,
}

/// First the counter, then the petrol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    LetVictimCounter,
    TakePetrol,
    Leave,
}

impl Siphoner {
    pub(super) fn new(attacker: Seat, victim: Seat, levels: u8) -> Self {
        Siphoner { attacker, victim, levels, stage: Stage::LetVictimCounter }
    }
}

/// R145: there must be something to lose.
pub(super) fn has_effect(victim: &Player) -> bool {
    victim.petrol > 0
}

impl Room for Siphoner {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        loop {
            match self.stage {
                Stage::LetVictimCounter => {
                    self.stage = Stage::TakePetrol;
                    let victim = SeatSet::only(self.victim);
                    if let Some(room) = Counter::if_needed(cx.rules, cx.table, self.attacker, victim) {
                        return Step::Call(room);
                    }
                }
                Stage::TakePetrol => {
                    let victim = cx.table.player_mut(self.victim);
                    let lost = self.levels.min(victim.petrol);
                    victim.petrol -= lost;
                    cx.fact(Fact::LostPetrol(self.victim, lost));
                    self.stage = Stage::Leave;
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
