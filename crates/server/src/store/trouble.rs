//! Why nothing can be stored now, in words that name no row: for requests, for `/api/health` and for the page.

use sqlx::postgres::PgDatabaseError;

/// Why nothing can be stored now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There is no room left.
    Full,
    /// The disk does not do what it should.
    Disk,
    /// What is stored does not hold together.
    Damaged,
    /// The database may not be written.
    ReadOnly,
    /// Another program holds the database.
    Busy,
    /// The files of the database were deleted or replaced under the server.
    Gone,
    /// The database is on another machine or in another process, and cannot be reached.
    Away,
    /// Anything else.
    Other,
}

impl Trouble {
    /// A word that does not change.
    pub fn word(self) -> &'static str {
        match self {
            Trouble::Full => "full",
            Trouble::Disk => "disk",
            Trouble::Damaged => "damaged",
            Trouble::ReadOnly => "read_only",
            Trouble::Busy => "busy",
            Trouble::Gone => "gone",
            Trouble::Away => "away",
            Trouble::Other => "other",
        }
    }
    /// As a sentence goes on.
    pub fn words(self) -> &'static str {
        match self {
            Trouble::Full => "there is no room left on the disk",
            Trouble::Disk => "the disk cannot be read or written",
            Trouble::Damaged => "the database is damaged",
            Trouble::ReadOnly => "the database may not be written",
            Trouble::Busy => "another program holds the database",
            Trouble::Gone => "the database was deleted or replaced under the server, which must be stopped",
            Trouble::Away => "the database cannot be reached",
            Trouble::Other => "the database does not answer as it should",
        }
    }
    /// What an error of the database means.
    pub(super) fn of(error: &sqlx::Error) -> Trouble {
        match code(error) {
            Some(Code::Sqlite(13)) => Trouble::Full,
            Some(Code::Sqlite(10)) => Trouble::Disk,
            Some(Code::Sqlite(11 | 26)) => Trouble::Damaged,
            Some(Code::Sqlite(3 | 8 | 14 | 23)) => Trouble::ReadOnly,
            Some(Code::Sqlite(5 | 6)) => Trouble::Busy,
            Some(Code::Postgres("53100")) => Trouble::Full,
            Some(Code::Postgres("58030")) => Trouble::Disk,
            Some(Code::Postgres("XX001" | "XX002")) => Trouble::Damaged,
            // A standby, or a user who may not write.
            Some(Code::Postgres("25006" | "42501")) => Trouble::ReadOnly,
            Some(Code::Postgres("53300" | "55P03" | "57014")) => Trouble::Busy,
            _ => Trouble::Other,
        }
    }
}

/// Is it the fault of one statement, so that everything else can be stored? Whatever is not known to be harmless is not.
pub(super) fn is_harmless(error: &sqlx::Error) -> bool {
    match code(error) {
        // A place that is taken, a value that does not fit, too large a value.
        Some(Code::Sqlite(18..=20)) => true,
        Some(Code::Postgres(code)) => {
            code.starts_with("22") || code.starts_with("23") || code.starts_with("54")
        }
        // No row has the version that was read.
        _ => is_outdated(error),
    }
}

/// Was the place taken by somebody else, or has somebody else changed the row?
pub(super) fn is_conflict(error: &sqlx::Error) -> bool {
    is_outdated(error) || error.as_database_error().is_some_and(|error| error.is_unique_violation())
}

fn is_outdated(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::RowNotFound)
}

/// Would the same work another time, for two servers only stood in each other's way?
pub(super) fn is_passing(error: &sqlx::Error) -> bool {
    matches!(code(error), Some(Code::Postgres("40001" | "40P01")))
}

/// Is the connection to a PostgreSQL gone, or was none to be had?
pub(super) fn is_lost(error: &sqlx::Error) -> bool {
    match code(error) {
        // Connections that fail, a database that stops, starts or ends a connection.
        Some(Code::Postgres(code)) => {
            code.starts_with("08") || code.starts_with("57P") || code == "25P03" || code == "53300"
        }
        Some(Code::Sqlite(_)) => false,
        None => matches!(
            error,
            sqlx::Error::Io(_)
                | sqlx::Error::Tls(_)
                | sqlx::Error::Protocol(_)
                | sqlx::Error::PoolTimedOut
                | sqlx::Error::PoolClosed
                | sqlx::Error::WorkerCrashed
        ),
    }
}

/// What a database calls an error.
enum Code<'a> {
    /// SQLite's result code without its extension.
    Sqlite(i32),
    /// SQLSTATE.
    Postgres(&'a str),
}

fn code(error: &sqlx::Error) -> Option<Code<'_>> {
    let error = error.as_database_error()?;
    if let Some(error) = error.try_downcast_ref::<PgDatabaseError>() {
        return Some(Code::Postgres(error.code()));
    }
    let code: i32 = error.code()?.parse().ok()?;
    Some(Code::Sqlite(code & 0xff))
}
