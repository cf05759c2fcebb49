//! Reads and checks `content/` into what the rules want. The files are compiled into the binary and may
//! be overlaid by a folder of the same layout. Wrong content is refused with all problems at once, each
//! with file, entry, field, what was found and what is expected.
//!
//! | file | reads |
//! |---|---|
//! | `race_numbers` | `race.toml`, the numbers of the base game |
//! | `cards` | `cards/*.toml` |
//! | `editions` | `editions/*.toml`: deck, crews, guard reach |
//! | `tiles` | `tiles/*.toml` |
//! | `boards`, `map` | `boards/*.toml`, and whether the map holds together |
//! | `picture` | what a board file says for drawing alone |
//! | `bundle` | the files of one board, and their hash |
//! | `leaders` | `leaders/*.toml`: crews and powers |
//! | `modules` | `modules/*.toml`: what each module brings |
//! | `modes` | `modes.toml`, the play-mode cards |
//! | `solo` | `solo/rene.toml`, René's cards |
//! | `passport` | `solo/passport.toml`, the quests of the passport |
//! | `motorcar` | `motorcar/*.toml`, The Great Motorcar Race |
//! | `number` | one number by its address, and another in its place |
//! | `words` | names in three languages |
//! | `files` | the embedded files and the overlay |
//! | `syntax`, `reader`, `span`, `problem` | TOML, fields, numbers, and what is wrong with them; the atlas reads with them too |

#![forbid(unsafe_code)]

mod boards;
mod bundle;
mod cards;
mod editions;
mod files;
mod leaders;
mod map;
mod modes;
mod modules;
mod motorcar;
mod number;
mod passport;
mod picture;
pub mod problem;
mod race_numbers;
pub mod reader;
pub mod solo;
pub mod span;
mod syntax;
mod tiles;
mod words;

pub use boards::BoardNames;
pub use bundle::{Bundle, NotPlayed, Played, RaceFiles};
pub use number::Number;
pub use passport::{Passport, Quest, QuestResult};
pub use picture::{Course, GROUNDS, Ground, Lettering, Picture};
pub use problem::Problem;
pub use tiles::Terrain;
pub use words::{LANGUAGES, Words, read as read_words};

use std::collections::BTreeMap;
use std::path::Path;

use problem::Report;
use race::rules::Sources;
use reader::Entry;

/// A crew that can be chosen in the lobby. Its name stands in `text/*/crews.ftl` under its slug.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crew {
    /// Its slug.
    pub slug: String,
    /// The edition it comes with.
    pub edition: String,
}

/// All content files: path from the content folder, and text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    files: BTreeMap<String, String>,
}

impl Content {
    /// What the binary carries.
    pub fn embedded() -> Content {
        Content::from_files(files::EMBEDDED.iter().copied())
    }

    /// What the binary carries, overlaid by a folder: a file there replaces the one of the same path,
    /// others are added. Fails if the folder cannot be read; [`Content::check`] judges what is in it.
    pub fn overlaid(folder: &Path) -> Result<Content, Vec<Problem>> {
        let mut content = Content::embedded();
        content.files.extend(files::read_folder(folder)?);
        Ok(content)
    }

    /// Content out of nothing but these files; of two with one path the later one counts.
    pub fn from_files<P: Into<String>, T: Into<String>>(files: impl IntoIterator<Item = (P, T)>) -> Content {
        Content { files: files.into_iter().map(|(path, text)| (path.into(), text.into())).collect() }
    }

    /// Paths and texts, in order.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The slugs of all boards, in order.
    pub fn boards(&self) -> Vec<String> {
        self.slugs("boards").into_iter().map(str::to_owned).collect()
    }

    /// A board with its deck, its bag and the numbers of the game.
    pub fn board(&self, slug: &str) -> Result<Sources, Vec<Problem>> {
        let report = Report::default();
        let sources = boards::sources(self, slug, &report);
        report.settle(sources)
    }

    /// The names of a board and its cities.
    pub fn names(&self, slug: &str) -> Result<BoardNames, Vec<Problem>> {
        let report = Report::default();
        let names = boards::names(self, slug, &report);
        report.settle(names)
    }

    /// What a board file says for drawing; `None` if it says nothing.
    pub fn picture(&self, slug: &str) -> Result<Option<Picture>, Vec<Problem>> {
        let report = Report::default();
        let picture = boards::picture(self, slug, &report);
        report.settle(picture)
    }

    /// The tile kinds of a board and the terrain each shows, in slug order.
    pub fn terrains(&self, slug: &str) -> Result<Vec<(String, Terrain)>, Vec<Problem>> {
        let report = Report::default();
        let terrains = boards::terrains(self, slug, &report);
        report.settle(terrains)
    }

    /// All crews, editions in order and crews as their edition lists them.
    pub fn crews(&self) -> Result<Vec<Crew>, Vec<Problem>> {
        let report = Report::default();
        let mut crews = Vec::new();
        for slug in self.slugs("editions") {
            let edition = editions::read(self, slug, &report);
            let of_edition = edition.into_iter().flat_map(|edition| edition.crews);
            crews.extend(of_edition.map(|crew| Crew { slug: crew, edition: slug.to_owned() }));
        }
        report.settle(Some(crews))
    }

    /// The quests of the passport.
    pub fn passport(&self) -> Result<Passport, Vec<Problem>> {
        let report = Report::default();
        let passport = passport::read(self, &report);
        report.settle(passport)
    }

    /// The route, cars, dice and tables of The Great Motorcar Race.
    pub fn motorcar(&self) -> Result<::motorcar::Sources, Vec<Problem>> {
        let report = Report::default();
        let sources = motorcar::read(self, &report);
        report.settle(sources)
    }

    /// A name in every language, from the Fluent files: `name("cards.ftl", "visa")`.
    pub fn name(&self, file: &str, slug: &str) -> Option<Words> {
        words::of_text(self, file, slug)
    }

    /// A Fluent file: `text("nl", "cards.ftl")`.
    pub fn text(&self, language: &str, file: &str) -> Option<&str> {
        self.file(&format!("text/{language}/{file}"))
    }

    /// Everything that is wrong with any file.
    pub fn check(&self) -> Vec<Problem> {
        let report = Report::default();
        files::check_places(self, &report);
        race_numbers::read(self, &report);
        for slug in self.slugs("cards") {
            cards::read(self, slug, &report);
        }
        for slug in self.slugs("editions") {
            editions::read(self, slug, &report);
        }
        for slug in self.slugs("tiles") {
            tiles::read(self, slug, &report);
        }
        modules::read(self, &report);
        modes::read(self, &report);
        solo::read(self, &report);
        passport::read(self, &report);
        for slug in self.slugs("boards") {
            boards::sources(self, slug, &report);
        }
        motorcar::read(self, &report);
        report.close()
    }

    fn file(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// The names of the TOML files in a folder.
    fn slugs(&self, folder: &str) -> Vec<&str> {
        let stem = self
            .files
            .keys()
            .filter_map(|path| path.strip_prefix(folder)?.strip_prefix('/')?.strip_suffix(".toml"));
        stem.filter(|stem| !stem.contains('/')).collect()
    }

    /// A TOML file of a folder; tells if it is not there or is not TOML.
    fn open<'c>(&'c self, folder: &str, slug: &str, report: &'c Report) -> Option<Entry<'c>> {
        let path = format!("{folder}/{slug}.toml");
        if let Some((path, text)) = self.files.get_key_value(&path) {
            return Entry::of_file(path, text, report);
        }
        let expected = format!("one that exists in {folder}: {}", self.slugs(folder).join(", "));
        report.add(Problem::of_file(&path, "no such file", expected));
        None
    }
}
