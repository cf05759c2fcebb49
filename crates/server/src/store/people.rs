//! Players and their seats in the storage.

use super::seasons::{self, SeasonRow};
use super::{Store, StoreError};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// A player as a row.
#[derive(Clone, Debug, Default)]
pub struct PlayerRow {
    /// Its id.
    pub id: String,
    /// SHA-256 of the token.
    pub token: String,
    /// SHA-256 of the recovery code.
    pub recovery: String,
    /// What the player is called.
    pub name: String,
    /// What the name looks like.
    pub look: String,
    /// Wants to stand on the leaderboard.
    pub listed: bool,
    /// Milliseconds since the epoch.
    pub created_at: i64,
}

/// A seat of a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SittingRow {
    /// Which game.
    pub game: String,
    /// From 0.
    pub seat: u8,
    /// Whose.
    pub player: String,
    /// Since when: milliseconds since the epoch.
    pub since: i64,
    /// The player wanted it to count for the leaderboard.
    pub rated: bool,
    /// The player left while the game ran: 1 and the number of the last line of chat by then.
    pub gone: i64,
    /// Has it been counted?
    pub counted: Counted,
    /// The place at the end, from 1; 0 without one.
    pub place: i64,
    /// Points or days at the end.
    pub points: i64,
    /// When it was counted: milliseconds since the epoch.
    pub ended_at: i64,
}

/// What became of a sitting.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Counted {
    /// The game goes on.
    #[default]
    NotYet,
    /// It counts for the leaderboard.
    Rated,
    /// It is over, and does not count.
    Over,
}

impl Counted {
    fn number(self) -> i64 {
        self as i64
    }
    fn of(number: i64) -> Counted {
        [Counted::NotYet, Counted::Rated]
            .into_iter()
            .find(|one| one.number() == number)
            .unwrap_or(Counted::Over)
    }
}

/// A sitting with what the lobby tells of its table.
#[derive(Clone, Debug)]
pub struct SeatOfPlayer {
    /// The seat.
    pub sitting: SittingRow,
    /// What the lobby calls the table.
    pub title: String,
    /// How far it has come.
    pub status: String,
    /// What the lobby shows, as JSON.
    pub summary: String,
}

/// A change of what is known of people.
#[derive(Clone, Debug)]
pub enum PeopleOp {
    /// A new player.
    NewPlayer(Box<PlayerRow>),
    /// Name, wish and secrets of a player.
    Player(Box<PlayerRow>),
    /// A player is deleted; seats that were the player's have a number without a person from then on.
    NoPlayer {
        /// Who.
        id: String,
        /// The number.
        stranger: String,
    },
    /// A seat is a player's.
    Sits(Box<SittingRow>),
    /// A game is over, and this is what became of a seat.
    Counted(Box<SittingRow>),
    /// A season is opened.
    NewSeason(Box<SeasonRow>),
    /// A season is gone.
    NoSeason {
        /// Which.
        id: String,
    },
    /// What a seat said up to this number is deleted.
    NoChatUpTo {
        /// Which game.
        game: String,
        /// From 0.
        seat: u8,
        /// The last number.
        seq: i64,
    },
}

pub(super) async fn apply(db: &mut AnyConnection, op: &PeopleOp) -> Result<(), sqlx::Error> {
    match op {
        PeopleOp::NewPlayer(row) => {
            let query = sqlx::query(
                "INSERT INTO players (id, token_hash, recovery_hash, name, look, listed, created_at) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
            );
            let query =
                query.bind(&row.id).bind(&row.token).bind(&row.recovery).bind(&row.name).bind(&row.look);
            query.bind(i64::from(row.listed)).bind(row.created_at).execute(&mut *db).await.map(|_| ())
        }
        PeopleOp::Player(row) => {
            let query = sqlx::query(
                "UPDATE players SET token_hash = $2, recovery_hash = $3, name = $4, look = $5, listed = $6 WHERE id = $1",
            );
            let query = query.bind(&row.id).bind(&row.token).bind(&row.recovery).bind(&row.name);
            let query = query.bind(&row.look).bind(i64::from(row.listed));
            super::ops::is_up_to_date(query.execute(&mut *db).await?)
        }
        PeopleOp::NoPlayer { id, stranger } => {
            let query =
                sqlx::query("UPDATE sittings SET player = $2 WHERE player = $1").bind(id).bind(stranger);
            query.execute(&mut *db).await?;
            super::notices::forget(db, id).await?;
            sqlx::query("DELETE FROM players WHERE id = $1").bind(id).execute(&mut *db).await.map(|_| ())
        }
        PeopleOp::Sits(row) => {
            let query = sqlx::query(
                "INSERT INTO sittings (game_id, seat, player, since, rated, gone, counted, place, points, ended_at) \
                 VALUES ($1, $2, $3, $4, $5, 0, 0, 0, 0, 0)",
            );
            let query = query.bind(&row.game).bind(i64::from(row.seat)).bind(&row.player).bind(row.since);
            query.bind(i64::from(row.rated)).execute(&mut *db).await.map(|_| ())
        }
        PeopleOp::Counted(row) => {
            // Another server may have counted it, and has come to the same.
            let query = sqlx::query(
                "UPDATE sittings SET counted = $3, place = $4, points = $5, ended_at = $6 \
                 WHERE game_id = $1 AND seat = $2 AND counted = 0",
            );
            let query = query.bind(&row.game).bind(i64::from(row.seat)).bind(row.counted.number());
            query.bind(row.place).bind(row.points).bind(row.ended_at).execute(&mut *db).await.map(|_| ())
        }
        PeopleOp::NewSeason(row) => seasons::put(db, row).await,
        PeopleOp::NoSeason { id } => seasons::delete(db, id).await,
        PeopleOp::NoChatUpTo { game, seat, seq } => {
            let query = sqlx::query("DELETE FROM chat WHERE game_id = $1 AND seat = $2 AND seq <= $3");
            query.bind(game).bind(i64::from(*seat)).bind(*seq).execute(&mut *db).await.map(|_| ())
        }
    }
}

/// Nothing opens a seat any more. Before the start its player has got up; while the game runs the player has left.
pub(super) async fn gets_up(db: &mut AnyConnection, game: &str, seat: u8) -> Result<(), sqlx::Error> {
    for text in [
        "DELETE FROM sittings WHERE game_id = $1 AND seat = $2 \
         AND EXISTS (SELECT 1 FROM games WHERE id = $1 AND status IN ('gathering', 'opening'))",
        "UPDATE sittings SET gone = 1 + (SELECT COALESCE(MAX(seq), 0) FROM chat WHERE game_id = $1) \
         WHERE game_id = $1 AND seat = $2 AND gone = 0 \
         AND EXISTS (SELECT 1 FROM games WHERE id = $1 AND status IN ('running', 'paused'))",
    ] {
        sqlx::query(text).bind(game).bind(i64::from(seat)).execute(&mut *db).await?;
    }
    Ok(())
}

const PLAYER: &str = "id, token_hash, recovery_hash, name, look, listed, created_at";
pub(super) const SITTING: &str =
    "s.game_id, s.seat, s.player, s.since, s.rated, s.gone, s.counted, s.place, s.points, s.ended_at";

impl Store {
    /// The player whom a token opens, by its hash.
    pub async fn player_by_token(&self, hash: &str) -> Result<Option<PlayerRow>, StoreError> {
        self.player_where("token_hash", hash).await
    }
    /// The player whom a recovery code opens, by its hash.
    pub async fn player_by_code(&self, hash: &str) -> Result<Option<PlayerRow>, StoreError> {
        self.player_where("recovery_hash", hash).await
    }
    /// Is a name that looks like this taken?
    pub async fn player_by_look(&self, look: &str) -> Result<Option<PlayerRow>, StoreError> {
        self.player_where("look", look).await
    }
    /// What a player is called; nothing where there is none.
    pub async fn player_name(&self, id: &str) -> Result<String, StoreError> {
        Ok(self.player_where("id", id).await?.map(|row| row.name).unwrap_or_default())
    }
    async fn player_where(&self, field: &'static str, value: &str) -> Result<Option<PlayerRow>, StoreError> {
        let text = format!("SELECT {PLAYER} FROM players WHERE {field} = $1");
        let query = sqlx::query(sqlx::AssertSqlSafe(text)).bind(value);
        Ok(query.fetch_optional(self.reader()?).await?.as_ref().map(player_row).transpose()?)
    }
    /// The seats of a table that are players'.
    pub async fn sittings(&self, game: &str) -> Result<Vec<SittingRow>, StoreError> {
        let text = format!("SELECT {SITTING} FROM sittings s WHERE s.game_id = $1 ORDER BY s.seat");
        let rows = sqlx::query(sqlx::AssertSqlSafe(text)).bind(game).fetch_all(self.reader()?).await?;
        Ok(rows.iter().map(sitting_row).collect::<Result<_, sqlx::Error>>()?)
    }
    /// The seats of a player, the newest first.
    pub async fn seats_of_player(&self, player: &str) -> Result<Vec<SeatOfPlayer>, StoreError> {
        let text = format!(
            "SELECT {SITTING}, g.title, g.status, g.summary FROM sittings s JOIN games g ON g.id = s.game_id \
             WHERE s.player = $1 ORDER BY s.since DESC, s.game_id"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(text)).bind(player).fetch_all(self.reader()?).await?;
        let read = |row: &AnyRow| {
            Ok(SeatOfPlayer {
                sitting: sitting_row(row)?,
                title: row.try_get(10)?,
                status: row.try_get(11)?,
                summary: row.try_get(12)?,
            })
        };
        Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
    }
    /// Games of players that are over and have not been counted.
    pub async fn uncounted(&self) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query(
            "SELECT DISTINCT s.game_id FROM sittings s JOIN games g ON g.id = s.game_id \
             WHERE s.counted = 0 AND g.status IN ('over', 'abandoned') LIMIT 1000",
        );
        let rows = query.fetch_all(self.reader()?).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, sqlx::Error>>()?)
    }
}

fn player_row(row: &AnyRow) -> Result<PlayerRow, sqlx::Error> {
    Ok(PlayerRow {
        id: row.try_get(0)?,
        token: row.try_get(1)?,
        recovery: row.try_get(2)?,
        name: row.try_get(3)?,
        look: row.try_get(4)?,
        listed: row.try_get::<i64, _>(5)? != 0,
        created_at: row.try_get(6)?,
    })
}

pub(super) fn sitting_row(row: &AnyRow) -> Result<SittingRow, sqlx::Error> {
    Ok(SittingRow {
        game: row.try_get(0)?,
        seat: row.try_get::<i64, _>(1)? as u8,
        player: row.try_get(2)?,
        since: row.try_get(3)?,
        rated: row.try_get::<i64, _>(4)? != 0,
        gone: row.try_get(5)?,
        counted: Counted::of(row.try_get(6)?),
        place: row.try_get(7)?,
        points: row.try_get(8)?,
        ended_at: row.try_get(9)?,
    })
}
