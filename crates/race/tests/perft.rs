//! Counts of paths in a race (`testkit::perft`): a count that changes means that a rule has changed.
//! `UPDATE_EXPECT=1` writes the files anew.

mod boards;
mod support;

use boards::rules;
use game::SplitMix;
use race::{GreatRace, State};
use std::path::Path;
use support::content;
use testkit::perft::{Positions, check_recorded, paths};
use testkit::{random_said, say};

#[test]
fn the_number_of_ways_to_go_on_is_as_recorded() {
    let content = content();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    for (board, seats) in [("proving", 2), ("proving_usa", 3)] {
        let rules = rules(&content, board, seats);
        let file = folder.join(format!("{board}_{seats}.perft"));
        let checked = check_recorded::<GreatRace>(&file, &rules, Positions { every: 40, most: 12 });
        assert!(checked >= 12, "{checked} counts checked");
    }
}

#[test]
fn two_players_have_56_plans_each_and_plan_in_any_order() {
    let content = content();
    let rules = rules(&content, "proving", 2);
    let mut state = State::new(&rules);
    let mut luck = SplitMix(1);
    while state.node().waiting().len() < 2 {
        let said = random_said::<GreatRace>(&rules, &state, &mut luck).expect("planning comes");
        say(&rules, &mut state, said, &mut ());
    }
    assert_eq!(paths::<GreatRace>(&rules, &state, 1), 2 * 56);
    assert_eq!(paths::<GreatRace>(&rules, &state, 2), 2 * 56 * 56);
}
