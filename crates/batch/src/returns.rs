//! What a game was worth to each seat.

use game::{Game, MAX_SEATS, Seat};

/// From 1 for the winner to -1 for the last, by place and in equal steps; whoever shares a place shares its worth, so that all of
/// it adds up to 0. Vehicles that nobody decides for are ranked among the others and get a share too, which no seat is paid. Alone
/// there is no rival: 1 for whoever comes home, -1 for whoever does not.
pub fn returns<G: Game>(rules: &G::Rules, state: &G::State) -> [f64; MAX_SEATS] {
    let mut worth = [0.0; MAX_SEATS];
    let ranked = G::ranked(rules);
    if ranked == 1 {
        worth[0] = if G::was_called_off(rules, state) { -1.0 } else { 1.0 };
        return worth;
    }
    let places = &G::ranking(rules, state)[..usize::from(ranked)];
    for seat in Seat::all(ranked) {
        let mine = places[seat.index()];
        let ahead = places.iter().filter(|&&place| place < mine).count() as f64;
        let level = places.iter().filter(|&&place| place == mine).count() as f64;
        let rank = ahead + (level - 1.0) / 2.0;
        worth[seat.index()] = 1.0 - 2.0 * rank / (f64::from(ranked) - 1.0);
    }
    worth
}
