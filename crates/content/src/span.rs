//! Which numbers a field takes.

use std::fmt;

/// Numbers from `min` to `max` in steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    min: i64,
    max: i64,
    step: i64,
}

/// Banknotes start at 10F.
const SMALLEST_NOTE: i64 = 10;
const MOST_FRANCS: i64 = 990;

impl Span {
    /// Every number between two.
    pub const fn whole(min: i64, max: i64) -> Self {
        Span { min, max, step: 1 }
    }
    /// What notes can pay.
    pub const fn francs() -> Self {
        Span { min: SMALLEST_NOTE, max: MOST_FRANCS, step: SMALLEST_NOTE }
    }
    /// The same, or nothing.
    pub const fn francs_or_none() -> Self {
        Span { min: 0, ..Span::francs() }
    }
    /// Is the number one of them?
    pub fn holds(self, number: i64) -> bool {
        (self.min..=self.max).contains(&number) && number % self.step == 0
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            _ if self.min == self.max => write!(f, "{}", self.min),
            1 => write!(f, "a whole number from {} to {}", self.min, self.max),
            step => write!(f, "a multiple of {step} from {} to {}", self.min, self.max),
        }
    }
}
