//! Rooms: one file per rule that can be suspended while somebody thinks or luck is awaited. Every room
//! has the same doors, in the same order: `step`, `legal`, `answer`, `outcome`, `returned`; beside them stand the
//! words it has in a position, and `fits`, which says whether it could stand there. A new room is one file
//! and one line in [`Frame`]. The rooms of single cards are in `cards/`.

mod around;
mod bivouac;
mod convoy;
mod counter;
mod damage;
mod draw_cards;
mod drive;
mod enter_city;
mod enter_tile;
mod explore;
mod funding;
mod hand_limit;
mod keep_cards;
mod maintenance;
mod planning;
mod race;
mod repair;
mod sequence;

pub use around::Around;
pub use bivouac::Bivouac;
pub(crate) use bivouac::offer_picks;
pub use convoy::Convoy;
pub use counter::Counter;
pub(crate) use counter::{might_counter, offer_answers};
pub use damage::Damage;
pub use draw_cards::DrawCards;
pub(crate) use draw_cards::deck_ready;
pub use drive::{Drive, fare};
pub(crate) use enter_city::finish;
pub use enter_city::{EnterCity, city_draw};
pub use enter_tile::{Cost, EnterTile, can_pay, cost_on, tile_cost, total_damage};
pub use explore::Explore;
pub(crate) use explore::bag_ready;
pub use funding::Funding;
pub use hand_limit::HandLimit;
pub use keep_cards::KeepCards;
pub use maintenance::Maintenance;
pub use planning::{Planning, can_plan, plan_size};
pub use race::Race;
pub(crate) use race::{ask_modules, begin_turn, ends_race, is_decided};
pub use repair::Repair;
pub(crate) use sequence::reach;
pub use sequence::{Sequence, can_clear};

use crate::action::Action;
use crate::cards::CardRoom;
use crate::engine::{Cx, Offers, Step};
use crate::event::Event;
use crate::leaders::Draft;
use crate::leaders::chapman::SecondLook;
use crate::leaders::redburn::Heist;
use crate::modules::diplomacy::{Checkpoint, Reception};
use crate::modules::microclimate::Gust;
use crate::modules::paddock::{Garage, Workshop};
use crate::modules::postal::{Depot, Sorting};
#[cfg(feature = "toys")]
use crate::modules::probe::Probe;
use crate::modules::season::Forecast;
use crate::outcome::Outcome;
use crate::rules::Rules;
use crate::solo::{Advance, Camp, Peril, SoloRace, Survey};
use crate::tabletop::Tabletop;
use game::text::{Text, Worded};
use game::{Events, Seat};

/// What a finished room tells the room that called it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Returned {
    /// Nothing that matters to the caller.
    Nothing,
    /// A danger card was cancelled.
    Countered,
    /// The vehicle moved on and may go further.
    MovedOn,
    /// The vehicle may go no further in this drive.
    DriveOver,
    /// The step was taken back, nothing was spent.
    TakenBack,
    /// A module makes the step cost more.
    Extra(Cost),
    /// A module put the tile back: another is drawn (R85).
    DrawAgain,
}

/// A rule that can be suspended.
pub trait Room: Copy + Text<Rules> + Worded {
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

    /// Could the room stand so in a real race, around the room that it waits for? Rooms that open no other
    /// are looked at by the room that opened them.
    fn fits(&self, around: &Around) -> bool {
        around.inner.is_none()
    }
    /// Does everything else stand inside this room?
    fn is_bottom(&self) -> bool {
        false
    }
    /// Does nothing come after it?
    fn is_over(&self) -> bool {
        false
    }
    /// Do assistants stand on the dashboards while it waits?
    fn shows_plans(&self) -> bool {
        false
    }

    /// Lists what a seat that has already answered may still say while others think.
    fn reconsider<O: Offers>(&self, _rules: &Rules, _table: &Tabletop, _seat: Seat, _out: &mut O) {}
    /// R134: does the room itself say where any-time cards may be played?
    fn has_own_window(&self) -> bool {
        false
    }
}

/// Makes an enum of rooms that is itself a room: no boxes, no vtables, `Copy`.
macro_rules! rooms {
    ($(#[$doc:meta])* $name:ident { $($(#[$attr:meta])* $room:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $($(#[$attr])* $room($room)),* }
        $($(#[$attr])* impl From<$room> for $name {
            #[inline]
            fn from(room: $room) -> Self { $name::$room(room) }
        })*
        impl $name {
            /// How many kinds of room there are.
            pub const KINDS: usize = [$($(#[$attr])* stringify!($room)),*].len();
            /// The place of its kind among them.
            pub const fn kind(&self) -> usize {
                enum Kind { $($(#[$attr])* $room),* }
                match self { $($(#[$attr])* $name::$room(_) => Kind::$room as usize),* }
            }
        }
        impl $crate::rooms::Room for $name {
            #[inline]
            fn step<E: game::Events<$crate::event::Event>>(&mut self, cx: &mut $crate::engine::Cx<E>) -> $crate::engine::Step {
                match self { $($(#[$attr])* $name::$room(room) => room.step(cx)),* }
            }
            #[inline]
            fn legal<O: $crate::engine::Offers>(&self, rules: &$crate::rules::Rules, table: &$crate::tabletop::Tabletop, seat: game::Seat, out: &mut O) {
                match self { $($(#[$attr])* $name::$room(room) => room.legal(rules, table, seat, out)),* }
            }
            #[inline]
            fn answer<E: game::Events<$crate::event::Event>>(&mut self, cx: &mut $crate::engine::Cx<E>, seat: game::Seat, action: $crate::action::Action) {
                match self { $($(#[$attr])* $name::$room(room) => room.answer(cx, seat, action)),* }
            }
            #[inline]
            fn outcome<E: game::Events<$crate::event::Event>>(&mut self, cx: &mut $crate::engine::Cx<E>, outcome: $crate::outcome::Outcome) {
                match self { $($(#[$attr])* $name::$room(room) => room.outcome(cx, outcome)),* }
            }
            #[inline]
            fn returned(&mut self, answer: $crate::rooms::Returned) {
                match self { $($(#[$attr])* $name::$room(room) => room.returned(answer)),* }
            }
            #[inline]
            fn reconsider<O: $crate::engine::Offers>(&self, rules: &$crate::rules::Rules, table: &$crate::tabletop::Tabletop, seat: game::Seat, out: &mut O) {
                match self { $($(#[$attr])* $name::$room(room) => room.reconsider(rules, table, seat, out)),* }
            }
            #[inline]
            fn has_own_window(&self) -> bool {
                match self { $($(#[$attr])* $name::$room(room) => room.has_own_window()),* }
            }
            fn fits(&self, around: &$crate::rooms::Around) -> bool {
                match self { $($(#[$attr])* $name::$room(room) => room.fits(around)),* }
            }
            fn is_bottom(&self) -> bool {
                match self { $($(#[$attr])* $name::$room(room) => room.is_bottom()),* }
            }
            fn is_over(&self) -> bool {
                match self { $($(#[$attr])* $name::$room(room) => room.is_over()),* }
            }
            fn shows_plans(&self) -> bool {
                match self { $($(#[$attr])* $name::$room(room) => room.shows_plans()),* }
            }
        }
        impl game::text::Worded for $name {
            fn words() -> Vec<&'static str> {
                let mut words = Vec::new();
                $($(#[$attr])* words.extend(<$room as game::text::Worded>::words());)*
                words
            }
        }
        impl game::text::Text<$crate::rules::Rules> for $name {
            fn write(&self, rules: &$crate::rules::Rules, out: &mut String) {
                match self { $($(#[$attr])* $name::$room(room) => room.write(rules, out)),* }
            }
            fn read(from: &mut game::text::Reader<$crate::rules::Rules>) -> Result<Self, game::TextError> {
                let word = from.peek();
                $($(#[$attr])*
                if <$room as game::text::Worded>::words().contains(&word) {
                    return game::text::Text::read(from).map($name::$room);
                })*
                let known = <$name as game::text::Worded>::words().join(" ");
                Err(game::TextError::new(word, format!("a room: one of {known}")))
            }
        }
    };
}
pub(crate) use rooms;

rooms!(
    /// A suspended room.
    Frame {
        Race, Bivouac, Planning, Convoy, Sequence, Explore, DrawCards, KeepCards, HandLimit, Repair, Drive,
        EnterTile, Damage, EnterCity, Funding, Counter, Maintenance, CardRoom, Draft, SecondLook, Heist,
        Workshop, Garage, Forecast, Gust, Sorting, Depot, Checkpoint, Reception,
        SoloRace, Camp, Survey, Advance, Peril,
        #[cfg(feature = "toys")]
        Probe,
    }
);

impl Frame {
    /// The room that a race begins in and that everything else stands inside.
    pub fn bottom(rules: &Rules) -> Frame {
        if rules.solo.is_some() { SoloRace::new().into() } else { Race::new().into() }
    }
    /// What unused places of the stack hold.
    pub const VACANT: Frame = Frame::Race(Race::VACANT);
}
