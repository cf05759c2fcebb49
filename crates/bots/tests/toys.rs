//! Bots at a table with modules (the toys of the rules, feature `toys`): nobody taught them these modules, but
//! they ask the rules what things cost, so they get home.

mod table;

use bots::race::by_name;
use content::Content;
use game::{Game, Seat};
use race::modules::{Module, ModuleSet};
use race::rules::Direction;
use race::{Action, GreatRace, Options, Rules};
use table::{Players, play};

#[test]
fn novices_and_racers_reach_the_finish_at_a_table_with_modules() {
    let sources = Content::embedded().board("africa").expect("a sound board");
    let modules = ModuleSet::NONE.with(Module::Probe).with(Module::Echo);
    let options = Options {
        seats: 3,
        first: Seat(0),
        direction: Direction::Forward,
        middle: None,
        modules,
        leaders: [None; 5],
        solo: None,
    };
    let rules = Rules::new(&sources, options).expect("options fit");
    for level in ["novice", "racer", "novice-2", "racer-1"] {
        let players: Players<GreatRace> = (0..3).map(|_| by_name(level).expect("a level")).collect();
        let mut large = 0;
        let state = play(&rules, &players, 4, |_, _, action, _| {
            large +=
                u32::from(matches!(action, Action::Plan(plan) if plan.total() > rules.numbers.assistants));
        });
        assert!(!GreatRace::was_called_off(&rules, &state), "{level}");
        assert!(large > 0, "{level}: the first crew has an assistant more");
    }
}
