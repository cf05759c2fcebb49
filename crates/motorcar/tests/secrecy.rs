//! What a seat may not know never reaches it (004:57): the three laws of `testkit::secrecy`, and what a view
//! of this game shows and hides.

mod everywhere;
mod support;

use everywhere::in_every_state;
use game::{Luck, Seat, SplitMix, Viewer};
use motorcar::notation::write_view;
use motorcar::tabletop::Sealed;
use motorcar::{Action, MotorcarRace, Rules, Seen, State, View};
use testkit::{Said, legal, play_on, random_said, secrecy, viewers};

fn in_some_states(one_in: u32, mut law: impl FnMut(&Rules, &State, &mut SplitMix)) {
    in_every_state(|rules, state, luck| {
        if luck.below(one_in) == 0 {
            law(rules, state, luck);
        }
    });
}

#[test]
fn a_view_made_from_a_sample_is_the_same_view() {
    in_some_states(2, secrecy::a_sample_looks_the_same::<MotorcarRace>);
}

#[test]
fn a_view_shows_no_closed_hand_and_no_pulled_car_but_all_else() {
    in_some_states(2, |rules, state, _| {
        for viewer in viewers::<MotorcarRace>(rules) {
            let view = View::new(rules, state, viewer);
            for seat in Seat::all(rules.seats).filter(|&s| !viewer.is(s)) {
                let (real, shown) = (state.table().player(seat), view.table().player(seat));
                assert_eq!(shown.sealed, Sealed::Open);
                assert_eq!(motorcar::tabletop::Player { sealed: Sealed::Open, ..*real }, *shown);
            }
            assert_eq!(view.me(), viewer.seat().map(|seat| state.table().player(seat)));
            assert_eq!((view.frames(), view.node()), (state.frames(), state.node()));
        }
    });
}

#[test]
fn a_state_that_somebody_samples_plays_to_the_end() {
    in_some_states(40, |rules, state, luck| {
        for viewer in viewers::<MotorcarRace>(rules) {
            let mut twin = secrecy::twin::<MotorcarRace>(rules, state, viewer, luck);
            play_on::<MotorcarRace>(rules, &mut twin, luck);
        }
    });
}

#[test]
fn ones_own_action_tells_nothing_that_is_not_announced() {
    in_some_states(3, secrecy::own_actions_tell_nothing::<MotorcarRace>);
}

#[test]
fn two_games_that_differ_in_secrets_look_the_same_until_they_are_revealed() {
    let (mut steps, mut differed) = (0, 0u32);
    in_some_states(12, |rules, state, luck| {
        for viewer in viewers::<MotorcarRace>(rules) {
            let twin = secrecy::twin::<MotorcarRace>(rules, state, viewer, luck);
            differed += u32::from(twin != *state);
            // Nothing hidden changes what anybody may say, or what luck may bring: what one game says, the
            // other can say too.
            let next = |a: &State, _: &State| random_said::<MotorcarRace>(rules, a, luck);
            steps += secrecy::twins_look_the_same::<MotorcarRace>(rules, [*state, twin], viewer, 200, next);
        }
    });
    println!("{steps} steps compared, {differed} twins differed from the real game");
    assert!(differed > 100 && steps > 10_000, "the law was tried: {differed} twins, {steps} steps");
}

#[test]
fn a_secret_reaches_its_owner_alone() {
    in_some_states(1, |rules, state, luck| {
        if state.node().waiting().len() < 2 {
            return;
        }
        let Some(Said::Seat(seat, action)) = random_said::<MotorcarRace>(rules, state, luck) else { return };
        let (mut copy, mut told) = (*state, Vec::new());
        copy.act(rules, seat, action, &mut told).expect("legal");
        let secret = |viewer| match told[0].seen_by(viewer) {
            Some(Seen::Pulled(_, pull)) => pull.is_some(),
            Some(Seen::Chose(_, strain)) => strain.is_some(),
            other => panic!("{other:?}"),
        };
        for viewer in viewers::<MotorcarRace>(rules) {
            assert_eq!(secret(viewer), viewer.is(seat));
            let line = write_view(rules, &View::new(rules, &copy, viewer));
            let own = format!("seat{}=", seat.number());
            let shown = line.split(' ').find(|field| field.starts_with(&own)).expect("every seat is shown");
            assert_eq!(shown.ends_with("sealed=-"), !viewer.is(seat), "{line}");
        }
    });
}

#[test]
fn a_preview_is_the_same_in_every_world_that_looks_the_same() {
    let mut tried = 0;
    in_some_states(6, |rules, state, luck| {
        for seat in Seat::all(rules.seats) {
            let viewer = Viewer::Seat(seat);
            let view = View::new(rules, state, viewer);
            let twin = View::new(rules, &view.sample(rules, luck), viewer);
            for &action in legal::<MotorcarRace>(rules, state, seat).iter() {
                let told = view.preview(rules, action);
                assert!(told.is_some(), "{action:?}");
                assert_eq!(told, twin.preview(rules, action), "{action:?}");
                tried += 1;
            }
        }
        assert_eq!(View::new(rules, state, Viewer::Spectator).preview(rules, Action::Done), None);
    });
    assert!(tried > 1000, "{tried} previews");
}
