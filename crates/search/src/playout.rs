//! One world, played to its end by a policy.

use crate::policy::{Asked, Policy};
use game::{Actions, Game, MAX_SEATS, Node, Outcomes, Scoring, Seat, SplitMix, Weighted, pick};

/// What the margin may add to a win or take from a loss: who wins anyway wins by much, and who loses loses by little.
const MARGIN: f64 = 0.1;
/// The margin of which half of that comes, in points or days.
const HALF_MARGIN: f64 = 20.0;

/// What a playout needs, kept from one to the next: after the first nothing is allocated.
pub(crate) struct Playout<'a, G: Game, P: Policy<G>> {
    pub(crate) rules: &'a G::Rules,
    policy: &'a P,
    memory: P::Memory,
    actions: Actions<G::Action>,
    outcomes: Outcomes<G::Outcome>,
    /// Luck, each source by itself: where two candidates ask for the same, they get the same.
    streams: Vec<SplitMix>,
    /// What breaks ties in the heads of the seats.
    minds: [SplitMix; MAX_SEATS],
}

impl<'a, G: Game, P: Policy<G>> Playout<'a, G, P> {
    pub(crate) fn new(rules: &'a G::Rules, policy: &'a P) -> Self {
        Playout {
            rules,
            policy,
            memory: P::Memory::default(),
            actions: Actions::new(G::NO_ACTION),
            outcomes: Outcomes::new(Weighted { outcome: G::NO_OUTCOME, weight: 0 }),
            streams: vec![SplitMix(0); G::STREAMS.len()],
            minds: [const { SplitMix(0) }; MAX_SEATS],
        }
    }
    /// A world as the seat may suppose it. Nobody has answered in secret in it: what others have said behind their
    /// screens
    /// they take back, so that they say what the policy expects of them and not just anything.
    pub(crate) fn world(&mut self, view: &G::View, seat: Seat, luck: &mut SplitMix) -> G::State {
        let mut state = G::sample(self.rules, view, luck);
        if let Node::Decide(asked) = G::node(&state) {
            for other in Seat::all(G::seats(self.rules)).filter(|&s| s != seat && !asked.has(s)) {
                self.actions.clear();
                G::legal(self.rules, &state, other, &mut self.actions);
                if let Some(&taken_back) = self.actions.first() {
                    G::act_unchecked(self.rules, &mut state, other, taken_back, &mut ());
                }
            }
        }
        state
    }
    /// What the policy thinks of the actions of a seat.
    pub(crate) fn weigh(&mut self, state: &G::State, seat: Seat, actions: &[G::Action]) -> Vec<f64> {
        let mut worths = Vec::with_capacity(actions.len());
        let asked = Asked { rules: self.rules, state, seat, actions };
        self.policy.weigh(asked, &mut self.memory, &mut worths);
        worths
    }
    /// Plays on to the end, with the luck of this seed, and tells what that is worth to the seat: 1 for a win, 0 for
    /// a loss, and a
    /// little for the margin.
    pub(crate) fn play(&mut self, state: &mut G::State, seat: Seat, seed: u64) -> f64 {
        self.play_on(state, seed, |_| ());
        worth::<G>(self.rules, state, seat)
    }
    /// Plays on to the end, with the luck of this seed; whoever watches sees the state before every node.
    pub(crate) fn play_on(&mut self, state: &mut G::State, seed: u64, mut watch: impl FnMut(&G::State)) {
        for (source, number) in self.streams.iter_mut().chain(&mut self.minds).zip(1..) {
            *source = SplitMix(seed ^ (number << 48));
        }
        loop {
            watch(state);
            match G::node(state) {
                Node::Over => return,
                Node::Chance(chance) => {
                    G::outcomes(self.rules, state, &mut self.outcomes);
                    let outcome = pick(&self.outcomes, &mut self.streams[G::stream(chance)]);
                    let happened = G::settle(self.rules, state, outcome, &mut ());
                    debug_assert!(happened, "picked among what can happen");
                }
                Node::Decide(seats) => self.decide(state, seats.first().expect("somebody is asked")),
            }
        }
    }
    fn decide(&mut self, state: &mut G::State, seat: Seat) {
        self.actions.clear();
        G::legal(self.rules, state, seat, &mut self.actions);
        let action = match &*self.actions {
            [only] => *only,
            actions => {
                let asked = Asked { rules: self.rules, state, seat, actions };
                self.policy.choose(asked, &mut self.memory, &mut self.minds[seat.index()])
            }
        };
        G::act_unchecked(self.rules, state, seat, action, &mut ());
    }
}

/// What the end of a game is worth to a seat: the win, and a little for the margin.
pub(crate) fn worth<G: Game>(rules: &G::Rules, state: &G::State, seat: Seat) -> f64 {
    if G::was_called_off(rules, state) {
        return 0.0;
    }
    let score = |seat| match G::SCORING {
        Scoring::Points => G::score(rules, state, seat),
        Scoring::Days => -G::score(rules, state, seat),
    };
    let rivals = Seat::all(G::ranked(rules)).filter(|&other| other != seat);
    let margin = f64::from(score(seat) - rivals.map(score).max().unwrap_or(0));
    won::<G>(rules, state, seat) + MARGIN * margin / (margin.abs() + HALF_MARGIN)
}

/// Has the seat won? A part of it, where a win is shared.
pub(crate) fn won<G: Game>(rules: &G::Rules, state: &G::State, seat: Seat) -> f64 {
    let places = G::ranking(rules, state);
    let winners = places[..usize::from(G::ranked(rules))].iter().filter(|&&place| place == 1).count();
    if places[seat.index()] == 1 && !G::was_called_off(rules, state) { 1.0 / winners as f64 } else { 0.0 }
}
