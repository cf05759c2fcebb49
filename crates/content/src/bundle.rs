//! The files that one board is raced with, and their hash: what a log needs to be replayed anywhere.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};
use toml::Table;

use crate::{Content, Problem};

/// Path and text of every file that has a say in the races of one board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bundle(pub BTreeMap<String, String>);

impl Bundle {
    /// SHA-256 over paths and texts, in order.
    pub fn hash(&self) -> String {
        let mut hash = Sha256::new();
        for (path, text) in &self.0 {
            for part in [path, text] {
                hash.update((part.len() as u64).to_le_bytes());
                hash.update(part);
            }
        }
        hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl Content {
    /// The files of a board: its own, its edition's, its tiles', the cards of its deck and the numbers.
    pub fn bundle(&self, board: &str) -> Result<Bundle, Vec<Problem>> {
        let sources = self.board(board)?;
        let mut paths = vec!["race.toml".to_owned(), format!("boards/{board}.toml")];
        // The board was read without a problem, so these words are there.
        let table: Table = self.file(&paths[1]).and_then(|text| text.parse().ok()).unwrap_or_default();
        let word = |field: &str| table.get(field).and_then(|value| value.as_str()).unwrap_or_default();
        paths.push(format!("editions/{}.toml", word("edition")));
        paths.push(format!("tiles/{}.toml", word("tiles")));
        paths.extend(sources.cards.iter().map(|(slug, _, _)| format!("cards/{slug}.toml")));
        let file = |path: String| self.file(&path).map(|text| (path.clone(), text.to_owned()));
        Ok(Bundle(paths.into_iter().filter_map(file).collect()))
    }

    /// The files of The Great Motorcar Race.
    pub fn motorcar_bundle(&self) -> Bundle {
        let own = self.files.iter().filter(|(path, _)| path.starts_with("motorcar/"));
        Bundle(own.map(|(path, text)| (path.clone(), text.clone())).collect())
    }

    /// This content with the files of a bundle over it.
    pub fn with_bundle(mut self, bundle: &Bundle) -> Content {
        self.files.extend(bundle.0.clone());
        self
    }
}
