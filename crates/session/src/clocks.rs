//! How long people may think, and how long a table may stand still.
//!
//! Time used on a question stays used: a pause, an undo or a restart refills no clock. A person can keep the others waiting
//! by pausing for ten minutes of a game in all; a longer pause needs everybody. Nothing here may tell who has answered under
//! seal, so thinking under seal is free, and a bot stands in for whoever is seen to be asked, answered or not.

use crate::calendar::{Calendar, DAY};
use crate::notes::{Clock, Holder, Pause, Status, Thought};
use crate::presenter::Presenter;
use crate::table::Table;
use crate::{Millis, Refusal, Version};
use game::{Game, Seat, SeatSet, Viewer};

/// With an empty clock for the game, every further question still gets so much time.
const GRACE: Millis = 5000;
/// So much is left of the days for a question that ran out while the server rested.
const AFTER_A_REST: Millis = DAY / 2;
/// How long one person can keep a table paused, all pauses of a game together.
pub const LONGEST_PAUSE: Millis = 10 * 60 * 1000;

/// A question that a person is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asks {
    /// Since which version of the own view.
    pub since: Version,
    /// Since when.
    pub put: Millis,
    /// When the time is up.
    pub deadline: Option<Millis>,
}

impl<P: Presenter> Table<P> {
    // ---- thinking ------------------------------------------------------------------------------

    /// Starts and stops the clocks of people as they are asked and have answered.
    pub(crate) fn keep_clocks(&mut self, now: Millis) {
        let running = self.notes.status == Status::Running;
        let waiting = self.waiting();
        for seat in Seat::all(self.notes.seats.len() as u8) {
            let notes = &self.notes.seats[seat.index()];
            let person = notes.holder.is_person() && notes.holder.bot().is_none();
            let is_asked = running && waiting.has(seat) && person;
            let thinks = is_asked && notes.holiday.is_none();
            let asked = self.history.asked_since(seat);
            let same = notes.thought.is_some_and(|thought| thought.asked == asked);
            let thought = notes.asked_at.is_some();
            if thought && thinks && same {
                continue;
            }
            self.stop_clock(seat, now);
            if is_asked && !same {
                self.new_thought(seat, thought, now);
            }
            let is_of_days = self.notes.settings.clock.calendar().is_some();
            let notes = &mut self.notes.seats[seat.index()];
            notes.asked_at = thinks.then_some(now);
            notes.asked_on = notes.asked_at.filter(|_| is_of_days);
        }
    }
    fn stop_clock(&mut self, seat: Seat, now: Millis) {
        let calendar = self.notes.settings.clock.calendar();
        let notes = &mut self.notes.seats[seat.index()];
        notes.asked_on = None;
        let Some(since) = notes.asked_at.take() else { return };
        let Some(thought) = &mut notes.thought else { return };
        let used = calendar.map_or(now.saturating_sub(since), |calendar| calendar.counted(since, now));
        thought.used += used;
        if !thought.sealed {
            notes.left = notes.left.map(|left| left.saturating_sub(used));
        }
    }
    /// A new question has its own time, unless the seat brought it on itself: by undo, or by taking a plan back.
    fn new_thought(&mut self, seat: Seat, thought: bool, now: Millis) {
        let depth = self.tape.effective().count() as u32;
        let last = self.tape.lines().last();
        let undone = last.is_some_and(|line| line.undo.is_some());
        let by_itself = last.is_some_and(|line| line.seat == Some(seat.number()));
        let can_return = undone || self.undo_point(seat).is_ok();
        let (asked, sealed) = (self.history.asked_since(seat), self.notes.window_opened.is_some());
        let notes = &mut self.notes.seats[seat.index()];
        let before = notes.thought.take();
        let used = if can_return {
            notes.earlier.retain(|earlier| before.is_none_or(|before| before.depth != earlier.depth));
            notes.earlier.extend(before);
            notes.earlier.iter().find(|earlier| earlier.depth == depth).map_or(0, |earlier| earlier.used)
        } else {
            notes.earlier.clear();
            // Nobody waited for this seat, and it spoke: a plan was taken back.
            let withdrawn = by_itself && !thought;
            before.filter(|before| withdrawn && !before.sealed).map_or(0, |before| before.used)
        };
        notes.thought = Some(Thought { asked, depth, sealed, used, put: now });
    }
    /// When a seat's time for the present question is up.
    pub(crate) fn deadline_of(&self, seat: Seat) -> Option<Millis> {
        let notes = &self.notes.seats[seat.index()];
        let asked = notes.asked_at?;
        let used = notes.thought.map_or(0, |thought| thought.used);
        match self.notes.settings.clock {
            Clock::None => None,
            Clock::PerMove { seconds } => Some(asked + (Millis::from(seconds) * 1000).saturating_sub(used)),
            Clock::PerDays { days, weekends_free, utc_offset } => {
                let left = (Millis::from(days) * DAY).saturating_sub(used);
                Some(Calendar { weekends_free, utc_offset }.after(asked, left))
            }
            Clock::PerGame { .. } => Some(asked + notes.left.unwrap_or(0).max(GRACE.saturating_sub(used))),
        }
    }
    /// The question that a person is asked and has to answer in person. For that person's own ear: it tells who has answered
    /// under seal.
    pub fn asks(&self, seat: Seat) -> Option<Asks> {
        let notes = self.notes.seats.get(seat.index())?;
        notes.asked_at?;
        let thought = notes.thought.filter(|_| self.order_due(seat).is_none())?;
        Some(Asks { since: thought.asked, put: thought.put, deadline: self.deadline_of(seat) })
    }
    fn time_for_a_question(&self) -> Millis {
        match self.notes.settings.clock {
            Clock::PerDays { days, .. } => Millis::from(days) * DAY,
            Clock::PerMove { seconds } => Millis::from(seconds) * 1000,
            Clock::None | Clock::PerGame { .. } => 0,
        }
    }
    /// When a bot stands in for a person who is away. Being asked is what everybody sees: whoever has answered under seal
    /// gets a stand-in like anybody else, for its absence would tell of the answer.
    pub(crate) fn stand_in_due(&self, seat: Seat) -> Option<Millis> {
        let notes = &self.notes.seats[seat.index()];
        let after = self.notes.settings.stand_in_after?;
        let alone = matches!(notes.holder, Holder::Person { stand_in: None, .. });
        if !alone || !self.seen_asked().has(seat) {
            return None;
        }
        Some(notes.away_since? + Millis::from(after) * 1000)
    }
    /// Whom everybody sees being asked.
    pub(crate) fn seen_asked(&self) -> SeatSet {
        P::Game::view_node(&self.view(Viewer::Spectator)).waiting()
    }

    // ---- standing still ------------------------------------------------------------------------

    /// A person pauses the table, or joins those who did.
    pub(crate) fn pause(&mut self, seat: Seat, now: Millis) -> Result<(), Refusal> {
        self.check_not_over()?;
        let running = self.notes.status == Status::Running;
        let mut pause = match &self.notes.pause {
            Some(pause) if !running => pause.clone(),
            _ => Pause { by: Vec::new(), since: now, until: None },
        };
        if pause.by.contains(&seat.0) || (!running && pause.until.is_none()) {
            return Err(Refusal::Paused);
        }
        pause.by.push(seat.0);
        let people = self.notes.seats.iter().enumerate().filter(|(_, notes)| notes.holder.is_person());
        let left = LONGEST_PAUSE.saturating_sub(self.notes.seats[seat.index()].paused);
        if people.into_iter().all(|(i, _)| pause.by.contains(&(i as u8))) {
            pause.until = None;
        } else if running && left == 0 {
            return Err(Refusal::PausedEnough);
        } else if running {
            pause.until = Some(now + left);
        }
        self.notes.pause = Some(pause);
        self.set_status(Status::Paused);
        Ok(())
    }
    /// May this seat pause the table now, or join those who did?
    pub(crate) fn may_pause(&self, seat: Seat) -> bool {
        let alone = self.notes.seats.iter().filter(|notes| notes.holder.is_person()).count() == 1;
        match (self.notes.status, &self.notes.pause) {
            (Status::Running, _) => alone || self.notes.seats[seat.index()].paused < LONGEST_PAUSE,
            (Status::Paused, Some(pause)) => pause.until.is_some() && !pause.by.contains(&seat.0),
            _ => false,
        }
    }
    /// May this seat end the pause? Whoever asked for it, and the host; a pause of all is ended by anybody.
    pub(crate) fn may_resume(&self, seat: Seat) -> bool {
        let open = self.notes.pause.as_ref().is_none_or(|p| p.until.is_none() || p.by.contains(&seat.0));
        self.notes.status == Status::Paused && (open || self.notes.host == Some(seat.0))
    }
    pub(crate) fn resume(&mut self, seat: Seat, now: Millis) -> Result<(), Refusal> {
        if self.notes.status != Status::Paused {
            return Err(Refusal::NotPaused);
        }
        if !self.may_resume(seat) {
            return Err(Refusal::NotYourPause);
        }
        self.go_on(now);
        Ok(())
    }
    /// When the pause ends by itself.
    pub(crate) fn pause_ends(&self) -> Option<Millis> {
        self.notes.pause.as_ref().filter(|_| self.notes.status == Status::Paused)?.until
    }
    /// The pause is over. Windows and absences go on where they stood: a window that ran on meanwhile would close at once
    /// where all had answered before the pause, and so tell it.
    pub(crate) fn go_on(&mut self, now: Millis) {
        if let Some(pause) = self.notes.pause.take() {
            let later = |at: Millis| at + now.saturating_sub(at.max(pause.since));
            self.notes.window_opened = self.notes.window_opened.map(later);
            for notes in &mut self.notes.seats {
                notes.away_since = notes.away_since.map(later);
            }
            let first = pause.by.first().filter(|_| pause.until.is_some());
            if let Some(notes) = first.and_then(|&i| self.notes.seats.get_mut(usize::from(i))) {
                notes.paused += now.saturating_sub(pause.since);
            }
        }
        self.set_status(Status::Running);
    }

    // ---- another clock -------------------------------------------------------------------------

    /// Stored times come from another clock, perhaps one that was wrong, and a stopped server has no time. So a window
    /// begins its least length anew, a pause has what was left of it, and clocks go on with what was used before. Days alone
    /// go on: people were told the day. Where it came while the server rested, there is half a day to answer all the same.
    pub(crate) fn set_clock(&mut self, now: Millis) {
        for seat in Seat::all(self.notes.seats.len() as u8) {
            let notes = &mut self.notes.seats[seat.index()];
            let Some(on) = notes.asked_on else { continue };
            notes.asked_at = Some(on.min(now));
            if self.deadline_of(seat).is_some_and(|due| due <= now) {
                let (limit, notes) = (self.time_for_a_question(), &mut self.notes.seats[seat.index()]);
                (notes.asked_at, notes.asked_on) = (Some(now), Some(now));
                if let Some(thought) = &mut notes.thought {
                    thought.used = limit.saturating_sub(AFTER_A_REST);
                }
            }
        }
        self.notes.window_opened = self.notes.window_opened.map(|_| now);
        if let Some(pause) = &mut self.notes.pause {
            let left = pause.until.map(|until| until.saturating_sub(pause.since).min(LONGEST_PAUSE));
            (pause.since, pause.until) = (now, left.map(|left| now + left));
        }
    }
}
