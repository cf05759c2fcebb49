//! The cheapest ways from everywhere to the finish, by road and by line. They are measured from the finish outwards, in
//! the order of their cost, and only as far as somebody asks; when something costs otherwise than before, all that
//! is nearer to the finish stays as it is.

use race::Rules;
use race::ids::{Line, MAX_LINES, Space, SpaceSet};

/// As many as a space has numbers, so that no look-up can miss.
pub(super) const PLACES: usize = 256;
/// What is too far to count.
const FAR: u32 = 1_000_000;
/// The most that a step or a ride counts for, less than the queue has room for both together.
const DEAREST: u16 = (AHEAD / 2 - 1) as u16;
/// What a line that nobody may ride costs.
const CLOSED: u16 = u16::MAX;
/// What stands for no line in a leg.
const BY_ROAD: u8 = u8::MAX;

/// The cheapest ways, as far as they are measured. Of equally cheap ones that of the fewest legs is taken, and of these
/// the one that was found first; what was measured before, and how far, makes no difference.
#[derive(Clone, Debug)]
pub(super) struct Ways {
    /// What entering each space costs.
    entries: [u16; PLACES],
    /// What each line costs, if it may be ridden.
    fares: [u16; MAX_LINES],
    /// Spaces whose way is known; of these the cost, the number of legs and the next one: where it leads, and by what.
    known: SpaceSet,
    costs: [u32; PLACES],
    legs: [u8; PLACES],
    next: [(Space, u8); PLACES],
    /// The same spaces, nearest first.
    order: [Space; PLACES],
    count: usize,
    queue: Queue,
    /// Something that costs so much or more has changed.
    stale: u32,
    /// No entry and no fare has ever been dearer.
    dearest: (u16, u16),
}

/// The next part of a way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leg {
    /// Where it leads.
    pub to: Space,
    /// The line that is ridden, if it is no step by road.
    pub by: Option<Line>,
}

impl Ways {
    /// Nothing measured yet.
    pub(super) fn new() -> Ways {
        Ways {
            entries: [0; PLACES],
            fares: [CLOSED; MAX_LINES],
            known: SpaceSet::EMPTY,
            costs: [FAR; PLACES],
            legs: [0; PLACES],
            next: [(Space(0), BY_ROAD); PLACES],
            order: [Space(0); PLACES],
            count: 0,
            queue: Queue::new(),
            stale: 0,
            dearest: (0, 0),
        }
    }
    /// From now on entering a space costs so much.
    pub(super) fn set_entry(&mut self, space: Space, francs: i32) {
        let francs = francs.clamp(1, DEAREST.into()) as u16;
        self.dearest.0 = self.dearest.0.max(francs);
        let entry = &mut self.entries[usize::from(space.0)];
        let before = std::mem::replace(entry, francs);
        if before != francs && self.known.has(space) {
            let cost = self.costs[usize::from(space.0)];
            self.stale = self.stale.min(cost + u32::from(before.min(francs)));
        }
    }
    /// From now on a ride on a line costs so much, if it is possible at all.
    pub(super) fn set_fare(&mut self, line: Line, francs: Option<i32>) {
        let francs = francs.map(|francs| francs.clamp(0, DEAREST.into()) as u16);
        self.dearest.1 = self.dearest.1.max(francs.unwrap_or(0));
        let francs = francs.unwrap_or(CLOSED);
        if std::mem::replace(&mut self.fares[line.index()], francs) != francs {
            self.stale = 0;
        }
    }
    /// The cost of the way between this space and the finish.
    #[inline]
    pub(super) fn cost(&mut self, rules: &Rules, space: Space) -> i32 {
        self.find(rules, space);
        self.costs[usize::from(space.0)] as i32
    }
    /// The next part of the way from this space to the finish.
    #[inline]
    pub(super) fn next(&mut self, rules: &Rules, space: Space) -> Leg {
        self.find(rules, space);
        let (to, by) = self.next[usize::from(space.0)];
        Leg { to, by: (by != BY_ROAD).then_some(Line(by)) }
    }

    /// Measures as far as this space, if a way leads there.
    #[inline]
    fn find(&mut self, rules: &Rules, space: Space) {
        if self.stale != u32::MAX || !self.known.has(space) {
            self.measure(rules, space);
        }
    }
    #[inline(never)]
    fn measure(&mut self, rules: &Rules, space: Space) {
        if self.stale != u32::MAX {
            self.rewind(rules);
        }
        while !self.known.has(space) {
            let Some(event) = self.queue.pop() else {
                (self.costs[usize::from(space.0)], self.next[usize::from(space.0)]) =
                    (FAR, (Space(0), BY_ROAD));
                return;
            };
            self.arrive(rules, event);
        }
    }
    /// Forgets what has changed since.
    fn rewind(&mut self, rules: &Rules) {
        let from = self.stale.min(self.queue.now);
        self.stale = u32::MAX;
        while self.count > 0 && self.costs[usize::from(self.order[self.count - 1].0)] >= from {
            self.count -= 1;
            self.known.remove(self.order[self.count]);
        }
        self.queue.clear(from);
        if self.count == 0 {
            self.settle(rules, rules.finish, 0, 0, (Space(0), BY_ROAD));
        } else {
            // From spaces nearer to the finish nothing leads on that has not happened yet.
            let ahead = u32::from(self.dearest.0) + u32::from(self.dearest.1);
            let kept = &self.order[..self.count];
            let first = kept.partition_point(|space| self.costs[usize::from(space.0)] + ahead < from);
            (first..self.count).for_each(|i| self.announce(rules, self.order[i]));
        }
    }
    /// Somebody who sets out from the finish could go on now, from a space by road or at the end of a line.
    fn arrive(&mut self, rules: &Rules, event: Event) {
        let cost = self.queue.now;
        match event.line() {
            None => {
                let near = Space(event.0 as u8);
                let legs = self.legs[usize::from(near.0)] + 1;
                for far in rules.neighbours(near).iter() {
                    if !self.known.has(far) {
                        self.settle(rules, far, cost, legs, (near, BY_ROAD));
                    }
                }
            }
            Some((line, end)) => {
                let ends = rules.line(line).ends.map(|city| rules.city(city).space);
                let (near, far) = (ends[1 - end], ends[end]);
                if !self.known.has(far) {
                    let legs = self.legs[usize::from(near.0)] + 1;
                    self.settle(rules, far, cost, legs, (near, line.0));
                }
            }
        }
    }
    /// The cheapest way to this space is found.
    #[inline]
    fn settle(&mut self, rules: &Rules, space: Space, cost: u32, legs: u8, next: (Space, u8)) {
        let place = usize::from(space.0);
        self.known.insert(space);
        self.costs[place] = cost;
        self.legs[place] = legs;
        self.next[place] = next;
        self.order[self.count] = space;
        self.count += 1;
        self.announce(rules, space);
    }
    /// When ways go on from a space whose cost is known, unless they have done so before.
    #[inline]
    fn announce(&mut self, rules: &Rules, space: Space) {
        let place = usize::from(space.0);
        let on = self.costs[place] + u32::from(self.entries[place]);
        let legs = self.legs[place];
        self.queue.push(Event::road(space), on, legs);
        let Some(city) = rules.city_at(space) else { return };
        for &line in rules.lines_at(city) {
            let fare = self.fares[line.index()];
            if fare != CLOSED {
                let far_end = usize::from(rules.line(line).ends[0] == city);
                self.queue.push(Event::ride(line, far_end), on + u32::from(fare), legs);
            }
        }
    }
}

/// How far ahead the queue can look, in francs.
const AHEAD: usize = 1024;
const WORDS: usize = AHEAD / 64;
/// Spaces, and the two ends of each line.
const EVENTS: usize = PLACES + 2 * MAX_LINES;

/// Ways go on from a space by road, or from one end of a line to the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Event(u16);

impl Event {
    fn road(space: Space) -> Event {
        Event(space.0.into())
    }
    fn ride(line: Line, end: usize) -> Event {
        Event((PLACES + 2 * line.index() + end) as u16)
    }
    /// The line, and to which of its ends it is ridden.
    fn line(self) -> Option<(Line, usize)> {
        let ride = usize::from(self.0).checked_sub(PLACES)?;
        Some((Line((ride / 2) as u8), ride % 2))
    }
}

/// What happens when: for each franc a row of events, those of fewer legs first. Nothing is far ahead, so the rows
/// are used again.
#[derive(Clone, Debug)]
struct Queue {
    now: u32,
    /// Rows that are not empty.
    filled: [u64; WORDS],
    first: [u16; AHEAD],
    last: [u16; AHEAD],
    /// What comes behind an event in its row.
    behind: [u16; EVENTS],
    legs: [u8; EVENTS],
}

impl Queue {
    fn new() -> Queue {
        Queue {
            now: 0,
            filled: [0; WORDS],
            first: [0; AHEAD],
            last: [0; AHEAD],
            behind: [0; EVENTS],
            legs: [0; EVENTS],
        }
    }
    fn clear(&mut self, now: u32) {
        self.filled = [0; WORDS];
        self.now = now;
    }
    /// What would have happened before is left out.
    #[inline]
    fn push(&mut self, event: Event, when: u32, legs: u8) {
        if when < self.now {
            return;
        }
        debug_assert!(when - self.now < AHEAD as u32);
        let (row, place) = (when as usize % AHEAD, usize::from(event.0));
        self.legs[place] = legs;
        let bit = 1 << (row % 64);
        if self.filled[row / 64] & bit == 0 {
            self.filled[row / 64] |= bit;
            self.first[row] = event.0;
            self.last[row] = event.0;
        } else if self.legs[usize::from(self.last[row])] <= legs {
            self.behind[usize::from(self.last[row])] = event.0;
            self.last[row] = event.0;
        } else {
            self.push_between(row, event, legs);
        }
    }
    /// Before the last event of a row.
    fn push_between(&mut self, row: usize, event: Event, legs: u8) {
        let place = usize::from(event.0);
        let mut after = usize::from(self.first[row]);
        if self.legs[after] > legs {
            (self.behind[place], self.first[row]) = (after as u16, event.0);
            return;
        }
        while self.legs[usize::from(self.behind[after])] <= legs {
            after = usize::from(self.behind[after]);
        }
        (self.behind[place], self.behind[after]) = (self.behind[after], event.0);
    }
    /// The next event; time goes on to it.
    #[inline]
    fn pop(&mut self) -> Option<Event> {
        let start = self.now as usize % AHEAD;
        let mut word = start / 64;
        let mut bits = self.filled[word] & (u64::MAX << (start % 64));
        for _ in 0..WORDS {
            if bits != 0 {
                break;
            }
            word = (word + 1) % WORDS;
            bits = self.filled[word];
        }
        if bits == 0 {
            return None;
        }
        let row = word * 64 + bits.trailing_zeros() as usize;
        self.now += ((row + AHEAD - start) % AHEAD) as u32;
        let event = self.first[row];
        if event == self.last[row] {
            self.filled[word] &= !(1 << (row % 64));
        } else {
            self.first[row] = self.behind[usize::from(event)];
        }
        Some(Event(event))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::race::paths::Paths;
    use content::Content;
    use game::{Luck, Seat, SplitMix};
    use race::Options;
    use race::modules::ModuleSet;
    use race::rules::{Direction, Middle};

    fn boards() -> impl Iterator<Item = Rules> {
        let content = Content::embedded();
        let options = |middle| Options {
            seats: 2,
            first: Seat(0),
            direction: Direction::Forward,
            middle,
            modules: ModuleSet::NONE,
            leaders: [None; 5],
            solo: None,
        };
        content.boards().into_iter().map(move |board| {
            let sources = content.board(&board).expect("a sound board");
            let middle = (!sources.slots.is_empty()).then(|| Middle {
                end: sources.ends.contains(&None).then_some(0),
                tokens: (0..sources.slots.len() as u8).collect(),
            });
            Rules::new(&sources, options(middle)).expect("options fit")
        })
    }

    /// Everything anew.
    fn measured(rules: &Rules, ways: &Ways) -> Ways {
        let mut fresh = Ways::new();
        (fresh.entries, fresh.fares) = (ways.entries, ways.fares);
        rules.spaces().for_each(|space| fresh.find(rules, space));
        fresh
    }

    #[test]
    fn ways_cost_what_the_plain_path_finder_says_and_what_was_measured_before_makes_no_difference() {
        for rules in boards() {
            let (mut ways, mut luck) = (Ways::new(), SplitMix(4));
            rules.spaces().for_each(|space| ways.set_entry(space, 20));
            (0..rules.lines.len() as u8).for_each(|line| ways.set_fare(Line(line), Some(60)));
            for round in 0..200 {
                // A few changes, sometimes many; few values, so that many ways cost the same.
                for _ in 0..1 + luck.below(3) * luck.below(40) {
                    let space = Space(luck.below(rules.space_count as u32) as u8);
                    ways.set_entry(space, 4 + 8 * luck.below(6) as i32);
                }
                if luck.below(8) == 0 && !rules.lines.is_empty() {
                    let line = Line(luck.below(rules.lines.len() as u32) as u8);
                    ways.set_fare(line, (luck.below(4) > 0).then_some(10 * luck.below(9) as i32));
                }
                // Somebody asks for the way from somewhere, and then from everywhere or not.
                let asked = Space(luck.below(rules.space_count as u32) as u8);
                let fresh = measured(&rules, &ways);
                let from = rules.spaces().filter(|&space| round % 3 == 0 || space == asked);
                for space in from {
                    ways.find(&rules, space);
                    let place = usize::from(space.0);
                    assert_eq!(ways.costs[place], fresh.costs[place], "{}, {space:?}", rules.board);
                    assert_eq!(ways.next[place], fresh.next[place], "{}, {space:?}", rules.board);
                }
                let entry = |near: Space, _| i32::from(ways.entries[usize::from(near.0)]);
                let ride = |near: Space, line: Line| {
                    let fare = ways.fares[line.index()];
                    (fare != CLOSED).then(|| entry(near, near) + i32::from(fare))
                };
                let plain = Paths::measure(&rules, rules.finish, entry, ride);
                for space in rules.spaces() {
                    assert_eq!(
                        fresh.costs[usize::from(space.0)] as i32,
                        plain.cost(space),
                        "{}",
                        rules.board
                    );
                }
            }
        }
    }
}
