//! Everything the wire can say of a motorcar race has words in every language.

use crate::support::content;
use content::LANGUAGES;
use session::motorcar::kinds::{
    MotorcarAsk, MotorcarChoiceKind, MotorcarEventKind, MotorcarFigure, MotorcarLuck, MotorcarNumber,
    MotorcarPhase, MotorcarReason, MotorcarRemedyKey,
};
use std::collections::BTreeSet;

/// What words mention besides numbers; the head of the English file explains them.
const MENTIONED: [&str; 26] = [
    "after",
    "before",
    "car",
    "cars",
    "destination",
    "fifties",
    "have",
    "leg",
    "lot",
    "need",
    "number",
    "order",
    "partner",
    "predicament",
    "predicament_days",
    "pulls",
    "reward",
    "rival",
    "rolls",
    "rounds",
    "seats",
    "space",
    "stage_days",
    "strain",
    "strains",
    "who",
];

fn text(language: &str) -> String {
    content().text(language, "motorcar.ftl").expect("its words").to_owned()
}

#[test]
fn every_kind_has_words() {
    let mut keys: BTreeSet<String> = BTreeSet::new();
    keys.extend(MotorcarEventKind::ALL.iter().map(|kind| kind.slug().into()));
    keys.extend(MotorcarAsk::ALL.iter().map(|ask| ask.slug().into()));
    keys.extend(MotorcarReason::ALL.iter().map(|reason| reason.slug().into()));
    keys.extend(MotorcarRemedyKey::ALL.iter().map(|remedy| remedy.slug().into()));
    keys.extend(MotorcarChoiceKind::ALL.iter().map(|kind| format!("choice_{kind}")));
    keys.extend(MotorcarPhase::ALL.iter().map(|phase| format!("phase_{phase}")));
    keys.extend(MotorcarLuck::ALL.iter().map(|luck| format!("luck_{luck}")));
    keys.extend(MotorcarFigure::ALL.iter().map(|figure| format!("change_{figure}")));
    for language in LANGUAGES {
        let text = text(language);
        let missing =
            keys.iter().filter(|key| !text.lines().any(|line| line.starts_with(&format!("{key} ="))));
        assert_eq!(missing.collect::<Vec<_>>(), Vec::<&String>::new(), "{language}");
    }
}

#[test]
fn words_mention_only_what_the_wire_says() {
    let numbers: BTreeSet<&str> = MotorcarNumber::ALL.iter().map(|number| number.slug()).collect();
    for language in LANGUAGES {
        for line in text(language).lines().filter(|line| !line.starts_with('#')) {
            for mention in line.split("{ $").skip(1).chain(line.split("{$").skip(1)) {
                let name: String = mention.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                assert!(
                    MENTIONED.contains(&&*name) || numbers.contains(&*name),
                    "{language}: ${name} in {line}"
                );
            }
        }
    }
}
