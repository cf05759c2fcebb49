//! The plain Monte Carlo player: of the candidates that the policy likes best, the one that does best when the policy
//! plays on
//! to the end, in many worlds that all look like the real one to the seat.

use crate::halving::{Spending, halve};
use crate::patience::{Job, Patience};
use crate::playout::Playout;
use crate::policy::Policy;
use game::{Actions, Game, Luck, Seat, SplitMix};
use std::ops::Range;

/// Candidates that are always tried, if there are so many.
const FEWEST: usize = 4;

/// Whoever was tried in fewer worlds than these has shown nothing: then the policy is believed, as by whoever must
/// answer at once.
const FEWEST_WORLDS: u32 = 6;
/// No candidate is believed to be worse than the policy's favourite by more than this.
const MOST_DOUBT: f64 = 0.1;

/// A player that thinks ahead by playing on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MonteCarlo<P> {
    /// Who plays on, and says what is worth trying.
    pub policy: P,
    /// How many playouts a decision may take.
    pub playouts: u32,
    /// How they are spent.
    pub spending: Spending,
}

/// An action that was tried.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Considered<A> {
    /// What may be said.
    pub action: A,
    /// What it came to on the average: the chance of winning, and a little for the margin. `None` if it was not tried.
    pub worth: Option<f64>,
    /// In how many worlds it was tried.
    pub worlds: u32,
}

impl<P> MonteCarlo<P> {
    /// What the viewer's seat may say, best first; what is not worth trying comes last, as the policy likes it. The same view and
    /// luck give the same answer, however many hands there are, unless the time is up before.
    pub fn consider<G: Game>(
        &self,
        rules: &G::Rules,
        view: &G::View,
        luck: &mut SplitMix,
        patience: &dyn Patience,
    ) -> Vec<Considered<G::Action>>
    where
        P: Policy<G>,
    {
        let seat = G::viewer(view).seat().expect("a seat decides");
        let mut actions = Actions::new(G::NO_ACTION);
        G::view_legal(rules, view, &mut actions);
        let untried = |&action: &G::Action| Considered { action, worth: None, worlds: 0 };
        if actions.len() < 2 {
            return actions.iter().map(untried).collect();
        }
        let seed = luck.bits();
        let hand = || Hand::new(rules, &self.policy, view, seat, seed);
        let mut hands: Vec<Hand<G, P>> = (0..patience.hands().max(1)).map(|_| hand()).collect();
        let (ordered, beliefs) = liked(&mut hands[0].playout, view, seat, &actions, seed);
        let width = (self.playouts / self.spending.playouts_each.max(1)) as usize;
        let width = width.clamp(FEWEST, self.spending.most).min(ordered.len());
        let mut trials =
            halve(&beliefs[..width], self.spending, self.playouts, |candidates, worlds, rows| {
                let chosen = Chosen { actions: &ordered, candidates };
                shared_out(&mut hands, worlds, patience, |hand, share| hand.play(chosen, share, patience));
                hands.iter_mut().for_each(|hand| rows.append(&mut hand.rows));
            });
        if trials[0].worlds < FEWEST_WORLDS {
            trials.sort_by_key(|trial| trial.candidate);
        }
        let tried = trials.iter().map(|trial| Considered {
            action: ordered[trial.candidate],
            worth: trial.mean(),
            worlds: trial.worlds,
        });
        tried.chain(ordered[width..].iter().map(untried)).collect()
    }
}

/// The candidates that are still tried.
struct Chosen<'a, G: Game> {
    actions: &'a [G::Action],
    candidates: &'a [usize],
}

impl<G: Game> Clone for Chosen<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Chosen<'_, G> {}

/// Each hand gets an equal part of the worlds, and all begin at once.
fn shared_out<H: Send>(
    hands: &mut [H],
    worlds: Range<u32>,
    patience: &dyn Patience,
    play: impl Fn(&mut H, Range<u32>) + Sync,
) {
    let (count, all) = (hands.len() as u32, worlds.end - worlds.start);
    let share = |i: u32| worlds.start + all * i / count..worlds.start + all * (i + 1) / count;
    if let [alone] = hands {
        return play(alone, worlds);
    }
    let play = &play;
    let mut jobs = Vec::with_capacity(hands.len());
    for (hand, i) in hands.iter_mut().zip(0..count) {
        jobs.push(move || play(&mut *hand, share(i)));
    }
    let mut jobs: Vec<Job> = jobs.iter_mut().map(|job| job as Job).collect();
    patience.all(&mut jobs);
}

/// One of those who play on at the same time, with what it needs for that.
struct Hand<'a, G: Game, P: Policy<G>> {
    playout: Playout<'a, G, P>,
    view: &'a G::View,
    seat: Seat,
    seed: u64,
    /// What came of each candidate in each world that is finished.
    rows: Vec<f64>,
}

impl<'a, G: Game, P: Policy<G>> Hand<'a, G, P> {
    fn new(rules: &'a G::Rules, policy: &'a P, view: &'a G::View, seat: Seat, seed: u64) -> Self {
        Hand { playout: Playout::new(rules, policy), view, seat, seed, rows: Vec::new() }
    }
    /// Plays all candidates in these worlds, until the time is up; a world that is not finished counts for nobody.
    fn play(&mut self, chosen: Chosen<G>, worlds: Range<u32>, patience: &dyn Patience) {
        for number in worlds {
            let luck = world_seed(self.seed, number);
            let world = self.playout.world(self.view, self.seat, &mut SplitMix(!luck));
            let finished = self.rows.len();
            for &candidate in chosen.candidates {
                if patience.is_over() {
                    return self.rows.truncate(finished);
                }
                let mut state = world;
                let action = chosen.actions[candidate];
                G::act_unchecked(self.playout.rules, &mut state, self.seat, action, &mut ());
                self.rows.push(self.playout.play(&mut state, self.seat, luck));
            }
        }
    }
}

/// The actions as the policy likes them, best first, and how far it believes each to be behind the first, in wins.
fn liked<G: Game, P: Policy<G>>(
    playout: &mut Playout<G, P>,
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    seed: u64,
) -> (Vec<G::Action>, Vec<f64>) {
    // Any world will do: the policy looks at nothing in it that the view does not show.
    let state = playout.world(view, seat, &mut SplitMix(seed));
    let worths = playout.weigh(&state, seat, actions);
    let mut order: Vec<usize> = (0..actions.len()).collect();
    order.sort_by(|&a, &b| worths[b].total_cmp(&worths[a]));
    let behind = |i: usize| ((worths[order[0]] - worths[i]) / P::A_WIN).min(MOST_DOUBT);
    let beliefs = order.iter().map(|&i| -behind(i)).collect();
    (order.iter().map(|&i| actions[i]).collect(), beliefs)
}

/// The luck of a world.
pub(crate) fn world_seed(seed: u64, number: u32) -> u64 {
    SplitMix(seed ^ u64::from(number + 1) << 32).bits()
}

/// The world that is being tried: the same one for all candidates.
pub(crate) struct Worlds<'a, G: Game> {
    view: &'a G::View,
    seat: Seat,
    seed: u64,
    current: Option<(u32, G::State)>,
}

impl<'a, G: Game> Worlds<'a, G> {
    pub(crate) fn new(view: &'a G::View, seat: Seat, seed: u64) -> Self {
        Worlds { view, seat, seed, current: None }
    }
    pub(crate) fn of<P: Policy<G>>(&mut self, playout: &mut Playout<G, P>, number: u32) -> &G::State {
        if self.current.is_none_or(|(current, _)| current != number) {
            let mut luck = SplitMix(!world_seed(self.seed, number));
            self.current = Some((number, playout.world(self.view, self.seat, &mut luck)));
        }
        &self.current.as_ref().expect("made just now").1
    }
}
