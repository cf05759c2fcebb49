//! Assessing turn order (004:41; M15, M20): all pull their toy cars back in secret and let go at the same
//! time; the cars slide, with a little luck. Nearest to the far edge is first, over it ranks last; lots
//! are drawn among equals. Where a table prefers plain luck, lots are drawn among all.

use super::{Returned, Room};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::ids::MAX_PLAYERS;
use crate::outcome::{Chance, Outcome};
use crate::rules::{MAX_PULL, Rules};
use crate::slide;
use crate::sources;
use crate::tabletop::{Sealed, Tabletop};
use crate::why_not::{Reason, Rule, Verdict};
use game::{Events, Seat, SeatSet};

/// Turn order is being assessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flick {
    /// Who has not pulled yet. Everybody sees that, and no more.
    pub(crate) waiting: SeatSet,
    /// How far each car was pulled back, by seat, once all have let go.
    pub(crate) pulls: [u8; MAX_PLAYERS],
    /// How far each car has slid, by seat.
    pub(crate) reaches: [u16; MAX_PLAYERS],
    /// What happens next.
    pub(crate) stage: Stage,
}

/// Pulling, sliding, and lining up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    LetGo,
    /// The car of this seat slides next.
    Slide(u8),
    /// This place of the turn order is filled next, from 0.
    LineUp(u8),
}

impl Flick {
    /// Cars are set on the edge; M15: or lots are made ready, as if all had flicked alike.
    pub fn new(rules: &Rules) -> Self {
        let (waiting, stage) = match rules.options.flick {
            sources::Flick::Skill => (SeatSet::all(rules.seats), Stage::LetGo),
            sources::Flick::Luck => (SeatSet::EMPTY, Stage::LineUp(0)),
        };
        Flick { waiting, pulls: [0; MAX_PLAYERS], reaches: [0; MAX_PLAYERS], stage }
    }
    /// Are the pulls still secret?
    pub fn is_sealed(&self) -> bool {
        self.stage == Stage::LetGo
    }
    /// How far a car has slid so far, once all have let go.
    pub fn reach(&self, seat: Seat) -> u16 {
        self.reaches[seat.index()]
    }
}

impl Room for Flick {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        loop {
            match self.stage {
                Stage::LetGo if !self.waiting.is_empty() => return Step::Ask(self.waiting),
                Stage::LetGo => {
                    self.show_pulls(cx);
                    self.stage = Stage::Slide(0);
                }
                Stage::Slide(next) if next < cx.rules.seats => return Step::Roll(Chance::Slip),
                Stage::Slide(_) => self.stage = Stage::LineUp(0),
                Stage::LineUp(place) if place < cx.rules.seats => {
                    let nearest = self.nearest(cx.rules, cx.table, place);
                    match nearest.first() {
                        Some(seat) if nearest.len() == 1 => self.line_up(cx, seat, place, false),
                        _ => return Step::Roll(Chance::Lot(nearest)),
                    }
                }
                Stage::LineUp(_) => return Step::Done(Returned::Nothing),
            }
        }
    }
    fn legal<O: Offers>(&self, _: &Rules, _: &Tabletop, _: Seat, out: &mut O) {
        let most = if O::EXPLAIN { u8::MAX } else { MAX_PULL };
        (0..=most).for_each(|pull| out.offer(Action::Flick(pull), can_pull(pull)));
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        let Action::Flick(pull) = action else { unreachable!("{action:?}") };
        cx.table.player_mut(seat).sealed = Sealed::Pull(pull);
        self.waiting = self.waiting.without(seat);
        cx.events.on(Event::Pulled(seat, pull));
    }
    fn outcome<E: Events<Event>>(&mut self, cx: &mut Cx<E>, outcome: Outcome) {
        match (self.stage, outcome) {
            (Stage::Slide(next), Outcome::Slip(slip)) => {
                let (seat, flick) = (Seat(next), &cx.rules.flick);
                let reach = slide::reach(flick, self.pulls[seat.index()], slip);
                let is_over = reach > flick.length;
                self.reaches[seat.index()] = reach;
                self.stage = Stage::Slide(next + 1);
                cx.fact(if is_over { Fact::WentOver(seat, reach) } else { Fact::Slid(seat, reach) });
            }
            (Stage::LineUp(place), Outcome::Lot(seat)) => self.line_up(cx, seat, place, true),
            (_, other) => unreachable!("{other:?}"),
        }
    }
}

impl Flick {
    fn show_pulls<E: Events<Event>>(&mut self, cx: &mut Cx<E>) {
        for seat in Seat::all(cx.rules.seats) {
            let sealed = std::mem::take(&mut cx.table.player_mut(seat).sealed);
            let Sealed::Pull(pull) = sealed else { unreachable!("all have pulled") };
            self.pulls[seat.index()] = pull;
            cx.fact(Fact::LetGo(seat, pull));
        }
    }
    fn line_up<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, place: u8, by_lot: bool) {
        cx.table.put_at_place(seat, place);
        self.stage = Stage::LineUp(place + 1);
        cx.fact(Fact::Ranked { seat, place: place + 1, by_lot });
    }
    /// Of those who have no place yet, all whose car lies nearest to the far edge; M20: cars that went
    /// over it are equals, behind all others.
    fn nearest(&self, rules: &Rules, table: &Tabletop, place: u8) -> SeatSet {
        let on_board =
            |seat: Seat| Some(self.reaches[seat.index()]).filter(|&reach| reach <= rules.flick.length);
        let left = &table.order(rules)[usize::from(place)..];
        let best = left.iter().map(|&seat| on_board(seat)).max().flatten();
        left.iter().copied().filter(|&seat| on_board(seat) == best).collect()
    }
}

fn can_pull(pull: u8) -> Verdict {
    if pull > MAX_PULL { Reason::PullTooFar { most: MAX_PULL }.no(Rule::M(15)) } else { Ok(()) }
}
