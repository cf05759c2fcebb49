//! The statistics of matches, checked against known distributions by simulation with fixed luck.

use game::{Luck, SplitMix};
use study::{Sprt, elo, mean_sd, share, wilson95};

const TEST: Sprt = Sprt { elo0: 0.0, elo1: 40.0, alpha: 0.05 };

/// A block of two games that A wins with this probability each.
fn block(p: f64, luck: &mut SplitMix) -> f64 {
    let win =
        |luck: &mut SplitMix| f64::from(u8::from(f64::from(luck.below(1 << 24)) < p * f64::from(1 << 24)));
    (win(luck) + win(luck)) / 2.0
}

/// How often the test accepts and rejects when the truth is this Elo difference.
fn verdicts(truth: f64, runs: u64) -> (f64, f64) {
    let (mut accepted, mut rejected) = (0.0, 0.0);
    for run in 0..runs {
        let mut luck = SplitMix(run * 31 + 7);
        let mut blocks = Vec::new();
        loop {
            (0..20).for_each(|_| blocks.push(block(share(truth, 2), &mut luck)));
            match TEST.verdict(TEST.llr(&blocks, 2)) {
                "accept" => break accepted += 1.0,
                "reject" => break rejected += 1.0,
                _ => {}
            }
        }
    }
    (accepted / runs as f64, rejected / runs as f64)
}

#[test]
fn elo_and_share_are_inverse_and_fair_is_zero() {
    for players in 2..=6 {
        assert!(elo(1.0 / players as f64, players).abs() < 1e-9);
        for difference in [-200.0, -10.0, 0.0, 35.0, 300.0] {
            assert!((elo(share(difference, players), players) - difference).abs() < 1e-6);
        }
    }
    assert!((share(400.0, 2) - 10.0 / 11.0).abs() < 1e-12);
}

#[test]
fn the_sequential_test_errs_no_more_often_than_stated() {
    // With a true difference of elo0 it may accept in 5 % of runs, with elo1 reject in 5 %; some slack
    // for the step of 20 blocks and for the 400 runs.
    let (accepted, _) = verdicts(TEST.elo0, 400);
    assert!(accepted < 0.085, "false accepts: {accepted}");
    let (_, rejected) = verdicts(TEST.elo1, 400);
    assert!(rejected < 0.085, "false rejects: {rejected}");
}

#[test]
fn the_wilson_interval_covers_as_often_as_stated() {
    for p in [0.1, 0.33, 0.5, 0.9] {
        let mut luck = SplitMix(11);
        let covered = (0..2000)
            .filter(|_| {
                let wins: f64 = (0..60).map(|_| 2.0 * block(p, &mut luck)).sum();
                let [lo, hi] = wilson95(wins, 120.0);
                (lo..=hi).contains(&p)
            })
            .count();
        assert!((1870..=1950).contains(&covered), "p {p}: covered {covered} of 2000");
    }
}

#[test]
fn the_deviation_of_a_uniform_sample_is_known() {
    let mut luck = SplitMix(3);
    let (mean, sd) = mean_sd((0..20_000).map(|_| f64::from(luck.below(1000))));
    assert!((mean - 499.5).abs() < 5.0 && (sd - 288.7).abs() < 4.0, "{mean} {sd}");
}
