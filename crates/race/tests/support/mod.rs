//! What the tests of the rules share: content and options.

use content::Content;
use game::Seat;
use race::modules::ModuleSet;
use race::rules::{Direction, Middle};
use race::{Options, Sources};
use std::path::Path;

/// The project's content with the small boards of the tests over it.
pub fn content() -> Content {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/content");
    Content::overlaid(&dir).unwrap_or_else(|problems| panic!("test content: {problems:?}"))
}

/// Plain options for so many seats, with the middle city in the first slot where there are slots.
pub fn options(sources: &Sources, seats: u8) -> Options {
    let middle = (!sources.slots.is_empty())
        .then(|| Middle { end: sources.ends.contains(&None).then_some(0), tokens: vec![0, 1, 2, 3] });
    Options {
        seats,
        first: Seat(0),
        direction: Direction::Forward,
        middle,
        modules: ModuleSet::NONE,
        leaders: [None; 5],
        solo: None,
    }
}
