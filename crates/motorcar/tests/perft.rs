//! Counts of paths in the motorcar race (004): from a position, how many different ways there are to go on
//! for n steps (a step is one answer of one seat, or one outcome of luck). A count that changes means that
//! a rule has changed. `UPDATE_EXPECT=1` writes the files anew.

mod random;
mod support;

use game::{Node, SplitMix};
use motorcar::notation::{read_position, write_position};
use motorcar::sources::Flick;
use motorcar::{Rules, State};
use random::{action_list, outcome_list, random_said, say};
use std::path::PathBuf;
use support::rules;

fn paths(rules: &Rules, state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match state.node() {
        Node::Over => 0,
        Node::Chance(_) => {
            let mut outcomes = outcome_list();
            state.outcomes(rules, &mut outcomes);
            let after = |outcome| {
                let mut next = *state;
                assert!(next.settle(rules, outcome, &mut ()));
                paths(rules, &next, depth - 1)
            };
            outcomes.iter().map(|o| after(o.outcome)).sum()
        }
        Node::Decide(seats) => {
            let mut total = 0;
            for seat in seats.iter() {
                let mut actions = action_list();
                state.legal(rules, seat, &mut actions);
                for &action in actions.iter() {
                    let mut next = *state;
                    next.act_unchecked(rules, seat, action, &mut ());
                    total += paths(rules, &next, depth - 1);
                }
            }
            total
        }
    }
}

/// Positions worth counting: the start, and some from random races.
fn positions(rules: &Rules) -> Vec<State> {
    let mut states = vec![State::new(rules)];
    let mut luck = SplitMix(2024);
    let mut state = State::new(rules);
    let mut steps = 0;
    while let Some(said) = random_said(rules, &state, &mut luck) {
        say(rules, &mut state, said, &mut ());
        steps += 1;
        if steps % 23 == 0 && states.len() < 16 {
            states.push(state);
        }
    }
    states
}

const DEPTH: u32 = 3;

#[test]
fn the_number_of_ways_to_go_on_is_as_recorded() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let update = std::env::var_os("UPDATE_EXPECT").is_some();
    for (name, seats, flick) in
        [("lots", 3, Flick::Luck), ("lots", 5, Flick::Luck), ("flick", 3, Flick::Skill)]
    {
        let rules = rules(seats, flick);
        let file = folder.join(format!("{name}_{seats}.perft"));
        if update {
            let mut text =
                format!("# {name}, {seats} seats: paths of length 1 to {DEPTH}, then the position\n");
            for state in positions(&rules) {
                let counts: Vec<String> = (1..=DEPTH).map(|d| paths(&rules, &state, d).to_string()).collect();
                text += &format!("{} | {}\n", counts.join(" "), write_position(&rules, &state));
            }
            std::fs::create_dir_all(&folder).expect("a folder for the counts");
            std::fs::write(&file, text).expect("the counts can be written");
        }
        let text = std::fs::read_to_string(&file).expect("recorded counts");
        let mut checked = 0;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (counts, position) = line.split_once(" | ").expect("counts | position");
            let state = read_position(&rules, position).unwrap_or_else(|e| panic!("{e}: {position}"));
            for (depth, count) in (1..).zip(counts.split(' ')) {
                let count: u64 = count.parse().expect("a count");
                assert_eq!(paths(&rules, &state, depth), count, "depth {depth} of {position}");
                checked += 1;
            }
        }
        assert!(checked >= 30, "{checked} counts checked");
    }
}

#[test]
fn the_first_plies_can_be_counted_by_hand() {
    // Three lots (3, then 2, the last is forced), then three strains in any order: 9, 6 and 3 ways.
    let three = rules(3, Flick::Luck);
    let start = State::new(&three);
    let counts: Vec<u64> = (1..=5).map(|depth| paths(&three, &start, depth)).collect();
    assert_eq!(counts, [3, 3 * 2, 6 * 9, 6 * 9 * 6, 6 * 9 * 6 * 3]);
    // Then a predicament die of ten faces.
    assert_eq!(paths(&three, &start, 6), 6 * 9 * 6 * 3 * 10);
    // Six cars, 101 pulls each, in any order.
    let six = rules(6, Flick::Skill);
    assert_eq!(paths(&six, &State::new(&six), 2), 6 * 101 * 5 * 101);
}
