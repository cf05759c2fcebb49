//! One running table: who sits where, the log, undo, clocks, windows for sealed answers, bots' turns and what
//! everybody may see. Synchronous: no network, no threads, no clock of its own; callers pass the time in and are
//! told when to come back.
//!
//! | file | what |
//! |---|---|
//! | `gathering` | a table before the start: seats fill |
//! | `opening` | luck by commitment: seats commit to nonces, are frozen, and open them |
//! | `table` | a running table: [`Table`], and how it is made, restored and looked at |
//! | `commands` | what people can ask of it, and how it is done |
//! | `sequence` | several moves at once, tried on what the seat knows |
//! | `calendar`, `holiday` | play over days: which hours count, who is away as announced |
//! | `orders` | what a seat has ordered in advance |
//! | `clocks` | how long people may think, how long a table may stand still |
//! | `advance` | what happens by itself: windows close, clocks run out, bots stand in |
//! | `advice` | what the program would do, and why, for whoever asks |
//! | `history` | what happened, and each viewer's own version of it |
//! | `moved` | a stored game of older rules goes on under newer ones |
//! | `notes` | what a table keeps beside its log: holders, settings, sealed answers |
//! | `refusal` | why something was not done |
//! | `kinds` | closed lists of words on the wire |
//! | `presenter` | what a game must bring to be shown and played here |
//! | `review` | a finished game reviewed: chances, choices, luck |
//! | `replay` | a game looked at again, step by step, and checked again |
//! | `asked` | what a seat is shown of the game itself, at a table or without one |
//! | `drivers` | what bots are called |
//! | `show` | what a page or an outside bot is sent |
//! | `wire` | the types on the wire that all games share |
//! | `race` | The Great Race on the wire |
//! | `motorcar` | The Great Motorcar Race on the wire |
//! | `games` | what each game brings to the catalog: options, rules, content |
//! | `spec` | what is to be played: a game with its own options, luck, settings |
//! | `offer` | what can be played, told so that a form can be made from it |
//! | `campaigns` | campaigns of solo races on the wire |
//! | `cardboard` | a race with the cardboard game, for which the program is René |
//! | `catalog` | the games on offer; from a wish or a stored game to a table |
//! | `schema` | what depends on the game, for a document of the API |
//! | `any_table` | a table of any game, for callers that know none |

#![forbid(unsafe_code)]

mod advance;
pub mod advice;
mod any_table;
mod asked;
mod branch;
pub mod calendar;
pub mod campaigns;
pub mod cardboard;
mod catalog;
mod clocks;
mod commands;
mod cores;
pub mod drivers;
pub mod games;
mod gathering;
mod history;
mod holiday;
pub mod kinds;
pub mod motorcar;
mod moved;
mod notes;
mod offer;
mod opening;
mod orders;
mod presenter;
pub mod race;
mod refusal;
mod replay;
pub mod review;
pub mod schema;
mod sequence;
mod show;
mod spec;
mod table;
pub mod typescript;
pub mod wire;

pub use ::campaign::{Campaign, CampaignError};
pub use advice::HintJob;
pub use any_table::{AnyTable, BotJob, Think};
pub use asked::{Asked, asked};
pub use bots::Patience;
pub use branch::FreshLuck;
pub use catalog::{Catalog, CatalogError, Fresh, ReadLog};
pub use clocks::{Asks, LONGEST_PAUSE};
pub use commands::Command;
pub use cores::Cores;
pub use gathering::{Gathering, Place};
pub use holiday::LONGEST_HOLIDAYS;
pub use motorcar::MotorcarPresenter;
pub use notes::{
    Clock, Hints, Holder, Holiday, Notes, Pause, Running, SeatNotes, Settings, StandingOrder, Status, Thought,
};
pub use offer::{Offer, OptionKind, OptionOffer, OptionValue, Otherwise};
pub use opening::{AgreedLuck, OPENING_TIME, Opening};
pub use presenter::{AskedOf, Presenter, ReplayStepsOf, ReplayedOf, ShownOf};
pub use race::RacePresenter;
pub use refusal::{NoUndo, Refusal};
pub use replay::Onlooker;
pub use review::{Review, Reviewing};
pub use spec::{GameOptions, Outline, TableSpec, WrittenSpec};
pub use table::Table;

/// Milliseconds since the epoch, as the caller's clock says.
pub type Millis = u64;
/// A viewer's own count of what it saw change.
pub type Version = u32;
