//! Campaigns in the storage.

use super::{Store, StoreError};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// A campaign as a row.
#[derive(Clone, Debug, Default)]
pub struct CampaignRow {
    /// Its id.
    pub id: String,
    /// SHA-256 of the token of whoever it belongs to.
    pub owner: String,
    /// Milliseconds since the epoch.
    pub created_at: i64,
    /// Milliseconds since the epoch.
    pub updated_at: i64,
    /// When its owner last looked: milliseconds since the epoch.
    pub opened_at: i64,
    /// The table that is played, or nothing.
    pub running: String,
    /// Games that were entered here.
    pub played: i64,
    /// How often it has changed, as it was read.
    pub version: i64,
    /// Its file. Private.
    pub data: String,
}

const FIELDS: &str = "id, owner, created_at, updated_at, opened_at, running, played, data, version";

pub(super) async fn put(db: &mut AnyConnection, row: &CampaignRow) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "INSERT INTO campaigns (id, owner, created_at, updated_at, opened_at, running, played, bytes, data, version) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO UPDATE SET updated_at = excluded.updated_at, \
         opened_at = excluded.opened_at, running = excluded.running, played = excluded.played, bytes = excluded.bytes, \
         data = excluded.data, version = excluded.version WHERE campaigns.version = excluded.version - 1",
    );
    let query = query.bind(&row.id).bind(&row.owner).bind(row.created_at).bind(row.updated_at);
    let query = query.bind(row.opened_at).bind(&row.running).bind(row.played);
    let query = query.bind(row.data.len() as i64).bind(&row.data).bind(row.version + 1);
    super::ops::is_up_to_date(query.execute(&mut *db).await?)
}

pub(super) async fn delete(db: &mut AnyConnection, id: &str) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM campaigns WHERE id = $1").bind(id).execute(&mut *db).await.map(|_| ())
}

impl Store {
    /// A campaign by its id.
    pub async fn campaign(&self, id: &str) -> Result<Option<CampaignRow>, StoreError> {
        Ok(self.campaigns_where("id", id).await?.pop())
    }
    /// All campaigns of an owner, oldest first.
    pub async fn campaigns_of(&self, owner: &str) -> Result<Vec<CampaignRow>, StoreError> {
        self.campaigns_where("owner", owner).await
    }
    /// Is the table one of a campaign?
    pub async fn is_of_campaign(&self, table: &str) -> Result<bool, StoreError> {
        let query = sqlx::query("SELECT COUNT(*) FROM campaigns WHERE running = $1").bind(table);
        let count: i64 = query.fetch_one(self.reader()?).await?.try_get(0)?;
        Ok(count > 0)
    }
    /// How many bytes of campaigns are kept.
    pub async fn campaign_bytes(&self) -> Result<i64, StoreError> {
        let query = sqlx::query("SELECT CAST(COALESCE(SUM(bytes), 0) AS BIGINT) FROM campaigns");
        Ok(query.fetch_one(self.reader()?).await?.try_get(0)?)
    }
    /// Campaigns in which nothing was played here, and at which nobody has looked since.
    pub async fn idle_campaigns(&self, before: i64) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query(
            "SELECT id FROM campaigns WHERE opened_at < $1 AND played = 0 AND running = '' ORDER BY opened_at LIMIT 1000",
        );
        let rows = query.bind(before).fetch_all(self.reader()?).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, sqlx::Error>>()?)
    }
    async fn campaigns_where(
        &self,
        field: &'static str,
        value: &str,
    ) -> Result<Vec<CampaignRow>, StoreError> {
        let text = format!("SELECT {FIELDS} FROM campaigns WHERE {field} = $1 ORDER BY created_at, id");
        let query = sqlx::query(sqlx::AssertSqlSafe(text));
        let rows = query.bind(value).fetch_all(self.reader()?).await?;
        Ok(rows.iter().map(campaign_row).collect::<Result<_, sqlx::Error>>()?)
    }
}

fn campaign_row(row: &AnyRow) -> Result<CampaignRow, sqlx::Error> {
    Ok(CampaignRow {
        id: row.try_get(0)?,
        owner: row.try_get(1)?,
        created_at: row.try_get(2)?,
        updated_at: row.try_get(3)?,
        opened_at: row.try_get(4)?,
        running: row.try_get(5)?,
        played: row.try_get(6)?,
        data: row.try_get(7)?,
        version: row.try_get(8)?,
    })
}
