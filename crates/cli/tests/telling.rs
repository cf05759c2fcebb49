//! One telling: the same position is shown, asked and refused in the same words at one's own table and at a table on a server, in
//! both games, and whole races can be typed in every language.

#[path = "support/served.rs"]
mod served;
mod support;

use record::{Header, Line, Seed};
use serde_json::{Value, json};
use served::{Api, Served, binary};
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::process::Stdio;
use support::folder;

/// What is said when these lines are typed.
fn typed(args: &[&str], lines: &str) -> String {
    let mut child = binary()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let _ = child.stdin.take().expect("piped").write_all(lines.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// A whole race on a server, played by typing the same two lines at every question: what was said, and the log.
fn joined(dir: &Path, spec: &Value, seats: &[Value], lang: &str, lines: &str) -> (String, String) {
    let (api, served) = (Api::new(), Served::start(&dir.join("data"), "127.0.0.1:0"));
    let (table, people) = api.open(&served.base, spec, seats);
    api.start(&served.base, &table, &people[0].0);
    let input = dir.join("input");
    std::fs::write(&input, lines.repeat(5000)).expect("written");
    let output = binary()
        .args(["play", "--join", &people[0].1, "--lang", lang])
        .stdin(File::open(&input).expect("written"))
        .output()
        .expect("the binary runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let log = api.text(api.http.get(format!("{}/api/tables/{table}/log", served.base))).expect("the log");
    (String::from_utf8(output.stdout).expect("text"), log)
}

/// The log up to some of the moments at which the first seat was asked, as files, and whether it was asked alone.
fn moments(dir: &Path, log: &str) -> Vec<(String, bool)> {
    let mut lines = log.lines();
    let header: Header = serde_json::from_str(lines.next().expect("a header")).expect("a header");
    let close: Value = serde_json::from_str(lines.next_back().expect("a closing line")).expect("JSON");
    let seed = Seed::parse(close["seed"].as_str().expect("a seed")).expect("a seed");
    let records: Vec<Line> = lines.map(|line| serde_json::from_str(line).expect("a record")).collect();
    let asked: Vec<usize> = (0..records.len()).filter(|&i| records[i].seat == Some(1)).collect();
    let some = asked.iter().step_by(asked.len() / 24 + 1);
    let write = |&i: &usize| {
        let file = dir.join(format!("moment{i}.jsonl"));
        std::fs::write(&file, record::write_log(&header, &records[..i], Some(&seed))).expect("written");
        let act = records[i].act.as_deref().expect("an answer");
        let is_alone = !act.starts_with("flick") && !act.starts_with("strain");
        (file.to_str().expect("plain path").to_owned(), is_alone)
    };
    some.map(write).collect()
}

/// Nothing but words: no JSON, no inside names, no value that was forgotten.
fn only_words(said: &str) {
    for bad in ["{", "}", "Seat(", "Fact(", "Some(", "\":", "_own", "event_", "choice_", "ask_"] {
        assert!(!said.contains(bad), "{bad} in:\n{said}");
    }
}

/// Are the positions of a race told in the same words here and over the network? One person plays against bots that play
/// anything.
fn compare(game: &str, bots: usize, lang: &str, why: &str) {
    let dir = folder(&format!("told_{game}"));
    let board = if game == "race" { "proving_tiny" } else { "" };
    let settings = json!({ "window_ms": 0 });
    let spec = json!({ "game": game, "board": board, "luck": "telling", "settings": settings });
    let mut seats = vec![json!({ "kind": "me", "name": "Ann" })];
    seats.extend(vec![json!({ "kind": "bot", "level": "random" }); bots]);
    let sitters = "you".to_owned() + &",random".repeat(bots);
    let (said, log) = joined(&dir, &spec, &seats, lang, &format!("{why}1\n"));
    only_words(&said);
    let mut questions = 0;
    for (file, is_alone) in moments(&dir, &log) {
        let here = typed(&["play", "--resume", &file, "--seats", &sitters, "--lang", lang], why);
        // While all are asked at once, the position shows who was quicker.
        let start = here.find(if is_alone { "\n\n" } else { "\n[1]" }).expect("a position");
        // What follows was typed at the prompt: the reason, and then nothing more.
        let told = here[start..].split("\n> ").take(2).collect::<Vec<_>>().join("\n> ");
        if told.contains("\n> ") {
            questions += 1;
            assert!(said.contains(&told), "{game}: not told over the network:\n{told}");
        }
    }
    assert!(questions >= 4, "{game}: {questions} questions compared");
}

#[test]
fn a_position_of_a_race_is_told_in_the_same_words_here_and_over_the_network() {
    compare("race", 1, "en", "why drive\n");
}

#[test]
fn a_position_of_a_motorcar_race_is_told_in_the_same_words_here_and_over_the_network() {
    compare("motorcar", 2, "fr", "why strain heavy\n");
}

#[test]
fn whole_races_are_typed_in_every_language() {
    let race = ["mmmmf", "drive", "fund", "buy petrol 2", "done", "go", "pass", "let", "1", "2", "split 1 0"];
    let motorcar = ["74", "strain heavy", "done", "help 2 random", "cancel random", "pay 1", "decline", "1"];
    let cases = [("race", "you,racer", &race[..]), ("motorcar", "you,novice,racer", &motorcar[..])];
    let ends = [("en", "\nResult\n"), ("nl", "\nUitslag\n"), ("fr", "\nRésultat\n")];
    for (game, seats, words) in cases {
        for (lang, end) in ends {
            let lines = (words.join("\n") + "\n").repeat(400);
            let said =
                typed(&["play", "--game", game, "--seats", seats, "--seed", "3", "--lang", lang], &lines);
            only_words(&said);
            assert!(said.contains(end), "{game} in {lang} does not end:\n{said}");
        }
    }
}

#[test]
fn a_whole_motorcar_race_is_typed_in_words_alone() {
    let cases = [
        (
            "en",
            "three quarters\nhelp protos mud\nhelp zust mud\nundo sabotage\nheavy\npay off one\nout of the mud\nno\n",
            [
                "back to 75.",
                "You close your hand for your Thomas Flyer: heavy strain.",
                " out of a random",
                "\nResult\n",
            ],
        ),
        (
            "nl",
            "driekwart\nhelp protos modder\nhelp zust modder\nherstel sabotage\nzwaar\nkoop een af\nuit de modder\nnee\n",
            ["tot 75", "zware belasting.", " uit een toevallige", "\nUitslag\n"],
        ),
        (
            "fr",
            "trois quarts\naider protos boue\naider zust boue\nreparer sabotage\nintense\npayer un\nsortir de la boue\nnon\n",
            ["à 75", "effort intense.", " d’un pépin de hasard", "\nRésultat\n"],
        ),
    ];
    for (lang, words, told) in cases {
        assert!(!words.contains(|letter: char| letter.is_ascii_digit()), "{words}");
        let args =
            ["play", "--game", "motorcar", "--seats", "you,novice-1,racer-1", "--seed", "3", "--lang", lang];
        let said = typed(&args, &words.repeat(400));
        only_words(&said);
        for line in told {
            assert!(said.contains(line), "{line} in {lang}:\n{said}");
        }
    }
}

#[test]
fn words_that_could_mean_two_moves_are_asked_about_and_the_rules_are_told() {
    let args = ["play", "--game", "motorcar", "--seats", "you,novice-1,racer-1", "--seed", "3"];
    let said = typed(&args, "rules\npull\nhalf\n");
    assert!(
        said.contains("after rounds 4, 8, 12: nearest") && said.contains("the lowest of 3 dice + 7"),
        "{said}"
    );
    assert!(
        said.contains("That could be: flick 25 · flick 50 · flick 75 · flick 100. Say a little more."),
        "{said}"
    );
    assert!(said.contains("back to 50."), "{said}");
}

#[test]
fn a_race_alone_is_typed_to_its_end_and_ranks_the_rival_without_a_seat() {
    let cases = [
        ("en", "\nResult\n  1. The Torpedo: "),
        ("nl", "\nUitslag\n  1. De Torpedo: "),
        ("fr", "\nRésultat\n  1. La Torpedo : "),
    ];
    for (lang, end) in cases {
        let args = ["play", "--solo", "--board", "africa", "--seed", "5", "--lang", lang];
        let said = typed(&args, &"1\n".repeat(5000));
        only_words(&said);
        assert!(said.contains(end), "in {lang} it does not end:\n{said}");
    }
}

#[test]
fn a_flick_is_the_number_that_is_typed_and_help_with_a_name_is_a_move() {
    // Frozen bots: what they do in this race stays as it is.
    let args = ["play", "--game", "motorcar", "--seats", "you,novice-1,racer-1", "--seed", "2"];
    for pull in ["0", "74", "100"] {
        let said = typed(&args, &format!("{pull}\n"));
        assert!(said.contains(&format!("back to {pull}.")), "{said}");
    }
    // The list gives no number to what that number does not mean.
    let said = typed(&args, "list\n");
    assert!(said.contains("\n       flick 74 ") && !said.contains("75  flick 74"), "{said}");
    let said = typed(&args, "101\nwhy flick 101\n0\nstrain heavy\nhelp 2 random\nhelp 3 random\n");
    assert_eq!(said.matches("A car can be pulled back to 100 and no farther.").count(), 2, "{said}");
    assert!(said.contains("There is no such predicament."), "{said}");
    assert!(said.contains("gets Züst (Amina) out of a random predicament"), "{said}");
    assert!(!said.contains("why MOVE"), "a move opens no help page: {said}");
    assert!(typed(&args, "help\n").contains("strain heavy ·"), "the help of this game");
}

#[test]
fn one_is_told_as_one_and_every_number_says_what_it_counts() {
    // Order before the first flick, one tile, tokens in the bag, the die that counts, and what a bar means.
    let cases = [
        (
            "en",
            [
                "not yet flicked for",
                "3 tokens in the bag",
                "the lowest, ",
                " + 7 makes ",
                "shortest bar leads",
            ],
        ),
        (
            "nl",
            [
                "nog niet bepaald",
                "3 schijven in de zak",
                "de laagste, ",
                " + 7 is ",
                "kortste balk ligt voor",
            ],
        ),
        ("fr", ["pas encore", "3 pions dans le sac", "le plus bas, ", " + 7 font ", "barre la plus courte"]),
    ];
    let ones =
        [" 1 tiles", "1 random predicaments", " 1 fiches", " 1 schijven", " 1 jetons", " 1 pions", " 1 days"];
    for (lang, words) in cases {
        let args =
            ["play", "--game", "motorcar", "--seats", "you,novice,racer", "--seed", "3", "--lang", lang];
        let said = typed(&args, &("74\n".to_owned() + &"strain severe\ndone\ndecline\npay 0\n".repeat(60)));
        for word in words {
            assert!(said.contains(word), "{word} in {lang}:\n{said}");
        }
        for one in ones {
            assert!(!said.contains(one), "{one} in {lang}:\n{said}");
        }
        // Who has not been flicked for stands in no order.
        let first = said.split("\n> ").next().expect("a first question");
        assert!(!first.contains("Thomas Flyer, "), "{first}");
    }
}

#[test]
fn a_car_is_chosen_by_its_name() {
    let args = ["play", "--game", "motorcar", "--seats", "you,novice,racer", "--seed", "3", "--cars", "zust"];
    let said = typed(&args, "74\n");
    assert!(
        said.contains("1 Your Züst") && said.contains("2 Thomas Flyer (") && said.contains("3 Protos ("),
        "{said}"
    );
}
