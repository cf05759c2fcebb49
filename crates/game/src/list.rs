//! Lists of fixed length that the caller owns, so that listing choices never allocates.

use std::ops::Deref;

/// The most things that a seat may have to choose from.
pub const MAX_ACTIONS: usize = 320;
/// What a seat may say.
pub type Actions<A> = List<A, MAX_ACTIONS>;
/// What luck may bring.
pub type Outcomes<O> = List<Weighted<O>, 32>;

/// One possible outcome and its weight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weighted<O> {
    /// What may happen.
    pub outcome: O,
    /// How many of the total weight are its.
    pub weight: u16,
}

/// At most `N` items.
#[derive(Clone, Copy, Debug)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: usize,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// An empty list; `filler` is what unused entries hold.
    pub fn new(filler: T) -> Self {
        List { items: [filler; N], len: 0 }
    }
    /// Adds one item. Panics when full: the games' law tests hold a margin.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len] = item;
        self.len += 1;
    }
    /// Empties the list.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len]
    }
}
