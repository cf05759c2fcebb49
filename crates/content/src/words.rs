//! Names in the three languages.

use crate::Content;
use crate::reader::Entry;
use std::collections::BTreeMap;

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
    /// The name by language.
    pub fn by_language(&self) -> BTreeMap<String, String> {
        LANGUAGES.map(|language| (language.to_owned(), self.in_language(language).to_owned())).into()
    }
}

/// A name out of the Fluent files of all languages: a message of one line that mentions nothing.
pub(crate) fn of_text(content: &Content, file: &str, slug: &str) -> Option<Words> {
    let [en, nl, fr] = LANGUAGES.map(|language| {
        let mut lines = content.text(language, file)?.lines();
        lines.find_map(|line| line.strip_prefix(slug)?.strip_prefix(" = ")).map(str::to_owned)
    });
    Some(Words([en?, nl?, fr?]))
}

/// Reads a name from a table of the languages.
pub fn read(entry: &mut Entry<'_>, field: &'static str) -> Option<Words> {
    let mut entry = entry.table(field)?;
    let [en, nl, fr] = LANGUAGES.map(|language| entry.text(language));
    entry.close();
    Some(Words([en?, nl?, fr?]))
}
