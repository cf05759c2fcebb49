//! Rules for a board, with plain options.

use crate::support::options;
use content::Content;
use race::Rules;

/// Rules for a board and so many seats.
pub fn rules(content: &Content, board: &str, seats: u8) -> Rules {
    let sources = content.board(board).unwrap_or_else(|problems| panic!("{board}: {problems:?}"));
    Rules::new(&sources, options(&sources, seats)).expect("options fit")
}
