//! An outside program is told what every seat of a table is told: the same board, view, question and choices, and nothing else.

use content::Content;
use game::{Game, SplitMix, Viewer};
use motorcar::sources::Flick;
use race::rules::Direction;
use record::{Header, Seed};
use serde_json::Value;
use session::{
    Holder, MotorcarPresenter, Notes, Presenter, RacePresenter, SeatNotes, Settings, Status, Table,
};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use study::{Agent, MotorcarSetup, RaceSetup};

/// After so many a race has been through every phase a few times.
const QUESTIONS: usize = 120;

/// A file for what a program was told.
fn file(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("agent-{}-{name}.jsonl", std::process::id()));
    let _ = std::fs::remove_file(&path); // of an earlier process with this number
    path
}

/// What a program was told: `tee` writes it down, and answers with nothing of use.
fn told(path: &Path, lines: usize) -> Vec<Value> {
    let begun = Instant::now();
    loop {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        if text.lines().count() >= lines && text.ends_with('\n') {
            return text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "{} lines of {lines}", text.lines().count());
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn table<P: Presenter>(
    presenter: P,
    (rules, header, seed): (<P::Game as Game>::Rules, Header, Seed),
) -> Table<P> {
    let settings = Settings { window_ms: 0, ..Settings::default() };
    let seat = |level: &String| SeatNotes::new(Holder::Bot { level: level.clone() }, &settings);
    let notes = Notes {
        settings,
        seats: header.seats.iter().map(seat).collect(),
        host: None,
        status: Status::Running,
        assisted: false,
        window_opened: None,
        pause: None,
        salt: 1,
    };
    Table::start(Arc::new(presenter), Arc::new(rules), header, seed, notes, 0).expect("starts")
}

/// Plays with one program on all seats, and holds every message against what the table shows the seat.
fn holds_against_a_table<P: Presenter + Clone>(name: &str, presenter: P, mut table: Table<P>) {
    let path = file(name);
    let program = Agent::new(&format!("tee {}", path.display()), presenter.clone()).expect("starts");
    let (mut shown, mut luck) = (Vec::new(), SplitMix(7));
    for _ in 0..QUESTIONS {
        let Some(&(seat, asked)) = table.bots_to_move().first() else { break };
        shown.push(serde_json::to_value(table.show(Viewer::Seat(seat), 0)).expect("JSON"));
        let view = table.view(Viewer::Seat(seat));
        let action = bots::Bot::<P::Game>::choose(&program, table.rules(), &view, &mut luck);
        let act = P::Game::write_action(table.rules(), action);
        assert!(table.bot_answers(seat, asked, &act, 0), "{act}");
    }
    let lines = told(&path, shown.len() + 1);
    std::fs::remove_file(&path).expect("removed");
    let (hello, questions) = lines.split_first().expect("a greeting");
    let board = serde_json::to_value(presenter.board(table.rules())).expect("JSON");
    let greeting = serde_json::json!({
        "type": "hello", "protocol": 2, "game": P::Game::SLUG, "board": board,
    });
    assert_eq!(*hello, greeting);
    assert_eq!(questions.len(), shown.len(), "greeted once");
    assert!(shown.len() > 20, "{} questions", shown.len());
    for (question, shown) in questions.iter().zip(&shown) {
        let told = question["shown"].as_object().expect("shown");
        assert_eq!(told.keys().collect::<Vec<_>>(), ["choices", "macros", "question", "view", "viewer"]);
        for (part, value) in told {
            assert_eq!(*value, shown[part], "{part}");
        }
        assert!(!question["shown"]["question"].is_null());
    }
}

#[test]
fn a_program_is_told_the_race_as_a_table_tells_it() {
    let content = Content::embedded();
    let seats = ["agent", "agent", "agent"].map(str::to_owned);
    let setup = RaceSetup::new(&content, "africa", Direction::Forward, &seats).expect("content");
    let presenter = RacePresenter::new(&content, "africa", Vec::new()).expect("names");
    let table = table(presenter.clone(), setup.race(3).expect("a race"));
    holds_against_a_table("race", presenter, table);
}

#[test]
fn a_program_is_told_the_motorcar_race_as_a_table_tells_it() {
    let content = Content::embedded();
    let seats = ["agent", "agent", "agent"].map(str::to_owned);
    let setup = MotorcarSetup::new(&content, Flick::Skill, &seats).expect("content");
    let presenter = MotorcarPresenter::new(&content).expect("names");
    let table = table(presenter.clone(), setup.race(3).expect("a race"));
    holds_against_a_table("motorcar", presenter, table);
}

/// On half of the USA the finish is drawn by lot: the program hears of each before it is asked.
#[test]
fn a_program_hears_of_another_board_before_it_is_asked_about_it() {
    let (content, path) = (Content::embedded(), file("boards"));
    let seats = ["agent", "novice"].map(str::to_owned);
    let setup = RaceSetup::new(&content, "usa_west", Direction::Reverse, &seats).expect("content");
    let presenter = RacePresenter::new(&content, "usa_west", Vec::new()).expect("names");
    let program = Agent::new(&format!("tee {}", path.display()), presenter.clone()).expect("starts");
    let mut finishes = Vec::new();
    for number in 0..6 {
        let table = table(presenter.clone(), setup.race(number).expect("a race"));
        let (seat, _) = *table.bots_to_move().first().expect("somebody is asked");
        let view = table.view(Viewer::Seat(seat));
        bots::Bot::<race::GreatRace>::choose(&program, table.rules(), &view, &mut SplitMix(1));
        finishes.push(Value::from(table.rules().finish.0));
    }
    assert!(finishes.iter().any(|finish| *finish != finishes[0]), "all end in one city: {finishes:?}");
    let mut changed = finishes.clone();
    changed.dedup();
    let lines = told(&path, finishes.len() + changed.len());
    std::fs::remove_file(&path).expect("removed");
    let mut board = Value::Null;
    let mut heard = Vec::new();
    for line in lines {
        match line["type"].as_str() {
            Some("hello") => board = line["board"]["finish"].clone(),
            _ => heard.push(board.clone()),
        }
    }
    assert_eq!(heard, finishes);
}
