//! The players of the motorcar race (rule book 004): they say what is legal, they need nothing hidden, and
//! the novice beats chance.

use bots::motorcar::{LEVELS, Novice, by_name};
use bots::{Bot, Random};
use content::Content;
use game::{Game, Node, Outcomes, Seat, SplitMix, Viewer, Weighted, pick};
use motorcar::sources::Flick;
use motorcar::{MotorcarRace, Options, Rules, State, View};

type Player = Box<dyn Bot<MotorcarRace>>;

fn rules(seats: u8) -> Rules {
    let sources = Content::embedded().motorcar().expect("right content");
    Rules::new(&sources, Options { seats, flick: Flick::Skill }).expect("options fit")
}

/// Plays a race and shows every state before it goes on.
fn play(rules: &Rules, players: &[Player], seed: u64, mut look: impl FnMut(&State, &mut SplitMix)) -> State {
    let (mut luck, mut thoughts) = (SplitMix(seed), SplitMix(!seed));
    let mut outcomes = Outcomes::new(Weighted { outcome: MotorcarRace::NO_OUTCOME, weight: 0 });
    let mut state = State::new(rules);
    loop {
        look(&state, &mut thoughts);
        match state.node() {
            Node::Over => return state,
            Node::Chance(_) => {
                state.outcomes(rules, &mut outcomes);
                assert!(state.settle(rules, pick(&outcomes, &mut luck), &mut ()));
            }
            Node::Decide(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let view = View::new(rules, &state, Viewer::Seat(seat));
                let action = players[seat.index()].choose(rules, &view, &mut thoughts);
                state.act(rules, seat, action, &mut ()).expect("bots say what is legal");
            }
        }
    }
}

#[test]
fn every_level_has_a_name_and_plays_to_the_end() {
    for seats in 3..=6 {
        let rules = rules(seats);
        for level in LEVELS {
            let players: Vec<Player> = (0..seats).map(|_| by_name(level).expect("a level")).collect();
            play(&rules, &players, 5, |_, _| ());
        }
    }
    assert!(by_name("champion").is_err() && by_name("novice@bold").is_err());
}

#[test]
fn the_novice_beats_chance_from_every_seat() {
    for seats in [3, 6] {
        let rules = rules(seats);
        let (mut won, games) = (0, 60 * u64::from(seats));
        for game in 0..games {
            let own = Seat((game % u64::from(seats)) as u8);
            let player = |seat| -> Player { if seat == own { Box::new(Novice) } else { Box::new(Random) } };
            let players: Vec<Player> = Seat::all(seats).map(player).collect();
            let state = play(&rules, &players, game, |_, _| ());
            won += u64::from(MotorcarRace::ranking(&rules, &state)[own.index()] == 1);
        }
        println!("{seats} seats: {won} of {games}");
        assert!(won * u64::from(seats) * 2 > games * 3, "{seats} seats: {won} of {games} won");
    }
}

#[test]
fn what_is_hidden_does_not_change_the_novices_mind() {
    let rules = rules(4);
    let players: Vec<Player> = (0..4).map(|_| -> Player { Box::new(Novice) }).collect();
    let mut compared = 0;
    play(&rules, &players, 7, |state, luck| {
        for seat in state.node().waiting().iter() {
            let viewer = Viewer::Seat(seat);
            let view = View::new(&rules, state, viewer);
            let twin = View::new(&rules, &view.sample(&rules, luck), viewer);
            let answer = |view: &View| Novice.choose(&rules, view, &mut SplitMix(3));
            assert_eq!(answer(&view), answer(&twin));
            compared += 1;
        }
    });
    assert!(compared > 100, "{compared} decisions");
}
