//! When somebody is told: quiet hours, digests, and how long before the time is up. Plain arithmetic on times that are passed in.

use super::wishes::{Digest, Quiet, Wishes};

const MINUTE: i64 = 60 * 1000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// Before the time is up somebody is told so long before, but never before three quarters of the time are over.
const LEAD: i64 = 6 * HOUR;
/// Where there is less time than that for a question, nobody is told that it ends.
const SHORTEST: i64 = HOUR;

impl Wishes {
    /// Milliseconds since midnight where this person lives.
    fn time_of_day(&self, at: i64) -> i64 {
        (at + i64::from(self.utc_offset) * MINUTE).rem_euclid(DAY)
    }
    /// Is nothing to be sent at this time?
    pub fn is_quiet(&self, at: i64) -> bool {
        let Some(Quiet { from, until }) = self.quiet else { return false };
        let (now, from, until) = (self.time_of_day(at), i64::from(from) * MINUTE, i64::from(until) * MINUTE);
        if from <= until { from <= now && now < until } else { from <= now || now < until }
    }
    /// The first time from here on that is not quiet.
    pub fn awake(&self, at: i64) -> i64 {
        match self.quiet {
            Some(Quiet { until, .. }) if self.is_quiet(at) => {
                at + (i64::from(until) * MINUTE - self.time_of_day(at)).rem_euclid(DAY)
            }
            _ => at,
        }
    }
    /// When the quiet hours began in which this time lies.
    fn quiet_since(&self, at: i64) -> i64 {
        let from = self.quiet.map_or(0, |quiet| i64::from(quiet.from) * MINUTE);
        at - (self.time_of_day(at) - from).rem_euclid(DAY)
    }
    /// When the next letter goes: at once or with the digest, and not in quiet hours.
    pub fn letter_at(&self, at: i64) -> i64 {
        let Some(Digest { every_hours, at_hour }) = self.digest else { return self.awake(at) };
        let every = i64::from(every_hours.clamp(1, 24)) * HOUR;
        // Every day begins anew with the hour that was chosen.
        let since = (self.time_of_day(at) - i64::from(at_hour) * HOUR).rem_euclid(DAY);
        let next = ((since + every - 1) / every * every).min(DAY);
        self.awake(at + next - since)
    }
    /// When to tell that the time for a question is nearly up. Where that falls into quiet hours: when they end, if half of the time
    /// is left then, otherwise right before they begin.
    pub fn warn_at(&self, put: i64, deadline: i64) -> Option<i64> {
        let time = deadline - put;
        if time < SHORTEST {
            return None;
        }
        let lead = LEAD.min(time / 4);
        let at = deadline - lead;
        if !self.is_quiet(at) {
            return Some(at);
        }
        let (woken, before) = (self.awake(at), self.quiet_since(at) - MINUTE);
        if deadline - woken >= lead / 2 {
            Some(woken)
        } else if before > put {
            Some(before)
        } else {
            Some(woken).filter(|woken| *woken < deadline)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A Tuesday, midnight in Greenwich.
    const TUESDAY: i64 = 1_700_006_400_000;

    fn at(hour: i64, minute: i64) -> i64 {
        TUESDAY + hour * HOUR + minute * MINUTE
    }
    fn quiet(from: u16, until: u16) -> Wishes {
        Wishes { quiet: Some(Quiet { from: from * 60, until: until * 60 }), ..Wishes::default() }
    }

    #[test]
    fn quiet_hours_go_over_midnight_and_by_the_own_time() {
        let night = quiet(22, 8);
        assert!(night.is_quiet(at(22, 0)) && night.is_quiet(at(3, 0)) && !night.is_quiet(at(8, 0)));
        assert_eq!(night.awake(at(23, 30)), at(32, 0));
        assert_eq!(night.awake(at(1, 0)), at(8, 0));
        assert_eq!(night.awake(at(12, 0)), at(12, 0));
        let in_tokyo = Wishes { utc_offset: 540, ..quiet(22, 8) };
        assert!(in_tokyo.is_quiet(at(13, 0)) && !in_tokyo.is_quiet(at(12, 59)));
        assert_eq!(in_tokyo.awake(at(14, 0)), at(23, 0));
        let west = Wishes { utc_offset: -480, ..quiet(9, 17) };
        assert!(west.is_quiet(at(17, 0)) && !west.is_quiet(at(16, 0)) && west.is_quiet(at(24, 30)));
        assert!(!quiet(7, 7).is_quiet(at(7, 0)), "no hours are no quiet hours");
    }
    #[test]
    fn a_digest_goes_at_its_hours_and_waits_for_the_end_of_quiet_hours() {
        let daily = Wishes { digest: Some(Digest { every_hours: 24, at_hour: 18 }), ..Wishes::default() };
        assert_eq!(daily.letter_at(at(10, 0)), at(18, 0));
        assert_eq!(daily.letter_at(at(18, 0)), at(18, 0));
        assert_eq!(daily.letter_at(at(18, 1)), at(42, 0));
        let often = Wishes { digest: Some(Digest { every_hours: 6, at_hour: 8 }), ..quiet(22, 7) };
        assert_eq!(often.letter_at(at(9, 0)), at(14, 0));
        assert_eq!(often.letter_at(at(21, 0)), at(31, 0), "two at night is quiet: seven");
        let odd = Wishes { digest: Some(Digest { every_hours: 5, at_hour: 8 }), ..Wishes::default() };
        assert_eq!(odd.letter_at(at(4, 30)), at(8, 0), "the day begins anew at eight");
        assert_eq!(quiet(22, 8).letter_at(at(23, 0)), at(32, 0), "at once, but not in quiet hours");
    }
    #[test]
    fn the_end_of_the_time_is_told_before_quiet_hours_that_would_hide_it() {
        let plain = Wishes::default();
        assert_eq!(plain.warn_at(at(0, 0), at(72, 0)), Some(at(66, 0)));
        assert_eq!(plain.warn_at(at(0, 0), at(8, 0)), Some(at(6, 0)));
        assert_eq!(plain.warn_at(at(0, 0), at(0, 59)), None, "too short");
        let night = quiet(22, 8);
        // Until nine: six hours before is three at night, and at eight one hour is left.
        assert_eq!(night.warn_at(at(0, 0), at(33, 0)), Some(at(21, 59)));
        // Until noon: at eight four hours are left.
        assert_eq!(night.warn_at(at(0, 0), at(36, 0)), Some(at(32, 0)));
        // Asked at night, until nine: there is no better time than eight.
        assert_eq!(night.warn_at(at(23, 0), at(33, 0)), Some(at(32, 0)));
        assert_eq!(night.warn_at(at(23, 0), at(31, 0)), None, "all of it is quiet");
    }
}
