//! Everything that can be read.

use super::{GameRow, Store, StoreError};
use record::Line;
use sqlx::Row;
use sqlx::any::AnyRow;
use std::collections::BTreeMap;

/// A table with its log, as it is stored.
#[derive(Clone, Debug)]
pub struct Stored {
    /// The table.
    pub row: GameRow,
    /// All records.
    pub lines: Vec<Line>,
    /// Seat (from 0), hash of the token, hash of the recovery code.
    pub keys: Vec<(u8, String, String)>,
    /// Seat and whom it does not want to hear, from 0.
    pub mutes: Vec<(u8, u8)>,
    /// The number of the last line of chat.
    pub last_chat: i64,
    /// What was said, where that was asked for.
    pub chat: Vec<ChatRow>,
}

/// What the lobby shows of a table.
#[derive(Clone, Debug)]
pub struct LobbyRow {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// How far it has come.
    pub status: String,
    /// By link only.
    pub hidden: bool,
    /// Milliseconds since the epoch.
    pub created_at: i64,
    /// Milliseconds since the epoch.
    pub updated_at: i64,
    /// What the lobby shows, as JSON.
    pub summary: String,
}

/// An open table that was played to the end.
#[derive(Clone, Debug)]
pub struct FinishedRow {
    /// Its id.
    pub id: String,
    /// Milliseconds since the epoch.
    pub created_at: i64,
    /// Milliseconds since the epoch.
    pub updated_at: i64,
    /// What the lobby shows, as JSON.
    pub summary: String,
}

/// A line of chat.
#[derive(Clone, Debug)]
pub struct ChatRow {
    /// Its number.
    pub seq: i64,
    /// From 0, or [`WATCHER`](crate::desk::WATCHER).
    pub seat: u8,
    /// What somebody who watches is called.
    pub name: String,
    /// What was said.
    pub body: String,
    /// Milliseconds since the epoch.
    pub at: i64,
}

impl Store {
    /// A table with its log, if there is one.
    pub async fn game(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        loop {
            let stored = self.game_after(id, 0).await?;
            // Read in several steps: where others write, nobody may have written between them.
            let version = stored.as_ref().map(|stored| stored.row.version);
            if self.node().is_none() || self.version(id).await? == version {
                return Ok(stored);
            }
        }
    }
    /// A table with the records after a number, as it stands while it is read.
    pub(super) async fn game_after(&self, id: &str, line: u32) -> Result<Option<Stored>, StoreError> {
        let query = sqlx::query(
            "SELECT id, created_at, updated_at, title, hidden, status, seed, header, notes, summary, rematch, \
             position, version, keeper, clocks FROM games WHERE id = $1",
        );
        let Some(row) = query.bind(id).fetch_optional(self.reader()?).await? else { return Ok(None) };
        let row = game_row(&row)?;
        let query = sqlx::query("SELECT line FROM lines WHERE game_id = $1 AND seq > $2 ORDER BY seq");
        let rows = query.bind(id).bind(i64::from(line)).fetch_all(self.reader()?).await?;
        let lines = rows.iter().map(read_line).collect::<Result<_, _>>()?;
        let query = sqlx::query("SELECT seat, token_hash, recovery_hash FROM seat_keys WHERE game_id = $1");
        let rows = query.bind(id).fetch_all(self.reader()?).await?;
        let key = |row: &AnyRow| Ok((row.try_get::<i64, _>(0)? as u8, row.try_get(1)?, row.try_get(2)?));
        let keys = rows.iter().map(key).collect::<Result<_, sqlx::Error>>()?;
        let query = sqlx::query("SELECT seat, muted FROM mutes WHERE game_id = $1");
        let rows = query.bind(id).fetch_all(self.reader()?).await?;
        let mute = |row: &AnyRow| Ok((row.try_get::<i64, _>(0)? as u8, row.try_get::<i64, _>(1)? as u8));
        let mutes = rows.iter().map(mute).collect::<Result<_, sqlx::Error>>()?;
        let query = sqlx::query("SELECT COALESCE(MAX(seq), 0) FROM chat WHERE game_id = $1");
        let last_chat = query.bind(id).fetch_one(self.reader()?).await?.try_get(0)?;
        Ok(Some(Stored { row, lines, keys, mutes, last_chat, chat: Vec::new() }))
    }
    /// What is stored as the content with this hash, whatever it is.
    pub async fn content(&self, hash: &str) -> Result<BTreeMap<String, String>, StoreError> {
        let query = sqlx::query("SELECT files FROM contents WHERE hash = $1");
        let Some(row) = query.bind(hash).fetch_optional(self.reader()?).await? else {
            return Err(StoreError::Damaged("the content of this game is missing".into()));
        };
        let text: String = row.try_get(0)?;
        serde_json::from_str(&text).map_err(|error| StoreError::Damaged(error.to_string()))
    }
    /// How many bytes of logs from elsewhere are kept.
    pub async fn imported_bytes(&self) -> Result<i64, StoreError> {
        let query = sqlx::query("SELECT CAST(COALESCE(SUM(bytes), 0) AS BIGINT) FROM imports");
        Ok(query.fetch_one(&self.pool).await?.try_get(0)?)
    }
    /// When somebody last opened a table that came from elsewhere.
    pub async fn import_opened(&self, id: &str) -> Result<Option<i64>, StoreError> {
        let query = sqlx::query("SELECT opened_at FROM imports WHERE game_id = $1").bind(id);
        let row = query.fetch_optional(&self.pool).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }
    /// Tables from elsewhere that nobody has opened since.
    pub async fn imports_before(&self, at: i64) -> Result<Vec<String>, StoreError> {
        let query =
            sqlx::query("SELECT game_id FROM imports WHERE opened_at < $1 ORDER BY opened_at LIMIT 1000");
        let rows = query.bind(at).fetch_all(&self.pool).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, sqlx::Error>>()?)
    }
    /// Tables, the newest first.
    pub async fn lobby(&self, hidden_too: bool, most: u32) -> Result<Vec<LobbyRow>, StoreError> {
        let query = sqlx::query(
            "SELECT id, title, status, hidden, created_at, updated_at, summary FROM games \
             WHERE hidden <= $1 ORDER BY created_at DESC, id LIMIT $2",
        );
        let rows = query.bind(i64::from(hidden_too)).bind(i64::from(most)).fetch_all(self.reader()?).await?;
        let lobby = |row: &AnyRow| {
            Ok(LobbyRow {
                id: row.try_get(0)?,
                title: row.try_get(1)?,
                status: row.try_get(2)?,
                hidden: row.try_get::<i64, _>(3)? != 0,
                created_at: row.try_get(4)?,
                updated_at: row.try_get(5)?,
                summary: row.try_get(6)?,
            })
        };
        Ok(rows.iter().map(lobby).collect::<Result<_, sqlx::Error>>()?)
    }
    /// Open tables that were played to the end and have changed since, the oldest change first.
    pub async fn finished_since(&self, at: i64) -> Result<Vec<FinishedRow>, StoreError> {
        let query = sqlx::query(
            "SELECT id, created_at, updated_at, summary FROM games \
             WHERE status = 'over' AND hidden = 0 AND updated_at >= $1 ORDER BY updated_at",
        );
        let rows = query.bind(at).fetch_all(self.reader()?).await?;
        Ok(rows.iter().map(finished_row).collect::<Result<_, sqlx::Error>>()?)
    }
    /// The newest of them.
    pub async fn newest_finished(&self, most: u32) -> Result<Vec<FinishedRow>, StoreError> {
        let query = sqlx::query(
            "SELECT id, created_at, updated_at, summary FROM games \
             WHERE status = 'over' AND hidden = 0 ORDER BY created_at DESC, id DESC LIMIT $1",
        );
        let rows = query.bind(i64::from(most)).fetch_all(self.reader()?).await?;
        Ok(rows.iter().map(finished_row).collect::<Result<_, sqlx::Error>>()?)
    }
    /// How many they are.
    pub async fn count_finished(&self) -> Result<i64, StoreError> {
        let query = sqlx::query("SELECT COUNT(*) FROM games WHERE status = 'over' AND hidden = 0");
        Ok(query.fetch_one(self.reader()?).await?.try_get(0)?)
    }
    /// The ids of all tables that are being played, or whose nonces are being opened.
    pub async fn running(&self) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query(
            "SELECT id FROM games WHERE status IN ('running', 'opening') ORDER BY updated_at DESC",
        );
        let rows = query.fetch_all(self.reader()?).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, sqlx::Error>>()?)
    }
    /// What a command was answered: the hash of the request, and the answer.
    pub async fn receipt(
        &self,
        game: &str,
        seat: u8,
        key: &str,
    ) -> Result<Option<(String, String)>, StoreError> {
        let query = sqlx::query(
            "SELECT request_hash, answer FROM receipts WHERE game_id = $1 AND seat = $2 AND idempotency_key = $3",
        );
        let row = query.bind(game).bind(i64::from(seat)).bind(key).fetch_optional(self.reader()?).await?;
        Ok(row.map(|row| Ok::<_, sqlx::Error>((row.try_get(0)?, row.try_get(1)?))).transpose()?)
    }
    /// Chat after a number, oldest first.
    pub async fn chat(&self, game: &str, after: i64) -> Result<Vec<ChatRow>, StoreError> {
        let query = sqlx::query(
            "SELECT seq, seat, name, body, created_at FROM chat WHERE game_id = $1 AND seq > $2 ORDER BY seq LIMIT 500",
        );
        let rows = query.bind(game).bind(after).fetch_all(self.reader()?).await?;
        let chat = |row: &AnyRow| {
            Ok(ChatRow {
                seq: row.try_get(0)?,
                seat: row.try_get::<i64, _>(1)? as u8,
                name: row.try_get(2)?,
                body: row.try_get(3)?,
                at: row.try_get(4)?,
            })
        };
        Ok(rows.iter().map(chat).collect::<Result<_, sqlx::Error>>()?)
    }
}

fn game_row(row: &AnyRow) -> Result<GameRow, sqlx::Error> {
    Ok(GameRow {
        id: row.try_get(0)?,
        created_at: row.try_get(1)?,
        updated_at: row.try_get(2)?,
        title: row.try_get(3)?,
        hidden: row.try_get::<i64, _>(4)? != 0,
        status: row.try_get(5)?,
        seed: row.try_get(6)?,
        header: row.try_get(7)?,
        notes: row.try_get(8)?,
        summary: row.try_get(9)?,
        rematch: row.try_get(10)?,
        position: row.try_get(11)?,
        version: row.try_get(12)?,
        keeper: row.try_get(13)?,
        clocks: row.try_get(14)?,
    })
}

fn finished_row(row: &AnyRow) -> Result<FinishedRow, sqlx::Error> {
    Ok(FinishedRow {
        id: row.try_get(0)?,
        created_at: row.try_get(1)?,
        updated_at: row.try_get(2)?,
        summary: row.try_get(3)?,
    })
}

fn read_line(row: &AnyRow) -> Result<Line, StoreError> {
    let text: String = row.try_get(0)?;
    serde_json::from_str(&text).map_err(|error| StoreError::Damaged(error.to_string()))
}
