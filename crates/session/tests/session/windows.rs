//! Windows for sealed answers: of a fixed least length, opened together, telling nobody who has answered.

use crate::support::{Made, asked, bot, choice, in_window, person, play_until, say, seats, see, with_window};
use game::{Seat, SplitMix, Viewer};
use session::kinds::NoUndoKind;
use session::{Clock, Command, Refusal, Settings, StandingOrder};

fn long() -> Settings {
    Settings { window_ms: 5000, ..Settings::default() }
}

#[test]
fn an_answer_changes_nothing_for_anybody_else_until_all_are_opened_together() {
    let (_, mut table) = with_window(long());
    let opened = table.notes().window_opened.expect("open");
    let (asked, mut luck) = (asked(&table), SplitMix(1));
    let all = seats(&table);
    for (i, &seat) in asked.iter().enumerate() {
        let others =
            || all.iter().filter(|s| **s != seat).map(|s| Viewer::Seat(*s)).chain([Viewer::Spectator]);
        let bytes = |t: &crate::support::RaceTable| -> Vec<String> {
            others().map(|v| serde_json::to_string(&t.show(v, 0)).expect("JSON")).collect()
        };
        let before = (bytes(&table), others().map(|v| table.mark(v)).collect::<Vec<_>>());
        let text = choice(&table, seat, &mut luck).expect("asked");
        say(&mut table, seat, &text, opened + 10).expect("legal");
        let after = (bytes(&table), others().map(|v| table.mark(v)).collect::<Vec<_>>());
        assert_eq!(before, after, "answer {i} is nobody's business");
        assert!(in_window(&table), "and the window stays open, also after the last one");
        assert_eq!(see(&table, seat).mine.expect("seat").answered, Some(text.clone()));
        assert_eq!(say(&mut table, seat, &text, opened + 10), Err(Refusal::Answered));
    }
    assert_eq!(table.deadline(), Some(opened + 5000));
    assert!(!table.tick(opened + 4999), "not a moment earlier");
    assert!(table.tick(opened + 5000));
    assert!(!in_window(&table), "all answers were opened");
}

#[test]
fn standing_orders_answer_at_once_and_do_not_shorten_the_window() {
    let (made, fresh) = with_window(long());
    // The same game again, with orders given at the start.
    let mut table = made.start(0);
    for seat in seats(&table) {
        let order = Command::Order { order: StandingOrder::Never };
        table.command(seat, None, &order, 0).expect("always allowed");
    }
    let mut lines = fresh.tape().lines().iter();
    while !in_window(&table) {
        let line = lines.next().expect("the window comes where it came");
        if let (Some(seat), Some(text)) = (line.seat, &line.act) {
            let _ = say(&mut table, Seat(seat - 1), text, 0);
        }
        if table.deadline().is_some_and(|due| due <= 5000) && !in_window(&table) {
            table.tick(5000);
        }
    }
    let opened = table.notes().window_opened.expect("open");
    for seat in asked(&table) {
        assert_eq!(see(&table, seat).mine.expect("seat").answered, Some("let".into()));
        assert!(see(&table, seat).choices.is_empty());
    }
    assert!(in_window(&table));
    table.tick(opened + 5000);
    assert!(!in_window(&table));
}

#[test]
fn a_window_among_bots_alone_does_not_keep_people_waiting() {
    for number in 0..40 {
        let made = Made::new("proving", vec![person("Ann"), bot(), bot()], long(), number);
        let mut table = made.start(0);
        let mut luck = SplitMix(number);
        let mut seen = false;
        for _ in 0..3000 {
            if in_window(&table) && !asked(&table).contains(&Seat(0)) {
                seen = true;
                assert!(table.show(Viewer::Spectator, 0).table.window.expect("open").open_until == 0);
            }
            let now = table.deadline().unwrap_or(0);
            if !crate::support::round(&mut table, &mut luck, now) && !table.tick(now) {
                break;
            }
        }
        if seen {
            return;
        }
    }
    panic!("no such window in forty games");
}

#[test]
fn nobody_can_undo_while_answers_are_collected_and_the_reason_never_changes() {
    let (_, mut table) = with_window(long());
    let offers =
        |t: &crate::support::RaceTable| -> Vec<_> { seats(t).into_iter().map(|s| t.undo_offer(s)).collect() };
    let before = offers(&table);
    assert!(before.iter().all(|offer| offer.why_not == Some(NoUndoKind::Sealed)));
    let first = asked(&table)[0];
    let text = choice(&table, first, &mut SplitMix(9)).expect("asked");
    say(&mut table, first, &text, 1).expect("legal");
    assert_eq!(offers(&table), before);
    let version = table.version(Viewer::Seat(first));
    let undo = table.command(first, Some(version), &Command::Undo { further: false }, 1);
    assert!(matches!(undo, Err(Refusal::Undo(_))));
}

#[test]
fn sealed_answers_survive_a_restart() {
    let (made, mut table) = with_window(long());
    let first = asked(&table)[0];
    let text = choice(&table, first, &mut SplitMix(3)).expect("asked");
    say(&mut table, first, &text, 1).expect("legal");
    let mut again = made.restore(&table, 2);
    assert_eq!(see(&again, first).mine.expect("seat").answered, Some(text));
    let done = play_until(&mut again, &mut SplitMix(4), 10_000, |t| !in_window(t));
    assert!(done);
}

/// What everybody but one seat can watch.
fn watched(table: &crate::support::RaceTable, but: Seat) -> Vec<String> {
    let others = seats(table).into_iter().filter(|seat| *seat != but).map(Viewer::Seat);
    let shown = |viewer| {
        let shown = serde_json::to_string(&table.show(viewer, 0)).expect("JSON");
        format!("{} {} {shown}", table.version(viewer), table.mark(viewer))
    };
    others.chain([Viewer::Spectator]).map(shown).collect()
}

/// One game twice: in the first the first seat that is asked answers at once, in the second it does not.
fn answered_or_not(settings: Settings) -> (Seat, [crate::support::RaceTable; 2]) {
    let (made, table) = with_window(settings);
    let seat = asked(&table)[0];
    let [mut one, two] = [made.restore(&table, 0), made.restore(&table, 0)];
    let text = choice(&one, seat, &mut SplitMix(5)).expect("asked");
    say(&mut one, seat, &text, 0).expect("legal");
    assert_eq!(watched(&one, seat), watched(&two, seat));
    (seat, [one, two])
}

#[test]
fn f10_a_stand_in_comes_whether_or_not_the_person_has_answered_under_seal() {
    let settings = Settings { window_ms: 60_000, stand_in_after: Some(5), ..Settings::default() };
    let (seat, mut pair) = answered_or_not(settings);
    for now in [1000, 3000, 5999, 6000, 6001, 20_000] {
        for table in &mut pair {
            if now == 1000 {
                table.set_present(seat, false, now);
            }
            table.tick(now);
        }
        assert_eq!(watched(&pair[0], seat), watched(&pair[1], seat), "at {now}");
        let stands_in = pair[0].notes().seats[seat.index()].holder.bot().is_some();
        assert_eq!(stands_in, now >= 6000, "at {now}");
    }
    // The person is back; the seat is given back in both.
    pair.iter_mut().for_each(|table| table.set_present(seat, true, 30_000));
    assert_eq!(watched(&pair[0], seat), watched(&pair[1], seat));
    assert!(pair[0].notes().seats[seat.index()].held.is_some(), "the answer is still the person's own");
}

#[test]
fn f10_a_clock_that_runs_out_under_seal_shows_nobody_who_had_answered() {
    for clock in [Clock::PerMove { seconds: 10 }, Clock::PerGame { seconds: 10 }] {
        let (seat, mut pair) = answered_or_not(Settings { window_ms: 60_000, clock, ..Settings::default() });
        for now in [5000, 10_000, 20_000] {
            pair.iter_mut().for_each(|table| {
                table.tick(now);
            });
            assert_eq!(watched(&pair[0], seat), watched(&pair[1], seat), "at {now}");
        }
        assert!(pair[1].notes().seats[seat.index()].held.is_some(), "the novice has answered");
    }
}

#[test]
fn f10_a_late_answer_costs_no_time_that_others_could_see() {
    let clock = Clock::PerGame { seconds: 100 };
    let (_, mut table) = with_window(Settings { window_ms: 1000, clock, ..Settings::default() });
    let opened = table.notes().window_opened.expect("open");
    let left = |t: &crate::support::RaceTable| -> Vec<_> { t.notes().seats.iter().map(|s| s.left).collect() };
    let before = left(&table);
    for (i, seat) in asked(&table).into_iter().enumerate() {
        let text = choice(&table, seat, &mut SplitMix(6)).expect("asked");
        say(&mut table, seat, &text, opened + 2000 * (i as u64 + 1)).expect("legal");
    }
    assert!(!in_window(&table), "the last answer closed it");
    assert_eq!(left(&table), before, "who thought longest is not told");
}

#[test]
fn f10_a_pause_does_not_let_a_window_run_on() {
    let (seat, mut pair) = answered_or_not(long());
    for table in &mut pair {
        for seat in asked(table) {
            if let Some(text) = choice(table, seat, &mut SplitMix(7)).filter(|_| seat != first(table)) {
                say(table, seat, &text, 500).expect("legal");
            }
        }
        let host = Seat(0);
        table.command(host, None, &Command::Pause, 1000).expect("the host may");
        table.command(host, None, &Command::Resume, 61_000).expect("the host may");
        assert!(in_window(table), "four of its five seconds are still to come");
        assert_eq!(table.show(Viewer::Spectator, 0).table.window.expect("open").open_until, 65_000);
    }
    assert_eq!(watched(&pair[0], seat), watched(&pair[1], seat), "so going on tells nothing");
}
fn first(table: &crate::support::RaceTable) -> Seat {
    asked(table)[0]
}

#[test]
fn f11_a_window_lasts_its_length_whatever_the_clock_did_between_two_runs() {
    for (opened_at, loaded_at) in [(3_600_000, 0), (0, 86_400_000), (1000, 2000)] {
        let (made, mut table) = with_window(long());
        // Everybody has answered; only the least length is left to wait for.
        table = made.restore(&table, opened_at);
        for seat in asked(&table) {
            let text = choice(&table, seat, &mut SplitMix(8)).expect("asked");
            say(&mut table, seat, &text, opened_at).expect("legal");
        }
        let mut again = made.restore(&table, loaded_at);
        assert_eq!(again.deadline(), Some(loaded_at + 5000), "an hour back, a day on: five seconds");
        assert!(!again.tick(loaded_at + 4999));
        assert!(again.tick(loaded_at + 5000));
        assert!(!in_window(&again));
    }
}
