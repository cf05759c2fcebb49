//! What the program would do, and why, line by line.

use super::Reader;
use session::advice::{Advised, Because, Hint, Likely};

/// A hint, line by line.
pub fn told(reader: &Reader, hint: &Hint) -> Vec<String> {
    let word = |key: &str| reader.words.word("advice", key);
    let mut lines = Vec::new();
    for (i, one) in hint.advised.iter().enumerate() {
        let key = if i == 0 { "hint_best" } else { "hint_instead" };
        let act = if i == 0 { reader.bold(&one.act) } else { one.act.clone() };
        lines.push(format!("  {}: {act} ({})", word(key), likely(reader, one.chance)));
        if i > 0 {
            lines.extend(differences(reader, one));
        }
    }
    if let [_] = hint.advised[..] {
        lines.push(format!("  {}", word("hint_only")));
    }
    lines.push(format!("  {}", word("hint_note")));
    lines
}

/// How a choice differs from the best.
fn differences(reader: &Reader, one: &Advised) -> Vec<String> {
    let word = |key: &str| reader.words.word("advice", key);
    let mut lines: Vec<String> = [("hint_worse", &one.worse), ("hint_better", &one.better)]
        .into_iter()
        .filter(|(_, reasons)| !reasons.is_empty())
        .map(|(key, reasons)| format!("     {}: {}", word(key), listed(reader, reasons)))
        .collect();
    if lines.is_empty() && one.chance.worlds > 0 {
        lines.push(format!("     {}", word("hint_alike")));
    }
    lines
}

/// Reasons in a row.
pub fn listed(reader: &Reader, reasons: &[Because]) -> String {
    let said = |because: &Because| {
        let key = format!("reason_{}", because.kind);
        reader.words.say("advice", &key, &[("by", because.by.into())])
    };
    reasons.iter().map(said).collect::<Vec<_>>().join("; ")
}

/// How likely a seat wins.
pub fn likely(reader: &Reader, chance: Likely) -> String {
    if chance.worlds == 0 {
        return reader.words.word("advice", "hint_unknown");
    }
    let mean = reader.words.say("advice", "hint_chance", &[("mean", chance.mean.round().into())]);
    let ends = [("low", chance.low.round().into()), ("high", chance.high.round().into())];
    format!("{mean}, {}", reader.words.say("advice", "hint_interval", &ends))
}
