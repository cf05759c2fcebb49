//! Prestige points and the final table (000:295-320; R90-R93).

use crate::modules::hooks;
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::{MAX_SEATS, Seat};

/// How a finisher's points come together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// For the order of arrival.
    pub place: u16,
    /// One for each level of the engine.
    pub engine: u16,
    /// One for each level of the chassis.
    pub chassis: u16,
    /// One for every 50F.
    pub money: u16,
    /// All of it, with what modules add, and the Torpedo's cards.
    pub total: u16,
}

/// The prestige points of a seat; none for whoever did not arrive (R91).
pub fn score(rules: &Rules, table: &Tabletop, seat: Seat) -> Score {
    let player = table.player(seat);
    if !player.is_finished() {
        return Score::default();
    }
    let place_points = &rules.numbers.place_points;
    let place = place_points.get(usize::from(player.place) - 1).copied().unwrap_or(0).into();
    let (engine, chassis) = (player.engine.into(), player.chassis.into());
    let money = player.money / rules.numbers.francs_per_point;
    let points = place + engine + chassis + money + reveals(rules, table, seat);
    let total = hooks::adjust_score(rules, table, seat, points);
    Score { place, engine, chassis, money, total }
}

/// 003:235: one for each card that René revealed, for a Torpedo that has arrived.
pub fn reveals(rules: &Rules, table: &Tabletop, seat: Seat) -> u16 {
    let is_torpedo = rules.torpedo() == Some(seat) && table.player(seat).is_finished();
    if is_torpedo { table.rene.reveals.into() } else { 0 }
}

/// Places from 1, by seat: finishers by points and then by arrival (R90), the others by progress (R91).
pub fn ranking(rules: &Rules, table: &Tabletop) -> [u8; MAX_SEATS] {
    let mut seats = [Seat(0); MAX_SEATS];
    let seats = &mut seats[..usize::from(rules.vehicles)];
    seats.iter_mut().zip(Seat::all(rules.vehicles)).for_each(|(place, seat)| *place = seat);
    let behind = |seat: &Seat| {
        let player = table.player(*seat);
        let standing = table.standing.iter().position(|s| s == seat).expect("every seat has a token");
        let points = score(rules, table, *seat).total;
        // R142: with nobody home the Torpedo has won.
        let is_beaten =
            table.finishers(rules) == 0 && rules.torpedo().is_some_and(|torpedo| torpedo != *seat);
        (!player.is_finished(), is_beaten, u16::MAX - points, player.place, standing)
    };
    seats.sort_by_key(behind);
    let mut places = [0; MAX_SEATS];
    for (i, seat) in seats.iter().enumerate() {
        places[seat.index()] = i as u8 + 1;
    }
    places
}
