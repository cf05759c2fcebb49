//! The first inputs of every target, made from the project's own games and files, and the words they are written in.

use crate::api;
use crate::played::{BOARDS, Played, content, play_out};
use bots::Bot;
use game::{Node, SplitMix, Viewer};
use motorcar::MotorcarRace;
use race::GreatRace;
use record::Tape;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Names the folder that the first inputs shall be written to; the program then ends.
const SEEDS: &str = "FUZZ_SEEDS";

/// The first inputs of a target by its name.
pub fn of(name: &str) -> Vec<String> {
    match name {
        "overlay" => some_content(),
        "notation" => some_notation(),
        "api" => some_requests(),
        _ => some_logs(),
    }
}

/// Writes the first inputs of a target to `FOLDER/NAME/` and their words to `FOLDER/NAME.dict`, if that is what is asked of
/// this program, and tries each once.
pub fn write_if_asked(name: &str, run: fn(&str)) {
    let Some(folder) = std::env::var_os(SEEDS).map(PathBuf::from) else { return };
    let inputs = of(name);
    inputs.iter().for_each(|input| run(input));
    let words = dictionary(&inputs);
    if let Err(error) = write(&folder, name, &inputs, &words) {
        eprintln!("{}: {error}", folder.display());
        std::process::exit(1);
    }
    println!("{name}: {} first inputs, {} words", inputs.len(), words.len());
    std::process::exit(0);
}

fn write(folder: &Path, name: &str, inputs: &[String], words: &[String]) -> io::Result<()> {
    fs::create_dir_all(folder.join(name))?;
    for (i, input) in inputs.iter().enumerate() {
        fs::write(folder.join(name).join(format!("seed-{i}")), input)?;
    }
    fs::write(folder.join(format!("{name}.dict")), words.join("\n"))
}

/// The words of all inputs, as libFuzzer reads them.
fn dictionary(inputs: &[String]) -> Vec<String> {
    let is_inside = |c: char| c.is_ascii_alphanumeric() || "_=-\"/$".contains(c);
    let words: BTreeSet<&str> = inputs.iter().flat_map(|text| text.split(|c| !is_inside(c))).collect();
    let short = words.into_iter().filter(|word| (2..=24).contains(&word.len()));
    short.map(|word| format!("\"{}\"", word.replace('"', "\\\""))).take(4000).collect()
}

fn some_logs() -> Vec<String> {
    let mut all: Vec<String> =
        (0..8).map(|number| log::<GreatRace>(number, 30 + 20 * number as usize)).collect();
    all.extend((0..4).map(|number| log::<MotorcarRace>(number, 30 + 30 * number as usize)));
    all.extend((0..4).map(branch::<GreatRace>));
    all.extend((0..2).map(branch::<MotorcarRace>));
    all
}

/// The log of a race between bots, left after so many records, with everything in it that a log can hold.
fn log<G: Played>(number: u64, records: usize) -> String {
    let (rules, header, seed) = G::table(number);
    let mut tape = Tape::<G>::new(&rules, header, Some(seed)).expect("a header that fits");
    let mut luck = SplitMix(number);
    while tape.lines().len() < records && G::node(tape.state()) != Node::Over {
        if tape.roll(&rules, &mut ()).is_some() {
            continue;
        }
        let seat = G::node(tape.state()).waiting().first().expect("somebody is asked");
        let view = G::view(&rules, tape.state(), Viewer::Seat(seat));
        let act = Bot::<G>::choose(&bots::Random, &rules, &view, &mut luck);
        tape.act(&rules, seat, act, &mut ()).expect("legal");
        if let (10 | 11, Ok(to)) = (tape.lines().len(), tape.undo_point(seat)) {
            let _ = tape.undo(&rules, to);
        }
        if tape.lines().len() == 14 {
            tape.take_over(&rules, seat, "novice");
        }
    }
    tape.text(number.is_multiple_of(2))
}

/// A log that starts from a position in the middle of a race.
fn branch<G: Played>(number: u64) -> String {
    let (rules, header, seed) = G::table(number);
    let tape = Tape::<G>::new(&rules, header, Some(seed)).expect("a header that fits");
    let (mut state, nonces) = (G::start(&rules), tape.header().nonces.clone());
    play_out::<G>(&rules, &mut state, &mut SplitMix(number), 40 + 37 * number as usize);
    let header = tape.branch(&rules, &state, &seed, nonces);
    Tape::<G>::new(&rules, header, Some(seed)).expect("a position that was written").text(true)
}

fn some_notation() -> Vec<String> {
    let mut all: Vec<String> = (0..8).flat_map(lines::<GreatRace>).collect();
    all.extend((0..4).flat_map(lines::<MotorcarRace>));
    all
}

/// What was said in a race, and positions of it.
fn lines<G: Played>(number: u64) -> Vec<String> {
    let (rules, ..) = G::table(number);
    let (mut state, mut luck, mut texts) = (G::start(&rules), SplitMix(number), Vec::new());
    let mut lines = Vec::new();
    for said in 0..400 {
        let Some(next) = testkit::random_said::<G>(&rules, &state, &mut luck) else { break };
        match next {
            testkit::Said::Seat(_, action) => lines.push(format!("a {}", G::write_action(&rules, action))),
            testkit::Said::Luck(outcome) => lines.push(format!("o {}", G::write_outcome(&rules, outcome))),
        }
        testkit::say(&rules, &mut state, next, &mut ());
        if said % 29 == 7 {
            lines.truncate(7);
            texts.push(format!(
                "{} {number}\n{}\np {}\n",
                G::SLUG,
                lines.join("\n"),
                G::write_position(&rules, &state)
            ));
            lines.clear();
        }
    }
    texts
}

fn some_content() -> Vec<String> {
    let file = |path: &str, text: &str| format!("== {path}\n{text}\n");
    let all: Vec<(&str, &str)> = content().files().filter(|(path, _)| path.ends_with(".toml")).collect();
    let mut inputs: Vec<String> = all.iter().map(|(path, text)| file(path, text)).collect();
    // A whole board with all that belongs to it, under its own name.
    for board in BOARDS {
        let bundle = content().bundle(content::RaceFiles::plain(board)).expect("a board of ours").0;
        inputs.push(
            bundle
                .iter()
                .filter(|(path, _)| !path.starts_with("cards/"))
                .map(|(path, text)| file(path, text))
                .collect(),
        );
    }
    inputs
}

/// Requests of every kind, most of them as a page would send them.
fn some_requests() -> Vec<String> {
    const ACT: &str = r#"{"version":$V,"command":{"type":"act","act":"$A"}}"#;
    let play = |table: u8, seats: [u8; 2]| -> String {
        let one = |i: usize| {
            let seat = seats[i % 2];
            format!(
                "GET /api/tables/$T{table}/view {seat}\nPOST /api/tables/$T{table}/command {seat} {ACT}\n"
            )
        };
        (0..6).map(one).collect()
    };
    let mut all: Vec<String> = include_str!("requests.txt").split("\n\n").map(str::to_owned).collect();
    all.extend([play(2, [3, 4]), play(3, [5, 5]), play(4, [6, 7])]);
    all.iter_mut().for_each(|text| text.truncate(text.trim_end().len()));
    for text in &all {
        let fine = api::count_ok(text);
        assert!(fine > 0, "nothing of this was answered with success:\n{text}");
    }
    all
}
