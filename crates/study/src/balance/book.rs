//! What a study counts, in sections of rows; and the same as plain data when all games are counted.

use super::tally::{GameAt, Measure, Sample, Tally};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Many numbers of one kind.
#[derive(Clone, Debug)]
pub struct Section {
    /// A word for it: with a row's it names a number, `line.dakar-lagos`.
    pub id: &'static str,
    /// The board that it is about, where it is about one.
    pub board: Option<String>,
    /// Its heading.
    pub title: &'static str,
    /// What is counted, in a sentence.
    pub about: &'static str,
    /// What kind of number.
    pub measure: Measure,
    /// What a number is called where it is shown.
    pub unit: &'static str,
    /// What the most extreme game is called; `{}` stands for how extreme it is.
    pub extreme: &'static str,
    /// The least that is aimed at.
    pub aim: Option<f64>,
    /// It is told how many games had how much.
    pub is_spread: bool,
    rows: Vec<Row>,
    places: HashMap<String, usize>,
}

#[derive(Clone, Debug)]
struct Row {
    key: String,
    label: String,
    tally: Tally,
}

impl Section {
    /// An empty section.
    pub fn new(id: &'static str, title: &'static str, about: &'static str, measure: Measure) -> Section {
        let unit = if measure == Measure::Share { "%" } else { "a race" };
        let (rows, places) = (Vec::new(), HashMap::new());
        let (board, extreme, aim, is_spread) = (None, "{}", None, false);
        Section { id, board, title, about, measure, unit, extreme, aim, is_spread, rows, places }
    }
    /// About one board.
    #[must_use]
    pub fn on(self, board: &str) -> Section {
        Section { board: Some(board.to_owned()), ..self }
    }
    /// With what its numbers are called.
    #[must_use]
    pub fn in_units(self, unit: &'static str) -> Section {
        Section { unit, ..self }
    }
    /// With what its most extreme games are called.
    #[must_use]
    pub fn extremes(self, extreme: &'static str) -> Section {
        Section { extreme, ..self }
    }
    /// With the least that is aimed at.
    #[must_use]
    pub fn aiming(self, aim: f64) -> Section {
        Section { aim: Some(aim), ..self }
    }
    /// With how many games had how much.
    #[must_use]
    pub fn spread(self) -> Section {
        Section { is_spread: true, ..self }
    }
    /// One more row, once.
    pub fn row(&mut self, key: impl Into<String>, label: impl Into<String>) {
        let key = key.into();
        if !self.places.contains_key(&key) {
            self.places.insert(key.clone(), self.rows.len());
            self.rows.push(Row { key, label: label.into(), tally: Tally::new(self.is_spread) });
        }
    }
    /// With these rows.
    #[must_use]
    pub fn rows<K: Into<String>, L: Into<String>>(
        mut self,
        rows: impl IntoIterator<Item = (K, L)>,
    ) -> Section {
        rows.into_iter().for_each(|(key, label)| self.row(key, label));
        self
    }
}

/// All sections of a study, while games are counted.
#[derive(Clone, Debug, Default)]
pub struct Book {
    sections: Vec<Section>,
}

impl Book {
    /// One more section.
    pub fn open(&mut self, section: Section) {
        self.sections.push(section);
    }
    fn place(&self, id: &str, board: Option<&str>) -> Option<usize> {
        self.sections.iter().position(|s| s.id == id && (s.board.is_none() || s.board.as_deref() == board))
    }
    /// A game adds to a number of a section that is about all boards, or about the one it was raced on. What has no
    /// row is new.
    pub fn add(&mut self, (id, board): (&str, &str), key: &str, game: GameAt, sample: Sample) {
        let place =
            self.place(id, Some(board)).expect("a section is opened before anything is counted in it");
        let section = &mut self.sections[place];
        if !section.places.contains_key(key) {
            section.row(key, name_of(key));
        }
        let row = section.places[key];
        section.rows[row].tally.add(game, sample);
    }
    /// Every number's name, section and row, in order.
    pub fn names(&self) -> impl Iterator<Item = String> + '_ {
        self.sections.iter().flat_map(|s| s.rows.iter().map(move |row| format!("{}.{}", s.id, row.key)))
    }
    /// Keeps every game's value of these numbers, to be compared game by game.
    pub fn keep(&mut self, names: &[String]) {
        for section in &mut self.sections {
            for row in &mut section.rows {
                if names.contains(&format!("{}.{}", section.id, row.key)) {
                    row.tally.keep();
                }
            }
        }
    }
    /// A number by its name.
    pub fn number(&self, name: &str) -> Option<(Measure, &Tally)> {
        let (id, key) = name.split_once('.')?;
        self.sections
            .iter()
            .filter(|s| s.id == id)
            .find_map(|s| Some((s.measure, &s.rows[*s.places.get(key)?].tally)))
    }
    /// The games of which one may turn out to be the most extreme in something.
    pub fn ends(&self) -> BTreeSet<GameAt> {
        self.sections.iter().flat_map(|section| &section.rows).flat_map(|row| row.tally.ends()).collect()
    }
    fn extremes(&self) -> BTreeMap<GameAt, usize> {
        let rows = self.sections.iter().flat_map(|s| s.rows.iter().map(|row| (s.measure, &row.tally)));
        let games: BTreeSet<GameAt> =
            rows.filter_map(|(measure, tally)| tally.extreme(measure)).map(|(_, game)| game).collect();
        games.into_iter().zip(0..).collect()
    }
    /// The sections as plain data, with the games in which a number was most extreme.
    pub fn close(self) -> (Vec<Counted>, Vec<GameAt>) {
        let games = self.extremes();
        let counted = self.sections.into_iter().map(|section| section.close(&games)).collect();
        (counted, games.into_keys().collect())
    }
}

/// A section, counted.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Counted {
    /// A word for it.
    pub id: &'static str,
    /// The board that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// Its heading.
    pub title: &'static str,
    /// What is counted.
    pub about: &'static str,
    /// What kind of number.
    pub measure: Measure,
    /// What a number is called.
    pub unit: &'static str,
    /// The least that is aimed at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aim: Option<f64>,
    /// Its numbers.
    pub figures: Vec<Figure>,
}

/// One number.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figure {
    /// A word for it.
    pub key: String,
    /// What it is called.
    pub label: String,
    /// How much; nothing where no game has a say in it.
    pub value: Option<f64>,
    /// Its 95 % interval.
    pub ci95: Option<[f64; 2]>,
    /// Games that have a say in it.
    pub games: u64,
    /// What would be fair.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fair: Option<f64>,
    /// The game in which it was most extreme.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extreme: Option<Extreme>,
    /// How many games had how much.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spread: Vec<(i64, u64)>,
}

/// The game in which a number was most extreme.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Extreme {
    /// Which of the games that are listed, from 0.
    pub game: usize,
    /// How extreme.
    pub says: String,
}

impl Section {
    fn close(self, games: &BTreeMap<GameAt, usize>) -> Counted {
        let (measure, extreme) = (self.measure, self.extreme);
        let figure = |row: Row| Figure {
            value: row.tally.mean(),
            ci95: row.tally.ci95(measure),
            games: row.tally.games(),
            fair: row.tally.fair(),
            spread: row.tally.spread(),
            extreme: row
                .tally
                .extreme(measure)
                .map(|(stress, game)| Extreme { game: games[&game], says: told(extreme, &short(stress)) }),
            key: row.key,
            label: row.label,
        };
        Counted {
            id: self.id,
            board: self.board,
            title: self.title,
            about: self.about,
            measure,
            unit: self.unit,
            aim: self.aim,
            figures: self.rows.into_iter().map(figure).collect(),
        }
    }
}

/// How extreme a game is, in words: `{} rides`, and one ride.
fn told(words: &str, number: &str) -> String {
    let text = words.replace("{}", number);
    let many = words.split("{} ").nth(1).and_then(|rest| rest.split(' ').next());
    match many.and_then(|many| Some((many, many.strip_suffix('s')?))) {
        Some((many, one)) if number == "1" => text.replacen(&format!("1 {many}"), &format!("1 {one}"), 1),
        _ => text,
    }
}

/// A number with as many digits as it needs, two at most.
pub fn short(number: f64) -> String {
    let text = format!("{number:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// What a slug is called where nobody has a better name.
pub fn name_of(slug: &str) -> String {
    let words = slug.replace(['_', '.'], " ");
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_ride_is_no_rides() {
        assert_eq!(told("{} rides", "2"), "2 rides");
        assert_eq!(told("{} rides", "1"), "1 ride");
        assert_eq!(told("won by {} points", "1"), "won by 1 point");
        assert_eq!(told("{} of those who used it", "1"), "1 of those who used it");
    }
}
