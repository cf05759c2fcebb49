//! A table of bots.

use bots::Bot;
use game::{Game, Node, SplitMix, Viewer, pick};

/// A bot for each seat.
pub type Players<G> = Vec<Box<dyn Bot<G>>>;

/// Plays a game between bots and shows every decision: the state, the view of whoever decides, what it says, and
/// the luck with which it thought.
pub fn play<G: Game>(
    rules: &G::Rules,
    players: &[Box<dyn Bot<G>>],
    seed: u64,
    mut show: impl FnMut(&G::State, &G::View, G::Action, SplitMix),
) -> G::State {
    let (mut luck, mut mind) = (SplitMix(seed), SplitMix(seed + 1));
    let mut state = G::start(rules);
    loop {
        match G::node(&state) {
            Node::Over => return state,
            Node::Chance(_) => {
                let outcome = pick(&testkit::outcomes::<G>(rules, &state), &mut luck);
                assert!(G::settle(rules, &mut state, outcome, &mut ()));
            }
            Node::Decide(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let view = G::view(rules, &state, Viewer::Seat(seat));
                let before = mind;
                let action = players[seat.index()].choose(rules, &view, &mut mind);
                show(&state, &view, action, before);
                G::act(rules, &mut state, seat, action, &mut ()).expect("bots say only what is legal");
            }
        }
    }
}
