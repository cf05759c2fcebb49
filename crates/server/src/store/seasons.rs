//! Seasons and what counts in them, in the storage.

use super::people::{SITTING, sitting_row};
use super::{SittingRow, Store, StoreError};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use std::collections::HashMap;

/// A season as a row.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeasonRow {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Its first moment: milliseconds since the epoch.
    pub from_at: i64,
    /// The first moment after it.
    pub until_at: i64,
    /// Ratings go on from what was before.
    pub carries: bool,
}

/// A seat in a game that counts, and which game that is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatedRow {
    /// The seat.
    pub sitting: SittingRow,
    /// What the lobby shows of the table, as JSON.
    pub summary: String,
}

pub(super) async fn put(db: &mut AnyConnection, row: &SeasonRow) -> Result<(), sqlx::Error> {
    let query =
        sqlx::query("INSERT INTO seasons (id, name, from_at, until_at, carries) VALUES ($1, $2, $3, $4, $5)");
    let query = query.bind(&row.id).bind(&row.name).bind(row.from_at).bind(row.until_at);
    query.bind(i64::from(row.carries)).execute(&mut *db).await.map(|_| ())
}

pub(super) async fn delete(db: &mut AnyConnection, id: &str) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM seasons WHERE id = $1").bind(id).execute(&mut *db).await.map(|_| ())
}

impl Store {
    /// All seasons, the newest first.
    pub async fn seasons(&self) -> Result<Vec<SeasonRow>, StoreError> {
        let query =
            sqlx::query("SELECT id, name, from_at, until_at, carries FROM seasons ORDER BY from_at DESC, id");
        let season = |row: &AnyRow| {
            Ok(SeasonRow {
                id: row.try_get(0)?,
                name: row.try_get(1)?,
                from_at: row.try_get(2)?,
                until_at: row.try_get(3)?,
                carries: row.try_get::<i64, _>(4)? != 0,
            })
        };
        let rows = query.fetch_all(self.reader()?).await?;
        Ok(rows.iter().map(season).collect::<Result<_, sqlx::Error>>()?)
    }
    /// How many seats count for the leaderboard.
    pub async fn count_rated(&self) -> Result<i64, StoreError> {
        let query = sqlx::query("SELECT COUNT(*) FROM sittings WHERE counted = 1");
        Ok(query.fetch_one(self.reader()?).await?.try_get(0)?)
    }
    /// Seats that count for the leaderboard and ended at this moment or later, game by game, in the order in which they ended.
    pub async fn rated_since(&self, at: i64) -> Result<Vec<RatedRow>, StoreError> {
        let text = format!(
            "SELECT {SITTING}, g.summary FROM sittings s JOIN games g ON g.id = s.game_id \
             WHERE s.counted = 1 AND s.ended_at >= $1 ORDER BY s.ended_at, s.game_id, s.seat"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(text)).bind(at).fetch_all(self.reader()?).await?;
        let read = |row: &AnyRow| Ok(RatedRow { sitting: sitting_row(row)?, summary: row.try_get(10)? });
        Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
    }
    /// Tables with seats that were counted, in the order in which they ended.
    pub async fn counted_games(&self) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query(
            "SELECT game_id FROM sittings WHERE counted > 0 GROUP BY game_id ORDER BY MIN(ended_at), game_id",
        );
        let rows = query.fetch_all(self.reader()?).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, sqlx::Error>>()?)
    }
    /// What those who want to stand on the leaderboard are called, by id.
    pub async fn listed_names(&self) -> Result<HashMap<String, String>, StoreError> {
        let rows =
            sqlx::query("SELECT id, name FROM players WHERE listed = 1").fetch_all(self.reader()?).await?;
        Ok(rows
            .iter()
            .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
            .collect::<Result<_, sqlx::Error>>()?)
    }
}
