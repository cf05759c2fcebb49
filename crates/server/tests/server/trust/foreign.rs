//! Strangers' files to try the server with.

use crate::support::{Bench, people, play, tiny};
use game::{Seat, SplitMix};
use race::GreatRace;
use record::{Header, Line, RaceOptions, Seed, Tape};
use reqwest::StatusCode;
use serde_json::Value;

/// The log of a race that was played to its end here, and its table.
pub async fn finished(bench: &Bench) -> (String, String) {
    let (table, players) = bench.begin(tiny(), people(2)).await;
    play(&players, &mut SplitMix(41), 100_000).await;
    let log = log_of(bench, &table).await;
    assert!(log.starts_with("{\"great_race_log\""), "{log}");
    (table, log)
}

/// What is given out as the log of a table.
pub async fn log_of(bench: &Bench, table: &str) -> String {
    let asked = bench.http.get(format!("{}/api/tables/{table}/log", bench.base));
    asked.send().await.expect("an answer").text().await.expect("text")
}

/// Brings a log in.
pub async fn import(bench: &Bench, log: &str) -> (StatusCode, Value) {
    crate::support::read(bench.http.post(format!("{}/api/import", bench.base)).body(log.to_owned())).await
}

/// The same log with another header; its checksum fits.
pub fn with_header(log: &str, change: impl FnOnce(&mut Header)) -> String {
    let mut lines: Vec<&str> = log.lines().collect();
    let close: Value = serde_json::from_str(lines.pop().expect("a closing line")).expect("JSON");
    let seed = Seed::parse(close["seed"].as_str().expect("a seed"));
    let mut header: Header = serde_json::from_str(lines.remove(0)).expect("a header");
    change(&mut header);
    let lines: Vec<Line> = lines.iter().map(|line| serde_json::from_str(line).expect("a record")).collect();
    record::write_log(&header, &lines, seed.as_ref())
}

/// The same log with so many records more, all of them right, and much work for whoever reads them.
pub fn heavy(log: &str, takeovers: usize) -> String {
    let rules_for = |header: &Header, _: Option<&Seed>| {
        let options = RaceOptions::from_value(&header.options)?;
        let sources = crate::support::content().board(&options.board).map_err(|_| "a board")?;
        race::Rules::new(&sources, options.to_options(&sources)?).map_err(|error| error.to_string())
    };
    let (rules, mut tape) = Tape::<GreatRace>::read(log, rules_for).expect("a good log");
    for _ in 0..takeovers {
        tape.take_over(&rules, Seat(0), "novice");
    }
    tape.text(true)
}
