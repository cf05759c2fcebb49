//! What a game must bring to be played by numbers. The numbers are the same in all games of one set-up, whatever is drawn by
//! lot before each of them.

use crate::fields::{Field, Row};
use game::{Game, Viewer};
use std::fmt::Debug;

/// Raised by every change of what stands where in a row, or of the number of an action.
pub const OBSERVATION_VERSION: u32 = 1;

/// A game whose actions have numbers and whose views are rows of numbers.
pub trait Numbered: Game<Rules: Debug> {
    /// The numbers of actions, for one set-up.
    type Actions: Debug + Send + Sync;
    /// How the pieces of one game are called in the set-up: with a play-mode card that is drawn they differ from game to game.
    type Names: Copy + Debug + Send + Sync;

    /// Numbers for all games of a set-up; `widest` has the modules of all of them.
    fn actions(widest: &Self::Rules) -> Self::Actions;
    /// How many actions have numbers. Number 0 is nobody's: it stands for "not asked".
    fn count(actions: &Self::Actions) -> usize;
    /// The pieces of this game among those of the set-up.
    fn names(widest: &Self::Rules, rules: &Self::Rules) -> Self::Names;
    /// The number of an action.
    fn number(actions: &Self::Actions, names: &Self::Names, action: Self::Action) -> Option<usize>;
    /// The way back from [`Numbered::number`]; nothing for 0, and for what does not exist in this game.
    fn action(
        actions: &Self::Actions,
        names: &Self::Names,
        rules: &Self::Rules,
        number: usize,
    ) -> Option<Self::Action>;

    /// What stands where in a row.
    fn fields(widest: &Self::Rules) -> Vec<Field>;
    /// Fills a row, which holds zeros, with what the viewer of `view` may know; seats are counted from the viewer's own.
    fn fill(
        widest: &Self::Rules,
        names: &Self::Names,
        rules: &Self::Rules,
        view: &Self::View,
        row: &mut Row<'_>,
    );
}

/// What all games of one set-up share.
#[derive(Debug)]
pub struct Shape<G: Numbered> {
    /// Rules with the modules of all games.
    pub widest: G::Rules,
    /// The numbers of actions.
    pub actions: G::Actions,
    /// What stands where in a row.
    pub fields: Vec<Field>,
    /// How long a row is.
    pub width: usize,
}

impl<G: Numbered> Shape<G> {
    /// For all games of a set-up.
    pub fn new(widest: G::Rules) -> Self {
        let (actions, fields) = (G::actions(&widest), G::fields(&widest));
        let width = fields.iter().map(|field| field.len).sum();
        Shape { widest, actions, fields, width }
    }
    /// How many actions have numbers.
    pub fn count(&self) -> usize {
        G::count(&self.actions)
    }
    /// The row of a view.
    pub fn observe(&self, names: &G::Names, rules: &G::Rules, view: &G::View, out: &mut [u8]) {
        out.fill(0);
        let mut row = Row::new(out);
        G::fill(&self.widest, names, rules, view, &mut row);
        debug_assert_eq!(row.at(), self.width, "every field is filled");
    }
    /// The row of what a viewer may know of a state.
    pub fn observe_state(
        &self,
        names: &G::Names,
        rules: &G::Rules,
        state: &G::State,
        viewer: Viewer,
        out: &mut [u8],
    ) {
        self.observe(names, rules, &G::view(rules, state, viewer), out);
    }
}
