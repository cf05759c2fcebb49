//! What is counted in thought when a motorcar racer is asked why.

use crate::advice::{Counted, Reason, Tells, bad, good};
use game::Seat;
use motorcar::{MotorcarRace, Rules, State};
use search::Witness;

/// Counts what a car has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Counts;

const COUNTED: [Counted; 6] = [
    bad(Reason::Strain, 0.3),
    bad(Reason::Predicaments, 0.2),
    bad(Reason::Days, 0.4),
    good(Reason::Tiles, 0.3),
    good(Reason::RivalsDays, 0.4),
    bad(Reason::DaysInAll, 0.5),
];

impl Tells<MotorcarRace> for Counts {
    const COUNTED: &'static [Counted] = &COUNTED;
}

impl Witness<MotorcarRace> for Counts {
    const COUNTS: usize = COUNTED.len();

    /// The strain of the round as it is shown, and the most predicaments that lie there at once.
    fn meanwhile(&self, _: &Rules, state: &State, seat: Seat, counts: &mut [f64]) {
        let player = state.table().player(seat);
        if let Some(strain) = player.strain {
            counts[0] = strain as u8 as f64;
        }
        let lies_there = f64::from(player.inflicted) + f64::from(player.random);
        counts[1] = counts[1].max(lies_there);
    }
    fn soon(&self, rules: &Rules, state: &State, seat: Seat, counts: &mut [f64]) {
        let table = state.table();
        let player = table.player(seat);
        let rivals = Seat::all(rules.seats).filter(|&other| other != seat);
        let theirs = rivals.map(|rival| f64::from(table.player(rival).day));
        counts[2] = player.day.into();
        counts[3] = player.tiles.into();
        counts[4] = theirs.reduce(f64::min).unwrap_or(f64::NAN);
    }
    fn at_the_end(&self, _: &Rules, state: &State, seat: Seat, counts: &mut [f64]) {
        counts[5] = state.table().player(seat).day.into();
    }
}
