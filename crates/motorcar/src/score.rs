//! Who wins (004:168; M13): the fewest days, then the most Sportsmanship tiles, then the win is shared.

use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::{MAX_SEATS, Seat};

/// Places from 1, by seat; those that nothing tells apart share one.
pub fn ranking(rules: &Rules, table: &Tabletop) -> [u8; MAX_SEATS] {
    let standing = |seat: Seat| {
        let player = table.player(seat);
        (player.day, u8::MAX - player.tiles)
    };
    let mut places = [0; MAX_SEATS];
    for seat in Seat::all(rules.seats) {
        let better = Seat::all(rules.seats).filter(|&rival| standing(rival) < standing(seat));
        places[seat.index()] = better.count() as u8 + 1;
    }
    places
}

/// Days on the time track: the fewer the better.
pub fn days(table: &Tabletop, seat: Seat) -> i32 {
    table.player(seat).day.into()
}
