//! RANSOM (000:440; R71, R137): the victim pays 20F to the bank, or all there is.

use crate::engine::{Cx, Step};
use crate::event::{Event, Fact};
use crate::rooms::{Answer, Counter, Room};
use crate::table::Player;
use game::{Events, Seat, SeatSet};

/// A ransom is demanded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ransom {
    /// Who demands it.
    pub(crate) attacker: Seat,
    /// Of whom.
    pub(crate) victim: Seat,
    /// Francs to lose.
    pub(crate) francs: u16,
    /// What happens next.
    pub(crate) stage: Stage,
}

/// First the counter, then the money.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    LetVictimCounter,
    TakeMoney,
    Leave,
}

impl Ransom {
    pub(super) fn new(attacker: Seat, victim: Seat, francs: u16) -> Self {
        Ransom { attacker, victim, francs, stage: Stage::LetVictimCounter }
    }
}

/// R145: there must be something to lose.
pub(super) fn has_effect(victim: &Player) -> bool {
    victim.money > 0
}

impl Room for Ransom {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        loop {
            match self.stage {
                Stage::LetVictimCounter => {
                    self.stage = Stage::TakeMoney;
                    let victim = SeatSet::only(self.victim);
                    if let Some(room) = Counter::if_needed(cx.rules, cx.table, self.attacker, victim) {
                        return Step::Call(room);
                    }
                }
                Stage::TakeMoney => {
                    let victim = cx.table.player_mut(self.victim);
                    let lost = self.francs.min(victim.money);
                    victim.money -= lost;
                    cx.fact(Fact::LostMoney(self.victim, lost));
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
