//! One table in memory with those who are around it. Every change runs the same way: take the desk, change, make it durable,
//! then tell. Whoever asks meanwhile waits for the desk, so nobody ever sees what is not durable.
//!
//! A change that could not be stored must not come back later: such a desk is broken, nobody gets at it any more, and the
//! hub loads the table again from the storage.

use crate::desk::{Delayed, Desk, Later, Talk};
use crate::error::ApiError;
use crate::hub::Hub;
use crate::store::{Op, StoreError};
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Weak};
use tokio::sync::{Mutex, Notify, OwnedMutexGuard, broadcast, watch};

/// One table in memory.
#[derive(Debug)]
pub struct Parlour {
    /// Its id.
    pub id: String,
    /// Everything that changes. Taken by [`Parlour::desk`] alone.
    desk: Arc<Mutex<Desk>>,
    /// Everything a server holds.
    hub: Weak<Hub>,
    /// Memory and storage may differ: nobody gets at the desk any more.
    broken: AtomicBool,
    /// The version of the table that is known here.
    version: AtomicI64,
    /// Somebody may have come or gone with another server.
    stale: AtomicBool,
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
    pub fn new(hub: &Arc<Hub>, id: String, desk: Desk) -> Arc<Parlour> {
        let (changed, _) = watch::channel(0);
        let (talk, overheard) = (broadcast::channel(64).0, broadcast::channel(64).0);
        Arc::new(Parlour {
            id,
            hub: Arc::downgrade(hub),
            broken: AtomicBool::new(false),
            version: AtomicI64::new(desk.row.version),
            stale: AtomicBool::new(false),
            desk: Arc::new(Mutex::new(desk)),
            changed,
            talk,
            overheard,
            wake: Notify::new(),
            kept: AtomicBool::new(false),
        })
    }

    /// The one way to the desk, for requests and the keeper alike. A broken one is nobody's: the hub has another. What other
    /// servers did at the table is read first: nobody is answered from a table that has moved on.
    pub async fn desk(self: &Arc<Self>) -> Result<DeskGuard, ApiError> {
        let mut desk = self.desk_as_it_is().await?;
        if let Some(hub) = self.hub.upgrade() {
            desk.read_forward(&hub).await?;
        }
        Ok(desk)
    }
    /// The desk as it is known here, for whoever is told of changes anyway.
    pub async fn desk_as_it_is(self: &Arc<Self>) -> Result<DeskGuard, ApiError> {
        self.whole(self.desk.clone().lock_owned().await)
    }
    /// The version of the table that is known here.
    pub fn version(&self) -> i64 {
        self.version.load(Ordering::Acquire)
    }
    /// Somebody may have come or gone with another server.
    pub fn look_who_is_there(&self) {
        self.stale.store(true, Ordering::Release);
    }
    /// The same for threads that may wait, right after it was read forward.
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

    /// Reads what other servers did at this table since.
    pub async fn read_forward(&mut self, hub: &Arc<Hub>) -> Result<(), ApiError> {
        if hub.store.node().is_none() {
            return Ok(());
        }
        let Some(version) = hub.store.version(&self.parlour.id).await? else {
            self.parlour.break_down();
            return Err(ApiError::NoSuchTable);
        };
        let is_stale = self.parlour.stale.swap(false, Ordering::AcqRel);
        if version == self.row.version && !is_stale {
            return Ok(());
        }
        let now = hub.now();
        if version != self.row.version {
            let (lines, chat) = self.known();
            let stored =
                hub.store.forward(&self.parlour.id, lines, chat).await?.ok_or(ApiError::NoSuchTable)?;
            match self.follow(&stored, now) {
                Some(()) => {
                    for line in stored.chat {
                        self.say(Talk::Chat(line), now);
                    }
                }
                None => self.read_anew(hub).await?,
            }
        }
        let elsewhere = hub.store.elsewhere(&self.parlour.id).await?;
        self.note_elsewhere(&elsewhere);
        if is_stale && hub.keeps(&self.row) {
            self.note_who_is_here(now);
            let row = Box::new(self.row.clone());
            self.commit(hub, vec![Op::Game(row)]).await?;
        }
        self.parlour.version.store(self.row.version, Ordering::Release);
        self.parlour.changed.send_modify(|n| *n += 1);
        Ok(())
    }
    /// Reads the whole table anew: what was changed here and is not stored is forgotten. If that cannot be, the desk is nobody's.
    async fn read_anew(&mut self, hub: &Hub) -> Result<(), ApiError> {
        let fresh = async {
            let stored = hub.store.game(&self.parlour.id).await?.ok_or(ApiError::NoSuchTable)?;
            hub.desk(&stored).await
        };
        match fresh.await {
            Ok(fresh) => self.begin_again(fresh),
            Err(error) => {
                self.parlour.break_down();
                return Err(error);
            }
        }
        self.parlour.version.store(self.row.version, Ordering::Release);
        self.parlour.changed.send_modify(|n| *n += 1);
        Ok(())
    }

    /// Makes durable what has changed, with `ops` in the same step; then tells everybody. Whoever writes keeps the table from
    /// then on.
    pub async fn commit(&mut self, hub: &Hub, mut ops: Vec<Op>) -> Result<(), ApiError> {
        let now = hub.now();
        if let Some(node) = hub.store.node() {
            self.row.keeper.clone_from(&node.name);
        }
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
        match hub.store.write(ops).await {
            Ok(()) => {}
            // Another server was quicker: nothing of this is stored, and whoever asked begins again.
            Err(StoreError::Conflict) if hub.store.node().is_some() => {
                self.read_anew(hub).await?;
                return Err(ApiError::Reloading);
            }
            Err(error) => {
                self.parlour.break_down();
                return Err(error.into());
            }
        }
        timer.observe_duration();
        self.row.version += i64::from(!is_new);
        self.parlour.version.store(self.row.version, Ordering::Release);
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
