//! `great-race rene` beside a table of cardboard (R177): a whole race of a log typed in, slips, files, three languages.

#[path = "support/run.rs"]
mod run;
#[path = "../../session/tests/session/scribe.rs"]
mod scribe;
mod support;

use game::{Game, Seat};
use race::GreatRace;
use run::{err, great_race, out};
use scribe::{Scribe, options};
use session::cardboard::wire::CardboardFile;
use support::folder;

fn file(folder: &std::path::Path, name: &str) -> String {
    folder.join(name).display().to_string()
}

#[test]
fn r177_a_race_of_a_log_that_is_typed_in_ends_as_the_log_does() {
    let scribe = Scribe::new(options("europe", 2, None), 11).race();
    let dir = folder("rene_typed");
    let (kept, log) = (file(&dir, "race.json"), file(&dir, "race.jsonl"));
    let typed = format!("{}\nquit\n", scribe.told.entries().join("\n"));
    let args = ["rene", "--board", "europe", "--rene", "2", "--save", &kept, "--log", &log];
    let told = great_race(&args, &typed);
    assert!(told.status.success(), "{}", err(&told));
    let said = out(&told);
    assert!(said.contains("René lays") && said.contains("The race is over."), "{said}");
    for seat in [Seat(0), Seat(1)] {
        let points = GreatRace::score(&scribe.rules, scribe.state(), seat);
        let place = GreatRace::ranking(&scribe.rules, scribe.state())[seat.index()];
        let who = if seat.0 == 0 { "Your crew" } else { "The Torpedo" };
        let line = said
            .lines()
            .rfind(|line| line.contains(who) && line.trim_start().starts_with(&place.to_string()));
        let line = line.unwrap_or_else(|| panic!("no line of {who}: {said}"));
        assert!(points == 0 || line.contains(&points.to_string()), "{points}: {line}");
    }
    let read = CardboardFile::read(&std::fs::read_to_string(&kept).expect("kept")).expect("a race");
    assert_eq!(read.entries, scribe.told.entries());
    // The log holds together, and says what it is worth.
    let verified = great_race(&["verify", &log], "");
    assert!(verified.status.success(), "{}", err(&verified));
    assert!(out(&verified).contains("typed in"), "{}", out(&verified));
    let resumed = great_race(&["play", "--resume", &log], "");
    assert!(err(&resumed).contains("does not hold its seed"), "{}", err(&resumed));
}

#[test]
fn slips_are_named_taken_back_and_put_right() {
    let dir = folder("rene_slips");
    let kept = file(&dir, "race.json");
    let lines = "sing\nrene z1\nnext\nA1\nundo\ndraw\nhelp\nmap\nlist\nset gauges 9 9 9\nset gauges 5 4 3\nundo\nundo\nundo\n";
    let said = out(&great_race(&["rene", "--save", &kept], lines));
    for words in [
        "That means nothing here",
        "That is not asked now.",
        "Taken back: rene a1",
        "That gauge goes up to 5.",
        "Taken back: gauges 5 4 3",
        "There is nothing to take back.",
        "great-race rene --resume",
    ] {
        assert!(said.contains(words), "{words}: {said}");
    }
    // What is kept is never written over by another race, and goes on in any language.
    let over = great_race(&["rene", "--board", "europe", "--save", &kept], "");
    assert!(!over.status.success(), "{}", out(&over));
    for (language, ready, asked) in [
        ("en", "René is ready", "Turn up René"),
        ("nl", "René is klaar", "Draai Renés"),
        ("fr", "René est prêt", "Retournez"),
    ] {
        let said = out(&great_race(&["rene", "--resume", &kept, "--lang", language], ""));
        assert!(said.contains(ready) && said.contains(asked), "{said}");
    }
    std::fs::write(&kept, "{}").expect("written");
    let foreign = great_race(&["rene", "--resume", &kept], "");
    assert!(err(&foreign).contains("no race with the cardboard game"), "{}", err(&foreign));
    for (args, words) in [
        (["--board", "mars"], "there is no board"),
        (["--modules", "postal"], "R177"),
        (["--first", "3"], "first is 1"),
        (["--rene", "4"], "levels go from 1 to 3"),
        (["--board", "usa_west"], "which middle city"),
    ] {
        let refused = great_race(&[&["rene"], &args[..]].concat(), "");
        assert!(err(&refused).contains(words), "{args:?}: {}", err(&refused));
    }
}
