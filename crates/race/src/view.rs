//! What one viewer may know of a state (R76, R137, R146): a type of its own, and the only source for
//! clients, bots, spectators and logs. Everything hidden is blanked before it gets here; what remains
//! of it is a count.

use crate::action::Action;
use crate::engine::State;
use crate::ids::{CardId, MAX_CARDS, Plan, Skill};
use crate::outcome::Chance;
use crate::rooms::{Frame, can_plan};
use crate::rules::Rules;
use crate::table::{Held, Player, Sealed, Table, blank, push};
use crate::why_not::{Reason, Rule, Verdict};
use game::{Actions, Luck, Node, Seat, Viewer};

/// What one viewer may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    viewer: Viewer,
    /// The position with everything hidden blanked: other hands show only what everybody knows is in
    /// them, the deck shows nothing, plans and sealed answers of others are gone.
    known: State,
    unseen: [u8; MAX_CARDS],
}

impl View {
    /// What `viewer` may know of `state`.
    pub fn new(rules: &Rules, state: &State, viewer: Viewer) -> View {
        let mut known = *state;
        let table = &mut known.table;
        let mut unseen = std::mem::take(&mut table.deck);
        for seat in Seat::all(rules.seats).filter(|&seat| !viewer.is(seat)) {
            let player = table.player_mut(seat);
            for (held, unseen) in player.hand.iter_mut().zip(&mut unseen) {
                *unseen += held.count() - held.seen();
                *held = Held::new(held.seen(), held.seen());
            }
            player.plan = Plan::EMPTY;
            player.sealed = Sealed::Open;
        }
        if !looks_aside(state).is_some_and(|seat| viewer.is(seat)) {
            table.aside().for_each(|card| unseen[card.index()] += 1);
            blank(table.zones_mut().aside);
        }
        if let Frame::Counter(counter) = *state.top() {
            // R137: who has answered is nobody's business.
            let mut asked = counter.asked;
            if let Some(me) = viewer.seat().filter(|&me| state.table.player(me).sealed != Sealed::Open) {
                asked = asked.without(me);
            }
            known.node = Node::Decide(asked);
        }
        View { viewer, known, unseen }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }
    /// Who must speak next, as far as the viewer knows.
    pub fn node(&self) -> Node<Chance> {
        self.known.node
    }
    /// The suspended rooms, outermost first. They hold open facts only.
    pub fn frames(&self) -> &[Frame] {
        self.known.frames()
    }
    /// The position with everything hidden blanked; not to be shown as it is.
    pub(crate) fn known(&self) -> &State {
        &self.known
    }
    /// The table as the viewer knows it. Of other hands it holds only what everybody knows is in
    /// them; use [`Player::cards`] for their size and [`Table::deck_size`] for the deck's.
    pub fn table(&self) -> &Table {
        &self.known.table
    }
    /// The viewer's own dashboard.
    pub fn me(&self) -> Option<&Player> {
        self.viewer.seat().map(|seat| self.known.table.player(seat))
    }
    /// Cards of each kind that are in the deck or hidden in other hands: what a careful player counts.
    pub fn unseen(&self) -> &[u8; MAX_CARDS] {
        &self.unseen
    }
    /// What the viewer's seat may say now. Needs nothing that is hidden.
    pub fn legal(&self, rules: &Rules, out: &mut Actions<Action>) {
        match self.viewer {
            Viewer::Seat(seat) => self.known.legal(rules, seat, out),
            Viewer::Spectator => out.clear(),
        }
    }
    /// Why the viewer's seat may not say this now.
    pub fn why_not(&self, rules: &Rules, action: Action) -> Verdict {
        match self.viewer {
            Viewer::Seat(seat) => self.known.why_not(rules, seat, action),
            Viewer::Spectator => Reason::NotYourTurn.no(Rule::R(9)),
        }
    }

    /// A whole state that looks the same to the viewer: hidden cards are dealt again from the unseen
    /// ones, hidden plans are made anew, and nobody else has answered under seal yet. Deck and hidden
    /// hands are one pool: a stated approximation.
    pub fn sample(&self, rules: &Rules, luck: &mut impl Luck) -> State {
        let mut state = self.known;
        let mut pool = self.unseen;
        let waiting = self.known.node.waiting();
        let planning = matches!(self.known.top(), Frame::Planning(_));
        for seat in Seat::all(rules.seats).filter(|&seat| !self.viewer.is(seat)) {
            let player = state.table.player_mut(seat);
            let seen: u8 = player.hand.iter().map(|held| held.seen()).sum();
            for _ in seen..player.cards {
                let card = deal(&mut pool, luck);
                let held = player.hand[card.index()];
                player.hand[card.index()] = Held::new(held.count() + 1, held.seen());
            }
            if planning && !waiting.has(seat) {
                state.table.player_mut(seat).plan = random_plan(rules, &state.table, seat, luck);
            }
        }
        let hidden = state.table.aside_count - state.table.aside().count() as u8;
        for _ in 0..hidden {
            let card = deal(&mut pool, luck);
            push(state.table.zones_mut().aside, card.0);
        }
        state.table.deck = pool;
        state
    }
}

/// Who looks at the cards put aside.
fn looks_aside(state: &State) -> Option<Seat> {
    match state.top() {
        Frame::KeepCards(room) => Some(room.seat),
        _ => None,
    }
}

fn deal(pool: &mut [u8; MAX_CARDS], luck: &mut impl Luck) -> CardId {
    let total: u32 = pool.iter().map(|&n| u32::from(n)).sum();
    let mut k = luck.below(total);
    for (i, n) in pool.iter_mut().enumerate() {
        if k < u32::from(*n) {
            *n -= 1;
            return CardId(i as u8);
        }
        k -= u32::from(*n);
    }
    unreachable!("the pool holds all hidden cards")
}

fn random_plan(rules: &Rules, table: &Table, seat: Seat, luck: &mut impl Luck) -> Plan {
    loop {
        let mut plan = Plan::EMPTY;
        let size = crate::modules::hooks::adjust_plan_size(rules, table, seat, rules.numbers.assistants);
        for _ in 0..size {
            plan.0[luck.below(Skill::ALL.len() as u32) as usize] += 1;
        }
        if can_plan(rules, table, seat, plan).is_ok() {
            return plan;
        }
    }
}
