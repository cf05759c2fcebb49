//! Windows for sealed answers: of a fixed least length, opened together, telling nobody who has answered.

use crate::support::{Made, asked, bot, choice, in_window, person, play_until, say, seats, see, with_window};
use game::{Seat, SplitMix, Viewer};
use session::{Command, Refusal, Settings, StandingOrder};

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
    assert!(before.iter().all(|offer| offer.why_not.as_deref() == Some("sealed")));
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
