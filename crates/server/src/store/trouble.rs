//! Why nothing can be stored now, in words that name no row: for requests, for `/api/health` and for the page.

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
            Trouble::Other => "the database does not answer as it should",
        }
    }
    /// What an error of the database means. The numbers are SQLite's result codes.
    pub(super) fn of(error: &sqlx::Error) -> Trouble {
        match primary(error) {
            Some(13) => Trouble::Full,
            Some(10) => Trouble::Disk,
            Some(11 | 26) => Trouble::Damaged,
            Some(3 | 8 | 14 | 23) => Trouble::ReadOnly,
            Some(5 | 6) => Trouble::Busy,
            _ => Trouble::Other,
        }
    }
}

/// Is it the fault of one statement, so that everything else can be stored? Whatever is not known to be harmless is not.
pub(super) fn is_harmless(error: &sqlx::Error) -> bool {
    // A place that is taken, a value that does not fit, too large a value.
    matches!(primary(error), Some(18..=20))
}

/// SQLite's result code without its extension.
fn primary(error: &sqlx::Error) -> Option<i32> {
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(code & 0xff)
}
