//! What whoever waits for a thought gives to it: time, and cores. A search has neither clocks nor threads of its own.

/// Something to be done, by whoever has a hand free.
pub type Job<'a> = &'a mut (dyn FnMut() + Send);

/// Whoever waits for a thought. A function that says when the time is up is enough: then one core thinks.
pub trait Patience: Sync {
    /// Is the time up?
    fn is_over(&self) -> bool;
    /// How many can think at the same time.
    fn hands(&self) -> usize {
        1
    }
    /// Does all of it, at the same time if that can be, and comes back when all is done. What is found does not hang on it.
    fn all(&self, jobs: &mut [Job]) {
        jobs.iter_mut().for_each(|job| job());
    }
}

impl<F: Fn() -> bool + Sync> Patience for F {
    fn is_over(&self) -> bool {
        self()
    }
}
