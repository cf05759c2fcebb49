//! Sequential halving: all candidates are tried in the same worlds, and whenever an equal part of the budget is spent
//! the
//! worse half of them leaves. So most of the budget goes to those between whom it is hard to decide.

/// What is known of a candidate.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Trial {
    /// Which one.
    pub candidate: usize,
    /// In how many worlds it was tried.
    pub worlds: u32,
    sum: f64,
}

impl Trial {
    /// What it came to, on the average.
    pub(crate) fn mean(&self) -> Option<f64> {
        (self.worlds > 0).then(|| self.sum / f64::from(self.worlds))
    }
}

/// Tries so many candidates at most `budget` times in all, each at least once, and tells who does best, best first:
/// those who stayed
/// longest, and among them who came to most; of equals the one that was named first. `try_in` plays a candidate in
/// the world of a number; `None`
/// ends all trials, and the world in which that happens counts for nobody.
pub(crate) fn halve(
    candidates: usize,
    budget: u32,
    mut try_in: impl FnMut(usize, u32) -> Option<f64>,
) -> Vec<Trial> {
    let mut trials: Vec<Trial> =
        (0..candidates).map(|candidate| Trial { candidate, worlds: 0, sum: 0.0 }).collect();
    let mut results = vec![0.0; candidates];
    let rounds = candidates.next_power_of_two().trailing_zeros();
    let (mut stays, mut world) = (candidates, 0);
    for round in 0..rounds {
        let last = world + (budget / rounds / stays as u32).max(1);
        while world < last {
            for (trial, result) in trials[..stays].iter().zip(&mut results) {
                let Some(came_to) = try_in(trial.candidate, world) else {
                    rank(&mut trials[..stays]);
                    return trials;
                };
                *result = came_to;
            }
            for (trial, result) in trials[..stays].iter_mut().zip(&results) {
                trial.sum += result;
                trial.worlds += 1;
            }
            world += 1;
        }
        rank(&mut trials[..stays]);
        if round + 1 < rounds {
            stays = stays.div_ceil(2);
        }
    }
    trials
}

/// All of these were tried in the same worlds.
fn rank(trials: &mut [Trial]) {
    trials.sort_by(|a, b| b.sum.total_cmp(&a.sum).then(a.candidate.cmp(&b.candidate)));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worlds that wobble: candidate `c` is worth `c` with noise that all candidates share.
    fn wobbly(candidate: usize, world: u32) -> Option<f64> {
        Some(candidate as f64 + f64::from(world * 7 % 13))
    }

    #[test]
    fn the_best_of_many_is_found_within_the_budget() {
        for candidates in [2, 3, 7, 12, 40] {
            let mut spent = 0;
            let trials = halve(candidates, 400, |candidate, world| {
                spent += 1;
                wobbly(candidate, world)
            });
            assert_eq!(trials[0].candidate, candidates - 1);
            assert_eq!(trials.len(), candidates);
            assert!((200..=400).contains(&spent), "{candidates} candidates: {spent}");
        }
    }

    #[test]
    fn whoever_stays_longer_was_tried_in_more_worlds() {
        let trials = halve(8, 480, wobbly);
        let worlds: Vec<u32> = trials.iter().map(|trial| trial.worlds).collect();
        assert_eq!(worlds, [20 + 40 + 80, 140, 60, 60, 20, 20, 20, 20]);
    }

    #[test]
    fn of_equals_the_first_is_taken_and_a_small_budget_still_tries_everybody() {
        let trials = halve(5, 1, |_, _| Some(1.0));
        assert_eq!(trials[0].candidate, 0);
        assert!(trials.iter().all(|trial| trial.worlds > 0));
    }

    #[test]
    fn a_world_in_which_time_is_up_counts_for_nobody() {
        let mut left = 25;
        let trials = halve(10, 1000, |candidate, _| {
            left -= 1;
            (left >= 0).then_some(candidate as f64)
        });
        assert!(trials.iter().all(|trial| trial.worlds == 2), "two whole worlds of ten trials each");
        assert_eq!(trials[0].candidate, 9);
        let none = halve(3, 100, |_, _| None);
        assert_eq!((none[0].candidate, none[0].mean()), (0, None));
    }
}
