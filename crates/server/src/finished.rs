//! Finished games of the open tables, kept in memory for the records: read once, and from then on only what has changed since.
//! Every server of several looks for itself: what another has finished, renamed or deleted is found in the storage.

use crate::store::{FinishedRow, Store, StoreError};
use crate::summary::Summary;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// So many games count, the newest ones.
const MOST: usize = 10_000;
/// Servers write their times before they store them, and one may store later what it wrote earlier: so many milliseconds are read
/// once more.
const SLACK: i64 = 120_000;

/// What has been read.
#[derive(Debug, Default)]
pub struct Finished<R> {
    kept: tokio::sync::Mutex<Kept<R>>,
}

#[derive(Debug)]
struct Kept<R> {
    /// By the time it was opened, and its id. Nothing stands for a game that does not count.
    games: BTreeMap<(i64, String), (i64, Option<Summary>)>,
    /// Games that are older than all of these.
    older: i64,
    /// When the last of them changed; nothing before the first look.
    newest: Option<i64>,
    /// What was counted from them, for each game that was asked for.
    counted: HashMap<String, Arc<R>>,
    /// How many rows have been read.
    read: usize,
}

impl<R> Default for Kept<R> {
    fn default() -> Self {
        Kept { games: BTreeMap::new(), older: 0, newest: None, counted: HashMap::new(), read: 0 }
    }
}

impl<R> Finished<R> {
    /// What is counted from the finished games of one kind; counted anew only where something has changed.
    pub async fn count(
        &self,
        store: &Store,
        game: &str,
        count: impl FnOnce(&mut dyn Iterator<Item = &Summary>) -> R,
    ) -> Result<Arc<R>, StoreError> {
        let mut kept = self.kept.lock().await;
        kept.look(store, MOST).await?;
        if let Some(counted) = kept.counted.get(game) {
            return Ok(counted.clone());
        }
        // The newest first: of two equal records the newer one is told.
        let games = kept.games.values().rev().filter_map(|(_, summary)| summary.as_ref());
        let counted = Arc::new(count(&mut games.filter(|summary| summary.outline.game == game)));
        kept.counted.insert(game.to_owned(), counted.clone());
        Ok(counted)
    }
}

impl<R> Kept<R> {
    /// Reads what has changed.
    async fn look(&mut self, store: &Store, most: usize) -> Result<(), StoreError> {
        if let Some(newest) = self.newest {
            for row in store.finished_since(newest - SLACK).await? {
                self.put(row, most);
            }
            if store.count_finished().await? == self.games.len() as i64 + self.older {
                return Ok(());
            }
            // Something was deleted.
        }
        let all = store.count_finished().await?;
        *self = Kept { newest: Some(0), read: self.read, ..Kept::default() };
        for row in store.newest_finished(most as u32).await? {
            self.put(row, most);
        }
        self.older = (all - self.games.len() as i64).max(0);
        Ok(())
    }
    fn put(&mut self, row: FinishedRow, most: usize) {
        self.read += 1;
        self.newest = self.newest.max(Some(row.updated_at));
        let key = (row.created_at, row.id);
        if self.games.get(&key).is_some_and(|(updated_at, _)| *updated_at == row.updated_at) {
            return;
        }
        let summary = serde_json::from_str::<Summary>(&row.summary).ok().filter(|summary| summary.counts);
        self.games.insert(key, (row.updated_at, summary));
        if self.games.len() > most {
            self.games.pop_first();
            self.older += 1;
        }
        self.counted.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{GameRow, Op};

    const HOUR: i64 = 3_600_000;

    fn row(n: i64, winner: &str) -> GameRow {
        let summary = format!(
            r#"{{"game":"race","board":"africa","counts":true,"seats":[{{"holder":"person","name":"{winner}","place":1}}]}}"#
        );
        let (at, id) = (n * HOUR, format!("{n:020}"));
        GameRow { id, created_at: at, updated_at: at, status: "over".into(), summary, ..GameRow::default() }
    }
    fn winners(games: &mut dyn Iterator<Item = &Summary>) -> Vec<String> {
        games.map(|game| game.seats[0].name.clone()).collect()
    }
    async fn put(store: &Store, op: Op) {
        store.write(vec![op]).await.expect("stored");
    }

    #[tokio::test]
    async fn only_what_has_changed_is_read_again() {
        let dir = tempfile::TempDir::new().expect("a folder");
        let store = Store::open(dir.path()).await.expect("opens");
        for n in 1..=20 {
            put(&store, Op::NewGame(Box::new(row(n, "Ann")))).await;
        }
        let finished = Finished::<Vec<String>>::default();
        let read = async || {
            let found = finished.count(&store, "race", winners).await.expect("counted");
            (found.len(), found.iter().filter(|name| *name == "Bob").count(), finished.kept.lock().await.read)
        };
        assert_eq!(read().await, (20, 0, 20));
        assert_eq!(read().await, (20, 0, 21), "the last one alone");
        // A private game, one that runs, and one of another kind say nothing here.
        let hidden = GameRow { hidden: true, ..row(21, "Eve") };
        let runs = GameRow { status: "running".into(), ..row(22, "Eve") };
        put(&store, Op::NewGame(Box::new(hidden))).await;
        put(&store, Op::NewGame(Box::new(runs))).await;
        assert_eq!(read().await.0, 20);
        // An older game whose player has another name now.
        let renamed = GameRow { updated_at: 30 * HOUR, ..row(3, "Bob") };
        put(&store, Op::Game(Box::new(renamed))).await;
        assert_eq!(read().await, (20, 1, 24));
        put(&store, Op::NoGame { game: format!("{:020}", 3) }).await;
        assert_eq!(read().await, (19, 0, 24 + 19), "nothing is left of what was deleted");
        let none = finished.count(&store, "motorcar", winners).await.expect("counted");
        assert!(none.is_empty());
        store.close().await;
    }
    #[tokio::test]
    async fn the_newest_games_count_where_there_are_too_many() {
        let dir = tempfile::TempDir::new().expect("a folder");
        let store = Store::open(dir.path()).await.expect("opens");
        for n in 1..=8 {
            put(&store, Op::NewGame(Box::new(row(n, &n.to_string())))).await;
        }
        let mut kept = Kept::<Vec<String>>::default();
        for n in 9..=12 {
            kept.look(&store, 5).await.expect("read");
            let ids: Vec<i64> = kept.games.keys().map(|(at, _)| at / HOUR).collect();
            assert_eq!((ids, kept.older), ((n - 5..n).collect(), n - 6));
            put(&store, Op::NewGame(Box::new(row(n, "Ann")))).await;
        }
        assert_eq!(kept.read, 5 + 2 * 3, "none of the older ones");
        store.close().await;
    }
}
