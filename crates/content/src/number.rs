//! One number of the content by its address, and the content with another in its place:
//! `africa.line.dakar-nouadhibou.price`,
//! `race.funding.3`, `boards/usa.city.boston.cards`. Nothing but its digits is touched.

use std::ops::Range;

use toml::de::{DeTable, DeValue};

use crate::Content;
use crate::problem::quoted;
use crate::reader::one_of;

/// A number of the content.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Number {
    /// The file it stands in.
    pub file: String,
    /// Its line there, from 1.
    pub line: usize,
    /// What it is.
    pub value: i64,
    span: Range<usize>,
}

/// What did not lead on, and the words that would have.
struct Lost {
    depth: usize,
    says: String,
}

impl Content {
    /// A number by its address: the file, then the words that lead to it. Entries of a list are called by their
    /// slug, a line by the
    /// cities it joins, others by their place from 1.
    pub fn number(&self, address: &str) -> Result<Number, String> {
        let (file, path) = address.split_once('.').ok_or_else(|| {
            format!("{}: a number is FILE.WORD.., such as race.start_money", quoted(address))
        })?;
        let steps: Vec<&str> = path.split('.').collect();
        let fits = |known: &str| {
            let stem = known.strip_suffix(".toml").filter(|_| !known.starts_with("text/"));
            stem.is_some_and(|stem| stem == file || stem.rsplit('/').next() == Some(file))
        };
        let files: Vec<(&str, &str)> = self.files().filter(|(known, _)| fits(known)).collect();
        if files.is_empty() {
            let tell = "such as race, africa or modules/postal";
            return Err(format!("{}: there is no file {} of content, {tell}", quoted(address), quoted(file)));
        }
        let mut best: Option<Lost> = None;
        for (known, text) in files {
            match find(text, &steps) {
                Ok((span, value)) => {
                    let line = text[..span.start].matches('\n').count() + 1;
                    return Ok(Number { file: known.to_owned(), line, value, span });
                }
                // Of several files of this name the one that led farthest was meant.
                Err(lost) if best.as_ref().is_none_or(|best| lost.depth > best.depth) => {
                    best = Some(Lost { says: format!("{known}: {}", lost.says), ..lost });
                }
                Err(_) => {}
            }
        }
        let says = best.map(|lost| lost.says).unwrap_or_default();
        Err(format!("{}: {says}", quoted(address)))
    }

    /// The content with another number in the place of one. Whether it is still sound is for [`Content::check`] to say.
    pub fn with_number(&self, address: &str, value: i64) -> Result<Content, String> {
        let number = self.number(address)?;
        let mut content = self.clone();
        if let Some(text) = content.files.get_mut(&number.file) {
            text.replace_range(number.span, &value.to_string());
        }
        Ok(content)
    }

    /// The files that are not as in another content.
    pub fn changed_from(&self, other: &Content) -> Vec<(&str, &str)> {
        self.files().filter(|(path, text)| other.file(path) != Some(*text)).collect()
    }
}

fn find(text: &str, steps: &[&str]) -> Result<(Range<usize>, i64), Lost> {
    let lost = |depth: usize, says: String| Lost { depth, says };
    let table = DeTable::parse(text).map_err(|error| lost(0, error.message().to_owned()))?;
    let (first, rest) = steps.split_first().ok_or_else(|| lost(0, "nothing is named".to_owned()))?;
    let keys = |table: &DeTable<'_>| table.keys().map(|key| key.get_ref().to_string()).collect::<Vec<_>>();
    let no = |step: &str, names: &[String]| {
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        format!("there is no {}; there is {}", quoted(step), one_of(&names))
    };
    let mut at = table.get_ref().get(*first).ok_or_else(|| lost(0, no(first, &keys(table.get_ref()))))?;
    for (depth, step) in rest.iter().enumerate() {
        at = match at.get_ref() {
            DeValue::Table(table) => {
                table.get(*step).ok_or_else(|| lost(depth + 1, no(step, &keys(table))))?
            }
            DeValue::Array(list) => {
                let names: Vec<String> =
                    list.iter().enumerate().map(|(i, entry)| name(i, entry.get_ref())).collect();
                let turned = step.split_once('-').map(|(from, to)| format!("{to}-{from}"));
                let is_meant = |name: &String| name == step || Some(name) == turned.as_ref();
                let by_place = || step.parse::<usize>().ok()?.checked_sub(1);
                let place = names.iter().position(is_meant).or_else(by_place);
                place.and_then(|place| list.get(place)).ok_or_else(|| lost(depth + 1, no(step, &names)))?
            }
            _ => return Err(lost(depth + 1, format!("nothing stands below {}", quoted(steps[depth])))),
        };
    }
    match at.get_ref() {
        DeValue::Integer(number) => {
            let value = i64::from_str_radix(number.as_str(), number.radix()).unwrap_or_default();
            Ok((at.span(), value))
        }
        DeValue::Table(table) => {
            Err(lost(steps.len(), no("", &keys(table)).replace("no \"\"", "a table, no number")))
        }
        _ => Err(lost(steps.len(), "that is no whole number".to_owned())),
    }
}

/// What an entry of a list is called.
fn name(place: usize, entry: &DeValue<'_>) -> String {
    let DeValue::Table(table) = entry else { return (place + 1).to_string() };
    let word = |key: &str| match table.get(key).map(|value| value.get_ref()) {
        Some(DeValue::String(word)) => Some(word.to_string()),
        _ => None,
    };
    let line = || Some(format!("{}-{}", word("from")?, word("to")?));
    word("slug").or_else(|| word("leader")).or_else(line).unwrap_or_else(|| (place + 1).to_string())
}
