//! What servers that share a PostgreSQL tell each other at once, by its channel: which table has moved on, and who is asked to go on. It may
//! get lost, so nothing rests on it.

use super::{Store, StoreError};
use sqlx::postgres::PgListener;
use std::collections::BTreeSet;

/// What one server tells the others at once.
#[derive(Debug, PartialEq)]
pub enum Heard {
    /// A table has moved on to this version.
    Moved(String, i64),
    /// At a table somebody asks these seats to go on, by way of another server.
    Nudged(String, u8, BTreeSet<u8>),
}

impl Heard {
    /// `TABLE:VERSION`, or `TABLE:nudge:NODE:BY:SEAT.SEAT`; nothing where it is of this server, or means nothing to it.
    fn read(payload: &str, here: &str) -> Option<Heard> {
        let (table, what) = payload.split_once(':')?;
        if let Ok(version) = what.parse() {
            return Some(Heard::Moved(table.to_owned(), version));
        }
        let mut words = what.strip_prefix("nudge:")?.split(':');
        let node = words.next()?;
        let (by, seats) = (words.next()?.parse().ok()?, words.next()?);
        let seats = seats.split('.').map(|seat| seat.parse().ok()).collect::<Option<_>>()?;
        (node != here).then(|| Heard::Nudged(table.to_owned(), by, seats))
    }
}

/// Hears what the other servers tell.
#[derive(Debug)]
pub struct Listening {
    listener: PgListener,
    here: String,
}

impl Listening {
    /// What comes next. Whatever is said while the line is broken is lost: see [`Store::versions`].
    pub async fn next(&mut self) -> Result<Heard, StoreError> {
        loop {
            let told = self.listener.recv().await?;
            if let Some(heard) = Heard::read(told.payload(), &self.here) {
                return Ok(heard);
            }
        }
    }
}

impl Store {
    /// Listens to tables that move on.
    pub async fn listen(&self) -> Result<Listening, StoreError> {
        let mut listener = PgListener::connect(self.database.url()).await?;
        let channel = sqlx::query_scalar::<_, String>("SELECT 'great_race.' || current_schema()");
        let channel = channel.fetch_one(&mut listener).await?;
        listener.listen(&channel).await?;
        let here = self.node().map(|node| node.name.clone()).unwrap_or_default();
        Ok(Listening { listener, here })
    }
    /// Tells the other servers that somebody asks these seats to go on.
    pub async fn nudge(&self, game: &str, by: u8, seats: &BTreeSet<u8>) -> Result<(), StoreError> {
        let Some(node) = self.node().filter(|_| !seats.is_empty()) else { return Ok(()) };
        let seats: Vec<String> = seats.iter().map(u8::to_string).collect();
        let said = format!("{game}:nudge:{}:{by}:{}", node.name, seats.join("."));
        let query = sqlx::query("SELECT pg_notify('great_race.' || current_schema(), $1)").bind(said);
        query.execute(self.reader()?).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_is_of_a_table_that_moved_or_of_a_nudge_by_another_server() {
        let read = |payload| Heard::read(payload, "me");
        assert_eq!(read("t1:17"), Some(Heard::Moved("t1".into(), 17)));
        assert_eq!(read("t1:nudge:you:2:0.1"), Some(Heard::Nudged("t1".into(), 2, [0, 1].into())));
        for other in ["t1:nudge:me:2:0.1", "t1:nudge:you:2:", "t1:nudge:you:2", "t1:shout", "t1", ""] {
            assert_eq!(read(other), None, "{other}");
        }
    }
}
