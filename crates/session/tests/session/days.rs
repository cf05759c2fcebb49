//! Play over days: clocks that count days, weekends that are free, holidays. The tests say what time it is.

use crate::support::{Made, RaceTable, person, seats, see};
use game::{Seat, Viewer};
use session::calendar::DAY;
use session::{Clock, Command, LONGEST_HOLIDAYS, Refusal, Settings};

const HOUR: u64 = DAY / 24;
/// A Friday noon in Greenwich.
const FRIDAY: u64 = DAY + 12 * HOUR;

fn with(days: u8, weekends_free: bool) -> Made {
    let clock = Clock::PerDays { days, weekends_free, utc_offset: 0 };
    Made::new("proving", vec![person("Ann"), person("Bob")], Settings { clock, ..Settings::default() }, 30)
}
fn thinker(table: &RaceTable) -> Seat {
    seats(table).into_iter().find(|s| !see(table, *s).choices.is_empty()).expect("somebody is asked")
}
fn holiday(table: &mut RaceTable, seat: Seat, days: u8, now: u64) -> Result<(), Refusal> {
    table.command(seat, None, &Command::Holiday { days }, now)
}

#[test]
fn weekends_count_only_where_they_are_not_free() {
    assert_eq!(with(2, false).start(FRIDAY).deadline(), Some(FRIDAY + 2 * DAY));
    let mut table = with(2, true).start(FRIDAY);
    assert_eq!(table.deadline(), Some(FRIDAY + 4 * DAY));
    let records = table.tape().last();
    assert!(!table.tick(FRIDAY + 4 * DAY - 1));
    assert!(table.tick(FRIDAY + 4 * DAY));
    assert!(table.tape().last() > records, "the novice has answered");
    assert_eq!(table.deadline(), Some(FRIDAY + 6 * DAY), "the next question has its own days");
}

#[test]
fn days_go_on_while_a_server_rests() {
    let made = with(3, false);
    let mut table = made.start(0);
    let seat = thinker(&table);
    let due = table.deadline();
    let again = made.restore(&table, DAY);
    assert_eq!(again.deadline(), due, "people were told the day");
    // The day came while the server rested: half a day is left to answer, also after another rest.
    let late = made.restore(&table, 5 * DAY);
    assert_eq!(late.deadline(), Some(5 * DAY + 12 * HOUR));
    let once_more = made.restore(&late, 5 * DAY + HOUR);
    assert_eq!(once_more.deadline(), Some(5 * DAY + 12 * HOUR));
    // A pause keeps what was used.
    table.command(seat, None, &Command::Pause, DAY).expect("anybody may");
    table.command(seat, None, &Command::Resume, DAY + HOUR / 12).expect("the own pause");
    assert_eq!(table.deadline(), Some(3 * DAY + HOUR / 12));
}

#[test]
fn on_holiday_only_the_own_clock_stands_still() {
    let mut table = with(2, false).start(0);
    let seat = thinker(&table);
    let other = Seat(1 - seat.0);
    holiday(&mut table, seat, 5, DAY).expect("there are 21 days");
    assert_eq!(table.deadline(), Some(6 * DAY), "when the holiday ends");
    let info = table.info();
    assert_eq!(info.seats[seat.index()].holiday, Some(6 * DAY), "everybody sees it");
    assert_eq!(info.seats[seat.index()].deadline, None);
    assert_eq!(info.seats[other.index()].holiday, None);
    assert_eq!(see(&table, seat).mine.expect("a seat").holiday_left, Some(16));
    assert!(table.tick(6 * DAY));
    assert_eq!(table.info().seats[seat.index()].holiday, None);
    assert_eq!(table.deadline(), Some(7 * DAY), "one of two days was used before");
    // Whoever is on holiday may play all the same.
    holiday(&mut table, seat, 1, 6 * DAY).expect("some are left");
    let text = see(&table, seat).choices[0].act.clone();
    let version = table.version(Viewer::Seat(seat));
    table.command(seat, Some(version), &crate::support::act(&text), 6 * DAY).expect("legal");
}

#[test]
fn holidays_are_few_and_those_not_used_are_not_lost() {
    let made = with(1, false);
    let mut table = made.start(0);
    let seat = thinker(&table);
    assert_eq!(holiday(&mut table, seat, 22, 0), Err(Refusal::NoHoliday { left: 21 }));
    holiday(&mut table, seat, 21, 0).expect("all at once");
    // Announced again: counted once.
    holiday(&mut table, seat, 21, 0).expect("the same");
    assert_eq!(see(&table, seat).mine.expect("a seat").holiday_left, Some(0));
    holiday(&mut table, seat, 0, 4 * DAY).expect("back early");
    assert_eq!(see(&table, seat).mine.expect("a seat").holiday_left, Some(17));
    assert_eq!(table.deadline(), Some(5 * DAY), "nothing of the day was used");
    assert_eq!(holiday(&mut table, seat, 18, 4 * DAY), Err(Refusal::NoHoliday { left: 17 }));
    holiday(&mut table, seat, 17, 4 * DAY).expect("the rest");
    let mut table = made.restore(&table, 5 * DAY);
    assert_eq!(table.deadline(), Some(LONGEST_HOLIDAYS), "a restart changes nothing");
    table.tick(LONGEST_HOLIDAYS);
    assert_eq!(holiday(&mut table, seat, 1, 22 * DAY - 1), Err(Refusal::NoHoliday { left: 0 }));
}

#[test]
fn there_are_no_holidays_from_a_clock_of_seconds_and_no_stand_ins_beside_days() {
    let settings = Settings { clock: Clock::PerMove { seconds: 30 }, ..Settings::default() };
    let mut table = Made::new("proving", vec![person("Ann"), person("Bob")], settings, 30).start(0);
    assert!(matches!(holiday(&mut table, Seat(0), 1, 0), Err(Refusal::Invalid(_))));
    assert_eq!(see(&table, Seat(0)).mine.expect("a seat").holiday_left, None);
    let days = |days, utc_offset, stand_in_after| Settings {
        clock: Clock::PerDays { days, weekends_free: true, utc_offset },
        stand_in_after,
        ..Settings::default()
    };
    assert_eq!(days(1, 840, None).problem(), None);
    for wrong in [days(0, 0, None), days(31, 0, None), days(1, 841, None), days(1, 0, Some(60))] {
        assert!(wrong.problem().is_some(), "{wrong:?}");
    }
}
