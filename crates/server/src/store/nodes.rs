//! What servers that share a PostgreSQL tell each other by it: who is there, which table has moved on, who keeps it.
//!
//! A server keeps its tables until a time that it moves on every second, by the clock of the database. One that does not (it is
//! gone, stopped, or cut off) has lost them then, and another takes them. What it wrote afterwards would not be taken: the
//! version of the table has moved on.

use super::{Store, StoreError, Stored, Trouble};
use sqlx::Row;
use sqlx::any::AnyRow;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// How long a server keeps its tables after the last time it said so.
const LEASE: Duration = Duration::from_millis(3000);
/// So much earlier it counts itself out: clocks of two machines do not run alike.
const MARGIN: Duration = Duration::from_millis(400);
/// Milliseconds by which two clocks may differ.
const DRIFT: u64 = 100;
/// How long the database may take to answer such a question.
const PATIENCE: Duration = Duration::from_millis(2000);

/// This server among those that share the database.
#[derive(Debug)]
pub struct Node {
    /// Its name.
    pub name: String,
    live: Mutex<BTreeSet<String>>,
    /// Until when this one keeps its tables, by its own clock since the machine was started.
    until: AtomicI64,
    /// How much the clock of the database is ahead of the one of this machine, in milliseconds.
    ahead: AtomicI64,
}

impl Node {
    pub(super) fn new() -> Node {
        let name = crate::secrets::table_id(&crate::secrets::os_entropy());
        Node { name, live: Mutex::default(), until: AtomicI64::new(0), ahead: AtomicI64::new(0) }
    }
    /// May this server go on with its tables?
    pub fn holds(&self) -> bool {
        boot() < self.until.load(Ordering::Acquire)
    }
    /// Does a server of this name keep its tables, as far as this one knows?
    pub fn is_live(&self, name: &str) -> bool {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if name == self.name { self.holds() } else { live.contains(name) }
    }
    /// How many other servers there are.
    pub fn others(&self) -> usize {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.iter().filter(|name| **name != self.name).count()
    }
    /// How much the clock of the database is ahead, in milliseconds.
    pub fn ahead(&self) -> i64 {
        self.ahead.load(Ordering::Acquire)
    }
}

fn boot() -> i64 {
    crate::clock::since_boot().as_millis() as i64
}

/// Milliseconds since the epoch, by the database.
macro_rules! now_there {
    () => {
        "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
    };
}

impl Store {
    /// This server among those that share the database; nothing where it is alone with it.
    pub fn node(&self) -> Option<&Node> {
        self.node.as_deref()
    }
    /// This server is there, and keeps its tables for a while. Gives the names of servers that have come or gone since.
    pub async fn beat(&self, clock: u64) -> Result<Vec<String>, StoreError> {
        let Some(node) = self.node() else { return Ok(Vec::new()) };
        let asked_at = boot();
        let text = concat!(
            "INSERT INTO nodes (id, until) VALUES ($1, ",
            now_there!(),
            " + $2) \
             ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING until"
        );
        let lease = LEASE.as_millis() as i64;
        let beat = async {
            let row = sqlx::query(text).bind(&node.name).bind(lease).fetch_one(self.reader()?).await?;
            let until: i64 = row.try_get(0)?;
            let text = concat!("SELECT id FROM nodes WHERE until > ", now_there!());
            let rows = sqlx::query(text).fetch_all(self.reader()?).await?;
            let live = rows.iter().map(|row| row.try_get(0)).collect::<Result<BTreeSet<String>, _>>()?;
            Ok::<_, StoreError>((until - lease, live))
        };
        let away = StoreError::Stopped(Trouble::Away);
        let (there, live) = tokio::time::timeout(PATIENCE, beat).await.map_err(|_| away)??;
        node.until.store(asked_at + (LEASE - MARGIN).as_millis() as i64, Ordering::Release);
        // The answer was under way for a while: what is less than that is no difference.
        let ahead = there - clock as i64;
        if node.ahead().abs_diff(ahead) > DRIFT {
            node.ahead.store(ahead, Ordering::Release);
        }
        let mut known = node.live.lock().unwrap_or_else(PoisonError::into_inner);
        let changed = known.symmetric_difference(&live).cloned().collect();
        *known = live;
        Ok(changed)
    }
    /// This server ends: others may take its tables at once, and nobody is connected here any more.
    pub(super) async fn retire(&self) {
        let Some(node) = self.node() else { return };
        node.until.store(0, Ordering::Release);
        for text in [
            "DELETE FROM presence WHERE node = $1",
            "DELETE FROM batches WHERE node = $1",
            "DELETE FROM nodes WHERE id = $1",
        ] {
            let done = sqlx::query(text).bind(&node.name).execute(&self.pool);
            let _ = tokio::time::timeout(PATIENCE, done).await;
        }
    }
    /// What servers that are long gone have left is deleted.
    pub async fn bury_nodes(&self) -> Result<(), StoreError> {
        if self.node().is_none() {
            return Ok(());
        }
        // A server that was stopped for so long begins anew.
        for text in [
            concat!("DELETE FROM nodes WHERE until < ", now_there!(), " - 86400000"),
            "DELETE FROM presence WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = presence.node)",
        ] {
            sqlx::query(text).execute(self.reader()?).await?;
        }
        Ok(())
    }
    /// Tables at which something is to be done by itself, and that nobody keeps.
    pub async fn unkept(&self) -> Result<Vec<String>, StoreError> {
        let text = concat!(
            "SELECT id FROM games WHERE status IN ('running', 'opening', 'paused') AND NOT EXISTS \
             (SELECT 1 FROM nodes WHERE nodes.id = games.keeper AND nodes.until > ",
            now_there!(),
            ") \
             ORDER BY updated_at DESC LIMIT 500"
        );
        let rows = sqlx::query(text).fetch_all(self.reader()?).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, sqlx::Error>>()?)
    }
    /// Tables at which something is to be done by itself, and that this server keeps.
    pub async fn kept(&self) -> Result<Vec<String>, StoreError> {
        let Some(node) = self.node() else { return Ok(Vec::new()) };
        let text = "SELECT id FROM games WHERE status IN ('running', 'opening', 'paused') AND keeper = $1";
        let rows = sqlx::query(text).bind(&node.name).fetch_all(self.reader()?).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, sqlx::Error>>()?)
    }
    /// Tables with somebody connected to this server.
    pub async fn visited(&self, node: &str) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query("SELECT DISTINCT game_id FROM presence WHERE node = $1").bind(node);
        let rows = query.fetch_all(self.reader()?).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, sqlx::Error>>()?)
    }
    /// The version of a table; nothing if it is gone.
    pub async fn version(&self, game: &str) -> Result<Option<i64>, StoreError> {
        let query = sqlx::query("SELECT version FROM games WHERE id = $1").bind(game);
        let row = query.fetch_optional(self.reader()?).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }
    /// The versions of tables; those that are gone are left out.
    pub async fn versions(&self, games: &[String]) -> Result<Vec<(String, i64)>, StoreError> {
        let mut found = Vec::with_capacity(games.len());
        for some in games.chunks(1000) {
            let text = "SELECT id, version FROM games WHERE id IN (SELECT unnest(string_to_array($1, ',')))";
            let rows = sqlx::query(text).bind(some.join(",")).fetch_all(self.reader()?).await?;
            let read = |row: &AnyRow| Ok((row.try_get(0)?, row.try_get(1)?));
            found.extend(rows.iter().map(read).collect::<Result<Vec<_>, sqlx::Error>>()?);
        }
        Ok(found)
    }
    /// Who is connected to a table by way of other servers: seat, and whether that is the secret hand.
    pub async fn elsewhere(&self, game: &str) -> Result<Vec<(u8, bool)>, StoreError> {
        let Some(node) = self.node() else { return Ok(Vec::new()) };
        let text = concat!(
            "SELECT seat, hands FROM presence WHERE game_id = $1 AND node <> $2 AND sockets > 0 AND EXISTS \
             (SELECT 1 FROM nodes WHERE nodes.id = presence.node AND nodes.until > ",
            now_there!(),
            ")"
        );
        let rows = sqlx::query(text).bind(game).bind(&node.name).fetch_all(self.reader()?).await?;
        let read = |row: &AnyRow| Ok((row.try_get::<i64, _>(0)? as u8, row.try_get::<i64, _>(1)? > 0));
        Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
    }
    /// A table, with the records and the chat after these numbers only.
    pub async fn forward(&self, game: &str, line: u32, chat: i64) -> Result<Option<Stored>, StoreError> {
        loop {
            let Some(mut stored) = self.game_after(game, line).await? else { return Ok(None) };
            stored.chat = self.chat(game, chat).await?;
            // Read in several steps: nobody may have written between them.
            if self.version(game).await? == Some(stored.row.version) {
                return Ok(Some(stored));
            }
        }
    }
}
