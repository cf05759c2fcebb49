//! The one writer: takes what waits, writes it in one transaction, and answers all once it is durable. A job that
//! fails by its own fault takes nothing else with it.
//!
//! It has a connection of its own and says itself where transactions begin and end. After any error the connection is thrown
//! away: what state it is in nobody knows (SQLite ends a transaction by itself when the disk is full, and whoever did not notice
//! would go on outside of it). After an error that is not one job's own nothing is taken any more, until a trial has been
//! written to the disk.
//!
//! On a PostgreSQL every batch is numbered in the row of this server. When the answer to COMMIT does not come, the number tells
//! whether the batch is stored; only where it cannot be read in time nobody knows, and that is what is said.

use super::connect::Database;
use super::folder::OpenFiles;
use super::trouble::{Trouble, is_conflict, is_harmless, is_lost, is_passing};
use super::{Job, Op, StoreError, ops};
use sqlx::{AnyConnection, Connection, Row};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::MissedTickBehavior;

/// The most jobs committed together.
const BATCH: usize = 256;
/// How often it is looked whether the files are still there, and whether writing works again.
const LOOK: Duration = Duration::from_millis(500);
/// How often a batch is tried that failed by nobody's fault.
const TRIES: u32 = 3;
/// How long the database may take for a batch, and how long a lost answer is looked for.
const PATIENCE: Duration = Duration::from_secs(15);
const SETTLED: Duration = Duration::from_secs(6);
/// How long the answer to COMMIT is waited for before it counts as lost, so that callers are told in time: a synchronous standby may be
/// away.
const COMMITTED: Duration = Duration::from_secs(5);
/// How much must fit on the disk before commands are taken again: with less they would stop at once.
const TRIAL: usize = 256 * 1024;

/// How often SQLite's log is moved into the database.
const TIDY: Duration = Duration::from_secs(10);
/// Pages of 4 KiB after which writers have to wait for it once, so that the log does not grow for ever.
const TOO_LONG: i64 = 16 * 1024;

/// Moves SQLite's log into the database beside the writer. Left to SQLite it would happen inside every so many commits, and
/// whoever waits for one of those would wait for all of it. This connection goes last: while it is there, the log stays one
/// file.
pub(super) async fn tidy(mut connection: AnyConnection, mut ended: mpsc::Receiver<oneshot::Sender<()>>) {
    loop {
        let done = tokio::select! {
            done = ended.recv() => done,
            () = tokio::time::sleep(TIDY) => {
                move_log(&mut connection).await;
                continue;
            }
        };
        let _ = connection.close().await;
        // Nobody may wait for it: the storage was dropped.
        if let Some(done) = done {
            let _ = done.send(());
        }
        return;
    }
}

async fn move_log(connection: &mut AnyConnection) {
    let done = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(&mut *connection).await;
    let pages: i64 = done.and_then(|row| row.try_get(1)).unwrap_or(0);
    if pages > TOO_LONG {
        let _ = sqlx::query("PRAGMA wal_checkpoint(RESTART)").execute(connection).await;
    }
}

/// What the writer stands on.
pub(super) enum Ground {
    /// Files, watched: what is written must be found under their names.
    Files(OpenFiles),
    /// A PostgreSQL, in which this server has this name.
    Node(String),
}

/// The one writer.
pub(super) struct Writer {
    database: Arc<Database>,
    ground: Ground,
    connection: Option<AnyConnection>,
    state: watch::Sender<Option<Trouble>>,
    /// The number of the batch that is written.
    batch: i64,
    /// COMMIT was said, and not answered yet.
    asked: bool,
}

/// Why a whole batch failed.
enum Failed {
    Database(sqlx::Error),
    /// The files are not there any more.
    Gone,
    /// It is stored, or it is not.
    Unknown,
}

impl From<sqlx::Error> for Failed {
    fn from(error: sqlx::Error) -> Failed {
        Failed::Database(error)
    }
}

/// What became of each job.
type Answers = Vec<Result<(), StoreError>>;

impl Writer {
    pub fn new(database: Arc<Database>, ground: Ground, state: watch::Sender<Option<Trouble>>) -> Writer {
        Writer { database, ground, connection: None, state, batch: 0, asked: false }
    }

    pub async fn run(mut self, mut inbox: mpsc::Receiver<Job>) {
        let mut jobs = Vec::with_capacity(BATCH);
        let mut look = tokio::time::interval(LOOK);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                count = inbox.recv_many(&mut jobs, BATCH) => if count == 0 { break },
                _ = look.tick() => {
                    self.look().await;
                    continue;
                }
            }
            let end = jobs.iter().position(|job| job.ops.is_none());
            let last = end.map(|at| jobs.drain(at..).next());
            self.serve(&mut jobs).await;
            if let Some(last) = last {
                self.throw_away().await;
                let _ = last.map(|job| job.done.send(Ok(())));
                break;
            }
        }
        self.throw_away().await;
    }

    /// Writes all of them, and answers all of them.
    async fn serve(&mut self, jobs: &mut Vec<Job>) {
        if jobs.is_empty() {
            return;
        }
        let stopped = *self.state.borrow();
        let outcome = match stopped {
            Some(trouble) => Err((trouble, false)),
            None => match self.write_all(jobs).await {
                Ok(answers) => Ok(answers),
                Err(failed) => {
                    let unknown = matches!(failed, Failed::Unknown);
                    Err((self.stop(failed).await, unknown))
                }
            },
        };
        match outcome {
            Ok(answers) => {
                if self.node().is_none() && answers.iter().any(Result::is_err) {
                    self.throw_away().await;
                }
                for (job, answer) in jobs.drain(..).zip(answers) {
                    let _ = job.done.send(answer);
                }
            }
            Err((trouble, unknown)) => {
                for job in jobs.drain(..) {
                    let why = if unknown { StoreError::Unknown } else { StoreError::Stopped(trouble) };
                    let _ = job.done.send(Err(why));
                }
            }
        }
    }

    /// What became of each job. When this is `Ok`, those that are `Ok` are durable, where others find them.
    async fn write_all(&mut self, jobs: &mut [Job]) -> Result<Answers, Failed> {
        let mut answers = Vec::with_capacity(jobs.len());
        if self.node().is_none() {
            self.write_once(jobs, &mut answers).await?;
            return Ok(answers);
        }
        // Servers that share tables take them in one order: none waits for another that waits for it.
        jobs.sort_by(|a, b| a.table().cmp(&b.table()));
        let mut tries = 0;
        loop {
            tries += 1;
            (self.batch, self.asked) = (self.batch + 1, false);
            answers.clear();
            let written = tokio::time::timeout(PATIENCE, self.write_once(jobs, &mut answers)).await;
            let error = match written {
                Ok(Ok(())) => return Ok(answers),
                Ok(Err(Failed::Database(error))) => error,
                Ok(Err(failed)) => return Err(failed),
                Err(_) => sqlx::Error::PoolTimedOut,
            };
            if self.asked {
                match self.is_stored().await {
                    Some(true) => return Ok(answers),
                    Some(false) => {}
                    None => return Err(Failed::Unknown),
                }
            }
            self.throw_away().await;
            if tries == TRIES || !(is_passing(&error) || is_lost(&error)) {
                return Err(error.into());
            }
            tokio::time::sleep(LOOK * (tries - 1)).await;
        }
    }
    async fn write_once(&mut self, jobs: &[Job], answers: &mut Answers) -> Result<(), Failed> {
        let number = self.batch;
        let node = self.node().map(str::to_owned);
        let connection = self.connection().await?;
        match &node {
            None => say(connection, "BEGIN IMMEDIATE").await?,
            Some(node) => {
                say(connection, "BEGIN").await?;
                let query = sqlx::query(
                    "INSERT INTO batches (node, number) VALUES ($1, $2) \
                     ON CONFLICT (node) DO UPDATE SET number = excluded.number",
                );
                query.bind(node).bind(number).execute(&mut *connection).await?;
            }
        }
        for job in jobs {
            say(connection, "SAVEPOINT job").await?;
            let answer = match apply(connection, job, node.is_some()).await {
                Ok(()) => Ok(()),
                Err(error) if is_harmless(&error) => {
                    say(connection, "ROLLBACK TO job").await?;
                    Err(if is_conflict(&error) {
                        StoreError::Conflict
                    } else {
                        StoreError::Unfit(error.to_string())
                    })
                }
                Err(error) => return Err(error.into()),
            };
            say(connection, "RELEASE job").await?;
            answers.push(answer);
        }
        self.commit().await
    }
    /// The end of a transaction. When this is `Ok` it has been seen to be over, with everything in it.
    async fn commit(&mut self) -> Result<(), Failed> {
        self.asked = true;
        let (number, node) = (self.batch, self.node().map(str::to_owned));
        let connection = self.connection().await?;
        let Some(node) = node else {
            say(connection, "COMMIT").await?;
            has_ended(connection).await?;
            return if self.is_there() { Ok(()) } else { Err(Failed::Gone) };
        };
        let done = tokio::time::timeout(COMMITTED, say(connection, "COMMIT")).await;
        done.map_err(|_| sqlx::Error::PoolTimedOut)??;
        // COMMIT of a transaction that has failed is answered without an error.
        let query = sqlx::query("SELECT number FROM batches WHERE node = $1").bind(node);
        let stored: i64 = query.fetch_one(connection).await?.try_get(0)?;
        self.asked = false;
        if stored == number { Ok(()) } else { Err(sqlx::Error::RowNotFound.into()) }
    }
    /// Is the batch stored whose answer was lost? The row of this server is locked for the question: whatever still is under way
    /// has ended then. `None` where nobody can be asked in time.
    async fn is_stored(&mut self) -> Option<bool> {
        let (number, node) = (self.batch, self.node()?.to_owned());
        let asked = async {
            loop {
                self.throw_away().await;
                let stored = async {
                    let connection = self.connection().await?;
                    say(connection, "BEGIN").await?;
                    let query =
                        sqlx::query("SELECT number FROM batches WHERE node = $1 FOR UPDATE").bind(&node);
                    let stored: i64 = query.fetch_one(&mut *connection).await?.try_get(0)?;
                    say(connection, "COMMIT").await?;
                    Ok(stored)
                };
                match stored.await {
                    Ok(stored) => return stored >= number,
                    // The first batch of all has made the row, or has not.
                    Err(sqlx::Error::RowNotFound) => return false,
                    Err::<i64, sqlx::Error>(_) => tokio::time::sleep(LOOK).await,
                }
            }
        };
        let known = tokio::time::timeout(SETTLED, asked).await.ok();
        tracing::warn!(?known, "the answer to a commit was lost");
        known
    }
    fn node(&self) -> Option<&str> {
        match &self.ground {
            Ground::Files(_) => None,
            Ground::Node(name) => Some(name),
        }
    }
    /// Would others find what is written?
    fn is_there(&self) -> bool {
        match &self.ground {
            Ground::Files(files) => files.are_there(),
            Ground::Node(_) => true,
        }
    }

    async fn connection(&mut self) -> Result<&mut AnyConnection, sqlx::Error> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.database.connect().await?,
        };
        Ok(self.connection.insert(connection))
    }
    async fn throw_away(&mut self) {
        if let Some(connection) = self.connection.take() {
            let _ = connection.close_hard().await;
        }
    }

    /// Nothing is taken from now on.
    async fn stop(&mut self, failed: Failed) -> Trouble {
        let (trouble, error) = match &failed {
            Failed::Gone => (Trouble::Gone, None),
            Failed::Database(_) if !self.is_there() => (Trouble::Gone, None),
            Failed::Database(error) => (self.database.trouble(error), Some(error)),
            Failed::Unknown => (Trouble::Away, None),
        };
        self.throw_away().await;
        if self.state.send_replace(Some(trouble)) != Some(trouble) {
            tracing::error!(
                why = trouble.words(),
                error = error.map(tracing::field::display),
                "nothing can be stored"
            );
        }
        trouble
    }

    /// Looks whether the files are still there, and, while nothing is taken, whether writing works again.
    async fn look(&mut self) {
        let was = *self.state.borrow();
        if !self.is_there() {
            self.stop(Failed::Gone).await;
        } else if was.is_some() {
            // A file is on this machine: it answers, or the machine does not.
            let patience = if self.node().is_some() { SETTLED } else { Duration::MAX };
            let tried = tokio::time::timeout(patience, self.trial()).await;
            match tried.unwrap_or(Err(sqlx::Error::PoolTimedOut.into())) {
                Ok(()) => {
                    self.state.send_replace(None);
                    tracing::warn!("everything can be stored again");
                }
                Err(failed) => {
                    self.stop(failed).await;
                }
            }
        }
    }

    /// Writes something to the disk and deletes it again, with a fresh connection. What an unfinished commit may have left
    /// behind in the log is overwritten by it.
    async fn trial(&mut self) -> Result<(), Failed> {
        self.throw_away().await;
        let (database, is_file) = (self.database.clone(), self.node().is_none());
        let connection = self.connection().await?;
        if is_file {
            move_log(connection).await;
            say(connection, "BEGIN IMMEDIATE").await?;
            say(connection, "DROP TABLE IF EXISTS trial").await?;
            say(connection, "CREATE TABLE trial (body TEXT NOT NULL)").await?;
        } else {
            let promises = database.check_promises(connection).await;
            promises.map_err(|error| sqlx::Error::Configuration(error.into()))?;
            say(connection, "BEGIN").await?;
            // Several servers may try at once.
            say(connection, "CREATE TABLE IF NOT EXISTS trial (body TEXT NOT NULL)").await?;
            say(connection, "ALTER TABLE trial ALTER COLUMN body SET STORAGE EXTERNAL").await?;
        }
        let body = "x".repeat(TRIAL);
        sqlx::query("INSERT INTO trial (body) VALUES ($1)").bind(body).execute(&mut *connection).await?;
        say(connection, "COMMIT").await?;
        if !is_file {
            return Ok(say(connection, "TRUNCATE trial").await?);
        }
        has_ended(connection).await?;
        say(connection, "DROP TABLE trial").await?;
        has_ended(connection).await?;
        if self.is_there() { Ok(()) } else { Err(Failed::Gone) }
    }
}

async fn say(connection: &mut AnyConnection, text: &'static str) -> Result<(), sqlx::Error> {
    sqlx::query(text).execute(connection).await.map(|_| ())
}

async fn apply(connection: &mut AnyConnection, job: &Job, is_shared: bool) -> Result<(), sqlx::Error> {
    for op in job.ops.iter().flatten() {
        if is_shared && let Op::Content { hash, .. } = op {
            // Who deletes it at this moment is waited for, and waits; others who keep it are not in the way.
            let query = sqlx::query("SELECT hash FROM contents WHERE hash = $1 FOR SHARE").bind(hash);
            query.fetch_optional(&mut *connection).await?;
        }
        ops::apply(connection, op).await?;
        if is_shared && let Some((table, version)) = op.moves() {
            let query = sqlx::query("SELECT pg_notify('great_race.' || current_schema(), $1)");
            query.bind(format!("{table}:{version}")).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// Has the transaction really ended? Only then another one can begin. It takes no lock and writes nothing.
async fn has_ended(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    say(connection, "BEGIN").await?;
    say(connection, "ROLLBACK").await
}
