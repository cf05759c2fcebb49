//! What a seat is shown of the game itself, whoever sits there and wherever: a table adds what happened and who else is there.
//! Made from the seat's own view alone.

use crate::presenter::{Action, AskedOf, Presenter, Rules, View};
use game::Seat;
use serde::Serialize;

/// The part of [`crate::wire::Shown`] that needs no table: enough to choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Asked<V, Q, C, M> {
    /// The viewer's seat, from 1; none for a spectator.
    pub viewer: Option<u8>,
    /// The game.
    pub view: V,
    /// What the seat is asked.
    pub question: Option<Q>,
    /// Exactly what the seat may say.
    pub choices: Vec<C>,
    /// Sequences without luck or foreign decisions.
    pub macros: Vec<M>,
}

/// What a viewer is shown who may choose among these actions.
pub fn asked<P: Presenter>(
    presenter: &P,
    rules: &Rules<P>,
    view: &View<P>,
    choices: &[Action<P>],
) -> AskedOf<P> {
    let is_asked = !choices.is_empty();
    Asked {
        viewer: presenter.viewer(view).seat().map(Seat::number),
        view: presenter.view(rules, view),
        question: is_asked.then(|| presenter.question(rules, view)).flatten(),
        choices: choices.iter().map(|&action| presenter.choice(rules, view, action)).collect(),
        macros: if is_asked { presenter.macros(rules, view) } else { Vec::new() },
    }
}
