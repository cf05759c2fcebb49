//! What the tests of the motorcar race share: its rules.

use content::Content;
use motorcar::sources::Flick;
use motorcar::{Options, Rules};

/// Rules of the embedded content for so many seats.
pub fn rules(seats: u8, flick: Flick) -> Rules {
    let sources = Content::embedded().motorcar().unwrap_or_else(|problems| panic!("{problems:?}"));
    Rules::new(&sources, Options { seats, flick }).expect("options fit")
}
