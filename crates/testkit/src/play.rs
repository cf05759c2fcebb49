//! Random play.

use game::{Actions, Events, Game, Luck, Node, Outcomes, Seat, SplitMix, Viewer, Weighted, pick};

/// Something said: by a seat, or by luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said<G: Game> {
    /// By a seat.
    Seat(Seat, G::Action),
    /// By luck.
    Luck(G::Outcome),
}

/// What `seat` may say now.
pub fn legal<G: Game>(rules: &G::Rules, state: &G::State, seat: Seat) -> Actions<G::Action> {
    let mut list = Actions::new(G::NO_ACTION);
    G::legal(rules, state, seat, &mut list);
    list
}

/// What luck may bring now.
pub fn outcomes<G: Game>(rules: &G::Rules, state: &G::State) -> Outcomes<G::Outcome> {
    let mut list = Outcomes::new(Weighted { outcome: G::NO_OUTCOME, weight: 0 });
    G::outcomes(rules, state, &mut list);
    list
}

/// All who may look: every seat, and a spectator.
pub fn viewers<G: Game>(rules: &G::Rules) -> impl Iterator<Item = Viewer> + use<G> {
    Seat::all(G::seats(rules)).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// What a random player or luck says next; nothing when the game is over.
pub fn random_said<G: Game>(rules: &G::Rules, state: &G::State, luck: &mut impl Luck) -> Option<Said<G>> {
    match G::node(state) {
        Node::Over => None,
        Node::Chance(_) => Some(Said::Luck(pick(&outcomes::<G>(rules, state), luck))),
        Node::Decide(seats) => {
            let k = luck.below(seats.len()) as usize;
            let seat = seats.iter().nth(k).expect("somebody is asked");
            let actions = legal::<G>(rules, state, seat);
            assert!(!actions.is_empty(), "{seat:?} is asked and can say nothing");
            Some(Said::Seat(seat, actions[luck.below(actions.len() as u32) as usize]))
        }
    }
}

/// Says it.
pub fn say<G: Game>(
    rules: &G::Rules,
    state: &mut G::State,
    said: Said<G>,
    events: &mut impl Events<G::Event>,
) {
    match said {
        Said::Seat(seat, action) => G::act(rules, state, seat, action, events)
            .unwrap_or_else(|why| panic!("{seat:?} {action:?}: {why:?}")),
        Said::Luck(outcome) => assert!(G::settle(rules, state, outcome, events), "{outcome:?}"),
    }
}

/// Plays a random game from here to its end.
pub fn play_on<G: Game>(rules: &G::Rules, state: &mut G::State, luck: &mut impl Luck) {
    while let Some(said) = random_said::<G>(rules, state, luck) {
        say(rules, state, said, &mut ());
    }
}

/// Plays a random game and shows every state to `law`, from the first to the last.
pub fn in_every_state<G: Game>(
    rules: &G::Rules,
    luck: &mut SplitMix,
    mut law: impl FnMut(&G::State, &mut SplitMix),
) {
    let mut state = G::start(rules);
    law(&state, luck);
    while let Some(said) = random_said::<G>(rules, &state, luck) {
        say(rules, &mut state, said, &mut ());
        law(&state, luck);
    }
}
