//! The log is the game: a header, then every answer and every outcome, one JSON line each, with the
//! notation of the game inside. A log replays without luck, shows that every draw follows from seed and
//! nonces, undoes, resumes and branches. `docs/LOG.md` describes the format for other programs.
//!
//! | file | what |
//! |---|---|
//! | `luck` | seeds, commitments, and the one fair outcome of every draw |
//! | `shares` | what each seat added to the luck, and how |
//! | `receipt` | what a seat kept from before the opening, held against a log |
//! | `race_picks` | what players choose before a race |
//! | `race_setup` | first player, middle city and crews, which are luck where nobody chose them |
//! | `header`, `line` | the lines of a file |
//! | `moved` | where a running game passed to newer rules: what is skipped before, what both sides agree on |
//! | `tape` | a running record: act, roll, undo, take over |
//! | `read` | a whole file back into a tape, or a precise refusal |
//! | `race_options`, `motorcar_options` | what a table agreed on, as JSON |

#![forbid(unsafe_code)]

mod header;
mod hex;
mod line;
mod luck;
mod motorcar_options;
mod moved;
mod race_options;
mod race_picks;
mod race_setup;
mod read;
mod receipt;
mod shares;
mod solo_options;
mod tape;

pub use header::{FORMAT, Header, OLDER_FORMAT, named_in_log};
pub use line::{Line, What};
pub use luck::{
    Key, Nonce, Seed, draw, fair_outcome, is_digest, nonce_commitment, read_nonce, read_open_nonce,
    write_nonce,
};
pub use motorcar_options::MotorcarOptions;
pub use moved::{Base, rules_at_the_end};
pub use race_options::RaceOptions;
pub use race_picks::{ChoiceError, DRAW, RacePicks, middle_cities};
pub use race_setup::{RaceSetup, check_race_setup};
pub use read::{LogError, Problem};
pub use receipt::{Kept, Own, Receipt, Unkept};
pub use shares::{Drawn, Share};
pub use solo_options::SoloOptions;
pub use tape::{Marks, NoUndo, Tape, write_log};
