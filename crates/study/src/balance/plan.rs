//! What a study plays: its tables, and what they are called.

use serde::Serialize;

/// A table of a study: so many games are played at each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TablePlan {
    /// The board; the one route of the motorcar race.
    pub board: String,
    /// Which way, where the game has two.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub direction: String,
    /// Who sits where.
    pub seats: Vec<String>,
    /// Modules in play.
    pub modules: Vec<String>,
    /// What plays its games again, up to the first and the number of games.
    pub command: String,
}

impl TablePlan {
    /// The modules as one word.
    pub fn mix(&self) -> String {
        if self.modules.is_empty() { "plain".to_owned() } else { self.modules.join("+") }
    }
    /// A name for files.
    pub fn slug(&self) -> String {
        let parts = [&self.board, &self.direction, &format!("{}", self.seats.len()), &self.mix()];
        let parts: Vec<&str> =
            parts.into_iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
        parts.join("-").replace([':', '+'], "_")
    }
}

/// The groups of tables whose numbers are told beside each other: all, and the boards, ways, seats and modules that
/// differ.
pub fn groups(
    plans: &[TablePlan],
    plan: &TablePlan,
    board: impl Fn(&str) -> String,
) -> Vec<(String, String)> {
    let differ = |of: &dyn Fn(&TablePlan) -> String| plans.iter().any(|other| of(other) != of(plan));
    let mut groups = vec![("all".to_owned(), "All races".to_owned())];
    if differ(&|p| p.board.clone()) {
        groups.push((plan.board.clone(), board(&plan.board)));
    }
    if differ(&|p| p.direction.clone()) {
        let name = super::book::name_of(&plan.direction);
        if differ(&|p| p.board.clone()) {
            let (key, label) = (format!("{}_{}", plan.board, plan.direction), board(&plan.board));
            groups.push((key, format!("{label}, {}", plan.direction)));
        }
        groups.push((plan.direction.clone(), name));
    }
    if differ(&|p| p.seats.len().to_string()) {
        groups.push((format!("{}_seats", plan.seats.len()), format!("{} seats", plan.seats.len())));
    }
    if differ(&TablePlan::mix) {
        groups.push((plan.mix(), super::book::name_of(&plan.mix().replace('+', ", "))));
    }
    groups
}

/// The bots of a study, each once, in the order of their seats.
pub fn bots(plans: &[TablePlan]) -> Vec<String> {
    let mut bots: Vec<String> = Vec::new();
    for seat in plans.iter().flat_map(|plan| &plan.seats) {
        if !bots.contains(seat) {
            bots.push(seat.clone());
        }
    }
    bots
}
