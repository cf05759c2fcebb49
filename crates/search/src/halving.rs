//! Sequential halving: all candidates are tried in the same worlds, and whenever an equal part of the budget is spent the
//! worse half of them leaves. So most of the budget goes to those between whom it is hard to decide.

use std::ops::Range;

/// How a budget is spent on candidates.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spending {
    /// Playouts for which there is another candidate: more of them want more playouts.
    pub playouts_each: u32,
    /// More candidates are never tried.
    pub most: usize,
    /// What the policy thinks beforehand counts as much as so many worlds.
    pub belief: f64,
    /// Whoever is behind the best by more than so many standard errors of the difference leaves early; what is not spent on it
    /// goes to the others, or is saved.
    pub slack: f64,
}

impl Spending {
    /// The yardstick: nothing is believed beforehand, and nobody leaves early.
    pub const PLAIN: Spending = Spending { playouts_each: 32, most: 40, belief: 0.0, slack: f64::INFINITY };
    /// What wins most: docs/decisions/0043.
    pub const BEST: Spending = Spending { playouts_each: 12, most: 64, belief: 20.0, slack: 2.5 };

    fn leaves_early(&self) -> bool {
        self.slack.is_finite()
    }
}

/// Looks after the candidates are made at least so many times between two early leavings.
const LOOKS: u32 = 4;
/// Nobody leaves early who was tried in fewer worlds.
const FEWEST_BEFORE_LEAVING: u32 = 16;
/// What a difference wavers at least: where all worlds agree so far, that may be chance.
const LEAST_VARIANCE: f64 = 0.02;

/// What is known of a candidate.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Trial {
    /// Which one.
    pub candidate: usize,
    /// In how many worlds it was tried.
    pub worlds: u32,
    sum: f64,
    belief: f64,
}

impl Trial {
    /// What it came to, on the average.
    pub(crate) fn mean(&self) -> Option<f64> {
        (self.worlds > 0).then(|| self.sum / f64::from(self.worlds))
    }
}

/// Trials under way, those who stay first.
struct Trials {
    spending: Spending,
    all: Vec<Trial>,
    stays: usize,
    /// Sums of products of what two candidates came to in the same world: how much their difference wavers.
    products: Vec<f64>,
}

/// Tries so many candidates as there are beliefs at most `budget` times in all, each at least once, and tells who does best,
/// best first: those who stayed longest, and among them who came to most; of equals the one that was named first. A belief says
/// what a candidate is worth beforehand, beside the others. `try_all` plays candidates in the worlds of these numbers, and fills in a
/// row of results for each world that it has finished; if it finishes fewer, all trials end.
pub(crate) fn halve(
    beliefs: &[f64],
    spending: Spending,
    budget: u32,
    mut try_all: impl FnMut(&[usize], Range<u32>, &mut Vec<f64>),
) -> Vec<Trial> {
    let candidates = beliefs.len();
    let trial = |(candidate, &belief)| Trial { candidate, worlds: 0, sum: 0.0, belief };
    let all: Vec<Trial> = beliefs.iter().enumerate().map(trial).collect();
    let products = vec![0.0; if spending.leaves_early() { candidates * candidates } else { 0 }];
    let mut trials = Trials { spending, all, stays: candidates, products };
    let rounds = candidates.next_power_of_two().trailing_zeros();
    let (mut world, mut left) = (0, budget);
    let (mut names, mut rows) = (Vec::with_capacity(candidates), Vec::new());
    for round in 0..rounds {
        let part = if spending.leaves_early() { left / (rounds - round) } else { budget / rounds };
        let (end, looks) =
            (world + (part / trials.stays as u32).max(1), if spending.leaves_early() { LOOKS } else { 1 });
        let step = ((end - world) / looks).max(FEWEST_BEFORE_LEAVING);
        while world < end {
            let until = if spending.leaves_early() { end.min(world + step) } else { end };
            names.clear();
            names.extend(trials.all[..trials.stays].iter().map(|trial| trial.candidate));
            rows.clear();
            try_all(&names, world..until, &mut rows);
            rows.chunks_exact(trials.stays).for_each(|row| trials.add(row));
            left = left.saturating_sub(rows.len() as u32);
            trials.rank();
            if rows.len() < (until - world) as usize * trials.stays {
                return trials.all;
            }
            world = until;
            trials.part_from_the_hopeless();
            if trials.stays == 1 {
                return trials.all;
            }
        }
        if round + 1 < rounds {
            trials.stays = trials.stays.div_ceil(2);
        }
        if trials.stays == 1 {
            break;
        }
    }
    trials.all
}

impl Trials {
    /// What those who stay came to in one more world.
    fn add(&mut self, row: &[f64]) {
        let n = self.all.len();
        for (i, &result) in row.iter().enumerate() {
            self.all[i].sum += result;
            self.all[i].worlds += 1;
            if self.spending.leaves_early() {
                let from = self.all[i].candidate * n;
                for (other, also) in self.all.iter().zip(row) {
                    self.products[from + other.candidate] += result * also;
                }
            }
        }
    }
    /// All who stay were tried in the same worlds.
    fn rank(&mut self) {
        let belief = self.spending.belief;
        let worth = |trial: &Trial| trial.sum + belief * trial.belief;
        self.all[..self.stays]
            .sort_by(|a, b| worth(b).total_cmp(&worth(a)).then(a.candidate.cmp(&b.candidate)));
    }
    /// Whoever is so far behind the best that it will hardly catch up leaves.
    fn part_from_the_hopeless(&mut self) {
        let best = self.all[0];
        if !self.spending.leaves_early() || best.worlds < FEWEST_BEFORE_LEAVING {
            return;
        }
        let (n, belief, worlds) = (self.all.len(), self.spending.belief, f64::from(best.worlds));
        let product = |a: &Trial, b: &Trial| self.products[a.candidate * n + b.candidate];
        let is_hopeless = |trial: &Trial| {
            let mean = (best.sum - trial.sum) / worlds;
            let square =
                (product(&best, &best) + product(trial, trial) - 2.0 * product(&best, trial)) / worlds;
            let wavers = (square - mean * mean).max(0.0) + LEAST_VARIANCE;
            let behind = best.sum - trial.sum + belief * (best.belief - trial.belief);
            behind > self.spending.slack * (wavers * (worlds + belief)).sqrt()
        };
        // By rank among those who stay, and among those who leave.
        let leaving: Vec<Trial> =
            self.all[1..self.stays].iter().filter(|trial| is_hopeless(trial)).copied().collect();
        let staying: Vec<Trial> =
            self.all[1..self.stays].iter().filter(|trial| !is_hopeless(trial)).copied().collect();
        let stays = 1 + staying.len();
        let places = self.all[1..self.stays].iter_mut();
        places.zip(staying.into_iter().chain(leaving)).for_each(|(place, trial)| *place = trial);
        self.stays = stays;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worlds that wobble: candidate `c` is worth `c` with noise that all candidates share.
    fn wobbly(candidate: usize, world: u32) -> Option<f64> {
        Some(candidate as f64 + f64::from(world * 7 % 13))
    }
    /// One after another, until there is no result any more.
    fn halved(
        beliefs: &[f64],
        spending: Spending,
        budget: u32,
        mut try_in: impl FnMut(usize, u32) -> Option<f64>,
    ) -> Vec<Trial> {
        halve(beliefs, spending, budget, |candidates, worlds, rows| {
            for world in worlds {
                let row: Option<Vec<f64>> = candidates.iter().map(|&c| try_in(c, world)).collect();
                let Some(row) = row else { return };
                rows.extend(row);
            }
        })
    }
    fn plain(candidates: usize, budget: u32, try_in: impl FnMut(usize, u32) -> Option<f64>) -> Vec<Trial> {
        halved(&vec![0.0; candidates], Spending::PLAIN, budget, try_in)
    }

    #[test]
    fn the_best_of_many_is_found_within_the_budget() {
        for candidates in [2, 3, 7, 12, 40] {
            for spending in [Spending::PLAIN, Spending::BEST] {
                let mut spent = 0;
                let trials = halved(&vec![0.0; candidates], spending, 400, |candidate, world| {
                    spent += 1;
                    wobbly(candidate, world)
                });
                assert_eq!(trials[0].candidate, candidates - 1);
                assert_eq!(trials.len(), candidates);
                assert!(spent <= 400, "{candidates} candidates: {spent}");
                assert!(spending == Spending::BEST || spent >= 200, "{candidates} candidates: {spent}");
            }
        }
    }

    #[test]
    fn whoever_stays_longer_was_tried_in_more_worlds() {
        let trials = plain(8, 480, wobbly);
        let worlds: Vec<u32> = trials.iter().map(|trial| trial.worlds).collect();
        assert_eq!(worlds, [20 + 40 + 80, 140, 60, 60, 20, 20, 20, 20]);
    }

    #[test]
    fn of_equals_the_first_is_taken_and_a_small_budget_still_tries_everybody() {
        let trials = plain(5, 1, |_, _| Some(1.0));
        assert_eq!(trials[0].candidate, 0);
        assert!(trials.iter().all(|trial| trial.worlds > 0));
    }

    #[test]
    fn a_world_in_which_time_is_up_counts_for_nobody() {
        let mut left = 25;
        let trials = plain(10, 1000, |candidate, _| {
            left -= 1;
            (left >= 0).then_some(candidate as f64)
        });
        assert!(trials.iter().all(|trial| trial.worlds == 2), "two whole worlds of ten trials each");
        assert_eq!(trials[0].candidate, 9);
        let none = plain(3, 100, |_, _| None);
        assert_eq!((none[0].candidate, none[0].mean()), (0, None));
    }

    #[test]
    fn what_is_plain_is_found_soon_and_what_is_not_takes_all() {
        let mut spent = 0;
        let trials = halved(&[0.0; 4], Spending::BEST, 4000, |candidate, world| {
            spent += 1;
            let luck = f64::from(world % 2);
            Some(if candidate == 2 { 1.0 } else { luck * 0.5 })
        });
        assert_eq!((trials[0].candidate, spent), (2, 4 * trials[0].worlds));
        assert!(spent < 1000, "{spent}");
        spent = 0;
        halved(&[0.0; 2], Spending::BEST, 4000, |candidate, world| {
            spent += 1;
            Some(f64::from((candidate as u32 + world) % 2))
        });
        assert_eq!(spent, 4000);
    }

    #[test]
    fn a_belief_holds_until_worlds_outweigh_it() {
        let spending = Spending { slack: f64::INFINITY, ..Spending::BEST };
        let little_better = |candidate: usize, _| Some(candidate as f64 * 0.05);
        let of = |budget| halved(&[0.0, -0.1], spending, budget, little_better)[0].candidate;
        // A tenth for 20 worlds is as much as a twentieth in 40.
        assert_eq!((of(60), of(120)), (0, 1));
    }
}
