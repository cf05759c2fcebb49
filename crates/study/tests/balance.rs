//! What a study counts, against games whose answers are known: from their logs and from `simulate`. (What is known
//! of single
//! numbers, constructed, is tested where they are added up.)

use bots::Bot;
use content::Content;
use game::{Game, Seat};
use motorcar::MotorcarRace;
use motorcar::sources::Flick;
use race::GreatRace;
use race::rules::Direction;
use record::Tape;
use std::collections::BTreeMap;
use study::balance::{Counted, Figure, MotorcarStudy, RaceStudy, Report, Run, TablePlan, page, report};
use study::{GameResult, MotorcarSetup, RaceSetup, Sim, rules_from_header, simulate};

const SEATS: [&str; 3] = ["novice", "racer", "novice"];
const GAMES: u64 = 8;
const SEED: u64 = 5;

fn plan(board: &str, direction: &str, seats: &[&str]) -> TablePlan {
    TablePlan {
        board: board.into(),
        direction: direction.into(),
        seats: seats.iter().map(|&seat| seat.to_owned()).collect(),
        modules: Vec::new(),
        command: "great-race sim".into(),
    }
}

fn racers(seats: &[&str]) -> Vec<Box<dyn Bot<GreatRace>>> {
    seats.iter().map(|seat| bots::race::by_name(seat).expect("a level")).collect()
}

fn setup(content: &Content) -> RaceSetup {
    let names: Vec<String> = SEATS.map(str::to_owned).to_vec();
    RaceSetup::new(content, "africa", Direction::Forward, &names).expect("embedded content is sound")
}

fn run(threads: usize) -> Run<'static> {
    Run { games: GAMES, seed: SEED, threads, progress: &|| () }
}

fn race_report(content: &Content, threads: usize) -> Report {
    let table = (plan("africa", "forward", &SEATS), setup(content), racers(&SEATS));
    let study = RaceStudy::new(content, vec![table]).expect("a study");
    report(study, &run(threads), "typed".into()).expect("races run")
}

fn section<'r>(report: &'r Report, id: &str) -> &'r Counted {
    report.sections.iter().find(|section| section.id == id).expect("a section")
}

fn figure<'r>(report: &'r Report, id: &str, key: &str) -> &'r Figure {
    let found = section(report, id).figures.iter().find(|figure| figure.key == key);
    found.unwrap_or_else(|| panic!("no {id}.{key}"))
}

fn close(figure: &Figure, wanted: f64) {
    let value = figure.value.expect("counted");
    assert!((value - wanted).abs() < 1e-9, "{}: {value}, not {wanted}", figure.key);
}

/// What every seat said in each game of the run, from logs that know nothing of the study.
fn said(content: &Content) -> Vec<Vec<(u8, String)>> {
    let logs = std::sync::Mutex::new(BTreeMap::new());
    let keep = |i: u64, text: String| -> Result<(), String> {
        logs.lock().expect("nobody panics").insert(i, text);
        Ok(())
    };
    let setup = setup(content);
    simulate::<GreatRace>(&Sim {
        games: GAMES,
        seed: SEED,
        threads: 1,
        bots: &racers(&SEATS),
        names: &setup.seats.clone(),
        setup: &|number| setup.race(number),
        log: Some(&keep),
        progress: &|| (),
    });
    let lines = |text: &String| {
        let read = |line: &str| -> Option<(u8, String)> {
            let line: serde_json::Value = serde_json::from_str(line).expect("a line of a log is JSON");
            Some((line["seat"].as_u64()? as u8, line["act"].as_str()?.to_owned()))
        };
        text.lines().filter_map(read).collect()
    };
    logs.into_inner().expect("nobody panics").values().map(lines).collect()
}

#[test]
fn a_study_agrees_with_a_simulation_of_the_same_games() {
    let content = Content::embedded();
    let report = race_report(&content, 1);
    let setup = setup(&content);
    let sim = simulate::<GreatRace>(&Sim {
        games: GAMES,
        seed: SEED,
        threads: 1,
        bots: &racers(&SEATS),
        names: &setup.seats.clone(),
        setup: &|number| setup.race(number),
        log: None,
        progress: &|| (),
    });
    close(figure(&report, "length", "all"), sim.turns_mean);
    for (i, seat) in sim.seats.iter().enumerate() {
        let one = figure(&report, "seat", &format!("{}_of_3", i + 1));
        close(one, seat.share);
        assert_eq!(one.ci95, Some(seat.ci95));
        assert!((one.fair.expect("a fair share") - 1.0 / 3.0).abs() < 1e-12);
    }
    let starts: f64 = section(&report, "start").figures.iter().filter_map(|figure| figure.value).sum();
    assert!((starts - 1.0).abs() < 1e-9, "somebody wins every race");
    // Two of three seats are novices: the share of each of them.
    close(figure(&report, "bot", "novice"), (sim.seats[0].share + sim.seats[2].share) / 2.0);
}

#[test]
fn lines_plans_and_work_are_those_that_the_logs_tell() {
    let content = Content::embedded();
    let (report, said) = (race_report(&content, 1), said(&content));
    assert_eq!(said.len(), GAMES as usize);
    for line in &section(&report, "line").figures {
        let ride = format!("ride {}", line.key);
        let took = |game: &Vec<(u8, String)>| {
            game.iter()
                .filter(|(_, act)| act.as_str() == ride || act.starts_with(&format!("{ride} ")))
                .count()
        };
        let games = said.iter().filter(|game| took(game) > 0).count();
        close(line, games as f64 / GAMES as f64);
        let most = said.iter().map(took).max().unwrap_or(0);
        let says = line.extreme.as_ref().map(|extreme| extreme.says.clone());
        assert_eq!(
            says,
            (most > 0).then(|| format!("{most} ride{}", if most == 1 { "" } else { "s" })),
            "{}",
            line.key
        );
    }
    let is_novice = |seat: u8| SEATS[usize::from(seat) - 1] == "novice";
    let novices = || said.iter().flatten().filter(|(seat, _)| is_novice(*seat)).map(|(_, act)| act.as_str());
    let letters: Vec<char> =
        novices().filter_map(|act| act.strip_prefix("plan ")).flat_map(str::chars).collect();
    for (slug, letter) in [("pathfinder", 'p'), ("mechanics", 'm'), ("guard", 'g'), ("funding", 'f')] {
        let there = letters.iter().filter(|&&one| one == letter).count();
        close(figure(&report, "placed", &format!("{slug}.novice")), there as f64 / letters.len() as f64);
    }
    for work in ["explore", "fund", "clear"] {
        let times = novices().filter(|act| act.split(' ').next() == Some(work)).count();
        close(figure(&report, "did", &format!("{work}.novice")), times as f64 / 2.0 / GAMES as f64);
    }
}

#[test]
fn the_report_is_the_same_on_any_number_of_threads_and_its_extreme_games_are_whole_logs() {
    let content = Content::embedded();
    let (one, three) = (race_report(&content, 1), race_report(&content, 3));
    assert_eq!(one, three);
    let longest = figure(&one, "length", "all").extreme.as_ref().expect("a longest or shortest race");
    let log = &one.extremes[longest.game];
    let check =
        |header: &record::Header, seed: Option<&record::Seed>| rules_from_header(&content, header, seed);
    let (_, tape) = Tape::<GreatRace>::read(&log.log, check).expect("a whole log");
    assert_eq!(longest.says, format!("{} turns", GreatRace::turn(tape.state())));
    for game in &one.extremes {
        Tape::<GreatRace>::read(&game.log, check).expect("a whole log");
    }
}

#[test]
fn the_page_stands_by_itself_and_links_every_extreme_game() {
    let content = Content::embedded();
    let report = race_report(&content, 1);
    let page = page::page(&report, Some("logs"));
    for foreign in ["<script", "http://", "https://", "@import", "src=\"", "<link"] {
        assert!(!page.contains(foreign), "{foreign}");
    }
    for game in &report.extremes {
        assert!(page.contains(&format!("href=\"logs/{}\"", game.file)), "{}", game.file);
    }
    let alone = page::page(&report, None);
    assert!(
        alone.contains("href=\"#game-0\"")
            && alone.contains("id=\"game-0\"")
            && !alone.contains("href=\"logs/")
    );
    // Every place that is linked is there.
    for link in alone.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(alone.contains(&format!("id=\"{link}\"")), "#{link}");
    }
}

#[test]
fn a_motorcar_study_agrees_with_a_simulation_and_with_the_logs() {
    let content = Content::embedded();
    let names = ["novice", "novice", "racer"];
    let seats: Vec<String> = names.map(str::to_owned).to_vec();
    let bots = || -> Vec<Box<dyn Bot<MotorcarRace>>> {
        names.iter().map(|name| bots::motorcar::by_name(name).expect("a level")).collect()
    };
    let setup = MotorcarSetup::new(&content, Flick::Skill, &seats).expect("embedded content is sound");
    let study =
        MotorcarStudy::new(&content, vec![(plan("new_york_paris", "", &names), setup.clone(), bots())]);
    let report = report(study.expect("a study"), &run(2), "typed".into()).expect("races run");
    let sim = Sim {
        games: GAMES,
        seed: SEED,
        threads: 1,
        bots: &bots(),
        names: &seats,
        setup: &|number| setup.race(number),
        log: None,
        progress: &|| (),
    };
    let results: Vec<GameResult> = study::play_games::<MotorcarRace>(&sim, 0..GAMES)
        .into_iter()
        .map(|(_, result)| result.expect("races run"))
        .collect();
    let days = |result: &GameResult| f64::from(*result.scores.iter().min().expect("three cars"));
    close(figure(&report, "length", "all"), results.iter().map(days).sum::<f64>() / GAMES as f64);
    let rules = setup.race(0).expect("a race").0;
    for seat in Seat::all(3) {
        let won = |result: &GameResult| {
            let winners = result.places.iter().filter(|&&place| place == 1).count() as f64;
            if result.places[seat.index()] == 1 { 1.0 / winners } else { 0.0 }
        };
        close(figure(&report, "car", rules.car(seat)), results.iter().map(won).sum::<f64>() / GAMES as f64);
    }
    for leg in &rules.names.legs {
        let part = |strain: &str| figure(&report, "strain", &format!("{leg}.{strain}.novice")).value;
        let all: f64 = ["normal", "heavy", "severe"].iter().filter_map(|strain| part(strain)).sum();
        assert!((all - 1.0).abs() < 1e-9, "{leg}: every stage is driven somehow");
    }
    for extreme in &report.extremes {
        let check = |header: &record::Header, _: Option<&record::Seed>| {
            study::motorcar_rules_from_header(&content, header)
        };
        Tape::<MotorcarRace>::read(&extreme.log, check).expect("a whole log");
    }
}
