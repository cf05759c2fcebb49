//! Threads for bots, which have none of their own: what they find does not hang on how many there are.

use bots::{Job, Patience};

/// Waits for a bot until its time is up, and lets so many threads think for it.
#[derive(Clone, Copy, Debug)]
pub struct Cores<F> {
    /// So many can think at the same time.
    pub hands: usize,
    /// Is the time up?
    pub is_over: F,
}

impl<F: Fn() -> bool + Sync> Patience for Cores<F> {
    fn is_over(&self) -> bool {
        (self.is_over)()
    }
    fn hands(&self) -> usize {
        self.hands
    }
    fn all(&self, jobs: &mut [Job]) {
        let Some((first, others)) = jobs.split_first_mut() else { return };
        std::thread::scope(|scope| {
            for job in others {
                scope.spawn(job);
            }
            first();
        });
    }
}
