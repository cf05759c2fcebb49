//! What is aimed at and what is varied, as it is typed: `length=6..10`, `africa.line.dakar-lagos.price=40,60,80`.

use content::Content;
use serde::Serialize;

/// The most variants of a grid: each of them plays all games.
const MOST_VARIANTS: usize = 64;

/// What a number of a study should be.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Target {
    /// The number: section and row.
    pub name: String,
    /// At least so much.
    pub least: Option<f64>,
    /// At most so much.
    pub most: Option<f64>,
}

impl Target {
    /// As it was typed: `length=6..10`, `line.dakar-lagos=5%..`, `rule.robbed=..20%`. A section alone means all its
    /// games.
    pub fn read(text: &str, known: &[String]) -> Result<Target, String> {
        let wrong = |says: &str| format!("--target {text}: {says}");
        let form = "NAME=LEAST..MOST, such as length=6..10 or line.dakar-lagos=5%..";
        let (name, range) = text.split_once('=').ok_or_else(|| wrong(form))?;
        let name = [name.to_owned(), format!("{name}.all")].into_iter().find(|name| known.contains(name));
        let name = name.ok_or_else(|| wrong(&unknown(text.split('=').next().unwrap_or_default(), known)))?;
        let (least, most) = range.split_once("..").ok_or_else(|| wrong(form))?;
        let number = |word: &str| -> Result<Option<f64>, String> {
            let (digits, part) = match word.trim().strip_suffix('%') {
                Some(digits) => (digits.trim(), 100.0),
                None => (word.trim(), 1.0),
            };
            match digits.parse::<f64>() {
                _ if word.trim().is_empty() => Ok(None),
                Ok(number) if number.is_finite() => Ok(Some(number / part)),
                _ => Err(wrong(&format!("\"{word}\" is no number; {form}"))),
            }
        };
        let (least, most) = (number(least)?, number(most)?);
        if least.is_none() && most.is_none() {
            return Err(wrong("it aims at nothing: say at least, at most, or both"));
        }
        if let (Some(least), Some(most)) = (least, most)
            && least > most
        {
            return Err(wrong("the least is more than the most"));
        }
        Ok(Target { name, least, most })
    }
    /// How far a value is outside, as a part of the bound that it misses.
    pub fn misses(&self, value: f64) -> f64 {
        let off = |bound: f64, by: f64| by.max(0.0) / bound.abs().max(0.01);
        let under = self.least.map_or(0.0, |least| off(least, least - value));
        under + self.most.map_or(0.0, |most| off(most, value - most))
    }
    /// In words.
    pub fn words(&self) -> String {
        let shown = crate::balance::short;
        match (self.least, self.most) {
            (Some(least), Some(most)) => format!("{} to {}", shown(least), shown(most)),
            (Some(least), None) => format!("at least {}", shown(least)),
            (None, most) => format!("at most {}", shown(most.unwrap_or_default())),
        }
    }
}

/// What to say of a number that no study counts: those of its section, or the sections.
fn unknown(name: &str, known: &[String]) -> String {
    const TOLD: usize = 40;
    let section = name.split('.').next().unwrap_or_default();
    let of_section: Vec<&str> =
        known.iter().map(String::as_str).filter(|one| one.split('.').next() == Some(section)).collect();
    if of_section.is_empty() {
        let mut sections: Vec<&str> = known.iter().filter_map(|name| name.split('.').next()).collect();
        sections.dedup();
        return format!("no number is called so; they begin with: {}", sections.join(", "));
    }
    let more = of_section.len().saturating_sub(TOLD);
    let tail = if more > 0 { format!(" and {more} more") } else { String::new() };
    format!("there is no such number; there are: {}{tail}", of_section[..of_section.len() - more].join(", "))
}

/// A number of the content and what it may become.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Vary {
    /// Its address.
    pub address: String,
    /// What it is.
    pub now: i64,
    /// What is tried.
    pub values: Vec<i64>,
}

impl Vary {
    /// As it was typed: `ADDRESS=20,40,60`. The number must be there, and the content sound with each of the values.
    pub fn read(text: &str, content: &Content) -> Result<Vary, String> {
        let wrong = |says: String| format!("--vary {text}: {says}");
        let form = "ADDRESS=NUMBERS, such as africa.line.dakar-lagos.price=40,60,80";
        let (address, values) = text.split_once('=').ok_or_else(|| wrong(form.to_owned()))?;
        let address = address.trim();
        let now = content.number(address).map_err(wrong)?.value;
        let mut read = Vec::new();
        for word in values.split(',').map(str::trim) {
            let value: i64 =
                word.parse().map_err(|_| wrong(format!("\"{word}\" is no whole number; {form}")))?;
            if read.contains(&value) {
                return Err(wrong(format!("{value} stands there twice")));
            }
            let varied = content.with_number(address, value).map_err(wrong)?;
            if let Some(problem) = varied.check().first() {
                return Err(wrong(format!("{value} will not do: {problem}")));
            }
            read.push(value);
        }
        Ok(Vary { address: address.to_owned(), now, values: read })
    }
}

/// Every choice of values, those that change nothing left out.
pub fn grid(varied: &[Vary]) -> Result<Vec<Vec<i64>>, String> {
    let all: usize = varied.iter().map(|vary| vary.values.len()).product();
    if all > MOST_VARIANTS {
        return Err(format!(
            "these are {all} variants, at most {MOST_VARIANTS} are played: leave out values, or try one number \
             after the other (--search)"
        ));
    }
    let mut grid: Vec<Vec<i64>> = vec![Vec::new()];
    for vary in varied {
        let longer = |row: &Vec<i64>| {
            let row = row.clone();
            vary.values
                .iter()
                .map(move |&value| row.iter().copied().chain([value]).collect())
                .collect::<Vec<_>>()
        };
        grid = grid.iter().flat_map(longer).collect();
    }
    let now: Vec<i64> = varied.iter().map(|vary| vary.now).collect();
    grid.retain(|row| *row != now);
    Ok(grid)
}
