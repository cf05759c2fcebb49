//! Random races everywhere: on many boards, with every number of players, forward and reversed.

use crate::support::content;
use crate::varied::{BOARDS, varied_rules};
use game::SplitMix;
use race::{GreatRace, Rules, State};

/// Plays random races everywhere, also reversed and with every first player, and shows every state to
/// `law`.
pub fn in_every_state(mut law: impl FnMut(&Rules, &State, &mut SplitMix)) {
    let content = content();
    for board in BOARDS {
        for seats in 2..=5 {
            for seed in 0..testkit::games() {
                let rules = varied_rules(&content, board, seats, seed);
                let luck = &mut SplitMix(seed * 1000 + u64::from(seats));
                testkit::in_every_state::<GreatRace>(&rules, luck, |state, luck| law(&rules, state, luck));
            }
        }
    }
}
