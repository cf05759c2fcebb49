//! Driver (000:180, 000:245, 000:273; R39-R57, R135): up to as many spaces as the engine had levels at
//! the start, or one ride on a transport line. Cities, stops, a dead engine and failure end the drive.

use super::{Around, EnterCity, EnterTile, Frame, Returned, Room};
use crate::action::Action;
use crate::cards;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::ids::{Line, Space};
use crate::modules::{Cursor, hooks};
use crate::rooms::enter_tile;
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Remedy, Rule, Verdict};
use game::{Events, Seat, SeatSet};

/// A vehicle drives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drive {
    /// Whose vehicle.
    pub(crate) driver: Seat,
    /// Steps left (R39).
    pub(crate) moves: u8,
    /// Neighbours whose step was taken back, as bits: not offered again from the same space.
    pub(crate) declined: u8,
    /// What happens next.
    pub(crate) stage: Stage,
}

/// One step after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    ChooseStep,
    /// Modules may hold the vehicle in the city.
    LeaveCity(Target, Cursor),
    TakeStep(Target),
    /// The step to this neighbour runs.
    AwaitStep(u8),
    MoveToken,
    AskModules(Cursor),
}

/// Where a step leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    /// A neighbouring space.
    Land(Space),
    /// The far end of a line, with so many discount cards.
    Line(Line, u8),
}

game::text_of! { for Rules;
    struct Drive = "drive" { driver, moves, declined, stage }
    enum Stage {
        ChooseStep = "choose_step", LeaveCity(target, cursor) = "leave_city", TakeStep(target) = "take_step",
        AwaitStep(neighbour) = "await_step", MoveToken = "move_token", AskModules(cursor) = "ask_modules",
    }
    enum Target { Land(space) = "land", Line(line, cards) = "line" }
}

impl Drive {
    /// R39: the allowance is the engine's level now.
    pub fn new(table: &Tabletop, driver: Seat) -> Self {
        Drive { driver, moves: table.player(driver).engine, declined: 0, stage: Stage::ChooseStep }
    }
    /// `driver` sets out; where that leads nowhere, it is told.
    pub(crate) fn begin<E: Events<Event>>(cx: &mut Cx<E>, driver: Seat) -> Self {
        let drive = Drive::new(cx.table, driver);
        if drive.is_over(cx.table) {
            cx.fact(Fact::DroveNowhere(driver));
        }
        drive
    }
    /// Steps left.
    pub fn moves(&self) -> u8 {
        self.moves
    }
    /// Is the drive over but for what modules say?
    pub(super) fn asks_modules(&self) -> bool {
        matches!(self.stage, Stage::AskModules(_))
    }
    /// Is there nothing to ask, by what everybody sees?
    fn is_over(&self, table: &Tabletop) -> bool {
        let player = table.player(self.driver);
        self.moves == 0 || player.engine == 0 || (player.petrol == 0 && player.cards == 0)
    }
}

impl Room for Drive {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        loop {
            match self.stage {
                Stage::ChooseStep if self.is_over(cx.table) => self.stage = Stage::MoveToken,
                Stage::ChooseStep => return Step::Ask(SeatSet::only(self.driver)),
                Stage::LeaveCity(target, cursor) => {
                    let city = cx.rules.city_at(cx.table.player(self.driver).at);
                    let interrupt =
                        city.and_then(|city| hooks::interrupt_leave_city(cx, self.driver, city, cursor));
                    if let Some((room, next)) = interrupt {
                        self.stage = Stage::LeaveCity(target, next);
                        return Step::Call(room);
                    }
                    // R171: a bribe may have taken what the fare needs.
                    let may_go = self.can_go(cx.rules, cx.table, target);
                    self.stage = if may_go { Stage::TakeStep(target) } else { Stage::ChooseStep };
                }
                Stage::TakeStep(target) => {
                    self.moves -= 1;
                    return Step::Call(self.enter(cx, target));
                }
                Stage::AwaitStep(_) => unreachable!("a step answers before the drive goes on"),
                Stage::MoveToken => {
                    cx.table.move_token(cx.rules, self.driver);
                    self.stage = Stage::AskModules(Cursor::START);
                }
                Stage::AskModules(cursor) => {
                    let Some((room, next)) = hooks::interrupt_drive_end(cx, self.driver, cursor) else {
                        return Step::Done(Returned::Nothing);
                    };
                    self.stage = Stage::AskModules(next);
                    return Step::Call(room);
                }
            }
        }
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
        out.offer(Action::Done, Ok(()));
        let player = table.player(seat);
        if O::EXPLAIN {
            for to in rules.spaces() {
                out.offer(Action::To(to), self.can_step(rules, table, to));
            }
        } else if player.petrol > 0 {
            for to in rules.neighbours(player.at).iter() {
                out.offer(Action::To(to), self.can_step(rules, table, to));
            }
        }
        if let Some(Action::Ride { line, cards }) = out.wanted() {
            if line.index() < rules.lines.len() {
                out.offer(Action::Ride { line, cards }, can_ride(rules, table, seat, line, cards));
            }
        } else if let Some(city) = rules.city_at(player.at) {
            let held = cards::discount_cards(rules, player);
            for (&line, cards) in rules.lines_at(city).iter().flat_map(|l| (0..=held).map(move |n| (l, n))) {
                out.offer(Action::Ride { line, cards }, can_ride(rules, table, seat, line, cards));
            }
        }
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        let target = match action {
            Action::Done => return self.stage = Stage::MoveToken, // R55
            Action::To(space) => Target::Land(space),
            Action::Ride { line, cards } => Target::Line(line, cards),
            other => unreachable!("{other:?}"),
        };
        let in_city = cx.rules.city_spaces.has(cx.table.player(seat).at);
        self.stage = if in_city { Stage::LeaveCity(target, Cursor::START) } else { Stage::TakeStep(target) };
    }
    fn returned(&mut self, answer: Returned) {
        match (self.stage, answer) {
            (Stage::AwaitStep(_), Returned::MovedOn) => {
                self.declined = 0;
                self.stage = Stage::ChooseStep;
            }
            (Stage::AwaitStep(neighbour), Returned::TakenBack) => {
                self.declined |= 1 << neighbour;
                self.moves += 1;
                self.stage = Stage::ChooseStep;
            }
            (Stage::AwaitStep(_) | Stage::LeaveCity(..), Returned::DriveOver) => {
                self.stage = Stage::MoveToken
            }
            _ => {}
        }
    }
    fn fits(&self, around: &Around) -> bool {
        let player = around.table.player(self.driver);
        let most = player.max.engine;
        let neighbours = around.rules.neighbours(player.at);
        let declined = u16::from(self.declined) < 1 << neighbours.iter().count();
        let stage = match (self.stage, around.inner) {
            (Stage::ChooseStep, None) => declined && (1..=most).contains(&self.moves),
            (Stage::LeaveCity(target, cursor), _) => {
                let may_go = self.can_go(around.rules, around.table, target);
                declined && (1..=most).contains(&self.moves) && may_go && around.asks_module(cursor)
            }
            (Stage::AwaitStep(neighbour), Some(Frame::EnterTile(step))) => {
                let leads = neighbours.iter().nth(neighbour.into());
                let is_beside = if step.has_paid() { neighbour < 6 } else { leads == Some(step.to) };
                self.declined < 1 << 6 && self.moves < most && step.moves == self.moves && is_beside
            }
            (Stage::AwaitStep(0), Some(Frame::EnterCity(_))) => self.declined < 1 << 6 && self.moves < most,
            (Stage::AskModules(cursor), _) => {
                let is_moved = player.level == around.rules.level(player.at);
                is_moved && self.moves <= most && around.asks_module(cursor)
            }
            _ => false,
        };
        around.is_active(self.driver) && stage
    }
}

impl Drive {
    /// Opens the room of the step and notes which neighbour it leads to; a ride is paid for.
    fn enter<E: Events<Event>>(&mut self, cx: &mut Cx<E>, target: Target) -> Frame {
        self.stage = Stage::AwaitStep(0);
        match target {
            Target::Land(to) => match cx.rules.city_at(to) {
                Some(city) => EnterCity::new(self.driver, city).into(),
                None => {
                    let from = cx.table.player(self.driver).at;
                    let neighbour = cx.rules.neighbours(from).position(to).expect("checked: adjacent");
                    self.stage = Stage::AwaitStep(neighbour as u8);
                    EnterTile::new(cx.table, self.driver, to, self.moves).into()
                }
            },
            Target::Line(line, cards) => {
                pay_fare(cx, self.driver, line, cards);
                let here = cx.rules.city_at(cx.table.player(self.driver).at).expect("lines start in cities");
                let far = cx.rules.line(line).far_end(here).expect("checked: starts here");
                EnterCity::new(self.driver, far).into()
            }
        }
    }
    /// May the vehicle take this step now?
    fn can_go(&self, rules: &Rules, table: &Tabletop, target: Target) -> bool {
        let verdict = match target {
            Target::Land(to) => self.can_step(rules, table, to),
            Target::Line(line, cards) => can_ride(rules, table, self.driver, line, cards),
        };
        verdict.is_ok()
    }
    /// R40, R45, R48: may the vehicle go to this space now?
    fn can_step(&self, rules: &Rules, table: &Tabletop, to: Space) -> Verdict {
        let player = table.player(self.driver);
        let Some(neighbour) = rules.neighbours(player.at).position(to) else {
            return Reason::NotAdjacent.no(Rule::Book(263));
        };
        has_petrol(rules, table, self.driver)?;
        if rules.city_spaces.has(to) {
            return Ok(());
        }
        let declined = self.declined >> neighbour & 1 == 1;
        if declined && enter_tile::needs_help(rules, table, self.driver, to) {
            return Reason::JustTakenBack.no(Rule::R(148));
        }
        enter_tile::can_try(rules, table, self.driver, to)
    }
}

/// R45: at petrol 0 no step may be chosen.
fn has_petrol(rules: &Rules, table: &Tabletop, seat: Seat) -> Verdict {
    if table.player(seat).petrol > 0 {
        return Ok(());
    }
    let refill = cards::any_time_petrol(rules, table, seat).map(Remedy::PlayCard);
    Err(Reason::NoPetrol.by(Rule::R(45)).but(refill).but(Some(Remedy::BuyPetrol)))
}

/// R53: the price less the discounts, never below 0.
pub fn fare(rules: &Rules, table: &Tabletop, seat: Seat, line: Line, cards: u8) -> u16 {
    let price = hooks::adjust_fare(rules, table, seat, line, rules.line(line).price);
    price.saturating_sub(cards::discount(rules, cards))
}

/// R52, R53: the whole price is paid in advance.
fn pay_fare<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, line: Line, cards: u8) {
    let paid = fare(cx.rules, cx.table, seat, line, cards);
    cards::spend_discounts(cx, seat, cards);
    cx.table.player_mut(seat).money -= paid;
    cx.fact(Fact::Rode { seat, line, paid });
    hooks::note_ride(cx, seat, line);
}

/// R52, R53: may the vehicle take this line with so many discount cards?
fn can_ride(rules: &Rules, table: &Tabletop, seat: Seat, line: Line, cards: u8) -> Verdict {
    let player = table.player(seat);
    let starts_here = rules.city_at(player.at).and_then(|city| rules.line(line).far_end(city));
    if starts_here.is_none() {
        return Reason::NoLineHere.no(Rule::R(52));
    }
    hooks::adjust_line(rules, table, seat, line)?;
    has_petrol(rules, table, seat)?;
    let held = cards::discount_cards(rules, player);
    // A card more than the price needs would change nothing (R145).
    if cards > held || (cards > 0 && fare(rules, table, seat, line, cards - 1) == 0) {
        return Reason::TooManyDiscounts.no(Rule::R(53));
    }
    let (need, have) = (fare(rules, table, seat, line, cards), player.money);
    if have < need {
        let more = cards::discount_card(rules).filter(|_| cards < held).map(Remedy::PlayCard);
        let why = Reason::Money { need, have }.by(Rule::Book(275));
        return Err(why.but(more).but(Some(Remedy::RaiseFunds)));
    }
    Ok(())
}
