//! Clocks, pause, stand-ins. The table has no clock of its own: the tests say what time it is.

use crate::support::{Made, person, seats, see};
use game::{Seat, Viewer};
use session::{Clock, Command, Refusal, Settings, Status};

fn with(clock: Clock) -> Made {
    Made::new("proving", vec![person("Ann"), person("Bob")], Settings { clock, ..Settings::default() }, 30)
}
fn thinker(table: &crate::support::RaceTable) -> Seat {
    seats(table).into_iter().find(|s| !see(table, *s).choices.is_empty()).expect("somebody is asked")
}

#[test]
fn when_time_is_up_the_novice_answers_that_one_question() {
    let mut table = with(Clock::PerMove { seconds: 30 }).start(1000);
    assert_eq!(table.deadline(), Some(31_000));
    let seat = thinker(&table);
    assert!(!table.tick(30_999));
    let records = table.tape().last();
    assert!(table.tick(31_000));
    assert!(table.tape().last() > records);
    assert!(table.notes().seats[seat.index()].holder.is_person(), "the seat stays a person's");
    assert_eq!(table.notes().seats[seat.index()].holder.bot(), None);
    assert_eq!(table.deadline(), Some(61_000), "the next question has its own time");
}

#[test]
fn a_clock_for_the_game_runs_only_while_one_is_asked() {
    let mut table = with(Clock::PerGame { seconds: 100 }).start(0);
    let seat = thinker(&table);
    let text = see(&table, seat).choices[0].act.clone();
    let version = table.version(Viewer::Seat(seat));
    table.command(seat, Some(version), &crate::support::act(&text), 40_000).expect("legal");
    assert_eq!(table.notes().seats[seat.index()].left, Some(60_000));
    let other = Seat(1 - seat.0);
    assert_eq!(table.notes().seats[other.index()].left, Some(100_000), "who was not asked lost nothing");
}

#[test]
fn nothing_moves_and_no_time_passes_while_paused() {
    let mut table = with(Clock::PerGame { seconds: 100 }).start(0);
    let seat = thinker(&table);
    table.command(seat, None, &Command::Pause, 10_000).expect("anybody may");
    assert_eq!(table.deadline(), None);
    assert!(!table.tick(1_000_000));
    let text = see(&table, seat).choices.first().map(|c| c.act.clone()).expect("shown all the same");
    let version = table.version(Viewer::Seat(seat));
    let refused = table.command(seat, Some(version), &crate::support::act(&text), 1_000_000);
    assert_eq!(refused, Err(Refusal::Paused));
    table.command(seat, None, &Command::Resume, 2_000_000).expect("goes on");
    assert_eq!(table.notes().status, Status::Running);
    assert_eq!(table.deadline(), Some(2_000_000 + 90_000), "ten seconds were used before");
    assert_eq!(table.command(seat, None, &Command::Resume, 2_000_000), Err(Refusal::NotPaused));
}

#[test]
fn a_bot_stands_in_for_who_drops_and_gives_the_seat_back() {
    let settings = Settings { stand_in_after: Some(60), ..Settings::default() };
    let made = Made::new("proving", vec![person("Ann"), person("Bob")], settings, 31);
    let mut table = made.start(0);
    let seat = thinker(&table);
    assert_eq!(table.deadline(), None, "nobody is away");
    table.set_present(seat, false, 5000);
    assert_eq!(table.deadline(), Some(65_000));
    table.tick(65_000);
    assert_eq!(table.notes().seats[seat.index()].holder.bot(), Some("novice"));
    assert!(table.bots_to_move().iter().any(|(s, _)| *s == seat));
    let takeover = table.tape().lines().iter().find_map(|line| line.takeover);
    assert_eq!(takeover, Some(seat.number()), "a record of the log");
    table.set_present(seat, true, 70_000);
    assert_eq!(table.notes().seats[seat.index()].holder, person(if seat.0 == 0 { "Ann" } else { "Bob" }));
    assert!(table.bots_to_move().is_empty());
    let names: Vec<String> = table.tape().lines().iter().filter_map(|line| line.by.clone()).collect();
    assert_eq!(names, ["novice", "person"], "a log names no person");
    let again = made.restore(&table, 80_000);
    assert_eq!(again.version(Viewer::Spectator), table.version(Viewer::Spectator));
}
