//! Bots that explain themselves: by what the seat knows and nothing else, and with reasons that the playouts show.

mod table;

use bots::advice::{Adviser, Reason, Thoroughness};
use bots::{motorcar as cars, race as racers};
use content::Content;
use game::{Game, Seat, SplitMix, Viewer};
use motorcar::MotorcarRace;
use motorcar::sources::Flick;
use race::modules::{Module, ModuleSet};
use race::rules::Direction;
use race::{GreatRace, Options, Rules};
use std::collections::BTreeSet;
use table::{Players, play};
use testkit::legal;

const QUICK: Thoroughness = Thoroughness { playouts: 24, finalists: 2, worlds: 12 };

fn rules(modules: ModuleSet) -> Rules {
    let sources = Content::embedded().board("africa").expect("a sound board");
    let (first, direction) = (Seat(0), Direction::Forward);
    let options =
        Options { seats: 3, first, direction, middle: None, modules, leaders: [None; 5], solo: None };
    Rules::new(&sources, options).expect("options fit")
}

fn motorcars() -> motorcar::Rules {
    let sources = Content::embedded().motorcar().expect("right content");
    motorcar::Rules::new(&sources, motorcar::Options { seats: 4, flick: Flick::Skill }).expect("options fit")
}

/// At every fourth decision of a game: two states that look alike to the seat have the same explanation. All reasons that
/// were given.
fn what_is_hidden_says_nothing<G: Game>(
    rules: &G::Rules,
    players: Players<G>,
    adviser: &dyn Adviser<G>,
) -> BTreeSet<Reason> {
    let (mut luck, mut twins, mut decisions, mut reasons) = (SplitMix(9), 0, 0, BTreeSet::new());
    play::<G>(rules, &players, 3, |state, view, action, mind| {
        let seat = G::viewer(view).seat().expect("a seat decides");
        decisions += 1;
        if legal::<G>(rules, state, seat).len() < 2 || decisions % 4 != 0 {
            return;
        }
        let twin = G::sample(rules, view, &mut luck);
        twins += u32::from(twin != *state);
        let same = G::view(rules, &twin, Viewer::Seat(seat));
        let told = adviser.advise(rules, view, Some(action), &mut { mind }, &|| false);
        assert_eq!(adviser.advise(rules, &same, Some(action), &mut { mind }, &|| false), told);
        let chance = adviser.chance(rules, view, &mut { mind }, &|| false);
        assert_eq!(adviser.chance(rules, &same, &mut { mind }, &|| false), chance);
        assert!(told.iter().any(|one| one.action == action), "what was done is among them");
        assert!(told[0].worse.is_empty() && told[0].better.is_empty() && told[0].behind.worlds == 0);
        for one in &told {
            let [low, high] = one.chance.interval();
            assert!(low <= one.chance.mean() && one.chance.mean() <= high && one.chance.worlds > 0);
            assert!(one.worse.len() <= 3 && one.better.len() <= 3);
            let all = || one.worse.iter().chain(&one.better);
            assert!(all().all(|because| because.by > 0.0));
            reasons.extend(all().map(|because| because.reason));
        }
    });
    assert!(twins > 5, "{twins} twins differed from the real race");
    reasons
}

#[test]
fn an_explanation_hangs_on_what_the_seat_knows_and_on_nothing_else_in_both_games() {
    let every = Module::ALL.iter().copied().fold(ModuleSet::NONE, ModuleSet::with);
    for modules in [ModuleSet::NONE, every] {
        let players: Players<GreatRace> =
            (0..3).map(|_| racers::by_name("racer").expect("a level")).collect();
        let told = what_is_hidden_says_nothing(&rules(modules), players, &*racers::explains(QUICK));
        assert!(told.len() > 3, "{told:?}");
        assert!(!told.contains(&Reason::Days));
    }
    let players: Players<MotorcarRace> = (0..4).map(|_| cars::by_name("racer").expect("a level")).collect();
    let told = what_is_hidden_says_nothing(&motorcars(), players, &*cars::explains(QUICK));
    assert!(told.len() > 1, "{told:?}");
    assert!(!told.contains(&Reason::Petrol));
}

#[test]
fn who_is_told_to_stop_says_what_it_knows_by_then() {
    let rules = rules(ModuleSet::NONE);
    let players: Players<GreatRace> = (0..3).map(|_| racers::by_name("racer").expect("a level")).collect();
    let adviser = racers::explains(QUICK);
    let mut looked_at = 0;
    play::<GreatRace>(&rules, &players, 1, |_, view, action, mind| {
        if looked_at == 3 {
            return;
        }
        looked_at += 1;
        let told = adviser.advise(&rules, view, Some(action), &mut { mind }, &|| true);
        assert!(told.iter().all(|one| one.chance.worlds == 0 && one.worse.is_empty()));
        assert_eq!(told[0].chance.interval(), [0.0, 1.0], "nothing is claimed");
        assert_eq!(adviser.chance(&rules, view, &mut { mind }, &|| true).worlds, 0);
    });
}
