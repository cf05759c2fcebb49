//! The players of the motorcar race (rule book 004): they say what is legal, they need nothing hidden, and
//! the novice beats chance.

mod print;
mod table;

use bots::motorcar::{FROZEN, LEVELS, Novice, by_name};
use bots::{Bot, Random};
use content::Content;
use game::{Game, Seat, SplitMix, Viewer};
use motorcar::sources::Flick;
use motorcar::{Action, MotorcarRace, Options, Rules, Strain, View};
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
            let level = if level == "champion" { "champion:1" } else { level };
            play(&rules, &drivers(level, seats), 5, |_, _, _, _| ());
        }
    }
    assert!(by_name("champion:0").is_err() && by_name("novice@bold").is_err());
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
fn what_is_hidden_does_not_change_a_mind() {
    for level in ["novice", "racer", "champion:16"] {
        let (rules, bot) = (rules(4), by_name(level).expect("a level"));
        let (mut compared, mut luck) = (0, SplitMix(7));
        play(&rules, &drivers(level, 4), 7, |_, view, action, mind| {
            let twin = View::new(&rules, &view.sample(&rules, &mut luck), view.viewer());
            assert_eq!(bot.choose(&rules, &twin, &mut { mind }), action, "{level}");
            compared += 1;
        });
        assert!(compared > 100, "{level}: {compared} decisions");
    }
}

/// What a level says to the first seat of this table.
fn said(level: &str, seats: &str, rooms: &str) -> Action {
    let rules = rules(3);
    let line = format!("{seats} rooms=race(stage=close_round)/{rooms}");
    let state = MotorcarRace::read_position(&rules, &line).unwrap_or_else(|error| panic!("{line}: {error}"));
    let view = View::new(&rules, &state, Viewer::Seat(Seat(0)));
    by_name(level).expect("a level").choose(&rules, &view, &mut SplitMix(1))
}

#[test]
fn a_tile_is_worth_what_it_can_still_do_in_the_last_round() {
    // All five tokens in the bag come out, three of them mine; two tiles pay two off, or inflict one on a rival who
    // has no chance. racer-1 took tiles for worthless in the last round and threw them.
    let seats = "round=16 order=1,2,3 \
        seat1=day=200,tiles=2,strain=severe,bag=3,random=0,inflicted=0,pledge=-,sealed=- \
        seat2=day=206,tiles=0,strain=normal,bag=1,random=0,inflicted=0,pledge=-,sealed=- \
        seat3=day=210,tiles=0,strain=normal,bag=1,random=0,inflicted=0,pledge=-,sealed=-";
    let rooms = "round(predicaments=5,stage=draw_tokens)/inflict(place=0)";
    for level in ["racer", "novice"] {
        assert_eq!(said(level, seats, rooms), Action::Done, "{level}");
    }
    for level in ["racer-1", "novice-1"] {
        assert!(matches!(said(level, seats, rooms), Action::Inflict(_)), "{level}");
    }
    // With one token of mine in the bag two of three tiles can do nothing better than stop the one to beat.
    let seats = seats.replace("tiles=2,strain=severe,bag=3", "tiles=3,strain=normal,bag=1");
    let seats = seats
        .replace("seat2=day=206,tiles=0,strain=normal,bag=1", "seat2=day=196,tiles=0,strain=severe,bag=3");
    let rooms = rooms.replace("predicaments=5", "predicaments=1");
    assert_eq!(said("racer", &seats, &rooms), Action::Inflict(Seat(1)));
}

#[test]
fn who_holds_tiles_strains_in_the_last_leg() {
    // racer-1 did not see the tiles in its hand when it closed it.
    let seats = |tiles: u8| {
        format!(
            "round=16 order=1,2,3 \
            seat1=day=210,tiles={tiles},strain=-,bag=0,random=0,inflicted=0,pledge=-,sealed=- \
            seat2=day=204,tiles=0,strain=-,bag=0,random=0,inflicted=0,pledge=-,sealed=- \
            seat3=day=205,tiles=0,strain=-,bag=0,random=0,inflicted=0,pledge=-,sealed=-"
        )
    };
    let rooms = "round(predicaments=0,stage=roll_predicament_dice)/choose_strain(waiting=1+2+3)";
    for level in ["racer", "novice"] {
        assert_eq!(said(level, &seats(3), rooms), Action::Strain(Strain::Severe), "{level}");
    }
    let of_old = [0, 3].map(|tiles| said("racer-1", &seats(tiles), rooms));
    assert_eq!(of_old[0], of_old[1]);
}

#[test]
fn nobody_helps_the_one_who_will_win_by_it() {
    // One tile at the very end against a dozen days of the leader, a day ahead.
    let seats = "round=16 order=2,1,3 \
        seat1=day=231,tiles=1,strain=normal,bag=0,random=0,inflicted=0,pledge=-,sealed=- \
        seat2=day=230,tiles=0,strain=severe,bag=0,random=1,inflicted=0,pledge=-,sealed=- \
        seat3=day=240,tiles=0,strain=normal,bag=0,random=0,inflicted=0,pledge=-,sealed=-";
    let rooms = "round(predicaments=1,stage=cancel_freely)/travel(place=2,rolled=0,lowest=0)/help(helper=1,from=216,place=0)";
    assert_eq!(said("racer", seats, rooms), Action::Decline);
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
    let expected = [
        ("novice-1", "f508c7086ac58268"),
        ("novice-2", "9b6c49dbc565a2bb"),
        ("racer-1", "e74c962daf8c3c0b"),
        ("racer-2", "9e31eb8b2a0e5f20"),
    ];
    assert_eq!(prints, expected.map(|(level, print)| (level, print.to_owned())));
}

#[test]
fn live_levels_still_drive_as_their_frozen_copies() {
    // A pair leaves this list when its live level is made to drive otherwise.
    for (live, frozen) in [("novice", "novice-2"), ("racer", "racer-2")] {
        let frozen = by_name(frozen).expect("a level");
        for seats in [3, 6] {
            let rules = rules(seats);
            play(&rules, &drivers(live, seats), 11, |_, view, action, mind| {
                assert_eq!(frozen.choose(&rules, view, &mut { mind }), action, "{live}, {seats} seats");
            });
        }
    }
}
