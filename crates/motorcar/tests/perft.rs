//! Counts of paths in the motorcar race (004; `testkit::perft`): a count that changes means that a rule has
//! changed. `UPDATE_EXPECT=1` writes the files anew.

mod support;

use motorcar::sources::Flick;
use motorcar::{MotorcarRace, State};
use std::path::Path;
use support::rules;
use testkit::perft::{Positions, check_recorded, paths};

#[test]
fn the_number_of_ways_to_go_on_is_as_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    for (name, seats, flick) in
        [("lots", 3, Flick::Luck), ("lots", 5, Flick::Luck), ("flick", 3, Flick::Skill)]
    {
        let file = folder.join(format!("{name}_{seats}.perft"));
        let positions = Positions { every: 23, most: 16 };
        let checked = check_recorded::<MotorcarRace>(&file, &rules(seats, flick), positions);
        assert!(checked >= 30, "{checked} counts checked");
    }
}

#[test]
fn the_first_plies_can_be_counted_by_hand() {
    // Three lots (3, then 2, the last is forced), then three strains in any order: 9, 6 and 3 ways.
    let three = rules(3, Flick::Luck);
    let start = State::new(&three);
    let counts: Vec<u64> = (1..=5).map(|depth| paths::<MotorcarRace>(&three, &start, depth)).collect();
    assert_eq!(counts, [3, 3 * 2, 6 * 9, 6 * 9 * 6, 6 * 9 * 6 * 3]);
    // Then a predicament die of ten faces.
    assert_eq!(paths::<MotorcarRace>(&three, &start, 6), 6 * 9 * 6 * 3 * 10);
    // Six cars, 101 pulls each, in any order.
    let six = rules(6, Flick::Skill);
    assert_eq!(paths::<MotorcarRace>(&six, &State::new(&six), 2), 6 * 101 * 5 * 101);
}
