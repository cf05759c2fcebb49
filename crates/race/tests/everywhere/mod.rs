//! Random races everywhere: on many boards, with every number of players, forward and reversed.

use crate::support::content;
use crate::varied::{BOARDS, module_sets, solo_rules, varied_rules};
use content::Content;
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
    in_every_solo_state(&content, &mut law);
    in_every_state_alone(&content, &mut law);
    for (seed, modules) in (0..).zip(module_sets()) {
        let board = BOARDS[(seed % BOARDS.len() as u64) as usize];
        let rules = varied_rules(&content, board, 2 + (seed % 4) as u8, seed, modules);
        let luck = &mut SplitMix(seed);
        testkit::in_every_state::<GreatRace>(&rules, luck, |state, luck| law(&rules, state, luck));
    }
}

/// The same without an opponent (R168), with modules.
fn in_every_state_alone(content: &Content, law: &mut impl FnMut(&Rules, &State, &mut SplitMix)) {
    let plain = std::iter::repeat_n(ModuleSet::NONE, BOARDS.len() * testkit::games() as usize);
    for (seed, modules) in (0..).zip(plain.chain(module_sets())) {
        let board = BOARDS[(seed % BOARDS.len() as u64) as usize];
        let rules = varied_rules(content, board, race::ALONE, seed, modules);
        let luck = &mut SplitMix(seed + 99);
        testkit::in_every_state::<GreatRace>(&rules, luck, |state, luck| law(&rules, state, luck));
    }
}

/// The same against René: every level of his deck, with and without legacy powers, and with modules (R112).
fn in_every_solo_state(content: &Content, law: &mut impl FnMut(&Rules, &State, &mut SplitMix)) {
    let plain = std::iter::repeat_n(ModuleSet::NONE, BOARDS.len() * testkit::games() as usize);
    for (seed, modules) in (0..).zip(plain.chain(module_sets())) {
        let board = BOARDS[(seed % BOARDS.len() as u64) as usize];
        let rules = solo_rules(content, board, seed, modules);
        let luck = &mut SplitMix(seed + 77);
        testkit::in_every_state::<GreatRace>(&rules, luck, |state, luck| law(&rules, state, luck));
    }
}
