//! Inflicting predicaments (004:90; M5, M6, M14, M19): after the predicament dice, before tokens are drawn,
//! once round in turn order. Two tiles inflict a predicament on a rival: both from one player, or one
//! pledged and one added by somebody later in the order. A pledge that finds no partner goes back.

use super::{Returned, Room};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Remedy, Rule, Verdict};
use game::{Events, Seat, SeatSet};

/// Tiles that inflict one predicament (004:90).
pub const INFLICT_PRICE: u8 = 2;

/// Players may inflict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inflict {
    /// The place in turn order that is asked, from 0.
    pub(crate) place: u8,
}

impl Inflict {
    /// The first in turn order begins.
    pub fn new() -> Self {
        Inflict { place: 0 }
    }
}

impl Default for Inflict {
    fn default() -> Self {
        Inflict::new()
    }
}

impl Room for Inflict {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        while let Some(seat) = cx.table.seat_at(cx.rules, self.place) {
            if can_do_anything(cx.rules, cx.table, seat) {
                return Step::Ask(SeatSet::only(seat));
            }
            self.place += 1;
        }
        return_pledges(cx);
        Step::Done(Returned::Nothing)
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
        let partners = partners(rules, table, seat);
        for rival in Seat::all(rules.seats).filter(|&rival| O::EXPLAIN || rival != seat) {
            out.offer(Action::Inflict(rival), can_inflict(table, seat, rival, partners));
            out.offer(Action::Pledge(rival), can_pledge(table, seat, rival, partners));
            out.offer(Action::Complete(rival), can_complete(table, seat, rival));
        }
        out.offer(Action::Done, Ok(()));
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        match action {
            Action::Inflict(on) => {
                cx.table.player_mut(seat).tiles -= INFLICT_PRICE;
                cx.table.player_mut(on).inflicted += 1;
                cx.fact(Fact::Inflicted { by: seat, with: None, on });
            }
            Action::Pledge(on) => {
                cx.table.player_mut(seat).tiles -= 1;
                cx.table.player_mut(on).pledge = Some(seat);
                cx.fact(Fact::Pledged { by: seat, on });
            }
            Action::Complete(on) => {
                cx.table.player_mut(seat).tiles -= 1;
                let target = cx.table.player_mut(on);
                let with = target.pledge.take();
                target.inflicted += 1;
                cx.fact(Fact::Inflicted { by: seat, with, on });
            }
            Action::Done => {
                self.place += 1;
                cx.fact(Fact::StoppedInflicting(seat));
            }
            other => unreachable!("{other:?}"),
        }
    }
}

/// A player who could only say "done" is not asked. Depends on open things only.
fn can_do_anything(rules: &Rules, table: &Tabletop, seat: Seat) -> bool {
    if table.player(seat).tiles == 0 {
        return false;
    }
    let partners = partners(rules, table, seat);
    Seat::all(rules.seats).any(|rival| {
        can_inflict(table, seat, rival, partners).is_ok()
            || can_pledge(table, seat, rival, partners).is_ok()
            || can_complete(table, seat, rival).is_ok()
    })
}

/// M19: those later in turn order who have a tile to add to a pledge.
fn partners(rules: &Rules, table: &Tabletop, seat: Seat) -> SeatSet {
    let later = &table.order(rules)[usize::from(table.place_of(seat)) + 1..];
    later.iter().copied().filter(|&partner| table.player(partner).tiles > 0).collect()
}

/// M6: not on oneself; several on one rival are allowed.
fn can_inflict(table: &Tabletop, seat: Seat, rival: Seat, partners: SeatSet) -> Verdict {
    if rival == seat {
        return Reason::OwnCar.no(Rule::M(6));
    }
    let have = table.player(seat).tiles;
    if have >= INFLICT_PRICE {
        return Ok(());
    }
    let why = Reason::Tiles { need: INFLICT_PRICE, have }.by(Rule::Book(90));
    if can_complete(table, seat, rival).is_ok() {
        return Err(why.but(Some(Remedy::Complete)));
    }
    if can_pledge(table, seat, rival, partners).is_ok() {
        return Err(why.but(Some(Remedy::Pledge)));
    }
    Err(why.but(Some(Remedy::HelpOthers)))
}

/// M6: one tile now, if somebody else than the rival can add the second.
fn can_pledge(table: &Tabletop, seat: Seat, rival: Seat, partners: SeatSet) -> Verdict {
    if rival == seat {
        return Reason::OwnCar.no(Rule::M(6));
    }
    let have = table.player(seat).tiles;
    if have == 0 {
        return Err(Reason::Tiles { need: 1, have }.by(Rule::M(6)).but(Some(Remedy::HelpOthers)));
    }
    if table.player(rival).pledge.is_some() {
        return Err(Reason::PledgeOpen.by(Rule::M(6)).but(Some(Remedy::Complete)));
    }
    if !partners.without(rival).is_empty() {
        return Ok(());
    }
    let remedy = (have >= INFLICT_PRICE).then_some(Remedy::Inflict);
    Err(Reason::NoPartner.by(Rule::M(19)).but(remedy))
}

/// M6: the second tile, whoever laid the first.
fn can_complete(table: &Tabletop, seat: Seat, rival: Seat) -> Verdict {
    if rival == seat {
        return Reason::OwnCar.no(Rule::M(6));
    }
    if table.player(rival).pledge.is_none() {
        return Reason::NoPledge.no(Rule::M(6));
    }
    match table.player(seat).tiles {
        0 => Err(Reason::Tiles { need: 1, have: 0 }.by(Rule::M(6)).but(Some(Remedy::HelpOthers))),
        _ => Ok(()),
    }
}

fn return_pledges<E: Events<Event>>(cx: &mut Cx<E>) {
    for on in Seat::all(cx.rules.seats) {
        if let Some(by) = cx.table.player_mut(on).pledge.take() {
            cx.table.player_mut(by).tiles += 1;
            cx.fact(Fact::PledgeReturned { by, on });
        }
    }
}
