//! Counts of paths: from a position, how many different ways there are to go on for n steps (a step is
//! one answer of one seat, or one outcome of luck). A count that changes means that a rule has changed.
//! `UPDATE_EXPECT=1` writes the files anew.

mod boards;
mod random;
mod support;

use boards::rules;
use game::{Node, SplitMix};
use race::notation::{read_position, write_position};
use race::{Rules, State};
use random::{outcome_list, random_said, say};
use std::path::PathBuf;
use support::{action_list, content};

fn paths(rules: &Rules, state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match state.node() {
        Node::Over => 0,
        Node::Chance(_) => {
            let mut outcomes = outcome_list();
            state.outcomes(&mut outcomes);
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
        say(rules, &mut state, said, &mut Vec::new());
        steps += 1;
        if steps % 40 == 0 && states.len() < 12 {
            states.push(state);
        }
    }
    states
}

const DEPTH: u32 = 3;

#[test]
fn the_number_of_ways_to_go_on_is_as_recorded() {
    let content = content();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let update = std::env::var_os("UPDATE_EXPECT").is_some();
    for (board, seats) in [("proving", 2), ("proving_usa", 3)] {
        let rules = rules(&content, board, seats);
        let file = folder.join(format!("{board}_{seats}.perft"));
        if update {
            let mut text =
                format!("# {board}, {seats} seats: paths of length 1 to {DEPTH}, then the position\n");
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
            for (depth, count) in counts.split(' ').enumerate() {
                let count: u64 = count.parse().expect("a count");
                assert_eq!(
                    paths(&rules, &state, depth as u32 + 1),
                    count,
                    "depth {} of {position}",
                    depth + 1
                );
                checked += 1;
            }
        }
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
        let said = random_said(&rules, &state, &mut luck).expect("planning comes");
        say(&rules, &mut state, said, &mut Vec::new());
    }
    assert_eq!(paths(&rules, &state, 1), 2 * 56);
    assert_eq!(paths(&rules, &state, 2), 2 * 56 * 56);
}
