//! What is wrong with a piece of content, and the list that collects it. Nothing stops at the first
//! problem: a person who edits a file wants to hear of all of them.

use std::cell::RefCell;
use std::fmt;

/// One mistake in one place.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Problem {
    /// The file, from the content folder: `boards/africa.toml`.
    pub file: String,
    /// The entry in the file, such as `city "dakar"`; empty for the file itself.
    pub entry: String,
    /// The field of the entry; empty when the entry as a whole is meant.
    pub field: String,
    /// What stands there.
    pub found: String,
    /// What should stand there.
    pub expected: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for part in [&self.file, &self.entry, &self.field] {
            if !part.is_empty() {
                write!(f, "{part}: ")?;
            }
        }
        write!(f, "found {}, expected {}", self.found, self.expected)
    }
}

impl std::error::Error for Problem {}

impl Problem {
    /// A file as a whole is wrong.
    pub fn of_file(path: &str, found: impl Into<String>, expected: impl Into<String>) -> Self {
        let (file, entry, field) = (plain(path), String::new(), String::new());
        Problem { file, entry, field, found: found.into(), expected: expected.into() }
    }
}

/// Collects problems while content is read.
#[derive(Debug, Default)]
pub struct Report(RefCell<Vec<Problem>>);

impl Report {
    /// One more.
    pub fn add(&self, problem: Problem) {
        self.0.borrow_mut().push(problem);
    }

    /// All problems, files in order, each told once even if its file was read for several boards.
    pub fn close(self) -> Vec<Problem> {
        let mut problems = Vec::new();
        for problem in self.0.into_inner() {
            if !problems.contains(&problem) {
                problems.push(problem);
            }
        }
        problems.sort_by(|a, b| a.file.cmp(&b.file));
        problems
    }

    /// What was read, if nothing at all was wrong.
    pub fn settle<T>(self, read: Option<T>) -> Result<T, Vec<Problem>> {
        let problems = self.close();
        match read {
            Some(read) if problems.is_empty() => Ok(read),
            _ => Err(problems),
        }
    }
}

/// A text in quotes, on one line and not too long to read.
pub fn quoted(text: &str) -> String {
    const LONGEST: usize = 60;
    if text.chars().count() <= LONGEST {
        return format!("{text:?}");
    }
    format!("{:?}", text.chars().take(LONGEST).chain(['…']).collect::<String>())
}

/// A name as it stands, on one line.
pub fn plain(name: &str) -> String {
    name.escape_debug().to_string()
}
