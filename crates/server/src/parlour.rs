//! One table in memory with those who are around it. Every change runs the same way: take the desk, change, make it durable,
//! then tell. Whoever asks meanwhile waits for the desk, so nobody ever sees what is not durable.
//!
//! A change that could not be stored must not come back later: such a desk is broken, nobody gets at it any more, and the
//! hub loads the table again from the storage.

use crate::desk::{Delayed, Desk, Later, Talk};
use crate::error::ApiError;
use crate::hub::Hub;
use crate::store::Op;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::{Mutex, Notify, OwnedMutexGuard, broadcast, watch};

/// One table in memory.
#[derive(Debug)]
pub struct Parlour {
    /// Its id.
    pub id: String,
    /// Everything that changes. Taken by [`Parlour::desk`] alone.
    desk: Arc<Mutex<Desk>>,
    /// Memory and storage may differ: nobody gets at the desk any more.
    broken: AtomicBool,
    /// Counts changes; sockets look when it moves.
    pub changed: watch::Sender<u64>,
    /// What is said beside the game, for the seats.
    pub talk: broadcast::Sender<Talk>,
    /// What spectators hear of it, and when.
    pub overheard: broadcast::Sender<Talk>,
    /// Wakes the keeper.
    pub wake: Notify,
    /// A keeper is at work.
    pub kept: AtomicBool,
}

/// The desk of a table, taken: it is whole, and nobody else has it.
#[derive(Debug)]
pub struct DeskGuard {
    parlour: Arc<Parlour>,
    desk: OwnedMutexGuard<Desk>,
}

impl Deref for DeskGuard {
    type Target = Desk;
    fn deref(&self) -> &Desk {
        &self.desk
    }
}

impl DerefMut for DeskGuard {
    fn deref_mut(&mut self) -> &mut Desk {
        &mut self.desk
    }
}

impl Drop for DeskGuard {
    /// Half a change is none: after a panic nobody can say what stands on the desk.
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.parlour.break_down();
        }
    }
}

impl Parlour {
    /// A table that was just made or loaded.
    pub fn new(id: String, desk: Desk) -> Arc<Parlour> {
        let (changed, _) = watch::channel(0);
        let (talk, overheard) = (broadcast::channel(64).0, broadcast::channel(64).0);
        Arc::new(Parlour {
            id,
            desk: Arc::new(Mutex::new(desk)),
            broken: AtomicBool::new(false),
            changed,
            talk,
            overheard,
            wake: Notify::new(),
            kept: AtomicBool::new(false),
        })
    }

    /// The one way to the desk, for requests, sockets and the keeper alike. A broken one is nobody's: the hub has another.
    pub async fn desk(self: &Arc<Self>) -> Result<DeskGuard, ApiError> {
        self.whole(self.desk.clone().lock_owned().await)
    }
    /// The same for threads that may wait.
    pub fn desk_blocking(self: &Arc<Self>) -> Result<DeskGuard, ApiError> {
        self.whole(self.desk.clone().blocking_lock_owned())
    }
    fn whole(self: &Arc<Self>, desk: OwnedMutexGuard<Desk>) -> Result<DeskGuard, ApiError> {
        if self.is_broken() {
            Err(ApiError::Reloading)
        } else {
            Ok(DeskGuard { parlour: self.clone(), desk })
        }
    }
    /// Must the table be loaded again?
    pub fn is_broken(&self) -> bool {
        self.broken.load(Ordering::Acquire)
    }
    /// Memory and storage may differ from now on. Sockets and the keeper are woken: they go, and come back to the table as
    /// it is stored.
    fn break_down(&self) {
        self.broken.store(true, Ordering::Release);
        self.changed.send_modify(|n| *n += 1);
        self.wake.notify_one();
    }
}

impl DeskGuard {
    /// Where the desk stands.
    pub fn parlour(&self) -> &Arc<Parlour> {
        &self.parlour
    }

    /// Makes durable what has changed, with `ops` in the same step; then tells everybody.
    pub async fn commit(&mut self, hub: &Hub, mut ops: Vec<Op>) -> Result<(), ApiError> {
        let now = hub.now();
        self.collect(now, &mut ops);
        self.write(hub, ops).await?;
        self.stored(now);
        self.parlour.changed.send_modify(|n| *n += 1);
        Ok(())
    }

    /// Makes durable what stands beside the game: chat and the like. Every change moves the version of the table on.
    pub async fn write(&mut self, hub: &Hub, mut ops: Vec<Op>) -> Result<(), ApiError> {
        if self.parlour.is_broken() {
            return Err(ApiError::Reloading);
        }
        if ops.is_empty() {
            return Ok(());
        }
        let is_new = ops.iter().any(|op| matches!(op, Op::NewGame(_)));
        if !is_new && !ops.iter().any(|op| matches!(op, Op::Game(_))) {
            ops.push(Op::Touch { game: self.row.id.clone(), version: self.row.version });
        }
        let timer = hub.metrics.commit_seconds.start_timer();
        if let Err(error) = hub.store.write(ops).await {
            self.parlour.break_down();
            return Err(error.into());
        }
        timer.observe_duration();
        self.row.version += i64::from(!is_new);
        Ok(())
    }

    /// Says something at the table: the seats hear it at once, spectators when they see what it was said to, and not at
    /// all where the table does not let them in.
    pub fn say(&mut self, talk: Talk, now: u64) {
        let settings = self.settings();
        let _ = self.parlour.talk.send(talk.clone());
        match (settings.spectators, settings.spectator_delay) {
            (true, 0) => _ = self.parlour.overheard.send(talk),
            (true, _) if self.table().is_ok() => {
                let due = now + self.delay();
                self.later.push_back(Later { due, what: Delayed::Said(talk) });
            }
            // Before the start there is nothing yet that it could be late by.
            _ => {}
        }
    }
    /// Shows spectators what is due. `true` if there was something to see.
    pub fn publish(&mut self, now: u64) -> bool {
        let mut any = false;
        while let Some(later) = self.later.pop_front_if(|later| later.due <= now) {
            match later.what {
                Delayed::Shown(shown) => (self.published, any) = (Some(shown), true),
                Delayed::Said(talk) => _ = self.parlour.overheard.send(talk),
            }
        }
        any
    }
}
