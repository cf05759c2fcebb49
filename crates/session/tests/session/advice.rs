//! Hints: who may ask, what is told, and that the log, the table and every viewer know of it.

use crate::support::{Made, RaceTable, bot, people, person, play_until, see};
use game::{Seat, SplitMix, Viewer};
use session::{Hints, Onlooker, Refusal, Review, Settings, Version};

const ANN: Seat = Seat(0);

fn version(table: &RaceTable, seat: Seat) -> Version {
    table.version(Viewer::Seat(seat))
}

/// A race of a person against a bot, at a question of the person that has several answers.
fn asked(hints: Hints, number: u64) -> (Made, RaceTable) {
    let settings = Settings { hints, ..Settings::default() };
    let made = Made::new("proving", vec![person("Ann"), bot()], settings, number);
    let mut table = made.start(0);
    let is_asked = |table: &RaceTable| see(table, ANN).choices.len() > 1 && see(table, ANN).mine.is_some();
    assert!(play_until(&mut table, &mut SplitMix(number), 0, is_asked));
    (made, table)
}

#[test]
fn a_hint_names_legal_choices_and_is_noted_in_the_log_and_for_everybody() {
    let (made, mut table) = asked(Hints::Alone, 4);
    assert!(see(&table, ANN).mine.expect("a seat").has_hints);
    let (seen, watching) = (version(&table, ANN), table.version(Viewer::Spectator));
    let job = table.hint_job(ANN, seen).expect("allowed");
    assert!(!table.notes().assisted, "nobody was told anything yet");
    let (asked, hint) = (job.asked, (job.think)(&|| false));
    let choices: Vec<String> = see(&table, ANN).choices.into_iter().map(|choice| choice.act).collect();
    assert!((1..=3).contains(&hint.advised.len()) && hint.advised[0].chance.worlds > 0);
    assert!(hint.advised.iter().all(|one| choices.contains(&one.act)), "{hint:?}");
    table.note_hint(ANN, asked, 0).expect("noted");

    assert!(table.notes().assisted && table.info().assisted);
    assert_eq!(table.tape().lines().last().expect("a record").help, Some(1));
    assert_eq!(table.tape().marks().helps, 1);
    let told = serde_json::to_string(&table.events(Viewer::Spectator, watching)).expect("JSON");
    assert!(told.contains("\"helped\"") && !told.contains(&hint.advised[0].act), "{told}");
    let steps = serde_json::to_string(&table.replay(Onlooker::Own(Viewer::Seat(ANN))).expect("steps"));
    assert!(steps.expect("JSON").contains("\"helped\""));
    // The question is still the same one, and the log is read back with its hint.
    assert_eq!(choices.len(), see(&table, ANN).choices.len());
    let again = made.restore(&table, 0);
    assert_eq!((again.tape().marks().helps, version(&again, ANN)), (1, version(&table, ANN)));
    let (_, back) = record_of(&made, &table);
    assert_eq!(back, 1);
}

/// A log as text, and how many hints a reader finds in it.
fn record_of(made: &Made, table: &RaceTable) -> (String, u32) {
    let text = table.tape().text(true);
    let read = record::Tape::<race::GreatRace>::read(&text, |_, _| Ok((*made.rules).clone())).expect("a log");
    (text, read.1.marks().helps)
}

#[test]
fn a_hint_that_comes_too_late_is_refused_and_notes_nothing() {
    let (_, mut table) = asked(Hints::Alone, 5);
    let job = table.hint_job(ANN, version(&table, ANN)).expect("allowed");
    let mut luck = SplitMix(1);
    let before = job.asked;
    assert!(play_until(&mut table, &mut luck, 0, |table| {
        table.hint_job(ANN, version(table, ANN)).is_ok_and(|job| job.asked > before)
    }));
    assert_eq!(table.note_hint(ANN, before, 0), Err(Refusal::Stale));
    assert!(!table.notes().assisted && table.tape().marks().helps == 0);
}

#[test]
fn hints_are_for_races_against_bots_unless_the_table_agreed_otherwise() {
    let (_, never) = asked(Hints::Never, 6);
    assert_eq!(never.hint_job(ANN, version(&never, ANN)).err(), Some(Refusal::NoHints));
    assert!(!see(&never, ANN).mine.expect("a seat").has_hints);
    let two = people(2, 7).start(0);
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(two.hint_job(seat, version(&two, seat)).err(), Some(Refusal::NoHints));
    }
    let holders = vec![person("Ann"), person("Ben")];
    let agreed = Settings { hints: Hints::Always, ..Settings::default() };
    let table = Made::new("proving", holders, agreed, 7).start(0);
    let told: Vec<_> = [Seat(0), Seat(1)].map(|seat| table.hint_job(seat, version(&table, seat))).into();
    assert!(told.iter().any(Result::is_ok), "{told:?}");
    assert!(told.iter().all(|job| !matches!(job, Err(Refusal::NoHints))), "{told:?}");
    assert_eq!(table.hint_job(Seat(7), 0).err(), Some(Refusal::NoSuchSeat));
}

/// A race of a person against a bot, played to its end by both at random.
fn finished(number: u64) -> (Made, RaceTable) {
    let made = Made::new("proving", vec![person("Ann"), bot()], Settings::default(), number);
    let mut table = made.start(0);
    play_until(&mut table, &mut SplitMix(number), 0, |_| false);
    (made, table)
}

fn review(table: &RaceTable) -> Review {
    let mut job = table.review_job().expect("the race is over");
    assert_eq!(job.review().percent, 0);
    let mut pieces = 1;
    while job.go_on() {
        pieces += 1;
        assert!(pieces < 10_000, "it comes to an end");
    }
    job.review()
}

#[test]
fn a_review_tells_luck_from_choices_and_the_parts_make_the_whole() {
    let (made, table) = finished(3);
    assert!(table.notes().status.is_over());
    let told = review(&table);
    assert_eq!((told.percent, told.seats.len()), (100, 2));
    let steps = table.replay(Onlooker::All).expect("over").steps;
    let is_step = |at: u32| steps.iter().any(|step| step.at == at);
    for seat in &told.seats {
        assert!(!seat.points.is_empty());
        for point in &seat.points {
            assert!(is_step(point.at) && point.chance.low <= point.chance.mean);
            assert!(point.chance.mean <= point.chance.high && point.chance.worlds > 0);
        }
        assert!(seat.points.windows(2).all(|pair| pair[0].turn < pair[1].turn && pair[0].at < pair[1].at));
    }
    // Ann's choices alone are looked at; the bot's are its own affair.
    let ann = &told.seats[0];
    let (choices, luck) = (ann.choices.expect("judged"), ann.luck.expect("judged"));
    assert!((ann.points[0].chance.mean + choices + luck - ann.result).abs() < 0.2, "{ann:?}");
    assert!(choices < 0.0, "who plays at random plays worse than the champion: {choices}");
    assert!(ann.looked_at > 5);
    assert_eq!((told.seats[1].choices, told.seats[1].luck), (None, None));
    if let Some(worst) = &ann.worst {
        assert!(is_step(worst.at) && worst.cost > 0.0 && worst.act != worst.best);
    }
    assert!((1..=3).contains(&told.turning.len()) && told.turning.iter().all(|point| point.seat == 1));
    assert_eq!(review(&made.restore(&table, 0)), told, "the same log is reviewed alike");
    // Where it is told to be played on from, that can be done.
    let at = told.turning[0].at;
    let moment = table.replayed(Onlooker::As(Viewer::Seat(ANN)), at).expect("a step");
    assert!(!moment.choices.is_empty(), "she was asked there");
}

#[test]
fn a_race_that_is_not_over_has_no_review() {
    let (_, table) = asked(Hints::Alone, 8);
    assert!(matches!(table.review_job(), Err(Refusal::NotOver)));
    let (_, mut given_up) = asked(Hints::Alone, 8);
    given_up.abandon();
    assert!(matches!(given_up.review_job(), Err(Refusal::NotOver)));
}
