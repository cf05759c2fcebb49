//! A study of balance: many games at many tables, every number with its interval and its most extreme game.
//!
//! | file | what |
//! |---|---|
//! | `plan` | the tables of a study, and what they are called |
//! | `tally`, `book` | one number; all of them in sections |
//! | `study` | plays and counts, and makes the report |
//! | `race_watch`, `uses`, `zones`, `heat`, `race_book`, `race_study` | what is counted of The Great Race |
//! | `motorcar_watch`, `motorcar_study` | what is counted of The Great Motorcar Race |
//! | `remarks` | what a designer should look at first |
//! | `page` | the report as one page |

mod book;
mod heat;
mod motorcar_study;
mod motorcar_watch;
pub mod page;
mod plan;
mod race_book;
mod race_study;
mod race_watch;
mod remarks;
mod study;
mod tally;
mod uses;
mod zones;

pub use book::{Counted, Extreme, Figure, short};
pub use heat::{Heat, HotLine, HotSpace};
pub use motorcar_study::{MotorcarStudy, MotorcarTable};
pub use plan::TablePlan;
pub use race_study::{RaceStudy, RaceTable};
pub use remarks::Remark;
pub use study::{ExtremeGame, Report, Run, Studied, play_all, report};
pub use tally::{GameAt, Measure, Sample, Tally};
