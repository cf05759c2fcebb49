//! What each game brings to the catalog: its options, its seats, its rules from a wish or a stored header. One file for each
//! game; what is told at the table stands in `race` and `motorcar` beside this folder.

pub mod motorcar;
pub mod race;
pub mod race_words;

use crate::catalog::CatalogError;
use crate::offer::Offer;
use crate::presenter::{Presenter, Rules};
use crate::spec::{GameOptions, Outline};
use content::{Bundle, Content, NotPlayed, Played, Problem};
use record::{Header, Seed};
use std::collections::BTreeMap;

/// A game of the house.
pub(crate) trait House {
    /// How it is told at a table.
    type Presenter: Presenter;
    /// What is agreed on about it.
    type Wish;

    /// What can be played.
    fn offer(content: &Content) -> Offer;
    /// What is wrong with a wish.
    fn check(content: &Content, wish: &Self::Wish, seats: usize) -> Result<(), CatalogError>;
    /// What is wrong with the name of a bot.
    fn check_bot(level: &str) -> Result<(), String>;
    /// The rules of a new game, the content it is played with, and the first line of its log. The wish was checked.
    fn begin(content: &Content, wish: &Self::Wish, lots: Lots) -> Result<Begun<Self::Presenter>, String>;
    /// What was agreed on, from a header.
    fn options_of(header: &Header) -> Result<GameOptions, String>;
    /// What a lobby says of it, from a header: with what was settled when it began.
    fn outline(header: &Header) -> Result<Outline, String> {
        Ok(Self::options_of(header)?.outline())
    }
    /// How the game of a header is told.
    fn presenter(content: &Content, header: &Header) -> Result<Self::Presenter, String>;
    /// The content that a game was played with.
    fn played(content: &Content, files: Files<'_>, header: &Header) -> Result<Played, Unplayed>;
    /// The rules of a header, under the content it was played with.
    fn rules_of(
        content: &Content,
        header: &Header,
        seed: Option<&Seed>,
    ) -> Result<Rules<Self::Presenter>, String>;
}

/// Who sits where, and what luck is made of.
pub(crate) struct Lots {
    pub names: Vec<String>,
    pub seed: Seed,
    pub nonces: Vec<String>,
}

/// A game that can begin.
pub(crate) struct Begun<P: Presenter> {
    pub rules: Rules<P>,
    pub bundle: Bundle,
    pub header: Header,
}

/// Where the content of a game was found.
#[derive(Clone, Copy)]
pub(crate) enum Files<'a> {
    /// In the storage, under the hash of the game.
    Stored(&'a BTreeMap<String, String>),
    /// In the log of a stranger.
    OfLog(&'a BTreeMap<String, String>),
}

/// Why there is no content for a header.
pub(crate) enum Unplayed {
    /// The header cannot be read.
    Header(String),
    /// The content is another.
    Content(NotPlayed),
}

impl From<NotPlayed> for Unplayed {
    fn from(why: NotPlayed) -> Unplayed {
        Unplayed::Content(why)
    }
}

impl Unplayed {
    /// In words.
    pub(crate) fn told(self) -> String {
        match self {
            Unplayed::Header(problem) => problem,
            Unplayed::Content(NotPlayed::OtherHash { .. }) => {
                "it was played with other content than is at hand here".into()
            }
            Unplayed::Content(why) => why.to_string(),
        }
    }
}

/// One problem of content stands for all.
pub(crate) fn first(problems: &[Problem]) -> String {
    problems.first().map_or(String::new(), ToString::to_string)
}
