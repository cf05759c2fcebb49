//! What can be played here, told so that a form can be made from it: games, seats, bots, and every option with its values.

use content::{LANGUAGES, Words};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game that can be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Offer {
    /// Which game.
    pub game: String,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// Names of bots, weakest first.
    pub bots: Vec<String>,
    /// What can be agreed on, in the order of a form.
    pub options: Vec<OptionOffer>,
}

/// One thing that can be agreed on before a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionOffer {
    /// Its name in `options`.
    pub name: String,
    /// What is said.
    pub kind: OptionKind,
    /// What is said where nobody says anything.
    pub otherwise: Otherwise,
    /// The words there are; none where a seat is said.
    pub values: Vec<OptionValue>,
}

/// What an option is said with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// One of the words.
    Word,
    /// A seat, from 1.
    Seat,
    /// A list with one of the words, or nothing, for each seat; no word twice.
    WordBySeat,
    /// A list of the words.
    Words,
}

/// What holds where nobody says anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Otherwise {
    /// It must be said.
    Refused,
    /// The first of the words.
    First,
    /// A lot is drawn.
    Lot,
    /// Nothing of the kind is played.
    Nothing,
}

/// A word that can be said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionValue {
    /// The word.
    pub value: String,
    /// What it is called in every language, where content names it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub names: BTreeMap<String, String>,
    /// Only where this other option has this value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub only_with: Option<(String, String)>,
    /// Not where anything is said for one of these options.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub not_with: Vec<String>,
}

impl OptionOffer {
    /// Something that can be agreed on.
    pub(crate) fn new(name: &str, kind: OptionKind, otherwise: Otherwise, values: Vec<OptionValue>) -> Self {
        OptionOffer { name: name.into(), kind, otherwise, values }
    }
}

impl OptionValue {
    /// A word with its names.
    pub(crate) fn named(value: &str, names: Option<&Words>) -> OptionValue {
        let in_language = |words: &Words| {
            let each = LANGUAGES.map(|lang| (lang.to_owned(), words.in_language(lang).to_owned()));
            each.into_iter().collect()
        };
        OptionValue {
            value: value.into(),
            names: names.map(in_language).unwrap_or_default(),
            only_with: None,
            not_with: Vec::new(),
        }
    }
    /// The word, which does not go together with these options.
    #[must_use]
    pub(crate) fn not_with(self, options: &[&str]) -> OptionValue {
        OptionValue { not_with: options.iter().map(|name| (*name).to_owned()).collect(), ..self }
    }
    /// Words that need no names.
    pub(crate) fn plain<'a>(values: impl IntoIterator<Item = &'a str>) -> Vec<OptionValue> {
        values.into_iter().map(|value| OptionValue::named(value, None)).collect()
    }
}
