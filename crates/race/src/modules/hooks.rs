//! Every point where a module may bend a base rule: one function per point, in the order in which a
//! turn meets them. To learn what changes a rule, read one function; to learn what a module does,
//! search its name here. Three shapes: `adjust_x` gives a value back, `interrupt_x` opens a room,
//! `offer_x` lists extra actions.

#![cfg_attr(
    not(test),
    expect(unused_variables, reason = "no module is in the game yet; the probe of the tests uses them all")
)]

use super::{Cursor, Module};
#[cfg(test)]
use super::{echo, probe};
use crate::engine::{Cx, Offers};
use crate::event::Event;
use crate::ids::{City, Space};
use crate::rooms::{Cost, Frame};
use crate::rules::Rules;
use crate::table::Table;
use game::{Events, Seat};

/// A module's room, and the cursor behind that module.
pub type Interrupt = Option<(Frame, Cursor)>;

/// Asks the modules in play from the cursor on, in order.
#[inline]
fn first(rules: &Rules, cursor: Cursor, mut ask: impl FnMut(Module) -> Option<Frame>) -> Interrupt {
    rules.modules.after(cursor).find_map(|(module, next)| ask(module).map(|frame| (frame, next)))
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

/// Before the first turn.
pub fn interrupt_setup(rules: &Rules, table: &Table, cursor: Cursor) -> Interrupt {
    first(rules, cursor, |module| match module {
        #[cfg(test)]
        Module::Probe => probe::setup(table),
        #[cfg(test)]
        Module::Echo => echo::setup(table),
    })
}

/// How many cards the market shows.
pub fn adjust_bivouac_size(rules: &Rules, _table: &Table, size: u8) -> u8 {
    fold(rules, size, |module, size| match module {
        #[cfg(test)]
        Module::Probe => probe::bivouac_size(size),
        #[cfg(test)]
        Module::Echo => size,
    })
}

/// After the last card of the bivouac is taken.
pub fn interrupt_after_bivouac(rules: &Rules, table: &Table, cursor: Cursor) -> Interrupt {
    first(rules, cursor, |module| match module {
        #[cfg(test)]
        Module::Probe => probe::after_bivouac(table),
        #[cfg(test)]
        Module::Echo => None,
    })
}

/// How many assistants a seat places.
#[inline]
pub fn adjust_plan_size(rules: &Rules, _table: &Table, seat: Seat, size: u8) -> u8 {
    fold(rules, size, |module, size| match module {
        #[cfg(test)]
        Module::Probe => probe::plan_size(seat, size),
        #[cfg(test)]
        Module::Echo => size,
    })
}

/// A sequence begins.
#[inline]
pub fn interrupt_sequence_start(rules: &Rules, table: &Table, seat: Seat, cursor: Cursor) -> Interrupt {
    first(rules, cursor, |module| match module {
        #[cfg(test)]
        Module::Probe => probe::sequence_start(table, seat),
        #[cfg(test)]
        Module::Echo => echo::sequence_start(seat),
    })
}

/// Extra actions in place of a whole sequence, before anything else is done in it.
#[inline]
pub fn offer_sequence_start(rules: &Rules, table: &Table, seat: Seat, out: &mut impl Offers) {
    all(rules, |module| match module {
        #[cfg(test)]
        Module::Probe => probe::offer_sequence_start(table, seat, out),
        #[cfg(test)]
        Module::Echo => echo::offer(out),
    });
}

/// Extra actions among the cards of a sequence.
#[inline]
pub fn offer_card_step(rules: &Rules, table: &Table, seat: Seat, out: &mut impl Offers) {
    all(rules, |module| match module {
        #[cfg(test)]
        Module::Probe => probe::offer_card_step(table, seat, out),
        #[cfg(test)]
        Module::Echo => echo::offer(out),
    });
}

/// A drive is about to leave a city.
#[inline]
pub fn interrupt_leave_city(
    rules: &Rules,
    table: &Table,
    seat: Seat,
    _city: City,
    cursor: Cursor,
) -> Interrupt {
    first(rules, cursor, |module| match module {
        #[cfg(test)]
        Module::Probe => probe::leave_city(table, seat),
        #[cfg(test)]
        Module::Echo => None,
    })
}

/// A tile was drawn blind and lies on its space.
#[inline]
pub fn interrupt_tile_drawn(
    rules: &Rules,
    table: &Table,
    seat: Seat,
    _at: Space,
    cursor: Cursor,
) -> Interrupt {
    first(rules, cursor, |module| match module {
        #[cfg(test)]
        Module::Probe => probe::tile_drawn(table, seat),
        #[cfg(test)]
        Module::Echo => None,
    })
}

/// What a tile asks of a vehicle.
#[inline]
pub fn adjust_tile_cost(rules: &Rules, _table: &Table, _seat: Seat, _at: Space, cost: Cost) -> Cost {
    fold(rules, cost, |module, cost| match module {
        #[cfg(test)]
        Module::Probe => probe::tile_cost(cost),
        #[cfg(test)]
        Module::Echo => cost,
    })
}

/// A vehicle is about to enter a tile; the room may answer with an extra cost.
#[inline]
pub fn interrupt_tile_cost(
    rules: &Rules,
    table: &Table,
    seat: Seat,
    _at: Space,
    cursor: Cursor,
) -> Interrupt {
    first(rules, cursor, |module| match module {
        #[cfg(test)]
        Module::Probe => probe::roll_tile_cost(table, seat),
        #[cfg(test)]
        Module::Echo => None,
    })
}

/// Extra answers to a danger, on a tile or on a card.
#[inline]
pub fn offer_danger(rules: &Rules, table: &Table, seat: Seat, out: &mut impl Offers) {
    all(rules, |module| match module {
        #[cfg(test)]
        Module::Probe => probe::offer_danger(table, seat, out),
        #[cfg(test)]
        Module::Echo => echo::offer(out),
    });
}

/// Does a module give the seat an answer to a danger, judged by what lies open?
#[inline]
pub fn may_answer_danger(rules: &Rules, table: &Table, seat: Seat) -> bool {
    fold(rules, false, |module, may| match module {
        #[cfg(test)]
        Module::Probe => may || probe::may_answer_danger(table, seat),
        #[cfg(test)]
        Module::Echo => may,
    })
}

/// A tile was paid for and entered.
#[inline]
pub fn interrupt_tile_entered(
    rules: &Rules,
    table: &Table,
    seat: Seat,
    _at: Space,
    cursor: Cursor,
) -> Interrupt {
    first(rules, cursor, |module| match module {
        #[cfg(test)]
        Module::Probe => probe::tile_entered(table, seat),
        #[cfg(test)]
        Module::Echo => None,
    })
}

/// A city was entered, before its cards are drawn (R143).
#[inline]
pub fn interrupt_city_entered(
    rules: &Rules,
    table: &Table,
    seat: Seat,
    _city: City,
    cursor: Cursor,
) -> Interrupt {
    first(rules, cursor, |module| match module {
        #[cfg(test)]
        Module::Probe => probe::city_entered(table, seat),
        #[cfg(test)]
        Module::Echo => None,
    })
}

/// How many cards are drawn in a city, and how many of them are kept.
#[inline]
pub fn adjust_city_draw(rules: &Rules, _table: &Table, _seat: Seat, draw: (u8, u8)) -> (u8, u8) {
    fold(rules, draw, |module, draw| match module {
        #[cfg(test)]
        Module::Probe => probe::city_draw(draw),
        #[cfg(test)]
        Module::Echo => draw,
    })
}

/// Funding was paid out.
#[inline]
pub fn interrupt_after_funding(rules: &Rules, table: &Table, seat: Seat, cursor: Cursor) -> Interrupt {
    first(rules, cursor, |module| match module {
        #[cfg(test)]
        Module::Probe => probe::after_funding(table, seat),
        #[cfg(test)]
        Module::Echo => None,
    })
}

/// A drive has ended.
#[inline]
pub fn interrupt_drive_end(rules: &Rules, table: &Table, seat: Seat, cursor: Cursor) -> Interrupt {
    first(rules, cursor, |module| match module {
        #[cfg(test)]
        Module::Probe => probe::drive_end(table, seat),
        #[cfg(test)]
        Module::Echo => None,
    })
}

/// Maintenance, after order and bonuses.
pub fn interrupt_maintenance(rules: &Rules, table: &Table, cursor: Cursor) -> Interrupt {
    first(rules, cursor, |module| match module {
        #[cfg(test)]
        Module::Probe => probe::maintenance(table),
        #[cfg(test)]
        Module::Echo => None,
    })
}

/// A finisher's prestige points.
pub fn adjust_score(rules: &Rules, _table: &Table, _seat: Seat, points: u16) -> u16 {
    fold(rules, points, |module, points| match module {
        #[cfg(test)]
        Module::Probe => probe::score(points),
        #[cfg(test)]
        Module::Echo => echo::score(points),
    })
}

/// Is this a room that the module opens? Its own rooms, and base rooms that it opens with its own numbers.
pub fn opens(_rules: &Rules, _table: &Table, module: Module, room: &Frame) -> bool {
    match module {
        #[cfg(test)]
        Module::Probe | Module::Echo => matches!(room, Frame::Probe(_)),
    }
}

/// The most that rooms of modules add to the cost of one step.
pub fn most_extra_cost(rules: &Rules) -> Cost {
    fold(rules, Cost::default(), |module, most| match module {
        #[cfg(test)]
        Module::Probe => Cost { petrol: most.petrol + 1, ..most },
        #[cfg(test)]
        Module::Echo => most,
    })
}

/// Carries out an extra action. The room to open, if any; whether it takes the place of the sequence.
pub fn take_special<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, module: Module, choice: u8) -> Special {
    match module {
        #[cfg(test)]
        Module::Probe => probe::take(cx, seat, choice),
        #[cfg(test)]
        Module::Echo => echo::take(),
    }
}

/// What an extra action leads to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Special {
    /// A room to open.
    pub room: Option<Frame>,
    /// The sequence is over after it.
    pub ends_sequence: bool,
    /// A danger was avoided with it.
    pub avoids_danger: bool,
}
