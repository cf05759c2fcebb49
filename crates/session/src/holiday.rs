//! Holidays, where the clock counts days: a person says so, everybody sees it, and only the own clocks stand still. There are so
//! many days of it in a game, and what is not used of an announced holiday is not lost.

use crate::calendar::DAY;
use crate::notes::Holiday;
use crate::presenter::Presenter;
use crate::table::Table;
use crate::{Millis, Refusal};
use game::Seat;

/// How long a person can be on holiday in one game, all together.
pub const LONGEST_HOLIDAYS: Millis = 21 * DAY;

impl<P: Presenter> Table<P> {
    /// A person goes on holiday, changes how long it is, or comes back early (no days).
    pub(crate) fn go_on_holiday(&mut self, seat: Seat, days: u8, now: Millis) -> Result<(), Refusal> {
        self.check_not_over()?;
        if self.notes.settings.clock.calendar().is_none() {
            return Err(Refusal::Invalid("there are holidays where the clock counts days"));
        }
        let notes = &self.notes.seats[seat.index()];
        let used = notes.rested + notes.holiday.map_or(0, |holiday| now.saturating_sub(holiday.since));
        let left = LONGEST_HOLIDAYS.saturating_sub(used);
        let wanted = Millis::from(days) * DAY;
        if wanted > left {
            return Err(Refusal::NoHoliday { left: (left / DAY) as u8 });
        }
        if notes.holiday.is_none() && days == 0 {
            return Ok(());
        }
        self.end_holiday(seat, now);
        self.notes.seats[seat.index()].holiday =
            (days > 0).then_some(Holiday { since: now, until: now + wanted });
        Ok(())
    }
    /// When a person's holiday ends by itself.
    pub(crate) fn holiday_ends(&self, seat: Seat) -> Option<Millis> {
        Some(self.notes.seats[seat.index()].holiday?.until)
    }
    /// The person is back, or ought to be.
    pub(crate) fn end_holiday(&mut self, seat: Seat, now: Millis) {
        let notes = &mut self.notes.seats[seat.index()];
        if let Some(Holiday { since, until }) = notes.holiday.take() {
            notes.rested += now.min(until).saturating_sub(since);
        }
        self.mark_all();
    }
    /// Whole days that can still be announced, beyond what is running.
    pub(crate) fn holiday_left(&self, seat: Seat) -> u8 {
        let notes = &self.notes.seats[seat.index()];
        let running = notes.holiday.map_or(0, |holiday| holiday.until.saturating_sub(holiday.since));
        (LONGEST_HOLIDAYS.saturating_sub(notes.rested + running) / DAY) as u8
    }
}
