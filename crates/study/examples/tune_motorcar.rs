//! Finds weights for the motorcar racer in self-play: random changes, kept when they win more in all company together. A candidate
//! drives alone among copies of the best so far and among each frozen level; weights that were found against one rival lose to others.
//! `cargo run --release -p study --example tune_motorcar -- CARS ROUNDS GAMES`

use bots::Bot;
use bots::motorcar::{Racer, Weights, by_name};
use content::Content;
use game::{Luck, SplitMix};
use motorcar::MotorcarRace;
use motorcar::sources::Flick;
use study::{Match, MotorcarSetup, Sprt, run_match};

/// Levels that must not find a weak side either.
const COMPANY: [&str; 2] = ["novice-1", "racer-1"];

fn racer(weights: Weights) -> Box<dyn Bot<MotorcarRace>> {
    Box::new(Racer { weights: Some(weights) })
}

/// The Elo of a candidate, added up over all company.
fn strength(candidate: Weights, best: Weights, players: usize, games: u64, seed: u64) -> f64 {
    let setup = MotorcarSetup::new(&Content::embedded(), Flick::Skill, &vec!["racer".to_owned(); players]);
    let setup = setup.expect("embedded content is sound");
    let elo = |company: &(dyn Fn() -> Box<dyn Bot<MotorcarRace>> + Sync)| {
        let report = run_match::<MotorcarRace>(&Match {
            a: &|| racer(candidate),
            b: company,
            names: ["candidate".into(), "company".into()],
            players,
            games,
            seed,
            threads: 1,
            sprt: Sprt { elo0: 0.0, elo1: 20.0, alpha: 0.05 },
            stop_early: false,
            setup: &|number| setup.race(number),
            progress: &|| (),
        });
        report.expect("races run").elo
    };
    let frozen = COMPANY.map(|level| elo(&|| by_name(level).expect("a level")));
    // Its own kind is met most often.
    2.0 * elo(&|| racer(best)) + frozen.iter().sum::<f64>()
}

/// A candidate: some weights are changed, most are not.
fn changed(best: Weights, luck: &mut SplitMix) -> Weights {
    let mut next = best;
    let fields: [&mut f64; 18] = [
        &mut next.tile,
        &mut next.tile_need,
        &mut next.tile_more,
        &mut next.tile_fade,
        &mut next.tile_end,
        &mut next.spread,
        &mut next.spread_round,
        &mut next.spread_most,
        &mut next.rival_tokens,
        &mut next.tokens_per_tile,
        &mut next.tokens_hoarded,
        &mut next.threat,
        &mut next.threat_fade,
        &mut next.hit,
        &mut next.help,
        &mut next.spared,
        &mut next.slowest,
        &mut next.late,
    ];
    for field in fields {
        if luck.below(4) == 0 {
            *field *= 0.6 + f64::from(luck.below(1000)) / 1000.0 * 0.9;
        }
    }
    next
}

fn main() {
    let mut args = std::env::args().skip(1).map(|a| a.parse::<u64>().expect("a number"));
    let cars = args.next().unwrap_or(3) as u8;
    let (rounds, games) = (args.next().unwrap_or(60), args.next().unwrap_or(1500));
    let strength = |candidate, best, seed| strength(candidate, best, usize::from(cars), games, seed);
    let mut luck = SplitMix(2026);
    let mut best = Weights::for_cars(cars);
    let mut best_elo = strength(best, best, 1);
    println!("start {best_elo:.1} {best:?}");
    for round in 0..rounds {
        let next = changed(best, &mut luck);
        if strength(next, best, 1) > best_elo {
            best = next;
            best_elo = strength(best, best, 1);
            println!("{round}: {best_elo:.1} {best:?}");
        }
    }
    println!("checked with fresh luck: {:.1}", strength(best, Weights::for_cars(cars), 77));
}
