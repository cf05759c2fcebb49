//! Plays every scenario of `tests/scenarios/**/*.scn`: one rule each, named after the card, the ruling,
//! the worked example or the answer of the rule book that it shows. The language is described in
//! `tests/scenarios/README.md`.

mod scenario;
mod support;

use scenario::Table;
use std::path::Path;
use testkit::scenario::{play, play_all};

#[test]
fn every_scenario_plays_out_as_written() {
    let content = support::content();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    play_all(&folder, |text| play(Table::new(&content), text));
}

#[test]
fn a_wrong_scenario_fails_at_its_line() {
    let content = support::content();
    let in_convoy = "set 1 assistants m\nbegin convoy 1\n";
    for (before, line, told) in [
        ("begin race", "", "0: a scenario must expect something"),
        ("seats 3\n", "expect over", "2: expect over\n      \"expect\" is no word of a scenario"),
        ("begin race\n", "expect over", "2: expect over\n      is Chance(Card), not Over"),
        ("begin race\n", "expect asks 3", "no seat 3"),
        ("begin race\n", "luck card nothing", "\"nothing\" is not a card of this deck"),
        ("begin planning\n", "luck card guide", "luck is not awaited"),
        (in_convoy, "2 drive", "3: 2 drive\n      not possible: WhyNot { reason: NotYourTurn"),
        (in_convoy, "expect not 1 drive", "it is possible"),
        (in_convoy, "expect not 2 drive because money", "the reason is not_your_turn R9, without money"),
        (in_convoy, "expect legal 1: pass", "is [\"drive\", \"pass\", \"repair\"], not [\"pass\"]"),
        (in_convoy, "expect told Drove", "told so far: []"),
        (in_convoy, "expect 1 petrol 4", "petrol: is 5, not 4"),
    ] {
        let failure = play(Table::new(&content), &format!("{before}{line}")).expect_err(line);
        assert!(failure.contains(told), "{failure}");
    }
}
