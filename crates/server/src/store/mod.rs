//! Storage: an append-only log and what stands beside it. Reads go to the database at once; writes go through
//! one writer that commits many of them together, and nobody is told "done" before that.

mod folder;
mod ops;
mod reads;
mod writer;

pub use folder::FolderLock;
pub use ops::{GameRow, Op};
pub use reads::{ChatRow, LobbyRow, Stored};

use sqlx::AnyPool;
use sqlx::any::AnyPoolOptions;
use std::path::Path;
use tokio::sync::{mpsc, oneshot};

/// What went wrong with the storage. Holds no content of any row.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database said no.
    #[error("the database refused: {0}")]
    Database(#[from] sqlx::Error),
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
    /// The writer has stopped.
    #[error("the storage is closed")]
    Closed,
}

/// One thing to be written as a whole.
#[derive(Debug)]
pub(crate) struct Job {
    ops: Vec<Op>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The storage.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    jobs: mpsc::Sender<Job>,
}

impl Store {
    /// The database of a data folder, made if it is not there.
    pub async fn open(folder: &Path) -> Result<Store, StoreError> {
        std::fs::create_dir_all(folder)?;
        let file = folder.join("great-race.db");
        Self::open_url(&format!("sqlite://{}?mode=rwc", file.display())).await
    }
    /// A database by its URL.
    pub async fn open_url(url: &str) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let is_sqlite = url.starts_with("sqlite:");
        let pool = AnyPoolOptions::new()
            .max_connections(4)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if is_sqlite {
                        for pragma in [
                            "PRAGMA journal_mode = WAL",
                            "PRAGMA synchronous = FULL",
                            "PRAGMA busy_timeout = 10000",
                            // Moving the log into the database is not the writer's work: see `writer::tidy`.
                            "PRAGMA wal_autocheckpoint = 0",
                        ] {
                            sqlx::query(pragma).execute(&mut *connection).await?;
                        }
                    }
                    Ok(())
                })
            })
            .connect(url)
            .await?;
        sqlx::migrate!("./migrations").run(&pool).await?;
        let (jobs, inbox) = mpsc::channel(4096);
        tokio::spawn(writer::run(pool.clone(), inbox));
        if is_sqlite {
            tokio::spawn(writer::tidy(pool.clone()));
        }
        Ok(Store { pool, jobs })
    }
    /// Writes all of it or nothing. Returns when it is durable.
    pub async fn write(&self, ops: Vec<Op>) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.jobs.send(Job { ops, done }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
    /// Waits until everything is written.
    pub async fn close(&self) {
        let _ = self.write(Vec::new()).await;
        self.pool.close().await;
    }
    /// A copy of the whole database in one file, made while it is in use (SQLite).
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        sqlx::query("VACUUM INTO $1").bind(file.display().to_string()).execute(&self.pool).await?;
        Ok(())
    }
}
