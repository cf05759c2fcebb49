//! Every word of a closed list on the wire (`kinds!` in crates/session) has its message in all languages.

use std::collections::BTreeSet;

use crate::{
    fluent::{self, LANGUAGES},
    tree::Tree,
};

/// Where the words of a list are: the file, and how their keys begin.
const WORDS: [(&str, &str, &str); 33] = [
    ("AdviceKind", "advice.ftl", "reason_"),
    ("CardboardAsk", "cardboard.ftl", "ask_"),
    ("CardboardNo", "cardboard.ftl", "no_"),
    ("RaceEventKind", "events.ftl", ""),
    ("RaceAsk", "table.ftl", ""),
    ("RaceChoiceKind", "page.ftl", "do_"),
    ("RaceMacroKind", "page.ftl", "do_"),
    ("RaceReason", "reasons.ftl", ""),
    ("RaceRemedyKey", "reasons.ftl", ""),
    ("RacePhase", "page.ftl", "phase_"),
    ("RaceGauge", "table.ftl", "gauge_"),
    ("RaceSkill", "table.ftl", "skill_"),
    ("RaceFigure", "table.ftl", "number_"),
    ("RaceLuck", "table.ftl", "luck_"),
    ("RaceIdle", "page.ftl", "idle_"),
    ("RaceTiming", "page.ftl", "timing_"),
    ("RaceTerrain", "terrain.ftl", ""),
    ("RaceWeather", "events.ftl", "weather_"),
    ("RaceLeader", "leaders.ftl", ""),
    ("RaceModule", "modules.ftl", ""),
    ("RaceColour", "more.ftl", "sign_shape_"),
    ("RaceWay", "more.ftl", "sign_by_"),
    ("NoUndoKind", "table.ftl", "no_undo_"),
    ("TableKey", "table.ftl", ""),
    ("MotorcarAsk", "motorcar.ftl", ""),
    ("MotorcarChoiceKind", "motorcar.ftl", "choice_"),
    ("MotorcarChoiceKind", "cli.ftl", "said_"),
    ("MotorcarPhase", "motorcar.ftl", "phase_"),
    ("MotorcarLuck", "motorcar.ftl", "luck_"),
    ("MotorcarFigure", "motorcar.ftl", "change_"),
    ("MotorcarEventKind", "motorcar.ftl", ""),
    ("MotorcarReason", "motorcar.ftl", ""),
    ("MotorcarRemedyKey", "motorcar.ftl", ""),
];

/// Lists that nobody is shown word by word.
const UNSPOKEN: [&str; 13] = [
    "RaceRoom",
    "RaceWork",
    "RaceNumber",
    "RaceDirection",
    "HolderKind",
    "ScorePart",
    "ShareKind",
    "MotorcarDice",
    "MotorcarFlick",
    "MotorcarNumber",
    "MotorcarPredicament",
    "MotorcarReward",
    "MotorcarStrain",
];

pub fn check(tree: &Tree) -> Vec<String> {
    let files = tree.below("crates/session/src/", "kinds.rs");
    files
        .flat_map(|(path, text)| lists(text).into_iter().flat_map(|list| missing(tree, path, list)))
        .collect()
}

/// A list with its words.
type List<'a> = (&'a str, Vec<&'a str>);

/// The lists that a file declares: the name stands before `{` or `:`, each word behind `= "`.
fn lists(text: &str) -> Vec<List<'_>> {
    let blocks = text.split("\nkinds!(").skip(1).map(|rest| rest.split("\n);").next().unwrap_or_default());
    blocks.filter_map(read).collect()
}

fn read(block: &str) -> Option<List<'_>> {
    let lines = || block.lines().map(str::trim).filter(|line| !line.starts_with("//"));
    let name = lines().find(|line| line.ends_with('{'))?.split([' ', ':']).next()?;
    let words = lines().filter_map(|line| line.split_once(" = \"")?.1.strip_suffix("\","));
    Some((name, words.collect()))
}

fn missing(tree: &Tree, path: &str, (name, words): List<'_>) -> Vec<String> {
    if UNSPOKEN.contains(&name) {
        return Vec::new();
    }
    let Some((_, file, start)) = WORDS.iter().find(|(list, ..)| *list == name) else {
        return vec![format!("{path}: it is not said where the words of `{name}` are")];
    };
    let mut broken = Vec::new();
    for language in LANGUAGES {
        let text_path = fluent::text_path(language, file);
        let text = tree.text(&text_path).unwrap_or_default();
        let known: BTreeSet<String> = fluent::keys(text).into_iter().map(|key| key.name).collect();
        let keys = words.iter().map(|word| format!("{start}{word}"));
        broken.extend(
            keys.filter(|key| !known.contains(key)).map(|key| format!("{text_path}: lacks `{key}` ({name})")),
        );
    }
    broken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_without_a_message_is_found_in_every_language() {
        let kinds = "\nkinds!(\n    /// Why {\n    RaceReason: Reason {\n        Money = \"money\",\n        \
                     Dry = \"dry\",\n    }\n);\n\nkinds!(\n    RaceRoom {\n        Race = \"race\",\n    }\n);\n\
                     \nkinds!(\n    RaceNew {\n        A = \"a\",\n    }\n);\n";
        let tree = Tree::of(&[
            ("crates/session/src/race/kinds.rs", kinds),
            ("content/text/en/reasons.ftl", "money = Too dear."),
            ("content/text/nl/reasons.ftl", "money = Te duur.\ndry = Leeg."),
            ("content/text/fr/reasons.ftl", "dry = Vide."),
        ]);
        assert_eq!(
            check(&tree),
            [
                "content/text/en/reasons.ftl: lacks `dry` (RaceReason)",
                "content/text/fr/reasons.ftl: lacks `money` (RaceReason)",
                "crates/session/src/race/kinds.rs: it is not said where the words of `RaceNew` are",
            ]
        );
    }
}
