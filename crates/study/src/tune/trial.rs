//! Plays a variant, and compares it with the content as it is: every game with the same game.

use super::target::{Target, Vary};
use crate::balance::{GameAt, Measure, Run, Studied, play_all};
use crate::stats::t95;
use serde::Serialize;
use std::collections::BTreeMap;

/// One number of one variant, with what every game adds to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Measured {
    measure: Measure,
    value: Option<f64>,
    ci95: Option<[f64; 2]>,
    games: Vec<(GameAt, f64, f64)>,
    all: usize,
}

/// Plays all games of a study for the numbers that are aimed at.
pub fn measure<S: Studied>(mut study: S, run: &Run<'_>, targets: &[Target]) -> Result<Vec<Measured>, String> {
    let names: Vec<String> = targets.iter().map(|target| target.name.clone()).collect();
    study.book().keep(&names);
    play_all(&mut study, run)?;
    let all = study.plans().len() * run.games as usize;
    let mut measured = Vec::new();
    for name in &names {
        let (measure, tally) = study.book().number(name).ok_or_else(|| format!("{name} was not counted"))?;
        let (value, ci95, games) = (tally.mean(), tally.ci95(measure), tally.kept().to_vec());
        measured.push(Measured { measure, value, ci95, games, all });
    }
    Ok(measured)
}

/// A number of a variant against what is aimed at, and against the content as it is.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Aimed {
    /// How much; nothing where no game has a say in it.
    pub value: Option<f64>,
    /// Its 95 % interval.
    pub ci95: Option<[f64; 2]>,
    /// What kind of number.
    pub measure: Measure,
    /// How much more than with the content as it is.
    pub effect: f64,
    /// The 95 % interval of that, from pairs of games with the same luck.
    pub effect_ci95: Option<[f64; 2]>,
    /// `met`: the whole interval is inside; `likely`: the number is; `missed`.
    pub verdict: &'static str,
}

/// A variant.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Trial {
    /// What the varied numbers are, in their order.
    pub values: Vec<i64>,
    /// What is aimed at, in its order.
    pub aimed: Vec<Aimed>,
    /// How far all of it is missed, in parts of the bounds.
    pub misses: f64,
}

/// All variants that were played.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Trials {
    /// What was typed.
    pub command: String,
    /// Games of each variant.
    pub games: u64,
    /// The seed of the run.
    pub seed: u64,
    /// What is varied.
    pub varied: Vec<Vary>,
    /// What is aimed at.
    pub targets: Vec<Target>,
    /// The variants; the content as it is comes first.
    pub trials: Vec<Trial>,
    /// Which comes nearest; of several the one that changes least.
    pub best: usize,
    #[serde(skip)]
    base: Vec<Measured>,
}

impl Trials {
    /// The content as it is, measured.
    pub fn new(
        command: String,
        run: &Run<'_>,
        varied: Vec<Vary>,
        targets: Vec<Target>,
        base: Vec<Measured>,
    ) -> Trials {
        let (games, seed) = (base.first().map_or(0, |one| one.all as u64), run.seed);
        let trials = Vec::new();
        let mut all = Trials { command, games, seed, varied, targets, trials, best: 0, base: base.clone() };
        let now = all.varied.iter().map(|vary| vary.now).collect();
        all.add(now, &base);
        all
    }
    /// A variant was measured.
    pub fn add(&mut self, values: Vec<i64>, measured: &[Measured]) {
        let aimed: Vec<Aimed> = self
            .targets
            .iter()
            .zip(measured.iter().zip(&self.base))
            .map(|(target, (one, base))| aimed(target, one, base))
            .collect();
        let missed = |(target, aimed): (&Target, &Aimed)| {
            aimed.value.map_or(f64::INFINITY, |value| target.misses(value))
        };
        let misses = self.targets.iter().zip(&aimed).map(missed).sum();
        self.trials.push(Trial { values, aimed, misses });
        let change = |trial: &Trial| -> f64 {
            let parts = trial.values.iter().zip(&self.varied);
            parts.map(|(&value, vary)| (value - vary.now).abs() as f64 / vary.now.abs().max(1) as f64).sum()
        };
        let order =
            |a: &Trial, b: &Trial| a.misses.total_cmp(&b.misses).then(change(a).total_cmp(&change(b)));
        let best = self.trials.iter().enumerate().min_by(|(_, a), (_, b)| order(a, b));
        self.best = best.map_or(0, |(place, _)| place);
    }
    /// Was this variant played?
    pub fn has(&self, values: &[i64]) -> bool {
        self.trials.iter().any(|trial| trial.values == values)
    }
    /// The variant that comes nearest.
    pub fn nearest(&self) -> &Trial {
        &self.trials[self.best]
    }
}

fn aimed(target: &Target, one: &Measured, base: &Measured) -> Aimed {
    let (effect, effect_ci95) = effect(base, one);
    let is_in = |value: f64| {
        target.least.is_none_or(|least| value >= least) && target.most.is_none_or(|most| value <= most)
    };
    let verdict = match (one.value, one.ci95) {
        (Some(_), Some([lo, hi])) if is_in(lo) && is_in(hi) => "met",
        (Some(value), _) if is_in(value) => "likely",
        _ => "missed",
    };
    Aimed { value: one.value, ci95: one.ci95, measure: one.measure, effect, effect_ci95, verdict }
}

/// The difference of two numbers that were measured with the same luck, and its 95 % interval: what each pair of
/// games adds to it.
fn effect(base: &Measured, one: &Measured) -> (f64, Option<[f64; 2]>) {
    let (Some(was), Some(is)) = (base.value, one.value) else { return (0.0, None) };
    let n = one.all as f64;
    let mut pairs: BTreeMap<GameAt, f64> = BTreeMap::new();
    for (measured, value, sign) in [(base, was, -1.0), (one, is, 1.0)] {
        let weight: f64 = measured.games.iter().map(|(_, _, weight)| weight).sum();
        for (game, v, w) in &measured.games {
            *pairs.entry(*game).or_default() += sign * (v - value * w) / weight;
        }
    }
    let square: f64 = pairs.values().map(|part| part * part).sum();
    if n < 2.0 {
        return (is - was, None);
    }
    let half = t95(n - 1.0) * (n / (n - 1.0) * square).sqrt();
    (is - was, Some([is - was - half, is - was + half]))
}

#[cfg(test)]
pub(super) mod known {
    use super::*;

    /// A number of which every game's value is known.
    pub fn measured(values: &[f64]) -> Measured {
        let games = values.iter().zip(0..).map(|(&value, place)| (GameAt { table: 0, place }, value, 1.0));
        let mean = values.iter().sum::<f64>() / values.len() as f64;
        let (games, all) = (games.collect(), values.len());
        Measured { measure: Measure::Mean, value: Some(mean), ci95: Some([mean, mean]), games, all }
    }

    impl Measured {
        /// As all that is measured of a variant.
        pub fn into_one(self) -> Vec<Measured> {
            vec![self]
        }
    }

    /// The difference of two such numbers.
    pub fn difference(a: &[f64], b: &[f64]) -> (f64, Option<[f64; 2]>) {
        effect(&measured(a), &measured(b))
    }
}
