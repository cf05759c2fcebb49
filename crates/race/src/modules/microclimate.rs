//! Microclimate (002:186; R97, R98, R153, R154): a tile of its own kind. Each time a vehicle is about to enter
//! it, a die may add to what the tile asks, and the roll binds.

use crate::engine::{Cx, Step};
use crate::event::{Event, Fact};
use crate::ids::Space;
use crate::outcome::{Chance, Dice, Outcome};
use crate::rooms::{Around, Cost, Frame, Returned, Room};
use crate::rules::Rules;
use crate::sources::Feature;
use crate::tabletop::Tabletop;
use game::{Events, Seat};

/// The numbers of the module: what each face of the die adds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Numbers {
    /// From a 1 on.
    pub card: [Cost; 6],
}

/// A die is rolled for a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gust {
    /// Who drives.
    driver: Seat,
    /// Where to.
    to: Space,
    /// What the die showed; 0 before the roll.
    face: u8,
}

game::text_of! { for Rules;
    struct Gust = "gust" { driver, to, face }
}

impl Room for Gust {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        match self.face.checked_sub(1) {
            None => Step::Roll(Chance::Die(Dice::Weather)),
            Some(i) => Step::Done(Returned::Extra(cx.rules.extras.microclimate.card[usize::from(i)])),
        }
    }
    fn outcome<E: Events<Event>>(&mut self, cx: &mut Cx<E>, outcome: Outcome) {
        let Outcome::Die(face) = outcome else { unreachable!("{outcome:?}") };
        self.face = face;
        cx.fact(Fact::ClimateRolled { seat: self.driver, at: self.to, face });
    }
    fn fits(&self, around: &Around) -> bool {
        around.inner.is_none()
            && self.face == 0
            && around.is_active(self.driver)
            && rolls(around.rules, around.table, self.to)
    }
}

/// R97, R98: is a die rolled for the tile on this space?
pub fn rolls(rules: &Rules, table: &Tabletop, at: Space) -> bool {
    let is_one = |tile| rules.tile(tile).feature == Feature::Microclimate;
    table.tile_at(at).is_some_and(is_one) && !table.parts.season.sheltered
}

pub(super) fn tile_cost(rules: &Rules, table: &Tabletop, driver: Seat, to: Space) -> Option<Frame> {
    rolls(rules, table, to).then(|| Gust { driver, to, face: 0 }.into())
}

/// The most that one roll adds.
pub(super) fn most_extra_cost(rules: &Rules, most: Cost) -> Cost {
    rules.extras.microclimate.card.iter().fold(most, |most, more| Cost {
        petrol: most.petrol.max(more.petrol),
        damage: most.damage.max(more.damage),
        danger: most.danger || more.danger,
        stop: most.stop || more.stop,
    })
}
