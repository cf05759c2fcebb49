//! The content a log was played with.

use content::{NotPlayed, Problem};
use game::Game;
use record::Header;

/// Is it a log of this game at all?
pub(crate) fn check_game<G: Game>(header: &Header) -> Result<(), String> {
    if header.game == G::SLUG {
        Ok(())
    } else {
        Err(format!("this is a log of the game \"{}\"", header.game))
    }
}

/// Why a log's content is not what it was played with, and what would help.
pub(crate) fn other_content(header: &Header, why: &NotPlayed) -> String {
    match why {
        NotPlayed::OtherHash { .. } if header.files.is_empty() => {
            format!("{why}: give the right content with --content")
        }
        NotPlayed::OtherHash { .. } => {
            format!("{why}: the files in the log are not those it was played with")
        }
        why => why.to_string(),
    }
}

/// The first of all problems, where there is room for one line.
pub(crate) fn first_problem(problems: Vec<Problem>) -> String {
    problems.first().map_or(String::new(), ToString::to_string)
}
