//! Reads one table field by field. Every method tells what is wrong and goes on; `None` means that it
//! was told. `close` at the end tells the fields that nobody asked for.

use game::text::is_plain;
use toml::{Table, Value};

use crate::problem::{Problem, Report, plain, quoted};
use crate::span::Span;
use crate::syntax;

/// A hex of a board: column and row.
pub type Hex = (i16, i16);

/// A table of a file, being read.
#[derive(Debug)]
pub struct Entry<'r> {
    /// Where it stands, for what can only be checked later.
    pub place: Place<'r>,
    table: Table,
    asked: Vec<&'static str>,
}

impl<'r> Entry<'r> {
    /// The file as a whole, if it is TOML.
    pub fn of_file(file: &'r str, text: &str, report: &'r Report) -> Option<Self> {
        let mut place = Place { report, file, name: String::new() };
        match syntax::parse(text) {
            Ok(table) => Some(Entry { place, table, asked: Vec::new() }),
            Err(lines) => {
                for line in lines {
                    place.name = format!("line {}", line.number);
                    place.tell("", &quoted(&line.text), format!("TOML ({})", plain(&line.reason)));
                }
                None
            }
        }
    }

    fn inside(&self, name: String, table: Table) -> Self {
        Entry { place: Place { name, ..self.place }, table, asked: Vec::new() }
    }

    /// Something is wrong with a field, or with the whole entry when `field` is empty.
    pub fn tell(&self, field: &str, found: &str, expected: impl Into<String>) {
        self.place.tell(field, found, expected);
    }

    /// Tells the fields that were not asked for.
    pub fn close(self) {
        for field in self.table.keys() {
            self.tell(&plain(field), "an unknown field", one_of(&self.asked));
        }
    }

    fn take(&mut self, field: &'static str) -> Option<Value> {
        self.asked.push(field);
        self.table.remove(field)
    }

    /// The field as `read` understands it; `expected` is told otherwise.
    pub fn need<T>(
        &mut self,
        field: &'static str,
        expected: impl Into<String>,
        read: impl FnOnce(&Value) -> Option<T>,
    ) -> Option<T> {
        let value = self.take(field);
        let result = value.as_ref().and_then(read);
        if result.is_none() {
            self.tell(field, &shown(value.as_ref()), expected);
        }
        result
    }

    /// `true` or `false`.
    pub fn flag(&mut self, field: &'static str) -> Option<bool> {
        self.need(field, "true or false", Value::as_bool)
    }

    /// `true` or `false`; left out, it means `false`.
    pub fn flag_if_any(&mut self, field: &'static str) -> Option<bool> {
        if self.has(field) { self.flag(field) } else { Some(false) }
    }

    /// Is the field there? Asking makes it known.
    pub fn has(&mut self, field: &'static str) -> bool {
        let there = self.table.contains_key(field);
        if !there {
            self.asked.push(field);
        }
        there
    }

    /// A number.
    pub fn number<T: TryFrom<i64>>(&mut self, field: &'static str, span: Span) -> Option<T> {
        self.need(field, span.to_string(), |value| number(value, span))
    }

    /// A number; left out, it means 0.
    pub fn number_if_any<T: TryFrom<i64> + Default>(&mut self, field: &'static str, span: Span) -> Option<T> {
        if self.has(field) { self.number(field, span) } else { Some(T::default()) }
    }

    /// Between `fewest` and `most` numbers.
    pub fn numbers<T: TryFrom<i64>>(
        &mut self,
        field: &'static str,
        (fewest, most): (usize, usize),
        span: Span,
    ) -> Option<Vec<T>> {
        let values = self.need(field, "a list of numbers", |value| value.as_array().cloned())?;
        if !(fewest..=most).contains(&values.len()) {
            self.tell(field, &format!("{} numbers", values.len()), format!("{fewest} to {most} numbers"));
        }
        let read = values.iter().map(|value| {
            let number = number(value, span);
            if number.is_none() {
                self.tell(field, &shown(Some(value)), format!("each to be {span}"));
            }
            number
        });
        read.collect::<Vec<_>>().into_iter().collect()
    }

    /// Several values where one might stand.
    pub fn is_list(&self, field: &str) -> bool {
        self.table.get(field).is_some_and(Value::is_array)
    }

    /// One of a few words.
    pub fn choice<T: Clone>(&mut self, field: &'static str, choices: &[(&str, T)]) -> Option<T> {
        let words: Vec<&str> = choices.iter().map(|(word, _)| *word).collect();
        self.need(field, one_of(&words), |value| {
            choices.iter().find(|(word, _)| Some(*word) == value.as_str()).map(|(_, choice)| choice.clone())
        })
    }

    /// A slug out of those that exist.
    pub fn reference(&mut self, field: &'static str, slugs: &[&str]) -> Option<String> {
        let choices: Vec<(&str, String)> = slugs.iter().map(|&slug| (slug, slug.to_owned())).collect();
        self.choice(field, &choices)
    }

    /// A text that is not empty, on one line and without control characters: it is shown as it stands.
    pub fn text(&mut self, field: &'static str) -> Option<String> {
        let fits = |text: &&str| !text.trim().is_empty() && text.chars().all(is_plain);
        self.need(field, "a text", |value| value.as_str().filter(fits).map(str::to_owned))
    }

    /// A slug.
    pub fn slug(&mut self, field: &'static str) -> Option<String> {
        self.need(field, SLUG, |value| value.as_str().filter(|slug| is_slug(slug)).map(str::to_owned))
    }

    /// The slug of the file, which must be its name.
    pub fn slug_of_file(&mut self) -> Option<String> {
        let slug = self.slug("slug")?;
        let stem = self
            .place
            .file
            .rsplit('/')
            .next()
            .and_then(|name| name.strip_suffix(".toml"))
            .unwrap_or_default();
        if slug != stem {
            self.tell("slug", &quoted(&slug), format!("{}, the name of the file", quoted(stem)));
        }
        Some(slug)
    }

    /// A list of slugs, none twice.
    pub fn slugs(&mut self, field: &'static str) -> Option<Vec<String>> {
        let values = self.need(field, "a list of slugs", |value| value.as_array().cloned())?;
        let mut slugs = Vec::new();
        for value in &values {
            match value.as_str().filter(|slug| is_slug(slug)) {
                None => self.tell(field, &shown(Some(value)), SLUG),
                Some(slug) if slugs.iter().any(|known| known == slug) => {
                    self.tell(field, &twice(slug), "each slug once");
                }
                Some(slug) => slugs.push(slug.to_owned()),
            }
        }
        Some(slugs)
    }

    /// Two slugs.
    pub fn pair(&mut self, field: &'static str) -> Option<[String; 2]> {
        self.need(field, "a list of two slugs", |value| match value.as_array()?.as_slice() {
            [a, b] => Some([a.as_str()?.to_owned(), b.as_str()?.to_owned()]),
            _ => None,
        })
    }

    /// Column and row.
    pub fn hex(&mut self, field: &'static str) -> Option<Hex> {
        self.need(field, "a column and a row from 0 to 99, such as [4, 2]", hex)
    }

    /// A table inside this one.
    pub fn table(&mut self, field: &'static str) -> Option<Entry<'r>> {
        let table = self.need(field, "a table", |value| value.as_table().cloned())?;
        let above = &self.place.name;
        let name = if above.is_empty() { field.to_owned() } else { format!("{above}: {field}") };
        Some(self.inside(name, table))
    }

    /// A table inside this one, if it is there.
    pub fn table_if_any(&mut self, field: &'static str) -> Option<Entry<'r>> {
        if self.has(field) { self.table(field) } else { None }
    }

    /// All fields that are left, as texts.
    pub fn texts(&mut self) -> Vec<(String, String)> {
        let mut texts = Vec::new();
        for (field, value) in std::mem::take(&mut self.table) {
            match value.as_str() {
                Some(text) => texts.push((field, text.to_owned())),
                None => self.tell(&plain(&field), &shown(Some(&value)), "a text"),
            }
        }
        texts.sort();
        texts
    }

    /// A list of at least one table; `mark` says how one is called, and its number is used where it has no mark.
    pub fn list(
        &mut self,
        field: &'static str,
        called: &str,
        mark: impl Fn(&Table) -> Option<String>,
    ) -> Vec<Entry<'r>> {
        let some = |value: &Value| value.as_array().filter(|values| !values.is_empty()).cloned();
        let values = self.need(field, "a list of tables", some).unwrap_or_default();
        let mut entries = Vec::new();
        for (index, value) in values.into_iter().enumerate() {
            let table = if let Value::Table(table) = &value { table.clone() } else { Table::new() };
            let mark = mark(&table).unwrap_or_else(|| (index + 1).to_string());
            let entry = self.inside(format!("{called} {mark}"), table);
            if value.is_table() {
                entries.push(entry);
            } else {
                entry.tell("", &shown(Some(&value)), "a table");
            }
        }
        entries
    }

    /// A list of tables that may be left out.
    pub fn list_if_any(
        &mut self,
        field: &'static str,
        called: &str,
        mark: impl Fn(&Table) -> Option<String>,
    ) -> Vec<Entry<'r>> {
        let is_empty = |value: &Value| value.as_array().is_some_and(Vec::is_empty);
        if self.table.get(field).is_none_or(is_empty) {
            self.take(field);
            return Vec::new();
        }
        self.list(field, called, mark)
    }

    /// All fields that are left, as numbers.
    pub fn counts<T: TryFrom<i64>>(&mut self, span: Span) -> Vec<(String, T)> {
        let mut counts = Vec::new();
        for (field, value) in std::mem::take(&mut self.table) {
            match number(&value, span) {
                Some(count) => counts.push((field, count)),
                None => self.tell(&plain(&field), &shown(Some(&value)), span.to_string()),
            }
        }
        counts.sort_by(|(a, _), (b, _)| a.cmp(b));
        counts
    }
}

/// Where an entry stands.
#[derive(Clone, Debug)]
pub struct Place<'r> {
    report: &'r Report,
    file: &'r str,
    name: String,
}

impl Place<'_> {
    /// Something is wrong with a field, or with the whole entry when `field` is empty.
    pub fn tell(&self, field: &str, found: &str, expected: impl Into<String>) {
        self.report.add(Problem {
            file: plain(self.file),
            entry: self.name.clone(),
            field: field.to_owned(),
            found: found.to_owned(),
            expected: expected.into(),
        });
    }

    /// Tells when there are more of something than fit.
    pub fn at_most(&self, field: &str, count: usize, what: &str, most: usize) {
        if count > most {
            self.tell(field, &format!("{count} {what}"), format!("at most {most}"));
        }
    }
}

const SLUG: &str = "a slug of lower-case letters, digits and _, starting with a letter";

fn is_slug(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_lowercase())
        && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
}

fn number<T: TryFrom<i64>>(value: &Value, span: Span) -> Option<T> {
    value.as_integer().filter(|&number| span.holds(number)).and_then(|number| T::try_from(number).ok())
}

fn hex(value: &Value) -> Option<Hex> {
    let side = |value: &Value| number(value, Span::whole(0, 99));
    match value.as_array()?.as_slice() {
        [column, row] => Some((side(column)?, side(row)?)),
        _ => None,
    }
}

/// A slug as the mark of an entry.
pub fn slug_mark(table: &Table) -> Option<String> {
    table.get("slug")?.as_str().map(quoted)
}

/// A hex as the mark of an entry.
pub fn hex_mark(table: &Table) -> Option<String> {
    table.get("at").and_then(hex).map(shown_hex)
}

/// A hex as content writes it.
pub fn shown_hex((column, row): Hex) -> String {
    format!("[{column}, {row}]")
}

/// A slug that was there before.
pub fn twice(slug: &str) -> String {
    format!("{} a second time", quoted(slug))
}

/// The choices as words.
pub fn one_of(words: &[&str]) -> String {
    match words {
        [] => "nothing here".to_owned(),
        [word] => plain(word),
        words => format!("one of {}", words.iter().map(|word| plain(word)).collect::<Vec<_>>().join(", ")),
    }
}

/// A value as a person would write it, or a word for it where that would be long.
fn shown(value: Option<&Value>) -> String {
    match value {
        None => "nothing".to_owned(),
        Some(Value::String(text)) => quoted(text),
        Some(Value::Table(_)) => "a table".to_owned(),
        Some(Value::Array(values)) if values.iter().any(|value| value.is_table() || value.is_array()) => {
            "a list".to_owned()
        }
        Some(Value::Array(values)) => {
            let values: Vec<String> = values.iter().map(|value| shown(Some(value))).collect();
            plain_list(&values)
        }
        Some(value) => plain(&value.to_string()),
    }
}

fn plain_list(values: &[String]) -> String {
    const LONGEST: usize = 6;
    if values.len() > LONGEST {
        return format!("a list of {}", values.len());
    }
    format!("[{}]", values.join(", "))
}
