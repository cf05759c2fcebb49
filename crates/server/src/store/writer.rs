//! The one writer: takes what waits, writes it in one transaction, and answers all once it is durable. A job that
//! fails by its own fault takes nothing else with it.
//!
//! It has a connection of its own and says itself where transactions begin and end. After any error the connection is thrown
//! away: what state it is in nobody knows (SQLite ends a transaction by itself when the disk is full, and whoever did not notice
//! would go on outside of it). After an error that is not one job's own nothing is taken any more, until a trial has been
//! written to the disk.

use super::connect::Database;
use super::folder::OpenFiles;
use super::trouble::{Trouble, is_harmless};
use super::{Job, StoreError, ops};
use sqlx::{AnyConnection, Connection, Row};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::MissedTickBehavior;

/// The most jobs committed together.
const BATCH: usize = 256;
/// How often it is looked whether the files are still there, and whether writing works again.
const LOOK: Duration = Duration::from_millis(500);
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

/// The one writer.
pub(super) struct Writer {
    database: Arc<Database>,
    files: OpenFiles,
    connection: Option<AnyConnection>,
    state: watch::Sender<Option<Trouble>>,
}

/// Why a whole batch failed.
enum Failed {
    Database(sqlx::Error),
    /// The files are not there any more.
    Gone,
}

impl From<sqlx::Error> for Failed {
    fn from(error: sqlx::Error) -> Failed {
        Failed::Database(error)
    }
}

impl Writer {
    pub fn new(database: Arc<Database>, files: OpenFiles, state: watch::Sender<Option<Trouble>>) -> Writer {
        Writer { database, files, connection: None, state }
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
            Some(trouble) => Err(trouble),
            None => match self.write_all(jobs).await {
                Ok(answers) => Ok(answers),
                Err(failed) => Err(self.stop(failed).await),
            },
        };
        match outcome {
            Ok(answers) => {
                if answers.iter().any(Result::is_err) {
                    self.throw_away().await;
                }
                for (job, answer) in jobs.drain(..).zip(answers) {
                    let _ = job.done.send(answer);
                }
            }
            Err(trouble) => {
                for job in jobs.drain(..) {
                    let _ = job.done.send(Err(StoreError::Stopped(trouble)));
                }
            }
        }
    }

    /// What became of each job. When this is `Ok`, those that are `Ok` are durable, in the files that others find.
    async fn write_all(&mut self, jobs: &[Job]) -> Result<Vec<Result<(), StoreError>>, Failed> {
        let mut answers = Vec::with_capacity(jobs.len());
        let connection = self.connection().await?;
        say(connection, "BEGIN IMMEDIATE").await?;
        for job in jobs {
            say(connection, "SAVEPOINT job").await?;
            let answer = match apply(connection, job).await {
                Ok(()) => Ok(()),
                Err(error) if is_harmless(&error) => {
                    say(connection, "ROLLBACK TO job").await?;
                    let taken = error.as_database_error().is_some_and(|error| error.is_unique_violation());
                    Err(if taken { StoreError::Conflict } else { StoreError::Unfit(error.to_string()) })
                }
                Err(error) => return Err(error.into()),
            };
            say(connection, "RELEASE job").await?;
            answers.push(answer);
        }
        say(connection, "COMMIT").await?;
        has_ended(connection).await?;
        if self.files.are_there() { Ok(answers) } else { Err(Failed::Gone) }
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
            Failed::Database(_) if !self.files.are_there() => (Trouble::Gone, None),
            Failed::Database(error) => (Trouble::of(error), Some(error)),
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
        if !self.files.are_there() {
            self.stop(Failed::Gone).await;
        } else if was.is_some() {
            match self.trial().await {
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
        let connection = self.connection().await?;
        move_log(connection).await;
        say(connection, "BEGIN IMMEDIATE").await?;
        say(connection, "DROP TABLE IF EXISTS trial").await?;
        say(connection, "CREATE TABLE trial (body TEXT NOT NULL)").await?;
        let body = "x".repeat(TRIAL);
        sqlx::query("INSERT INTO trial (body) VALUES ($1)").bind(body).execute(&mut *connection).await?;
        say(connection, "COMMIT").await?;
        has_ended(connection).await?;
        say(connection, "DROP TABLE trial").await?;
        has_ended(connection).await?;
        if self.files.are_there() { Ok(()) } else { Err(Failed::Gone) }
    }
}

async fn say(connection: &mut AnyConnection, text: &'static str) -> Result<(), sqlx::Error> {
    sqlx::query(text).execute(connection).await.map(|_| ())
}

async fn apply(connection: &mut AnyConnection, job: &Job) -> Result<(), sqlx::Error> {
    for op in job.ops.iter().flatten() {
        ops::apply(connection, op).await?;
    }
    Ok(())
}

/// Has the transaction really ended? Only then another one can begin. It takes no lock and writes nothing.
async fn has_ended(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    say(connection, "BEGIN").await?;
    say(connection, "ROLLBACK").await
}
