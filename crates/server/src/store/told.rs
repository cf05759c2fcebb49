//! What is read of notices: wishes, browsers, who listens at which table, and what is to be sent.

use super::{ListenerRow, NoticeRow, PlaceRow, Store, StoreError, WishesRow};
use sqlx::Row;
use sqlx::any::AnyRow;

const WISHES: &str = "player, address, confirmed, asked_at, failures, wishes";
const PLACE: &str = "id, player, endpoint, p256dh, auth, created_at, failures";
const NOTICE: &str = "id, player, place, kind, game_id, seat, question, made_at, due_at, holder, held_until, tries, done_at, outcome";
const LISTENS: &str = "(EXISTS (SELECT 1 FROM notice_wishes w WHERE w.player = s.player AND w.confirmed = 1) \
                       OR EXISTS (SELECT 1 FROM push_places p WHERE p.player = s.player))";
const LISTENER: &str = "SELECT s.game_id, s.seat, s.player, g.status, g.version, g.keeper, g.updated_at, s.since \
                        FROM sittings s JOIN games g ON g.id = s.game_id";
/// So many at a time.
const MOST: i64 = 2000;

impl Store {
    /// What a player wants; nothing where nothing was said.
    pub async fn notice_wishes(&self, player: &str) -> Result<Option<WishesRow>, StoreError> {
        let text = format!("SELECT {WISHES} FROM notice_wishes WHERE player = $1");
        let query = sqlx::query(sqlx::AssertSqlSafe(text)).bind(player);
        Ok(query.fetch_optional(self.reader()?).await?.as_ref().map(wishes_row).transpose()?)
    }
    /// How many wait for the first mail to be answered at an address that was given since.
    pub async fn unconfirmed(&self, address: &str, since: i64) -> Result<i64, StoreError> {
        let query = sqlx::query(
            "SELECT COUNT(*) FROM notice_wishes WHERE address = $1 AND confirmed = 0 AND asked_at > $2",
        );
        Ok(query.bind(address).bind(since).fetch_one(self.reader()?).await?.try_get(0)?)
    }
    /// The browsers of a player, the oldest first.
    pub async fn push_places(&self, player: &str) -> Result<Vec<PlaceRow>, StoreError> {
        let text = format!("SELECT {PLACE} FROM push_places WHERE player = $1 ORDER BY created_at, id");
        let rows = sqlx::query(sqlx::AssertSqlSafe(text)).bind(player).fetch_all(self.reader()?).await?;
        Ok(rows.iter().map(place_row).collect::<Result<_, sqlx::Error>>()?)
    }
    /// Seats at tables that run, of people who want to be told.
    pub async fn listeners(&self) -> Result<Vec<ListenerRow>, StoreError> {
        self.listeners_where(&format!(" WHERE s.gone = 0 AND g.status = 'running' AND {LISTENS}"), 0).await
    }
    /// The same at tables that have ended since.
    pub async fn listeners_at_the_end(&self, since: i64) -> Result<Vec<ListenerRow>, StoreError> {
        let ended = "g.status IN ('over', 'abandoned') AND g.updated_at > $1";
        self.listeners_where(&format!(" WHERE s.gone = 0 AND {ended} AND {LISTENS}"), since).await
    }
    /// The same at tables of tournaments that are open, and to which the player has not come yet.
    pub async fn awaited_listeners(&self) -> Result<Vec<ListenerRow>, StoreError> {
        let not_there =
            "NOT EXISTS (SELECT 1 FROM seat_keys k WHERE k.game_id = s.game_id AND k.seat = s.seat)";
        self.listeners_where(&format!(" WHERE g.status = 'gathering' AND {not_there} AND {LISTENS}"), 0).await
    }
    async fn listeners_where(&self, what: &str, since: i64) -> Result<Vec<ListenerRow>, StoreError> {
        let text = format!("{LISTENER}{what} ORDER BY s.game_id, s.seat LIMIT {MOST}");
        let mut query = sqlx::query(sqlx::AssertSqlSafe(text));
        if what.contains("$1") {
            query = query.bind(since);
        }
        let rows = query.fetch_all(self.reader()?).await?;
        let read = |row: &AnyRow| {
            Ok(ListenerRow {
                game: row.try_get(0)?,
                seat: row.try_get::<i64, _>(1)? as u8,
                player: row.try_get(2)?,
                status: row.try_get(3)?,
                version: row.try_get(4)?,
                keeper: row.try_get(5)?,
                updated_at: row.try_get(6)?,
                since: row.try_get(7)?,
            })
        };
        Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
    }
    /// What is to be sent by now, the oldest first.
    pub async fn due_notices(&self, now: i64) -> Result<Vec<NoticeRow>, StoreError> {
        let text = format!(
            "SELECT {NOTICE} FROM notices WHERE done_at = 0 AND due_at <= $1 ORDER BY due_at, id LIMIT {MOST}"
        );
        self.notices_by(text, |query| query.bind(now)).await
    }
    /// What is still to be sent to a player by one way, whenever.
    pub async fn open_notices(&self, player: &str, place: &str) -> Result<Vec<NoticeRow>, StoreError> {
        let text = format!(
            "SELECT {NOTICE} FROM notices WHERE done_at = 0 AND player = $1 AND place = $2 ORDER BY due_at, id"
        );
        self.notices_by(text, |query| query.bind(player.to_owned()).bind(place.to_owned())).await
    }
    /// What a player was told, or is to be told, the newest first.
    pub async fn notices_of(&self, player: &str) -> Result<Vec<NoticeRow>, StoreError> {
        let text =
            format!("SELECT {NOTICE} FROM notices WHERE player = $1 ORDER BY made_at DESC, id LIMIT {MOST}");
        self.notices_by(text, |query| query.bind(player.to_owned())).await
    }
    async fn notices_by<'q>(
        &self,
        text: String,
        bind: impl FnOnce(AnyQuery<'q>) -> AnyQuery<'q>,
    ) -> Result<Vec<NoticeRow>, StoreError> {
        let rows = bind(sqlx::query(sqlx::AssertSqlSafe(text))).fetch_all(self.reader()?).await?;
        Ok(rows.iter().map(notice_row).collect::<Result<_, sqlx::Error>>()?)
    }
    /// How many letters a player was sent since, by mail or by push.
    pub async fn letters_since(&self, player: &str, by_mail: bool, since: i64) -> Result<i64, StoreError> {
        let text = if by_mail {
            "SELECT COUNT(DISTINCT done_at) FROM notices WHERE player = $1 AND done_at > $2 AND outcome = 'sent' AND place = 'mail'"
        } else {
            "SELECT COUNT(*) FROM notices WHERE player = $1 AND done_at > $2 AND outcome = 'sent' AND place <> 'mail'"
        };
        let query = sqlx::query(text).bind(player).bind(since);
        Ok(query.fetch_one(self.reader()?).await?.try_get(0)?)
    }
    /// A key of the servers.
    pub async fn server_key(&self, name: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query("SELECT value FROM server_keys WHERE name = $1").bind(name);
        Ok(query.fetch_optional(self.reader()?).await?.map(|row| row.try_get(0)).transpose()?)
    }
}

type AnyQuery<'q> = sqlx::query::Query<'q, sqlx::Any, sqlx::any::AnyArguments>;

fn wishes_row(row: &AnyRow) -> Result<WishesRow, sqlx::Error> {
    Ok(WishesRow {
        player: row.try_get(0)?,
        address: row.try_get(1)?,
        confirmed: row.try_get::<i64, _>(2)? != 0,
        asked_at: row.try_get(3)?,
        failures: row.try_get(4)?,
        wishes: row.try_get(5)?,
    })
}

fn place_row(row: &AnyRow) -> Result<PlaceRow, sqlx::Error> {
    Ok(PlaceRow {
        id: row.try_get(0)?,
        player: row.try_get(1)?,
        endpoint: row.try_get(2)?,
        p256dh: row.try_get(3)?,
        auth: row.try_get(4)?,
        created_at: row.try_get(5)?,
        failures: row.try_get(6)?,
    })
}

fn notice_row(row: &AnyRow) -> Result<NoticeRow, sqlx::Error> {
    Ok(NoticeRow {
        id: row.try_get(0)?,
        player: row.try_get(1)?,
        place: row.try_get(2)?,
        kind: row.try_get(3)?,
        game: row.try_get(4)?,
        seat: row.try_get::<i64, _>(5)? as u8,
        question: row.try_get(6)?,
        made_at: row.try_get(7)?,
        due_at: row.try_get(8)?,
        holder: row.try_get(9)?,
        held_until: row.try_get(10)?,
        tries: row.try_get(11)?,
        done_at: row.try_get(12)?,
        outcome: row.try_get(13)?,
    })
}
