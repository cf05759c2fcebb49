//! Solo (rule book 003; R112-R142, R165-R170): one player against René Estienne and his Torpedo. The Torpedo is a vehicle
//! without a seat: it has a dashboard (`players[1]`, mechanics on its engine gauge), and nobody decides for it. What it does
//! follows from its card, its powers and the board, and every step is told with its reason ([`Rene`]).
//!
//! | file | what |
//! |---|---|
//! | `cards` | René's cards as content; decks |
//! | `setup` | what a table agrees on: deck and legacy powers |
//! | `part` | what solo keeps on the table |
//! | `course` | objectives, distances, the step that the Torpedo takes, where tiles go |
//! | `powers` | the sixteen legacy powers |
//! | `round` | the bottom room: the solo turn (R113, R139) |
//! | `camp` | the Bivouac |
//! | `survey` | the first assistant lays tiles |
//! | `advance` | the other assistants drive |
//! | `peril` | danger cards hurt the player |
//! | `event` | what is told |
//! | `cardboard` | what players of the cardboard game tell the program, which is René for them |

pub mod advance;
pub mod camp;
pub mod cardboard;
pub mod cards;
pub mod course;
pub mod event;
mod part;
pub mod peril;
pub mod powers;
pub mod round;
mod setup;
pub mod survey;

pub use advance::Advance;
pub use camp::Camp;
pub use cards::{Deck, ReneCard, ReneId};
pub use event::Rene;
pub use part::Part;
pub use peril::Peril;
pub use powers::Powers;
pub use round::SoloRace;
pub use setup::{Numbers, Solo, SoloRules, Sources};
pub use survey::Survey;

use crate::engine::Cx;
use crate::event::{Event, Fact};
use crate::ids::{Gauge, Gauges, Plan, Skill};
use crate::rooms::Frame;
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::{Events, Seat};

/// The one who decides.
pub const HUMAN: Seat = Seat(0);
/// The vehicle behind the only seat.
pub const TORPEDO: Seat = Seat(1);

/// R114: how René's assistants stand: one lays tiles, four drive.
pub const CREW: Plan = Plan([1, 4, 0, 0]);

/// 003:88, R4, R133: the Torpedo's dashboard at the start. It has no money and no cards.
pub(crate) fn set_up(rules: &Rules, table: &mut Tabletop) {
    let Some(solo) = &rules.solo else { return };
    let most = table.rene.powers.gauge_max(solo.numbers.gauge_max);
    let torpedo = table.player_mut(TORPEDO);
    torpedo.max = Gauges { petrol: most, engine: most, chassis: 0 };
    (torpedo.petrol, torpedo.engine, torpedo.chassis) = (solo.numbers.gauge_max, solo.numbers.gauge_max, 0);
    torpedo.money = 0;
}

/// R114: what René's next assistant does.
pub(crate) fn assistant<E: Events<Event>>(cx: &mut Cx<E>) -> Frame {
    if cx.table.assistants(TORPEDO, Skill::Pathfinder) > 0 {
        Survey::begin(cx).into()
    } else {
        Advance::begin(cx).into()
    }
}

/// 003:189, R129: the Torpedo is first.
pub(crate) fn first_bonus<E: Events<Event>>(cx: &mut Cx<E>) {
    let Some(solo) = &cx.rules.solo else { return };
    let bonus = solo.numbers.first_bonus;
    let in_city = cx.rules.city_spaces.has(cx.table.player(TORPEDO).at);
    let petrol = if in_city { bonus.0 } else { bonus.1 };
    let gained = cx.table.player_mut(TORPEDO).raise(Gauge::Petrol, petrol);
    cx.fact(Fact::Rene(Rene::FirstBonus { petrol: gained, in_city }));
}
