//! Choices typed in the reader's words: `heavy`, `help Protos`, `drive on`. The phrases of each kind stand in `cli.ftl`, parted by
//! bars; any of their words may be left out or cut short while it stays clear which choice is meant.

use super::MotorcarTelling;
use crate::client::Reader;
use crate::words::Arg;
use fluent_bundle::FluentValue;
use session::motorcar::kinds::{MotorcarChoiceKind, MotorcarNumber};
use session::motorcar::wire::MotorcarChoice;

/// Pulls that have a name of their own, in parts of the longest one.
const PULLS: [(&str, i32); 4] = [("quarter", 1), ("half", 2), ("three_quarters", 3), ("full", 4)];

impl MotorcarTelling {
    /// All choices that the line could mean, in notation. A phrase that is said whole goes before those that are cut short.
    pub(super) fn hear(&self, reader: &Reader, choices: &[MotorcarChoice], line: &str) -> Vec<String> {
        let said = plain(line);
        let heard = |fits: &dyn Fn(&str) -> bool| -> Vec<String> {
            let meant = choices
                .iter()
                .filter(|choice| self.phrases(reader, choices, choice).iter().any(|it| fits(it)));
            meant.map(|choice| choice.act.clone()).collect()
        };
        let whole = heard(&|phrase| phrase == said);
        if whole.is_empty() { heard(&|phrase| is_short_for(&said, phrase)) } else { whole }
    }

    /// What this choice may be called.
    fn phrases(&self, reader: &Reader, choices: &[MotorcarChoice], choice: &MotorcarChoice) -> Vec<String> {
        let mut values: Vec<Arg> = Vec::new();
        values.push((
            "rival",
            choice.target.seat.map(|seat| self.car(reader, seat)).unwrap_or_default().into(),
        ));
        values.push(("strain", choice.target.strain.map(|it| it.to_string()).unwrap_or_default().into()));
        values.push((
            "predicament",
            choice.target.predicament.map(|it| it.to_string()).unwrap_or_default().into(),
        ));
        values.extend(choice.numbers.iter().map(|(name, &n)| (name.slug(), FluentValue::from(n))));
        if choice.kind == MotorcarChoiceKind::Flick {
            let Some(pull) = part_of_the_longest(choices, choice) else { return Vec::new() };
            values.push(("part", pull.into()));
        }
        let phrases = reader.say(&format!("said_{}", choice.kind), &values);
        phrases.split('|').map(plain).collect()
    }
}

/// Which part of the longest pull this one is, where that part has a name.
fn part_of_the_longest(choices: &[MotorcarChoice], choice: &MotorcarChoice) -> Option<&'static str> {
    let pull = |choice: &MotorcarChoice| choice.numbers.get(&MotorcarNumber::Pull).copied();
    let most = choices.iter().filter_map(pull).max()?;
    let own = pull(choice)?;
    PULLS.iter().find(|(_, quarters)| most * quarters / 4 == own).map(|(name, _)| *name)
}

/// Are these words a phrase with some of its words left out, or their ends?
fn is_short_for(said: &str, phrase: &str) -> bool {
    let mut left = phrase.split(' ');
    !said.is_empty() && said.split(' ').all(|word| left.any(|other| other.starts_with(word)))
}

/// In small letters, without accents and signs, words parted by one space.
fn plain(text: &str) -> String {
    let mut letters = String::new();
    for letter in text.to_lowercase().chars() {
        match letter {
            'à' | 'â' | 'ä' => letters.push('a'),
            'ç' => letters.push('c'),
            'é' | 'è' | 'ê' | 'ë' => letters.push('e'),
            'î' | 'ï' => letters.push('i'),
            'ô' | 'ö' => letters.push('o'),
            'ù' | 'û' | 'ü' => letters.push('u'),
            other if other.is_alphanumeric() => letters.push(other),
            _ => letters.push(' '),
        }
    }
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}
