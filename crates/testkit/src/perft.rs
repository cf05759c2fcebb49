//! Counts of paths: from a position, how many different ways there are to go on for n steps (a step is
//! one answer of one seat, or one outcome of luck). A count that changes means that a rule has changed.

use crate::{legal, outcomes, random_said, recorded, say};
use game::{Game, Node, SplitMix};
use std::path::Path;

/// How far recorded counts look ahead.
const DEPTH: u32 = 3;

/// How many ways there are to go on for `depth` steps.
pub fn paths<G: Game>(rules: &G::Rules, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match G::node(state) {
        Node::Over => 0,
        Node::Chance(_) => {
            let after = |outcome| {
                let mut next = *state;
                assert!(G::settle(rules, &mut next, outcome, &mut ()));
                paths::<G>(rules, &next, depth - 1)
            };
            outcomes::<G>(rules, state).iter().map(|o| after(o.outcome)).sum()
        }
        Node::Decide(seats) => {
            let mut total = 0;
            for seat in seats.iter() {
                for &action in legal::<G>(rules, state, seat).iter() {
                    let mut next = *state;
                    G::act_unchecked(rules, &mut next, seat, action, &mut ());
                    total += paths::<G>(rules, &next, depth - 1);
                }
            }
            total
        }
    }
}

/// Which positions are worth counting: the start, and some of a random game.
#[derive(Clone, Copy, Debug)]
pub struct Positions {
    /// One after so many steps.
    pub every: usize,
    /// So many in all.
    pub most: usize,
}

impl Positions {
    fn of<G: Game>(self, rules: &G::Rules) -> Vec<G::State> {
        let mut states = vec![G::start(rules)];
        let (mut state, mut luck) = (G::start(rules), SplitMix(2024));
        let mut steps = 0;
        while let Some(said) = random_said::<G>(rules, &state, &mut luck) {
            say(rules, &mut state, said, &mut ());
            steps += 1;
            if steps % self.every == 0 && states.len() < self.most {
                states.push(state);
            }
        }
        states
    }
}

/// Counts again what stands in a file, and tells how many counts that were. `UPDATE_EXPECT=1` writes the
/// file anew, for the positions given.
pub fn check_recorded<G: Game>(file: &Path, rules: &G::Rules, positions: Positions) -> usize {
    if recorded::is_update() {
        recorded::write(file, &count::<G>(file, rules, positions));
    }
    let mut checked = 0;
    for line in recorded::read(file).lines().filter(|line| !line.starts_with('#')) {
        let (counts, position) = line.split_once(" | ").expect("counts | position");
        let state = G::read_position(rules, position).unwrap_or_else(|e| panic!("{e}: {position}"));
        for (depth, count) in (1..).zip(counts.split(' ')) {
            let count: u64 = count.parse().expect("a count");
            assert_eq!(paths::<G>(rules, &state, depth), count, "depth {depth} of {position}");
            checked += 1;
        }
    }
    checked
}

/// The text of a file named `table_seats.perft`.
fn count<G: Game>(file: &Path, rules: &G::Rules, positions: Positions) -> String {
    let name = file.file_stem().expect("a name").to_string_lossy();
    let (table, seats) = name.rsplit_once('_').expect("table_seats");
    let mut text = format!("# {table}, {seats} seats: paths of length 1 to {DEPTH}, then the position\n");
    for state in positions.of::<G>(rules) {
        let counts: Vec<String> = (1..=DEPTH).map(|d| paths::<G>(rules, &state, d).to_string()).collect();
        text += &format!("{} | {}\n", counts.join(" "), G::write_position(rules, &state));
    }
    text
}
