//! The content a log was played with.

use content::{Bundle, Content, Problem};
use game::Game;
use record::Header;
use std::borrow::Cow;

/// The content that a log of this game carries, or else the one at hand. Whether its hash fits is still to be seen.
pub(crate) fn content_of_log<'a, G: Game>(
    content: &'a Content,
    header: &Header,
) -> Result<Cow<'a, Content>, String> {
    if header.game != G::SLUG {
        return Err(format!("this is a log of the game \"{}\"", header.game));
    }
    if header.files.is_empty() {
        return Ok(Cow::Borrowed(content));
    }
    Ok(Cow::Owned(Content::embedded().with_bundle(&Bundle(header.files.clone()))))
}

/// The first of all problems, where there is room for one line.
pub(crate) fn first_problem(problems: Vec<Problem>) -> String {
    problems.first().map_or(String::new(), ToString::to_string)
}
