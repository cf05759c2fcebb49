//! How fast a policy plays for all seats, beside a frozen level that is given views: what playouts cost.

use bots::Bot;
use game::{Actions, Game, Node, Outcomes, Seat, SplitMix, Viewer, Weighted, pick};
use search::{Asked, Policy};
use serde::Serialize;
use std::time::{Duration, Instant};

/// How many games of one are played before it is the other's turn: both meet the same disturbances.
const AT_A_TIME: u64 = 20;

/// What was measured.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Paced {
    /// The board.
    pub board: String,
    /// How many seats.
    pub players: u8,
    /// Whole games of the policy a second.
    pub games_per_s: f64,
    /// Its choices among at least two actions a second.
    pub decisions_per_s: f64,
    /// Its allocations in a game.
    pub allocations_per_game: f64,
    /// The frozen level.
    pub beside: String,
    /// Whole games of that a second, in the same run.
    pub beside_per_s: f64,
    /// How many times as fast the policy is.
    pub ratio: f64,
}

/// Says something for a seat that may say several things.
type Says<'a, G> = dyn FnMut(Asked<G>, &mut SplitMix) -> <G as Game>::Action + 'a;

/// Plays games of a policy and of a frozen level in turns, for at least so long each.
pub fn pace<G: Game, P: Policy<G>>(
    time: Duration,
    board: &str,
    rules: &G::Rules,
    policy: &P,
    (beside, frozen): (&str, &dyn Bot<G>),
    allocations: impl Fn() -> u64,
) -> Paced {
    let mut memory = P::Memory::default();
    let mut quick = |asked: Asked<G>, luck: &mut SplitMix| policy.choose(asked, &mut memory, luck);
    let mut plain = |Asked { rules, state, seat, .. }: Asked<G>, luck: &mut SplitMix| {
        frozen.choose(rules, &G::view(rules, state, Viewer::Seat(seat)), luck)
    };
    let (mut games, mut decisions, mut allocated) = (0, 0, 0);
    let (mut playing, mut waiting) = (Duration::ZERO, Duration::ZERO);
    some_games::<G>(rules, 0, &mut quick); // warm up
    while playing.min(waiting) < time {
        let (begun, before) = (Instant::now(), allocations());
        decisions += some_games::<G>(rules, games, &mut quick);
        (playing, allocated) = (playing + begun.elapsed(), allocated + allocations() - before);
        let begun = Instant::now();
        some_games::<G>(rules, games, &mut plain);
        waiting += begun.elapsed();
        games += AT_A_TIME;
    }
    let games_per_s = games as f64 / playing.as_secs_f64();
    let beside_per_s = games as f64 / waiting.as_secs_f64();
    Paced {
        board: board.into(),
        players: G::seats(rules),
        games_per_s,
        decisions_per_s: decisions as f64 / playing.as_secs_f64(),
        allocations_per_game: allocated as f64 / games as f64,
        beside: beside.into(),
        beside_per_s,
        ratio: games_per_s / beside_per_s,
    }
}

/// Some games with the luck of their numbers; decisions are counted.
fn some_games<G: Game>(rules: &G::Rules, first: u64, says: &mut Says<G>) -> u64 {
    let mut actions = Actions::new(G::NO_ACTION);
    let mut outcomes = Outcomes::new(Weighted { outcome: G::NO_OUTCOME, weight: 0 });
    let mut decisions = 0;
    for number in first..first + AT_A_TIME {
        let (mut luck, mut mind) = (SplitMix(number), SplitMix(!number));
        let mut state = G::start(rules);
        loop {
            match G::node(&state) {
                Node::Over => break,
                Node::Chance(_) => {
                    G::outcomes(rules, &state, &mut outcomes);
                    let happened = G::settle(rules, &mut state, pick(&outcomes, &mut luck), &mut ());
                    debug_assert!(happened, "picked among what can happen");
                }
                Node::Decide(seats) => {
                    let seat: Seat = seats.first().expect("somebody is asked");
                    actions.clear();
                    G::legal(rules, &state, seat, &mut actions);
                    let action = if let [only] = *actions {
                        only
                    } else {
                        decisions += 1;
                        says(Asked { rules, state: &state, seat, actions: &actions }, &mut mind)
                    };
                    G::act_unchecked(rules, &mut state, seat, action, &mut ());
                }
            }
        }
    }
    decisions
}
