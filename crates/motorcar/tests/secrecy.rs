//! What a seat may not know never reaches it (004:57). Three laws: a view can be made again from a sampled
//! state; one's own action tells nothing that is not announced; and two games that differ only in what a
//! seat may not know give it the same views, choices and events to the end.

mod random;
mod support;

use game::{Actions, Luck, Seat, SplitMix, Viewer};
use motorcar::notation::write_view;
use motorcar::sources::Flick;
use motorcar::table::Sealed;
use motorcar::{Action, Event, Rules, Seen, State, View};
use random::{Said, action_list, random_said, say};
use support::rules;

fn games() -> u64 {
    std::env::var("LAWS_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(6)
}

fn in_some_states(one_in: u32, mut law: impl FnMut(&Rules, &State, &mut SplitMix)) {
    for (seats, flick) in [(3, Flick::Skill), (4, Flick::Luck), (6, Flick::Skill)] {
        let rules = rules(seats, flick);
        for seed in 0..games() {
            let mut luck = SplitMix(seed * 7919 + u64::from(seats));
            let mut state = State::new(&rules);
            while let Some(said) = random_said(&rules, &state, &mut luck) {
                say(&rules, &mut state, said, &mut ());
                if luck.below(one_in) == 0 {
                    law(&rules, &state, &mut luck);
                }
            }
        }
    }
}

fn viewers(rules: &Rules) -> impl Iterator<Item = Viewer> + use<> {
    Seat::all(rules.seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

fn seen(events: &[Event], viewer: Viewer) -> Vec<Seen> {
    events.iter().filter_map(|event| event.seen_by(viewer)).collect()
}

fn legal(rules: &Rules, state: &State, seat: Seat) -> Actions<Action> {
    let mut list = action_list();
    state.legal(rules, seat, &mut list);
    list
}

fn is_reveal(event: &Event) -> bool {
    matches!(event, Event::Fact(fact) if fact.is_reveal())
}

#[test]
fn a_view_made_from_a_sample_is_the_same_view() {
    in_some_states(2, |rules, state, luck| {
        for viewer in viewers(rules) {
            let view = View::new(rules, state, viewer);
            let twin = view.sample(rules, luck);
            assert_eq!(View::new(rules, &twin, viewer), view);
            assert_eq!(twin.node(), state.node());
            let mut from_view = action_list();
            view.legal(rules, &mut from_view);
            match viewer {
                Viewer::Seat(seat) => {
                    assert_eq!(&*from_view, &*legal(rules, state, seat));
                    assert_eq!(&*from_view, &*legal(rules, &twin, seat));
                    assert_eq!(view.me(), Some(state.table().player(seat)));
                }
                Viewer::Spectator => assert!(from_view.is_empty()),
            }
        }
    });
}

#[test]
fn a_view_shows_no_closed_hand_and_no_pulled_car_but_all_else() {
    in_some_states(2, |rules, state, _| {
        for viewer in viewers(rules) {
            let view = View::new(rules, state, viewer);
            for seat in Seat::all(rules.seats).filter(|&s| !viewer.is(s)) {
                let (real, shown) = (state.table().player(seat), view.table().player(seat));
                assert_eq!(shown.sealed, Sealed::Open);
                assert_eq!(motorcar::table::Player { sealed: Sealed::Open, ..*real }, *shown);
            }
            assert_eq!((view.frames(), view.node()), (state.frames(), state.node()));
        }
    });
}

#[test]
fn a_state_that_somebody_samples_plays_to_the_end() {
    in_some_states(40, |rules, state, luck| {
        for viewer in viewers(rules) {
            let mut twin = View::new(rules, state, viewer).sample(rules, luck);
            while let Some(said) = random_said(rules, &twin, luck) {
                say(rules, &mut twin, said, &mut ());
            }
        }
    });
}

#[test]
fn ones_own_action_tells_nothing_that_is_not_announced() {
    in_some_states(3, |rules, state, luck| {
        for seat in Seat::all(rules.seats) {
            let viewer = Viewer::Seat(seat);
            let twin = View::new(rules, state, viewer).sample(rules, luck);
            for &action in legal(rules, state, seat).iter() {
                let (mut a, mut b) = (*state, twin);
                let (mut told_a, mut told_b) = (Vec::new(), Vec::new());
                a.act(rules, seat, action, &mut told_a).expect("legal");
                b.act(rules, seat, action, &mut told_b).expect("legal in the twin too");
                if !told_a.iter().any(is_reveal) {
                    assert_eq!(seen(&told_a, viewer), seen(&told_b, viewer), "{action:?}");
                    assert_eq!(View::new(rules, &a, viewer), View::new(rules, &b, viewer), "{action:?}");
                }
            }
        }
    });
}

#[test]
fn two_games_that_differ_in_secrets_look_the_same_until_they_are_revealed() {
    let (mut steps, mut differed) = (0u32, 0u32);
    in_some_states(12, |rules, state, luck| {
        for viewer in viewers(rules) {
            let twin = View::new(rules, state, viewer).sample(rules, luck);
            differed += u32::from(twin != *state);
            let (mut a, mut b) = (*state, twin);
            for _ in 0..200 {
                // Nothing hidden changes what anybody may say, or what luck may bring.
                assert_eq!(a.node(), b.node());
                let Some(said) = random_said(rules, &a, luck) else { break };
                let (mut told_a, mut told_b) = (Vec::new(), Vec::new());
                say(rules, &mut a, said, &mut told_a);
                say(rules, &mut b, said, &mut told_b);
                steps += 1;
                // A revealed choice differs in the twins: from there on they are different games.
                if told_a != told_b && told_a.iter().any(is_reveal) {
                    break;
                }
                assert_eq!(seen(&told_a, viewer), seen(&told_b, viewer), "{said:?}");
                assert_eq!(seen(&told_a, Viewer::Spectator), seen(&told_b, Viewer::Spectator), "{said:?}");
                assert_eq!(View::new(rules, &a, viewer), View::new(rules, &b, viewer), "{said:?}");
            }
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
        let Some(Said::Seat(seat, action)) = random_said(rules, state, luck) else { return };
        let (mut copy, mut told) = (*state, Vec::new());
        copy.act(rules, seat, action, &mut told).expect("legal");
        let secret = |viewer| match told[0].seen_by(viewer) {
            Some(Seen::Pulled(_, pull)) => pull.is_some(),
            Some(Seen::Chose(_, strain)) => strain.is_some(),
            other => panic!("{other:?}"),
        };
        for viewer in viewers(rules) {
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
            for &action in legal(rules, state, seat).iter() {
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
