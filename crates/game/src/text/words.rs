//! A move or an outcome, word by word.

use super::TextError;

/// The words of a line, one by one.
#[derive(Clone, Debug)]
pub struct Words<'a>(std::str::SplitWhitespace<'a>);

impl<'a> Words<'a> {
    /// Nothing of the line is read yet.
    pub fn of(line: &'a str) -> Self {
        Words(line.split_whitespace())
    }
    /// The next word, which must be there.
    pub fn next(&mut self, expected: &str) -> Result<&'a str, TextError> {
        self.more().ok_or_else(|| TextError::new("", expected))
    }
    /// The next word, where there is one.
    pub fn more(&mut self) -> Option<&'a str> {
        self.0.next()
    }
    /// Nothing may be left.
    pub fn end(&mut self) -> Result<(), TextError> {
        self.more().map_or(Ok(()), |word| Err(TextError::new(word, "the end of the line")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_come_one_by_one_and_the_end_is_asked_for() {
        let mut words = Words::of("  buy petrol 3 ");
        assert_eq!(words.next("a move"), Ok("buy"));
        assert_eq!(words.more(), Some("petrol"));
        assert_eq!(words.end(), Err(TextError::new("3", "the end of the line")));
        assert_eq!(words.end(), Ok(()));
        let error = words.next("a number").expect_err("nothing is left").to_string();
        assert_eq!(error, "the line ends where a number should stand");
    }
}
