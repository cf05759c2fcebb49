//! Helping others (004:106-112; M7, M9-M11, M18): a player who has just moved may cancel one predicament of
//! each rival ahead of him in turn order whose day lies on his way, both ends included. He is asked for
//! one rival after the other, and gets a tile at once.

use super::{Frame, Returned, Room};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact, Reward};
use crate::ids::Predicament;
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Rule, Verdict};
use game::{Events, Seat, SeatSet};

/// A player who has moved looks round for rivals in trouble.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Help {
    /// Who has moved.
    pub(crate) helper: Seat,
    /// The day his move began; it ended where he is now.
    pub(crate) from: u16,
    /// The place in turn order of the rival he is asked about, from 0.
    pub(crate) place: u8,
}

impl Help {
    /// The room for a player who has moved from this day to where he is now; `None` if nobody on the way
    /// needs help.
    pub fn if_needed(table: &Tabletop, helper: Seat, from: u16) -> Option<Frame> {
        let place = Help { helper, from, place: 0 }.next(table)?;
        Some(Help { helper, from, place }.into())
    }
    /// Who has moved.
    pub fn helper(&self) -> Seat {
        self.helper
    }
    /// The day the move began.
    pub fn from(&self) -> u16 {
        self.from
    }
    /// The rival in question.
    pub fn rival(&self, rules: &Rules, table: &Tabletop) -> Option<Seat> {
        table.seat_at(rules, self.place)
    }
}

impl Room for Help {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        match self.next(cx.table) {
            Some(place) => {
                self.place = place;
                Step::Ask(SeatSet::only(self.helper))
            }
            None => Step::Done(Returned::Nothing),
        }
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, _: Seat, out: &mut O) {
        let in_question = self.rival(rules, table);
        for rival in Seat::all(rules.seats).filter(|&s| O::EXPLAIN || Some(s) == in_question) {
            for what in Predicament::ALL {
                let verdict = self.can_help(table, rival, what).and_then(|()| match in_question {
                    Some(seat) if seat == rival => Ok(()),
                    _ => Reason::OneAtATime.no(Rule::M(18)),
                });
                out.offer(Action::Help(rival, what), verdict);
            }
        }
        out.offer(Action::Decline, Ok(()));
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        match action {
            Action::Help(rival, what) => {
                cx.table.player_mut(rival).resolve(what);
                cx.table.player_mut(seat).tiles += cx.rules.tiles.help;
                cx.fact(Fact::Helped { by: seat, on: rival, what });
                let (count, reward) = (cx.rules.tiles.help, Reward::Help);
                cx.fact(Fact::ReceivedTiles { seat, count, reward });
            }
            Action::Decline => {
                if let Some(rival) = self.rival(cx.rules, cx.table) {
                    cx.fact(Fact::LeftAlone { by: seat, on: rival });
                }
            }
            other => unreachable!("{other:?}"),
        }
        self.place += 1; // 004:110: one predicament for any given rival
    }
}

impl Help {
    /// The next rival ahead in turn order who can be helped, from the one in question on.
    fn next(&self, table: &Tabletop) -> Option<u8> {
        (self.place..table.place_of(self.helper)).find(|&place| {
            let rival = table.order[usize::from(place)];
            table.player(rival).has_predicament() && self.has_met(table, rival).is_ok()
        })
    }
    fn can_help(&self, table: &Tabletop, rival: Seat, what: Predicament) -> Verdict {
        if rival == self.helper {
            return Reason::OwnCar.no(Rule::Book(106));
        }
        if table.place_of(rival) > table.place_of(self.helper) {
            return Reason::NotAhead.no(Rule::Book(106));
        }
        self.has_met(table, rival)?;
        if table.player(rival).predicaments(what) == 0 {
            return Reason::NoPredicament.no(Rule::M(9));
        }
        Ok(())
    }
    /// M10: on total days. M11: only this move counts, not what is endured later.
    fn has_met(&self, table: &Tabletop, rival: Seat) -> Verdict {
        let (from, to) = (self.from, table.player(self.helper).day);
        if (from..=to).contains(&table.player(rival).day) {
            Ok(())
        } else {
            Reason::NotMet { from, to }.no(Rule::M(10))
        }
    }
}
