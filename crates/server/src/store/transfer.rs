//! Everything that is stored goes from one database to another, and is proved to be the same there: every row is hashed as it is
//! read, and once more as the other database gives it back. All of it arrives, or nothing.

use super::{Store, StoreError};
use futures_util::TryStreamExt;
use sha2::{Digest, Sha256};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};

/// A table of the database: its columns, those that hold numbers marked.
#[derive(Debug)]
pub struct Kind {
    /// Its name.
    pub table: &'static str,
    /// Name, and whether it is a number.
    pub columns: &'static [(&'static str, bool)],
}

const fn word(name: &'static str) -> (&'static str, bool) {
    (name, false)
}
const fn number(name: &'static str) -> (&'static str, bool) {
    (name, true)
}

/// Everything that lasts. What servers tell each other at the moment (`nodes`, `batches`, `presence`, `taken`) stays behind.
pub const KINDS: [Kind; 19] = [
    Kind { table: "contents", columns: &[word("hash"), word("files")] },
    Kind {
        table: "games",
        columns: &[
            word("id"),
            number("created_at"),
            number("updated_at"),
            word("title"),
            number("hidden"),
            word("status"),
            word("seed"),
            word("header"),
            word("notes"),
            word("summary"),
            word("rematch"),
            word("position"),
            number("version"),
            word("keeper"),
            word("clocks"),
        ],
    },
    Kind { table: "lines", columns: &[word("game_id"), number("seq"), word("line")] },
    Kind {
        table: "seat_keys",
        columns: &[word("game_id"), number("seat"), word("token_hash"), word("recovery_hash")],
    },
    Kind {
        table: "receipts",
        columns: &[
            word("game_id"),
            number("seat"),
            word("idempotency_key"),
            word("request_hash"),
            word("answer"),
            number("created_at"),
        ],
    },
    Kind {
        table: "chat",
        columns: &[
            word("game_id"),
            number("seq"),
            number("seat"),
            word("body"),
            number("created_at"),
            word("name"),
        ],
    },
    Kind { table: "mutes", columns: &[word("game_id"), number("seat"), number("muted")] },
    Kind { table: "imports", columns: &[word("game_id"), number("bytes"), number("opened_at")] },
    Kind {
        table: "campaigns",
        columns: &[
            word("id"),
            word("owner"),
            number("created_at"),
            number("updated_at"),
            number("opened_at"),
            word("running"),
            number("played"),
            number("bytes"),
            word("data"),
            number("version"),
        ],
    },
    Kind {
        table: "players",
        columns: &[
            word("id"),
            word("token_hash"),
            word("recovery_hash"),
            word("name"),
            word("look"),
            number("listed"),
            number("created_at"),
        ],
    },
    Kind {
        table: "sittings",
        columns: &[
            word("game_id"),
            number("seat"),
            word("player"),
            number("since"),
            number("rated"),
            number("gone"),
            number("counted"),
            number("place"),
            number("points"),
            number("ended_at"),
        ],
    },
    Kind {
        table: "seasons",
        columns: &[word("id"), word("name"), number("from_at"), number("until_at"), number("carries")],
    },
    Kind {
        table: "clubs",
        columns: &[word("id"), word("name"), word("owner"), number("created_at"), number("version")],
    },
    Kind { table: "members", columns: &[word("club_id"), word("player"), number("joined_at")] },
    Kind {
        table: "tournaments",
        columns: &[
            word("id"),
            word("club_id"),
            word("status"),
            number("created_at"),
            number("updated_at"),
            number("version"),
            word("data"),
        ],
    },
    Kind {
        table: "notice_wishes",
        columns: &[
            word("player"),
            word("address"),
            number("confirmed"),
            number("asked_at"),
            number("failures"),
            word("wishes"),
        ],
    },
    Kind {
        table: "push_places",
        columns: &[
            word("id"),
            word("player"),
            word("endpoint"),
            word("p256dh"),
            word("auth"),
            number("created_at"),
            number("failures"),
        ],
    },
    Kind {
        table: "notices",
        columns: &[
            word("id"),
            word("player"),
            word("place"),
            word("kind"),
            word("game_id"),
            number("seat"),
            number("question"),
            number("made_at"),
            number("due_at"),
            word("holder"),
            number("held_until"),
            number("tries"),
            number("done_at"),
            word("outcome"),
        ],
    },
    Kind { table: "server_keys", columns: &[word("name"), word("value")] },
];

/// How many rows there are, and what they come to in whatever order they are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sum {
    /// Rows.
    pub rows: u64,
    hash: [u64; 4],
}

impl Sum {
    fn add(&mut self, cells: &[Cell]) {
        let mut hasher = Sha256::new();
        for cell in cells {
            let bytes = match cell {
                Cell::Word(text) => text.as_bytes().to_vec(),
                Cell::Number(number) => number.to_be_bytes().to_vec(),
            };
            hasher.update((bytes.len() as u64).to_be_bytes());
            hasher.update(bytes);
        }
        let hash = hasher.finalize();
        for (sum, part) in self.hash.iter_mut().zip(hash.chunks_exact(8)) {
            *sum = sum.wrapping_add(part.iter().fold(0, |number, byte| number << 8 | u64::from(*byte)));
        }
        self.rows += 1;
    }
}

enum Cell {
    Word(String),
    Number(i64),
}

fn cells(kind: &Kind, row: &AnyRow) -> Result<Vec<Cell>, sqlx::Error> {
    let read = |(i, (_, is_number)): (usize, &(&str, bool))| {
        Ok(if *is_number { Cell::Number(row.try_get(i)?) } else { Cell::Word(row.try_get(i)?) })
    };
    kind.columns.iter().enumerate().map(read).collect()
}

impl Store {
    /// Is nothing kept here?
    pub async fn is_empty(&self) -> Result<bool, StoreError> {
        for kind in &KINDS {
            let text = format!("SELECT COUNT(*) FROM {}", kind.table);
            let rows: i64 = sqlx::query(AssertSqlSafe(text)).fetch_one(self.reader()?).await?.try_get(0)?;
            if rows > 0 {
                return Ok(false);
            }
        }
        Ok(true)
    }
    /// What all rows come to, table by table.
    pub async fn sums(&self) -> Result<Vec<(&'static str, Sum)>, StoreError> {
        let mut sums = Vec::new();
        for kind in &KINDS {
            let mut sum = Sum::default();
            let text = selected(kind);
            let mut rows = sqlx::query(AssertSqlSafe(text)).fetch(self.reader()?);
            while let Some(row) = rows.try_next().await? {
                sum.add(&cells(kind, &row)?);
            }
            sums.push((kind.table, sum));
        }
        Ok(sums)
    }
    /// Copies everything into another storage, which must be empty, in one transaction. Gives what all rows came to as they were
    /// read.
    pub async fn copy_to(&self, other: &Store) -> Result<Vec<(&'static str, Sum)>, StoreError> {
        let mut into = other.database.connect().await.map_err(|error| other.database.unreadable(error))?;
        sqlx::query("BEGIN").execute(&mut into).await?;
        let mut sums = Vec::new();
        for kind in &KINDS {
            sums.push((kind.table, self.copy_kind(kind, &mut into).await?));
        }
        sqlx::query("COMMIT").execute(&mut into).await?;
        into.close().await?;
        Ok(sums)
    }
    async fn copy_kind(&self, kind: &Kind, into: &mut AnyConnection) -> Result<Sum, StoreError> {
        let mut sum = Sum::default();
        let places: Vec<String> = (1..=kind.columns.len()).map(|n| format!("${n}")).collect();
        let insert = format!("INSERT INTO {} ({}) VALUES ({})", kind.table, names(kind), places.join(", "));
        let mut rows = sqlx::query(AssertSqlSafe(selected(kind))).fetch(self.reader()?);
        while let Some(row) = rows.try_next().await? {
            let cells = cells(kind, &row)?;
            sum.add(&cells);
            let mut query = sqlx::query(AssertSqlSafe(insert.clone()));
            for cell in cells {
                query = match cell {
                    Cell::Word(text) => query.bind(text),
                    Cell::Number(number) => query.bind(number),
                };
            }
            query.execute(&mut *into).await?;
        }
        Ok(sum)
    }
}

fn names(kind: &Kind) -> String {
    kind.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
}

fn selected(kind: &Kind) -> String {
    format!("SELECT {} FROM {}", names(kind), kind.table)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// Whoever adds a table or a column says here what becomes of it when everything moves.
    #[tokio::test]
    async fn every_table_and_column_of_the_schema_moves_or_is_known_to_stay() {
        let dir = tempfile::TempDir::new().expect("a folder");
        let store = Store::open(dir.path()).await.expect("opens");
        let text = "SELECT m.name, c.name, c.type FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c \
                    WHERE m.type = 'table' AND m.name NOT IN ('nodes', 'batches', 'presence', 'taken', '_sqlx_migrations')";
        let rows = sqlx::query(text).fetch_all(store.reader().expect("well")).await.expect("read");
        let mut there: BTreeMap<String, Vec<(String, bool)>> = BTreeMap::new();
        for row in rows {
            let (table, column, kind): (String, String, String) = (row.get(0), row.get(1), row.get(2));
            there.entry(table).or_default().push((column, kind == "BIGINT"));
        }
        let mut known = BTreeMap::new();
        for kind in &KINDS {
            let columns: Vec<_> =
                kind.columns.iter().map(|(name, number)| (name.to_string(), *number)).collect();
            known.insert(kind.table.to_owned(), columns);
        }
        there.values_mut().chain(known.values_mut()).for_each(|columns| columns.sort());
        assert_eq!(there, known);
        store.close().await;
    }
}
