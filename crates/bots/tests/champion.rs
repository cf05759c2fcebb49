//! Bots that think ahead: the policy of their playouts is the racer itself, they know what their seat knows and no
//! more, keep
//! their budget, answer when told to stop, and come to an end in every race there is.

mod table;

use bots::race::{Racer, by_name};
use bots::{Bot, Job, Patience, motorcar as cars};
use content::Content;
use game::{Game, Node, Seat, SplitMix, Viewer};
use motorcar::MotorcarRace;
use motorcar::sources::Flick;
use race::modules::{Module, ModuleSet};
use race::rules::{Direction, Middle};
use race::solo::{Deck, Powers, Solo};
use race::{GreatRace, Options, Rules, State, View};
use search::{Asked, MonteCarlo, Policy, Spending};
use std::sync::atomic::{AtomicU32, Ordering};
use table::{Players, play};
use testkit::legal;

fn options(seats: u8, modules: ModuleSet) -> Options {
    let (first, direction) = (Seat(0), Direction::Forward);
    Options { seats, first, direction, middle: None, modules, leaders: [None; 5], solo: None }
}

fn rules(options: Options) -> Rules {
    rules_on("africa", options)
}

fn rules_on(board: &str, options: Options) -> Rules {
    let sources = Content::embedded().board(board).expect("a sound board");
    let middle = (!sources.slots.is_empty()).then(|| Middle {
        end: sources.ends.contains(&None).then_some(0),
        tokens: (0..sources.slots.len() as u8).collect(),
    });
    Rules::new(&sources, Options { middle, ..options }).expect("options fit")
}

/// Each module by itself, all that go together, and none.
fn module_sets() -> impl Iterator<Item = ModuleSet> {
    let alone = Module::ALL.iter().copied().map(|module| ModuleSet::NONE.with(module));
    let all = Module::ALL.iter().copied().fold(ModuleSet::NONE, ModuleSet::with);
    [ModuleSet::NONE, all].into_iter().chain(alone)
}

/// Against René, and alone.
fn solo_races() -> [Rules; 2] {
    let rene = Solo { deck: Deck::of_level(2), legacy: Some(Powers::NONE) };
    let alone = options(1, ModuleSet::NONE);
    [rules(Options { solo: Some(rene), ..alone.clone() }), rules(alone)]
}

fn motorcars(seats: u8) -> motorcar::Rules {
    let sources = Content::embedded().motorcar().expect("right content");
    motorcar::Rules::new(&sources, motorcar::Options { seats, flick: Flick::Skill }).expect("options fit")
}

/// At every decision of a game the policy, with all that it remembers, says what the bot says that has just been
/// given a view.
fn policy_plays_as_the_bot<G: Game, P: Policy<G> + Bot<G> + Copy + 'static>(rules: &G::Rules, racer: P) {
    let players: Players<G> =
        Seat::all(G::seats(rules)).map(|_| Box::new(racer) as Box<dyn Bot<G>>).collect();
    let (mut memory, mut compared) = (P::Memory::default(), 0);
    play::<G>(rules, &players, 5, |state, view, action, mind| {
        let seat = G::viewer(view).seat().expect("a seat decides");
        let actions = legal::<G>(rules, state, seat);
        if actions.len() > 1 {
            let asked = Asked { rules, state, seat, actions: &actions };
            assert_eq!(racer.choose_in_thought(asked, &mut memory, &mut { mind }), action);
            compared += 1;
        }
    });
    assert!(compared > 20, "{compared} decisions");
}

/// Both traits have a `choose`: this is the policy's.
trait InThought<G: Game>: Policy<G> {
    fn choose_in_thought(
        &self,
        asked: Asked<G>,
        memory: &mut Self::Memory,
        luck: &mut SplitMix,
    ) -> G::Action {
        Policy::choose(self, asked, memory, luck)
    }
}
impl<G: Game, P: Policy<G>> InThought<G> for P {}

#[test]
fn in_thought_everybody_plays_as_a_racer_does_with_every_module_alone_and_in_the_motorcar_race() {
    for modules in module_sets() {
        for seats in [2, 4] {
            policy_plays_as_the_bot::<GreatRace, _>(&rules(options(seats, modules)), Racer::default());
        }
    }
    for rules in solo_races() {
        policy_plays_as_the_bot::<GreatRace, _>(&rules, Racer::default());
    }
    for seats in [3, 6] {
        policy_plays_as_the_bot::<MotorcarRace, _>(&motorcars(seats), cars::Racer::default());
    }
}

#[test]
fn a_champion_that_is_given_the_same_view_says_the_same_whatever_is_hidden() {
    for modules in [ModuleSet::NONE, module_sets().nth(1).expect("all of them")] {
        let rules = rules(options(3, modules));
        let champion = by_name("champion:16").expect("a level");
        let players: Players<GreatRace> =
            ["champion:16", "racer", "racer"].map(|name| by_name(name).expect("a level")).into();
        let (mut luck, mut twins) = (SplitMix(9), 0);
        play::<GreatRace>(&rules, &players, 3, |state: &State, view: &View, action, mind| {
            if view.viewer() == Viewer::Seat(Seat(0)) {
                let twin = view.sample(&rules, &mut luck);
                twins += u32::from(twin != *state);
                let same = View::new(&rules, &twin, view.viewer());
                assert_eq!(champion.choose(&rules, &same, &mut { mind }), action);
            }
        });
        assert!(twins > 10, "{twins} twins differed from the real race");
    }
}

#[test]
fn a_budget_is_kept_and_a_champion_that_is_stopped_says_the_best_it_knows() {
    let rules = rules(options(2, ModuleSet::NONE));
    let racers: Players<GreatRace> = (0..2).map(|_| by_name("racer").expect("a level")).collect();
    let champion = MonteCarlo { policy: Racer::default(), playouts: 48, spending: Spending::BEST };
    let mut looked_at = 0;
    play::<GreatRace>(&rules, &racers, 8, |state, view, _, mind| {
        let seat = view.viewer().seat().expect("a seat decides");
        let actions = legal::<GreatRace>(&rules, state, seat);
        if actions.len() < 2 || looked_at == 30 {
            return;
        }
        looked_at += 1;
        let all = champion.consider::<GreatRace>(&rules, view, &mut { mind }, &|| false);
        assert_eq!(all.len(), actions.len(), "everything is told");
        assert!(all.iter().map(|one| one.worlds).sum::<u32>() <= champion.playouts);
        assert!(all[0].worth.is_some_and(|worth| (-0.1..=1.1).contains(&worth)), "{:?}", all[0]);
        // Told to stop at once it says what the policy likes best; told so soon, too.
        let at_once = champion.consider::<GreatRace>(&rules, view, &mut { mind }, &|| true);
        assert!(at_once.iter().all(|one| one.worth.is_none()));
        let asked = AtomicU32::new(0);
        let soon = || asked.fetch_add(1, Ordering::Relaxed) >= 9;
        let cut = champion.consider::<GreatRace>(&rules, view, &mut { mind }, &soon);
        assert!(cut.iter().map(|one| one.worlds).sum::<u32>() <= 9);
        assert!(cut[0].worth.is_some());
        // So few worlds show nothing: it says what it would have said at once.
        assert_eq!(cut[0].action, at_once[0].action);
    });
    assert_eq!(looked_at, 30);
}

/// Three hands that come one after another, the last one first.
struct Three;

impl Patience for Three {
    fn is_over(&self) -> bool {
        false
    }
    fn hands(&self) -> usize {
        3
    }
    fn all(&self, jobs: &mut [Job]) {
        assert_eq!(jobs.len(), 3);
        jobs.iter_mut().rev().for_each(|job| job());
    }
}

#[test]
fn a_champion_says_the_same_however_many_hands_it_is_lent() {
    let rules = rules(options(3, ModuleSet::NONE));
    let racers: Players<GreatRace> = (0..3).map(|_| by_name("racer").expect("a level")).collect();
    let mut looked_at = 0;
    play::<GreatRace>(&rules, &racers, 4, |_, view, _, mind| {
        looked_at += 1;
        if looked_at % 8 == 0 {
            let champion = MonteCarlo { policy: Racer::default(), playouts: 100, spending: Spending::BEST };
            let alone = champion.consider::<GreatRace>(&rules, view, &mut { mind }, &|| false);
            assert_eq!(champion.consider::<GreatRace>(&rules, view, &mut { mind }, &Three), alone);
        }
    });
    assert!(looked_at > 100, "{looked_at} decisions");
}

#[test]
fn more_playouts_allocate_no_more() {
    let rules = rules(options(2, ModuleSet::NONE));
    let racers: Players<GreatRace> = (0..2).map(|_| by_name("racer").expect("a level")).collect();
    let mut looked_at = 0;
    play::<GreatRace>(&rules, &racers, 6, |_, view, _, mind| {
        looked_at += 1;
        if looked_at % 40 != 0 {
            return;
        }
        let spending = Spending { playouts_each: u32::MAX, slack: f64::INFINITY, ..Spending::BEST };
        let allocations = |playouts| {
            let champion = MonteCarlo { policy: Racer::default(), playouts, spending };
            let consider = || champion.consider::<GreatRace>(&rules, view, &mut { mind }, &|| false);
            allocation_counter::measure(|| drop(consider())).count_total
        };
        let (few, many) = (allocations(100), allocations(400));
        // Lists of results grow some few times more.
        assert!(many <= few + 8, "{few} allocations, and {many} with four times the playouts");
    });
    assert!(looked_at > 80, "{looked_at} decisions");
}

#[test]
fn a_champion_comes_to_an_end_on_every_board_with_every_module_alone_and_in_the_motorcar_race() {
    let ends = |rules: &Rules| {
        let name = |seat: u8| if seat == 0 { "champion:16" } else { "racer" };
        let players: Players<GreatRace> =
            (0..rules.seats).map(|seat| by_name(name(seat)).expect("a level")).collect();
        let state = play::<GreatRace>(rules, &players, 2, |_, _, _, _| ());
        assert_eq!(state.node(), Node::Over);
        assert!(!GreatRace::was_called_off(rules, &state));
    };
    module_sets().for_each(|modules| ends(&rules(options(3, modules))));
    solo_races().iter().for_each(ends);
    for board in Content::embedded().boards() {
        ends(&rules_on(&board, options(2, ModuleSet::NONE)));
    }
    let rules = motorcars(4);
    let name = |seat| if seat == 0 { "champion:16" } else { "racer" };
    let players =
        (0..4).map(|seat| cars::by_name(name(seat)).expect("a level")).collect::<Players<MotorcarRace>>();
    let state = play::<MotorcarRace>(&rules, &players, 2, |_, _, _, _| ());
    assert_eq!(MotorcarRace::node(&state), Node::Over);
}
