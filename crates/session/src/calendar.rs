//! Days that count. A clock for play over days runs at day and night, and where weekends are free it stands still from the
//! beginning of Saturday to the end of Sunday, by the time of the table: so many minutes ahead of Greenwich, summer and winter
//! alike. Pure arithmetic: the caller says what time it is.

use crate::Millis;

/// A day, in milliseconds.
pub const DAY: Millis = 24 * 60 * 60 * 1000;
const WEEK: Millis = 7 * DAY;
const MINUTE: i64 = 60 * 1000;
/// The first Saturday of 1970 began two days after the epoch, a Thursday.
const SATURDAY: Millis = 2 * DAY;

/// Which hours count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Calendar {
    /// Saturdays and Sundays do not.
    pub weekends_free: bool,
    /// Minutes ahead of Greenwich.
    pub utc_offset: i16,
}

impl Calendar {
    /// How far into its week a time is; a week begins with Saturday.
    fn in_week(self, at: Millis) -> Millis {
        let local = at.saturating_add_signed(i64::from(self.utc_offset) * MINUTE);
        (local + WEEK - SATURDAY) % WEEK
    }
    /// How much of the time between two moments counts.
    pub fn counted(self, from: Millis, to: Millis) -> Millis {
        let whole = to.saturating_sub(from);
        if !self.weekends_free || whole == 0 {
            return whole;
        }
        // Working time since the beginning of the week in which `from` lies.
        let working = |since: Millis| since / WEEK * (5 * DAY) + (since % WEEK).saturating_sub(2 * DAY);
        let start = self.in_week(from);
        working(start + whole) - working(start)
    }
    /// When so much time that counts will have passed.
    pub fn after(self, from: Millis, time: Millis) -> Millis {
        if !self.weekends_free {
            return from.saturating_add(time);
        }
        if time == 0 {
            return from;
        }
        let start = self.in_week(from);
        let done = start.saturating_sub(2 * DAY) + time;
        // The last moment of a week's work belongs to that week, not to the weekend after it.
        let (weeks, rest) = ((done - 1) / (5 * DAY), (done - 1) % (5 * DAY) + 1);
        from + (weeks * WEEK + 2 * DAY + rest) - start
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Millis = DAY / 24;
    /// Friday, 2 January 1970, noon in Greenwich.
    const FRIDAY_NOON: Millis = DAY + 12 * HOUR;
    const FREE: Calendar = Calendar { weekends_free: true, utc_offset: 0 };

    #[test]
    fn every_day_counts_where_weekends_do() {
        let all = Calendar { weekends_free: false, utc_offset: 0 };
        assert_eq!(all.after(FRIDAY_NOON, 3 * DAY), FRIDAY_NOON + 3 * DAY);
        assert_eq!(all.counted(FRIDAY_NOON, FRIDAY_NOON + 3 * DAY), 3 * DAY);
        assert_eq!(all.counted(FRIDAY_NOON, DAY), 0, "a clock that is set back counts nothing");
    }
    #[test]
    fn a_free_weekend_is_left_out() {
        // A day from Friday noon ends on Monday noon, and two on Tuesday noon.
        assert_eq!(FREE.after(FRIDAY_NOON, DAY), FRIDAY_NOON + 3 * DAY);
        assert_eq!(FREE.after(FRIDAY_NOON, 2 * DAY), FRIDAY_NOON + 4 * DAY);
        assert_eq!(
            FREE.after(FRIDAY_NOON, 11 * HOUR),
            FRIDAY_NOON + 11 * HOUR,
            "Friday evening is before it"
        );
        // Twelve hours end with Friday, and not at once at the beginning of Monday.
        assert_eq!(FREE.after(FRIDAY_NOON, 12 * HOUR), 2 * DAY);
        // Whoever is asked on a Saturday or a Sunday has the time from Monday on.
        assert_eq!(FREE.after(2 * DAY + 5 * HOUR, DAY), 5 * DAY);
        assert_eq!(FREE.after(3 * DAY + 23 * HOUR, DAY), 5 * DAY);
    }
    #[test]
    fn the_weekend_begins_where_the_table_is() {
        // At an hour ahead of Greenwich Saturday begins an hour earlier there.
        let east = Calendar { utc_offset: 60, ..FREE };
        assert_eq!(east.counted(FRIDAY_NOON, FRIDAY_NOON + 3 * DAY), DAY);
        assert_eq!(east.counted(FRIDAY_NOON, 2 * DAY), 11 * HOUR);
        let west = Calendar { utc_offset: -300, ..FREE };
        assert_eq!(west.counted(FRIDAY_NOON, 3 * DAY), 17 * HOUR);
    }
    #[test]
    fn what_was_counted_and_what_is_added_are_the_same() {
        for offset in [-720, -1, 0, 330, 840] {
            let calendar = Calendar { utc_offset: offset, ..FREE };
            for start in (0..14 * 24).map(|hour| 100 * WEEK + hour * HOUR + 7) {
                for time in [1, HOUR, 5 * HOUR, DAY, 3 * DAY, 5 * DAY, 12 * DAY] {
                    let end = calendar.after(start, time);
                    assert_eq!(calendar.counted(start, end), time, "{offset} {start} {time}");
                    assert_eq!(
                        calendar.counted(start, end - 1),
                        time - 1,
                        "no earlier: {offset} {start} {time}"
                    );
                    let middle = start + (end - start) / 2;
                    let halves = calendar.counted(start, middle) + calendar.counted(middle, end);
                    assert_eq!(halves, time, "{offset} {start} {time}");
                }
            }
        }
    }
}
