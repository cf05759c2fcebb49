//! Storage: an append-only log and what stands beside it. Reads go to the database at once; writes go through
//! one writer that commits many of them together, and nobody is told "done" before that. The same texts of SQL run on both
//! databases: a file of this server's own (SQLite), or a PostgreSQL that several servers share.
//!
//! The storage never lies: when something cannot be stored, everybody is told why, nothing more is taken until a trial shows
//! that writing works again, and what was refused is not stored later.

mod campaigns;
mod clubs;
mod connect;
mod folder;
mod heard;
mod nodes;
mod notices;
mod ops;
mod people;
mod reads;
mod seasons;
mod taken;
mod told;
mod transfer;
mod trouble;
mod writer;

pub use campaigns::CampaignRow;
pub use clubs::{ClubOp, ClubRow, TournamentRow};
pub use connect::{Pages, any_size, check_integrity};
pub use folder::{BESIDE, DATABASE, FolderLock, beside, new_private_file, private_folder, write_private};
pub use heard::{Heard, Listening};
pub use nodes::Node;
pub use notices::{ListenerRow, NoticeOp, NoticeRow, PlaceRow, WishesRow};
pub use ops::{GameRow, Op};
pub use people::{Counted, PeopleOp, PlayerRow, SeatOfPlayer, SittingRow};
pub use reads::{ChatRow, FinishedRow, LobbyRow, Stored};
pub use seasons::{RatedRow, SeasonRow};
pub use transfer::Sum;
pub use trouble::Trouble;

use connect::Database;
use folder::OpenFiles;
use sqlx::{AnyPool, Connection};
use std::path::Path;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot, watch};
use writer::Ground;

/// What went wrong with the storage. Holds no content of any row.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database said no.
    #[error("the database refused: {0}")]
    Database(#[from] sqlx::Error),
    /// The file is no database, or cannot be opened.
    #[error("the database {path} cannot be opened: {error}")]
    Unreadable {
        /// Which file.
        path: String,
        /// What the database says.
        error: sqlx::Error,
    },
    /// The schema could not be brought up to date.
    #[error("the database could not be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// The folder of the data.
    #[error("the data folder cannot be used: {0}")]
    Folder(#[from] std::io::Error),
    /// Not an address of a database.
    #[error("the database is named like this: postgres://USER:PASSWORD@HOST:PORT/DATABASE")]
    NoAddress,
    /// It would lose what was acknowledged.
    #[error(
        "this PostgreSQL runs with {0} = off and can lose what it has acknowledged: set {0} = on, then start again"
    )]
    Forgetful(&'static str),
    /// Nobody has tried it with such an old one.
    #[error("this is PostgreSQL {found}; it must be {oldest} or newer")]
    TooOld {
        /// Its version.
        found: i64,
        /// The oldest that will do.
        oldest: i64,
    },
    /// Only for a database in a file.
    #[error("{0}")]
    NotHere(&'static str),
    /// Another server has the folder.
    #[error(
        "the data folder {0} is used by a running server: stop it first, or name another folder with --data DIR"
    )]
    InUse(String),
    /// What is stored cannot be read.
    #[error("what is stored cannot be read: {0}")]
    Damaged(String),
    /// A place was taken: somebody else has written there. Whoever wrote must look again at what is stored.
    #[error("somebody else has written here")]
    Conflict,
    /// This one cannot be stored; everything else can.
    #[error("this cannot be stored: {0}")]
    Unfit(String),
    /// Nothing can be stored now.
    #[error("nothing can be stored now: {}", .0.words())]
    Stopped(Trouble),
    /// The answer to the last word did not come, and nobody can be asked: it is stored, or it is not.
    #[error("nobody knows yet whether this was stored")]
    Unknown,
    /// The writer has stopped.
    #[error("the storage is closed")]
    Closed,
}

/// One thing to be written as a whole.
#[derive(Debug)]
pub(crate) struct Job {
    /// What; nothing for the end of all writing.
    ops: Option<Vec<Op>>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

impl Job {
    /// The table that moves on by it.
    fn table(&self) -> Option<&str> {
        self.ops.iter().flatten().find_map(|op| op.moves().map(|(table, _)| table))
    }
}

/// The storage.
#[derive(Clone, Debug)]
pub struct Store {
    database: Arc<Database>,
    pool: AnyPool,
    jobs: mpsc::Sender<Job>,
    state: watch::Receiver<Option<Trouble>>,
    /// Asks the connection to a file that stays open to the last to go.
    end: Option<mpsc::Sender<oneshot::Sender<()>>>,
    /// This server among those that share a PostgreSQL.
    node: Option<Arc<Node>>,
}

impl Store {
    /// The database of a data folder, made if it is not there.
    pub async fn open(folder: &Path) -> Result<Store, StoreError> {
        Self::open_within(folder, any_size()).await
    }
    /// The same; the database does not grow beyond so many pages.
    pub async fn open_within(folder: &Path, pages: Pages) -> Result<Store, StoreError> {
        private_folder(folder)?;
        let file = folder.join(DATABASE);
        folder::private_database(&file)?;
        let database = Arc::new(Database::file(&file, pages));
        // Tried once with a connection of our own: a pool would try again and again, and then not say why.
        let mut first = database.connect().await.map_err(|error| database.unreadable(error))?;
        sqlx::migrate!("./migrations").run(&mut first).await?;
        let files = OpenFiles::of(&file)?;
        let (end, ended) = mpsc::channel(1);
        let mut store = Self::over(database, Ground::Files(files))?;
        store.end = Some(end);
        tokio::spawn(writer::tidy(first, ended));
        Ok(store)
    }
    /// A PostgreSQL by its address. Among the servers that share it this one has a name of its own from then on.
    pub async fn connect(url: &str) -> Result<Store, StoreError> {
        let database = Arc::new(Database::server(url)?);
        let mut first = database.connect().await.map_err(|error| database.unreadable(error))?;
        database.check_promises(&mut first).await?;
        sqlx::migrate!("./migrations").run(&mut first).await?;
        let _ = first.close().await;
        let node = Arc::new(Node::new());
        let mut store = Self::over(database, Ground::Node(node.name.clone()))?;
        store.node = Some(node);
        Ok(store)
    }
    fn over(database: Arc<Database>, ground: Ground) -> Result<Store, StoreError> {
        let pool = database.pool()?;
        let (jobs, inbox) = mpsc::channel(4096);
        let (told, state) = watch::channel(None);
        tokio::spawn(writer::Writer::new(database.clone(), ground, told).run(inbox));
        Ok(Store { database, pool, jobs, state, end: None, node: None })
    }
    /// Writes all of it or nothing. Returns when it is durable.
    pub async fn write(&self, ops: Vec<Op>) -> Result<(), StoreError> {
        self.ask(Some(ops)).await
    }
    async fn ask(&self, ops: Option<Vec<Op>>) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.jobs.send(Job { ops, done }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
    /// Why nothing can be stored now; nothing if all is well.
    pub fn trouble(&self) -> Option<Trouble> {
        *self.state.borrow()
    }
    /// Turns when the storage gets into trouble, and out of it.
    pub fn state(&self) -> watch::Receiver<Option<Trouble>> {
        self.state.clone()
    }
    /// Waits until something can be stored.
    pub async fn well(&self) {
        let _ = self.state().wait_for(Option::is_none).await;
    }
    /// Where to read. Not from a file that was put in the place of ours, and not where nobody answers.
    fn reader(&self) -> Result<&AnyPool, StoreError> {
        match self.trouble() {
            Some(trouble @ (Trouble::Gone | Trouble::Away)) => Err(StoreError::Stopped(trouble)),
            _ => Ok(&self.pool),
        }
    }
    /// Waits until everything is written, and lets go of the database.
    pub async fn close(&self) {
        let _ = self.ask(None).await;
        self.retire().await;
        self.pool.close().await;
        let (done, gone) = oneshot::channel();
        if let Some(end) = &self.end
            && end.send(done).await.is_ok()
        {
            let _ = gone.await;
        }
    }
    /// A copy of the whole database in one new file, made while it is in use (SQLite). Only this user can read it.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        if self.end.is_none() {
            return Err(StoreError::NotHere(
                "a PostgreSQL is backed up with its own tools: pg_dump, or pg_basebackup",
            ));
        }
        drop(new_private_file(file)?);
        let copied = sqlx::query("VACUUM INTO $1").bind(file.display().to_string());
        if let Err(error) = copied.execute(self.reader()?).await {
            let _ = std::fs::remove_file(file);
            return Err(error.into());
        }
        Ok(())
    }
}
