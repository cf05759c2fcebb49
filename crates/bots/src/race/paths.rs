//! The plain path finder: what the cheapest ways between one space and all others cost, by road and by line. What a
//! step or a ride weighs is judgement, so whoever asks says that.

use race::Rules;
use race::ids::{Line, Space};

/// What is too far to count.
const FAR: u32 = 1_000_000;
/// As many as a space has numbers, so that no look-up can miss.
const PLACES: usize = 256;

/// What the cheapest ways between one space, the root, and every other cost.
#[derive(Clone, Debug)]
pub(super) struct Paths {
    costs: [u32; PLACES],
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
        let mut paths = Paths { costs: [FAR; PLACES] };
        paths.costs[usize::from(root.0)] = 0;
        let mut queue = Queue::default();
        queue.push_if(root, true);
        while let Some(near) = queue.pop() {
            let cost = paths.cost(near);
            // Where a coast leaves fewer than six, the space itself stands in: it never comes nearer by itself.
            for &far in rules.neighbours(near).six() {
                paths.reach(&mut queue, far, cost + step(near, far));
            }
            let Some(city) = rules.city_at(near) else { continue };
            for &line in rules.lines_at(city) {
                let Some(weight) = ride(near, line) else { continue };
                let far = rules.line(line).far_end(city).expect("the line touches the city");
                paths.reach(&mut queue, rules.city(far).space, cost + weight);
            }
        }
        paths
    }
    /// Nobody can foretell which way is cheaper, so nothing here branches on it.
    #[inline(always)]
    fn reach(&mut self, queue: &mut Queue, far: Space, cost: i32) {
        let known = &mut self.costs[usize::from(far.0)];
        let is_cheaper = (cost as u32) < *known;
        *known = if is_cheaper { cost as u32 } else { *known };
        queue.push_if(far, is_cheaper);
    }
    /// The cost of the way between this space and the root.
    #[inline]
    pub(super) fn cost(&self, space: Space) -> i32 {
        self.costs[usize::from(space.0)] as i32
    }
}

/// Spaces whose neighbours have to be looked at again, each at most once, oldest first.
#[derive(Debug)]
struct Queue {
    spaces: [u8; PLACES],
    head: u8,
    tail: u8,
    waiting: [bool; PLACES],
}

impl Default for Queue {
    fn default() -> Self {
        Queue { spaces: [0; PLACES], head: 0, tail: 0, waiting: [false; PLACES] }
    }
}

impl Queue {
    /// What is written is only there once the tail has passed it.
    #[inline(always)]
    fn push_if(&mut self, space: Space, wanted: bool) {
        let waits = &mut self.waiting[usize::from(space.0)];
        self.spaces[usize::from(self.tail)] = space.0;
        self.tail = self.tail.wrapping_add(u8::from(wanted & !*waits));
        *waits |= wanted;
    }
    fn pop(&mut self) -> Option<Space> {
        if self.head == self.tail {
            return None;
        }
        let space = Space(self.spaces[usize::from(self.head)]);
        self.head = self.head.wrapping_add(1);
        self.waiting[usize::from(space.0)] = false;
        Some(space)
    }
}
