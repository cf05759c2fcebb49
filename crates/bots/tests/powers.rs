//! The racer is not blind to what leaders and modules offer: it uses a power in at least half of the turns in which it
//! could, and a blind copy never does.

mod table;

use bots::Bot;
use bots::race::by_name;
use content::Content;
use game::{Game, Luck, Seat, SplitMix};
use race::cards::{Brought, Effect};
use race::ids::{Colour, Gauge, Skill, Way};
use race::leaders::{self, Leader, chapman, cook, redburn};
use race::modules::season::Weather;
use race::modules::{Act, Module, ModuleSet, diplomacy, paddock, patronage, postal, village};
use race::rooms::Frame;
use race::rules::Direction;
use race::{Action, GreatRace, Options, Rules, State, View};
use table::Players;

fn rules(modules: ModuleSet, leaders: [Option<Leader>; 2], number: u64) -> Rules {
    let sources = Content::embedded().board("africa").expect("a sound board");
    let options = Options {
        seats: 2,
        first: Seat((number % 2) as u8),
        direction: Direction::Forward,
        middle: None,
        modules,
        leaders: [leaders[0], leaders[1], None, None, None],
        solo: None,
    };
    Rules::new(&sources, options).expect("options fit")
}

/// A race with this leader on the first seat, and anybody on the second.
fn led(leader: Leader, number: u64) -> Rules {
    let sources = Content::embedded().board("africa").expect("a sound board");
    let modules = ModuleSet::NONE.with_hard(Module::Leaders);
    let others: Vec<Leader> = sources
        .leaders_of(modules)
        .offered
        .into_iter()
        .filter(|&other| ![leader, Leader::Chapman].contains(&other))
        .collect();
    let other = others[SplitMix(number).below(others.len() as u32) as usize];
    rules(modules, [Some(leader), Some(other)], number)
}

/// Is it the power of a leader? Walledgrave's is the ride itself.
fn is_power(rules: &Rules, action: Action) -> bool {
    if let (Action::Ride { line, .. }, Some(Leader::Walledgrave)) = (action, rules.options.leaders[0]) {
        return rules.line(line).way == Way::Sea;
    }
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
        // Half the way of an ordinary turn and more, for half the price.
        Action::Ride { line, .. } => {
            let here = rules.city_at(player.at).expect("lines start in cities");
            let far = rules.line(line).far_end(here).expect("it starts here");
            let left = |space| rules.distance(space).map_or(i32::MAX / 2, i32::from);
            left(player.at) - left(rules.city(far).space) >= 4
        }
        Action::Act(Act::Leaders(leaders::Act::Martinetti(_))) => {
            let price = rules.price_at(rules.numbers.part_price, player.at);
            player.engine < 4 && player.room(Gauge::Engine) >= 2 && player.money >= price + 40
        }
        // A tile is cleared where it bars the way; whether it does is judgement, so dangers alone count.
        Action::Act(Act::Leaders(leaders::Act::Cook(act))) => act == cook::Act::Guard,
        Action::Act(Act::Leaders(leaders::Act::Chapman(_))) => {
            let Some(Frame::SecondLook(look)) = view.frames().last() else { return false };
            let tile = view.table().tile_at(look.at()).map(|tile| *rules.tile(tile));
            tile.is_some_and(|tile| tile.petrol + tile.damage + 2 * u8::from(tile.danger) >= 3)
        }
        _ => true,
    }
}

/// What may be said, and whether it helps.
struct Offer {
    name: &'static str,
    modules: ModuleSet,
    is_it: fn(&Rules, &View, Action) -> bool,
    helps: fn(&Rules, &View, Action) -> bool,
}

/// In how many turns of these races something could be said that helps, and was.
fn count(
    name: &str,
    races: impl Iterator<Item = Rules>,
    is_it: impl Fn(&Rules, &View, Action) -> bool,
    helps: impl Fn(&Rules, &View, Action) -> bool,
) -> (usize, usize) {
    let (mut could, mut did) = (0, 0);
    for (number, rules) in races.enumerate() {
        let players: Players<GreatRace> = [name, "racer"].map(|name| by_name(name).expect("a level")).into();
        let (mut offered, mut used) = ([false; 64], [false; 64]);
        table::play::<GreatRace>(&rules, &players, number as u64, |state: &State, view, action, _| {
            if view.viewer().seat() != Some(Seat(0)) {
                return;
            }
            let turn = GreatRace::turn(state) as usize;
            let legal = testkit::legal::<GreatRace>(&rules, state, Seat(0));
            offered[turn] |= legal.iter().any(|&act| is_it(&rules, view, act) && helps(&rules, view, act));
            used[turn] |= is_it(&rules, view, action);
        });
        could += (0..64).filter(|&turn| offered[turn]).count();
        did += (0..64).filter(|&turn| offered[turn] && used[turn]).count();
    }
    (could, did)
}

/// In how many turns the power could be used, and was.
fn uses(name: &str, leader: Leader, races: u64) -> (usize, usize) {
    let races = (0..races).map(|number| led(leader, number));
    count(name, races, |rules, _, action| is_power(rules, action), is_useful)
}

/// The leaders with a power that is used or not; the other five have theirs always.
const POWERS: [Leader; 7] = [
    Leader::Delatour,
    Leader::Martinetti,
    Leader::Walledgrave,
    Leader::Cook,
    Leader::Redburn,
    Leader::Chapman,
    Leader::Chevy,
];

#[test]
fn every_power_is_used_in_half_of_the_turns_in_which_it_helps() {
    for leader in POWERS {
        let (could, did) = uses("racer", leader, 30);
        assert!(could >= 10, "{}: of use in {could} turns only", leader.slug());
        assert!(2 * did >= could, "{}: used in {did} of {could} turns", leader.slug());
    }
}

fn plays(rules: &Rules, action: Action, wanted: fn(Effect) -> bool) -> bool {
    matches!(action, Action::Play(card) if wanted(rules.card(card).effect))
}

const fn with(module: Module) -> ModuleSet {
    ModuleSet::NONE.with(module)
}

/// What modules offer, where plain facts say that it helps.
fn offers() -> Vec<Offer> {
    vec![
        Offer {
            name: "a parcel loaded, with a city of its colour ahead",
            modules: with(Module::Postal),
            is_it: |_, _, action| action == Action::Act(Act::Postal(postal::Act::Load)),
            helps: |rules, view, _| {
                let at = view.table().player(Seat(0)).at;
                let parcel = rules.city_at(at).and_then(|city| view.table().parts.postal.lying(city));
                let nearer = |space| rules.distance(space) < rules.distance(at);
                rules.cities.iter().any(|city| Some(city.colour) == parcel && nearer(city.space))
            },
        },
        Offer {
            name: "EXPRESS DELIVERY",
            modules: with(Module::Postal),
            is_it: |rules, _, action| {
                matches!(action, Action::Act(Act::Postal(postal::Act::Express(_))))
                    || plays(rules, action, |effect| effect == Effect::Brought(Brought::Express))
            },
            helps: |_, _, _| true,
        },
        Offer {
            name: "100F collected from a patron",
            modules: with(Module::Patronage),
            is_it: |_, _, action| matches!(action, Action::Act(Act::Patronage(_))),
            helps: |rules, view, _| patronage::purse(rules, view.table(), Seat(0)) >= 100,
        },
        Offer {
            name: "DANDY",
            modules: with(Module::Patronage),
            is_it: |rules, _, action| {
                plays(rules, action, |effect| matches!(effect, Effect::Brought(Brought::Patron { .. })))
            },
            helps: |_, _, _| true,
        },
        Offer {
            name: "a bribe of 40F at most out of 100F",
            modules: with(Module::Diplomacy),
            is_it: |_, _, action| action == Action::Act(Act::Diplomacy(diplomacy::Act::Bribe)),
            helps: |rules, view, _| {
                let Some(Frame::Checkpoint(gate)) = view.frames().last() else { return false };
                let money = view.table().player(Seat(0)).money;
                gate.bribe(rules, view.table()).is_some_and(|francs| francs <= 40) && money >= 100
            },
        },
        Offer {
            name: "the first influence out of 100F, with the whole way ahead",
            modules: with(Module::Diplomacy),
            is_it: |_, _, action| matches!(action, Action::Act(Act::Diplomacy(diplomacy::Act::Raise(_)))),
            helps: |rules, view, _| {
                let player = view.table().player(Seat(0));
                let price = |colour| diplomacy::price(rules, view.table(), Seat(0), colour);
                player.at == rules.start
                    && player.money >= 100
                    && Colour::OF_CITIES.into_iter().all(|colour| price(colour) == Some(10))
            },
        },
        Offer {
            name: "VISA",
            modules: with(Module::Diplomacy),
            is_it: |rules, _, action| {
                plays(rules, action, |effect| effect == Effect::Brought(Brought::PassGate))
            },
            helps: |_, _, _| true,
        },
        Offer {
            name: "WEATHER STATION in weather that costs",
            modules: ModuleSet::NONE.with_hard(Module::Season),
            is_it: |rules, _, action| {
                plays(rules, action, |effect| effect == Effect::Brought(Brought::ShelteredDrive))
            },
            helps: |_, view, _| {
                !matches!(view.table().parts.season.weather, Weather::Clear | Weather::NoBoats)
            },
        },
        Offer {
            name: "PADDOCK, where a level may be sold",
            modules: with(Module::Paddock),
            is_it: |rules, _, action| {
                plays(rules, action, |effect| effect == Effect::Brought(Brought::Paddock))
            },
            helps: |_, _, _| true,
        },
        Offer {
            name: "a level of the tank sold in the free workshop",
            modules: ModuleSet::NONE.with_hard(Module::Paddock),
            is_it: |_, _, action| action == Action::Act(Act::Paddock(paddock::Act::Lower(Gauge::Petrol))),
            helps: |_, view, _| matches!(view.frames().last(), Some(Frame::Workshop(_))),
        },
        Offer {
            name: "money or petrol of a village, with drives to come",
            modules: with(Module::Village),
            is_it: |_, view, action| action == Action::Done && view.table().parts.village.entered,
            helps: |rules, view, _| {
                let player = view.table().player(Seat(0));
                let is_good = |benefit| match benefit {
                    village::Benefit::Levels(gauge, levels) => {
                        gauge == Gauge::Petrol && player.room(gauge) >= levels
                    }
                    village::Benefit::Money(_) => true,
                    village::Benefit::Cards(_) => false,
                };
                player.assistants.on(Skill::Mechanics) >= 2
                    && village::benefit(rules, view.table(), player.at).is_some_and(is_good)
            },
        },
    ]
}

#[test]
fn what_modules_offer_is_taken_in_half_of_the_turns_in_which_it_helps() {
    for Offer { name, modules, is_it, helps } in offers() {
        let crews =
            [Leader::Delatour, Leader::Martinetti].map(|crew| modules.has(Module::Paddock).then_some(crew));
        let races = (0..60).map(|number| rules(modules, crews, number));
        let (could, did) = count("racer", races, is_it, helps);
        assert!(could >= 2, "{name}: of use in {could} turns only");
        assert!(2 * did >= could, "{name}: in {did} of {could} turns");
    }
}

#[test]
fn who_is_blind_to_a_leader_never_uses_the_power() {
    // Whoever rides by sea has Walledgrave's power, blind or not.
    for leader in POWERS.into_iter().filter(|&leader| leader != Leader::Walledgrave) {
        let (could, did) = uses(&format!("racer-blind:{}", leader.slug()), leader, 5);
        assert!(could > 0 && did == 0, "{}: used in {did} of {could} turns", leader.slug());
    }
}

#[test]
fn who_is_blind_to_von_dorfpeld_keeps_cards_of_a_city_by_lot() {
    let [racer, blind] = ["racer", "racer-blind:von_dorfpeld"].map(|name| by_name(name).expect("a level"));
    let (mut choices, mut sure, mut by_lot) = (0, 0, 0);
    for number in 0..3 {
        let rules = led(Leader::VonDorfpeld, number);
        let players: Players<GreatRace> = ["racer"; 2].map(|name| by_name(name).expect("a level")).into();
        table::play::<GreatRace>(&rules, &players, number, |_, view, _, _| {
            if !matches!(view.frames(), [.., Frame::EnterCity(_), Frame::KeepCards(_)]) {
                return;
            }
            let says_one = |bot: &dyn Bot<GreatRace>| {
                let mut said = (0..16).map(|luck| bot.choose(&rules, view, &mut SplitMix(luck)));
                let first = said.next();
                said.all(|one| Some(one) == first)
            };
            choices += 1;
            sure += usize::from(says_one(&*racer));
            by_lot += usize::from(!says_one(&*blind));
        });
    }
    assert!(choices >= 10, "{choices} choices");
    assert!(2 * sure > choices, "the racer knows what it wants: {sure} of {choices}");
    assert!(2 * by_lot > choices, "its copy does not: {by_lot} of {choices}");
}

#[test]
fn only_modules_and_leaders_can_be_unseen() {
    assert!(by_name("racer-blind:season").is_ok() && by_name("racer-blind:cook").is_ok());
    let why = by_name("racer-blind:fog").expect_err("no such module");
    assert!(why.contains("fog") && why.contains("season") && why.contains("cook"), "{why}");
    assert!(by_name("racer-blind").expect_err("blind to something").contains("racer-blind:season"));
}
