//! Several moves of one seat at once: all of them, or none. They are tried on what the seat knows and on nothing else, so
//! whether they are taken, and what a refusal says, follows from the seat's own view: it cannot tell what rivals hide.

use crate::presenter::{Action, Presenter, Rules, View};
use game::{Events, Game, Node, Seat, SeatSet, SplitMix, Viewer};
use std::marker::PhantomData;

/// Notes whether something hidden came to light.
struct Light<G: Game> {
    shown: bool,
    game: PhantomData<G>,
}

impl<G: Game> Events<G::Event> for Light<G> {
    fn on(&mut self, event: G::Event) {
        self.shown |= G::is_reveal(&event);
    }
}

/// Tries a sequence on a position that the seat cannot tell from the real one. It ends where something hidden comes to light,
/// where luck must speak and where anybody else is asked: a move after that would be a move made with open eyes, or a guess
/// that a refusal confirms. The number of the first move that cannot be made, from 1.
pub(crate) fn check<P: Presenter>(
    presenter: &P,
    rules: &Rules<P>,
    view: &View<P>,
    seat: Seat,
    actions: &[Action<P>],
) -> Result<(), usize> {
    let mut known = P::Game::sample(rules, view, &mut SplitMix(0));
    let mut light = Light::<P::Game> { shown: false, game: PhantomData };
    for (i, &action) in actions.iter().enumerate() {
        let sealed = presenter.is_sealed(&P::Game::view(rules, &known, Viewer::Spectator));
        let own = P::Game::node(&known) == Node::Decide(SeatSet::only(seat));
        let goes_on = own && !sealed && !light.shown;
        if !goes_on || P::Game::act(rules, &mut known, seat, action, &mut light).is_err() {
            return Err(i + 1);
        }
    }
    Ok(())
}
