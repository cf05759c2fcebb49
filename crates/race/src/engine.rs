//! The machine that walks through the rooms. It knows no rule of the game but one: an any-time card
//! may be played at every decision of one's own sequence (R134).
//!
//! The motorcar race has a walk of its own that looks much like this one. One walk for both would have to
//! name rules, table, room, answer, action, outcome, chance, event and reason of a game in every signature
//! of every room, to save two pages; and what a reader looks for here (the any-time cards, `Become`, what a
//! position may resume from) is what differs.

use crate::action::Action;
use crate::cards;
use crate::event::{Event, Fact};
use crate::ids::{CardId, Colour, TileId};
use crate::outcome::{Chance, Dice, Outcome};
use crate::rooms::{Frame, Returned, Room};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Rule, Verdict, WhyNot};
use game::{Actions, Events, Node, Outcomes, Seat, SeatSet, Weighted};

/// How deep rooms can nest. The law tests hold a margin.
pub const MAX_DEPTH: usize = 10;

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
    /// Another room takes this one's place.
    Become(Frame),
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
    /// The action whose reason is to be told: where numbers could be anything, it alone is listed.
    fn wanted(&self) -> Option<Action> {
        None
    }
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
    fn offer(&mut self, action: Action, verdict: Verdict) {
        if action == self.wanted {
            self.verdict = verdict;
        }
    }
    fn wanted(&self) -> Option<Action> {
        Some(self.wanted)
    }
}

/// A whole position: plain data, no heap, no order of deck or bag.
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
        state.frames[0] = Frame::bottom(rules);
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

    /// Fills `out` with what `seat` may say now.
    #[inline]
    pub fn legal(&self, rules: &Rules, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        self.list(rules, seat, out);
    }
    /// `Ok` if `seat` may say `action` now, else why not.
    pub fn why_not(&self, rules: &Rules, seat: Seat, action: Action) -> Verdict {
        if self.node == Node::Over {
            return Reason::GameOver.no(Rule::Book(305));
        }
        if !rules.decides(seat) {
            return Reason::NotYourTurn.no(Rule::R(9));
        }
        let mut explain = Explain { wanted: action, verdict: Err(self.not_a_choice(rules, seat, action)) };
        self.list(rules, seat, &mut explain);
        explain.verdict
    }
    fn not_a_choice(&self, rules: &Rules, seat: Seat, action: Action) -> WhyNot {
        let mut any = Actions::new(Action::Done);
        self.list(rules, seat, &mut any);
        match action {
            _ if any.is_empty() => Reason::NotYourTurn.by(Rule::R(9)),
            // A card that is held has its moment.
            Action::Play(card) | Action::PlayAgainst(card, _) if self.table.player(seat).holds(card) > 0 => {
                Reason::WrongTiming.by(Rule::R(69))
            }
            Action::Play(_) | Action::PlayAgainst(..) => Reason::NotInHand.by(Rule::Book(127)),
            _ => Reason::NotAskedNow.by(Rule::Book(124)),
        }
    }
    fn list<O: Offers>(&self, rules: &Rules, seat: Seat, out: &mut O) {
        let top = self.top();
        if !rules.decides(seat) {
            return;
        }
        if self.node.waiting().has(seat) {
            top.legal(rules, &self.table, seat, out);
            if self.plays_any_time(seat) {
                cards::offer_any_time(rules, &self.table, seat, out);
            }
        } else if matches!(self.node, Node::Decide(_)) {
            top.reconsider(rules, &self.table, seat, out);
        }
    }
    /// R134a: the seat is asked something in its own sequence, by a room that has no window of its own.
    #[inline]
    fn plays_any_time(&self, seat: Seat) -> bool {
        self.table.active() == Some(seat) && !self.top().has_own_window()
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
        let any_time = self.plays_any_time(seat);
        let mut frame = *self.top();
        let mut cx = Cx { rules, table: &mut self.table, events };
        match action {
            Action::Play(card) if any_time && rules.roles.any_time_petrol.has(card) => {
                cards::pour(&mut cx, seat, card);
            }
            _ => frame.answer(&mut cx, seat, action),
        }
        *self.top_mut() = frame;
        self.run(rules, events);
    }

    /// Fills `out` with what luck may bring now; kinds in slug order.
    pub fn outcomes(&self, out: &mut Outcomes<Outcome>) {
        out.clear();
        let Node::Chance(chance) = self.node else { return };
        match chance {
            Chance::Card => {
                for (i, &n) in self.table.deck.iter().enumerate().filter(|&(_, &n)| n > 0) {
                    let outcome = Outcome::Card(CardId(i as u8));
                    out.push(Weighted { outcome, weight: n.into() });
                }
            }
            Chance::Tile => {
                for (i, &n) in self.table.bag.iter().enumerate().filter(|&(_, &n)| n > 0) {
                    let outcome = Outcome::Tile(TileId(i as u8));
                    out.push(Weighted { outcome, weight: n.into() });
                }
            }
            Chance::Die(_) => {
                let faces = 1..=Dice::FACES;
                faces.for_each(|face| out.push(Weighted { outcome: Outcome::Die(face), weight: 1 }));
            }
            Chance::CardOf(seat) => {
                for (i, held) in self.table.player(seat).hand.iter().enumerate() {
                    if held.count() > 0 {
                        let outcome = Outcome::Card(CardId(i as u8));
                        out.push(Weighted { outcome, weight: held.count().into() });
                    }
                }
            }
            Chance::Rene => {
                let cards = self.table.rene.left.iter();
                cards.for_each(|card| out.push(Weighted { outcome: Outcome::Rene(card), weight: 1 }));
            }
            Chance::Parcel => {
                for (colour, n) in Colour::OF_CITIES.into_iter().zip(self.table.parts.postal.bag()) {
                    if n > 0 {
                        out.push(Weighted { outcome: Outcome::Parcel(colour), weight: n.into() });
                    }
                }
            }
        }
    }
    /// Can luck bring this now?
    pub fn can_happen(&self, outcome: Outcome) -> bool {
        match (self.node, outcome) {
            (Node::Chance(Chance::Card), Outcome::Card(card)) => {
                self.table.deck.get(card.index()).is_some_and(|&n| n > 0)
            }
            (Node::Chance(Chance::Tile), Outcome::Tile(tile)) => {
                self.table.bag.get(tile.index()).is_some_and(|&n| n > 0)
            }
            (Node::Chance(Chance::Die(_)), Outcome::Die(face)) => (1..=Dice::FACES).contains(&face),
            (Node::Chance(Chance::CardOf(seat)), Outcome::Card(card)) => {
                self.table.player(seat).hand.get(card.index()).is_some_and(|held| held.count() > 0)
            }
            (Node::Chance(Chance::Parcel), Outcome::Parcel(colour)) => {
                colour.index().is_some_and(|i| self.table.parts.postal.bag()[i] > 0)
            }
            (Node::Chance(Chance::Rene), Outcome::Rene(card)) => self.table.rene.left.has(card),
            _ => false,
        }
    }
    /// Checked: `false`, and nothing changed, if luck cannot bring this now.
    #[must_use]
    pub fn settle(&mut self, rules: &Rules, outcome: Outcome, events: &mut impl Events<Event>) -> bool {
        if !self.can_happen(outcome) {
            return false;
        }
        let mut frame = *self.top();
        frame.outcome(&mut Cx { rules, table: &mut self.table, events }, outcome);
        *self.top_mut() = frame;
        self.run(rules, events);
        true
    }

    /// Finds the node again after rooms were set from text. `false` if the room on top does not stand
    /// where something is asked or luck is awaited.
    pub(crate) fn resume(&mut self, rules: &Rules) -> bool {
        let mut frame = *self.top();
        self.node = match frame.step(&mut Cx { rules, table: &mut self.table, events: &mut () }) {
            Step::Ask(seats) => Node::Decide(seats),
            Step::Roll(chance) => Node::Chance(chance),
            Step::GameOver => Node::Over,
            Step::Call(_) | Step::Become(_) | Step::Done(_) => return false,
        };
        frame == *self.top()
    }

    fn run<E: Events<Event>>(&mut self, rules: &Rules, events: &mut E) {
        loop {
            let mut frame = *self.top();
            let step = frame.step(&mut Cx { rules, table: &mut self.table, events });
            *self.top_mut() = frame;
            match step {
                Step::Ask(seats) => return self.node = Node::Decide(seats),
                Step::Roll(chance) => return self.node = Node::Chance(chance),
                Step::GameOver => return self.node = Node::Over,
                Step::Become(next) => *self.top_mut() = next,
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
