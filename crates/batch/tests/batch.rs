//! Numbers of actions, rows of views and whole batches, over random games of both games and every set-up.

use batch::{Batch, BatchError, Numbered, Rows, Seating, Shape, returns};
use content::Content;
use game::{Game, MAX_ACTIONS, Node, Seat, SplitMix, Viewer};
use motorcar::MotorcarRace;
use race::GreatRace;
use session::games::race::{RaceLeaders, RaceSolo, RaceWish};
use std::sync::Arc;
use study::{MotorcarSetup, RaceSetup};

fn setup(wish: RaceWish, seats: usize) -> RaceSetup {
    let content = Content::embedded();
    let names = vec!["random".to_owned(); seats];
    let setup = RaceSetup::new(&content, &wish.board, wish.direction.into(), &names).expect("a sound board");
    setup.choosing(&content, wish).expect("it can be had")
}

/// Set-ups that have everything in them.
fn set_ups() -> Vec<RaceSetup> {
    let on = RaceWish::on;
    let all = |board: &str, leaders| RaceWish { modules: vec!["all".into()], leaders, ..on(board) };
    let deck = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"].map(str::to_owned).to_vec();
    let solo = Some(RaceSolo { deck, legacy: Some([1, 0, 0, 0]) });
    vec![
        setup(on("africa"), 4),
        setup(on("usa_west"), 2),
        setup(all("asia", Some(RaceLeaders::Draft)), 5),
        setup(all("europe", Some(RaceLeaders::RandomAll)), 3),
        setup(RaceWish { mode: Some("draw".into()), ..on("usa") }, 3),
        setup(RaceWish { solo, ..on("africa") }, 1),
        setup(RaceWish { alone: true, ..on("south_america") }, 1),
    ]
}

fn shape_of(setup: &RaceSetup) -> Arc<Shape<GreatRace>> {
    Arc::new(Shape::new(setup.widest().expect("it can be set up")))
}

fn motorcar(seats: usize) -> MotorcarSetup {
    let names = vec!["random".to_owned(); seats];
    MotorcarSetup::new(&Content::embedded(), Default::default(), &names).expect("sound content")
}

/// Plays random games of a set-up and looks at each position.
fn in_games<G: Numbered>(
    games: u64,
    rules_of: impl Fn(u64) -> G::Rules,
    mut look: impl FnMut(&G::Rules, &G::State, &mut SplitMix),
) {
    for number in 0..games {
        let (rules, mut luck) = (rules_of(number), SplitMix(number));
        let mut state = G::start(&rules);
        look(&rules, &state, &mut luck);
        while let Some(said) = testkit::random_said::<G>(&rules, &state, &mut luck) {
            testkit::say::<G>(&rules, &mut state, said, &mut ());
            look(&rules, &state, &mut luck);
        }
    }
}

/// Every legal action has a number of its own, and the number leads back to it.
fn numbers_lead_back<G: Numbered>(shape: &Shape<G>, rules: &G::Rules, state: &G::State) {
    let names = G::names(&shape.widest, rules);
    for seat in state_waiting::<G>(state) {
        let mut seen = Vec::new();
        for &action in testkit::legal::<G>(rules, state, seat).iter() {
            let number = G::number(&shape.actions, &names, action).unwrap_or_else(|| panic!("{action:?}"));
            assert_eq!(G::action(&shape.actions, &names, rules, number), Some(action));
            assert!(number > 0 && number < shape.count() && !seen.contains(&number), "{action:?}");
            seen.push(number);
        }
    }
}

fn state_waiting<G: Game>(state: &G::State) -> Vec<Seat> {
    G::node(state).waiting().iter().collect()
}

#[test]
fn every_action_has_a_number_that_leads_back_to_it() {
    for setup in set_ups() {
        let shape = shape_of(&setup);
        let rules_of = |number| setup.race(number).expect("it can be set up").0;
        in_games::<GreatRace>(6, rules_of, |rules, state, _| numbers_lead_back(&shape, rules, state));
    }
    for seats in 3..=6 {
        let setup = motorcar(seats);
        let rules_of = |number| setup.race(number).expect("it can be set up").0;
        let shape = Shape::<MotorcarRace>::new(rules_of(0));
        in_games::<MotorcarRace>(10, rules_of, |rules, state, _| numbers_lead_back(&shape, rules, state));
    }
}

#[test]
fn numbers_of_a_set_up_do_not_depend_on_the_race() {
    let setup = setup(RaceWish { mode: Some("draw".into()), ..RaceWish::on("usa") }, 3);
    let shape = shape_of(&setup);
    let mut words: std::collections::HashMap<usize, String> = Default::default();
    let mut sets = std::collections::HashSet::new();
    for number in 0..30 {
        let rules = setup.race(number).expect("it can be set up").0;
        let names = GreatRace::names(&shape.widest, &rules);
        sets.insert(rules.modules.words());
        for number in 1..shape.count() {
            let Some(action) = GreatRace::action(&shape.actions, &names, &rules, number) else { continue };
            let word = GreatRace::write_action(&rules, action);
            assert_eq!(words.entry(number).or_insert_with(|| word.clone()), &word);
        }
    }
    assert!(sets.len() > 2, "several play-mode cards were drawn: {sets:?}");
}

/// What a viewer may not know changes nothing in his row.
fn rows_are_made_of_views<G: Numbered>(
    shape: &Shape<G>,
    rules: &G::Rules,
    state: &G::State,
    luck: &mut SplitMix,
) {
    let names = G::names(&shape.widest, rules);
    let row = |state: &G::State, seat| {
        let mut row = vec![7; shape.width];
        shape.observe_state(&names, rules, state, Viewer::Seat(seat), &mut row);
        row
    };
    for seat in Seat::all(G::seats(rules)) {
        let view = G::view(rules, state, Viewer::Seat(seat));
        let guess = G::sample(rules, &view, luck);
        assert_eq!(row(state, seat), row(&guess, seat), "{seat:?}");
    }
}

#[test]
fn a_row_tells_nothing_that_the_view_does_not() {
    for setup in set_ups() {
        let shape = shape_of(&setup);
        let rules_of = |number| setup.race(number).expect("it can be set up").0;
        in_games::<GreatRace>(2, rules_of, |rules, state, luck| {
            rows_are_made_of_views(&shape, rules, state, luck);
        });
    }
    let setup = motorcar(4);
    let rules_of = |number| setup.race(number).expect("it can be set up").0;
    let shape = Shape::<MotorcarRace>::new(rules_of(0));
    in_games::<MotorcarRace>(5, rules_of, |rules, state, luck| {
        rows_are_made_of_views(&shape, rules, state, luck);
    });
}

/// The buffers of a batch.
struct Buffers {
    observations: Vec<u8>,
    masks: Vec<u8>,
    legal: Vec<i32>,
    counts: Vec<i32>,
    seats: Vec<i32>,
    rewards: Vec<f32>,
    done: Vec<u8>,
    lengths: Vec<i32>,
}

impl Buffers {
    fn of<G: Numbered>(batch: &Batch<G>) -> Buffers {
        let (games, shape) = (batch.games(), batch.shape());
        Buffers {
            observations: vec![0; games * shape.width],
            masks: vec![0; games * shape.count()],
            legal: vec![0; games * MAX_ACTIONS],
            counts: vec![0; games],
            seats: vec![0; games],
            rewards: vec![0.0; games * batch.seats()],
            done: vec![0; games],
            lengths: vec![0; games],
        }
    }
    fn rows(&mut self) -> Rows<'_> {
        Rows {
            observations: &mut self.observations,
            masks: &mut self.masks,
            legal: &mut self.legal,
            counts: &mut self.counts,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            done: &mut self.done,
            lengths: &mut self.lengths,
        }
    }
}

fn batch_of(setup: RaceSetup, bots: &[&str], games: usize) -> Batch<GreatRace> {
    let shape = shape_of(&setup);
    let bots = bots.iter().map(|name| bots::race::by_name(name).ok()).collect();
    let seating = Seating { bots, asks_forced: false };
    Batch::new(shape, seating, games, move |number| Ok(setup.race(number)?.0)).expect("a sound batch")
}

#[test]
fn a_batch_plays_on_and_the_same_seed_brings_the_same_games() {
    let run = |seed| {
        let mut batch = batch_of(setup(RaceWish::on("africa"), 3), &["learner", "learner", "learner"], 8);
        let mut buffers = Buffers::of(&batch);
        batch.reset(seed, buffers.rows()).expect("the buffers fit");
        let (mut ended, mut told) = (0, Vec::new());
        for _ in 0..3000 {
            let mut actions = vec![0; 8];
            batch.sample(&mut actions).expect("one for each");
            batch.step(&actions, buffers.rows()).expect("they are legal");
            for (game, done) in buffers.done.iter().enumerate() {
                let reward = &buffers.rewards[game * 3..game * 3 + 3];
                assert!(*done == 1 || reward.iter().all(|&worth| worth == 0.0), "{reward:?}");
                assert!(reward.iter().sum::<f32>().abs() < 1e-5, "{reward:?}");
                ended += u32::from(*done);
            }
            told.push(buffers.observations.iter().map(|&n| u64::from(n)).sum::<u64>());
        }
        (ended, told)
    };
    let (ended, told) = run(5);
    assert!(ended > 8, "{ended} games ended");
    assert_eq!(run(5), (ended, told.clone()));
    assert_ne!(run(6).1, told);
}

#[test]
fn an_illegal_number_is_refused_and_nothing_changes() {
    let mut batch = batch_of(setup(RaceWish::on("africa"), 2), &["learner", "novice"], 3);
    let mut buffers = Buffers::of(&batch);
    batch.reset(1, buffers.rows()).expect("the buffers fit");
    let mut actions = vec![0; 3];
    batch.sample(&mut actions).expect("one for each");
    let before: Vec<_> = (0..3).map(|game| *batch.look(game).expect("it is there").1).collect();
    for wrong in [0, -1, 99_999] {
        let actions = [actions[0], wrong, actions[2]];
        let refused = batch.step(&actions, buffers.rows());
        assert_eq!(refused, Err(BatchError::Illegal { game: 1, number: wrong }));
    }
    let after: Vec<_> = (0..3).map(|game| *batch.look(game).expect("it is there").1).collect();
    assert_eq!(before, after);
    let short = &mut buffers.masks[1..];
    let mut rows = Buffers::of(&batch);
    let refused = batch.step(&actions, Rows { masks: short, ..rows.rows() });
    assert!(matches!(refused, Err(BatchError::Size { what: "masks", .. })), "{refused:?}");
    assert_eq!(buffers.seats, [0; 3], "the novice answers for itself");
}

#[test]
fn what_games_are_worth_adds_up_to_nothing() {
    for setup in set_ups() {
        let rules_of = |number| setup.race(number).expect("it can be set up").0;
        in_games::<GreatRace>(3, rules_of, |rules, state, _| {
            if GreatRace::node(state) == Node::Over {
                let ranked = usize::from(GreatRace::ranked(rules));
                let worth = returns::<GreatRace>(rules, state);
                assert!(worth.iter().all(|worth| worth.abs() <= 1.0));
                assert!(ranked == 1 || worth[..ranked].iter().sum::<f64>().abs() < 1e-9, "{worth:?}");
            }
        });
    }
}
