//! A stored game of older rules goes on under the rules of this program, from its last position. Everybody is told; what
//! came before cannot be taken back or looked at again here.

use crate::Millis;
use crate::Version;
use crate::history::{Happening, History};
use crate::notes::Notes;
use crate::presenter::{Presenter, Rules};
use crate::table::Table;
use game::{Game, Seat};
use record::{Base, Header, Line, Problem, Seed, Tape};
use std::sync::Arc;

/// Where everybody's versions begin after a game was moved: above all that anybody can have seen before, and the same for all,
/// whatever was hidden from them.
pub(crate) fn first_version(base: Base) -> Version {
    base.times << 20
}

impl<P: Presenter> Table<P> {
    /// A stored game goes on under newer rules. `position` is what was stored with its last record.
    #[expect(clippy::too_many_arguments, reason = "what is stored of a table, and what it goes on with")]
    pub fn move_on(
        presenter: Arc<P>,
        rules: Arc<Rules<P>>,
        header: Header,
        seed: Seed,
        notes: Notes,
        lines: &[Line],
        position: &str,
        now: Millis,
    ) -> Result<Self, Problem> {
        let tape = Tape::<P::Game>::move_on(&rules, header, seed, lines, position)?;
        let mut table = Self::around(presenter, rules, tape, seed, notes);
        table.begin_anew();
        table.keep_what_still_holds();
        table.go_on_from_storage(now);
        Ok(table)
    }
    /// The record that moved the game was just taken: what happened before it is not known here.
    pub(crate) fn begin_anew(&mut self) {
        let Some(base) = self.tape.base() else { return };
        self.history = History::<P::Game>::new(&self.rules, self.tape.state(), first_version(base));
        self.note_step(None, vec![Happening::NewRules]);
    }
    /// Time used on the present question stays used. A sealed answer holds if it can be given under these rules too; if not, its
    /// seat is asked again.
    fn keep_what_still_holds(&mut self) {
        if !self.is_sealed() {
            self.notes.window_opened = None;
        }
        for seat in Seat::all(self.notes.seats.len() as u8) {
            let asked = self.history.asked_since(seat);
            let choices = self.history.choices(seat);
            let is_choice = |text: &str| {
                P::Game::read_action(&self.rules, text).is_ok_and(|action| choices.contains(&action))
            };
            let notes = &mut self.notes.seats[seat.index()];
            let holds = self.notes.window_opened.is_some() && notes.held.as_deref().is_some_and(is_choice);
            notes.held = notes.held.take().filter(|_| holds);
            notes.held_by_order &= holds;
            // Versions begin anew.
            notes.ordered.clear();
            notes.earlier.clear();
            if let Some(thought) = &mut notes.thought {
                (thought.asked, thought.depth) = (asked, 0);
            }
        }
    }
}
