//! Names in the three languages.

use crate::reader::Entry;

/// The languages that every name exists in.
pub const LANGUAGES: [&str; 3] = ["en", "nl", "fr"];

/// A name in each of [`LANGUAGES`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words([String; 3]);

impl Words {
    /// The name in this language; in English where the language is not one of ours.
    pub fn in_language(&self, language: &str) -> &str {
        let index = LANGUAGES.iter().position(|known| *known == language).unwrap_or(0);
        &self.0[index]
    }
}

/// Reads a name from a table of the languages.
pub fn read(entry: &mut Entry<'_>, field: &'static str) -> Option<Words> {
    let mut entry = entry.table(field)?;
    let [en, nl, fr] = LANGUAGES.map(|language| entry.text(language));
    entry.close();
    Some(Words([en?, nl?, fr?]))
}
