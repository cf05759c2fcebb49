//! The cards as content knows them: one file each, `content/cards/<slug>.toml`.

use crate::tree::{self, Tree};

/// One card file.
#[derive(Debug)]
pub struct Card<'t> {
    /// The name of its file, which is its name everywhere.
    pub slug: &'t str,
    pub path: &'t str,
    /// What the file says, or why it cannot be read.
    pub entry: Result<toml::Table, String>,
}

impl Card<'_> {
    /// The slug the file claims, where it claims one.
    pub fn claimed_slug(&self) -> Option<&str> {
        self.entry.as_ref().ok()?.get("slug")?.as_str()
    }

    /// The kind of its effect; a kind named like the card is code of its own.
    pub fn effect_kind(&self) -> Option<&str> {
        self.entry.as_ref().ok()?.get("effect")?.get("kind")?.as_str()
    }

    /// Whether the card's effect is written in a file of its own.
    pub fn is_bespoke(&self) -> bool {
        self.effect_kind() == Some(self.slug)
    }
}

pub fn all(tree: &Tree) -> Vec<Card<'_>> {
    tree.below("content/cards/", ".toml")
        .map(|(path, text)| Card {
            slug: tree::stem(path),
            path,
            entry: text.parse().map_err(|error: toml::de::Error| error.message().to_owned()),
        })
        .collect()
}
