//! Vehicle damage (000:231, 000:257; R58): the owner splits it freely between engine and chassis.

use super::{Frame, Returned, Room};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::rules::Rules;
use crate::tabletop::{Player, Tabletop};
use crate::why_not::{Reason, Rule};
use game::{Events, Seat, SeatSet};

/// Damage is split.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Damage {
    /// Whose vehicle is damaged.
    pub(crate) seat: Seat,
    /// Who splits.
    pub(crate) chooser: Seat,
    /// Levels to lose.
    pub(crate) amount: u8,
}

game::text_of! { for Rules;
    struct Damage = "damage" { seat, chooser, amount }
}

impl Damage {
    /// The owner splits `amount`, which engine and chassis can take (R59).
    pub fn of_own(seat: Seat, amount: u8) -> Self {
        Damage { seat, chooser: seat, amount }
    }
    /// A rival splits it; what is not there cannot be lost (R60).
    pub fn by_rival(table: &Tabletop, seat: Seat, chooser: Seat, amount: u8) -> Self {
        let player = table.player(seat);
        Damage { seat, chooser, amount: amount.min(player.engine + player.chassis) }
    }
    /// Whose vehicle is damaged.
    pub fn seat(self) -> Seat {
        self.seat
    }
    /// Levels to lose.
    pub fn amount(self) -> u8 {
        self.amount
    }
    /// The room, if there is anything to lose.
    pub fn if_any(self) -> Option<Frame> {
        (self.amount > 0).then(|| self.into())
    }
    /// The fewest and the most levels the engine can lose.
    fn engine_range(self, player: &Player) -> std::ops::RangeInclusive<u8> {
        self.amount.saturating_sub(player.chassis)..=self.amount.min(player.engine)
    }
    fn lose<E: Events<Event>>(self, cx: &mut Cx<E>, engine: u8) {
        let chassis = self.amount - engine;
        let player = cx.table.player_mut(self.seat);
        player.engine -= engine;
        player.chassis -= chassis;
        let broke_down = engine > 0 && player.is_broken_down();
        cx.fact(Fact::Damaged { seat: self.seat, engine, chassis });
        if broke_down {
            cx.fact(Fact::BrokeDown(self.seat));
        }
    }
}

impl Room for Damage {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        if self.amount == 0 {
            return Step::Done(Returned::Nothing);
        }
        let range = self.engine_range(cx.table.player(self.seat));
        if range.start() < range.end() {
            return Step::Ask(SeatSet::only(self.chooser));
        }
        self.lose(cx, *range.start());
        Step::Done(Returned::Nothing)
    }
    fn legal<O: Offers>(&self, _: &Rules, table: &Tabletop, _: Seat, out: &mut O) {
        let range = self.engine_range(table.player(self.seat));
        if let Some(split @ Action::Split { .. }) = out.wanted() {
            let rule = if self.chooser == self.seat { Rule::R(58) } else { Rule::R(60) };
            out.offer(split, Reason::Split { need: self.amount }.no(rule));
        }
        for engine in range {
            out.offer(Action::Split { engine, chassis: self.amount - engine }, Ok(()));
        }
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, _: Seat, action: Action) {
        let Action::Split { engine, .. } = action else { unreachable!("{action:?}") };
        self.lose(cx, engine);
        self.amount = 0;
    }
}
