//! The boards of the law tests, and rules for them with options that vary.

use crate::support::options;
use content::Content;
use game::{Luck, Seat, SplitMix};
use race::modules::{Module, ModuleSet};
use race::rules::Direction;
use race::solo::{Deck, Powers, ReneId, Solo};
use race::{Options, Rules};

/// Boards of both editions, large and small, one that runs out of cards and tiles, and one whose end is
/// a middle city.
pub const BOARDS: [&str; 5] = ["africa", "proving", "proving_usa", "proving_tiny", "proving_middle"];

/// Sets of modules for the laws: every pair, everything, and a random sample, in both forms.
pub fn module_sets() -> Vec<ModuleSet> {
    let all: Vec<Module> = Module::ALL.iter().copied().filter(|module| !module.is_toy()).collect();
    let mut luck = SplitMix(11);
    let mut with = |set: ModuleSet, module| match luck.below(2) {
        0 => set.with(module),
        _ => set.with_hard(module),
    };
    let mut sets = Vec::new();
    for (i, &one) in all.iter().enumerate() {
        for &other in &all[i + 1..] {
            let set = with(ModuleSet::NONE, one);
            sets.push(with(set, other));
        }
    }
    sets.push(all.iter().fold(ModuleSet::NONE, |set, &module| set.with(module)));
    sets.push(all.iter().fold(ModuleSet::NONE, |set, &module| set.with_hard(module)));
    for sample in 0..testkit::games() {
        let bits = SplitMix(sample).below(1 << all.len());
        let some = all.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1);
        sets.push(some.fold(ModuleSet::NONE, |set, (_, &module)| with(set, module)));
    }
    sets
}

/// Rules for a board and so many seats: forward and reversed, with different first players and, where
/// the board has them, different middle cities.
pub fn varied_rules(content: &Content, board: &str, seats: u8, variant: u64, modules: ModuleSet) -> Rules {
    let sources = content.board(board).unwrap_or_else(|problems| panic!("{board}: {problems:?}"));
    let options = Options { modules, ..options(&sources, seats) };
    let vehicles = u64::from(seats);
    Rules::new(&sources, vary(options, variant, vehicles)).expect("options fit")
}

/// Rules for a race against René, with decks of all levels, mixed decks, and legacy powers.
pub fn solo_rules(content: &Content, board: &str, variant: u64, modules: ModuleSet) -> Rules {
    let sources = content.board(board).unwrap_or_else(|problems| panic!("{board}: {problems:?}"));
    let mut luck = SplitMix(variant);
    let mixed = (0..8).filter_map(|letter| ReneId::new(letter, 1 + luck.below(3) as u8)).collect();
    let deck = match variant % 4 {
        3 => mixed,
        level => Deck::of_level(level as u8 + 1),
    };
    let legacy = match variant % 3 {
        0 => None,
        1 => Some(Powers::NONE),
        _ => Some(Powers([0; 4].map(|_: u8| luck.below(5) as u8))),
    };
    let options = Options { modules, solo: Some(Solo { deck, legacy }), ..options(&sources, 1) };
    Rules::new(&sources, vary(options, variant, 2)).expect("options fit")
}

fn vary(mut options: Options, variant: u64, vehicles: u64) -> Options {
    if variant % 2 == 1 {
        options.direction = Direction::Reverse;
    }
    options.first = Seat((variant % vehicles) as u8);
    if let Some(middle) = &mut options.middle {
        let turned = (variant % middle.tokens.len() as u64) as u8;
        middle.end = middle.end.map(|_| turned);
        middle.tokens.rotate_left(turned.into());
    }
    options
}
