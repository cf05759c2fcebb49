//! The machine that walks through the rooms of rule book 004. It knows no rule of the game, only what the
//! kinds of luck can bring. Why it is not one with the walk of The Great Race: see `engine.rs` there.

use crate::action::Action;
use crate::event::{Event, Fact};
use crate::outcome::{Chance, Outcome};
use crate::rooms::{Frame, Race, Returned, Room};
use crate::rules::Rules;
use crate::slide;
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Rule, Verdict, WhyNot};
use game::{Actions, Events, Node, Outcomes, Seat, SeatSet, Weighted};

/// How deep rooms nest: race, round, and two more. The law tests look at it.
pub const MAX_DEPTH: usize = 4;

/// What a room may touch while it runs.
#[derive(Debug)]
pub struct Cx<'a, E> {
    /// What is fixed.
    pub rules: &'a Rules,
    /// What changes.
    pub table: &'a mut Tabletop,
    /// Where to tell.
    pub events: &'a mut E,
}

impl<E: Events<Event>> Cx<'_, E> {
    /// Something happened in the open.
    #[inline]
    pub fn fact(&mut self, fact: Fact) {
        self.events.on(Event::Fact(fact));
    }
}

/// What a room answers when it is run.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// These seats must answer.
    Ask(SeatSet),
    /// Luck must answer.
    Roll(Chance),
    /// Another room comes first.
    Call(Frame),
    /// This room is finished.
    Done(Returned),
    /// The race is over.
    GameOver,
}

/// Where a room lists what a seat may say. One listing serves both the list of legal actions and the
/// question "why not?": candidates come with a verdict, collectors keep what they need.
pub trait Offers {
    /// Also list hopeless candidates, so that their reason can be told.
    const EXPLAIN: bool;
    /// `action` would be an answer here, and this is the verdict on it.
    fn offer(&mut self, action: Action, verdict: Verdict);
}

impl Offers for Actions<Action> {
    const EXPLAIN: bool = false;
    #[inline]
    fn offer(&mut self, action: Action, verdict: Verdict) {
        if verdict.is_ok() {
            self.push(action);
        }
    }
}

/// Looks for the verdict on one action.
struct Explain {
    wanted: Action,
    verdict: Verdict,
}

impl Offers for Explain {
    const EXPLAIN: bool = true;
    #[inline]
    fn offer(&mut self, action: Action, verdict: Verdict) {
        if action == self.wanted {
            self.verdict = verdict;
        }
    }
}

/// A whole position: plain data, no heap, no order of tokens in the bag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) table: Tabletop,
    pub(crate) frames: [Frame; MAX_DEPTH],
    pub(crate) depth: u8,
    pub(crate) node: Node<Chance>,
}

impl State {
    /// The first position of a race.
    pub fn new(rules: &Rules) -> Self {
        let mut state = State {
            table: Tabletop::new(rules),
            frames: [Frame::VACANT; MAX_DEPTH],
            depth: 1,
            node: Node::Over,
        };
        state.frames[0] = Race::new().into();
        state.run(rules, &mut ());
        state
    }
    /// What lies on the table.
    pub fn table(&self) -> &Tabletop {
        &self.table
    }
    /// Who must speak next.
    #[inline]
    pub fn node(&self) -> Node<Chance> {
        self.node
    }
    /// The suspended rooms, outermost first.
    pub fn frames(&self) -> &[Frame] {
        &self.frames[..usize::from(self.depth)]
    }
    /// The room that asks.
    #[inline]
    pub fn top(&self) -> &Frame {
        &self.frames[usize::from(self.depth) - 1]
    }
    #[inline]
    fn top_mut(&mut self) -> &mut Frame {
        &mut self.frames[usize::from(self.depth) - 1]
    }
    /// The room that asks, and what it may touch.
    #[inline]
    fn open<'a, E>(&'a mut self, rules: &'a Rules, events: &'a mut E) -> (&'a mut Frame, Cx<'a, E>) {
        let State { table, frames, depth, .. } = self;
        (&mut frames[usize::from(*depth) - 1], Cx { rules, table, events })
    }

    /// Fills `out` with what `seat` may say now.
    #[inline]
    pub fn legal(&self, rules: &Rules, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        self.list(rules, seat, out);
    }
    /// `Ok` if `seat` may say `action` now, else why not.
    pub fn why_not(&self, rules: &Rules, seat: Seat, action: Action) -> Verdict {
        if self.node == Node::Over {
            return Reason::GameOver.no(Rule::Book(168));
        }
        if seat.0 >= rules.seats {
            return Reason::NotYourTurn.no(Rule::Book(43));
        }
        let mut explain = Explain { wanted: action, verdict: Err(self.not_a_choice(rules, seat)) };
        self.list(rules, seat, &mut explain);
        explain.verdict
    }
    fn not_a_choice(&self, rules: &Rules, seat: Seat) -> WhyNot {
        let mut any = Actions::new(Action::Done);
        self.list(rules, seat, &mut any);
        if any.is_empty() {
            Reason::NotYourTurn.by(Rule::Book(43))
        } else {
            Reason::NotAskedNow.by(Rule::Book(144))
        }
    }
    #[inline]
    fn list<O: Offers>(&self, rules: &Rules, seat: Seat, out: &mut O) {
        let top = self.top();
        if self.node.waiting().has(seat) {
            top.legal(rules, &self.table, seat, out);
        } else if matches!(self.node, Node::Decide(_)) && seat.0 < rules.seats {
            top.reconsider(rules, &self.table, seat, out);
        }
    }

    /// Checked entry for people and the wire. On `Err` nothing has changed.
    pub fn act(
        &mut self,
        rules: &Rules,
        seat: Seat,
        action: Action,
        events: &mut impl Events<Event>,
    ) -> Verdict {
        self.why_not(rules, seat, action)?;
        self.act_unchecked(rules, seat, action, events);
        Ok(())
    }
    /// Hot path for search and simulation: `action` must come from [`State::legal`].
    #[inline]
    pub fn act_unchecked(
        &mut self,
        rules: &Rules,
        seat: Seat,
        action: Action,
        events: &mut impl Events<Event>,
    ) {
        let (frame, mut cx) = self.open(rules, events);
        frame.answer(&mut cx, seat, action);
        self.run(rules, events);
    }

    /// Fills `out` with what luck may bring now, in seat order or from the lowest number.
    #[inline]
    pub fn outcomes(&self, rules: &Rules, out: &mut Outcomes<Outcome>) {
        out.clear();
        let Node::Chance(chance) = self.node else { return };
        match chance {
            Chance::Die(_) => {
                (1..=rules.faces).for_each(|n| out.push(Weighted { outcome: Outcome::Die(n), weight: 1 }));
            }
            Chance::Token => {
                for seat in Seat::all(rules.seats).filter(|seat| self.table.bag[seat.index()] > 0) {
                    let weight = self.table.bag[seat.index()].into();
                    out.push(Weighted { outcome: Outcome::Token(seat), weight });
                }
            }
            Chance::Slip => {
                for (slip, weight) in slide::slips(&rules.flick).filter(|&(_, weight)| weight > 0) {
                    out.push(Weighted { outcome: Outcome::Slip(slip), weight });
                }
            }
            Chance::Lot(seats) => {
                let lots = seats.iter().map(Outcome::Lot);
                lots.for_each(|outcome| out.push(Weighted { outcome, weight: 1 }));
            }
        }
    }
    /// Can luck bring this now?
    #[inline]
    pub fn can_happen(&self, rules: &Rules, outcome: Outcome) -> bool {
        match (self.node, outcome) {
            (Node::Chance(Chance::Die(_)), Outcome::Die(face)) => (1..=rules.faces).contains(&face),
            (Node::Chance(Chance::Token), Outcome::Token(seat)) => {
                self.table.bag.get(seat.index()).is_some_and(|&n| n > 0)
            }
            (Node::Chance(Chance::Slip), Outcome::Slip(slip)) => {
                slide::slips(&rules.flick).any(|(s, weight)| s == slip && weight > 0)
            }
            (Node::Chance(Chance::Lot(seats)), Outcome::Lot(seat)) => seat.0 < rules.seats && seats.has(seat),
            _ => false,
        }
    }
    /// Checked: `false`, and nothing changed, if luck cannot bring this now.
    #[must_use]
    #[inline]
    pub fn settle(&mut self, rules: &Rules, outcome: Outcome, events: &mut impl Events<Event>) -> bool {
        if !self.can_happen(rules, outcome) {
            return false;
        }
        let (frame, mut cx) = self.open(rules, events);
        frame.outcome(&mut cx, outcome);
        self.run(rules, events);
        true
    }

    /// Finds the node again after rooms were set from text.
    pub(crate) fn resume(&mut self, rules: &Rules) {
        self.run(rules, &mut ());
    }

    fn run<E: Events<Event>>(&mut self, rules: &Rules, events: &mut E) {
        loop {
            let (frame, mut cx) = self.open(rules, events);
            match frame.step(&mut cx) {
                Step::Ask(seats) => return self.node = Node::Decide(seats),
                Step::Roll(chance) => return self.node = Node::Chance(chance),
                Step::GameOver => return self.node = Node::Over,
                Step::Call(child) => {
                    self.frames[usize::from(self.depth)] = child;
                    self.depth += 1;
                }
                Step::Done(answer) => {
                    // Leave no stale bytes: equal positions must be equal data.
                    *self.top_mut() = Frame::VACANT;
                    self.depth -= 1;
                    self.top_mut().returned(answer);
                }
            }
        }
    }
}
