//! Everything that can be written.

use super::campaigns::{self, CampaignRow};
use super::clubs::{self, ClubOp};
use super::notices::{self, NoticeOp};
use super::people::{self, PeopleOp};
use super::reads::ChatRow;
use content::Bundle;
use sqlx::any::AnyQueryResult;
use sqlx::{AnyConnection, Row};

/// A table as a row.
#[derive(Clone, Debug, Default)]
pub struct GameRow {
    /// Its id, part of every link to it.
    pub id: String,
    /// Milliseconds since the epoch.
    pub created_at: i64,
    /// Milliseconds since the epoch.
    pub updated_at: i64,
    /// What the lobby calls it.
    pub title: String,
    /// Not in the lobby: by link only.
    pub hidden: bool,
    /// How far it has come.
    pub status: String,
    /// The seed in hexadecimal. Secret until the end.
    pub seed: String,
    /// The first line of the log, empty before the start.
    pub header: String,
    /// What stands beside the log, as JSON. Private.
    pub notes: String,
    /// What the lobby shows, as JSON.
    pub summary: String,
    /// The table that follows this one, or nothing.
    pub rematch: String,
    /// The last position in notation, empty before the start. Holds what players hide: never shown.
    pub position: String,
    /// How often the table has changed, as it was read: what is written is taken only where it still is so.
    pub version: i64,
    /// The server that keeps the table, or nobody.
    pub keeper: String,
    /// Since when clocks run and people are away, as JSON, for servers that share the table.
    pub clocks: String,
}

/// One thing to write.
#[derive(Clone, Debug)]
pub enum Op {
    /// A new table.
    NewGame(Box<GameRow>),
    /// A table has changed: status, header, notes, summary, rematch, position.
    Game(Box<GameRow>),
    /// Something beside the row of a table has changed: whoever shares the table must look.
    Touch {
        /// Which game.
        game: String,
        /// As it was read.
        version: i64,
    },
    /// Who is connected to a seat by way of this server.
    Here {
        /// Which game.
        game: String,
        /// From 0.
        seat: u8,
        /// The name of this server.
        node: String,
        /// Somebody is.
        sockets: bool,
        /// Also as the secret hand of the seat.
        hands: bool,
    },
    /// A record of a game. Its place must be free: this is the lock.
    Line {
        /// Which game.
        game: String,
        /// The number of the record.
        seq: u32,
        /// The record.
        line: String,
    },
    /// Content, kept by its hash; made by [`Op::content`].
    Content {
        /// Its hash.
        hash: String,
        /// Path and text, as JSON.
        files: String,
    },
    /// Content that is damaged is deleted, to be kept anew.
    NoContent {
        /// Its hash.
        hash: String,
    },
    /// The secrets of a seat, hashed.
    Key {
        /// Which game.
        game: String,
        /// From 0.
        seat: u8,
        /// SHA-256 of the token.
        token: String,
        /// SHA-256 of the recovery code.
        recovery: String,
    },
    /// The secrets of a seat are worth nothing any more.
    NoKey {
        /// Which game.
        game: String,
        /// From 0.
        seat: u8,
    },
    /// What a command was answered.
    Receipt {
        /// Which game.
        game: String,
        /// From 0.
        seat: u8,
        /// The caller's key.
        key: String,
        /// SHA-256 of the request.
        request: String,
        /// The answer.
        answer: String,
        /// Milliseconds since the epoch.
        at: i64,
    },
    /// A line of chat.
    Chat {
        /// Which game.
        game: String,
        /// What was said, and by whom.
        line: ChatRow,
    },
    /// Everything a seat said is deleted.
    NoChat {
        /// Which game.
        game: String,
        /// From 0.
        seat: u8,
    },
    /// A seat does not want to hear another.
    Mute {
        /// Which game.
        game: String,
        /// From 0.
        seat: u8,
        /// From 0.
        muted: u8,
    },
    /// A seat wants to hear another again; everybody if not said.
    NoMute {
        /// Which game.
        game: String,
        /// From 0.
        seat: u8,
        /// From 0.
        muted: Option<u8>,
    },
    /// A table with everything that belongs to it is deleted.
    NoGame {
        /// Which game.
        game: String,
    },
    /// A table came from elsewhere.
    Import {
        /// Which game.
        game: String,
        /// How long its file was.
        bytes: i64,
        /// Milliseconds since the epoch.
        at: i64,
    },
    /// Somebody opened a table that came from elsewhere.
    Opened {
        /// Which game.
        game: String,
        /// Milliseconds since the epoch.
        at: i64,
    },
    /// A campaign, new or changed.
    Campaign(Box<CampaignRow>),
    /// A campaign is deleted.
    NoCampaign {
        /// Which.
        id: String,
    },
    /// What is known of people has changed.
    People(PeopleOp),
    /// A club or a tournament has changed.
    Clubs(ClubOp),
    /// Notices, and what people want of them.
    Notices(NoticeOp),
    /// Receipts from before this time are deleted.
    OldReceipts {
        /// Milliseconds since the epoch.
        before: i64,
    },
}

impl Op {
    /// Content under its own hash.
    pub fn content(bundle: &Bundle) -> Op {
        let files = serde_json::to_string(&bundle.0).expect("paths and texts have a JSON form");
        Op::Content { hash: bundle.hash(), files }
    }
    /// The table that moves on by this, and its version from then on.
    pub(super) fn moves(&self) -> Option<(&str, i64)> {
        match self {
            Op::Game(row) => Some((&row.id, row.version + 1)),
            Op::Touch { game, version } => Some((game, version + 1)),
            _ => None,
        }
    }
}

pub(super) async fn apply(db: &mut AnyConnection, op: &Op) -> Result<(), sqlx::Error> {
    match op {
        Op::NewGame(row) => new_game(db, row).await,
        Op::Game(row) => game(db, row).await,
        Op::Touch { game, version } => {
            let query = sqlx::query("UPDATE games SET version = version + 1 WHERE id = $1 AND version = $2");
            is_up_to_date(query.bind(game).bind(*version).execute(&mut *db).await?)
        }
        Op::Line { game, seq, line } => {
            let query = sqlx::query("INSERT INTO lines (game_id, seq, line) VALUES ($1, $2, $3)");
            query.bind(game).bind(i64::from(*seq)).bind(line).execute(&mut *db).await.map(|_| ())
        }
        Op::Here { game, seat, node, sockets, hands } => {
            let query = sqlx::query(
                "INSERT INTO presence (game_id, seat, node, sockets, hands) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (game_id, seat, node) DO UPDATE SET sockets = excluded.sockets, hands = excluded.hands",
            );
            let query = query.bind(game).bind(i64::from(*seat)).bind(node);
            query.bind(i64::from(*sockets)).bind(i64::from(*hands)).execute(&mut *db).await.map(|_| ())
        }
        Op::Content { hash, files } => {
            let query = sqlx::query(
                // What stands there already is somebody's word; what is written now was hashed. Where it is the same the row is
                // left alone: to lock it would make all servers that open tables on one board wait for each other.
                "INSERT INTO contents (hash, files) SELECT $1, $2 \
                 WHERE NOT EXISTS (SELECT 1 FROM contents WHERE hash = $1 AND files = $2) \
                 ON CONFLICT (hash) DO UPDATE SET files = excluded.files",
            );
            query.bind(hash).bind(files).execute(&mut *db).await.map(|_| ())
        }
        Op::NoContent { hash } => {
            let query = sqlx::query("DELETE FROM contents WHERE hash = $1");
            query.bind(hash).execute(&mut *db).await.map(|_| ())
        }
        Op::Key { game, seat, token, recovery } => {
            let query = sqlx::query(
                "INSERT INTO seat_keys (game_id, seat, token_hash, recovery_hash) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (game_id, seat) DO UPDATE SET token_hash = excluded.token_hash, \
                 recovery_hash = excluded.recovery_hash",
            );
            let query = query.bind(game).bind(i64::from(*seat)).bind(token).bind(recovery);
            query.execute(&mut *db).await.map(|_| ())
        }
        Op::NoKey { game, seat } => {
            let query = sqlx::query("DELETE FROM seat_keys WHERE game_id = $1 AND seat = $2");
            query.bind(game).bind(i64::from(*seat)).execute(&mut *db).await?;
            people::gets_up(db, game, *seat).await
        }
        Op::Receipt { game, seat, key, request, answer, at } => {
            let query = sqlx::query(
                "INSERT INTO receipts (game_id, seat, idempotency_key, request_hash, answer, created_at) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
            );
            let query =
                query.bind(game).bind(i64::from(*seat)).bind(key).bind(request).bind(answer).bind(*at);
            query.execute(&mut *db).await?;
            few_receipts(db, game, *seat).await
        }
        Op::Chat { game, line } => {
            let query = sqlx::query(
                "INSERT INTO chat (game_id, seq, seat, name, body, created_at) VALUES ($1, $2, $3, $4, $5, $6)",
            );
            let query = query.bind(game).bind(line.seq).bind(i64::from(line.seat));
            query.bind(&line.name).bind(&line.body).bind(line.at).execute(&mut *db).await.map(|_| ())
        }
        Op::NoChat { game, seat } => {
            let query = sqlx::query("DELETE FROM chat WHERE game_id = $1 AND seat = $2");
            query.bind(game).bind(i64::from(*seat)).execute(&mut *db).await.map(|_| ())
        }
        Op::Mute { game, seat, muted } => {
            let query = sqlx::query(
                "INSERT INTO mutes (game_id, seat, muted) VALUES ($1, $2, $3) ON CONFLICT (game_id, seat, muted) DO NOTHING",
            );
            let query = query.bind(game).bind(i64::from(*seat)).bind(i64::from(*muted));
            query.execute(&mut *db).await.map(|_| ())
        }
        Op::NoMute { game, seat, muted: Some(muted) } => {
            let query = sqlx::query("DELETE FROM mutes WHERE game_id = $1 AND seat = $2 AND muted = $3");
            let query = query.bind(game).bind(i64::from(*seat)).bind(i64::from(*muted));
            query.execute(&mut *db).await.map(|_| ())
        }
        Op::NoMute { game, seat, muted: None } => {
            let query = sqlx::query("DELETE FROM mutes WHERE game_id = $1 AND seat = $2");
            query.bind(game).bind(i64::from(*seat)).execute(&mut *db).await.map(|_| ())
        }
        Op::Import { game, bytes, at } => {
            let query = sqlx::query("INSERT INTO imports (game_id, bytes, opened_at) VALUES ($1, $2, $3)");
            query.bind(game).bind(*bytes).bind(*at).execute(&mut *db).await.map(|_| ())
        }
        Op::Opened { game, at } => {
            let query = sqlx::query("UPDATE imports SET opened_at = $2 WHERE game_id = $1");
            query.bind(game).bind(*at).execute(&mut *db).await.map(|_| ())
        }
        Op::NoGame { game } => no_game(db, game).await,
        Op::Campaign(row) => campaigns::put(db, row).await,
        Op::NoCampaign { id } => campaigns::delete(db, id).await,
        Op::Clubs(op) => clubs::apply(db, op).await,
        Op::Notices(op) => notices::apply(db, op).await,
        Op::People(op) => people::apply(db, op).await,
        Op::OldReceipts { before } => {
            let query = sqlx::query("DELETE FROM receipts WHERE created_at < $1");
            query.bind(*before).execute(&mut *db).await.map(|_| ())
        }
    }
}

async fn new_game(db: &mut AnyConnection, row: &GameRow) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "INSERT INTO games (id, created_at, updated_at, title, hidden, status, seed, header, notes, summary, rematch, \
         position, version, keeper, clocks) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
    );
    let query = query.bind(&row.id).bind(row.created_at).bind(row.updated_at).bind(&row.title);
    let query = query.bind(i64::from(row.hidden)).bind(&row.status).bind(&row.seed).bind(&row.header);
    let query = query.bind(&row.notes).bind(&row.summary).bind(&row.rematch).bind(&row.position);
    let query = query.bind(row.version).bind(&row.keeper).bind(&row.clocks);
    query.execute(&mut *db).await.map(|_| ())
}

async fn game(db: &mut AnyConnection, row: &GameRow) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "UPDATE games SET updated_at = $2, status = $3, header = $4, notes = $5, summary = $6, rematch = $7, \
         position = $8, keeper = $9, clocks = $10, version = version + 1 WHERE id = $1 AND version = $11",
    );
    let query = query.bind(&row.id).bind(row.updated_at).bind(&row.status).bind(&row.header);
    let query = query.bind(&row.notes).bind(&row.summary).bind(&row.rematch).bind(&row.position);
    let query = query.bind(&row.keeper).bind(&row.clocks).bind(row.version);
    is_up_to_date(query.execute(&mut *db).await?)
}

/// Where no row was changed somebody else has changed it, or it is gone.
pub(super) fn is_up_to_date(done: AnyQueryResult) -> Result<(), sqlx::Error> {
    if done.rows_affected() == 0 { Err(sqlx::Error::RowNotFound) } else { Ok(()) }
}

async fn no_game(db: &mut AnyConnection, game: &str) -> Result<(), sqlx::Error> {
    let query = sqlx::query("SELECT header FROM games WHERE id = $1").bind(game);
    let header: Option<String> = match query.fetch_optional(&mut *db).await? {
        Some(row) => Some(row.try_get(0)?),
        None => None,
    };
    for text in [
        "DELETE FROM lines WHERE game_id = $1",
        "DELETE FROM seat_keys WHERE game_id = $1",
        "DELETE FROM receipts WHERE game_id = $1",
        "DELETE FROM chat WHERE game_id = $1",
        "DELETE FROM mutes WHERE game_id = $1",
        "DELETE FROM imports WHERE game_id = $1",
        "DELETE FROM presence WHERE game_id = $1",
        "DELETE FROM sittings WHERE game_id = $1",
        "DELETE FROM notices WHERE game_id = $1",
        "DELETE FROM games WHERE id = $1",
    ] {
        sqlx::query(text).bind(game).execute(&mut *db).await?;
    }
    match header.and_then(|header| content_hash(&header)) {
        Some(hash) => no_content(db, &hash).await,
        None => Ok(()),
    }
}

/// The hash of the content in the first line of a log.
fn content_hash(header: &str) -> Option<String> {
    let header: serde_json::Value = serde_json::from_str(header).ok()?;
    let hash = header.get("content")?.as_str()?;
    hash.bytes().all(|byte| byte.is_ascii_hexdigit()).then(|| hash.to_owned())
}

/// Content that no game is played with any more is deleted. Another server may just begin one: the row is locked before it is looked.
async fn no_content(db: &mut AnyConnection, hash: &str) -> Result<(), sqlx::Error> {
    let query = sqlx::query("UPDATE contents SET files = files WHERE hash = $1").bind(hash);
    query.execute(&mut *db).await?;
    let query = sqlx::query(
        "DELETE FROM contents WHERE hash = $1 AND NOT EXISTS (SELECT 1 FROM games WHERE header LIKE $2)",
    );
    let query = query.bind(hash).bind(format!("%\"content\":\"{hash}\"%"));
    query.execute(&mut *db).await.map(|_| ())
}

/// Receipts that a seat keeps at most; the oldest go first.
const RECEIPTS: i64 = 200;

/// Commands that leave no record (a standing order, said again and again) leave no endless row of receipts either.
async fn few_receipts(db: &mut AnyConnection, game: &str, seat: u8) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "DELETE FROM receipts WHERE game_id = $1 AND seat = $2 AND created_at < (SELECT MIN(created_at) FROM \
         (SELECT created_at FROM receipts WHERE game_id = $1 AND seat = $2 ORDER BY created_at DESC LIMIT $3) AS newest)",
    );
    query.bind(game).bind(i64::from(seat)).bind(RECEIPTS).execute(&mut *db).await.map(|_| ())
}
