//! Games from strangers' files do not stay for ever: those that nobody opens are deleted.

use crate::error::ApiError;
use crate::hub::Hub;
use crate::store::{Op, StoreError};

/// How exactly it is known when a game was last opened.
const DAY: i64 = 24 * 3600 * 1000;

/// Somebody opens a table; where it came from elsewhere that is noted.
pub(crate) async fn opened(hub: &Hub, id: &str) -> Result<(), ApiError> {
    let now = hub.now() as i64;
    if hub.store.import_opened(id).await?.is_some_and(|at| at < now - DAY) {
        hub.store.write(vec![Op::Opened { game: id.to_owned(), at: now }]).await?;
    }
    Ok(())
}

/// Deletes what nobody has opened for long.
pub(crate) async fn tidy(hub: &Hub) -> Result<(), StoreError> {
    let now = hub.now() as i64;
    let age = i64::try_from(hub.config.limits.import_age.as_millis()).unwrap_or(i64::MAX);
    for game in hub.store.imports_before(now.saturating_sub(age)).await? {
        let op = if hub.is_open(&game) { Op::Opened { game, at: now } } else { Op::NoGame { game } };
        hub.store.write(vec![op]).await?;
    }
    Ok(())
}
