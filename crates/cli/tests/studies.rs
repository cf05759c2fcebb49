//! Races without people: simulations, matches, measurements and outside programs, as the real binary runs them.

#[path = "support/run.rs"]
mod run;
mod support;

use run::{err, great_race, out};
use std::path::{Path, PathBuf};
use support::folder;

#[test]
fn the_same_seed_gives_the_same_logs_on_one_and_on_two_cores() {
    let mut read = Vec::new();
    for threads in ["1", "2"] {
        let folder = folder(&format!("logs{threads}"));
        let dir = folder.to_str().expect("plain path");
        let args = [
            "sim",
            "--seats",
            "novice,random,novice",
            "--games",
            "6",
            "--seed",
            "5",
            "--json",
            "--threads",
            threads,
            "--logs",
            dir,
        ];
        let output = great_race(&args, "");
        assert!(output.status.success(), "{}", err(&output));
        let mut files: Vec<PathBuf> =
            std::fs::read_dir(&folder).expect("logs").map(|e| e.expect("log").path()).collect();
        files.sort();
        assert_eq!(files.len(), 6);
        read.push(files.iter().map(|f| std::fs::read(f).expect("a log")).collect::<Vec<_>>());
        let names: Vec<&str> = files.iter().map(|f| f.to_str().expect("plain path")).collect();
        let verified = great_race(&[&["verify"], &names[..]].concat(), "");
        assert!(verified.status.success(), "{}", out(&verified));
    }
    assert!(read[0] == read[1], "byte for byte");
}

#[test]
fn servers_are_measured_and_lose_nothing_that_they_acknowledged() {
    let asked =
        ["bench", "server", "--tables", "3", "--players", "3", "--seconds", "2", "--rate", "20", "--json"];
    let output = great_race(&asked, "");
    assert!(output.status.success(), "{}", err(&output));
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    for (field, number) in [("tables", 3), ("sockets", 6), ("servers", 1), ("seats_that_lost_a_move", 0)] {
        assert_eq!(told[field], number, "{field} in {told}");
    }
    assert!(told["durable_moves_per_s"].as_f64() > Some(0.0) && told["move_ms_p99"].is_number(), "{told}");
    let wrong = great_race(&["bench", "server", "--tables", "1", "--program", "no-such-program"], "");
    assert!(!wrong.status.success() && err(&wrong).contains("no-such-program"), "{}", err(&wrong));
}

#[test]
fn sim_and_bench_print_the_json_that_others_rely_on() {
    let output =
        great_race(&["sim", "--seats", "novice,novice", "--games", "20", "--seed", "1", "--json"], "");
    let sim: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    for field in
        ["games", "finished", "capped", "errors", "seconds", "turns_mean", "turns_sd", "decisions_mean"]
    {
        assert!(sim[field].is_number(), "{field} in {sim}");
    }
    assert_eq!((sim["games"].as_u64(), sim["errors"].as_u64()), (Some(20), Some(0)));
    for field in ["bot", "wins", "share", "ci95", "score_mean"] {
        assert!(!sim["seats"][0][field].is_null(), "{field} in {sim}");
    }
    let output = great_race(&["bench", "--seconds", "0.2", "--json"], "");
    let bench: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    for field in [
        "game",
        "board",
        "players",
        "games_per_s",
        "decisions_per_s",
        "turns_per_s",
        "calibration_per_s",
        "clone_ns",
        "state_bytes",
        "allocations_per_game",
        "signature",
    ] {
        assert!(!bench[0][field].is_null(), "{field} in {bench}");
    }
    assert_eq!(bench[0]["allocations_per_game"].as_f64(), Some(0.0));
    let output = great_race(&["bench", "--seconds", "0.1", "--modules", "village", "--json"], "");
    let modules: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(modules[0]["modules"], serde_json::json!(["village"]));
    assert!(modules[0]["of_plain"].as_f64().is_some_and(|ratio| ratio > 0.0), "{modules}");
    assert_eq!(modules[1]["signature"], bench[0]["signature"], "the same race without them, for comparison");
    assert_ne!(modules[0]["signature"], bench[0]["signature"]);
}

#[test]
fn an_outside_program_plays_a_seat_and_misbehaviour_costs_only_that_seat() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/agent.py");
    let good = format!("agent:python3 {}", script.display());
    let output = great_race(&["sim", "--seats", &format!("{good},random"), "--games", "2", "--json"], "");
    assert!(output.status.success() && err(&output).is_empty(), "{}", err(&output));
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(report["seats"][0]["wins"].as_f64(), Some(2.0), "{report}");
    let motorcars =
        ["sim", "--game", "motorcar", "--seats", &format!("{good},random,random"), "--games", "2"];
    let output = great_race(&motorcars, "");
    assert!(output.status.success() && err(&output).is_empty(), "{}", err(&output));
    let old = std::env::temp_dir().join(format!("protocol-1-{}.py", std::process::id()));
    let answers = "import json, sys\nfor line in sys.stdin:\n    said = {'id': json.loads(line).get('id'), 'action': 'pass'}\n    print(json.dumps(said), flush=True)\n";
    std::fs::write(&old, answers).expect("written");
    let output = great_race(
        &["sim", "--seats", &format!("agent:python3 {},novice", old.display()), "--games", "1"],
        "",
    );
    std::fs::remove_file(&old).expect("removed");
    assert!(
        err(&output).contains("it speaks protocol 1; this is 2, see docs/HOWTO/add-a-bot.md"),
        "{}",
        err(&output)
    );
    for (bad, fault) in [("agent:true", "it has ended"), ("agent:yes", "its answer is no JSON: y")] {
        let output = great_race(&["sim", "--seats", &format!("{bad},novice"), "--games", "1", "--json"], "");
        assert!(output.status.success(), "the game goes on: {}", err(&output));
        assert!(err(&output).contains(fault) && err(&output).contains("seat 1"), "{}", err(&output));
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(report["seats"][1]["wins"].as_f64(), Some(1.0), "{report}");
    }
    let missing = great_race(&["sim", "--seats", "agent:/nowhere/bot,novice"], "");
    assert!(!missing.status.success() && err(&missing).contains("cannot be started"), "{}", err(&missing));
}

#[test]
fn a_match_prints_the_json_that_others_rely_on() {
    let output = great_race(&["match", "racer", "novice", "--games", "40", "--seed", "3", "--json"], "");
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    for field in ["a", "b", "games", "a_share", "ci95", "elo", "elo_ci95", "sprt"] {
        assert!(!report[field].is_null(), "{field} in {report}");
    }
    let again = great_race(
        &["match", "racer", "novice", "--games", "40", "--seed", "3", "--json", "--threads", "1"],
        "",
    );
    assert_eq!(output.stdout, again.stdout, "the same on any number of cores");
}

#[test]
fn races_with_every_module_leaders_and_drawn_play_modes_run_to_their_end_and_verify() {
    let five = "random,novice,racer,random,novice";
    let every = [
        "sim",
        "--board",
        "asia",
        "--seats",
        five,
        "--modules",
        "all",
        "--leaders",
        "draft",
        "--games",
        "4",
        "--json",
    ];
    let report: serde_json::Value = serde_json::from_slice(&great_race(&every, "").stdout).expect("JSON");
    assert_eq!((report["games"].as_u64(), report["finished"].as_u64()), (Some(4), Some(4)), "{report}");
    for options in [&["--mode", "draw", "--leaders", "random"][..], &["--modules", "paddock,season:hard"]] {
        let file = std::env::temp_dir().join(format!(
            "great-race-modules-{}-{}.jsonl",
            std::process::id(),
            options.len()
        ));
        let file = file.to_str().expect("plain");
        let play = [
            "play",
            "--board",
            "africa",
            "--seats",
            "novice,novice",
            "--seed",
            "5",
            "--save",
            file,
            "--force",
        ];
        let played = great_race(&[&play[..], options].concat(), "");
        assert!(played.status.success(), "{}", err(&played));
        let verified = great_race(&["verify", file], "");
        assert!(verified.status.success(), "{}", err(&verified));
        std::fs::remove_file(file).expect("written");
    }
}
