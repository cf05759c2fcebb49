//! "What if": a new table from a position of this one. What the seat could not know is dealt anew, and luck is
//! fresh, so a branch tells nothing about the game it comes from.

use crate::notes::{Holder, Notes, SeatNotes, Status};
use crate::opening::of_the_server_alone;
use crate::presenter::Presenter;
use crate::table::Table;
use crate::{Millis, Refusal};
use game::{Game, Seat, SplitMix, Viewer};
use record::Seed;

/// Fresh luck for a branch.
#[derive(Clone, Debug)]
pub struct FreshLuck {
    /// The id of the new table.
    pub table: String,
    /// The new seed.
    pub seed: Seed,
    /// Deals what is hidden.
    pub deal: u64,
    /// Breaks the ties of bots.
    pub salt: u64,
}

impl<P: Presenter> Table<P> {
    /// A table that goes on from what `seat` knew at the step `at` of [`Table::replay`] (now, if not said): the seat
    /// is a person's, all others are held as `others` says.
    pub fn branch(
        &self,
        seat: Seat,
        at: Option<u32>,
        name: &str,
        others: &Holder,
        luck: FreshLuck,
        now: Millis,
    ) -> Result<Table<P>, Refusal> {
        self.check_seat(seat)?;
        let rivals = self.notes.seats.iter().enumerate().filter(|(i, _)| *i != seat.index());
        let alone = rivals.into_iter().all(|(_, notes)| matches!(notes.holder, Holder::Bot { .. }));
        if !self.is_over() && !alone {
            return Err(Refusal::PeoplePlay);
        }
        let state = match at {
            None => *self.state(),
            Some(at) => self.state_at(self.onlooker(seat), at)?,
        };
        let view = P::Game::view(&self.rules, &state, Viewer::Seat(seat));
        let state = P::Game::sample(&self.rules, &view, &mut SplitMix(luck.deal));
        let settings = self.notes.settings;
        let holder = |i: usize| match i == seat.index() {
            true => Holder::person(name),
            false => others.clone(),
        };
        let seats: Vec<SeatNotes> =
            (0..self.notes.seats.len()).map(|i| SeatNotes::new(holder(i), &settings)).collect();
        let bots: Vec<bool> = seats.iter().map(|notes| matches!(notes.holder, Holder::Bot { .. })).collect();
        let agreed = of_the_server_alone(&luck.table, &bots, &luck.seed);
        let header = self.tape.branch(&self.rules, &state, &luck.seed, agreed.nonces);
        let names = seats.iter().map(|notes| notes.holder.in_log()).collect();
        let header = record::Header { seats: names, drawn: agreed.drawn, ..header };
        let notes = Notes {
            settings,
            seats,
            host: Some(seat.0),
            status: Status::Running,
            assisted: true, // a branch is practice, never rated
            window_opened: None,
            pause: None,
            salt: luck.salt,
        };
        Table::start(self.presenter.clone(), self.rules.clone(), header, luck.seed, notes, now)
            .map_err(|_| Refusal::Invalid("this position cannot be branched from"))
    }
}
