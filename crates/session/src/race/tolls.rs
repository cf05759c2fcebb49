//! What a way asks: of every tile that is entered, with the risk zone, the weather and what leaders make of it.

use race::ids::Space;
use race::modules::microclimate;
use race::rooms::{Cost, cost_on, tile_cost};
use race::tabletop::Tabletop;
use race::{Action, Rules, View};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a way asks. Where luck says what lies there, only what is added to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceToll {
    /// Petrol, with the risk zone and the weather.
    pub petrol: u32,
    /// Damage, with the weather; without what a danger does.
    pub damage: u32,
    /// A danger.
    pub danger: bool,
    /// A stop.
    pub stop: bool,
    /// A die adds to it.
    pub die: bool,
    /// What lies there is not known yet, and not in it.
    #[serde(default)]
    pub hidden: bool,
}

/// What the steps among these actions ask together; nothing where there are none. What lies on an unknown space is
/// not in it, only what is added to whatever lies there.
pub(super) fn toll(rules: &Rules, view: &View, acts: &[Action]) -> Option<RaceToll> {
    let steps = acts.iter().filter_map(|act| match act {
        Action::To(space) => Some(step(rules, view, *space)),
        _ => None,
    });
    steps.reduce(|sum, step| RaceToll {
        petrol: sum.petrol + step.petrol,
        damage: sum.damage + step.damage,
        danger: sum.danger || step.danger,
        stop: sum.stop || step.stop,
        die: sum.die || step.die,
        hidden: sum.hidden || step.hidden,
    })
}

fn step(rules: &Rules, view: &View, to: Space) -> RaceToll {
    let table = view.table();
    let Some(seat) = view.viewer().seat() else { return RaceToll::default() };
    if rules.city_spaces.has(to) {
        return RaceToll { petrol: rules.numbers.city_petrol.into(), ..RaceToll::default() };
    }
    // R32: where no tile is left to be drawn, an unexplored space has a price of its own.
    let is_known = table.tile_at(to).is_some() || !can_draw(table);
    let cost = if is_known {
        tile_cost(rules, table, seat, to)
    } else {
        cost_on(rules, table, seat, to, Cost::default())
    };
    RaceToll { die: microclimate::rolls(rules, table, to), hidden: !is_known, ..cost.into() }
}

/// Is a tile left, in the bag or among those that go back into it?
fn can_draw(table: &Tabletop) -> bool {
    table.bag.iter().chain(&table.removed).any(|&n| n > 0)
}

impl From<Cost> for RaceToll {
    fn from(cost: Cost) -> Self {
        let (petrol, damage) = (cost.petrol.into(), cost.damage.into());
        RaceToll { petrol, damage, danger: cost.danger, stop: cost.stop, die: false, hidden: false }
    }
}
