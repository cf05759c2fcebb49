//! All tables in memory, loaded from the storage when they are asked for and put away when nobody is there.

use crate::advice::Reviews;
use crate::api::records::Records;
use crate::clock::{self, Clock};
use crate::config::Config;
use crate::desk::Desk;
use crate::error::ApiError;
use crate::finished::Finished;
use crate::limits::{Buckets, Door};
use crate::metrics::Metrics;
use crate::notices::{KeyCell, Notices};
use crate::parlour::{DeskGuard, Parlour};
use crate::people::People;
use crate::secrets;
use crate::store::{GameRow, Node, Op, Store, StoreError, Stored};
use record::{Header, Seed};
use session::{Catalog, Gathering, Notes};
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use tokio::sync::{OnceCell, Semaphore, watch};

/// How often a desk is taken that another server has overtaken.
const TRIES: u32 = 5;

type Slot = Arc<OnceCell<Arc<Parlour>>>;

/// Everything a server holds.
#[derive(Debug)]
pub struct Hub {
    /// What it was told.
    pub config: Config,
    /// The database.
    pub store: Store,
    /// Games, boards, bots.
    pub catalog: Catalog,
    /// Figures.
    pub metrics: Metrics,
    /// Bots think in so many threads.
    pub bots: Arc<Semaphore>,
    /// And so many more help them where nobody else needs the other cores.
    pub helpers: Arc<Semaphore>,
    /// Games are replayed in so many threads.
    pub replays: Arc<Semaphore>,
    /// Logs from elsewhere are read one after the other.
    pub imports: Arc<Semaphore>,
    /// How much one address may bring in.
    pub import_bytes: Buckets,
    /// How often one address may ask.
    pub requests: Buckets,
    /// How often one address may ask for files of the page.
    pub files: Buckets,
    /// How often one address may open tables and take seats.
    pub creates: Buckets,
    /// How often one address may ask what the program would do.
    pub hints: Buckets,
    /// Finished games that are looked at again.
    pub reviews: Reviews,
    /// How many sockets one address may hold.
    pub sockets: Arc<Door>,
    /// Turns when the server stops.
    pub stopping: watch::Sender<bool>,
    /// What time it is on this machine.
    pub clock: Clock,
    /// Campaigns are changed one after the other.
    pub campaigns: tokio::sync::Mutex<()>,
    /// Finished games, for records.
    pub finished: Finished<Records>,
    /// Players over several tables.
    pub people: People,
    /// What is needed for notices, where the host wants any.
    pub(crate) notices: Option<Notices>,
    /// The keys of notices.
    pub(crate) notice_keys: KeyCell,
    parlours: Mutex<HashMap<String, Slot>>,
}

impl Hub {
    /// Everything a server holds at the start.
    pub fn new(config: Config, store: Store) -> Result<Arc<Hub>, prometheus::Error> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = cores.div_ceil(2);
        let limits = config.limits;
        // What is wrong with a wish is told at the start: see `serve`.
        let notices = config.notices.clone().and_then(|wish| Notices::new(wish).ok());
        Ok(Arc::new(Hub {
            catalog: Catalog::new(config.content.clone()),
            metrics: Metrics::new()?,
            bots: Arc::new(Semaphore::new(threads)),
            helpers: Arc::new(Semaphore::new(cores - threads)),
            replays: Arc::new(Semaphore::new(threads)),
            imports: Arc::new(Semaphore::new(1)),
            import_bytes: Buckets::new(
                "imports",
                limits.import_bytes_per_day,
                limits.import_bytes_per_day / 86_400.0,
            ),
            requests: Buckets::new("requests", limits.request_burst, limits.requests_per_second),
            files: Buckets::new("files", limits.file_burst, limits.files_per_second),
            creates: Buckets::new("creates", limits.creates_per_minute, limits.creates_per_minute / 60.0),
            hints: Buckets::new("hints", limits.hints_per_minute, limits.hints_per_minute / 60.0),
            reviews: Reviews::default(),
            sockets: Door::new(usize::MAX, limits.sockets),
            stopping: watch::channel(false).0,
            clock: Clock(config.now.clone().unwrap_or_else(clock::steady)),
            campaigns: tokio::sync::Mutex::default(),
            finished: Finished::default(),
            people: People::default(),
            notices,
            notice_keys: KeyCell::new(),
            parlours: Mutex::default(),
            config,
            store,
        }))
    }
    /// Everything that is counted by address, and that servers on one database count together.
    pub fn buckets(&self) -> [&Buckets; 5] {
        [&self.import_bytes, &self.requests, &self.files, &self.creates, &self.hints]
    }
    /// What time it is: the same for all servers that share a database.
    pub fn now(&self) -> u64 {
        let ahead = self.store.node().filter(|_| self.config.now.is_none()).map_or(0, Node::ahead);
        (self.clock.0)().saturating_add_signed(ahead)
    }
    fn parlours(&self) -> std::sync::MutexGuard<'_, HashMap<String, Slot>> {
        self.parlours.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// A table by its id.
    pub async fn parlour(self: &Arc<Self>, id: &str) -> Result<Arc<Parlour>, ApiError> {
        if !secrets::is_table_id(id) {
            return Err(ApiError::NoSuchTable);
        }
        let slot = self.slot(id);
        let loaded = slot.get_or_try_init(|| self.load(id)).await.cloned();
        if loaded.is_err() {
            let mut parlours = self.parlours();
            if parlours.get(id).is_some_and(|slot| !slot.initialized()) {
                parlours.remove(id);
            }
        }
        self.metrics.tables.set(self.parlours().len() as i64);
        loaded
    }
    /// The desk of a table by its id. Where another server was quicker it is taken once more.
    pub async fn desk_of(self: &Arc<Self>, id: &str) -> Result<DeskGuard, ApiError> {
        for _ in 1..TRIES {
            match self.parlour(id).await?.desk().await {
                Err(ApiError::Reloading) => {}
                settled => return settled,
            }
        }
        self.parlour(id).await?.desk().await
    }
    /// Is it this server that does at a table what happens by itself?
    pub fn keeps(&self, row: &GameRow) -> bool {
        self.store.node().is_none_or(|node| node.holds() && row.keeper == node.name)
    }
    /// Takes a table that nobody keeps: from here on its bots, clocks and windows are at work here.
    pub async fn take(self: &Arc<Self>, id: &str) -> Result<(), ApiError> {
        let mut desk = self.desk_of(id).await?;
        if self.store.node().is_some_and(|node| node.is_live(&desk.row.keeper)) {
            return Ok(());
        }
        let now = self.now();
        desk.note_who_is_here(now);
        let row = Box::new(desk.row.clone());
        desk.commit(self, vec![Op::Game(row)]).await?;
        crate::keeper::attend(self, desk.parlour());
        Ok(())
    }
    /// A table, if it is in memory.
    pub fn known(&self, id: &str) -> Option<Arc<Parlour>> {
        self.parlours().get(id)?.get().filter(|parlour| !parlour.is_broken()).cloned()
    }
    /// All tables in memory, and their versions.
    pub fn all_known(&self) -> HashMap<String, i64> {
        let parlours = self.parlours();
        let known = parlours.iter().filter_map(|(id, slot)| Some((id.clone(), slot.get()?.version())));
        known.collect()
    }
    /// A table that was just made: stored first, then known.
    pub async fn add(self: &Arc<Self>, mut desk: Desk, mut ops: Vec<Op>) -> Result<Arc<Parlour>, ApiError> {
        let id = desk.row.id.clone();
        ops.insert(0, Op::NewGame(Box::new(desk.row.clone())));
        desk.note_who_is_here(self.now());
        let parlour = Parlour::new(self, id.clone(), desk);
        parlour.desk_as_it_is().await?.commit(self, ops).await?;
        let slot = Slot::default();
        let _ = slot.set(parlour.clone());
        self.parlours().insert(id, slot);
        crate::keeper::attend(self, &parlour);
        Ok(parlour)
    }
    /// Replaying a game is work: it is done beside the threads of the network, a few at a time.
    pub async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let place = self.replays.clone().acquire_owned().await.map_err(|_| ApiError::Internal)?;
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        done.await.map_err(|_| ApiError::Internal)
    }
    /// Is the table in memory?
    pub fn is_open(&self, id: &str) -> bool {
        self.parlours().contains_key(id)
    }
    /// The table is gone.
    pub fn forget(&self, id: &str) {
        self.parlours().remove(id);
    }
    /// Where a table is, or will be once it is loaded. A broken one is left to those who still hold it.
    fn slot(&self, id: &str) -> Slot {
        let mut parlours = self.parlours();
        let slot = parlours.entry(id.to_owned()).or_default();
        if slot.get().is_some_and(|parlour| parlour.is_broken()) {
            *slot = Slot::default();
        }
        slot.clone()
    }
    /// Puts tables away that nobody needs.
    pub fn sweep(&self) {
        let unused = |slot: &Slot| {
            slot.get().is_some_and(|parlour| {
                Arc::strong_count(parlour) == 1
                    && !parlour.kept.load(Ordering::Acquire)
                    && Arc::strong_count(slot) == 1
            })
        };
        let mut parlours = self.parlours();
        parlours.retain(|_, slot| !unused(slot));
        self.metrics.tables.set(parlours.len() as i64);
    }

    async fn load(self: &Arc<Self>, id: &str) -> Result<Arc<Parlour>, ApiError> {
        let stored = self.store.game(id).await?.ok_or(ApiError::NoSuchTable)?;
        let mut desk = self.desk(&stored).await?;
        desk.note_elsewhere(&self.store.elsewhere(id).await?);
        crate::imports::opened(self, id).await?;
        let is_behind = (desk.has_news() || desk.lacks_position()) && self.store.trouble().is_none();
        let parlour = Parlour::new(self, id.to_owned(), desk);
        if is_behind {
            parlour.desk_as_it_is().await?.commit(self, Vec::new()).await?;
        }
        crate::keeper::attend(self, &parlour);
        Ok(parlour)
    }
    /// The log of a stored table as it stands there, with its content, whatever rules it was played under.
    pub async fn stored_log(&self, stored: &Stored, with_seed: bool) -> Result<String, ApiError> {
        if stored.row.header.is_empty() {
            return Err(ApiError::NotBegun);
        }
        let damaged = |error: serde_json::Error| StoreError::Damaged(error.to_string());
        let mut header: Header = serde_json::from_str(&stored.row.header).map_err(damaged)?;
        header.files = self.content(&header).await.unwrap_or_default();
        let seed = Seed::parse(&stored.row.seed).filter(|_| with_seed);
        Ok(record::write_log(&header, &stored.lines, seed.as_ref()))
    }
    /// The content a game is played with. It is what its hash says or it is not used: where the stored one is damaged and the
    /// program has the same, that is taken, and stored in its place.
    pub async fn content(&self, header: &Header) -> Result<BTreeMap<String, String>, ApiError> {
        let files = match self.store.content(&header.content).await {
            Err(StoreError::Damaged(_)) => BTreeMap::new(),
            files => files?,
        };
        let Some(bundle) = self.catalog.bundle_of(header, &files) else {
            return Err(StoreError::Damaged("content does not fit its hash".into()).into());
        };
        if bundle.0 != files {
            tracing::warn!(hash = %header.content, "stored content is damaged; the right one is put in its place");
            if let Err(error) = self.store.write(vec![Op::content(&bundle)]).await {
                tracing::warn!(%error, "damaged content stays");
            }
        }
        Ok(bundle.0)
    }
    /// A stored table as it was: the log is replayed and checked. Where another server plays it on at this moment its clocks run;
    /// otherwise it has rested.
    pub async fn desk(&self, stored: &Stored) -> Result<Desk, ApiError> {
        let now = self.now();
        let is_shared = self.store.node().is_some_and(|node| node.is_live(&stored.row.keeper));
        let damaged = |error: serde_json::Error| StoreError::Damaged(error.to_string());
        if stored.row.header.is_empty() {
            let gathering: Gathering = serde_json::from_str(&stored.row.notes).map_err(damaged)?;
            let mut gathering = gathering.stored();
            if !is_shared {
                gathering.wait_again(now);
            }
            return Ok(Desk::gathering(stored.row.clone(), gathering).loaded(stored, now));
        }
        let header: Header = serde_json::from_str(&stored.row.header).map_err(damaged)?;
        let found = record::rules_at_the_end(&header, &stored.lines);
        let ours = self.catalog.rules_version(&header.game).unwrap_or(found);
        let other = ApiError::OtherRules { found, ours };
        let is_over = ["over", "abandoned"].contains(&stored.row.status.as_str());
        if found > ours || (found < ours && (is_over || stored.row.position.is_empty())) {
            return Err(other);
        }
        let notes: Notes = serde_json::from_str(&stored.row.notes).map_err(damaged)?;
        let seed = Seed::parse(&stored.row.seed).ok_or(StoreError::Damaged("no seed".into()))?;
        let files = self.content(&header).await?;
        let catalog = self.catalog.clone();
        let (lines, position) = (stored.lines.clone(), stored.row.position.clone());
        if is_shared {
            // Whoever plays it on at this moment plays the older rules.
            if found != ours {
                return Err(other);
            }
            let notes = notes.with_running(&serde_json::from_str(&stored.row.clocks).unwrap_or_default());
            let table = self.work(move || catalog.join_in(header, &files, seed, notes, &lines)).await??;
            return Ok(Desk::playing(stored.row.clone(), table).joined(stored));
        }
        let table = if found == ours {
            self.work(move || catalog.restore(header, &files, seed, notes, &lines, now)).await??
        } else {
            let moved = move || catalog.move_on(header, &files, seed, notes, &lines, &position, now);
            self.work(moved).await?.map_err(|error| {
                tracing::warn!(table = %stored.row.id, %error, "a game of older rules cannot be played on");
                other
            })?
        };
        Ok(Desk::playing(stored.row.clone(), table).loaded(stored, now))
    }
}
