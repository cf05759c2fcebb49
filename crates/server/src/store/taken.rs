//! What addresses have taken from the buckets of all servers that share a PostgreSQL: for each one moment, when all of it will have come
//! back. Whoever takes more moves it on; a moment that has passed means nothing any more.

use super::{Store, StoreError};
use crate::limits::Debt;
use sqlx::Row;
use sqlx::any::AnyRow;
use std::net::IpAddr;
use std::time::Duration;

/// So many addresses are read at most.
const MOST: i64 = 10_000;

/// Microseconds since the epoch, by the database; the same in all of one statement.
macro_rules! now_there {
    () => {
        "CAST(EXTRACT(EPOCH FROM statement_timestamp()) * 1000000 AS BIGINT)"
    };
}

impl Store {
    /// Puts this on top of what all servers have told.
    pub async fn tell_taken(&self, debts: &[Debt]) -> Result<(), StoreError> {
        if debts.is_empty() {
            return Ok(());
        }
        // In one order for all servers: nobody waits for somebody who waits.
        let text = concat!(
            "INSERT INTO taken (bucket, household, full_at) SELECT bucket, household, ",
            now_there!(),
            " + fills_in FROM unnest(string_to_array($1, ','), string_to_array($2, ','), \
             CAST(string_to_array($3, ',') AS BIGINT[])) AS told (bucket, household, fills_in) ORDER BY 1, 2 \
             ON CONFLICT (bucket, household) DO UPDATE SET full_at = GREATEST(taken.full_at, ",
            now_there!(),
            ") + excluded.full_at - ",
            now_there!()
        );
        let list = |word: fn(&Debt) -> String| debts.iter().map(word).collect::<Vec<_>>().join(",");
        sqlx::query(text)
            .bind(list(|debt| debt.bucket.to_owned()))
            .bind(list(|debt| debt.address.to_string()))
            .bind(list(|debt| debt.fills_in.as_micros().to_string()))
            .execute(self.reader()?)
            .await?;
        Ok(())
    }
    /// What all servers have told: from which buckets, who, and how long it takes until all of it has come back.
    pub async fn taken(&self) -> Result<Vec<(String, IpAddr, Duration)>, StoreError> {
        let text = concat!(
            "SELECT bucket, household, full_at - ",
            now_there!(),
            " FROM taken WHERE full_at > ",
            now_there!(),
            " ORDER BY full_at DESC LIMIT $1"
        );
        let rows = sqlx::query(text).bind(MOST).fetch_all(self.reader()?).await?;
        let read = |row: &AnyRow| {
            let (name, household, micros): (String, String, i64) =
                (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            let address = household.parse().ok();
            Ok(address.map(|address| (name, address, Duration::from_micros(micros.unsigned_abs()))))
        };
        let read: Result<Vec<_>, sqlx::Error> = rows.iter().map(read).collect();
        Ok(read?.into_iter().flatten().collect())
    }
    /// Throws away what has come back.
    pub async fn forget_taken(&self) -> Result<(), StoreError> {
        let text = concat!("DELETE FROM taken WHERE full_at <= ", now_there!());
        sqlx::query(text).execute(self.reader()?).await?;
        Ok(())
    }
}
