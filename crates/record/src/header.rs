//! The first line of a log: what was agreed on before the start.

use crate::luck::{Key, Seed, ShortNonce};
use crate::shares::Drawn;
use crate::{Problem, hex};
use game::Game;
use game::text::{LONGEST_NAME, is_plain_name, plain};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The version of the log format.
pub const FORMAT: u32 = 2;
/// The version before it: nonces were given openly, with the seats.
pub const OLDER_FORMAT: u32 = 1;

/// What was agreed on before the start.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the log format; also marks the file as ours.
    pub great_race_log: u32,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The hash of the content played with.
    pub content: String,
    /// What the table agreed on.
    pub options: Value,
    /// Who sits where: a plain name or a bot, never a command.
    pub seats: Vec<String>,
    /// SHA-256 of the seed.
    pub commitment: String,
    /// What each seat added to the luck.
    pub nonces: Vec<String>,
    /// The content itself, path and text, where the log is to be read anywhere.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub files: BTreeMap<String, String>,
    /// A position to start from instead of a new game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The word that all luck comes from, where it was chosen and not drawn. Everybody at the table sees it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<String>,
    /// How luck was drawn, where it was; logs of the older kind do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Drawn>,
}

impl Header {
    /// What a new game begins with: luck is drawn by one program, and the content is kept elsewhere, under this hash.
    pub fn new<G: Game>(
        content: String,
        options: Value,
        seats: Vec<String>,
        seed: &Seed,
        nonces: Vec<String>,
    ) -> Header {
        Header {
            great_race_log: FORMAT,
            game: G::SLUG.into(),
            rules_version: G::RULES_VERSION,
            content,
            options,
            seats: seats.into_iter().map(named_in_log).collect(),
            commitment: seed.commitment(),
            nonces,
            files: BTreeMap::new(),
            start: None,
            luck: None,
            drawn: Some(Drawn::Program),
        }
    }
    /// What the header calls things and people is read by strangers: plain names, and words of a bounded length.
    pub(crate) fn check_names(&self) -> Result<(), Problem> {
        self.seats.iter().try_for_each(|name| check_name(name))?;
        let is_word = |word: &String| word.chars().count() <= 40 && !word.chars().any(char::is_control);
        if self.luck.as_ref().is_some_and(|word| !is_word(word)) {
            return Err(Problem::Header("a word of luck has at most 40 letters and no control characters"));
        }
        Ok(())
    }
    /// Does the header say how luck came about, as its format asks? What needs no seed is checked here.
    pub(crate) fn check_luck(&self) -> Result<(), Problem> {
        match (self.great_race_log, &self.luck, &self.drawn) {
            (OLDER_FORMAT, _, Some(_)) => {
                return Err(Problem::Header("a log of format 1 does not say how luck was drawn"));
            }
            (OLDER_FORMAT, _, None) | (_, Some(_), None) | (_, None, Some(Drawn::Program)) => {}
            (_, None, Some(Drawn::Hand)) => {
                if !self.commitment.is_empty() || self.nonces != Header::no_nonces(self.nonces.len()) {
                    return Err(Problem::Header("luck was typed in, and yet a seed or a nonce is named"));
                }
            }
            (_, None, Some(Drawn::Table { table, shares })) => {
                crate::shares::check(table, shares, &self.nonces)?;
            }
            (_, None, None) | (_, Some(_), Some(_)) => {
                return Err(Problem::Header("luck comes from a word or is drawn: the header must say which"));
            }
        }
        self.nonces().map(|_| ())
    }
    /// The nonces as bytes.
    fn nonces(&self) -> Result<Vec<Vec<u8>>, Problem> {
        let at_a_table = matches!(self.drawn, Some(Drawn::Table { .. }));
        let short = |text: &String| hex::decode::<16>(text).map(Vec::from);
        let long = |text: &String| hex::decode::<32>(text).map(Vec::from);
        let one = |text: &String| if at_a_table { long(text) } else { short(text) };
        let nonces: Option<Vec<_>> = self.nonces.iter().map(one).collect();
        nonces.ok_or(Problem::Header(match at_a_table {
            true => "a nonce is not 64 hexadecimal digits",
            false => "a nonce is not 32 hexadecimal digits",
        }))
    }
    /// The key of all luck, if the seed is the one committed to.
    pub(crate) fn key(&self, seed: &Seed) -> Result<Key, Problem> {
        if seed.commitment() != self.commitment {
            return Err(Problem::Commitment);
        }
        if let Some(word) = &self.luck {
            if Seed::from_word(word) != *seed {
                return Err(Problem::Header("the seed does not come from the word of luck"));
            }
            if self.nonces != Header::no_nonces(self.nonces.len()) {
                return Err(Problem::Header("luck comes from a word, and yet a seat adds to it"));
            }
        }
        if let Some(Drawn::Table { shares, .. }) = &self.drawn {
            crate::shares::check_bots(shares, &self.nonces, seed)?;
        }
        Ok(Key::new(seed, &self.nonces()?))
    }
    /// The same where people type in what cardboard brings: nothing is committed to, and nothing can be.
    #[must_use]
    pub fn by_hand(self) -> Header {
        let nonces = Header::no_nonces(self.nonces.len());
        Header { drawn: Some(Drawn::Hand), commitment: String::new(), nonces, ..self }
    }
    /// Was luck typed in?
    pub fn is_by_hand(&self) -> bool {
        self.drawn == Some(Drawn::Hand)
    }
    /// Nonces of seats that add nothing, where luck comes from a word.
    pub fn no_nonces(seats: usize) -> Vec<String> {
        vec![hex::encode(&ShortNonce::default()); seats]
    }
    /// Nonces for seats that bring none of their own, made from a number.
    pub fn nonces_from(number: u64, seats: usize) -> Vec<String> {
        let one = |seat: usize| hex::encode(&Seed::from_number(number ^ ((seat as u64 + 1) << 48)).0[..16]);
        (0..seats).map(one).collect()
    }
}

/// How a log calls whoever sits on a seat. Of an outside program it says only that it was one: what is run, whoever
/// reads the log decides.
pub fn named_in_log(name: String) -> String {
    if name.starts_with("agent:") { "agent".into() } else { name }
}

/// A name in a log is a plain name.
pub(crate) fn check_name(name: &str) -> Result<(), Problem> {
    if is_plain_name(name) {
        Ok(())
    } else {
        Err(Problem::Name(plain(name).chars().take(LONGEST_NAME).collect()))
    }
}
