//! Orders given in advance: executed when the question comes, known to nobody else, marked for their owner.

use crate::support::{Made, RaceTable, asked, in_window, person, play_until, say, seats, see, with_window};
use game::{Seat, SplitMix, Viewer};
use session::calendar::DAY;
use session::{Clock, Command, Settings, StandingOrder};

const DAYS: Clock = Clock::PerDays { days: 3, weekends_free: false, utc_offset: 0 };

fn over_days() -> Settings {
    Settings { clock: DAYS, window_ms: 0, ..Settings::default() }
}
fn people(number: u64) -> Made {
    Made::new("proving", (0..3).map(|i| person(&format!("P{i}"))).collect(), over_days(), number)
}
fn order(table: &mut RaceTable, seat: Seat, command: &Command, now: u64) {
    table.command(seat, None, command, now).expect("always allowed");
}
fn bytes(table: &RaceTable, but: Seat) -> Vec<(String, u32)> {
    let others = seats(table).into_iter().filter(|seat| *seat != but).map(Viewer::Seat);
    let shown = |viewer| serde_json::to_string(&table.show(viewer, 0)).expect("JSON");
    others.chain([Viewer::Spectator]).map(|viewer| (shown(viewer), table.mark(viewer))).collect()
}

/// A table where one seat alone is asked in the open and has one answer, and what is done to come there.
fn with_one_answer() -> (Made, RaceTable, Seat) {
    let alone = |table: &RaceTable| {
        let asked = asked(table);
        let [seat] = asked[..] else { return None };
        (!in_window(table) && see(table, seat).choices.len() == 1).then_some(seat)
    };
    for number in 0..60 {
        let made = people(number);
        let mut table = made.start(0);
        if play_until(&mut table, &mut SplitMix(number), 0, |table| alone(table).is_some()) {
            let seat = alone(&table).expect("it was so");
            return (made, table, seat);
        }
    }
    panic!("somebody always had a choice");
}

#[test]
fn where_one_answer_is_left_it_is_given_after_a_while_and_marked_for_its_owner_alone() {
    let (made, mut table, seat) = with_one_answer();
    let put = table.notes().seats[seat.index()].thought.expect("asked").put;
    let only = see(&table, seat).choices[0].act.clone();
    let before = bytes(&table, seat);
    for _ in 0..2 {
        order(&mut table, seat, &Command::Single { answer: true }, put);
    }
    assert_eq!(bytes(&table, seat), before, "an order is nobody else's business");
    assert!(see(&table, seat).mine.expect("a seat").single);
    let due = table.deadline().expect("the order waits");
    assert!(due >= put + 60_000 && due <= put + DAY / 24, "as if somebody had looked in: {}", due - put);
    // It is executed after a restart too, and once.
    let mut table = made.restore(&table, put);
    let records = table.tape().last();
    assert!(!table.tick(due - 1));
    assert!(table.tick(due));
    let given = &table.tape().lines()[records as usize];
    assert_eq!((given.seat, given.act.as_deref()), (Some(seat.number()), Some(only.as_str())));
    let mine = see(&table, seat).mine.expect("a seat");
    assert_eq!(mine.ordered, [mine.last_acted], "its owner finds it marked");
    assert_eq!(table.notes().seats.iter().map(|notes| notes.ordered.len()).sum::<usize>(), 1);
    // The log that all have at the end does not tell it.
    assert!(!serde_json::to_string(given).expect("JSON").contains("order"));
}

#[test]
fn on_holiday_orders_are_executed_and_whoever_takes_the_seat_over_inherits_none() {
    let (_, mut table, seat) = with_one_answer();
    let put = table.notes().seats[seat.index()].thought.expect("asked").put;
    order(&mut table, seat, &Command::Single { answer: true }, put);
    order(&mut table, seat, &Command::Order { order: StandingOrder::Guard }, put);
    order(&mut table, seat, &Command::Holiday { days: 5 }, put);
    let records = table.tape().last();
    assert!(table.tick(put + DAY / 24));
    assert!(table.tape().last() > records);
    table.command(seat, None, &Command::Leave, put + DAY).expect("allowed");
    table.sit_down(seat, "Eve", put + DAY).expect("vacant");
    let mine = see(&table, seat).mine.expect("a seat");
    assert_eq!((mine.order, mine.single, mine.ordered.len()), (StandingOrder::Ask, false, 0));
    assert_eq!(table.info().seats[seat.index()].holiday, None);
}

#[test]
fn an_attacked_seat_uses_a_guard_if_it_has_one_and_is_asked_otherwise() {
    let (mut guarded, mut asked_all_the_same) = (0, 0);
    for number in 0..40 {
        let mut table = people(number).start(0);
        for seat in seats(&table) {
            order(&mut table, seat, &Command::Order { order: StandingOrder::Guard }, 0);
        }
        let mut luck = SplitMix(number);
        while !table.is_over() && guarded + asked_all_the_same < 40 {
            if !play_until(&mut table, &mut luck, 0, in_window) {
                break;
            }
            for seat in asked(&table) {
                let shown = see(&table, seat);
                match shown.mine.expect("a seat").answered.as_deref() {
                    Some(answer) => {
                        assert_eq!(answer, "guard");
                        guarded += 1;
                    }
                    None => {
                        assert!(shown.choices.iter().all(|choice| choice.act != "guard"));
                        asked_all_the_same += 1;
                    }
                }
            }
            for seat in asked(&table) {
                let _ = crate::support::choice(&table, seat, &mut luck)
                    .map(|text| say(&mut table, seat, &text, 0));
            }
            let now = table.deadline().unwrap_or(0);
            table.tick(now);
        }
    }
    assert!(guarded > 0 && asked_all_the_same > 0, "{guarded} {asked_all_the_same}");
}

#[test]
fn under_seal_an_order_waits_for_the_others_and_is_marked_when_all_are_opened() {
    let (_, mut table) = with_window(Settings { window_ms: 5000, ..over_days() });
    let opened = table.notes().window_opened.expect("open");
    let single = asked(&table).into_iter().find(|seat| see(&table, *seat).choices.len() == 1);
    let Some(seat) = single else { panic!("nobody had but one answer") };
    let before = bytes(&table, seat);
    order(&mut table, seat, &Command::Single { answer: true }, opened);
    let put = table.notes().seats[seat.index()].thought.expect("asked").put;
    table.tick(put + DAY / 24);
    assert!(see(&table, seat).mine.expect("a seat").answered.is_some());
    assert_eq!(bytes(&table, seat), before, "nobody can tell who has answered");
    assert!(see(&table, seat).mine.expect("a seat").ordered.is_empty(), "not opened yet");
    for other in asked(&table) {
        if let Some(text) = crate::support::choice(&table, other, &mut SplitMix(1)) {
            say(&mut table, other, &text, put + DAY / 24).expect("legal");
        }
    }
    assert!(!in_window(&table));
    assert_eq!(see(&table, seat).mine.expect("a seat").ordered.len(), 1);
}
