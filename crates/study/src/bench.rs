//! How fast the rules are: random play on one thread, straight on the state, beside a calibration loop
//! that tells how fast the machine is at this moment.

use game::{Actions, Game, Luck, Node, Outcomes, SplitMix, Weighted, pick};
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// What to measure.
#[derive(Clone, Copy, Debug)]
pub struct Bench {
    /// How long to play.
    pub time: Duration,
    /// How many fixed games the signature is made of.
    pub signature_games: u64,
}

/// What was measured.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Measured {
    /// Which game.
    pub game: String,
    /// Which board.
    pub board: String,
    /// The modules in play.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub modules: Vec<String>,
    /// Decisions for each round of the calibration loop, as a part of those without modules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of_plain: Option<f64>,
    /// How many players.
    pub players: u8,
    /// Whole games a second.
    pub games_per_s: f64,
    /// Choices among at least two actions a second.
    pub decisions_per_s: f64,
    /// Turns of single players a second.
    pub turns_per_s: f64,
    /// Rounds of the calibration loop a second, in the same run.
    pub calibration_per_s: f64,
    /// Decisions for each thousand rounds of the calibration loop: comparable between machines.
    pub decisions_per_kcal: f64,
    /// Nanoseconds to copy a state.
    pub clone_ns: f64,
    /// Size of a state.
    pub state_bytes: usize,
    /// Allocations in a game.
    pub allocations_per_game: f64,
    /// A fingerprint of fixed games: changes when the rules do.
    pub signature: String,
}

/// One random game; decisions are counted.
fn random_game<G: Game>(rules: &G::Rules, luck: &mut SplitMix, buffers: &mut Buffers<G>) -> (G::State, u64) {
    let mut state = G::start(rules);
    let mut decisions = 0;
    loop {
        match G::node(&state) {
            Node::Over => return (state, decisions),
            Node::Chance(_) => {
                G::outcomes(rules, &state, &mut buffers.outcomes);
                let outcome = pick(&buffers.outcomes, luck);
                let happened = G::settle(rules, &mut state, outcome, &mut ());
                debug_assert!(happened, "picked among what can happen");
            }
            Node::Decide(seats) => {
                let seat = seats.first().expect("somebody is asked");
                buffers.actions.clear();
                G::legal(rules, &state, seat, &mut buffers.actions);
                let n = buffers.actions.len() as u32;
                decisions += u64::from(n > 1);
                let action = buffers.actions[luck.below(n) as usize];
                G::act_unchecked(rules, &mut state, seat, action, &mut ());
            }
        }
    }
}

struct Buffers<G: Game> {
    actions: Actions<G::Action>,
    outcomes: Outcomes<G::Outcome>,
}

impl<G: Game> Buffers<G> {
    fn new() -> Self {
        Buffers {
            actions: Actions::new(G::NO_ACTION),
            outcomes: Outcomes::new(Weighted { outcome: G::NO_OUTCOME, weight: 0 }),
        }
    }
}

/// Measures a game. `allocations` tells how many allocations the program has made so far.
pub fn bench<G: Game>(
    bench: Bench,
    board: &str,
    rules: &G::Rules,
    allocations: impl Fn() -> u64,
) -> Measured {
    let mut buffers = Buffers::<G>::new();
    let mut luck = SplitMix(1);
    random_game::<G>(rules, &mut luck, &mut buffers); // warm up
    let (mut games, mut decisions, mut turns) = (0u64, 0u64, 0u64);
    let (mut playing, mut calibrating, mut rounds) = (Duration::ZERO, Duration::ZERO, 0u64);
    let before = allocations();
    // Play and calibrate in turns, so that both meet the same disturbances.
    while playing < bench.time {
        let begun = Instant::now();
        for _ in 0..20 {
            let (state, made) = random_game::<G>(rules, &mut luck, &mut buffers);
            games += 1;
            decisions += made;
            turns += u64::from(G::turn(&state)) * u64::from(G::seats(rules));
        }
        playing += begun.elapsed();
        let begun = Instant::now();
        rounds += calibrate(200_000);
        calibrating += begun.elapsed();
    }
    let allocated = allocations() - before;
    let seconds = playing.as_secs_f64();
    let calibration_per_s = rounds as f64 / calibrating.as_secs_f64();
    let decisions_per_s = decisions as f64 / seconds;
    Measured {
        game: G::SLUG.into(),
        board: board.into(),
        modules: Vec::new(),
        of_plain: None,
        players: G::seats(rules),
        games_per_s: games as f64 / seconds,
        decisions_per_s,
        turns_per_s: turns as f64 / seconds,
        calibration_per_s,
        decisions_per_kcal: decisions_per_s / calibration_per_s * 1000.0,
        clone_ns: clone_ns::<G>(rules),
        state_bytes: size_of::<G::State>(),
        allocations_per_game: allocated as f64 / games as f64,
        signature: signature::<G>(rules, bench.signature_games),
    }
}

/// Dependent integer work that no compiler can skip: a number for how fast this core is right now.
fn calibrate(rounds: u64) -> u64 {
    let mut luck = SplitMix(black_box(7));
    let mut sum = 0u64;
    for _ in 0..rounds {
        sum = sum.rotate_left(5) ^ luck.bits();
    }
    black_box(sum);
    rounds
}

fn clone_ns<G: Game>(rules: &G::Rules) -> f64 {
    let states = [G::start(rules); 16];
    let mut target = states;
    let rounds = 200_000;
    let begun = Instant::now();
    for i in 0..rounds {
        target[i & 15] = black_box(states[(i * 7) & 15]);
        black_box(&target);
    }
    begun.elapsed().as_secs_f64() * 1e9 / rounds as f64
}

/// SHA-256 over the last positions of fixed games.
fn signature<G: Game>(rules: &G::Rules, games: u64) -> String {
    let mut buffers = Buffers::<G>::new();
    let mut hash = Sha256::new();
    for seed in 0..games {
        let (state, _) = random_game::<G>(rules, &mut SplitMix(seed), &mut buffers);
        hash.update(G::write_position(rules, &state));
    }
    hash.finalize().iter().take(8).map(|b| format!("{b:02x}")).collect()
}
