//! What a choice would do, told before it is made (004): one's own numbers before and after, and whether
//! luck is involved. Computed by trying it on what the viewer knows, so it cannot tell a secret.

use crate::action::Action;
use crate::engine::State;
use crate::outcome::Chance;
use crate::rules::Rules;
use crate::view::View;
use game::{Node, Seat};

/// One's own numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figures {
    /// Days on the time track.
    pub day: u16,
    /// Sportsmanship tiles.
    pub tiles: u8,
    /// Random predicaments.
    pub random: u8,
    /// Inflicted predicaments.
    pub inflicted: u16,
}

/// What a choice would do at once, before anybody is asked again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preview {
    /// Numbers now.
    pub before: Figures,
    /// Numbers afterwards.
    pub after: Figures,
    /// Luck speaks next.
    pub luck: Option<Chance>,
}

fn figures(state: &State, seat: Seat) -> Figures {
    let p = state.table.player(seat);
    Figures { day: p.day, tiles: p.tiles, random: p.random, inflicted: p.inflicted }
}

impl View {
    /// What a legal action of the viewer's seat would do.
    pub fn preview(&self, rules: &Rules, action: Action) -> Option<Preview> {
        let seat = self.viewer().seat()?;
        let mut state = *self.known();
        let before = figures(&state, seat);
        // What others keep sealed is not known here, so what is sealed is not tried.
        let is_sealed = matches!(action, Action::Flick(_) | Action::Strain(_) | Action::Withdraw);
        if is_sealed {
            state.why_not(rules, seat, action).ok()?;
        } else {
            state.act(rules, seat, action, &mut ()).ok()?;
        }
        let luck = match state.node() {
            Node::Chance(chance) => Some(chance),
            _ => None,
        };
        Some(Preview { before, after: figures(&state, seat), luck })
    }
}
