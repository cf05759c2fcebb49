//! Random races everywhere: on many boards, with every number of players, forward and reversed.

use crate::support::content;
use crate::varied::{BOARDS, module_sets, varied_rules};
use game::SplitMix;
use race::modules::ModuleSet;
use race::{GreatRace, Rules, State};

/// Plays random races everywhere, also reversed, with every first player and with modules, and shows every state
/// to `law`.
pub fn in_every_state(mut law: impl FnMut(&Rules, &State, &mut SplitMix)) {
    let content = content();
    for board in BOARDS {
        for seats in 2..=5 {
            for seed in 0..testkit::games() {
                let rules = varied_rules(&content, board, seats, seed, ModuleSet::NONE);
                let luck = &mut SplitMix(seed * 1000 + u64::from(seats));
                testkit::in_every_state::<GreatRace>(&rules, luck, |state, luck| law(&rules, state, luck));
            }
        }
    }
    for (seed, modules) in (0..).zip(module_sets()) {
        let board = BOARDS[(seed % BOARDS.len() as u64) as usize];
        let rules = varied_rules(&content, board, 2 + (seed % 4) as u8, seed, modules);
        let luck = &mut SplitMix(seed);
        testkit::in_every_state::<GreatRace>(&rules, luck, |state, luck| law(&rules, state, luck));
    }
}
