//! What is counted in thought when a racer is asked why.

use crate::advice::{Counted, Reason, Tells, bad, good};
use game::Seat;
use race::score::score;
use race::tabletop::Tabletop;
use race::{GreatRace, Rules, State};
use search::Witness;

/// Counts what a crew has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Counts;

const COUNTED: [Counted; 11] = [
    bad(Reason::Way, 0.5),
    good(Reason::Petrol, 0.5),
    good(Reason::Body, 0.5),
    good(Reason::Money, 15.0),
    good(Reason::Cards, 0.4),
    bad(Reason::Risk, 0.15),
    good(Reason::RivalsWay, 0.7),
    good(Reason::Home, 0.05),
    bad(Reason::Sooner, 0.15),
    good(Reason::Points, 0.7),
    bad(Reason::RivalsHome, 0.1),
];

impl Tells<GreatRace> for Counts {
    const COUNTED: &'static [Counted] = &COUNTED;
}

impl Witness<GreatRace> for Counts {
    const COUNTS: usize = COUNTED.len();

    fn soon(&self, rules: &Rules, state: &State, seat: Seat, counts: &mut [f64]) {
        let table = state.table();
        let player = table.player(seat);
        let rivals = table.rivals(rules, seat);
        let theirs: Vec<f64> = rivals.iter().map(|rival| way(rules, table, rival)).collect();
        let soon = [
            way(rules, table, seat),
            player.petrol.into(),
            (player.engine + player.chassis).into(),
            player.money.into(),
            player.cards.into(),
            f64::from(u8::from(rules.risk.has(player.at))),
            theirs.iter().copied().reduce(f64::min).unwrap_or(f64::NAN),
        ];
        counts[..soon.len()].copy_from_slice(&soon);
    }
    fn at_the_end(&self, rules: &Rules, state: &State, seat: Seat, counts: &mut [f64]) {
        let table = state.table();
        let is_home = table.player(seat).is_finished();
        // Turns and points can be held against each other only where both are home.
        let if_home = |count: f64| if is_home { count } else { f64::NAN };
        let rivals = table.rivals(rules, seat);
        let rivals_home = rivals.iter().filter(|&rival| table.player(rival).is_finished()).count();
        let end = [
            f64::from(u8::from(is_home)),
            if_home(table.turn.into()),
            if_home(score(rules, table, seat).total.into()),
            if rivals.is_empty() { f64::NAN } else { rivals_home as f64 },
        ];
        let start = COUNTED.len() - end.len();
        counts[start..].copy_from_slice(&end);
    }
}

/// Spaces to the finish; nothing can be said of an island.
fn way(rules: &Rules, table: &Tabletop, seat: Seat) -> f64 {
    rules.distance(table.player(seat).at).map_or(f64::NAN, f64::from)
}
