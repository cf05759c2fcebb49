//! The way to the database: one address, the settings of every connection, and a look whether all of it holds together. It is a file
//! (SQLite) of one server, or a PostgreSQL that several servers share.

use super::StoreError;
use super::trouble::{Trouble, is_lost};
use sqlx::any::AnyPoolOptions;
use sqlx::postgres::PgConnectOptions;
use sqlx::{AnyConnection, AnyPool, Connection, Row};
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

/// How many pages of 4 KiB the database may have at most; asked whenever the writer opens it.
pub type Pages = Arc<dyn Fn() -> u32 + Send + Sync>;

/// As many pages as SQLite takes.
pub fn any_size() -> Pages {
    Arc::new(|| u32::MAX - 1)
}

/// How long somebody waits for a connection before it is called lost.
const PATIENCE: Duration = Duration::from_secs(5);
/// The oldest PostgreSQL that is tried.
const OLDEST: i64 = 13;

impl std::fmt::Debug for Database {
    /// Addresses hold passwords.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Database::File { path, .. } => write!(f, "Database({path})"),
            Database::Server { shown, .. } => write!(f, "Database({shown})"),
        }
    }
}

/// Where the database is, and how to get there.
pub(super) enum Database {
    /// A file of ours.
    File { url: String, path: String, pages: Pages },
    /// A PostgreSQL; `shown` is its address without the password.
    Server { url: String, shown: String },
}

impl Database {
    /// The file must exist: nobody gets a new, empty database because ours was deleted.
    pub fn file(file: &Path, pages: Pages) -> Database {
        sqlx::any::install_default_drivers();
        let path = file.display().to_string();
        let address = path.replace('%', "%25").replace('?', "%3F").replace('#', "%23");
        Database::File { url: format!("sqlite://{address}?mode=rw"), path, pages }
    }
    /// A PostgreSQL by its address.
    pub fn server(url: &str) -> Result<Database, StoreError> {
        sqlx::any::install_default_drivers();
        let known = url.starts_with("postgres://") || url.starts_with("postgresql://");
        let options = PgConnectOptions::from_str(url).ok().filter(|_| known);
        let options = options.ok_or(StoreError::NoAddress)?;
        let name = options.get_database().unwrap_or_else(|| options.get_username());
        let shown = format!("{name} at {}:{}", options.get_host(), options.get_port());
        Ok(Database::Server { url: url.to_owned(), shown })
    }
    /// Is it a PostgreSQL?
    pub fn is_server(&self) -> bool {
        matches!(self, Database::Server { .. })
    }
    /// Its address, with the password.
    pub fn url(&self) -> &str {
        match self {
            Database::File { url, .. } | Database::Server { url, .. } => url,
        }
    }
    /// A connection that may write. A database that would lose what it has acknowledged is refused.
    pub async fn connect(&self) -> Result<AnyConnection, sqlx::Error> {
        let wait = tokio::time::timeout(PATIENCE, AnyConnection::connect(self.url()));
        let mut connection = wait.await.map_err(|_| sqlx::Error::PoolTimedOut)??;
        match self {
            Database::File { pages, .. } => {
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
                let pages = format!("PRAGMA max_page_count = {}", pages());
                sqlx::query(sqlx::AssertSqlSafe(pages)).execute(&mut connection).await?;
            }
            Database::Server { .. } => {
                for setting in [
                    // A server that is cut off in the middle of a change holds nobody up for ever.
                    "SET idle_in_transaction_session_timeout = 8000",
                    "SET lock_timeout = 5000",
                    "SET statement_timeout = 20000",
                    "SET client_min_messages = warning",
                ] {
                    sqlx::query(setting).execute(&mut connection).await?;
                }
            }
        }
        Ok(connection)
    }
    /// Connections for reading, made when they are needed.
    pub fn pool(&self) -> Result<AnyPool, sqlx::Error> {
        let most = if self.is_server() { 8 } else { 4 };
        let options = AnyPoolOptions::new().max_connections(most).acquire_timeout(PATIENCE);
        options.connect_lazy(self.url())
    }
    /// In words, with the file or the address.
    pub fn unreadable(&self, error: sqlx::Error) -> StoreError {
        let path = match self {
            Database::File { path, .. } => path,
            Database::Server { shown, .. } => shown,
        };
        StoreError::Unreadable { path: path.clone(), error }
    }
    /// What an error means here.
    pub fn trouble(&self, error: &sqlx::Error) -> Trouble {
        if self.is_server() && is_lost(error) { Trouble::Away } else { Trouble::of(error) }
    }
    /// May what is acknowledged rest on it? Asked of a PostgreSQL before anything is written.
    pub async fn check_promises(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        if !self.is_server() {
            return Ok(());
        }
        let asked = async {
            let text = "SELECT current_setting('server_version_num')::bigint / 10000, current_setting('fsync'), \
                        current_setting('full_page_writes'), current_setting('synchronous_commit')";
            let row = sqlx::query(text).fetch_one(connection).await?;
            Ok((row.try_get(0)?, [row.try_get(1)?, row.try_get(2)?, row.try_get(3)?]))
        };
        let (version, [fsync, pages, commit]): (i64, [String; 3]) =
            asked.await.map_err(|error: sqlx::Error| self.unreadable(error))?;
        if version < OLDEST {
            return Err(StoreError::TooOld { found: version, oldest: OLDEST });
        }
        let named = [("fsync", fsync), ("full_page_writes", pages), ("synchronous_commit", commit)];
        match named.into_iter().find(|(_, value)| value == "off") {
            Some((setting, _)) => Err(StoreError::Forgetful(setting)),
            None => Ok(()),
        }
    }
}

/// Does a database hold together? Nobody else may have it open.
pub async fn check_integrity(file: &Path) -> Result<(), StoreError> {
    let database = Database::file(file, any_size());
    let looked = async {
        let mut connection = AnyConnection::connect(database.url()).await?;
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
