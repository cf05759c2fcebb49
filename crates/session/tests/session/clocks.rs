//! Clocks, pause, stand-ins. The table has no clock of its own: the tests say what time it is.

use crate::support::{Made, in_window, person, seats, see};
use game::{Seat, SplitMix, Viewer};
use session::{Clock, Command, LONGEST_PAUSE, Refusal, Settings, Status};

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
    assert_eq!(table.notes().seats[other.index()].left, Some(100_000), "whoever was not asked lost nothing");
}

#[test]
fn nothing_moves_and_no_time_passes_while_paused() {
    let mut table = with(Clock::PerGame { seconds: 100 }).start(0);
    let seat = thinker(&table);
    table.command(seat, None, &Command::Pause, 10_000).expect("anybody may");
    assert!(!table.tick(400_000));
    let text = see(&table, seat).choices.first().map(|c| c.act.clone()).expect("shown all the same");
    let version = table.version(Viewer::Seat(seat));
    let refused = table.command(seat, Some(version), &crate::support::act(&text), 400_000);
    assert_eq!(refused, Err(Refusal::Paused));
    table.command(seat, None, &Command::Resume, 500_000).expect("goes on");
    assert_eq!(table.notes().status, Status::Running);
    assert_eq!(table.deadline(), Some(500_000 + 90_000), "ten seconds were used before");
    assert_eq!(table.command(seat, None, &Command::Resume, 500_000), Err(Refusal::NotPaused));
}

#[test]
fn a_bot_stands_in_for_whoever_drops_and_gives_the_seat_back() {
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

/// A seat that has just acted and is asked again, and could take that back.
fn amid_a_sequence(clock: Clock) -> (Made, crate::support::RaceTable, Seat) {
    let made = with(clock);
    let mut table = made.start(0);
    let mut luck = SplitMix(34);
    for _ in 0..2000 {
        let mut says = |seat| Some((seat, crate::support::choice(&table, seat, &mut luck)?));
        let (seat, text) = seats(&table).into_iter().find_map(&mut says).expect("somebody is asked");
        crate::support::say(&mut table, seat, &text, 0).expect("legal");
        let shown = see(&table, seat);
        let alone = see(&table, Seat(1 - seat.0)).choices.is_empty();
        if alone && shown.undo.is_some_and(|undo| undo.possible) && !shown.choices.is_empty() {
            return (made, table, seat);
        }
        table.deadline().filter(|_| in_window(&table)).map(|due| table.tick(due));
    }
    panic!("nobody acted twice in a row");
}
fn undo(table: &mut crate::support::RaceTable, seat: Seat, now: u64) {
    let version = table.version(Viewer::Seat(seat));
    table.command(seat, Some(version), &Command::Undo { further: false }, now).expect("offered");
}

#[test]
fn f11_pausing_refills_no_clock() {
    for clock in [Clock::PerMove { seconds: 30 }, Clock::PerGame { seconds: 30 }] {
        let made = with(clock);
        let mut table = made.start(0);
        let mut now = 0;
        for _ in 0..5 {
            now += 5000;
            table.command(Seat(0), None, &Command::Pause, now).expect("allowed");
            now += 60_000;
            table.command(Seat(0), None, &Command::Resume, now).expect("the own pause");
        }
        assert_eq!(table.deadline(), Some(now + 5000), "25 of 30 seconds are used");
        // Nor does a restart give back what was used before the pause.
        let again = made.restore(&table, 7);
        assert_eq!(again.deadline(), Some(7 + 5000));
    }
}

#[test]
fn f11_every_question_has_its_own_time_and_undo_refills_none() {
    let (_, mut table, seat) = amid_a_sequence(Clock::PerMove { seconds: 30 });
    assert_eq!(table.deadline(), Some(30_000), "the second question has its own time");
    undo(&mut table, seat, 20_000);
    let text = see(&table, seat).choices[0].act.clone();
    assert_eq!(table.deadline(), Some(50_000), "nothing was used on the first");
    crate::support::say(&mut table, seat, &text, 21_000).expect("legal");
    if see(&table, seat).undo.is_some_and(|undo| undo.possible) && thinker(&table) == seat {
        assert_eq!(table.deadline(), Some(31_000), "twenty seconds of the second question are used");
        undo(&mut table, seat, 22_000);
        assert_eq!(table.deadline(), Some(51_000), "and one of the first");
    }
}

#[test]
fn f11_a_novice_answers_one_question_and_not_the_rest_of_the_turn() {
    let (_, mut table, seat) = amid_a_sequence(Clock::PerMove { seconds: 30 });
    let due = table.deadline().expect("a clock");
    let acts =
        |t: &crate::support::RaceTable| t.tape().lines().iter().filter(|line| line.seat.is_some()).count();
    let before = acts(&table);
    assert!(table.tick(due));
    assert_eq!(acts(&table), before + 1);
    assert!(!table.tick(due), "whoever is asked next ({seat:?} perhaps) has time");
    assert_eq!(table.deadline(), Some(due + 30_000));
}

#[test]
fn f11_nobody_can_stop_a_table_for_ever() {
    let mut table = with(Clock::PerMove { seconds: 30 }).start(0);
    // The host is seat 1; the other one pauses.
    table.command(Seat(1), None, &Command::Pause, 1000).expect("anybody may");
    let shown = see(&table, Seat(1));
    assert_eq!(shown.table.pause.expect("a pause").until, Some(1000 + LONGEST_PAUSE));
    assert!(shown.mine.is_some_and(|mine| mine.may_resume && !mine.may_pause));
    assert_eq!(table.command(Seat(1), None, &Command::Pause, 1000), Err(Refusal::Paused));
    table.command(Seat(1), None, &Command::Resume, 301_000).expect("the own pause");
    table.command(Seat(1), None, &Command::Pause, 301_000).expect("five minutes are left");
    assert_eq!(table.deadline(), Some(601_000));
    assert!(!table.tick(600_999));
    assert!(table.tick(601_000), "it goes on by itself");
    assert_eq!(table.notes().status, Status::Running);
    assert_eq!(table.deadline(), Some(601_000 + 29_000), "one second was used before");
    assert_eq!(table.command(Seat(1), None, &Command::Pause, 601_000), Err(Refusal::PausedEnough));
    assert!(see(&table, Seat(1)).mine.is_some_and(|mine| !mine.may_pause));
}

#[test]
fn f11_a_pause_is_ended_by_whoever_asked_for_it_or_the_host_and_all_together_need_no_end() {
    let made =
        Made::new("proving", vec![person("Ann"), person("Bob"), person("Cleo")], Settings::default(), 33);
    let mut table = made.start(0);
    table.command(Seat(1), None, &Command::Pause, 0).expect("anybody may");
    assert_eq!(table.command(Seat(2), None, &Command::Resume, 1), Err(Refusal::NotYourPause));
    table.command(Seat(0), None, &Command::Resume, 1).expect("the host may");
    for seat in seats(&table) {
        table.command(seat, None, &Command::Pause, 2).expect("one after the other");
    }
    let pause = see(&table, Seat(0)).table.pause.expect("a pause");
    assert_eq!((pause.by, pause.until), (vec![1, 2, 3], None));
    assert!(!table.tick(1_000_000_000), "dinner takes as long as it takes");
    let again = made.restore(&table, 5);
    assert_eq!(again.notes().status, Status::Paused);
    table.command(Seat(2), None, &Command::Resume, 1_000_000_000).expect("anybody ends a pause of all");
    assert!(table.notes().seats.iter().all(|notes| notes.paused <= 1), "it cost nobody anything");
}

#[test]
fn f11_a_restart_makes_no_novice_answer_and_no_pause_longer() {
    let made = with(Clock::PerMove { seconds: 30 });
    let mut table = made.start(1000);
    for loaded in [0, 86_400_000] {
        let mut again = made.restore(&table, loaded);
        assert!(!again.tick(loaded), "an hour back, a day on: nobody's time is up");
        assert_eq!(again.deadline(), Some(loaded + 30_000));
    }
    table.command(Seat(1), None, &Command::Pause, 2000).expect("anybody may");
    for loaded in [0, 86_400_000] {
        let mut again = made.restore(&table, loaded);
        assert_eq!(again.deadline(), Some(loaded + LONGEST_PAUSE));
        assert!(again.tick(loaded + LONGEST_PAUSE));
        assert_eq!(again.deadline(), Some(loaded + LONGEST_PAUSE + 29_000));
    }
}
