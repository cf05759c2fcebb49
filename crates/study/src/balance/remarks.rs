//! What a designer should look at first: found in the numbers, sure only where the whole interval says so.

use super::book::{Counted, Figure};
use super::tally::Measure;
use serde::Serialize;

/// Times its fair share that nobody should win more often, or less often the other way round.
const MOST_TIMES_FAIR: f64 = 1.15;
/// Part of all games that should use a rule, and how often in a game a card should be used: less is as good as never.
const LEAST_USE: f64 = 0.05;
const LEAST_IN_A_GAME: f64 = 0.05;
/// Part of the cards got that should be used.
const LEAST_USED: f64 = 0.1;

/// Something to look at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Remark {
    /// The section it comes from.
    pub section: &'static str,
    /// The board, where it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// What is to be seen.
    pub says: String,
    /// The whole 95 % interval says so.
    pub sure: bool,
}

/// What is to be seen in these numbers.
pub fn remarks(sections: &[Counted]) -> Vec<Remark> {
    let mut remarks: Vec<Remark> = sections.iter().flat_map(of_section).collect();
    remarks.sort_by_key(|remark| !remark.sure);
    remarks
}

fn of_section(section: &Counted) -> Vec<Remark> {
    let remark = |(says, sure): (String, bool)| Remark {
        section: section.id,
        board: section.board.clone(),
        says,
        sure,
    };
    let winners = ["start", "seat", "crew", "leader"].contains(&section.id);
    let mut found: Vec<(String, bool)> = Vec::new();
    let is_never = |figure: &&Figure| figure.games > 0 && figure.value == Some(0.0);
    let never: Vec<&str> =
        section.figures.iter().filter(is_never).map(|figure| figure.label.as_str()).collect();
    // Few games leave room for what is merely rare.
    let sure = section.figures.iter().filter(is_never).all(|figure| {
        let most = if section.measure == Measure::Share { LEAST_USE } else { LEAST_IN_A_GAME };
        figure.ci95.is_some_and(|[_, hi]| hi < most)
    });
    let what = match section.id {
        "rule" => Some("Rules that no race used"),
        "card" => Some("Cards that nobody ever used"),
        "line" => Some("Lines that nobody took"),
        "zone" => Some("Risk zones that nobody entered"),
        "city" => Some("Cities that nobody came to"),
        _ => None,
    };
    if let Some(what) = what.filter(|_| !never.is_empty()) {
        found.push((format!("{what}: {}.", never.join("; ")), sure));
    }
    for figure in section.figures.iter().filter(|figure| figure.value.is_some_and(|value| value > 0.0)) {
        found.extend(winners.then(|| of_winner(section.title, figure)).flatten());
        found.extend(section.aim.and_then(|aim| of_aim(figure, aim)));
        found.extend((section.id == "use").then(|| of_cards(figure)).flatten());
    }
    found.into_iter().map(remark).collect()
}

fn of_winner(title: &str, figure: &Figure) -> Option<(String, bool)> {
    let (value, fair, [lo, hi]) = (figure.value?, figure.fair?, figure.ci95?);
    let (most, least) = (fair * MOST_TIMES_FAIR, fair / MOST_TIMES_FAIR);
    // A small sample says little: only what is at least sure to be off the fair share is told.
    let is_off = lo > fair || hi < fair;
    if !is_off || (least..=most).contains(&value) {
        return None;
    }
    let says = format!(
        "{title} {}: {:.2} times its share ({:.1} %, 95 %: {:.1} to {:.1}; fair {:.1}).",
        figure.label,
        value / fair,
        value * 100.0,
        lo * 100.0,
        hi * 100.0,
        fair * 100.0
    );
    Some((says, lo > most || hi < least))
}

fn of_aim(figure: &Figure, aim: f64) -> Option<(String, bool)> {
    let (value, [lo, hi]) = (figure.value?, figure.ci95?);
    let percent = [value, lo, hi, aim].map(|x| x * 100.0);
    let says = format!(
        "{}: in {:.1} % of races (95 %: {:.1} to {:.1}), fewer than the {:.0} % that are aimed at.",
        figure.label, percent[0], percent[1], percent[2], percent[3]
    );
    (value < aim).then_some((says, hi < aim))
}

fn of_cards(figure: &Figure) -> Option<(String, bool)> {
    let (value, [_, hi]) = (figure.value?, figure.ci95?);
    let says =
        format!("{}: only {:.1} % of those that came into a hand were used.", figure.label, value * 100.0);
    (value < LEAST_USED).then_some((says, hi < LEAST_USED))
}
