//! The log is the game: a header, then every answer and every outcome, one JSON line each, with the
//! notation of the game inside. A log replays without luck, proves that luck was not bent, undoes,
//! resumes and branches. `docs/LOG.md` describes the format for other programs.
//!
//! | file | what |
//! |---|---|
//! | `luck` | seeds, commitments, and the one fair outcome of every draw |
//! | `header`, `line` | the lines of a file |
//! | `tape` | a running record: act, roll, undo, take over |
//! | `read` | a whole file back into a tape, or a precise refusal |
//! | `race_options`, `motorcar_options` | what a table agreed on, as JSON |

#![forbid(unsafe_code)]

mod header;
mod hex;
mod line;
mod luck;
mod motorcar_options;
mod race_options;
mod read;
mod tape;

pub use header::{FORMAT, Header, named_in_log};
pub use line::{Line, What};
pub use luck::{Key, Nonce, Seed, draw, fair_outcome};
pub use motorcar_options::MotorcarOptions;
pub use race_options::RaceOptions;
pub use read::{LogError, Problem};
pub use tape::{Marks, NoUndo, Tape, write_log};
