//! Planning phase (000:116, 000:566; R17, R83): all place their assistants at the same time behind
//! their screens. A plan may be taken back while others think; then all screens are lifted at once.

use super::{Around, Returned, Room};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::ids::{Plan, Skill};
use crate::modules::hooks;
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Rule, Verdict};
use game::{Events, Seat, SeatSet};

/// Screens are up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Planning {
    /// Who has not committed yet. Everybody sees that, and no more.
    pub(crate) waiting: SeatSet,
}

game::text_of! { for Rules;
    struct Planning = "planning" { waiting }
}

impl Planning {
    /// All screens go up.
    pub fn new(seats: u8) -> Self {
        Planning { waiting: SeatSet::all(seats) }
    }
}

impl Room for Planning {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        if !self.waiting.is_empty() {
            return Step::Ask(self.waiting);
        }
        for seat in Seat::all(cx.rules.seats) {
            let player = cx.table.player_mut(seat);
            player.assistants = std::mem::take(&mut player.plan);
            let plan = player.assistants;
            cx.fact(Fact::PlanRevealed(seat, plan));
        }
        Step::Done(Returned::Nothing)
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
        if let Some(Action::Plan(plan)) = out.wanted() {
            return out.offer(Action::Plan(plan), can_plan(rules, table, seat, plan));
        }
        let size = plan_size(rules, table, seat);
        let funding_max = rules.numbers.funding.len() as u8;
        for pathfinder in 0..=size {
            for mechanics in 0..=size - pathfinder {
                let left = size - pathfinder - mechanics;
                for guard in left.saturating_sub(funding_max)..=left {
                    // All of them pass `can_plan`: the size is right, and funding has the room.
                    let plan = Plan([pathfinder, mechanics, guard, left - guard]);
                    out.offer(Action::Plan(plan), Ok(()));
                }
            }
        }
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        match action {
            Action::Plan(plan) => {
                cx.table.player_mut(seat).plan = plan;
                self.waiting = self.waiting.without(seat);
                cx.events.on(Event::Planned(seat, plan));
            }
            Action::Withdraw => {
                cx.table.player_mut(seat).plan = Plan::EMPTY;
                self.waiting = self.waiting.with(seat);
                cx.fact(Fact::PlanWithdrawn(seat));
            }
            other => unreachable!("{other:?}"),
        }
    }
    fn reconsider<O: Offers>(&self, _: &Rules, _: &Tabletop, _: Seat, out: &mut O) {
        out.offer(Action::Withdraw, Ok(()));
    }
    fn fits(&self, around: &Around) -> bool {
        around.inner.is_none() && !self.waiting.is_empty()
    }
}

/// How many assistants a player places.
pub fn plan_size(rules: &Rules, table: &Tabletop, seat: Seat) -> u8 {
    hooks::adjust_plan_size(rules, table, seat, rules.numbers.assistants)
}

/// R17: all assistants are placed. R83: funding has no more places than rewards.
pub fn can_plan(rules: &Rules, table: &Tabletop, seat: Seat, plan: Plan) -> Verdict {
    let (need, have) = (plan_size(rules, table, seat), plan.total());
    if have != need {
        return Reason::PlanSize { need, have }.no(Rule::R(17));
    }
    let places = rules.numbers.funding.len() as u8;
    if plan.on(Skill::Funding) > places {
        return Reason::FundingFull(places).no(Rule::R(83));
    }
    Ok(())
}
