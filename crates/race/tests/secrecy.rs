//! What a seat may not know never reaches it. Three laws: a view can be made again from a sampled
//! state; one's own action tells nothing that is not announced; and two games that differ only in what
//! a seat may not know give it the same views, choices and events to the end.

mod random;
mod support;
mod varied;

use game::{Actions, Luck, Node, Seat, SplitMix, Viewer};
use race::rooms::Frame;
use race::{Action, Event, Rules, Seen, State, View};
use random::{Said, outcome_list, random_said, say};
use support::{action_list, content};
use varied::varied_rules;

const BOARDS: [&str; 4] = ["africa", "proving_usa", "proving_tiny", "proving_middle"];

fn games() -> u64 {
    std::env::var("LAWS_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(6)
}

fn in_some_states(one_in: u32, mut law: impl FnMut(&Rules, &State, &mut SplitMix)) {
    let content = content();
    for board in BOARDS {
        for seats in 2..=5 {
            for seed in 0..games() {
                let rules = varied_rules(&content, board, seats, seed);
                let mut luck = SplitMix(seed * 7919 + u64::from(seats));
                let mut state = State::new(&rules);
                while let Some(said) = random_said(&rules, &state, &mut luck) {
                    say(&rules, &mut state, said, &mut Vec::new());
                    if luck.below(one_in) == 0 {
                        law(&rules, &state, &mut luck);
                    }
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

#[test]
fn a_view_made_from_a_sample_is_the_same_view() {
    in_some_states(3, |rules, state, luck| {
        for viewer in viewers(rules) {
            let view = View::new(rules, state, viewer);
            let twin = view.sample(rules, luck);
            assert_eq!(View::new(rules, &twin, viewer), view);
            let mut from_view = action_list();
            view.legal(rules, &mut from_view);
            match viewer {
                Viewer::Seat(seat) => {
                    assert_eq!(&*from_view, &*legal(rules, state, seat));
                    assert_eq!(&*from_view, &*legal(rules, &twin, seat));
                }
                Viewer::Spectator => assert!(from_view.is_empty()),
            }
        }
    });
}

#[test]
fn a_view_shows_no_hidden_card_plan_or_answer() {
    in_some_states(3, |rules, state, _| {
        for viewer in viewers(rules) {
            let view = View::new(rules, state, viewer);
            let unseen: u32 = view.unseen().iter().map(|&n| u32::from(n)).sum();
            let mut hidden = u32::from(state.table().deck_size);
            for seat in Seat::all(rules.seats).filter(|&s| !viewer.is(s)) {
                let (real, shown) = (state.table().player(seat), view.table().player(seat));
                assert_eq!(shown.cards, real.cards, "the size of a hand is open");
                for (real, shown) in real.hand.iter().zip(&shown.hand) {
                    assert_eq!((shown.count(), shown.seen()), (real.seen(), real.seen()));
                    hidden += u32::from(real.count() - real.seen());
                }
                assert_eq!(shown.plan.total(), 0);
                assert_eq!(shown.sealed, race::table::Sealed::Open);
            }
            let looking = matches!(state.top(), Frame::KeepCards(_));
            if !(looking && view.table().aside().count() > 0) {
                hidden += u32::from(state.table().aside_count);
            }
            assert_eq!(unseen, hidden, "what is unseen is the deck and what others hide");
            assert!(view.table().deck.iter().all(|&n| n == 0));
        }
    });
}

#[test]
fn ones_own_action_tells_nothing_that_is_not_announced() {
    in_some_states(6, |rules, state, luck| {
        for seat in state.node().waiting().iter() {
            let viewer = Viewer::Seat(seat);
            let twin = View::new(rules, state, viewer).sample(rules, luck);
            for &action in legal(rules, state, seat).iter() {
                let (mut a, mut b) = (*state, twin);
                let (mut told_a, mut told_b) = (Vec::new(), Vec::new());
                a.act(rules, seat, action, &mut told_a).expect("legal");
                b.act(rules, seat, action, &mut told_b).expect("legal in the twin too");
                let announced = told_a.iter().any(|e| matches!(e, Event::Fact(fact) if fact.is_reveal()));
                if !announced {
                    assert_eq!(seen(&told_a, viewer), seen(&told_b, viewer), "{action:?}");
                    assert_eq!(View::new(rules, &a, viewer), View::new(rules, &b, viewer), "{action:?}");
                }
            }
        }
    });
}

/// What both games can say next, chosen by luck.
fn common_said(rules: &Rules, a: &State, b: &State, luck: &mut SplitMix) -> Option<Said> {
    assert_eq!(a.node(), b.node());
    match a.node() {
        Node::Over => None,
        Node::Chance(_) => {
            let mut outcomes = outcome_list();
            a.outcomes(&mut outcomes);
            let common: Vec<_> = outcomes.iter().map(|o| o.outcome).filter(|&o| b.can_happen(o)).collect();
            (!common.is_empty()).then(|| Said::Luck(common[luck.below(common.len() as u32) as usize]))
        }
        Node::Decide(seats) => {
            let seat = seats.iter().nth(luck.below(seats.len()) as usize).expect("somebody is asked");
            let others = legal(rules, b, seat);
            let common: Vec<_> =
                legal(rules, a, seat).iter().copied().filter(|x| others.contains(x)).collect();
            (!common.is_empty()).then(|| Said::Seat(seat, common[luck.below(common.len() as u32) as usize]))
        }
    }
}

#[test]
fn two_games_that_differ_in_secrets_look_the_same_to_the_end() {
    let mut steps = 0u32;
    let mut differed = 0u32;
    in_some_states(60, |rules, state, luck| {
        if matches!(state.top(), Frame::Counter(_)) {
            return; // sealed answers already given cannot be sampled
        }
        for viewer in viewers(rules) {
            let twin = View::new(rules, state, viewer).sample(rules, luck);
            differed += u32::from(twin != *state);
            let (mut a, mut b) = (*state, twin);
            let limit = 400;
            for _ in 0..limit {
                let Some(said) = common_said(rules, &a, &b, luck) else { break };
                let (mut told_a, mut told_b) = (Vec::new(), Vec::new());
                say(rules, &mut a, said, &mut told_a);
                say(rules, &mut b, said, &mut told_b);
                steps += 1;
                // A revealed plan differs in the twins: from there on they are different games.
                if told_a != told_b && told_a.iter().any(|e| matches!(e, Event::Fact(f) if f.is_reveal())) {
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
fn a_spectator_sees_what_every_seat_sees_and_no_more() {
    in_some_states(10, |rules, state, _| {
        let open = View::new(rules, state, Viewer::Spectator);
        for seat in Seat::all(rules.seats) {
            let view = View::new(rules, state, Viewer::Seat(seat));
            assert_eq!(open.table().discard, view.table().discard);
            assert_eq!(open.frames(), view.frames());
            let (mine, shown) = (view.table().player(seat), open.table().player(seat));
            assert_eq!((mine.petrol, mine.money, mine.cards), (shown.petrol, shown.money, shown.cards));
        }
    });
}
