//! A position, piece by piece.

use super::TextError;

/// Text still to be read, with what gives it its meaning.
#[derive(Debug)]
pub struct Reader<'a, R> {
    /// The rules of the game: names, counts.
    pub rules: &'a R,
    /// How many seats play.
    pub seats: u8,
    /// What is not read yet.
    pub rest: &'a str,
}

// By hand: a reader can be copied whether or not the rules can.
impl<R> Clone for Reader<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<R> Copy for Reader<'_, R> {}

impl<'a, R> Reader<'a, R> {
    /// Reads letters, digits, `_`, `-` and `+`.
    pub fn word(&mut self) -> &'a str {
        let is_mark = |c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '+'));
        self.until(is_mark)
    }
    /// Reads up to a mark, or to the end.
    pub fn until(&mut self, is_mark: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(is_mark).unwrap_or(self.rest.len());
        let (piece, rest) = self.rest.split_at(end);
        self.rest = rest;
        piece
    }
    /// The word that comes next; it is not read yet.
    pub fn peek(&self) -> &'a str {
        let mut ahead = *self;
        ahead.word()
    }
    /// Is this next? Then it is read.
    pub fn skip(&mut self, mark: &str) -> bool {
        self.rest.strip_prefix(mark).map(|rest| self.rest = rest).is_some()
    }
    /// This must be next.
    pub fn expect(&mut self, mark: &str) -> Result<(), TextError> {
        if self.skip(mark) {
            return Ok(());
        }
        let found: String = self.rest.chars().take_while(|c| !c.is_whitespace()).take(24).collect();
        Err(TextError::new(found, format!("\"{mark}\"")))
    }
}

/// Something that stands in a position of a game with the rules `R`.
pub trait Text<R>: Sized {
    /// Adds it to a line.
    fn write(&self, rules: &R, out: &mut String);
    /// The way back.
    fn read(from: &mut Reader<R>) -> Result<Self, TextError>;
}

/// Something that begins with a word of its own, so that it can be told from others before it is read.
pub trait Worded {
    /// The words it may begin with.
    fn words() -> Vec<&'static str>;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reader(rest: &str) -> Reader<'_, ()> {
        Reader { rules: &(), seats: 3, rest }
    }

    #[test]
    fn words_and_marks_are_read_in_turn() {
        let mut from = reader("seat1=day_2,-3+4 rest");
        assert_eq!((from.peek(), from.word()), ("seat1", "seat1"));
        assert_eq!(from.expect("="), Ok(()));
        assert_eq!(from.word(), "day_2");
        assert!(!from.skip(";") && from.skip(","));
        assert_eq!(from.until(|c| c == ' '), "-3+4");
        assert_eq!(from.rest, " rest");
        assert_eq!(reader("all").until(|c| c == ' '), "all");
    }

    #[test]
    fn what_stands_in_the_wrong_place_is_told_but_not_the_whole_line() {
        let error = reader("turn=3 order=1").expect("round=").expect_err("another field");
        assert_eq!(error, TextError::new("turn=3", "\"round=\""));
        let error = reader(&"x".repeat(99)).expect("=").expect_err("no mark");
        assert_eq!(error.found.len(), 24);
    }
}
