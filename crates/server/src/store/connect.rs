//! The way to the database: one address, the settings of every connection, and a look whether all of it holds together.

use super::StoreError;
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool, Connection, Row};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// How many pages of 4 KiB the database may have at most; asked whenever the writer opens it.
pub type Pages = Arc<dyn Fn() -> u32 + Send + Sync>;

/// As many pages as SQLite takes.
pub fn any_size() -> Pages {
    Arc::new(|| u32::MAX - 1)
}

/// Where the database is, and how to get there.
pub(super) struct Database {
    url: String,
    path: String,
    pages: Pages,
}

impl Database {
    /// The file must exist: nobody gets a new, empty database because ours was deleted.
    pub fn new(file: &Path, pages: Pages) -> Database {
        sqlx::any::install_default_drivers();
        let path = file.display().to_string();
        let address = path.replace('%', "%25").replace('?', "%3F").replace('#', "%23");
        Database { url: format!("sqlite://{address}?mode=rw"), path, pages }
    }
    /// A connection that may write.
    pub async fn connect(&self) -> Result<AnyConnection, sqlx::Error> {
        let mut connection = AnyConnection::connect(&self.url).await?;
        let pages = format!("PRAGMA max_page_count = {}", (self.pages)());
        for pragma in [
            "PRAGMA journal_mode = WAL",
            "PRAGMA synchronous = FULL",
            "PRAGMA busy_timeout = 10000",
            // Moving the log into the database is not the writer's work: see `writer::tidy`.
            "PRAGMA wal_autocheckpoint = 0",
            // The first look at the file: from here on its log and index are there.
            "SELECT COUNT(*) FROM sqlite_master",
        ] {
            sqlx::query(pragma).execute(&mut connection).await?;
        }
        sqlx::query(sqlx::AssertSqlSafe(pages)).execute(&mut connection).await?;
        Ok(connection)
    }
    /// Connections for reading, made when they are needed.
    pub fn pool(&self) -> Result<AnyPool, sqlx::Error> {
        let options = AnyPoolOptions::new().max_connections(4).acquire_timeout(Duration::from_secs(5));
        options.connect_lazy(&self.url)
    }
    /// In words, with the file.
    pub fn unreadable(&self, error: sqlx::Error) -> StoreError {
        StoreError::Unreadable { path: self.path.clone(), error }
    }
}

/// Does a database hold together? Nobody else may have it open.
pub async fn check_integrity(file: &Path) -> Result<(), StoreError> {
    let database = Database::new(file, any_size());
    let looked = async {
        let mut connection = AnyConnection::connect(&database.url).await?;
        let row = sqlx::query("PRAGMA integrity_check").fetch_one(&mut connection).await?;
        let found: String = row.try_get(0)?;
        let ours = "SELECT COUNT(*) FROM sqlite_master WHERE name IN ('games', 'lines', 'contents')";
        let tables: i64 = sqlx::query(ours).fetch_one(&mut connection).await?.try_get(0)?;
        connection.close().await?;
        Ok((found, tables))
    };
    match looked.await.map_err(|error: sqlx::Error| database.unreadable(error))? {
        (found, _) if found != "ok" => Err(StoreError::Damaged(found)),
        (_, 3) => Ok(()),
        _ => Err(StoreError::Damaged("this is not a database of tables of The Great Race".into())),
    }
}
