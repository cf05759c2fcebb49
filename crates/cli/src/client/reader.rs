//! Whoever reads the screen: the language, the seat and the terminal.

use crate::words::{Arg, Words};
use session::kinds::HolderKind;
use session::wire::SeatInfo;

/// Whoever reads the screen.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// In which words.
    pub words: &'a Words,
    /// The own seat, from 1; none for whoever only looks on.
    pub seat: Option<u8>,
    /// Who holds the seats, where that is known.
    pub seats: &'a [SeatInfo],
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
    /// What a seat is called: yours, or by the name of its person. Nothing where it has none.
    pub fn named(&self, seat: u8) -> Option<String> {
        if self.is(seat) {
            return Some(self.word("you"));
        }
        let held = self.seats.iter().find(|info| info.seat == seat)?;
        (held.holder == HolderKind::Person && !held.name.is_empty()).then(|| held.name.clone())
    }
}
