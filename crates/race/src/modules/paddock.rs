//! Paddock (002:290; R103-R106, R159, R164): vehicles that differ. Pre-configured, every crew has the gauges of its
//! vehicle sheet; free, players buy and sell levels in turn order before the start. The PADDOCK card does so
//! once more in the race.

use super::{Module, Open, spoken};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::ids::{Gauge, Gauges, MAX_PLAYERS};
use crate::leaders::Leader;
use crate::modules;
use crate::rooms::{Around, Frame, Returned, Room};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::{Book, Reason, Remedy, Rule, Verdict};
use game::text::{Reader, Text, TextError};
use game::{Events, Seat, SeatSet};

/// The numbers of the module.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Numbers {
    /// Francs on top of the money at the start, in the free form.
    pub grant: u16,
    /// Francs for a level, bought or sold.
    pub price: u16,
    /// R105: no gauge may end below or above these.
    pub bounds: (u8, u8),
    /// R105: the most levels that a player may have sold more than bought.
    pub sales: i8,
    /// The vehicle sheets.
    pub sheets: Vec<Sheet>,
}

/// A vehicle sheet (R103, R106).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The leader whose crew drives the vehicle.
    pub leader: Leader,
    /// What the vehicle is called.
    pub vehicle: String,
    /// The maxima of its gauges.
    pub gauges: Gauges,
}

impl Numbers {
    /// The sheet of the crew of this leader.
    pub fn sheet(&self, leader: Leader) -> Option<&Sheet> {
        self.sheets.iter().find(|sheet| sheet.leader == leader)
    }
}

spoken!(
    /// What the module lets a player say.
    Paddock = "paddock" {
        /// Buy a level.
        Raise(Gauge) = "raise": takes,
        /// Sell a level.
        Lower(Gauge) = "lower": takes,
        /// No more changes before the start.
        Pass = "pass": declines,
    }
);

/// What the module keeps on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Part {
    /// Levels sold less levels bought, by crew (R105).
    sold: [i8; MAX_PLAYERS],
}
impl Open for Part {}

impl Part {
    pub(crate) fn is_sound(&self, rules: &Rules) -> bool {
        self.sold.iter().all(|&sold| (-99..=rules.extras.paddock.sales).contains(&sold))
    }
}

/// `1,-2`: levels sold by each crew.
impl Text<Rules> for Part {
    fn write(&self, rules: &Rules, out: &mut String) {
        let sold = self.sold[..usize::from(rules.vehicles)].iter();
        *out += &sold.map(i8::to_string).collect::<Vec<_>>().join(",");
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        let mut part = Part::default();
        for (place, sold) in part.sold.iter_mut().take(from.rules.vehicles.into()).enumerate() {
            if place > 0 {
                from.expect(",")?;
            }
            let sign = if from.skip("-") { -1 } else { 1 };
            let levels: u8 = Text::read(from)?;
            let wrong = || TextError::new(levels.to_string(), "a number of levels");
            *sold = sign * i8::try_from(levels).map_err(|_| wrong())?;
        }
        Ok(part)
    }
}

/// What a crew's gauges are before anybody changes them: Obroutchev's go one level farther (R106).
fn base(rules: &Rules, table: &Tabletop, seat: Seat) -> u8 {
    match table.parts.leaders.of(seat) {
        Some(Leader::Obroutchev) => rules.numbers.gauge_max + rules.leaders.obroutchev_levels,
        _ => rules.numbers.gauge_max,
    }
}

/// R104, R105: may this gauge be changed so?
fn can_change(rules: &Rules, table: &Tabletop, seat: Seat, act: Act) -> Verdict {
    let (numbers, player) = (&rules.extras.paddock, table.player(seat));
    let (lowest, highest) = numbers.bounds;
    let more = base(rules, table, seat) - rules.numbers.gauge_max;
    match act {
        Act::Raise(gauge) if player.max[gauge] >= highest + more => {
            Reason::GaugeBound(gauge).no(Rule::R(105))
        }
        Act::Raise(_) if player.money < numbers.price => {
            let (need, have) = (numbers.price, player.money);
            let why = Reason::Money { need, have }.by(Rule::In(Book::Modules, 300));
            Err(why.but(Some(Remedy::RaiseFunds)))
        }
        Act::Lower(gauge) if player.max[gauge] <= lowest => Reason::GaugeBound(gauge).no(Rule::R(105)),
        Act::Lower(_) if table.parts.paddock.sold[seat.index()] >= numbers.sales => {
            Reason::SoldEnough.no(Rule::R(105))
        }
        _ => Ok(()),
    }
}

/// Changes a gauge, and pays or is paid.
fn change<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, act: Act) {
    let price = cx.rules.extras.paddock.price;
    let (gauge, sold) = match act {
        Act::Raise(gauge) => (gauge, -1),
        Act::Lower(gauge) => (gauge, 1),
        Act::Pass => return,
    };
    cx.table.parts.paddock.sold[seat.index()] += sold;
    let player = cx.table.player_mut(seat);
    let max = player.max[gauge].saturating_add_signed(-sold);
    player.set_max(gauge, max);
    if sold < 0 {
        player.money -= price;
    } else {
        player.earn(price);
    }
    cx.fact(Fact::GaugeChanged { seat, gauge, max });
}

const CHANGES: [Act; 6] = [
    Act::Raise(Gauge::Petrol),
    Act::Raise(Gauge::Engine),
    Act::Raise(Gauge::Chassis),
    Act::Lower(Gauge::Petrol),
    Act::Lower(Gauge::Engine),
    Act::Lower(Gauge::Chassis),
];

// ---- before the start -------------------------------------------------------------------------

/// Players change their vehicles in turn order until all have passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Workshop {
    /// Who has not passed.
    busy: SeatSet,
    /// The place in the turn order that is asked next.
    next: u8,
}

game::text_of! { for Rules;
    struct Workshop = "workshop" { busy, next }
}

impl Workshop {
    /// Who is asked.
    fn asked(&self, rules: &Rules, table: &Tabletop) -> Option<Seat> {
        let order = table.order(rules).iter().cycle().skip(self.next.into());
        order.take(rules.vehicles.into()).copied().find(|&seat| self.busy.has(seat))
    }
}

impl Room for Workshop {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        match self.asked(cx.rules, cx.table) {
            Some(seat) => Step::Ask(SeatSet::only(seat)),
            None => Step::Done(Returned::Nothing),
        }
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
        for act in CHANGES {
            let verdict = can_change(rules, table, seat, act);
            out.offer(act.said(), verdict.and_then(|()| is_not_taken_back(rules, table, seat, act)));
        }
        out.offer(Act::Pass.said(), Ok(()));
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        let Action::Act(modules::Act::Paddock(act)) = action else { unreachable!("{action:?}") };
        if act == Act::Pass {
            self.busy = self.busy.without(seat);
        }
        change(cx, seat, act);
        let place = cx.table.order(cx.rules).iter().position(|&s| s == seat).expect("everybody has a place");
        self.next = (place as u8 + 1) % cx.rules.vehicles;
    }
    fn fits(&self, around: &Around) -> bool {
        around.inner.is_none()
            && around.table.turn == 1
            && self.next < around.rules.vehicles
            && self.busy.iter().all(|seat| around.rules.decides(seat))
            && self.asked(around.rules, around.table).is_some()
    }
}

/// R105: nobody changes a gauge back against his own earlier change.
fn is_not_taken_back(rules: &Rules, table: &Tabletop, seat: Seat, act: Act) -> Verdict {
    let base = base(rules, table, seat);
    let max = table.player(seat).max;
    let is_back = match act {
        Act::Raise(gauge) => max[gauge] < base,
        Act::Lower(gauge) => max[gauge] > base,
        Act::Pass => false,
    };
    if is_back { Reason::ChangedBefore.no(Rule::R(105)) } else { Ok(()) }
}

pub(super) fn setup<E: Events<Event>>(cx: &mut Cx<E>) -> Option<Frame> {
    let rules = cx.rules;
    let seats = Seat::all(rules.seats);
    if !rules.modules.is_hard(Module::Paddock) {
        seats.for_each(|seat| take_sheet(cx, seat));
        return None;
    }
    seats.clone().for_each(|seat| cx.table.player_mut(seat).earn(rules.extras.paddock.grant));
    Some(Workshop { busy: seats.collect(), next: 0 }.into())
}

/// R106: the gauges of the crew's vehicle sheet.
fn take_sheet<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat) {
    let crew = match cx.rules.modules.has(Module::Leaders) {
        true => cx.table.parts.leaders.crew_of(seat),
        false => cx.rules.options.leaders[seat.index()],
    };
    let Some(sheet) = crew.and_then(|crew| cx.rules.extras.paddock.sheet(crew)) else { return };
    let more = base(cx.rules, cx.table, seat) - cx.rules.numbers.gauge_max;
    for gauge in Gauge::ALL {
        let max = sheet.gauges[gauge] + more;
        cx.table.player_mut(seat).set_max(gauge, max);
        cx.fact(Fact::GaugeChanged { seat, gauge, max });
    }
}

// ---- the card ---------------------------------------------------------------------------------

/// A PADDOCK card changes one gauge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Garage {
    /// Whose.
    seat: Seat,
    /// The change was made.
    is_over: bool,
}

game::text_of! { for Rules;
    struct Garage = "garage" { seat, is_over }
}

impl Room for Garage {
    fn step<E: Events<Event>>(&mut self, _: &mut Cx<E>) -> Step {
        // R164: the hand stays within its limit, since the card itself has left it.
        if self.is_over { Step::Done(Returned::Nothing) } else { Step::Ask(SeatSet::only(self.seat)) }
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
        for act in CHANGES {
            out.offer(act.said(), can_change(rules, table, seat, act));
        }
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        let Action::Act(modules::Act::Paddock(act)) = action else { unreachable!("{action:?}") };
        change(cx, seat, act);
        self.is_over = true;
    }
    fn fits(&self, around: &Around) -> bool {
        around.inner.is_none()
            && !self.is_over
            && around.is_active(self.seat)
            && can_play(around.rules, around.table, self.seat)
    }
}

/// Is there a change that could be made?
pub(super) fn can_play(rules: &Rules, table: &Tabletop, seat: Seat) -> bool {
    CHANGES.iter().any(|&act| can_change(rules, table, seat, act).is_ok())
}

pub(super) fn play(seat: Seat) -> Frame {
    Garage { seat, is_over: false }.into()
}
