//! Whoever reads the screen: the language, the seat and the terminal.

use crate::words::{Arg, Words};

/// Whoever reads the screen.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// In which words.
    pub words: &'a Words,
    /// The own seat, from 1; none for whoever only looks on.
    pub seat: Option<u8>,
    /// What the seats are called, in seat order, where that is known.
    pub names: &'a [Option<String>],
    /// Does the terminal show colours?
    pub colour: bool,
}

impl Reader<'_> {
    /// Words of the terminal.
    pub fn say(&self, key: &str, values: &[Arg]) -> String {
        self.words.say("cli", key, values)
    }
    /// Words of the terminal that mention nothing.
    pub fn word(&self, key: &str) -> String {
        self.say(key, &[])
    }
    /// A label and what it stands for.
    pub fn labelled(&self, label: &str, text: &str) -> String {
        self.say("labelled", &[("label", label.into()), ("text", text.into())])
    }
    /// Bold, on terminals that show it.
    pub fn bold(&self, text: &str) -> String {
        self.painted("1", text)
    }
    /// In a colour or weight, on terminals that show it.
    pub fn painted(&self, code: &str, text: &str) -> String {
        if self.colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.into() }
    }
    /// Is this the own seat?
    pub fn is(&self, seat: u8) -> bool {
        self.seat == Some(seat)
    }
    /// What a seat is called: yours, by the name of its person, or by that of the driver for a bot. Nothing where it has none.
    pub fn named(&self, seat: u8) -> Option<String> {
        if self.is(seat) {
            return Some(self.word("you"));
        }
        self.names.get(usize::from(seat).checked_sub(1)?)?.clone()
    }
}
