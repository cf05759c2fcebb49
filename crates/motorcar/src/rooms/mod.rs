//! Rooms: one file per rule of 004 that can be suspended while somebody thinks or luck is awaited. Every
//! room has the same doors, in the same order: `step`, `legal`, `answer`, `outcome`, `returned`.

pub(crate) mod choose_strain;
pub(crate) mod draw_tokens;
pub(crate) mod endure;
pub(crate) mod flick;
pub(crate) mod help;
pub(crate) mod inflict;
pub(crate) mod pay_tiles;
pub(crate) mod predicament_dice;
pub(crate) mod race;
pub(crate) mod round;
pub(crate) mod slowest_cancels;
pub(crate) mod travel;

pub use choose_strain::ChooseStrain;
pub use draw_tokens::DrawTokens;
pub use endure::Endure;
pub use flick::Flick;
pub use help::Help;
pub use inflict::{INFLICT_PRICE, Inflict};
pub use pay_tiles::PayTiles;
pub use predicament_dice::PredicamentDice;
pub use race::Race;
pub use round::Round;
pub use slowest_cancels::SlowestCancels;
pub use travel::Travel;

use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::Event;
use crate::outcome::Outcome;
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::{Events, Seat};

/// What a finished room tells the room that called it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Returned {
    /// Nothing that matters to the caller.
    Nothing,
    /// So many random predicaments come in this round.
    Predicaments(u8),
}

/// A rule that can be suspended.
pub trait Room: Copy {
    /// Runs until a question must be asked. Advances the stage *before* it returns `Call`.
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step;
    /// Lists what a seat that is asked may say.
    fn legal<O: Offers>(&self, _rules: &Rules, _table: &Tabletop, _seat: Seat, _out: &mut O) {}
    /// A seat said something that `legal` lists.
    fn answer<E: Events<Event>>(&mut self, _cx: &mut Cx<E>, seat: Seat, action: Action) {
        unreachable!("{seat:?} {action:?} is not listed here")
    }
    /// Luck answered.
    fn outcome<E: Events<Event>>(&mut self, _cx: &mut Cx<E>, outcome: Outcome) {
        unreachable!("{outcome:?} is not awaited here")
    }
    /// A room that was called has finished.
    fn returned(&mut self, _answer: Returned) {}

    /// Lists what a seat that has already answered may still say while others think.
    fn reconsider<O: Offers>(&self, _rules: &Rules, _table: &Tabletop, _seat: Seat, _out: &mut O) {}
}

/// Makes an enum of rooms that is itself a room: no boxes, no vtables, `Copy`.
macro_rules! rooms {
    ($(#[$doc:meta])* $name:ident { $($room:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $(
                #[doc = concat!("The room [`", stringify!($room), "`].")]
                $room($room)
            ),*
        }
        $(impl From<$room> for $name {
            #[inline]
            fn from(room: $room) -> Self { $name::$room(room) }
        })*
        impl $name {
            /// How many kinds of room there are.
            pub const KINDS: usize = [$(stringify!($room)),*].len();
            /// The place of its kind among them.
            pub const fn kind(&self) -> usize {
                enum Kind { $($room),* }
                match self { $($name::$room(_) => Kind::$room as usize),* }
            }
        }
        impl Room for $name {
            #[inline]
            fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
                match self { $($name::$room(room) => room.step(cx)),* }
            }
            #[inline]
            fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
                match self { $($name::$room(room) => room.legal(rules, table, seat, out)),* }
            }
            #[inline]
            fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
                match self { $($name::$room(room) => room.answer(cx, seat, action)),* }
            }
            #[inline]
            fn outcome<E: Events<Event>>(&mut self, cx: &mut Cx<E>, outcome: Outcome) {
                match self { $($name::$room(room) => room.outcome(cx, outcome)),* }
            }
            #[inline]
            fn returned(&mut self, answer: Returned) {
                match self { $($name::$room(room) => room.returned(answer)),* }
            }
            #[inline]
            fn reconsider<O: Offers>(&self, rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
                match self { $($name::$room(room) => room.reconsider(rules, table, seat, out)),* }
            }
        }
    };
}

rooms!(
    /// A suspended room.
    Frame {
        Race, Flick, Round, ChooseStrain, PredicamentDice, Inflict, DrawTokens, Travel, Help, SlowestCancels,
        PayTiles, Endure,
    }
);

impl Frame {
    /// What unused places of the stack hold.
    pub const VACANT: Frame = Frame::Race(Race::VACANT);
}
