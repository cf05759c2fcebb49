//! How somebody plays without searching.

use game::{Game, Seat, SplitMix};
use std::fmt::Debug;

/// Who is asked what, in a state that is played on in thought.
#[derive(Debug)]
pub struct Asked<'a, G: Game> {
    /// What is fixed.
    pub rules: &'a G::Rules,
    /// What has come of it so far.
    pub state: &'a G::State,
    /// Who must speak.
    pub seat: Seat,
    /// All that the seat may say: two things at least.
    pub actions: &'a [G::Action],
}

/// A quick player for all seats. It is given a whole state, since making a view of it would cost more than its
/// thoughts, but
/// it looks at nothing that the view of the seat would not show: for two states that look alike to the seat it says
/// the same.
pub trait Policy<G: Game>: Debug + Send + Sync {
    /// What it remembers of one game, so that nothing is counted twice. It changes no answer.
    type Memory: Default + Debug + Send;
    /// So much more worth in its eyes is about as good as a win.
    const A_WIN: f64;

    /// What the seat says.
    fn choose(&self, asked: Asked<G>, memory: &mut Self::Memory, luck: &mut SplitMix) -> G::Action;
    /// What each action is worth in its eyes, the more the better, in the order of the actions.
    fn weigh(&self, asked: Asked<G>, memory: &mut Self::Memory, worths: &mut Vec<f64>);
}
