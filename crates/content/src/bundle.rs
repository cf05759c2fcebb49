//! The files that one board is raced with, and their hash: what a log needs to be replayed anywhere. What a log or a storage
//! brings is somebody's word: it is used only if it is the whole bundle, nothing besides, and has the hash that was agreed on.

use std::collections::BTreeMap;
use std::fmt;

use race::modules::{Module, ModuleSet};
use sha2::{Digest, Sha256};
use toml::Table;

use crate::modules::has_file;
use crate::problem::quoted;
use crate::{Content, Problem, modes, motorcar, solo};

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

/// Which files have a say in a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RaceFiles<'a> {
    /// The board's slug.
    pub board: &'a str,
    /// Modules bring files of their own.
    pub modules: ModuleSet,
    /// The play mode was drawn: the cards it was drawn from belong to the race (R152).
    pub mode_drawn: bool,
    /// René drives too.
    pub solo: bool,
}

impl<'a> RaceFiles<'a> {
    /// A race without modules.
    pub fn plain(board: &'a str) -> RaceFiles<'a> {
        RaceFiles { board, modules: ModuleSet::NONE, mode_drawn: false, solo: false }
    }
}

type Made = Result<Bundle, Vec<Problem>>;

/// What a game was played with; the hash is right.
#[derive(Clone, Debug)]
pub struct Played {
    /// The content, with the bundle over it.
    pub content: Content,
    /// Its files, all of them and no others.
    pub bundle: Bundle,
}

/// Why what a log brings is not what it was played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotPlayed {
    /// A file that has no say in this game.
    Foreign(String),
    /// A file that is not there although others are.
    Missing(String),
    /// All problems of the files.
    Wrong(Vec<Problem>),
    /// Sound files, but others.
    OtherHash {
        /// What there is.
        bundle: Bundle,
        /// The hash of what was played with.
        wanted: String,
    },
}

impl fmt::Display for NotPlayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let short = |hash: &str| hash.get(..12).unwrap_or(hash).to_owned();
        match self {
            NotPlayed::Foreign(path) => {
                write!(f, "the log brings the file {}, which has no say in this game", quoted(path))
            }
            NotPlayed::Missing(path) => {
                write!(f, "the log brings its content without the file {}", quoted(path))
            }
            NotPlayed::Wrong(problems) => problems.first().map_or(Ok(()), |problem| problem.fmt(f)),
            NotPlayed::OtherHash { bundle, wanted } => write!(
                f,
                "played with content {}, but what is at hand is {}",
                short(wanted),
                short(&bundle.hash())
            ),
        }
    }
}

impl std::error::Error for NotPlayed {}

impl Content {
    /// The files of a race: those of its board, its edition, its tiles, its modules, the cards of its deck and the numbers.
    pub fn bundle(&self, race: RaceFiles<'_>) -> Result<Bundle, Vec<Problem>> {
        let RaceFiles { board, modules, mode_drawn, solo: with_rene } = race;
        let sources = self.board(board)?;
        let mut paths = vec!["race.toml".to_owned(), format!("boards/{board}.toml")];
        // The board was read without a problem, so these words are there.
        let table: Table = self.file(&paths[1]).and_then(|text| text.parse().ok()).unwrap_or_default();
        let word = |field: &str| table.get(field).and_then(|value| value.as_str()).unwrap_or_default();
        paths.push(format!("editions/{}.toml", word("edition")));
        paths.push(format!("tiles/{}.toml", word("tiles")));
        paths.extend(sources.cards.iter().map(|(slug, _, _)| format!("cards/{slug}.toml")));
        let with_files = Module::ALL.iter().filter(|&&module| modules.has(module) && has_file(module));
        paths.extend(with_files.map(|module| format!("modules/{}.toml", module.slug())));
        let cards = sources.modules.cards.iter().filter(|(module, ..)| modules.has(*module));
        paths.extend(cards.map(|(_, slug, ..)| format!("cards/{slug}.toml")));
        // Whose vehicle a crew drives is said where its leader stands (R106).
        if modules.has(Module::Leaders) || modules.has(Module::Paddock) {
            paths.extend(self.slugs("leaders").iter().map(|slug| format!("leaders/{slug}.toml")));
        }
        if mode_drawn {
            paths.push(modes::FILE.to_owned());
        }
        if with_rene {
            paths.push(solo::FILE.to_owned());
        }
        let file = |path: String| self.file(&path).map(|text| (path.clone(), text.to_owned()));
        Ok(Bundle(paths.into_iter().filter_map(file).collect()))
    }

    /// The files of The Great Motorcar Race.
    pub fn motorcar_bundle(&self) -> Bundle {
        let own =
            motorcar::paths().filter_map(|path| self.file(&path).map(|text| (path.clone(), text.to_owned())));
        Bundle(own.collect())
    }

    /// What a race was played with, from its log: the files it carries, or these where it carries none.
    pub fn of_race_log(
        &self,
        files: &BTreeMap<String, String>,
        race: RaceFiles<'_>,
        hash: &str,
    ) -> Result<Played, NotPlayed> {
        self.of_log(files, hash, |content| content.bundle(race))
    }
    /// What a motorcar race was played with, from its log.
    pub fn of_motorcar_log(&self, files: &BTreeMap<String, String>, hash: &str) -> Result<Played, NotPlayed> {
        self.of_log(files, hash, |content| Ok(content.motorcar_bundle()))
    }
    /// What a race was played with, from a storage, which may hold too much, too little or something else: whatever has the
    /// right hash will do, of the storage or of this content.
    pub fn of_stored_race(
        &self,
        files: &BTreeMap<String, String>,
        race: RaceFiles<'_>,
        hash: &str,
    ) -> Result<Played, NotPlayed> {
        self.of_stored(files, hash, |content| content.bundle(race))
    }
    /// What a motorcar race was played with, from a storage.
    pub fn of_stored_motorcar(
        &self,
        files: &BTreeMap<String, String>,
        hash: &str,
    ) -> Result<Played, NotPlayed> {
        self.of_stored(files, hash, |content| Ok(content.motorcar_bundle()))
    }

    fn of_log(
        &self,
        files: &BTreeMap<String, String>,
        hash: &str,
        bundle: impl Fn(&Content) -> Made,
    ) -> Result<Played, NotPlayed> {
        let played = self.clone().with_bundle(&Bundle(files.clone())).played(hash, &bundle);
        if files.is_empty() {
            return played;
        }
        let own = match &played {
            Ok(played) => &played.bundle,
            Err(NotPlayed::OtherHash { bundle, .. }) => bundle,
            Err(_) => return played,
        };
        let foreign = files.keys().find(|path| !own.0.contains_key(*path));
        let missing = own.0.keys().find(|path| !files.contains_key(*path));
        match (foreign, missing) {
            (Some(path), _) => Err(NotPlayed::Foreign(path.clone())),
            (None, Some(path)) => Err(NotPlayed::Missing(path.clone())),
            (None, None) => played,
        }
    }
    fn of_stored(
        &self,
        files: &BTreeMap<String, String>,
        hash: &str,
        bundle: impl Fn(&Content) -> Made,
    ) -> Result<Played, NotPlayed> {
        let stored = self.clone().with_bundle(&Bundle(files.clone())).played(hash, &bundle);
        let played = stored.or_else(|error| self.clone().played(hash, &bundle).map_err(|_| error))?;
        // Only the bundle itself is laid over the content: what else was stored has no say.
        Ok(Played { content: self.clone().with_bundle(&played.bundle), ..played })
    }
    fn played(self, hash: &str, bundle: impl Fn(&Content) -> Made) -> Result<Played, NotPlayed> {
        let bundle = bundle(&self).map_err(NotPlayed::Wrong)?;
        if bundle.hash() == hash {
            Ok(Played { content: self, bundle })
        } else {
            Err(NotPlayed::OtherHash { bundle, wanted: hash.to_owned() })
        }
    }

    /// This content with the files of a bundle over it.
    pub fn with_bundle(mut self, bundle: &Bundle) -> Content {
        self.files.extend(bundle.0.clone());
        self
    }
}
