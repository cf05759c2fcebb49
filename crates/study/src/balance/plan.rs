//! What a study plays: its tables, and what they are called.

use super::book::name_of;
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

/// Tables whose numbers are told together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// A word for it.
    pub key: String,
    /// What it is called.
    pub label: String,
    /// What comes first: all, ways, seats, modules, boards.
    rank: usize,
}

/// The groups that a table is in: all, and the boards, ways, seats and modules that differ.
pub fn groups(plans: &[TablePlan], plan: &TablePlan, board: impl Fn(&str) -> String) -> Vec<Group> {
    let differ = |of: &dyn Fn(&TablePlan) -> String| plans.iter().any(|other| of(other) != of(plan));
    let mut groups = Vec::new();
    let mut group = |rank, key: String, label: String| groups.push(Group { key, label, rank });
    group(0, "all".to_owned(), "All races".to_owned());
    let (boards, ways) = (differ(&|p| p.board.clone()), differ(&|p| p.direction.clone()));
    let name = board(&plan.board);
    if ways {
        group(1, plan.direction.clone(), name_of(&plan.direction));
    }
    if differ(&|p| p.seats.len().to_string()) {
        let seats = plan.seats.len();
        group(2, format!("{seats}_seats"), format!("{seats} seats"));
    }
    if differ(&TablePlan::mix) {
        group(3, plan.mix(), name_of(&plan.mix().replace('+', ", ")));
    }
    if boards {
        group(4, plan.board.clone(), name.clone());
    }
    if boards && ways {
        group(4, format!("{}_{}", plan.board, plan.direction), format!("{name}, {}", plan.direction));
    }
    groups
}

/// The groups of all tables, as they are told.
pub fn in_order(tables: &[Vec<Group>]) -> Vec<(String, String)> {
    let mut all: Vec<&Group> = tables.iter().flatten().collect();
    all.sort_by_key(|group| group.rank);
    all.into_iter().map(|group| (group.key.clone(), group.label.clone())).collect()
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
