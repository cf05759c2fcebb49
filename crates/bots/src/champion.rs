//! Bots that think ahead: the crate `search` in the hands of a racer.

use crate::Bot;
use crate::seat_name::SeatName;
use game::{Game, SplitMix};
use search::{MonteCarlo, Patience, Policy, Spending};

/// Playouts a decision of a champion of whom nothing is said: some tenths of a second on one core; not all are used.
const OF_A_CHAMPION: u16 = 2000;
/// The same of the plain Monte Carlo player.
const OF_MONTE_CARLO: u16 = 400;

/// The levels that think ahead, by name; the first is the yardstick of the second.
pub(crate) const THINKERS: [&str; 2] = ["montecarlo", "champion"];

/// A level that thinks ahead, by its name.
pub(crate) fn by_name<P>(name: SeatName, policy: P) -> Result<MonteCarlo<P>, String> {
    let (usual, spending) = match name.level {
        "champion" => (OF_A_CHAMPION, Spending::BEST),
        _ => (OF_MONTE_CARLO, Spending::PLAIN),
    };
    match name.number()?.unwrap_or(usual) {
        0 => Err(format!("\"{}:0\": a bot that thinks ahead needs a playout at least", name.level)),
        playouts => Ok(MonteCarlo { policy, playouts: playouts.into(), spending }),
    }
}

impl<G: Game, P: Policy<G>> Bot<G> for MonteCarlo<P> {
    fn choose(&self, rules: &G::Rules, view: &G::View, luck: &mut SplitMix) -> G::Action {
        self.choose_until(rules, view, luck, &|| false)
    }
    fn choose_until(
        &self,
        rules: &G::Rules,
        view: &G::View,
        luck: &mut SplitMix,
        patience: &dyn Patience,
    ) -> G::Action {
        self.consider::<G>(rules, view, luck, patience)[0].action
    }
}
