//! Play-mode cards, and the files that modules bring to a race.

use super::{assert_problems, edited};
use content::{Content, RaceFiles};
use game::Seat;
use race::modules::{Module, ModuleSet};
use race::rules::Direction;
use race::{Options, Rules};

/// A race of two on this board.
fn rules(board: &str, modules: ModuleSet) -> Rules {
    let sources = Content::embedded().board(board).expect("all content is right");
    let options = Options {
        seats: 2,
        first: Seat(0),
        direction: Direction::Forward,
        middle: None,
        modules,
        leaders: [None; 5],
        solo: None,
    };
    Rules::new(&sources, options).expect("options fit")
}
fn count(of: &[u8]) -> u32 {
    of.iter().map(|&copies| u32::from(copies)).sum()
}

#[test]
fn r86_topographers_come_with_the_leaders_alone() {
    for (board, cards) in [("africa", 46), ("asia", 59)] {
        assert_eq!(count(&rules(board, ModuleSet::NONE).deck), cards, "{board}");
        for &module in Module::ALL {
            let rules = rules(board, ModuleSet::NONE.with(module));
            let topographer = rules.names.cards.iter().position(|slug| slug == "topographer");
            let copies = topographer.map_or(0, |card| rules.deck[card]);
            assert_eq!(
                copies,
                if module == Module::Leaders { 2 } else { 0 },
                "{board} with {}",
                module.slug()
            );
        }
        assert_eq!(count(&rules(board, ModuleSet::NONE.with(Module::Leaders)).deck), cards + 2, "{board}");
    }
}

#[test]
fn r155_five_villages_join_the_bag_in_europe_too() {
    for board in ["africa", "south_america", "europe"] {
        let tiles = |modules| count(&rules(board, modules).bag);
        assert_eq!(tiles(ModuleSet::NONE.with(Module::Village)), tiles(ModuleSet::NONE) + 5, "{board}");
    }
}

#[test]
fn r111_there_are_twelve_cards_from_nothing_to_everything() {
    let sources = Content::embedded().board("africa").expect("all content is right");
    assert_eq!(sources.modes.len(), 12);
    assert!(sources.modes[0].1.is_empty(), "First Light has no module");
    let (last, everything) = &sources.modes[11];
    assert_eq!((last.as_str(), *everything), ("everything", ModuleSet::every().with_hard(Module::Paddock)));
}

#[test]
fn a_card_with_an_unknown_module_is_told() {
    let wrong = edited("modes.toml", "modules = [\"village\"]", "modules = [\"vilage\"]");
    let line = "modes.toml: mode \"village_road\": modules: found [\"vilage\"], expected a list of modules, such as \
                [\"season:hard\", \"village\"]";
    assert_problems(&wrong, &[line]);
    let twice = edited("modes.toml", "slug = \"borders\"", "slug = \"intrigue\"");
    assert!(twice.check()[0].to_string().contains("\"intrigue\" a second time"), "{:?}", twice.check());
}

#[test]
fn modules_bring_their_files_and_a_race_without_them_is_as_it_was() {
    let content = Content::embedded();
    let bundle = |modules, mode_drawn| {
        content
            .bundle(RaceFiles { board: "africa", modules, mode_drawn, solo: false })
            .expect("all content is right")
            .0
    };
    let plain = bundle(ModuleSet::NONE, false);
    assert!(plain.keys().all(|path| !path.starts_with("modules/") && !path.starts_with("leaders/")));
    let with = |module| bundle(ModuleSet::NONE.with(module), false);
    let more = |module| with(module).into_keys().filter(|path| !plain.contains_key(path)).collect::<Vec<_>>();
    assert_eq!(more(Module::Village), ["modules/village.toml"]);
    assert_eq!(more(Module::Diplomacy), ["cards/visa.toml", "modules/diplomacy.toml"]);
    let leaders = more(Module::Leaders);
    assert!(
        leaders.contains(&"leaders/cook.toml".to_owned())
            && leaders.contains(&"cards/topographer.toml".to_owned())
    );
    assert!(more(Module::Paddock).contains(&"leaders/cook.toml".to_owned()), "whose vehicle it is (R106)");
    let drawn = bundle(ModuleSet::NONE, true);
    assert!(drawn.contains_key("modes.toml") && !plain.contains_key("modes.toml"));
}
