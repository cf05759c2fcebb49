//! `great-race study`, as the real binary runs it: a report that stands by itself, numbers that are varied, and what
//! is refused.

#[path = "support/run.rs"]
mod run;
mod support;

use run::{err, great_race, out};
use std::path::Path;
use support::folder;

fn plain(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

fn balance(folder: &Path, more: &[&str]) -> (String, serde_json::Value) {
    let (html, json) = (folder.join("report.html"), folder.join("report.json"));
    let files = ["--out", plain(&html), "--json", plain(&json)];
    let output = great_race(&[&["study", "balance"], &files[..], more].concat(), "");
    assert!(output.status.success(), "{}", err(&output));
    assert!(out(&output).contains("report.html"), "{}", out(&output));
    let read = |file: &Path| std::fs::read_to_string(file).expect("written");
    (read(&html), serde_json::from_str(&read(&json)).expect("JSON"))
}

#[test]
fn a_report_is_one_page_with_logs_beside_it_and_the_same_on_any_number_of_cores() {
    let what = [
        "--board",
        "africa,usa",
        "--seats",
        "racer,novice",
        "--leaders",
        "random",
        "--games",
        "3",
        "--seed",
        "4",
    ];
    let mut read = Vec::new();
    for threads in ["1", "2"] {
        let folder = folder(&format!("study-balance-{threads}"));
        read.push((balance(&folder, &[&what[..], &["--threads", threads]].concat()), folder));
    }
    let ((page, report), folder) = &read[0];
    assert_eq!((page, report), (&read[1].0.0, &read[1].0.1), "the same on any number of threads");
    assert!(!page.contains("<script") && !page.contains("http"), "it asks nothing of any network");
    assert_eq!(report["tables"].as_array().map(Vec::len), Some(4), "two boards, both ways");
    let links: Vec<&str> =
        page.split("href=\"report-logs/").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(!links.is_empty());
    assert!(links.iter().all(|link| folder.join("report-logs").join(link).is_file()));
    let first = folder.join("report-logs").join(links[0]);
    let verified = great_race(&["verify", plain(&first)], "");
    assert!(verified.status.success(), "{}", out(&verified));
    // The command of an extreme game plays it again.
    let extreme = &report["extremes"][0];
    let again = extreme["command"].as_str().expect("a command").replace("DIR", plain(&folder.join("again")));
    let words: Vec<&str> = again.split(' ').skip(1).collect();
    assert!(great_race(&words, "").status.success(), "{again}");
    let name = format!("race-4-{:06}.jsonl", extreme["place"].as_u64().expect("a place"));
    let log = |folder: &str, name: &str| std::fs::read(folder_file(&read[0].1, folder, name)).expect("a log");
    assert_eq!(log("again", &name), log("report-logs", extreme["file"].as_str().expect("a file")));
}

fn folder_file(folder: &Path, below: &str, name: &str) -> std::path::PathBuf {
    folder.join(below).join(name)
}

#[test]
fn the_motorcar_race_is_studied_too_for_every_number_of_cars() {
    let folder = folder("study-motorcar");
    let (page, report) =
        balance(&folder, &["--game", "motorcar", "--seats", "3-4", "--games", "2", "--no-logs"]);
    assert_eq!(report["tables"].as_array().map(Vec::len), Some(2));
    assert!(page.contains("href=\"#game-0\"") && !folder.join("report-logs").exists());
}

#[test]
fn what_is_tuned_is_told_with_an_overlay_that_can_be_raced_with() {
    let folder = folder("study-tune");
    let json = folder.join("tune.json");
    let tune = [
        "study",
        "tune",
        "--board",
        "africa",
        "--seats",
        "2",
        "--games",
        "4",
        "--target",
        "length=..3",
        "--target",
        "line.casablanca-dakar=1%..",
        "--vary",
        "race.start_money=80,990",
    ];
    let output = great_race(&[&tune[..], &["--json", plain(&json), "--overlay"]].concat(), "");
    assert!(output.status.success(), "{}", err(&output));
    let overlay = out(&output);
    assert!(err(&output).contains("nearest") && overlay.contains("start_money = 990 "), "{}", err(&output));
    let again = great_race(&tune, "");
    assert!(out(&again).contains("save this as DIR/race.toml"), "{}", out(&again));
    let trials: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(&json).expect("written")).expect("JSON");
    assert_eq!(trials["trials"].as_array().map(Vec::len), Some(2), "as it is, and with more money");
    assert_eq!(trials["overlay"]["race.toml"].as_str().map(str::trim_end), Some(overlay.trim_end()));
    std::fs::write(folder.join("race.toml"), overlay).expect("written");
    std::fs::remove_file(&json).expect("written");
    let raced = great_race(&["sim", "--seats", "2", "--games", "1", "--content", plain(&folder)], "");
    assert!(raced.status.success(), "{}", err(&raced));
}

#[test]
fn what_cannot_be_studied_is_refused_with_what_would_do() {
    let refused = |args: &[&str]| {
        let output = great_race(&[&["study"], args].concat(), "");
        assert!(!output.status.success(), "{args:?}");
        err(&output)
    };
    let balance =
        |more: &[&str]| refused(&[&["balance", "--games", "1", "--out", "/dev/null"], more].concat());
    assert!(balance(&["--board", "atlantis"]).contains("there are: africa, asia"));
    assert!(balance(&["--board", "africa,africa"]).contains("once is enough"));
    assert!(balance(&["--seats", "5-2"]).contains("a range (2-5)"));
    assert!(balance(&["--seats", "7"]).contains("7"));
    assert!(balance(&["--seats", "racer,shumacher"]).contains("there is no bot \"shumacher\""));
    assert!(balance(&["--modules", "snow"]).contains("snow"));
    assert!(balance(&["--game", "motorcar", "--board", "africa"]).contains("--board is for The Great Race"));
    assert!(refused(&["balance", "--games", "0"]).contains("at least 1 game"));
    assert!(refused(&["balance", "--out", "/nowhere/at/all.html"]).contains("make it first"));
    let tune = |more: &[&str]| refused(&[&["tune", "--games", "1", "--board", "africa"], more].concat());
    let (length, money) = (["--target", "length=6..10"], ["--vary", "race.start_money=90"]);
    assert!(tune(&[&length[..], &["--vary", "race.start_mony=90"]].concat()).contains("start_money"));
    assert!(tune(&[&length[..], &["--vary", "race.start_money=-5"]].concat()).contains("will not do"));
    assert!(tune(&[&money[..], &["--target", "speed=1.."]].concat()).contains("they begin with: length"));
    assert!(tune(&[&money[..], &["--target", "line.rome-dakar=1.."]].concat()).contains("casablanca-dakar"));
    assert!(tune(&[&money[..], &money[..], &length[..]].concat()).contains("put all its numbers behind one"));
}
