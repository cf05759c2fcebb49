//! One number of a study: added up game by game, with its interval and the game in which it was most extreme.

use crate::stats::{t95, wilson95};
use serde::Serialize;
use std::collections::BTreeMap;

/// A game of a study: which of its tables, and its place in the run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct GameAt {
    /// The table, from 0.
    pub table: usize,
    /// The place in the run, from 0.
    pub place: u64,
}

/// What kind of number it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// A part of all games, each of which counts once.
    Share,
    /// So much in a game, or for each of something.
    Mean,
}

/// What one game adds to a number.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    /// How much.
    pub value: f64,
    /// For how many; 1 where games are counted.
    pub weight: f64,
    /// What would be fair, for each of those.
    pub fair: Option<f64>,
    /// How extreme the game is in this.
    pub stress: f64,
}

impl Sample {
    /// So much in a game.
    pub fn of(value: f64) -> Sample {
        Sample { value, weight: 1.0, fair: None, stress: value }
    }
    /// So much for so many.
    pub fn among(value: f64, weight: f64) -> Sample {
        Sample { value, weight, fair: None, stress: if weight > 0.0 { value / weight } else { 0.0 } }
    }
    /// It came about, so clearly; or it did not.
    pub fn came(stress: f64) -> Sample {
        Sample { value: f64::from(u8::from(stress > 0.0)), weight: 1.0, fair: None, stress }
    }
    /// With what would be fair.
    #[must_use]
    pub fn fair(self, fair: f64) -> Sample {
        Sample { fair: Some(fair), ..self }
    }
    /// With how extreme the game is.
    #[must_use]
    pub fn stress(self, stress: f64) -> Sample {
        Sample { stress, ..self }
    }
}

/// A number as far as it is counted.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    games: u64,
    value: f64,
    weight: f64,
    square: [f64; 3],
    fair: Option<f64>,
    low: Option<(f64, GameAt)>,
    high: Option<(f64, GameAt)>,
    /// How many games had how much, where that is wanted.
    spread: Option<BTreeMap<i64, u64>>,
    /// Every game's value and weight, where they are wanted.
    kept: Option<Vec<(GameAt, f64, f64)>>,
}

impl Tally {
    /// Nothing counted yet; with or without how many games had how much.
    pub fn new(is_spread: bool) -> Tally {
        Tally { spread: is_spread.then(BTreeMap::new), ..Tally::default() }
    }
    /// How many games had how much, in whole numbers.
    pub fn spread(&self) -> Vec<(i64, u64)> {
        self.spread.iter().flatten().map(|(&value, &games)| (value, games)).collect()
    }
    /// Keeps every game's value, to be compared game by game.
    pub fn keep(&mut self) {
        self.kept = Some(Vec::new());
    }
    /// Every game's value and weight, in order.
    pub fn kept(&self) -> &[(GameAt, f64, f64)] {
        self.kept.as_deref().unwrap_or_default()
    }
    /// One more game.
    pub fn add(&mut self, game: GameAt, sample: Sample) {
        let Sample { value, weight, fair, stress } = sample;
        if weight <= 0.0 {
            return;
        }
        self.games += 1;
        self.value += value;
        self.weight += weight;
        let [vv, vw, ww] = &mut self.square;
        (*vv, *vw, *ww) = (*vv + value * value, *vw + value * weight, *ww + weight * weight);
        if let Some(fair) = fair {
            *self.fair.get_or_insert(0.0) += fair * weight;
        }
        if self.low.is_none_or(|(low, _)| stress < low) {
            self.low = Some((stress, game));
        }
        if self.high.is_none_or(|(high, _)| stress > high) {
            self.high = Some((stress, game));
        }
        if let Some(spread) = &mut self.spread {
            *spread.entry(value.round() as i64).or_default() += 1;
        }
        if let Some(kept) = &mut self.kept {
            kept.push((game, value, weight));
        }
    }
    /// How many games have a say in it.
    pub fn games(&self) -> u64 {
        self.games
    }
    /// The number, once there is a game.
    pub fn mean(&self) -> Option<f64> {
        (self.weight > 0.0).then(|| self.value / self.weight)
    }
    /// What would be fair.
    pub fn fair(&self) -> Option<f64> {
        self.fair.map(|fair| fair / self.weight)
    }
    /// The 95 % interval: Wilson's for a share, Student's for a mean and for so much of so many.
    pub fn ci95(&self, measure: Measure) -> Option<[f64; 2]> {
        let (mean, n) = (self.mean()?, self.games as f64);
        if measure == Measure::Share {
            return Some(wilson95(self.value, n));
        }
        if self.games < 2 {
            return None;
        }
        let [vv, vw, ww] = self.square;
        if vv == 0.0 {
            // It never happened: the exact upper end for a count of zero.
            return Some([0.0, 3.69 / self.weight]);
        }
        let spread = (vv - 2.0 * mean * vw + mean * mean * ww).max(0.0);
        let half = t95(n - 1.0) * (n / (n - 1.0) * spread).sqrt() / self.weight;
        Some([mean - half, mean + half])
    }
    /// The games in which it was least and most: one of them may turn out to be the most extreme.
    pub fn ends(&self) -> impl Iterator<Item = GameAt> {
        [self.low, self.high].into_iter().flatten().map(|(_, game)| game)
    }
    /// The game in which it was most extreme, and how much: farthest from the mean; for a share the clearest in
    /// which it came about.
    pub fn extreme(&self, measure: Measure) -> Option<(f64, GameAt)> {
        let (low, high, mean) = (self.low?, self.high?, self.mean()?);
        if measure == Measure::Share {
            return Some(high).filter(|_| self.value > 0.0);
        }
        Some(if mean - low.0 > high.0 - mean { low } else { high }).filter(|_| self.value != 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameAt = GameAt { table: 0, place: 0 };

    fn tally(values: &[(f64, f64)]) -> Tally {
        let mut tally = Tally::default();
        for (place, &(value, weight)) in (0..).zip(values) {
            tally.add(GameAt { place, ..GAME }, Sample::among(value, weight));
        }
        tally
    }

    #[test]
    fn a_mean_has_the_interval_of_student() {
        // Mean 10, deviation 2, four games: 3.182 is Student's quantile for three degrees of freedom.
        let t = tally(&[(8.0, 1.0), (12.0, 1.0), (12.0, 1.0), (8.0, 1.0)]);
        let [lo, hi] = t.ci95(Measure::Mean).expect("four games");
        let half = 3.182 * (16.0f64 / 3.0).sqrt() / 2.0;
        assert!((lo - (10.0 - half)).abs() < 0.02 && (hi - (10.0 + half)).abs() < 0.02, "{lo} {hi}");
    }

    #[test]
    fn so_much_of_so_many_is_one_number_and_not_a_mean_of_means() {
        let t = tally(&[(1.0, 1.0), (0.0, 3.0), (1.0, 4.0)]);
        assert_eq!(t.mean(), Some(0.25));
        // Cochran's estimate: the square root of n/(n-1) times the sum of (v - rw)^2, by the sum of weights.
        let spread = 0.75f64 * 0.75 + 0.75 * 0.75 + 0.0;
        let half = t95(2.0) * (1.5 * spread).sqrt() / 8.0;
        let [lo, hi] = t.ci95(Measure::Mean).expect("three games");
        assert!((lo - (0.25 - half)).abs() < 1e-9 && (hi - (0.25 + half)).abs() < 1e-9);
    }

    #[test]
    fn the_extreme_game_is_the_farthest_from_the_mean_and_of_a_share_the_clearest() {
        let t = tally(&[(6.0, 1.0), (7.0, 1.0), (1.0, 1.0), (8.0, 1.0)]);
        assert_eq!(t.extreme(Measure::Mean), Some((1.0, GameAt { place: 2, ..GAME })));
        let mut share = Tally::default();
        for (place, stress) in [(0, 2.0), (1, 0.0), (2, 9.0), (3, 0.0)] {
            share.add(GameAt { place, ..GAME }, Sample::came(stress));
        }
        assert_eq!((share.mean(), share.games()), (Some(0.5), 4));
        assert_eq!(share.extreme(Measure::Share), Some((9.0, GameAt { place: 2, ..GAME })));
    }

    #[test]
    fn what_never_happened_may_still_happen() {
        let never = tally(&[(0.0, 1.0); 100]);
        assert_eq!(never.ci95(Measure::Mean), Some([0.0, 0.0369]));
        assert_eq!(never.extreme(Measure::Mean), None);
        assert_eq!(Tally::default().ci95(Measure::Share), None);
        assert_eq!(tally(&[(3.0, 1.0)]).ci95(Measure::Mean), None, "one game has no spread");
    }
}
