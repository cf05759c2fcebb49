//! Storage: an append-only log and what stands beside it. Reads go to the database at once; writes go through
//! one writer that commits many of them together, and nobody is told "done" before that.
//!
//! The storage never lies: when something cannot be stored, everybody is told why, nothing more is taken until a trial shows
//! that writing works again, and what was refused is not stored later.

mod campaigns;
mod connect;
mod folder;
mod ops;
mod reads;
mod trouble;
mod writer;

pub use campaigns::CampaignRow;
pub use connect::{Pages, any_size, check_integrity};
pub use folder::{BESIDE, DATABASE, FolderLock, beside, new_private_file, private_folder, write_private};
pub use ops::{GameRow, Op};
pub use reads::{ChatRow, LobbyRow, Stored};
pub use trouble::Trouble;

use connect::Database;
use folder::OpenFiles;
use sqlx::AnyPool;
use std::path::Path;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot, watch};

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

/// The storage.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    jobs: mpsc::Sender<Job>,
    state: watch::Receiver<Option<Trouble>>,
    /// Asks the connection that stays open to the last to go.
    end: mpsc::Sender<oneshot::Sender<()>>,
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
        let database = Arc::new(Database::new(&file, pages));
        // Tried once with a connection of our own: a pool would try again and again, and then not say why.
        let mut first = database.connect().await.map_err(|error| database.unreadable(error))?;
        sqlx::migrate!("./migrations").run(&mut first).await?;
        let files = OpenFiles::of(&file)?;
        let pool = database.pool()?;
        let (jobs, inbox) = mpsc::channel(4096);
        let (told, state) = watch::channel(None);
        let (end, ended) = mpsc::channel(1);
        tokio::spawn(writer::Writer::new(database, files, told).run(inbox));
        tokio::spawn(writer::tidy(first, ended));
        Ok(Store { pool, jobs, state, end })
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
    /// Where to read. Not from a file that was put in the place of ours.
    fn reader(&self) -> Result<&AnyPool, StoreError> {
        match self.trouble() {
            Some(trouble @ Trouble::Gone) => Err(StoreError::Stopped(trouble)),
            _ => Ok(&self.pool),
        }
    }
    /// Waits until everything is written, and lets go of the database.
    pub async fn close(&self) {
        let _ = self.ask(None).await;
        self.pool.close().await;
        let (done, gone) = oneshot::channel();
        if self.end.send(done).await.is_ok() {
            let _ = gone.await;
        }
    }
    /// A copy of the whole database in one new file, made while it is in use (SQLite). Only this user can read it.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        drop(new_private_file(file)?);
        let copied = sqlx::query("VACUUM INTO $1").bind(file.display().to_string());
        if let Err(error) = copied.execute(self.reader()?).await {
            let _ = std::fs::remove_file(file);
            return Err(error.into());
        }
        Ok(())
    }
}
