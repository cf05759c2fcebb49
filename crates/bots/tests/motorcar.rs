//! The players of the motorcar race (rule book 004): they say what is legal, they need nothing hidden, and
//! the novice beats chance.

mod print;
mod table;

use bots::motorcar::{FROZEN, LEVELS, Novice, by_name};
use bots::{Bot, Random};
use content::Content;
use game::{Game, Seat, SplitMix};
use motorcar::sources::Flick;
use motorcar::{MotorcarRace, Options, Rules, View};
use table::{Players, play};

fn rules(seats: u8) -> Rules {
    let sources = Content::embedded().motorcar().expect("right content");
    Rules::new(&sources, Options { seats, flick: Flick::Skill }).expect("options fit")
}

/// Cars that all drive at one level.
fn drivers(level: &str, seats: u8) -> Players<MotorcarRace> {
    (0..seats).map(|_| by_name(level).expect("a level")).collect()
}

#[test]
fn every_level_has_a_name_and_plays_to_the_end() {
    for seats in 3..=6 {
        let rules = rules(seats);
        for level in LEVELS {
            play(&rules, &drivers(level, seats), 5, |_, _, _, _| ());
        }
    }
    assert!(by_name("champion").is_err() && by_name("novice@bold").is_err());
    assert!(by_name("racer-1:5").is_err());
}

#[test]
fn the_novice_beats_chance_from_every_seat() {
    for seats in [3, 6] {
        let rules = rules(seats);
        let (mut won, games) = (0, 60 * u64::from(seats));
        for game in 0..games {
            let own = Seat((game % u64::from(seats)) as u8);
            let player = |seat| -> Box<dyn Bot<MotorcarRace>> {
                if seat == own { Box::new(Novice) } else { Box::new(Random) }
            };
            let players: Players<MotorcarRace> = Seat::all(seats).map(player).collect();
            let state = play(&rules, &players, game, |_, _, _, _| ());
            won += u64::from(MotorcarRace::ranking(&rules, &state)[own.index()] == 1);
        }
        println!("{seats} seats: {won} of {games}");
        assert!(won * u64::from(seats) * 2 > games * 3, "{seats} seats: {won} of {games} won");
    }
}

#[test]
fn what_is_hidden_does_not_change_the_novices_mind() {
    let rules = rules(4);
    let players = drivers("novice", 4);
    let (mut compared, mut luck) = (0, SplitMix(7));
    play(&rules, &players, 7, |_, view, action, mind| {
        let twin = View::new(&rules, &view.sample(&rules, &mut luck), view.viewer());
        assert_eq!(Novice.choose(&rules, &twin, &mut { mind }), action);
        compared += 1;
    });
    assert!(compared > 100, "{compared} decisions");
}

#[test]
fn frozen_levels_drive_as_they_did_when_they_were_frozen() {
    // These numbers change only if the rules of book 004 do: a level that should drive otherwise is frozen
    // anew, under the next number.
    let prints = FROZEN.map(|level| {
        let mut print = print::START;
        for seats in [3, 5] {
            let rules = rules(seats);
            play(&rules, &drivers(level, seats), 2, |_, _, action, _| {
                print = print::add(print, &motorcar::notation::write_action(&rules, action));
            });
        }
        (level, format!("{print:016x}"))
    });
    let expected = [("novice-1", "f508c7086ac58268"), ("racer-1", "e74c962daf8c3c0b")];
    assert_eq!(prints, expected.map(|(level, print)| (level, print.to_owned())));
}

#[test]
fn live_levels_still_drive_as_their_frozen_copies() {
    // A pair leaves this list when its live level is made to drive otherwise.
    for (live, frozen) in [("novice", "novice-1"), ("racer", "racer-1")] {
        let frozen = by_name(frozen).expect("a level");
        for seats in [3, 6] {
            let rules = rules(seats);
            play(&rules, &drivers(live, seats), 11, |_, view, action, mind| {
                assert_eq!(frozen.choose(&rules, view, &mut { mind }), action, "{live}, {seats} seats");
            });
        }
    }
}
