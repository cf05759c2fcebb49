//! The boards of the law tests, and rules for them with options that vary.

use crate::support::options;
use content::Content;
use game::Seat;
use race::Rules;
use race::rules::Direction;

/// Boards of both editions, large and small, one that runs out of cards and tiles, and one whose end is
/// a middle city.
pub const BOARDS: [&str; 5] = ["africa", "proving", "proving_usa", "proving_tiny", "proving_middle"];

/// Rules for a board and so many seats: forward and reversed, with different first players and, where
/// the board has them, different middle cities.
pub fn varied_rules(content: &Content, board: &str, seats: u8, variant: u64) -> Rules {
    let sources = content.board(board).unwrap_or_else(|problems| panic!("{board}: {problems:?}"));
    let mut options = options(&sources, seats);
    if variant % 2 == 1 {
        options.direction = Direction::Reverse;
    }
    options.first = Seat((variant % u64::from(seats)) as u8);
    if let Some(middle) = &mut options.middle {
        let turned = (variant % middle.tokens.len() as u64) as u8;
        middle.end = middle.end.map(|_| turned);
        middle.tokens.rotate_left(turned.into());
    }
    Rules::new(&sources, options).expect("options fit")
}
