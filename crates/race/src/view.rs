//! What one viewer may know of a state (R76, R137, R146): a type of its own, and the only source for
//! clients, bots, spectators and logs. Everything hidden is blanked before it gets here; what remains
//! of it is a count. `View::new` and `View::sample` take the table apart field by field, so that neither
//! can let a field pass that nobody has thought of.

use crate::action::Action;
use crate::engine::State;
use crate::ids::{CardId, MAX_CARDS, MAX_PLAYERS, Plan, Skill};
use crate::outcome::Chance;
use crate::rooms::{Frame, can_plan, plan_size};
use crate::rules::Rules;
use crate::tabletop::{Held, Player, Sealed, Tabletop, blank, push};
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
    pub fn new(_: &Rules, state: &State, viewer: Viewer) -> View {
        let State { ref table, frames, depth, node } = *state;
        let sees_aside = looks_aside(state).is_some_and(|seat| viewer.is(seat));
        let (table, unseen) = known_table(table, viewer, sees_aside);
        let node = match state.top() {
            // R137: who has answered is nobody's business.
            Frame::Counter(counter) => Node::Decide(match viewer {
                Viewer::Seat(me) if table.player(me).sealed != Sealed::Open => counter.asked.without(me),
                _ => counter.asked,
            }),
            _ => node,
        };
        View { viewer, known: State { table, frames, depth, node }, unseen }
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
    /// them; use [`Player::cards`] for their size and [`Tabletop::deck_size`] for the deck's.
    pub fn table(&self) -> &Tabletop {
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
        let mut guess = Guess { view: self, rules, pool: self.unseen, luck };
        let State { ref table, frames, depth, node } = self.known;
        State { table: guess.table(table), frames, depth, node }
    }
}

/// The table as `viewer` may know it, and the cards that the viewer cannot place. Both structs are taken
/// apart field by field: a new field does not compile until somebody has decided who may see it.
fn known_table(table: &Tabletop, viewer: Viewer, sees_aside: bool) -> (Tabletop, [u8; MAX_CARDS]) {
    let Tabletop {
        turn,
        order,
        standing,
        ref players,
        active,
        tiles,
        explored,
        bag,
        removed,
        drawn,
        deck: mut unseen,
        deck_size,
        discard,
        market,
        mut aside,
        aside_count,
        in_play,
        parts,
        rene,
    } = *table;
    let mut players = *players;
    for (seat, player) in Seat::all(MAX_PLAYERS as u8).zip(&mut players) {
        if !viewer.is(seat) {
            *player = known_player(player, &mut unseen);
        }
    }
    if !sees_aside {
        table.aside().for_each(|card| unseen[card.index()] += 1);
        blank(&mut aside);
    }
    let known = Tabletop {
        turn,
        order,
        standing,
        players,
        active,
        tiles,
        explored,
        bag,
        removed,
        drawn,
        deck: [0; MAX_CARDS],
        deck_size,
        discard,
        market,
        aside,
        aside_count,
        in_play,
        parts: parts.known(viewer),
        rene, // all of it lies open: the order of René's deck exists nowhere
    };
    (known, unseen)
}

/// Another player as everybody knows him; what is hidden in his hand joins the unseen cards.
fn known_player(player: &Player, unseen: &mut [u8; MAX_CARDS]) -> Player {
    let Player {
        at,
        petrol,
        engine,
        chassis,
        max,
        level,
        money,
        assistants,
        passed,
        place,
        cards,
        mut hand,
        plan: _,
        sealed: _,
    } = *player;
    for (held, unseen) in hand.iter_mut().zip(unseen) {
        *unseen += held.count() - held.seen();
        *held = Held::new(held.seen(), held.seen());
    }
    let (plan, sealed) = (Plan::EMPTY, Sealed::Open);
    Player {
        at,
        petrol,
        engine,
        chassis,
        max,
        level,
        money,
        assistants,
        passed,
        place,
        cards,
        hand,
        plan,
        sealed,
    }
}

/// Fills in what a view does not show, again field by field.
struct Guess<'a, L> {
    view: &'a View,
    rules: &'a Rules,
    /// Hidden cards not dealt yet.
    pool: [u8; MAX_CARDS],
    luck: &'a mut L,
}

impl<L: Luck> Guess<'_, L> {
    fn table(&mut self, known: &Tabletop) -> Tabletop {
        let Tabletop {
            turn,
            order,
            standing,
            ref players,
            active,
            tiles,
            explored,
            bag,
            removed,
            drawn,
            deck: _,
            deck_size,
            discard,
            market,
            mut aside,
            aside_count,
            in_play,
            parts,
            rene,
        } = *known;
        let mut players = *players;
        for seat in Seat::all(self.rules.vehicles).filter(|&seat| !self.view.viewer.is(seat)) {
            players[seat.index()] = self.player(seat, known.player(seat));
        }
        for _ in known.aside().count()..usize::from(aside_count) {
            push(&mut aside, deal(&mut self.pool, self.luck).0);
        }
        Tabletop {
            turn,
            order,
            standing,
            players,
            active,
            tiles,
            explored,
            bag,
            removed,
            drawn,
            deck: self.pool,
            deck_size,
            discard,
            market,
            aside,
            aside_count,
            in_play,
            parts: parts.guess(self.rules, self.view.viewer, self.luck),
            rene,
        }
    }
    fn player(&mut self, seat: Seat, known: &Player) -> Player {
        let Player {
            at,
            petrol,
            engine,
            chassis,
            max,
            level,
            money,
            assistants,
            passed,
            place,
            cards,
            mut hand,
            mut plan,
            sealed,
        } = *known;
        let seen: u8 = hand.iter().map(|held| held.seen()).sum();
        for _ in seen..cards {
            let held = &mut hand[deal(&mut self.pool, self.luck).index()];
            *held = Held::new(held.count() + 1, held.seen());
        }
        let is_planning = matches!(self.view.known.top(), Frame::Planning(_)) && self.rules.decides(seat);
        if is_planning && !self.view.node().waiting().has(seat) {
            plan = random_plan(self.rules, self.view.table(), seat, self.luck);
        }
        Player {
            at,
            petrol,
            engine,
            chassis,
            max,
            level,
            money,
            assistants,
            passed,
            place,
            cards,
            hand,
            plan,
            sealed,
        }
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

fn random_plan(rules: &Rules, table: &Tabletop, seat: Seat, luck: &mut impl Luck) -> Plan {
    loop {
        let mut plan = Plan::EMPTY;
        for _ in 0..plan_size(rules, table, seat) {
            plan[Skill::ALL[luck.below(Skill::ALL.len() as u32) as usize]] += 1;
        }
        if can_plan(rules, table, seat, plan).is_ok() {
            return plan;
        }
    }
}
