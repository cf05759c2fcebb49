//! A round, in the steps of the round summary (004:144; M5, M8, M12, M20): the stage indicator, strain,
//! predicament dice, inflicting, drawing, travelling with help on the way, the slowest player's free
//! cancel, paying tiles, enduring, and a tile for the slowest.

use super::{
    ChooseStrain, DrawTokens, Endure, Inflict, PayTiles, PredicamentDice, Returned, Room, SlowestCancels,
    Travel,
};
use crate::engine::{Cx, Step};
use crate::event::{Event, Fact, Reward};
use game::{Events, Seat};

/// One stage of the route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    /// Random predicaments of this round, once the predicament dice are rolled.
    pub(crate) predicaments: u8,
    /// What happens next.
    pub(crate) stage: Stage,
}

/// The steps of the summary, with the number they have there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// 1, then 2 to 4
    ChooseStrain,
    /// The first 5
    RollPredicamentDice,
    /// The second 5
    Inflict,
    /// 6
    DrawTokens,
    /// 7, with the helping of 8 (M18)
    Travel,
    /// 8
    CancelFreely,
    /// 8
    PayTiles,
    /// 9
    Endure,
    /// 9
    RewardSlowest,
}

impl Round {
    /// A round begins.
    pub fn new() -> Self {
        Round { predicaments: 0, stage: Stage::ChooseStrain }
    }
    /// Random predicaments of this round, once the predicament dice are rolled.
    pub fn predicaments(&self) -> u8 {
        self.predicaments
    }
}

impl Default for Round {
    fn default() -> Self {
        Round::new()
    }
}

impl Room for Round {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        let (next, room) = match self.stage {
            Stage::ChooseStrain => {
                cx.fact(Fact::RoundBegan(cx.table.round));
                (Stage::RollPredicamentDice, ChooseStrain::new(cx.rules.seats).into())
            }
            Stage::RollPredicamentDice => (Stage::Inflict, PredicamentDice::new().into()),
            Stage::Inflict => (Stage::DrawTokens, Inflict::new().into()),
            Stage::DrawTokens => (Stage::Travel, DrawTokens::new(self.predicaments).into()),
            Stage::Travel => (Stage::CancelFreely, Travel::new().into()),
            Stage::CancelFreely => (Stage::PayTiles, SlowestCancels::new(cx.table.slowest(cx.rules)).into()),
            Stage::PayTiles => (Stage::Endure, PayTiles::new().into()),
            Stage::Endure => (Stage::RewardSlowest, Endure::new().into()),
            Stage::RewardSlowest => {
                close(cx);
                return Step::Done(Returned::Nothing);
            }
        };
        self.stage = next;
        Step::Call(room)
    }
    fn returned(&mut self, answer: Returned) {
        if let Returned::Predicaments(predicaments) = answer {
            self.predicaments = predicaments;
        }
    }
}

/// M20: whoever is slowest after enduring gets a tile. Then the strain tokens come off the board.
fn close<E: Events<Event>>(cx: &mut Cx<E>) {
    let slowest = cx.table.slowest(cx.rules);
    let count = cx.rules.tiles.slowest;
    cx.table.player_mut(slowest).tiles += count;
    cx.fact(Fact::ReceivedTiles { seat: slowest, count, reward: Reward::Slowest });
    for seat in Seat::all(cx.rules.seats) {
        cx.table.player_mut(seat).strain = None;
    }
}
