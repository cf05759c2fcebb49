//! The ladder of those who think ahead: champions against the frozen racers, in both games. Prints the rows of
//! docs/LADDER.md.
//! One thread. `cargo run --release -p study --example ladder_champion -- GAMES [ROW ..]`; rows are counted from 1.

use ::motorcar::MotorcarRace;
use ::motorcar::sources::Flick;
use ::race::GreatRace;
use ::race::rules::Direction;
use bots::{motorcar, race};
use content::Content;
use study::{Match, MatchReport, MotorcarSetup, RaceSetup, Sprt, run_match};

/// Who against whom, where (a board, or the motorcar race), and with how many seats.
const ROWS: [(&str, &str, &str, usize); 24] = [
    ("champion:100", "racer-1", "africa", 2),
    ("champion:400", "racer-1", "africa", 2),
    ("champion:400", "champion:100", "africa", 2),
    ("champion:400", "racer-1", "africa", 4),
    ("champion:400", "racer-1", "asia", 2),
    ("champion:400", "racer-1", "europe", 2),
    ("champion:100", "racer-2", "motorcar", 3),
    ("champion:400", "racer-2", "motorcar", 3),
    ("champion:400", "racer-2", "motorcar", 6),
    ("champion:1000", "racer-1", "africa", 2),
    ("champion:2000", "racer-1", "africa", 2),
    ("champion:2000", "racer-1", "africa", 4),
    ("champion:200", "montecarlo:200", "africa", 2),
    ("champion:400", "montecarlo:400", "africa", 2),
    ("champion:2000", "montecarlo:2000", "africa", 2),
    ("champion:2000", "champion:400", "africa", 2),
    ("champion:2000", "racer-2", "motorcar", 3),
    ("champion:2000", "racer-2", "motorcar", 6),
    ("champion:2000", "racer-1", "asia", 2),
    ("champion:2000", "racer-1", "europe", 2),
    ("champion:2000", "racer-1", "south_america", 2),
    ("champion:2000", "racer-1", "usa", 2),
    ("champion:2000", "racer-1", "usa_east", 2),
    ("champion:2000", "racer-1", "usa_west", 2),
];

fn main() -> Result<(), String> {
    let mut numbers =
        std::env::args().skip(1).map(|n| n.parse::<usize>().map_err(|_| format!("\"{n}\" is no number")));
    let games = numbers.next().unwrap_or(Ok(100))?;
    let wanted = numbers.collect::<Result<Vec<usize>, String>>()?;
    println!(
        "| | A | B | where | seats | games | share of A | 95 % | fair |\n|---|---|---|---|---|---|---|---|---|"
    );
    for (row, (a, b, place, players)) in (1..).zip(ROWS) {
        if !wanted.is_empty() && !wanted.contains(&row) {
            continue;
        }
        let report = played(a, b, place, players, games as u64)?;
        let [lo, hi] = report.ci95.map(|share| share * 100.0);
        let (share, fair) = (report.a_share * 100.0, 100.0 / players as f64);
        println!(
            "| {row} | {a} | {b} | {place} | {players} | {} | {share:.1} % | {lo:.1} – {hi:.1} | {fair:.1} % |",
            report.games
        );
    }
    Ok(())
}

fn played(a: &str, b: &str, place: &str, players: usize, games: u64) -> Result<MatchReport, String> {
    let names = [a.to_owned(), b.to_owned()];
    let sprt = Sprt { elo0: 0.0, elo1: 20.0, alpha: 0.05 };
    let (seed, threads, stop_early, seats) = (1, 1, false, vec![b.to_owned(); players]);
    let content = Content::embedded();
    if place == "motorcar" {
        let setup = MotorcarSetup::new(&content, Flick::Skill, &seats).expect("embedded content is sound");
        return run_match::<MotorcarRace>(&Match {
            a: &|| motorcar::by_name(a).expect("a level"),
            b: &|| motorcar::by_name(b).expect("a level"),
            setup: &|number| setup.race(number),
            progress: &|| (),
            names,
            players,
            games,
            seed,
            threads,
            sprt,
            stop_early,
        });
    }
    let setup =
        RaceSetup::new(&content, place, Direction::Forward, &seats).expect("embedded content is sound");
    run_match::<GreatRace>(&Match {
        a: &|| race::by_name(a).expect("a level"),
        b: &|| race::by_name(b).expect("a level"),
        setup: &|number| setup.race(number),
        progress: &|| (),
        names,
        players,
        games,
        seed,
        threads,
        sprt,
        stop_early,
    })
}
