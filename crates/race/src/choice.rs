//! What a choice would do, told before it is made: one's own numbers before and after, and whether luck
//! is involved. Computed by trying it on what the viewer knows, so it cannot tell a secret.

use crate::action::Action;
use crate::engine::State;
use crate::outcome::Chance;
use crate::rules::Rules;
use crate::view::View;
use game::{Node, Seat};

/// One's own numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figures {
    /// Petrol levels.
    pub petrol: u8,
    /// Engine levels.
    pub engine: u8,
    /// Chassis levels.
    pub chassis: u8,
    /// Francs.
    pub money: u16,
    /// Cards in hand.
    pub cards: u8,
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
    Figures { petrol: p.petrol, engine: p.engine, chassis: p.chassis, money: p.money, cards: p.cards }
}

impl View {
    /// What a legal action of the viewer's seat would do.
    pub fn preview(&self, rules: &Rules, action: Action) -> Option<Preview> {
        let seat = self.viewer().seat()?;
        let mut state = *self.known();
        let before = figures(&state, seat);
        if !matches!(action, Action::Plan(_)) {
            state.act(rules, seat, action, &mut ()).ok()?;
        }
        let luck = match state.node() {
            Node::Chance(chance) => Some(chance),
            _ => None,
        };
        Some(Preview { before, after: figures(&state, seat), luck })
    }
}
