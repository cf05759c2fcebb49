//! Campaigns in the terminal: begun, raced, given up, shown in three languages, verified; and files that are no campaigns.

#[path = "support/run.rs"]
mod run;
mod support;

use run::{err, great_race, out};
use serde_json::Value;
use support::folder;

fn json(args: &[&str]) -> Value {
    let output = great_race(args, "");
    assert!(output.status.success(), "{}", err(&output));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// A new campaign in a folder of its own: its file.
fn begun(name: &str, more: &[&str]) -> String {
    let file = folder(name).join("ann.json").display().to_string();
    let output = great_race(&[&["campaign", "new", &file, "--player", "Ann"], more].concat(), "");
    assert!(output.status.success(), "{}", err(&output));
    file
}

#[test]
fn a_race_of_a_campaign_is_left_taken_up_again_finished_and_entered() {
    let file = begun("campaign_raced", &["--no-legacy"]);
    let left = great_race(&["play", "--campaign", &file, "--board", "europe"], "1\nquit\n");
    assert!(left.status.success(), "{}", err(&left));
    assert!(!out(&left).contains("seed"), "the luck of a campaign is nobody's to know");
    let shown = great_race(&["campaign", "show", &file], "");
    assert!(out(&shown).contains("A race is running"), "{}", out(&shown));
    let over = great_race(&["play", "--campaign", &file], "1\n".repeat(4000));
    assert!(over.status.success(), "{}", err(&over));
    assert!(out(&over).contains("The race is entered in the campaign."), "{}", out(&over));
    let shown = json(&["campaign", "show", &file, "--json"]);
    assert_eq!(shown["history"][0]["board"], "europe");
    assert_ne!(shown["history"][0]["ending"], "abandoned", "{shown}");
    let verified = json(&["verify", "--passport", &file, "--json"]);
    assert_eq!((&verified["ok"], &verified["races"]), (&Value::Bool(true), &Value::from(1)));
    let log = great_race(&["campaign", "log", &file, "1"], "");
    let alone = std::path::Path::new(&file).with_file_name("race.jsonl");
    std::fs::write(&alone, &log.stdout).expect("a log");
    let verified = great_race(&["verify", &alone.display().to_string()], "");
    assert!(verified.status.success(), "{}", out(&verified));
}

#[test]
fn a_bent_log_a_cut_file_and_a_foreign_one_are_refused_and_stay_as_they_are() {
    let file = begun("campaign_bent", &[]);
    let given_up = great_race(&["play", "--campaign", &file], "1\n1\n1\nquit\n");
    assert!(given_up.status.success(), "{}", err(&given_up));
    assert!(great_race(&["campaign", "abandon", &file], "").status.success());
    let whole = std::fs::read_to_string(&file).expect("a file");
    let bent = [whole.replacen("luck", "lück", 1), whole[..whole.len() - 40].to_owned(), "{\"a\": 1}".into()];
    for text in bent {
        std::fs::write(&file, &text).expect("written");
        for args in [
            ["verify", "--passport", &file],
            ["campaign", "show", &file],
            ["campaign", "abandon", &file],
            ["play", "--campaign", &file],
        ] {
            let refused = great_race(&args, "");
            assert!(!refused.status.success(), "{args:?}: {}", out(&refused));
            let told = err(&refused);
            assert!(told.contains("damaged") || told.contains("not the file of a campaign"), "{told}");
        }
        assert_eq!(std::fs::read_to_string(&file).expect("a file"), text, "it is not written over");
    }
    let again = great_race(&["campaign", "new", &file], "");
    assert!(err(&again).contains("not written over"), "{}", err(&again));
}

#[test]
fn a_campaign_is_told_in_three_languages_and_letters_are_asked_for() {
    let file = begun("campaign_words", &["--upgrades", "letter"]);
    assert!(great_race(&["play", "--campaign", &file], "quit\n").status.success());
    assert!(great_race(&["campaign", "abandon", &file], "").status.success());
    for (language, word) in [("en", "The envoy"), ("nl", "De gezant"), ("fr", "L’émissaire")] {
        let shown = great_race(&["campaign", "show", &file, "--lang", language], "");
        assert!(out(&shown).contains(word), "{}", out(&shown));
        assert!(!out(&shown).contains("campaign owes"), "a key without words: {}", out(&shown));
    }
    let early = great_race(&["play", "--campaign", &file], "");
    assert!(err(&early).contains("named by letter first"), "{}", err(&early));
    let named = great_race(&["campaign", "letters", &file, "c"], "");
    assert!(out(&named).contains("c2"), "{}", out(&named));
    let list = great_race(&["campaign", "list", &folder_of(&file)], "");
    assert!(out(&list).contains("Campaign of Ann: 1 race"), "{}", out(&list));
}

fn folder_of(file: &str) -> String {
    std::path::Path::new(file).parent().expect("a folder").display().to_string()
}

#[test]
fn r168_a_race_alone_is_raced_with_and_without_a_campaign() {
    let single = great_race(&["play", "--solo", "--alone", "--seed", "3"], "1\n".repeat(3000));
    assert!(single.status.success(), "{}", err(&single));
    assert!(!out(&single).contains("Torpedo"), "{}", out(&single));
    let file = begun("campaign_alone", &[]);
    let of_campaign = great_race(&["play", "--campaign", &file, "--alone"], "1\n".repeat(3000));
    assert!(of_campaign.status.success(), "{}", err(&of_campaign));
    let shown = json(&["campaign", "show", &file, "--json"]);
    assert_eq!((&shown["history"][0]["alone"], &shown["first"]), (&Value::Bool(true), &Value::from(1)));
    let without = great_race(&["play", "--alone"], "");
    assert!(err(&without).contains("--solo --alone"), "{}", err(&without));
}
