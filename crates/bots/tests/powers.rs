//! The racer is not blind to what leaders and modules offer: it uses a power in at least half of the turns in which it
//! could, and a blind copy never does.

mod table;

use bots::race::by_name;
use content::Content;
use game::{Game, Luck, Seat, SplitMix};
use race::ids::Gauge;
use race::leaders::{self, Leader, chapman, cook, redburn};
use race::modules::{Act, Module, ModuleSet};
use race::rules::Direction;
use race::{Action, GreatRace, Options, Rules, State, View};
use table::Players;

fn rules(leader: Leader, number: u64) -> Rules {
    let sources = Content::embedded().board("africa").expect("a sound board");
    let modules = ModuleSet::NONE.with_hard(Module::Leaders);
    let others: Vec<Leader> = sources
        .leaders_of(modules)
        .offered
        .into_iter()
        .filter(|&other| ![leader, Leader::Chapman].contains(&other))
        .collect();
    let other = others[SplitMix(number).below(others.len() as u32) as usize];
    let options = Options {
        seats: 2,
        first: Seat((number % 2) as u8),
        direction: Direction::Forward,
        middle: None,
        modules,
        leaders: [Some(leader), Some(other), None, None, None],
    };
    Rules::new(&sources, options).expect("options fit")
}

/// Is it the power of a leader?
fn is_power(action: Action) -> bool {
    let Action::Act(Act::Leaders(act)) = action else { return false };
    !matches!(
        act,
        leaders::Act::Pick(_)
            | leaders::Act::Hire(_)
            | leaders::Act::Redburn(redburn::Act::Pay | redburn::Act::Yield)
            | leaders::Act::Chapman(chapman::Act::Keep)
    )
}

/// Is it of use here, by facts that need no judgement?
fn is_useful(rules: &Rules, view: &View, action: Action) -> bool {
    let player = view.table().player(Seat(0));
    match action {
        Action::Act(Act::Leaders(leaders::Act::Martinetti(_))) => {
            let price = rules.price_at(rules.numbers.part_price, player.at);
            player.engine < 4 && player.room(Gauge::Engine) >= 2 && player.money >= price + 40
        }
        // A tile is cleared where it bars the way; whether it does is judgement, so dangers alone count.
        Action::Act(Act::Leaders(leaders::Act::Cook(act))) => act == cook::Act::Guard,
        Action::Act(Act::Leaders(leaders::Act::Chapman(_))) => {
            let Some(race::rooms::Frame::SecondLook(look)) = view.frames().last() else { return false };
            let tile = view.table().tile_at(look.at()).map(|tile| *rules.tile(tile));
            tile.is_some_and(|tile| tile.petrol + tile.damage + 2 * u8::from(tile.danger) >= 3)
        }
        _ => true,
    }
}

/// In how many turns the power could be used, and was.
fn uses(name: &str, leader: Leader, races: u64) -> (usize, usize) {
    let (mut could, mut did) = (0, 0);
    for number in 0..races {
        let rules = rules(leader, number);
        let players: Players<GreatRace> = [name, "racer"].map(|name| by_name(name).expect("a level")).into();
        let (mut offered, mut used) = ([false; 64], [false; 64]);
        table::play::<GreatRace>(&rules, &players, number, |state: &State, view, action, _| {
            if view.viewer().seat() != Some(Seat(0)) {
                return;
            }
            let turn = GreatRace::turn(state) as usize;
            let legal = testkit::legal::<GreatRace>(&rules, state, Seat(0));
            offered[turn] |= legal.iter().any(|&act| is_power(act) && is_useful(&rules, view, act));
            used[turn] |= is_power(action);
        });
        could += (0..64).filter(|&turn| offered[turn]).count();
        did += (0..64).filter(|&turn| offered[turn] && used[turn]).count();
    }
    (could, did)
}

const POWERS: [Leader; 6] =
    [Leader::Delatour, Leader::Martinetti, Leader::Cook, Leader::Redburn, Leader::Chapman, Leader::Chevy];

#[test]
fn every_power_is_used_in_half_of_the_turns_in_which_it_helps() {
    for leader in POWERS {
        let (could, did) = uses("racer", leader, 30);
        assert!(could >= 10, "{}: of use in {could} turns only", leader.slug());
        assert!(2 * did >= could, "{}: used in {did} of {could} turns", leader.slug());
    }
}

#[test]
fn who_is_blind_to_a_leader_never_uses_the_power() {
    for leader in POWERS {
        let (could, did) = uses(&format!("racer-blind:{}", leader.slug()), leader, 5);
        assert!(could > 0 && did == 0, "{}: used in {did} of {could} turns", leader.slug());
    }
}

#[test]
fn only_modules_and_leaders_can_be_unseen() {
    assert!(by_name("racer-blind:season").is_ok() && by_name("racer-blind:cook").is_ok());
    let why = by_name("racer-blind:fog").expect_err("no such module");
    assert!(why.contains("fog") && why.contains("season") && why.contains("cook"), "{why}");
    assert!(by_name("racer-blind").expect_err("blind to something").contains("racer-blind:season"));
}
