//! The ladder of the motorcar race: every level against the ones it must beat, at every number of cars. Prints the rows of
//! docs/LADDER.md, and fails where the lower end of an interval is below its bar. One thread.
//! `cargo run --release -p study --example ladder_motorcar -- GAMES`

use bots::motorcar::by_name;
use content::Content;
use motorcar::MotorcarRace;
use motorcar::sources::Flick;
use std::process::ExitCode;
use study::{Match, MotorcarSetup, Sprt, run_match};

const PAIRS: [(&str, &str); 5] = [
    ("novice", "random"),
    ("racer", "novice-1"),
    ("racer", "racer-1"),
    ("racer", "novice"),
    ("novice", "racer"),
];

/// What the racer must win at least, by rival and number of cars.
const BARS: [(&str, usize, f64); 4] =
    [("novice-1", 3, 65.0), ("novice-1", 6, 45.0), ("racer-1", 3, 45.0), ("racer-1", 6, 25.0)];

fn main() -> ExitCode {
    let mut end = ExitCode::SUCCESS;
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(3000);
    println!("| A | B | cars | games | share of A | 95 % | fair |\n|---|---|---|---|---|---|---|");
    for (a, b) in PAIRS {
        for cars in 3..=6 {
            let setup = MotorcarSetup::new(&Content::embedded(), Flick::Skill, &vec![b.to_owned(); cars]);
            let setup = setup.expect("embedded content is sound");
            let report = run_match::<MotorcarRace>(&Match {
                a: &|| by_name(a).expect("a level"),
                b: &|| by_name(b).expect("a level"),
                names: [a.into(), b.into()],
                players: cars,
                games,
                seed: 42,
                threads: 1,
                sprt: Sprt { elo0: 0.0, elo1: 20.0, alpha: 0.05 },
                stop_early: false,
                setup: &|number| setup.race(number),
                progress: &|| (),
            });
            let report = report.expect("races run");
            let [lo, hi] = report.ci95.map(|share| share * 100.0);
            let (share, fair) = (report.a_share * 100.0, 100.0 / cars as f64);
            println!(
                "| {a} | {b} | {cars} | {} | {share:.1} % | {lo:.1} – {hi:.1} | {fair:.1} % |",
                report.games
            );
            let bar = BARS.iter().find(|bar| a == "racer" && (bar.0, bar.1) == (b, cars));
            if let Some((.., bar)) = bar.filter(|(.., bar)| lo < *bar) {
                eprintln!("{a} against {b} with {cars} cars: {lo:.1} is below {bar}");
                end = ExitCode::FAILURE;
            }
        }
    }
    end
}
