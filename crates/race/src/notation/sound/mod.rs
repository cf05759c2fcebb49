//! Could a position that was read from text stand in a real race? Every room stands inside the right
//! one, at a stage where it waits for that one; every number is in range; and the table shows what the
//! rooms say. Only then do the rules run on it. `tabletop.rs` looks at what lies on the table; every room looks
//! at itself (`Room::fits`).

mod tabletop;

use crate::engine::State;
use crate::rooms::{Around, Frame, Room};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::Seat;
use game::text::{Text, TextError, must};

/// Refuses what could not stand in a real race.
pub(super) fn check(rules: &Rules, state: &State) -> Result<(), TextError> {
    let check = Check { rules, t: &state.table, frames: state.frames() };
    check.turn()?;
    for seat in Seat::all(rules.vehicles) {
        check.player(seat)?;
    }
    check.tracks()?;
    state.table.parts.check(rules)?;
    state.table.rene.check(rules, &state.table)?;
    check.zones()?;
    for (depth, frame) in check.frames.iter().enumerate() {
        let around = Around { rules, table: &state.table, inner: check.frames.get(depth + 1) };
        let fits = frame.is_bottom() == (depth == 0) && frame.fits(&around);
        let (word, expected) = (name(rules, frame), "a room that can stand there, with numbers in range");
        must(fits, &word, expected)?;
    }
    Ok(())
}

/// A room as it was written.
fn name(rules: &Rules, frame: &Frame) -> String {
    let mut out = String::new();
    frame.write(rules, &mut out);
    out
}

/// What is checked.
struct Check<'a> {
    rules: &'a Rules,
    t: &'a Tabletop,
    frames: &'a [Frame],
}

impl Check<'_> {
    fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }
    fn find<T>(&self, room: impl Fn(&Frame) -> Option<&T>) -> Option<&T> {
        self.frames.iter().find_map(room)
    }
    fn in_convoy(&self) -> bool {
        self.frames.iter().any(|frame| matches!(frame, Frame::Convoy(_)))
    }
    fn is_over(&self) -> bool {
        self.top().is_some_and(Room::is_over)
    }
    fn driver(&self) -> Option<Seat> {
        self.frames.iter().find_map(|frame| match frame {
            Frame::Drive(room) => Some(room.driver),
            Frame::Advance(_) => self.rules.torpedo(),
            _ => None,
        })
    }
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.rules.vehicles)
    }
}
