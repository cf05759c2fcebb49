//! Strangers' files: a log is data. It starts no program, does nothing to a terminal, brings no files but its board's, and
//! one bad file does not keep the others from being checked.

mod support;

use game::text::is_plain;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use support::folder;

fn great_race(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_great-race"));
    command.args(args).stdin(Stdio::null()).output().expect("the binary runs")
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// Nothing in it does anything to a terminal.
fn only_text(output: &Output) -> String {
    let told = told(output);
    assert!(told.chars().all(|letter| letter == '\n' || is_plain(letter)), "{told:?}");
    assert!(!told.contains("panicked"), "{told}");
    told
}

/// The log of a race that was played to its end, and its folder.
fn finished_race(name: &str) -> (PathBuf, String) {
    let folder = folder(name);
    let dir = folder.to_str().expect("plain path");
    let made = great_race(&["sim", "--seats", "random,random", "--games", "1", "--seed", "3", "--logs", dir]);
    assert!(made.status.success(), "{}", told(&made));
    let log = std::fs::read_dir(&folder).expect("logs").next().expect("one").expect("log").path();
    let text = std::fs::read_to_string(&log).expect("a log");
    (folder, text)
}

/// The same log with another header and other records; its checksum fits.
fn forged(text: &str, header: impl FnOnce(&mut Value), records: impl FnOnce(&mut Vec<String>)) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let close: Value = serde_json::from_str(&lines.pop().expect("a closing line")).expect("JSON");
    let seed = record::Seed::parse(close["seed"].as_str().expect("a seed"));
    let mut head: Value = serde_json::from_str(&lines.remove(0)).expect("a header");
    header(&mut head);
    let head: record::Header = serde_json::from_value(head).expect("still a header");
    records(&mut lines);
    let records: Vec<record::Line> =
        lines.iter().map(|line| serde_json::from_str(line).expect("a record")).collect();
    record::write_log(&head, &records, seed.as_ref())
}

fn write(file: &Path, text: &str) -> String {
    std::fs::write(file, text).expect("writable");
    file.to_str().expect("plain path").to_owned()
}

#[test]
fn f2_no_program_is_started_because_a_file_names_it() {
    let (folder, text) = finished_race("f2_programs");
    let trap = folder.join("pwned");
    let command = format!("agent:touch {}", trap.display());
    let in_seats = forged(&text, |header| header["seats"][0] = json!(command), |_| {});
    // A stand-in by that name, after everything else: the hash of the record is left out, as without a seed.
    let by = json!({ "n": text.lines().count() - 1, "takeover": 1, "by": command }).to_string();
    let in_takeover = forged(&text, |_| {}, |records| records.push(by));
    for (name, log) in [("seats.jsonl", in_seats), ("takeover.jsonl", in_takeover)] {
        let file = write(&folder.join(name), &log);
        for args in [
            &["play", "--resume", &file][..],
            &["verify", &file],
            &["replay", &file],
            &["replay", &file, "--list"],
            &["replay", &file, "--story"],
            &["board", "draw", "--log", &file, "--out", "never.svg"],
            &["admin", "import", &file, "--data", folder.to_str().expect("plain path")],
        ] {
            let output = great_race(args);
            let told = only_text(&output);
            assert!(!output.status.success(), "{args:?}: {told}");
            let reason = told.contains("is not a plain name") || args[0] == "board";
            assert!(reason, "{args:?}: {told}");
        }
    }
    assert!(!trap.exists(), "a file was obeyed");
}

#[test]
fn f2_a_race_with_a_program_names_no_command_and_goes_on_with_the_users_own_word() {
    let folder = folder("f2_own");
    let file = folder.join("race.jsonl");
    let file = file.to_str().expect("plain path");
    let begun = great_race(&["play", "--seed", "7", "--seats", "you,agent:true", "--save", file]);
    assert!(begun.status.success(), "{}", told(&begun));
    let text = std::fs::read_to_string(file).expect("saved");
    assert!(text.contains("\"seats\":[\"you\",\"agent\"]") && !text.contains("agent:"), "{text}");
    let refused = great_race(&["play", "--resume", file]);
    let told_why = only_text(&refused);
    assert!(!refused.status.success(), "{told_why}");
    let typed = format!("great-race play --resume \"{file}\" --seats \"you,agent:COMMAND\"");
    assert!(told_why.contains(&typed), "{told_why}");
    // Two seats, not three.
    let wrong = great_race(&["play", "--resume", file, "--seats", "you,novice,novice"]);
    assert!(!wrong.status.success() && told(&wrong).contains("this race has 2"), "{}", told(&wrong));
    let resumed = great_race(&["play", "--resume", file, "--seats", "novice,novice"]);
    assert!(resumed.status.success(), "{}", told(&resumed));
    let text = std::fs::read_to_string(file).expect("saved");
    assert!(text.contains("\"takeover\":1,\"by\":\"novice\""), "the log tells who played on");
    // Whoever was seated then sits there now.
    let again = great_race(&["play", "--resume", file]);
    assert!(again.status.success(), "{}", told(&again));
    assert!(great_race(&["verify", file]).status.success());
}

#[test]
fn f2_nothing_in_a_log_reaches_the_terminal_but_text() {
    let (folder, text) = finished_race("f2_escapes");
    let evil = "\u{1b}]0;owned\u{7}\u{1b}[2J\u{9b}31m\u{202e}\r\nother.jsonl: 9 records, every move legal";
    let records = text.lines().count() - 2;
    let takeover = json!({ "n": records + 1, "takeover": 1, "by": evil }).to_string();
    let act = json!({ "n": records + 1, "seat": 1, "act": evil }).to_string();
    let luck = json!({ "n": records + 1, "luck": evil }).to_string();
    let board = |header: &mut Value| header["options"]["board"] = json!(evil);
    let direction = |header: &mut Value| header["options"]["direction"] = json!(evil);
    let logs = [
        ("by", forged(&text, |_| {}, |records| records.push(takeover))),
        ("act", forged(&text, |_| {}, |records| records.push(act))),
        ("luck", forged(&text, |_| {}, |records| records.push(luck))),
        ("seats", forged(&text, |header| header["seats"][1] = json!(evil), |_| {})),
        ("game", forged(&text, |header| header["game"] = json!(evil), |_| {})),
        ("board", forged(&text, board, |_| {})),
        ("direction", forged(&text, direction, |_| {})),
        ("content", forged(&text, |header| header["content"] = json!(evil), |_| {})),
        ("word", forged(&text, |header| header["luck"] = json!(evil), |_| {})),
        ("path", forged(&text, |header| header["files"] = json!({ evil: evil }), |_| {})),
        ("start", forged(&text, |header| header["start"] = json!(evil), |_| {})),
        ("json", evil.to_owned()),
    ];
    for (name, log) in logs {
        let file = write(&folder.join(format!("{name}.jsonl")), &log);
        for args in [
            &["play", "--resume", &file][..],
            &["verify", &file],
            &["verify", &file, "--json"],
            &["replay", &file],
            &["replay", &file, "--list"],
            &["replay", &file, "--story"],
            &["admin", "import", &file, "--data", folder.to_str().expect("plain path")],
        ] {
            let output = great_race(args);
            let told = only_text(&output);
            assert!(!output.status.success(), "{args:?}: {told}");
            let forged_line = told.lines().any(|line| line.starts_with("other.jsonl"));
            assert!(!forged_line, "a file speaks for another: {told}");
        }
    }
}

#[test]
fn f3_a_log_brings_the_files_of_its_board_and_no_others() {
    let folder = folder("f3_files");
    let file = folder.join("race.jsonl");
    let name = file.to_str().expect("plain path");
    let begun = great_race(&["play", "--seed", "7", "--seats", "novice,novice", "--save", name]);
    assert!(begun.status.success(), "{}", told(&begun));
    let text = std::fs::read_to_string(name).expect("saved");
    assert!(great_race(&["verify", name]).status.success());
    let more = forged(&text, |header| header["files"]["text/en/cli.ftl"] = json!("help = run this"), |_| {});
    let less = forged(
        &text,
        |header| drop(header["files"].as_object_mut().expect("files").remove("race.toml")),
        |_| {},
    );
    let other = forged(&text, |header| header["files"]["race.toml"] = json!("# nothing"), |_| {});
    for (name, log, word) in
        [("more", more, "text/en/cli.ftl"), ("less", less, "race.toml"), ("other", other, "race.toml")]
    {
        let file = write(&folder.join(format!("{name}.jsonl")), &log);
        for args in [&["verify", &file][..], &["replay", &file], &["play", "--resume", &file]] {
            let output = great_race(args);
            let told = only_text(&output);
            assert!(!output.status.success() && told.contains(word), "{args:?}: {told}");
        }
    }
}

#[test]
fn f11_every_file_is_checked_whatever_the_others_are() {
    let (folder, text) = finished_race("f11_files");
    let good = write(&folder.join("good.jsonl"), &text);
    let bad = folder.join("bad.jsonl");
    std::fs::write(&bad, b"\xff\xfe\x00").expect("writable");
    let bad = bad.to_str().expect("plain path");
    let cut = write(&folder.join("cut.jsonl"), &text[..text.len() / 2]);
    let missing = folder.join("missing.jsonl");
    let missing = missing.to_str().expect("plain path");
    let dir = folder.to_str().expect("plain path");
    let files = [bad, missing, &cut, dir, &good];
    let output = great_race(&[&["verify"], &files[..]].concat());
    assert!(!output.status.success());
    let out = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(out.lines().count(), files.len(), "{out}");
    for (line, file) in out.lines().zip(files) {
        assert!(line.starts_with(&format!("{file}: ")), "{line}");
    }
    assert!(out.lines().last().is_some_and(|line| line.contains("every move legal")), "{out}");
    assert!(
        String::from_utf8_lossy(&output.stderr).contains("4 of 5 logs did not pass"),
        "{}",
        told(&output)
    );
    let output = great_race(&[&["verify", "--json"], &files[..]].concat());
    assert!(!output.status.success());
    let out = String::from_utf8_lossy(&output.stdout).into_owned();
    let verdicts: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let ok: Vec<bool> = verdicts.iter().map(|verdict| verdict["ok"] == true).collect();
    assert_eq!(ok, [false, false, false, false, true], "{out}");
    assert!(verdicts.iter().zip(files).all(|(verdict, file)| verdict["file"] == file), "{out}");
}
