//! Bots decide from what their seat may see, and nothing else; and always the same from the same.

mod print;
mod table;

use bots::Bot;
use bots::race::{FROZEN, LEVELS, by_name};
use content::Content;
use game::{Game, Node, Seat, SplitMix, Viewer};
use race::modules::ModuleSet;
use race::rules::{Direction, Sources};
use race::{Action, GreatRace, Options, Rules, State, View};
use table::Players;
use testkit::{legal, random_said, say};

fn rules(seats: u8, direction: Direction) -> Rules {
    rules_on(&Content::embedded().board("africa").expect("a sound board"), seats, direction)
}

/// A race on a board; which middle city is its end goes with the number of seats (R5).
fn rules_on(sources: &Sources, seats: u8, direction: Direction) -> Rules {
    let middle = (!sources.slots.is_empty()).then(|| race::rules::Middle {
        end: sources.ends.contains(&None).then_some(seats % 4),
        tokens: (0..sources.slots.len() as u8).collect(),
    });
    let options = Options {
        seats,
        first: Seat(0),
        direction,
        middle,
        modules: ModuleSet::NONE,
        leaders: [None; 5],
        solo: None,
    };
    Rules::new(sources, options).expect("options fit")
}

/// All levels, those that think ahead with as little as they can.
fn levels() -> impl Iterator<Item = &'static str> {
    LEVELS.into_iter().map(|level| if level == "champion" { "champion:1" } else { level })
}

fn level(name: &str) -> Box<dyn Bot<GreatRace>> {
    by_name(name).expect("a level")
}

/// Plays a race between bots of one level and shows every decision.
fn play(rules: &Rules, name: &str, seed: u64, show: impl FnMut(&State, &View, Action, SplitMix)) -> State {
    let players: Players<GreatRace> = Seat::all(rules.seats).map(|_| level(name)).collect();
    table::play(rules, &players, seed, show)
}

#[test]
fn the_same_view_gives_the_same_decision_whatever_is_hidden() {
    for name in levels().chain(FROZEN) {
        let bot = level(name);
        let rules = rules(4, Direction::Forward);
        let mut luck = SplitMix(9);
        let mut twins = 0;
        play(&rules, name, 3, |state, view, action, mind| {
            let twin = view.sample(&rules, &mut luck);
            twins += u32::from(twin != *state);
            let same = View::new(&rules, &twin, view.viewer());
            assert_eq!(bot.choose(&rules, &same, &mut { mind }), action);
        });
        assert!(twins > 50, "{name}: {twins} twins differed from the real game");
    }
}

#[test]
fn a_novice_reaches_the_finish_everywhere() {
    let content = Content::embedded();
    for board in content.boards() {
        let sources = content.board(&board).expect("a sound board");
        for (direction, seats) in [Direction::Forward, Direction::Reverse]
            .into_iter()
            .flat_map(|way| (2..=5).map(move |n| (way, n)))
        {
            let rules = rules_on(&sources, seats, direction);
            for seed in 0..3 {
                let state = play(&rules, "novice", seed, |_, _, _, _| ());
                let given_up = GreatRace::was_called_off(&rules, &state);
                assert!(!given_up, "{board}, {direction:?}, {seats} seats, seed {seed}");
            }
        }
    }
}

#[test]
fn random_says_everything_that_is_legal_sooner_or_later() {
    let rules = rules(2, Direction::Forward);
    let (mut state, mut luck) = (State::new(&rules), SplitMix(1));
    while let Node::Chance(_) = state.node() {
        let said = random_said::<GreatRace>(&rules, &state, &mut luck).expect("luck speaks");
        say(&rules, &mut state, said, &mut ());
    }
    let seat = state.node().waiting().first().expect("somebody picks");
    let view = View::new(&rules, &state, Viewer::Seat(seat));
    let actions = legal::<GreatRace>(&rules, &state, seat);
    let bot = level("random");
    let mut luck = SplitMix(5);
    let said: Vec<Action> = (0..200).map(|_| bot.choose(&rules, &view, &mut luck)).collect();
    assert!(actions.iter().all(|action| said.contains(action)));
}

/// A fingerprint of the decisions of a level in fixed races.
fn fingerprint(level: &str) -> u64 {
    [2, 4].into_iter().fold(print::START, |print, seats| {
        let rules = rules(seats, Direction::Forward);
        (0..3).fold(print, |print, seed| print_of(&rules, level, seed, print))
    })
}

#[test]
fn frozen_levels_play_as_they_did_when_they_were_frozen() {
    // These numbers never change: a level that should play otherwise is frozen anew, under the next number.
    let prints = FROZEN.map(|level| (level, format!("{:016x}", frozen_print(level))));
    let expected = [("novice-2", "2eb47c6e172ed7d5"), ("racer-1", "79618d90aa28f2eb")];
    assert_eq!(prints, expected.map(|(level, print)| (level, print.to_owned())));
}

#[test]
fn live_levels_still_play_as_their_frozen_copies() {
    // A pair leaves this list when its live level is made to play otherwise.
    let (live, frozen) = ("novice", level("novice-2"));
    for seats in [2, 5] {
        let rules = rules(seats, Direction::Reverse);
        play(&rules, live, 11, |_, view, action, mind| {
            assert_eq!(frozen.choose(&rules, view, &mut { mind }), action, "{live}, {seats} seats");
        });
    }
}

#[test]
fn the_live_racer_decides_as_racer_1_but_where_ways_cost_the_same() {
    // It finds its ways otherwise, and takes another of equally cheap ones now and then (docs/decisions/0042).
    for (live, frozen) in [("racer", "racer-1"), ("racer@bold", "racer-1@bold"), ("racer:9", "racer-1:9")] {
        let frozen = level(frozen);
        let (mut all, mut otherwise) = (0, 0);
        for (seats, seed) in [2, 3, 5].into_iter().flat_map(|seats| (0..10).map(move |seed| (seats, seed))) {
            let rules = rules(seats, Direction::Reverse);
            play(&rules, live, seed, |_, view, action, mind| {
                all += 1;
                otherwise += u32::from(frozen.choose(&rules, view, &mut { mind }) != action);
            });
        }
        assert!(otherwise * 200 < all, "{live}: {otherwise} of {all} decisions are otherwise");
    }
}

#[test]
fn the_live_racer_plays_as_it_did_when_it_was_measured() {
    // Whoever changes its judgement measures it again (docs/LADDER.md) and puts the new number here.
    let rules = proving_ground();
    let print = (0..60).fold(print::START, |print, seed| print_of(&rules, "racer", seed, print));
    assert_eq!(format!("{print:016x}"), "3abeacde42ed2a35");
}

/// A fingerprint on a board that never changes.
fn frozen_print(level: &str) -> u64 {
    let rules = proving_ground();
    (0..4).fold(print::START, |print, seed| print_of(&rules, level, seed, print))
}

/// A race on a board that never changes.
fn proving_ground() -> Rules {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../race/tests/content");
    let sources =
        Content::overlaid(&folder).expect("test content").board("proving_usa").expect("a sound board");
    let options = Options {
        seats: 3,
        first: Seat(0),
        direction: Direction::Forward,
        middle: None,
        modules: ModuleSet::NONE,
        leaders: [None; 5],
        solo: None,
    };
    Rules::new(&sources, options).expect("options fit")
}

fn print_of(rules: &Rules, level: &str, seed: u64, mut print: u64) -> u64 {
    play(rules, level, seed, |_, _, action, _| {
        print = print::add(print, &race::notation::write_action(rules, action));
    });
    print
}

#[test]
fn no_level_hangs_on_any_board_and_player_count() {
    let content = Content::embedded();
    for board in content.boards() {
        let sources = content.board(&board).expect("a sound board");
        for seats in 2..=5 {
            let direction = if seats % 2 == 0 { Direction::Forward } else { Direction::Reverse };
            let rules = rules_on(&sources, seats, direction);
            // Champions have races of their own: they play hundreds for each of theirs.
            for level in LEVELS.into_iter().filter(|&level| level != "champion") {
                let state = play(&rules, level, u64::from(seats), |_, _, _, _| ());
                assert_eq!(state.node(), Node::Over, "{board}, {seats} seats, {level}");
            }
        }
    }
}

#[test]
fn temperaments_and_temperatures_play_differently_and_legally() {
    let plain = fingerprint("racer");
    for name in ["racer@bold", "racer@thrifty", "racer@spiteful", "racer:30", "racer:30@bold"] {
        assert_ne!(fingerprint(name), plain, "{name}");
    }
    for wrong in
        ["racer@angry", "racer-1@angry", "novice@bold", "novice-2:3", "racer:x", "", "racer:", "champion:0"]
    {
        assert!(by_name(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_racer_beats_a_novice_nearly_always() {
    let rules = rules(2, Direction::Forward);
    let mut won = 0;
    for seed in 0..60u64 {
        let mine = Seat((seed % 2) as u8);
        let player = |seat| level(if seat == mine { "racer" } else { "novice" });
        let players: Players<GreatRace> = Seat::all(2).map(player).collect();
        let state = table::play(&rules, &players, seed, |_, _, _, _| ());
        won += u32::from(GreatRace::ranking(&rules, &state)[mine.index()] == 1);
    }
    assert!(won >= 51, "{won} of 60");
}
