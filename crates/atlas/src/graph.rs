//! The spaces of a board as a graph: who is next to whom over land, and how far apart.

use std::collections::{BTreeMap, VecDeque};

use race::rules::hex_neighbours;

use crate::hex::Hex;

/// Spaces by index, joined over land.
#[derive(Debug)]
pub struct Graph {
    near: Vec<Vec<usize>>,
}

impl Graph {
    /// The graph of spaces on these hexes.
    pub fn of(hexes: &[Hex]) -> Graph {
        let index: BTreeMap<Hex, usize> = hexes.iter().enumerate().map(|(i, at)| (*at, i)).collect();
        let near = |at: &Hex| hex_neighbours(*at).into_iter().filter_map(|at| index.get(&at).copied());
        Graph { near: hexes.iter().map(|at| near(at).collect()).collect() }
    }

    /// The spaces next to a space.
    pub fn near(&self, space: usize) -> &[usize] {
        &self.near[space]
    }

    /// Steps from a space to every other, entering only spaces that may be entered.
    pub fn steps(&self, from: usize, may_enter: impl Fn(usize) -> bool) -> Vec<Option<u32>> {
        let mut steps = vec![None; self.near.len()];
        steps[from] = Some(0);
        let mut queue = VecDeque::from([(from, 0)]);
        while let Some((space, done)) = queue.pop_front() {
            for &next in &self.near[space] {
                if steps[next].is_none() && may_enter(next) {
                    steps[next] = Some(done + 1);
                    queue.push_back((next, done + 1));
                }
            }
        }
        steps
    }

    /// The spaces that satisfy a condition, grouped by who touches whom, in order of their first.
    pub fn groups(&self, is_in: impl Fn(usize) -> bool) -> Vec<Vec<usize>> {
        let mut seen = vec![false; self.near.len()];
        let mut groups = Vec::new();
        for first in 0..self.near.len() {
            if seen[first] || !is_in(first) {
                continue;
            }
            let steps = self.steps(first, &is_in);
            let group: Vec<usize> = (0..steps.len()).filter(|space| steps[*space].is_some()).collect();
            group.iter().for_each(|space| seen[*space] = true);
            groups.push(group);
        }
        groups
    }

    /// A shortest way between two spaces, both included; of several always the same.
    pub fn way(&self, from: usize, to: usize) -> Option<Vec<usize>> {
        let left = self.steps(to, |_| true);
        left[from]?;
        let mut way = vec![from];
        while let Some(&here) = way.last().filter(|here| **here != to) {
            way.push(
                *self.near[here].iter().find(|next| left[**next] < left[here] && left[**next].is_some())?,
            );
        }
        Some(way)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A ring of six around a missing middle, and one alone.
    fn graph() -> Graph {
        let mut hexes: Vec<Hex> = hex_neighbours((2, 2)).to_vec();
        hexes.push((9, 9));
        Graph::of(&hexes)
    }

    #[test]
    fn steps_are_counted_over_land() {
        let graph = graph();
        assert_eq!(graph.steps(0, |_| true), [Some(0), Some(1), Some(2), Some(3), Some(2), Some(1), None]);
        assert_eq!(graph.steps(0, |space| space != 1)[3], Some(3));
        assert_eq!(graph.steps(0, |space| space != 1 && space != 5)[3], None);
    }

    #[test]
    fn a_way_has_both_ends() {
        let way = graph().way(0, 3).expect("they are joined");
        assert_eq!((way.len(), way[0], way[3]), (4, 0, 3));
        assert_eq!(graph().way(0, 6), None);
    }

    #[test]
    fn groups_are_what_touches() {
        assert_eq!(graph().groups(|_| true), [vec![0, 1, 2, 3, 4, 5], vec![6]]);
        assert_eq!(graph().groups(|space| space % 3 == 0), [vec![0], vec![3], vec![6]]);
    }
}
