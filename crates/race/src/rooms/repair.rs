//! Repairman (000:170, 000:176; R56, R68, R73, R75, R145): part and tool cards and bought parts, any
//! number of them in one action, until the player has had enough.

use super::{Returned, Room};
use crate::action::Action;
use crate::cards;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::ids::Gauge;
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Remedy, Rule, Verdict};
use game::{Events, Seat, SeatSet};

/// The vehicle is being repaired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Repair {
    /// Whose vehicle.
    pub(crate) seat: Seat,
    /// The player has had enough.
    pub(crate) done: bool,
}

game::text_of! { for Rules;
    struct Repair = "repair" { seat, done }
}

impl Repair {
    /// `seat` repairs.
    pub fn new(seat: Seat) -> Self {
        Repair { seat, done: false }
    }
    /// `seat` sets out to repair; where nothing is broken, it is told.
    pub(crate) fn begin<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat) -> Self {
        if is_whole(cx.table, seat) {
            cx.fact(Fact::NothingToRepair(seat));
        }
        Repair::new(seat)
    }
    /// Could it stand there, when `seat` set out to repair?
    pub(crate) fn comes_from(&self, seat: Seat) -> bool {
        self.seat == seat && !self.done
    }
}

impl Room for Repair {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        if self.done || is_whole(cx.table, self.seat) {
            return Step::Done(Returned::Nothing);
        }
        Step::Ask(SeatSet::only(self.seat))
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
        out.offer(Action::Done, Ok(()));
        for gauge in [Gauge::Engine, Gauge::Chassis] {
            out.offer(Action::BuyPart(gauge), can_buy_part(rules, table, seat, gauge));
        }
        cards::offer_fixes(rules, table, seat, out);
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        match action {
            Action::Done => self.done = true,
            Action::BuyPart(gauge) => {
                let price = cx.rules.price_at(cx.rules.numbers.part_price, cx.table.player(seat).at);
                let player = cx.table.player_mut(seat);
                player.money -= price;
                player.raise(gauge, 1);
                cx.fact(Fact::BoughtPart(seat, gauge, price));
            }
            Action::Fix { card, engine, chassis } => {
                cx.table.discard_card(seat, card);
                cx.fact(Fact::Played { seat, card, against: None });
                for (gauge, levels) in [(Gauge::Engine, engine), (Gauge::Chassis, chassis)] {
                    let gained = cx.table.player_mut(seat).raise(gauge, levels);
                    if gained > 0 {
                        cx.fact(Fact::Repaired(seat, gauge, gained));
                    }
                }
            }
            other => unreachable!("{other:?}"),
        }
    }
}

/// Are both gauges as high as they go?
fn is_whole(table: &Tabletop, seat: Seat) -> bool {
    let player = table.player(seat);
    player.room(Gauge::Engine) + player.room(Gauge::Chassis) == 0
}

/// 000:172: a part costs 20F in a city and 40F outside (R16).
fn can_buy_part(rules: &Rules, table: &Tabletop, seat: Seat, gauge: Gauge) -> Verdict {
    let player = table.player(seat);
    if player.room(gauge) == 0 {
        return Reason::GaugeFull(gauge).no(Rule::R(145));
    }
    let need = rules.price_at(rules.numbers.part_price, player.at);
    if player.money < need {
        let cheaper = rules.numbers.part_price.city <= player.money;
        let why = Reason::Money { need, have: player.money }.by(Rule::Book(172));
        return Err(why.but(cheaper.then_some(Remedy::DriveToCity)).but(Some(Remedy::RaiseFunds)));
    }
    Ok(())
}
