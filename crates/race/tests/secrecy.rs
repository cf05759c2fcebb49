//! What a seat may not know never reaches it: the three laws of `testkit::secrecy`, and what a view of this
//! game shows and hides.

mod everywhere;
mod support;
mod varied;

use everywhere::in_every_state;
use game::{Luck, Node, Seat, SplitMix, Viewer};
use race::rooms::Frame;
use race::{GreatRace, Rules, State, View};
use testkit::{Said, legal, outcomes, secrecy, viewers};

fn in_some_states(one_in: u32, mut law: impl FnMut(&Rules, &State, &mut SplitMix)) {
    in_every_state(|rules, state, luck| {
        if luck.below(one_in) == 0 {
            law(rules, state, luck);
        }
    });
}

#[test]
fn a_view_made_from_a_sample_is_the_same_view() {
    in_some_states(3, secrecy::a_sample_looks_the_same::<GreatRace>);
}

#[test]
fn a_view_shows_no_hidden_card_plan_or_answer() {
    in_some_states(3, |rules, state, _| {
        for viewer in viewers::<GreatRace>(rules) {
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
                assert_eq!(shown.sealed, race::tabletop::Sealed::Open);
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
    in_some_states(6, secrecy::own_actions_tell_nothing::<GreatRace>);
}

/// What both games can say next, chosen by luck. A hidden card may stand in the way of one of them.
fn common_said(rules: &Rules, a: &State, b: &State, luck: &mut SplitMix) -> Option<Said<GreatRace>> {
    match a.node() {
        Node::Over => None,
        Node::Chance(_) => {
            let possible = outcomes::<GreatRace>(rules, a);
            let common: Vec<_> = possible.iter().map(|o| o.outcome).filter(|&o| b.can_happen(o)).collect();
            (!common.is_empty()).then(|| Said::Luck(common[luck.below(common.len() as u32) as usize]))
        }
        Node::Decide(seats) => {
            let seat = seats.iter().nth(luck.below(seats.len()) as usize).expect("somebody is asked");
            let (mine, others) = (legal::<GreatRace>(rules, a, seat), legal::<GreatRace>(rules, b, seat));
            let common: Vec<_> = mine.iter().copied().filter(|x| others.contains(x)).collect();
            (!common.is_empty()).then(|| Said::Seat(seat, common[luck.below(common.len() as u32) as usize]))
        }
    }
}

#[test]
fn two_games_that_differ_in_secrets_look_the_same_to_the_end() {
    let (mut steps, mut differed) = (0, 0u32);
    in_some_states(60, |rules, state, luck| {
        if matches!(state.top(), Frame::Counter(_)) {
            return; // sealed answers already given cannot be sampled
        }
        for viewer in viewers::<GreatRace>(rules) {
            let twin = secrecy::twin::<GreatRace>(rules, state, viewer, luck);
            differed += u32::from(twin != *state);
            let next = |a: &State, b: &State| common_said(rules, a, b, luck);
            steps += secrecy::twins_look_the_same::<GreatRace>(rules, [*state, twin], viewer, 400, next);
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
