//! The commands as a person runs them: the real binary, its output and its exit code.

#[path = "support/run.rs"]
mod run;
mod support;

use run::{err, great_race, out};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use support::folder;

#[test]
fn without_a_command_the_page_is_served_on_a_free_port() {
    let home = folder("home");
    let mut child = Command::new(env!("CARGO_BIN_EXE_great-race"))
        .env("HOME", &home)
        .env("XDG_DATA_HOME", &home)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("it says where it is");
    let address =
        line.trim().split("served at http://").nth(1).unwrap_or_else(|| panic!("{line:?}")).to_owned();
    let mut stream = TcpStream::connect(&address).expect("it listens");
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").expect("asked");
    let mut page = String::new();
    stream.read_to_string(&mut page).expect("answered");
    child.kill().expect("stopped");
    child.wait().expect("ended");
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(page.contains("<title>The Great Race"), "{page}");
}

#[test]
fn a_game_in_the_terminal_starts_and_ends_with_its_input() {
    let output = great_race(&["play"], "");
    assert!(output.status.success());
    assert!(out(&output).contains("The Great Race: Colomb-Béchar to Cape Town"), "{}", out(&output));
    assert!(out(&output).contains("The input ends here"));
}

#[test]
fn every_language_starts() {
    for (lang, word) in [("nl", "Kaapstad"), ("fr", "Le Cap")] {
        let output = great_race(&["play", "--lang", lang, "--seed", "1"], "help\n");
        assert!(output.status.success());
        assert!(out(&output).contains(word), "{}", out(&output));
    }
}

#[test]
fn choices_are_taken_by_number_and_by_notation_and_refused_with_a_reason() {
    let input = "99\nfly\nwhy drive\ncard saboteur\n1\nplan pm\nplan pmmgf\nundo\nhelp\nkey\nlist\nposition\nquit\nquit\n";
    let output = great_race(&["play", "--seed", "2", "--seats", "you,random"], input);
    let text = out(&output);
    assert!(output.status.success(), "{}", err(&output));
    for expected in [
        "There is no choice 99",
        "\"fly\" is not a move",
        "Not possible:",
        "Saboteur:",
        "A plan places exactly 5 assistants; this one places 2",
        "turn=1 order=",
        "The race is left as it stands.",
    ] {
        assert!(text.contains(expected), "{expected:?} is missing in:\n{text}");
    }
}

#[test]
fn a_race_is_saved_resumed_and_verified() {
    let file = folder("save").join("race.jsonl");
    let file = file.to_str().expect("plain path");
    let first = great_race(&["play", "--seed", "7", "--seats", "2", "--save", file], "1\nplan pmmgf\nquit\n");
    assert!(first.status.success(), "{}", err(&first));
    let resumed = great_race(&["play", "--resume", file], "position\nquit\n");
    assert!(resumed.status.success(), "{}", err(&resumed));
    assert!(out(&resumed).contains("active="), "{}", out(&resumed));
    let verified = great_race(&["verify", file, "--json"], "");
    assert!(verified.status.success(), "{}", err(&verified));
    let verdict: serde_json::Value = serde_json::from_str(&out(&verified)).expect("JSON");
    assert_eq!((&verdict["ok"], &verdict["error"]), (&true.into(), &serde_json::Value::Null), "{verdict}");
    assert_eq!((&verdict["branch"], &verdict["set_positions"]), (&false.into(), &0.into()), "{verdict}");
    let shown = great_race(&["replay", file, "--at", "3"], "");
    assert!(out(&shown).contains("luck: card"), "{}", out(&shown));
    let too_far = great_race(&["replay", file, "--at", "9999"], "");
    assert!(
        !too_far.status.success() && err(&too_far).contains("the log has records 1 to"),
        "{}",
        err(&too_far)
    );

    let text = std::fs::read_to_string(file).expect("saved");
    std::fs::write(file, text.replacen("\"act\":\"pick", "\"act\":\"pack", 1)).expect("writable");
    let bad = great_race(&["verify", file, "--json"], "");
    assert!(!bad.status.success());
    assert!(out(&bad).contains("\"ok\":false") && out(&bad).contains("\"record\":"), "{}", out(&bad));
    let refused = great_race(&["play", "--resume", file], "");
    assert!(!refused.status.success() && err(&refused).contains("record "), "{}", err(&refused));
}

#[test]
fn bad_input_gets_one_clear_line_and_a_non_zero_exit() {
    let usa = ["sim", "--board", "usa_west", "--middle", "paris"];
    let cases: [(&[&str], &str); 28] = [
        (
            &usa,
            "\"paris\" is no middle city of usa_west; there are: minneapolis, kansas_city, memphis, new_orleans",
        ),
        (&["play", "--middle", "memphis"], "the board \"africa\" has no middle city to choose"),
        (&["match", "novice", "novice", "--first", "3"], "seat 3 cannot begin: the seats are 1 to 2"),
        (&["sim", "--crews", "martian"], "there is no crew \"martian\"; there are: french, belgian"),
        (&["sim", "--crews", "german,-,german"], "two seats cannot both have the crew \"german\""),
        (&["sim", "--seats", "2", "--crews", "german,french,english"], "3 crews for 2 seats"),
        (&["sim", "--game", "motorcar", "--first", "1"], "--first is for The Great Race"),
        (
            &["sim", "--modules", "wether"],
            "\"wether\" is not a module; there are: paddock, paddock:free, postal, season, season:hard",
        ),
        (&["sim", "--modules", "village:hard"], "\"village:hard\" is not village, which has one form only"),
        (&["sim", "--modules", "leaders"], "leaders are said apart: \"leaders\" is one of draft, random"),
        (&["sim", "--leaders", "some"], "--leaders some: it is one of draft, random"),
        (&["sim", "--leaders", "draft", "--crews", "french"], "with leaders nobody chooses a crew"),
        (&["sim", "--mode", "sunday"], "there is no play mode \"sunday\"; there are: first_light"),
        (&["sim", "--mode", "borders", "--modules", "village"], "brings its own modules"),
        (&["sim", "--game", "motorcar", "--mode", "draw"], "--mode is for The Great Race"),
        (&["sim", "--board", "atlantis"], "there is no board \"atlantis\"; there are: africa"),
        (&["sim", "--seats", "novice"], "a race has 2 to 5 seats, not 1"),
        (
            &["sim", "--seats", "novice,genius"],
            "there is no bot \"genius\"; there are: random, novice, racer",
        ),
        (&["play", "--seats", "9"], "a race has 2 to 5 seats, not 9"),
        (&["sim", "--seats", "genius"], "there is no bot \"genius\""),
        (&["play", "--seats", "genius"], "there is no bot \"genius\""),
        (&["match", "genius", "novice", "--players", "9"], "there is no bot \"genius\""),
        (&["sim", "--games", "0"], "--games 0: at least 1 game must be played"),
        (&["match", "racer", "novice", "--games", "0"], "--games 0: at least 1 game must be played"),
        (&["play", "--save", "/nowhere/race.jsonl"], "/nowhere/race.jsonl cannot be written"),
        (&["verify", "nowhere.jsonl"], "nowhere.jsonl: "),
        (&["bench", "--seconds", "0"], "--seconds 0: between 0 and 3600"),
        (&["play", "--content", "nowhere"], "nowhere"),
    ];
    for (args, expected) in cases {
        let output = great_race(args, "");
        assert!(!output.status.success(), "{args:?}");
        assert!(err(&output).contains(expected), "{args:?}: {}", err(&output));
        assert!(!err(&output).contains("panicked"), "{}", err(&output));
    }
}

#[test]
fn why_a_database_cannot_be_opened_is_told_once_and_without_the_password() {
    let output = great_race(&["serve", "--database", "postgres://race:s3cret@127.0.0.1:1/race"], "");
    assert!(!output.status.success());
    let told = err(&output);
    for words in ["race at 127.0.0.1:1 cannot be opened", "refused"] {
        assert_eq!(told.matches(words).count(), 1, "{told}");
    }
    assert!(!told.contains("s3cret"), "{told}");
}

#[test]
fn at_a_shared_screen_nobody_reads_what_belongs_to_another() {
    let input = "\n1\n\n1\npmmgf\n\npmmff\n\ndraw\n\nfund\n\n";
    let text = out(&great_race(&["play", "--seed", "2", "--seats", "you,you"], input));
    let screens: Vec<&str> = text.split(&"=".repeat(72)).collect();
    let of = |i: usize, who: u8| {
        let screen = screens[i];
        assert!(
            screen.trim_start().starts_with(&format!("Crew {who}, press Enter when you sit here.")),
            "{screen}"
        );
        screen
    };
    assert!(of(1, 2).contains("Hand: —"));
    assert!(of(2, 1).contains("[1] Planning"));
    let planning = of(3, 2);
    assert!(planning.contains("Crew 1 has made a plan.") && planning.contains("Hand: Financial, Toolbox"));
    assert!(!planning.contains("You plan"), "{planning}");
    assert!(of(4, 1).contains("You plan pmmgf.") && screens[4].contains("Hand: Repairman\n"));
    assert!(of(5, 2).contains("Crew 1 draws a card.") && !screens[5].contains("You draw"));
    assert!(of(6, 1).contains("You draw "), "{}", screens[6]);
}

#[test]
fn a_race_is_never_written_over_something_else() {
    let folder = folder("foreign");
    let file = folder.join("letter.txt");
    let name = file.to_str().expect("plain path");
    std::fs::write(&file, "Dear aunt,").expect("writable");
    let args = ["play", "--seed", "7", "--seats", "2", "--save", name];
    let refused = great_race(&args, "");
    assert!(!refused.status.success() && err(&refused).contains("holds something else"), "{}", err(&refused));
    let input = format!("save {name}\nsave /nowhere/x\n1\npmmgf\nposition\n");
    let output = great_race(&["play", "--seed", "7", "--seats", "2"], &input);
    let text = out(&output);
    assert!(output.status.success() && text.contains("holds something else"), "{text}");
    assert!(text.contains("/nowhere/x cannot be written") && text.contains("active="), "it goes on: {text}");
    assert!(text.contains("The race is not saved."), "{text}");
    assert_eq!(std::fs::read_to_string(&file).expect("still there"), "Dear aunt,");

    let forced = great_race(&[&args[..], &["--force"]].concat(), "1\nquit\n");
    assert!(forced.status.success(), "{}", err(&forced));
    let kept = std::fs::read_to_string(&file).expect("saved");
    let again = great_race(&args, "");
    assert!(!again.status.success() && err(&again).contains("--resume"), "{}", err(&again));
    assert_eq!(std::fs::read_to_string(&file).expect("still there"), kept);
    let other = folder.join("other.jsonl");
    let input = format!("save {name} --force\nsave {}\nq\n", other.display());
    let output = great_race(&["play", "--seed", "8", "--seats", "2"], &input);
    assert_eq!(out(&output).matches("Saved.").count(), 2, "{}", out(&output));
    assert!(great_race(&["verify", name, other.to_str().expect("plain path")], "").status.success());
}

#[test]
fn odd_input_does_not_end_the_race() {
    let args = ["play", "--seed", "2", "--seats", "you,novice", "--lang", "en"];
    let output = great_race(&args, b"\xff\xfe\nUNDO\nPICK Repairman\nPmMgF\nREPAIR\nH\nQ\nq\n");
    let text = out(&output);
    assert!(output.status.success(), "{}", err(&output));
    assert_eq!(text.matches("[1] Bivouac").count(), 1, "a refused undo shows no board: {text}");
    for expected in [
        "Somebody else has acted since.",
        "You plan pmmgf.",
        "Ilse has made a plan.",
        "repair                     Nothing to repair: engine and chassis are full",
        "play repairman             Repairman · cards 1 →\u{a0}0 · Nothing to repair: engine and chassis are full",
        "Your crew uses an assistant: Mechanics, to repair.",
        "Your crew finds nothing to repair.",
        "why MOVE",
        "Type save FILE to keep it",
        "The race is left as it stands.",
        "The race is not saved.",
        "The seed of this race: 2 ",
    ] {
        assert!(text.contains(expected), "{expected:?} is missing in:\n{text}");
    }
    assert!(text.lines().all(|line| line.trim_end() == line || line.starts_with('>')), "{text}");
}

#[test]
fn everything_can_be_looked_up_in_every_language() {
    let words = [
        (
            "en",
            [
                "at Colomb-Béchar · progress 1/22 · 70\u{a0}F · 1 card",
                "DAK Dakar, Red, 1 card",
                "by sea, 80\u{a0}F",
                "Aim:",
                "1 → 10\u{a0}F",
                "Financial",
            ],
        ),
        (
            "nl",
            [
                "op Colomb-Béchar · vooruitgang 1/22 · 70\u{a0}F · 1 kaart",
                "DAK Dakar, Rood, 1 kaart",
                "over zee, 80\u{a0}F",
                "Doel:",
                "1 → 10\u{a0}F",
                "",
            ],
        ),
        (
            "fr",
            [
                "case Colomb-Béchar · progression 1/22 · 70\u{a0}F · 1 carte",
                "DAK Dakar, Rouge, 1 carte",
                "par mer, 80\u{a0}F",
                "But :",
                "1 → 10\u{a0}F",
                "",
            ],
        ),
    ];
    for (lang, expected) in words {
        let input = "cities\nlines\nrules\nkey\ncrew 2\ncrew 9\n";
        let output = great_race(&["play", "--seed", "2", "--seats", "2", "--lang", lang], input);
        let text = out(&output);
        for expected in expected {
            assert!(text.contains(expected), "{expected:?} is missing in:\n{text}");
        }
    }
}

#[test]
fn tiles_and_what_they_cost_are_told_in_words() {
    for (lang, words) in [("en", " petrol"), ("nl", " benzine"), ("fr", " d’essence")] {
        let input = "1\npmmgf\nexplore\n1\n1\n1\ndrive\n";
        let text = out(&great_race(&["play", "--seed", "2", "--seats", "2", "--lang", lang], input));
        assert!(text.contains(words), "{text}");
        let told = text.lines().filter(|line| !line.contains("  take "));
        assert!(told.clone().count() > 50 && told.clone().all(|line| !line.contains("_p1")), "{text}");
    }
}

#[test]
fn a_finished_race_is_told_again_from_its_log() {
    let folder = folder("story");
    let dir = folder.to_str().expect("plain path");
    let output = great_race(&["sim", "--seats", "2", "--games", "1", "--threads", "99", "--logs", dir], "");
    assert!(output.status.success(), "{}", err(&output));
    let log = std::fs::read_dir(&folder).expect("logs").next().expect("one").expect("log").path();
    let told = great_race(&["replay", log.to_str().expect("plain path"), "--story"], "");
    let text = out(&told);
    assert!(told.status.success(), "{}", err(&told));
    for expected in ["— Turn 2 —", "The race is over.", "Result", " wins!"] {
        assert!(text.contains(expected), "{expected:?} is missing in:\n{text}");
    }
    assert!(!text.contains("Crew "), "bots have names: {text}");
}

#[test]
fn whoever_may_counter_reads_what_is_attacked() {
    let wiped = "\npick militia\n\npick trail_hunter\nppmmg\n\npmmgf\n\nexplore\n1\n1\n1\n\nfund\n\nplay trail_hunter\n\
                 choose E2\ndone\n\n";
    let sabotaged = "\npick guide\n\npick saboteur\n\npmmgf\n\npmmgf\nplay saboteur against 1\n\n";
    let cases = [
        ("22", wiped, "[2] Crew 1 plays Trail Hunter on Desert (3 petrol) on E2. Do you counter it?"),
        ("10", sabotaged, "[1] Crew 2 plays Saboteur against you. Do you counter it?"),
    ];
    for (seed, input, expected) in cases {
        let text = out(&great_race(&["play", "--seed", seed, "--seats", "you,you"], input));
        assert!(text.contains(expected), "{text}");
        assert!(text.contains("guard                      guard used"), "{text}");
    }
}

#[test]
fn a_hint_in_the_terminal_names_a_choice_with_its_chance_and_stands_in_the_log() {
    let folder = folder("hint");
    let file = folder.join("race.jsonl");
    let args = ["play", "--seats", "you,novice", "--seed", "5", "--save", file.to_str().expect("a path")];
    let output = great_race(&args, "hint\n");
    assert!(output.status.success(), "{}", err(&output));
    let told = out(&output);
    assert!(told.contains("It would say: ") && told.contains("of 100 races, between"), "{told}");
    assert!(std::fs::read_to_string(&file).expect("saved").contains("\"help\":1"));
    let verified = great_race(&["verify", file.to_str().expect("a path")], "");
    assert!(out(&verified).contains("hints were given once"), "{}", out(&verified));
}

#[test]
fn a_review_tells_chances_turning_points_and_what_was_luck() {
    let folder = folder("review");
    let dir = folder.to_str().expect("a path");
    let sim = [
        "sim",
        "--seats",
        "racer,random",
        "--games",
        "1",
        "--seed",
        "2",
        "--board",
        "usa_west",
        "--logs",
        dir,
    ];
    assert!(great_race(&sim, "").status.success());
    let log = std::fs::read_dir(&folder).expect("a folder").next().expect("a log").expect("readable").path();
    let log = log.to_str().expect("a path");
    let json = great_race(&["review", log, "--json"], "");
    let review: serde_json::Value = serde_json::from_str(&out(&json)).expect("JSON");
    assert_eq!(review["percent"], 100);
    let seats = review["seats"].as_array().expect("seats");
    assert!(seats.len() == 2 && seats.iter().all(|seat| seat["choices"].is_number()));
    let told = great_race(&["review", log, "--lang", "nl"], "");
    assert!(
        out(&told).contains("Keerpunten") && out(&told).contains("geluk en de anderen"),
        "{}",
        err(&told)
    );
}
