//! The plain Monte Carlo player: of the candidates that the policy likes best, the one that does best when the policy
//! plays on
//! to the end, in many worlds that all look like the real one to the seat.

use crate::halving::halve;
use crate::playout::Playout;
use crate::policy::Policy;
use game::{Actions, Game, Luck, Seat, SplitMix};

/// Candidates that are always tried, if there are so many.
const FEWEST: usize = 4;
/// More are never tried.
const MOST: usize = 40;
/// Playouts for which there is another candidate: more of them want more playouts.
const PLAYOUTS_EACH: u32 = 32;

/// Whoever was tried in fewer worlds than these has shown nothing: then the policy is believed, as by whoever must
/// answer at once.
const FEWEST_WORLDS: u32 = 6;

/// A player that thinks ahead by playing on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MonteCarlo<P> {
    /// Who plays on, and says what is worth trying.
    pub policy: P,
    /// How many playouts a decision may take.
    pub playouts: u32,
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
    /// What the viewer's seat may say, best first; what is not worth trying comes last, as the policy likes it.
    pub fn consider<G: Game>(
        &self,
        rules: &G::Rules,
        view: &G::View,
        luck: &mut SplitMix,
        stop: &dyn Fn() -> bool,
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
        let mut playout = Playout::<G, P>::new(rules, &self.policy);
        let ordered = liked(&mut playout, view, seat, &actions, seed);
        let width = (self.playouts / PLAYOUTS_EACH) as usize;
        let width = width.clamp(FEWEST, MOST).min(ordered.len());
        let mut worlds = Worlds::<G>::new(view, seat, seed);
        let mut trials = halve(width, self.playouts, |candidate, number| {
            if stop() {
                return None;
            }
            let mut state = *worlds.of(&mut playout, number);
            G::act_unchecked(rules, &mut state, seat, ordered[candidate], &mut ());
            Some(playout.play(&mut state, seat, world_seed(seed, number)))
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

/// The actions as the policy likes them, best first.
fn liked<G: Game, P: Policy<G>>(
    playout: &mut Playout<G, P>,
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    seed: u64,
) -> Vec<G::Action> {
    // Any world will do: the policy looks at nothing in it that the view does not show.
    let state = playout.world(view, seat, &mut SplitMix(seed));
    let worths = playout.weigh(&state, seat, actions);
    let mut order: Vec<usize> = (0..actions.len()).collect();
    order.sort_by(|&a, &b| worths[b].total_cmp(&worths[a]));
    order.into_iter().map(|i| actions[i]).collect()
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
