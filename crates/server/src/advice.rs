//! Thinking for whoever asks, about a hint or a finished game: on the threads of the bots, a few at a time, for so long; and nobody thinks for callers that have
//! gone.

use crate::error::ApiError;
use crate::hub::Hub;
use crate::keeper::StopsWhenGone;
use session::{Patience, Review, Reviewing};
use std::collections::VecDeque;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long somebody waits for a place among those who think.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// Thinks off the threads of the network, and stops when the time is up or nobody waits any more.
pub(crate) async fn think<T: Send + 'static>(
    hub: &Hub,
    longest: Duration,
    think: impl FnOnce(&dyn Patience) -> T + Send + 'static,
) -> Result<T, ApiError> {
    let place = tokio::time::timeout(LONGEST_WAIT, hub.bots.clone().acquire_owned()).await;
    let Ok(Ok(place)) = place else { return Err(ApiError::TooMany(LONGEST_WAIT.as_secs())) };
    let gone = StopsWhenGone::default();
    let is_gone = gone.0.clone();
    let thought = tokio::task::spawn_blocking(move || {
        let (_place, begun) = (place, Instant::now());
        think(&|| is_gone.load(Ordering::Relaxed) || begun.elapsed() >= longest)
    });
    thought.await.map_err(|_| ApiError::Internal)
}

/// Reviews that are kept, and those under way among them.
const KEPT: usize = 64;
/// Reviews under way at the same time; they take turns with the bots, piece by piece.
const UNDER_WAY: usize = 4;

/// Finished games that are reviewed, by table: they are worked on while people wait, and kept for whoever asks again.
#[derive(Debug, Default)]
pub struct Reviews(Mutex<VecDeque<(String, Review)>>);

impl Reviews {
    fn all(&self) -> MutexGuard<'_, VecDeque<(String, Review)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// As far as it has come; nothing where it has not begun.
    pub(crate) fn of(&self, table: &str) -> Option<Review> {
        self.all().iter().find(|(id, _)| id == table).map(|(_, review)| review.clone())
    }
    /// Begins one, or says that there are enough of them. Somebody else may have been quicker.
    pub(crate) fn begin(hub: &Arc<Hub>, table: &str, job: Box<dyn Reviewing>) -> Result<Review, ApiError> {
        let first = job.review();
        let mut all = hub.reviews.all();
        if let Some((_, known)) = all.iter().find(|(id, _)| id == table) {
            return Ok(known.clone());
        }
        if all.iter().filter(|(_, review)| review.percent < 100).count() >= UNDER_WAY {
            return Err(ApiError::TooMany(LONGEST_WAIT.as_secs()));
        }
        if all.len() >= KEPT
            && let Some(oldest) = all.iter().position(|(_, review)| review.percent == 100)
        {
            all.remove(oldest);
        }
        all.push_back((table.to_owned(), first.clone()));
        drop(all);
        tokio::spawn(work_on(hub.clone(), table.to_owned(), job));
        Ok(first)
    }
    fn put(&self, table: &str, review: Review) {
        if let Some((_, known)) = self.all().iter_mut().find(|(id, _)| id == table) {
            *known = review;
        }
    }
    fn forget(&self, table: &str) {
        self.all().retain(|(id, _)| id != table);
    }
}

/// Works on a review to its end, each piece in a place of the bots that is free again after it.
async fn work_on(hub: Arc<Hub>, table: String, mut job: Box<dyn Reviewing>) {
    while !*hub.stopping.borrow() {
        let Ok(place) = hub.bots.clone().acquire_owned().await else { break };
        let piece = tokio::task::spawn_blocking(move || {
            let _place = place;
            let goes_on = job.go_on();
            (goes_on, job.review(), job)
        });
        let Ok((goes_on, review, rest)) = piece.await else { break };
        hub.reviews.put(&table, review);
        if !goes_on {
            return;
        }
        job = rest;
    }
    hub.reviews.forget(&table);
}
