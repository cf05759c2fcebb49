//! The few best choices held against each other: each is played on to the end in the same fresh worlds, with the same luck.
//! Worlds in which they were found are not used again: whoever was lucky there would look better than it is. What differs
//! between the best and the others is counted by a [`Witness`], which knows the game.

use crate::estimate::{Chance, Difference};
use crate::montecarlo::{MonteCarlo, Worlds, world_seed};
use crate::patience::Patience;
use crate::playout::{Playout, won, worth};
use crate::policy::Policy;
use game::{Game, Luck, Node, Seat, SplitMix};
use std::fmt::Debug;

/// Counts what a seat has, so that a reason can be found for what it does better. What it cannot count it leaves as it
/// is: no number.
pub trait Witness<G: Game>: Debug + Send + Sync {
    /// How many things are counted.
    const COUNTS: usize;
    /// Looks on until then, before every node.
    fn meanwhile(&self, rules: &G::Rules, state: &G::State, seat: Seat, counts: &mut [f64]) {
        let _ = (rules, state, seat, counts);
    }
    /// Counts when the next game turn begins, or the game ends before that.
    fn soon(&self, rules: &G::Rules, state: &G::State, seat: Seat, counts: &mut [f64]);
    /// Counts when the game has ended.
    fn at_the_end(&self, rules: &G::Rules, state: &G::State, seat: Seat, counts: &mut [f64]);
}

/// Who holds choices against each other, and how thoroughly.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Comparison<P, W> {
    /// Who finds the best choices, and plays on.
    pub player: MonteCarlo<P>,
    /// Who counts.
    pub witness: W,
    /// So many of the best are compared.
    pub finalists: usize,
    /// In so many worlds.
    pub worlds: u32,
}

/// A choice that was held against the best one.
#[derive(Clone, PartialEq, Debug)]
pub struct Compared<A> {
    /// What may be said.
    pub action: A,
    /// The chance of winning.
    pub chance: Chance,
    /// How much likelier the best choice wins; nothing for the best itself.
    pub behind: Difference,
    /// How much more of each thing the best choice brings.
    pub counts: Vec<Difference>,
}

impl<P, W> Comparison<P, W> {
    /// The best choices of the viewer's seat, best first, and `also` among them, whatever it is worth. The same view and luck
    /// give the same answer, unless the time is up; then only whole worlds count.
    pub fn compare<G: Game>(
        &self,
        rules: &G::Rules,
        view: &G::View,
        also: Option<G::Action>,
        luck: &mut SplitMix,
        patience: &dyn Patience,
    ) -> Vec<Compared<G::Action>>
    where
        P: Policy<G>,
        W: Witness<G>,
    {
        let seat = G::viewer(view).seat().expect("a seat decides");
        let found = self.player.consider::<G>(rules, view, luck, patience);
        let mut actions: Vec<G::Action> =
            found.iter().take(self.finalists.max(1)).map(|one| one.action).collect();
        if let Some(also) = also.filter(|also| !actions.contains(also)) {
            actions.push(also);
        }
        let mut playout = Playout::<G, P>::new(rules, &self.player.policy);
        let (seed, mut worlds) = (luck.bits(), Vec::new());
        let mut guesses = Worlds::<G>::new(view, seat, seed);
        'worlds: for number in 0..self.worlds {
            let mut world = Vec::with_capacity(actions.len());
            for &action in &actions {
                if patience.is_over() {
                    break 'worlds;
                }
                let mut state = *guesses.of(&mut playout, number);
                G::act_unchecked(rules, &mut state, seat, action, &mut ());
                world.push(self.course(rules, &mut playout, &mut state, seat, world_seed(seed, number)));
            }
            worlds.push(world);
        }
        sorted(&actions, &worlds, W::COUNTS)
    }
    /// The chance of winning of the viewer's seat as things stand, whoever must speak next.
    pub fn chance<G: Game>(
        &self,
        rules: &G::Rules,
        view: &G::View,
        luck: &mut SplitMix,
        patience: &dyn Patience,
    ) -> Chance
    where
        P: Policy<G>,
    {
        let seat = G::viewer(view).seat().expect("a seat has chances");
        let mut playout = Playout::<G, P>::new(rules, &self.player.policy);
        let (seed, mut chance) = (luck.bits(), Chance::default());
        let mut guesses = Worlds::<G>::new(view, seat, seed);
        for number in 0..self.worlds {
            if patience.is_over() {
                break;
            }
            let mut state = *guesses.of(&mut playout, number);
            playout.play_on(&mut state, world_seed(seed, number), |_| ());
            chance.add(won::<G>(rules, &state, seat));
        }
        chance
    }
    /// Plays a world on to its end and counts.
    fn course<G: Game>(
        &self,
        rules: &G::Rules,
        playout: &mut Playout<G, P>,
        state: &mut G::State,
        seat: Seat,
        seed: u64,
    ) -> Course
    where
        P: Policy<G>,
        W: Witness<G>,
    {
        let (turn, mut has_looked) = (G::turn(state), false);
        let mut counts = vec![f64::NAN; W::COUNTS];
        playout.play_on(state, seed, |state| {
            if has_looked {
                return;
            }
            has_looked = G::turn(state) > turn || G::node(state) == Node::Over;
            if has_looked {
                self.witness.soon(rules, state, seat, &mut counts);
            } else {
                self.witness.meanwhile(rules, state, seat, &mut counts);
            }
        });
        self.witness.at_the_end(rules, state, seat, &mut counts);
        Course { worth: worth::<G>(rules, state, seat), won: won::<G>(rules, state, seat), counts }
    }
}

/// What came of a choice in one world.
struct Course {
    worth: f64,
    won: f64,
    counts: Vec<f64>,
}

/// All choices, best first; where nothing was tried, in their own order.
fn sorted<A: Copy>(actions: &[A], worlds: &[Vec<Course>], counts: usize) -> Vec<Compared<A>> {
    let worth = |i: usize| worlds.iter().map(|world| world[i].worth).sum::<f64>();
    let mut order: Vec<usize> = (0..actions.len()).collect();
    order.sort_by(|&a, &b| worth(b).total_cmp(&worth(a)));
    let best = order[0];
    let compared = |i: usize| {
        let mut one = Compared {
            action: actions[i],
            chance: Chance::default(),
            behind: Difference::default(),
            counts: vec![Difference::default(); counts],
        };
        for world in worlds {
            one.chance.add(world[i].won);
            if i != best {
                one.behind.add(world[best].won - world[i].won);
                let pairs = world[best].counts.iter().zip(&world[i].counts);
                one.counts.iter_mut().zip(pairs).for_each(|(count, (best, this))| count.add(best - this));
            }
        }
        one
    };
    order.into_iter().map(compared).collect()
}
