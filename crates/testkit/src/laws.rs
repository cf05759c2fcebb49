//! Laws of the contract: they hold in every state of every game. Each looks at one state (or one game); the
//! tests of a game choose where to look.

use crate::{Said, legal, outcomes, random_said, say};
use game::{Game, Luck, Node, Seat, SplitMix};

/// How full the lists got.
#[derive(Clone, Copy, Debug, Default)]
pub struct Fullest {
    /// Legal actions of one seat.
    pub actions: usize,
    /// Outcomes of a chance node.
    pub outcomes: usize,
}

/// Whoever is waited for can speak, and nobody else is waited for: seats, luck, or nobody at the end.
pub fn somebody_can_speak<G: Game>(rules: &G::Rules, state: &G::State, fullest: &mut Fullest) {
    let outcomes = outcomes::<G>(rules, state);
    fullest.outcomes = fullest.outcomes.max(outcomes.len());
    match G::node(state) {
        Node::Decide(seats) => {
            assert!(!seats.is_empty() && outcomes.is_empty());
            for seat in seats.iter() {
                let actions = legal::<G>(rules, state, seat);
                assert!(!actions.is_empty());
                fullest.actions = fullest.actions.max(actions.len());
            }
        }
        Node::Chance(_) => assert!(outcomes.iter().all(|o| o.weight > 0) && !outcomes.is_empty()),
        Node::Over => {
            let mut seats = Seat::all(G::seats(rules));
            assert!(seats.all(|seat| legal::<G>(rules, state, seat).is_empty()) && outcomes.is_empty());
            assert!(G::ranking(rules, state).contains(&1), "somebody is first");
        }
    }
}

/// What is offered is offered once, can be said by the checked and the unchecked way with the same result,
/// and changes something.
pub fn offers_can_be_said<G: Game>(rules: &G::Rules, state: &G::State) {
    for seat in Seat::all(G::seats(rules)) {
        let offered = legal::<G>(rules, state, seat);
        for (i, &action) in offered.iter().enumerate() {
            assert!(!offered[..i].contains(&action), "{action:?} is offered twice");
            let (mut checked, mut unchecked) = (*state, *state);
            say::<G>(rules, &mut checked, Said::Seat(seat, action), &mut ());
            G::act_unchecked(rules, &mut unchecked, seat, action, &mut ());
            assert_eq!(checked, unchecked, "{action:?}");
            assert_ne!(checked, *state, "{action:?} changes something");
        }
    }
}

/// "Why not?" agrees with what is offered over every action there is, and what is refused changes and tells
/// nothing (tried with one in so many, because it costs a copy).
pub fn the_rest_is_refused<G: Game>(
    rules: &G::Rules,
    state: &G::State,
    every_action: &[G::Action],
    luck: &mut SplitMix,
    one_in: u32,
) {
    for seat in Seat::all(G::seats(rules)) {
        let offered = legal::<G>(rules, state, seat);
        for action in offered.iter() {
            assert!(every_action.contains(action), "{action:?} is not among the actions of this test");
        }
        for &action in every_action {
            let possible = G::why_not(rules, state, seat, action).is_ok();
            let place = || G::write_position(rules, state);
            assert_eq!(possible, offered.contains(&action), "{seat:?} {action:?} in {}", place());
            if !possible && luck.below(one_in) == 0 {
                let (mut copy, mut told) = (*state, Vec::new());
                assert!(G::act(rules, &mut copy, seat, action, &mut told).is_err());
                assert!(copy == *state && told.is_empty(), "{seat:?} {action:?} in {}", place());
            }
        }
    }
}

/// A position is one line, and the way back is exact.
pub fn position_reads_back<G: Game>(rules: &G::Rules, state: &G::State) {
    let line = G::write_position(rules, state);
    assert!(!line.contains('\n'));
    let back = G::read_position(rules, &line).unwrap_or_else(|e| panic!("{e}: {line}"));
    assert_eq!(back, *state, "{line}");
}

/// So do actions.
pub fn actions_read_back<G: Game>(rules: &G::Rules, every_action: &[G::Action]) {
    for &action in every_action {
        let line = G::write_action(rules, action);
        assert_eq!(G::read_action(rules, &line), Ok(action), "{line}");
    }
}

/// And whatever luck may bring now.
pub fn outcomes_read_back<G: Game>(rules: &G::Rules, state: &G::State) {
    for o in outcomes::<G>(rules, state).iter() {
        let line = G::write_outcome(rules, o.outcome);
        assert_eq!(G::read_outcome(rules, &line), Ok(o.outcome), "{line}");
    }
}

/// What was said in a game leads to the same state and the same events again.
pub fn a_log_replays<G: Game>(rules: &G::Rules, seed: u64) {
    let (mut state, mut log, mut told) = (G::start(rules), Vec::new(), Vec::new());
    let mut luck = SplitMix(seed);
    while let Some(said) = random_said::<G>(rules, &state, &mut luck) {
        say(rules, &mut state, said, &mut told);
        log.push(said);
    }
    let (mut again, mut told_again) = (G::start(rules), Vec::new());
    log.into_iter().for_each(|said| say(rules, &mut again, said, &mut told_again));
    assert_eq!((state, told), (again, told_again));
}

/// Where several are asked at the same time, the order of their answers does not matter. `false` where
/// there was nothing to try.
pub fn order_of_answers_does_not_matter<G: Game>(
    rules: &G::Rules,
    state: &G::State,
    luck: &mut SplitMix,
) -> bool {
    let waiting = G::node(state).waiting();
    let mut answer = |seat| {
        let offered = legal::<G>(rules, state, seat);
        Said::<G>::Seat(seat, offered[luck.below(offered.len() as u32) as usize])
    };
    let answers: Vec<Said<G>> = waiting.iter().map(&mut answer).collect();
    let play = |order: &mut dyn Iterator<Item = &Said<G>>| {
        let mut copy = *state;
        order.for_each(|&said| say(rules, &mut copy, said, &mut ()));
        copy
    };
    assert_eq!(play(&mut answers.iter()), play(&mut answers.iter().rev()));
    waiting.len() > 1
}
