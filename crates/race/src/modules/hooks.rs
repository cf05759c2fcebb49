//! Every point where a module may bend a base rule: one function per point, in the order in which a
//! turn meets them. To learn what changes a rule, read one function; to learn what a module does,
//! search its name here. A function names only the modules that speak there. Shapes: `adjust_x` gives a value
//! back, `interrupt_x` lets a module change its own part of the table and open a room, `offer_x` lists extra
//! actions, `note_x` only tells. Which ruling needs which point is in `docs/MODULES.md`. What becomes of acts, cards and
//! rooms that modules bring stands in `brought.rs`.

#![expect(
    unused_variables,
    reason = "a point passes on what modules to come may need, and `_` stands for them"
)]

pub(crate) use super::brought::card_opens;
pub use super::brought::{Taken, card_has_effect, opens, play_card, take};
use super::{Cursor, Module, diplomacy, microclimate, paddock, patronage, postal, season, village};
#[cfg(feature = "toys")]
use super::{echo, probe};
use crate::engine::{Cx, Offers};
use crate::event::Event;
use crate::ids::{City, Line, Space};
use crate::leaders;
use crate::rooms::{Cost, Frame};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::Verdict;
use game::{Events, Seat};

/// A module's room, and the cursor behind that module.
pub type Interrupt = Option<(Frame, Cursor)>;

/// Asks the modules in play from the cursor on, in order. Each is asked once.
#[inline]
fn first<E>(
    cx: &mut Cx<E>,
    cursor: Cursor,
    mut ask: impl FnMut(&mut Cx<E>, Module) -> Option<Frame>,
) -> Interrupt {
    let modules = cx.rules.modules;
    modules.after(cursor).find_map(|(module, next)| ask(cx, module).map(|frame| (frame, next)))
}

/// Passes a value through all modules in play, in order.
#[inline]
fn fold<T>(rules: &Rules, value: T, mut adjust: impl FnMut(Module, T) -> T) -> T {
    rules.modules.after(Cursor::START).fold(value, |value, (module, _)| adjust(module, value))
}

/// Asks all modules in play, in order.
#[inline]
fn all(rules: &Rules, mut ask: impl FnMut(Module)) {
    rules.modules.after(Cursor::START).for_each(|(module, _)| ask(module));
}

// ---- set-up, bivouac, planning ----------------------------------------------------------------

/// Before the first turn.
pub fn interrupt_setup<E: Events<Event>>(cx: &mut Cx<E>, cursor: Cursor) -> Interrupt {
    first(cx, cursor, |cx, module| match module {
        Module::Paddock => paddock::setup(cx),
        Module::Postal => postal::setup(cx.rules),
        Module::Leaders => leaders::setup(cx),
        #[cfg(feature = "toys")]
        Module::Probe => probe::ask_first(cx.table, probe::Point::Setup),
        #[cfg(feature = "toys")]
        Module::Echo => echo::ask(cx.table.order[0], probe::Point::Setup),
        _ => None,
    })
}

/// A game turn begins, before its bivouac.
pub fn interrupt_turn_start<E: Events<Event>>(cx: &mut Cx<E>, cursor: Cursor) -> Interrupt {
    first(cx, cursor, |cx, module| match module {
        Module::Season => season::turn_start(cx),
        Module::Leaders => {
            leaders::turn_start(cx);
            None
        }
        #[cfg(feature = "toys")]
        Module::Probe => probe::ask_first(cx.table, probe::Point::TurnStart),
        _ => None,
    })
}

/// How many cards the market shows.
#[inline]
pub fn adjust_bivouac_size(rules: &Rules, table: &Tabletop, size: u8) -> u8 {
    fold(rules, size, |module, size| match module {
        Module::Leaders => leaders::bivouac_size(table, size),
        #[cfg(feature = "toys")]
        Module::Probe => size + 1,
        _ => size,
    })
}

/// Who takes what is left when everybody has taken his cards and the last player his second (R28).
pub fn adjust_leftover(rules: &Rules, table: &Tabletop) -> Option<Seat> {
    fold(rules, None, |module, taker| match module {
        Module::Leaders => leaders::leftover(table),
        #[cfg(feature = "toys")]
        Module::Probe => Some(table.order[0]),
        _ => taker,
    })
}

/// After the last card of the bivouac is taken.
pub fn interrupt_after_bivouac<E: Events<Event>>(cx: &mut Cx<E>, cursor: Cursor) -> Interrupt {
    first(cx, cursor, |cx, module| match module {
        #[cfg(feature = "toys")]
        Module::Probe => probe::ask_first(cx.table, probe::Point::AfterBivouac),
        _ => None,
    })
}

/// How many assistants a seat places.
#[inline]
pub fn adjust_plan_size(rules: &Rules, table: &Tabletop, seat: Seat, size: u8) -> u8 {
    fold(rules, size, |module, size| match module {
        Module::Leaders => leaders::plan_size(table, seat, size),
        #[cfg(feature = "toys")]
        Module::Probe => size + u8::from(seat == Seat(0)),
        _ => size,
    })
}

/// The screens are lifted, and the convoy has not begun.
pub fn interrupt_after_planning<E: Events<Event>>(cx: &mut Cx<E>, cursor: Cursor) -> Interrupt {
    first(cx, cursor, |cx, module| match module {
        #[cfg(feature = "toys")]
        Module::Probe => probe::ask_first(cx.table, probe::Point::AfterPlanning),
        _ => None,
    })
}

// ---- a sequence -------------------------------------------------------------------------------

/// A sequence begins.
#[inline]
pub fn interrupt_sequence_start<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, cursor: Cursor) -> Interrupt {
    first(cx, cursor, |cx, module| match module {
        #[cfg(feature = "toys")]
        Module::Probe => probe::ask(seat, probe::Point::SequenceStart),
        #[cfg(feature = "toys")]
        Module::Echo => echo::ask(seat, probe::Point::SequenceStart),
        _ => None,
    })
}

/// Extra actions in place of a whole sequence, before anything else is done in it.
#[inline]
pub fn offer_sequence_start(rules: &Rules, table: &Tabletop, seat: Seat, out: &mut impl Offers) {
    all(rules, |module| match module {
        Module::Patronage => patronage::offer_sequence_start(table, seat, out),
        #[cfg(feature = "toys")]
        Module::Probe => probe::offer(probe::Point::OfferSequence, out),
        #[cfg(feature = "toys")]
        Module::Echo => echo::offer(out),
        _ => {}
    });
}

/// Extra actions among the cards of a sequence.
#[inline]
pub fn offer_card_step(rules: &Rules, table: &Tabletop, seat: Seat, out: &mut impl Offers) {
    all(rules, |module| match module {
        Module::Leaders => leaders::offer_card_step(rules, table, seat, out),
        #[cfg(feature = "toys")]
        Module::Probe => probe::offer_card_step(table, seat, out),
        #[cfg(feature = "toys")]
        Module::Echo => echo::offer(out),
        _ => {}
    });
}

/// Funding was paid out to so many assistants.
#[inline]
pub fn interrupt_after_funding<E: Events<Event>>(
    cx: &mut Cx<E>,
    seat: Seat,
    assistants: u8,
    cursor: Cursor,
) -> Interrupt {
    first(cx, cursor, |cx, module| match module {
        Module::Patronage => {
            patronage::advance(cx, seat, assistants);
            None
        }
        Module::Diplomacy => diplomacy::after_funding(cx.rules, cx.table, seat),
        #[cfg(feature = "toys")]
        Module::Probe => probe::ask(seat, probe::Point::AfterFunding),
        _ => None,
    })
}

// ---- a drive ----------------------------------------------------------------------------------

/// A drive is about to leave a city; the room may answer that the drive is over.
#[inline]
pub fn interrupt_leave_city<E: Events<Event>>(
    cx: &mut Cx<E>,
    seat: Seat,
    city: City,
    cursor: Cursor,
) -> Interrupt {
    first(cx, cursor, |cx, module| match module {
        Module::Diplomacy => diplomacy::leave_city(cx.rules, cx.table, seat, city),
        #[cfg(feature = "toys")]
        Module::Probe => probe::ask(seat, probe::Point::LeaveCity),
        _ => None,
    })
}

/// What a line costs, before discount cards.
#[inline]
pub fn adjust_fare(rules: &Rules, table: &Tabletop, seat: Seat, line: Line, fare: u16) -> u16 {
    fold(rules, fare, |module, fare| match module {
        Module::Leaders => leaders::fare(rules, table, seat, line, fare),
        #[cfg(feature = "toys")]
        Module::Probe => fare + 10,
        _ => fare,
    })
}

/// Is the line open to this vehicle?
#[inline]
pub fn adjust_line(rules: &Rules, table: &Tabletop, seat: Seat, line: Line) -> Verdict {
    fold(rules, Ok(()), |module, open| match module {
        Module::Season => open.and_then(|()| season::line(rules, table, line)),
        #[cfg(feature = "toys")]
        Module::Probe => open.and_then(|()| probe::line(table)),
        _ => open,
    })
}

/// A ride was paid for.
#[inline]
pub fn note_ride<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, line: Line) {
    let rules = cx.rules;
    all(rules, |module| match module {
        Module::Leaders => leaders::note_ride(rules, cx.table, seat, line),
        #[cfg(feature = "toys")]
        Module::Probe => probe::note_ride(cx.table),
        _ => {}
    });
}

/// A tile was drawn blind and lies on its space; the room may answer that another is drawn.
#[inline]
pub fn interrupt_tile_drawn<E: Events<Event>>(
    cx: &mut Cx<E>,
    seat: Seat,
    at: Space,
    cursor: Cursor,
) -> Interrupt {
    first(cx, cursor, |cx, module| match module {
        Module::Leaders => leaders::tile_drawn(cx.table, seat, at),
        Module::Village => {
            village::tile_drawn(cx.table);
            None
        }
        #[cfg(feature = "toys")]
        Module::Probe => probe::tile_drawn(cx.table, seat, at),
        _ => None,
    })
}

/// What a tile asks of a vehicle.
#[inline]
pub fn adjust_tile_cost(rules: &Rules, table: &Tabletop, seat: Seat, at: Space, cost: Cost) -> Cost {
    fold(rules, cost, |module, cost| match module {
        Module::Season => season::tile_cost(table, cost),
        #[cfg(feature = "toys")]
        Module::Probe => Cost { petrol: cost.petrol + 1, ..cost },
        _ => cost,
    })
}

/// A vehicle is about to enter a tile; the room may answer with an extra cost.
#[inline]
pub fn interrupt_tile_cost<E: Events<Event>>(
    cx: &mut Cx<E>,
    seat: Seat,
    at: Space,
    cursor: Cursor,
) -> Interrupt {
    first(cx, cursor, |cx, module| match module {
        Module::Microclimate => microclimate::tile_cost(cx.rules, cx.table, seat, at),
        Module::Village => {
            village::tile_cost(cx.rules, cx.table, at);
            None
        }
        #[cfg(feature = "toys")]
        Module::Probe => probe::ask(seat, probe::Point::TileCost),
        _ => None,
    })
}

/// The Torpedo is about to enter a tile (R112); the room may answer with an extra cost.
#[inline]
pub fn interrupt_torpedo_cost<E: Events<Event>>(
    cx: &mut Cx<E>,
    torpedo: Seat,
    at: Space,
    cursor: Cursor,
) -> Interrupt {
    first(cx, cursor, |cx, module| match module {
        Module::Microclimate => microclimate::tile_cost(cx.rules, cx.table, torpedo, at),
        _ => None,
    })
}

/// The most that rooms of [`interrupt_tile_cost`] add to one step.
#[inline]
pub fn most_extra_cost(rules: &Rules) -> Cost {
    fold(rules, Cost::default(), |module, most| match module {
        Module::Microclimate => microclimate::most_extra_cost(rules, most),
        #[cfg(feature = "toys")]
        Module::Probe => Cost { petrol: most.petrol + 1, ..most },
        _ => most,
    })
}

/// Extra answers to a danger, on a tile or on a card.
#[inline]
pub fn offer_danger(rules: &Rules, table: &Tabletop, seat: Seat, out: &mut impl Offers) {
    all(rules, |module| match module {
        Module::Leaders => leaders::offer_danger(table, seat, out),
        #[cfg(feature = "toys")]
        Module::Probe => probe::offer(probe::Point::OfferDanger, out),
        #[cfg(feature = "toys")]
        Module::Echo => echo::offer(out),
        _ => {}
    });
}

/// Does a module give the seat an answer to a danger, judged by what lies open?
#[inline]
pub fn may_answer_danger(rules: &Rules, table: &Tabletop, seat: Seat) -> bool {
    fold(rules, false, |module, may| match module {
        Module::Leaders => may || leaders::may_answer_danger(table, seat),
        #[cfg(feature = "toys")]
        Module::Probe | Module::Echo => true,
        _ => may,
    })
}

/// A tile was paid for and entered.
#[inline]
pub fn interrupt_tile_entered<E: Events<Event>>(
    cx: &mut Cx<E>,
    seat: Seat,
    at: Space,
    cursor: Cursor,
) -> Interrupt {
    first(cx, cursor, |cx, module| match module {
        Module::Village => {
            village::tile_entered(cx.rules, cx.table, at);
            None
        }
        #[cfg(feature = "toys")]
        Module::Probe => probe::ask(seat, probe::Point::TileEntered),
        _ => None,
    })
}

/// A city was entered, before its cards are drawn (R143).
#[inline]
pub fn interrupt_city_entered<E: Events<Event>>(
    cx: &mut Cx<E>,
    seat: Seat,
    city: City,
    cursor: Cursor,
) -> Interrupt {
    first(cx, cursor, |cx, module| match module {
        Module::Postal => postal::city_entered(cx, seat, city),
        #[cfg(feature = "toys")]
        Module::Probe => probe::ask(seat, probe::Point::CityEntered),
        _ => None,
    })
}

/// How many cards are drawn in a city, and how many of them are kept.
#[inline]
pub fn adjust_city_draw(rules: &Rules, table: &Tabletop, seat: Seat, city: City, draw: (u8, u8)) -> (u8, u8) {
    fold(rules, draw, |module, (draw, keep)| match module {
        Module::Leaders => leaders::city_draw(rules, table, seat, (draw, keep)),
        #[cfg(feature = "toys")]
        Module::Probe => (draw + 1, keep),
        _ => (draw, keep),
    })
}

/// Extra ways to make a hand smaller (R143).
#[inline]
pub fn offer_hand_limit(rules: &Rules, table: &Tabletop, seat: Seat, out: &mut impl Offers) {
    all(rules, |module| match module {
        Module::Postal => postal::offer_hand_limit(rules, table, seat, out),
        #[cfg(feature = "toys")]
        Module::Probe => probe::offer(probe::Point::OfferHandLimit, out),
        _ => {}
    });
}

/// The cards of a city are drawn and the hand is within its limit (R143).
#[inline]
pub fn interrupt_city_done<E: Events<Event>>(
    cx: &mut Cx<E>,
    seat: Seat,
    city: City,
    cursor: Cursor,
) -> Interrupt {
    first(cx, cursor, |cx, module| match module {
        Module::Postal => postal::city_done(cx, seat),
        #[cfg(feature = "toys")]
        Module::Probe => probe::ask(seat, probe::Point::CityDone),
        _ => None,
    })
}

/// A drive has ended.
#[inline]
pub fn interrupt_drive_end<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, cursor: Cursor) -> Interrupt {
    first(cx, cursor, |cx, module| match module {
        Module::Season => {
            season::drive_end(cx.table);
            None
        }
        Module::Village => village::drive_end(cx, seat),
        Module::Diplomacy => {
            diplomacy::drive_end(cx.table);
            None
        }
        #[cfg(feature = "toys")]
        Module::Probe => probe::ask(seat, probe::Point::DriveEnd),
        _ => None,
    })
}

// ---- the end of a turn and of the race --------------------------------------------------------

/// Maintenance, after order and bonuses.
pub fn interrupt_maintenance<E: Events<Event>>(cx: &mut Cx<E>, cursor: Cursor) -> Interrupt {
    first(cx, cursor, |cx, module| match module {
        Module::Postal => postal::maintenance(cx.rules, cx.table),
        #[cfg(feature = "toys")]
        Module::Probe => probe::ask_first(cx.table, probe::Point::Maintenance),
        _ => None,
    })
}

/// A finisher's prestige points.
#[inline]
pub fn adjust_score(rules: &Rules, table: &Tabletop, seat: Seat, points: u16) -> u16 {
    fold(rules, points, |module, points| match module {
        #[cfg(feature = "toys")]
        Module::Probe => points + 1,
        #[cfg(feature = "toys")]
        Module::Echo => points * 2,
        _ => points,
    })
}
