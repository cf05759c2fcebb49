//! The one writer: takes what waits, writes it in one transaction, and answers all once it is durable. A job that
//! fails takes nothing else with it.

use super::{Job, StoreError, ops};
use sqlx::{Acquire, AnyPool, Row};
use std::time::Duration;
use tokio::sync::mpsc;

/// The most jobs committed together.
const BATCH: usize = 256;

/// How often SQLite's log is moved into the database.
const TIDY: Duration = Duration::from_secs(10);
/// Pages of 4 KiB after which writers have to wait for it once, so that the log does not grow for ever.
const TOO_LONG: i64 = 16 * 1024;

/// Moves SQLite's log into the database beside the writer. Left to SQLite it would happen inside every so many commits, and
/// whoever waits for one of those would wait for all of it.
pub(super) async fn tidy(pool: AnyPool) {
    while !pool.is_closed() {
        tokio::time::sleep(TIDY).await;
        let done = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(&pool).await;
        let pages: i64 = done.and_then(|row| row.try_get(1)).unwrap_or(0);
        if pages > TOO_LONG {
            let _ = sqlx::query("PRAGMA wal_checkpoint(RESTART)").execute(&pool).await;
        }
    }
}

pub(super) async fn run(pool: AnyPool, mut inbox: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(BATCH);
    while inbox.recv_many(&mut jobs, BATCH).await > 0 {
        let (answers, committed) = write_all(&pool, &jobs).await;
        for (i, job) in jobs.drain(..).enumerate() {
            let answer = match (&committed, answers.get(i)) {
                (Ok(()), Some(None)) => Ok(()),
                (_, Some(Some(text))) => Err(StoreError::Damaged(text.clone())),
                (Err(text), _) => Err(StoreError::Damaged(text.clone())),
                (Ok(()), None) => Err(StoreError::Closed),
            };
            let _ = job.done.send(answer);
        }
    }
}

/// What went wrong with each job, and whether all the others are durable.
async fn write_all(pool: &AnyPool, jobs: &[Job]) -> (Vec<Option<String>>, Result<(), String>) {
    let mut answers = Vec::with_capacity(jobs.len());
    let outcome = async {
        let mut connection = pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        for job in jobs {
            let mut one = transaction.begin().await?;
            let mut wrong = None;
            for op in &job.ops {
                if let Err(error) = ops::apply(&mut one, op).await {
                    wrong = Some(error.to_string());
                    break;
                }
            }
            if wrong.is_none() {
                one.commit().await?
            } else {
                one.rollback().await?
            }
            answers.push(wrong);
        }
        transaction.commit().await
    };
    let outcome: Result<(), sqlx::Error> = outcome.await;
    (answers, outcome.map_err(|error| error.to_string()))
}
