//! Boards are made from descriptions, judged, and drawn.

mod bad_descriptions;
mod check;
mod draw;
mod make;

use content::Content;
use race::rules::Sources;

/// A board of the binary.
fn board(slug: &str) -> Sources {
    Content::embedded().board(slug).expect("all content is right")
}
