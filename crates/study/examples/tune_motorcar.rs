//! Finds weights for the motorcar racer by matches against novices: random changes, kept when they win more.
//! `cargo run --release -p study --example tune_motorcar -- CARS ROUNDS GAMES`

use bots::motorcar::{Novice, Racer, Weights};
use content::Content;
use game::{Luck, SplitMix};
use motorcar::MotorcarRace;
use motorcar::sources::Flick;
use study::{Match, MotorcarSetup, Sprt, run_match};

/// The Elo against novices.
fn strength(weights: Weights, players: usize, games: u64, seed: u64) -> f64 {
    let setup = MotorcarSetup::new(&Content::embedded(), Flick::Skill, &vec!["novice".to_owned(); players]);
    let setup = setup.expect("embedded content is sound");
    let report = run_match::<MotorcarRace>(&Match {
        a: &|| Box::new(Racer { weights: Some(weights) }),
        b: &|| Box::new(Novice),
        names: ["racer".into(), "novice".into()],
        players,
        games,
        seed,
        threads: 2,
        sprt: Sprt { elo0: 0.0, elo1: 20.0, alpha: 0.05 },
        stop_early: false,
        setup: &|number| setup.race(number),
        progress: &|| (),
    });
    report.expect("races run").elo
}

fn main() {
    let mut args = std::env::args().skip(1).map(|a| a.parse::<u64>().expect("a number"));
    let cars = args.next().unwrap_or(3) as u8;
    let (rounds, games) = (args.next().unwrap_or(60), args.next().unwrap_or(3000));
    let strength = |weights, games, seed| strength(weights, usize::from(cars), games, seed);
    let mut luck = SplitMix(2026);
    let mut best = Weights::for_cars(cars);
    let mut best_elo = strength(best, games, 1);
    println!("start {best_elo:.1} {best:?}");
    for round in 0..rounds {
        let mut next = best;
        let fields: [&mut f64; 9] = [
            &mut next.tile,
            &mut next.tile_per_round,
            &mut next.tile_more,
            &mut next.rival_tokens,
            &mut next.daring,
            &mut next.leader,
            &mut next.other,
            &mut next.help,
            &mut next.token,
        ];
        for field in fields {
            if luck.below(3) == 0 {
                let factor = 0.6 + f64::from(luck.below(1000)) / 1000.0 * 0.9;
                let shift = (f64::from(luck.below(1000)) / 1000.0 - 0.5) * 0.3;
                *field = *field * factor + shift;
            }
        }
        let elo = strength(next, games, 1);
        if elo > best_elo {
            (best, best_elo) = (next, elo);
            println!("{round}: {best_elo:.1} {best:?}");
        }
    }
    println!("checked with fresh luck: {:.1}", strength(best, games * 2, 77));
}
