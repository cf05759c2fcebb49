//! What a seat may not know never reaches it: a view can be made again from a sampled state; one's own
//! action tells nothing that is not announced; and two games that differ only in what a seat may not know
//! give it the same views, choices and events.

use crate::{Said, legal, say, viewers};
use game::{Actions, Game, Seat, SplitMix, Viewer};

/// The events as a viewer may know them.
pub fn seen<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Seen> {
    events.iter().filter_map(|&event| G::see(event, viewer)).collect()
}

/// A state that the viewer cannot tell from this one.
pub fn twin<G: Game>(rules: &G::Rules, state: &G::State, viewer: Viewer, luck: &mut SplitMix) -> G::State {
    G::sample(rules, &G::view(rules, state, viewer), luck)
}

/// From a sampled state the same view can be made again, and both give the viewer's seat the same choices.
pub fn a_sample_looks_the_same<G: Game>(rules: &G::Rules, state: &G::State, luck: &mut SplitMix) {
    for viewer in viewers::<G>(rules) {
        let view = G::view(rules, state, viewer);
        let twin = G::sample(rules, &view, luck);
        assert_eq!(G::view(rules, &twin, viewer), view);
        assert_eq!(G::node(&twin), G::view_node(&view));
        let mut from_view = Actions::new(G::NO_ACTION);
        G::view_legal(rules, &view, &mut from_view);
        match viewer {
            Viewer::Seat(seat) => {
                assert_eq!(&*from_view, &*legal::<G>(rules, state, seat));
                assert_eq!(&*from_view, &*legal::<G>(rules, &twin, seat));
            }
            Viewer::Spectator => assert!(from_view.is_empty()),
        }
    }
}

/// What a seat says has the same consequences, for all it can see, in every game that looks the same to it,
/// unless something hidden is shown to all.
pub fn own_actions_tell_nothing<G: Game>(rules: &G::Rules, state: &G::State, luck: &mut SplitMix) {
    for seat in Seat::all(G::seats(rules)) {
        let viewer = Viewer::Seat(seat);
        let twin = twin::<G>(rules, state, viewer, luck);
        for &action in legal::<G>(rules, state, seat).iter() {
            let (mut a, mut b) = (*state, twin);
            let (mut told_a, mut told_b) = (Vec::new(), Vec::new());
            say::<G>(rules, &mut a, Said::Seat(seat, action), &mut told_a);
            say::<G>(rules, &mut b, Said::Seat(seat, action), &mut told_b);
            if !told_a.iter().any(G::is_reveal) {
                assert_eq!(seen::<G>(&told_a, viewer), seen::<G>(&told_b, viewer), "{action:?}");
                assert_eq!(G::view(rules, &a, viewer), G::view(rules, &b, viewer), "{action:?}");
            }
        }
    }
}

/// Plays a game and its twin on by the same words and compares what the viewer and a spectator see, until
/// a secret that differs is shown to all, or `next` has nothing to say. Tells how many steps were compared.
pub fn twins_look_the_same<G: Game>(
    rules: &G::Rules,
    [mut a, mut b]: [G::State; 2],
    viewer: Viewer,
    most: u32,
    mut next: impl FnMut(&G::State, &G::State) -> Option<Said<G>>,
) -> u32 {
    for step in 0..most {
        assert_eq!(G::node(&a), G::node(&b));
        let Some(said) = next(&a, &b) else { return step };
        let (mut told_a, mut told_b) = (Vec::new(), Vec::new());
        say(rules, &mut a, said, &mut told_a);
        say(rules, &mut b, said, &mut told_b);
        // What is revealed differs in the twins: from there on they are different games.
        if told_a != told_b && told_a.iter().any(G::is_reveal) {
            return step + 1;
        }
        for viewer in [viewer, Viewer::Spectator] {
            assert_eq!(seen::<G>(&told_a, viewer), seen::<G>(&told_b, viewer), "{said:?}");
        }
        assert_eq!(G::view(rules, &a, viewer), G::view(rules, &b, viewer), "{said:?}");
    }
    most
}
