//! The one path finder of the levels: the cheapest ways between one space and all others, by road and by
//! line. What a step or a ride weighs is judgement, so each level says that itself.

use race::Rules;
use race::ids::{Line, MAX_SPACES, Space};

/// What is too far to count.
const FAR: i32 = 1_000_000;

/// The cheapest ways between one space, the root, and every other.
#[derive(Clone, Debug)]
pub(super) struct Paths {
    costs: [i32; MAX_SPACES],
    next: [Leg; MAX_SPACES],
}

/// The next part of a way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leg {
    /// Where it leads.
    pub to: Space,
    /// The line that is ridden, if it is no step by road.
    pub by: Option<Line>,
}

impl Paths {
    /// Measures outwards from the root until nothing gets cheaper. `step` weighs a step between two
    /// neighbours, the nearer one first; `ride` weighs a line by its nearer end, unless it is out of the
    /// question. Nothing weighs less than 0.
    pub(super) fn measure(
        rules: &Rules,
        root: Space,
        step: impl Fn(Space, Space) -> i32,
        ride: impl Fn(Space, Line) -> Option<i32>,
    ) -> Self {
        let mut paths =
            Paths { costs: [FAR; MAX_SPACES], next: [Leg { to: Space(0), by: None }; MAX_SPACES] };
        paths.costs[root.index()] = 0;
        let mut queue = Queue::default();
        queue.push(root);
        while let Some(near) = queue.pop() {
            let cost = paths.costs[near.index()];
            for far in rules.neighbours(near).iter() {
                paths.reach(&mut queue, far, cost + step(near, far), Leg { to: near, by: None });
            }
            let Some(city) = rules.city_at(near) else { continue };
            for &line in rules.lines_at(city) {
                let Some(weight) = ride(near, line) else { continue };
                let far = rules.line(line).far_end(city).expect("the line touches the city");
                let leg = Leg { to: near, by: Some(line) };
                paths.reach(&mut queue, rules.city(far).space, cost + weight, leg);
            }
        }
        paths
    }
    /// The first of equally cheap ways stays.
    fn reach(&mut self, queue: &mut Queue, far: Space, cost: i32, leg: Leg) {
        if cost < self.costs[far.index()] {
            self.costs[far.index()] = cost;
            self.next[far.index()] = leg;
            queue.push(far);
        }
    }
    /// The cost of the way between this space and the root.
    pub(super) fn cost(&self, space: Space) -> i32 {
        self.costs[space.index()]
    }
    /// The next part of the way from this space to the root.
    pub(super) fn next(&self, space: Space) -> Leg {
        self.next[space.index()]
    }
}

/// Spaces whose neighbours have to be looked at again, each at most once, oldest first.
#[derive(Debug)]
struct Queue {
    spaces: [u8; 256],
    head: u8,
    tail: u8,
    waiting: [bool; MAX_SPACES],
}

impl Default for Queue {
    fn default() -> Self {
        Queue { spaces: [0; 256], head: 0, tail: 0, waiting: [false; MAX_SPACES] }
    }
}

impl Queue {
    fn push(&mut self, space: Space) {
        if !std::mem::replace(&mut self.waiting[space.index()], true) {
            self.spaces[usize::from(self.tail)] = space.0;
            self.tail = self.tail.wrapping_add(1);
        }
    }
    fn pop(&mut self) -> Option<Space> {
        if self.head == self.tail {
            return None;
        }
        let space = Space(self.spaces[usize::from(self.head)]);
        self.head = self.head.wrapping_add(1);
        self.waiting[space.index()] = false;
        Some(space)
    }
}
