//! What a game must bring to be told in a terminal. It is given what its presenter sends, and nothing else.

use super::Reader;
use session::Presenter;
use session::ShownOf;
use session::wire::FinalPlace;

/// A game in words.
pub trait Telling<P: Presenter> {
    /// The key of what may be typed in this game.
    const HELP: &'static str;

    /// Of a game with this board.
    fn new(board: P::Board) -> Self;
    /// The first line.
    fn welcome(&self, reader: &Reader) -> String;
    /// What a seat is called.
    fn who(&self, reader: &Reader, seat: u8) -> String;
    /// The position, with everything the reader may know.
    fn position(&self, reader: &Reader, view: &P::View) -> String;
    /// The position in one line of notation.
    fn notation<'a>(&self, view: &'a P::View) -> &'a str;
    /// Who is asked.
    fn waiting<'a>(&self, view: &'a P::View) -> &'a [u8];
    /// What happened in a row, line by line.
    fn events(&self, reader: &Reader, events: &[&P::Event]) -> Vec<String>;
    /// What is asked.
    fn question(&self, reader: &Reader, view: &P::View, question: &P::Question) -> String;
    /// A choice in notation.
    fn act<'a>(&self, choice: &'a P::Choice) -> &'a str;
    /// Is it an answer, and not a way to take one back?
    fn is_answer(&self, choice: &P::Choice) -> bool;
    /// What a choice is, and what it changes.
    fn notes(&self, reader: &Reader, view: &P::View, choice: &P::Choice) -> Vec<String>;
    /// Where there are too many choices to read: how to make one's own, and a few good ones.
    fn examples(&self, _: &Reader, _: &ShownOf<P>) -> Option<Examples> {
        None
    }
    /// A choice that is typed without its verb.
    fn shorthand(&self, _: &ShownOf<P>, _: &str) -> Option<String> {
        None
    }
    /// A choice that was said in the reader's words: all that it could mean, in notation.
    fn spoken(&self, _: &Reader, _: &ShownOf<P>, _: &str) -> Vec<String> {
        Vec::new()
    }
    /// The final table.
    fn result(&self, reader: &Reader, view: &P::View, results: &[FinalPlace]) -> String;
    /// Something else that may be typed in this game; nothing if it means nothing.
    fn look_up(&self, _: &Reader, _: &P::View, _: &str, _: &str) -> Option<String> {
        None
    }
}

/// A few of many choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Examples {
    /// How to make one's own.
    pub how: String,
    /// In notation.
    pub acts: Vec<String>,
    /// Typed numbers are the choices themselves, so the list has none.
    pub is_number: bool,
}
