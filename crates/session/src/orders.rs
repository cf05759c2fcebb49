//! What a seat has ordered in advance, for questions that come while nobody is there: an answer to rivals' cards (see
//! `advance`), and the one answer where the rules leave no other. Orders stand in the private notes of the seat. Nobody else can
//! tell that there is one: under seal the answer waits for the others, and in the open it comes after a while, as if somebody had
//! looked in. The seat itself finds its ordered answers marked.

use crate::Millis;
use crate::calendar::DAY;
use crate::presenter::{Action, Presenter};
use crate::table::Table;
use game::{Luck, Seat};

const SECOND: Millis = 1000;
/// How long after the question an open answer is given, at least and at most: at a table at which people sit, and over days.
const AT_A_TABLE: (Millis, Millis) = (2 * SECOND, 8 * SECOND);
const OVER_DAYS: (Millis, Millis) = (DAY / 24 / 60, DAY / 24);

impl<P: Presenter> Table<P> {
    /// The one answer that a seat can give, where it has ordered that.
    pub(crate) fn single_answer(&self, seat: Seat) -> Option<Action<P>> {
        let notes = &self.notes.seats[seat.index()];
        let is_there = notes.holder.is_person() && notes.holder.bot().is_none();
        match self.history.choices(seat) {
            [only] if notes.single && is_there && notes.held.is_none() => Some(*only),
            _ => None,
        }
    }
    /// When the one answer is given.
    pub(crate) fn order_due(&self, seat: Seat) -> Option<Millis> {
        if !self.waiting().has(seat) || self.single_answer(seat).is_none() {
            return None;
        }
        let asked = self.history.asked_since(seat);
        let thought = self.notes.seats[seat.index()].thought.filter(|thought| thought.asked == asked)?;
        let (least, most) = self.notes.settings.clock.calendar().map_or(AT_A_TABLE, |_| OVER_DAYS);
        let drawn = self.bot_luck(seat).bits() % (most - least);
        Some(thought.put + least + drawn)
    }
    /// Gives the one answer.
    pub(crate) fn obey(&mut self, seat: Seat) {
        let Some(action) = self.single_answer(seat) else { return };
        if self.is_sealed() {
            self.notes.seats[seat.index()].held_by_order = true;
            self.answer(seat, action);
        } else {
            self.answer(seat, action);
            self.note_order(seat);
        }
    }
    /// The last answer of a seat was one that it had ordered.
    pub(crate) fn note_order(&mut self, seat: Seat) {
        let version = self.history.last_acted(seat);
        self.notes.seats[seat.index()].ordered.push(version);
        self.mark_one(seat);
    }
}
