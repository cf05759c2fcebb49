//! What a game must be able to show on a terminal.

use crate::words::Words;
use game::{Game, Seat, Viewer};
use std::io::IsTerminal;

/// A game on a terminal, in the player's language.
pub trait Screen<G: Game> {
    /// What all screens share.
    fn seating(&self) -> &Seating;
    /// The rules of this game.
    fn rules(&self) -> &G::Rules;
    /// The first line.
    fn welcome(&self) -> String;
    /// The position, with everything the viewer may know.
    fn show(&self, view: &G::View) -> String;
    /// What is asked now.
    fn question(&self, view: &G::View) -> String;
    /// A choice: its notation, what it is, and what it does to one's numbers.
    fn describe(&self, view: &G::View, action: G::Action) -> String;
    /// What happened, as those at this screen may know it.
    fn narrate(&self, event: G::Event) -> Option<String>;
    /// A refusal in words: the reason, the rule, and what would help.
    fn say_why(&self, why: G::WhyNot) -> String;
    /// The final table.
    fn result(&self, state: &G::State) -> String;
    /// The position in one line, as far as the viewer knows it.
    fn position(&self, view: &G::View) -> String;
    /// Why the viewer may not say this now.
    fn why_not(&self, view: &G::View, action: G::Action) -> Result<(), G::WhyNot>;
    /// Something else that may be typed in this game; `None` if it means nothing.
    fn extra(&self, word: &str, rest: &str) -> Option<String>;
}

/// Who sits at this screen, and in which words it speaks.
#[derive(Debug)]
pub struct Seating {
    /// The words.
    pub words: Words,
    /// Which seats are played by people at this screen.
    pub people: Vec<bool>,
    /// Does the terminal show colours?
    pub colour: bool,
}

impl Seating {
    /// People on these seats.
    pub fn new(words: Words, people: Vec<bool>) -> Seating {
        Seating { words, people, colour: std::io::stdout().is_terminal() }
    }
    /// Who looks at this screen: the one player, or nobody in particular when several share it.
    pub fn viewer(&self) -> Viewer {
        let mut people = Seat::all(self.people.len() as u8).filter(|seat| self.people[seat.index()]);
        match (people.next(), people.next()) {
            (Some(seat), None) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }
    /// How a seat is called.
    pub fn who(&self, seat: Seat) -> String {
        if self.viewer().is(seat) {
            return self.words.word("cli", "you");
        }
        self.words.say("cli", "crew_number", &[("number", u32::from(seat.number()).into())])
    }
    /// Bold, on terminals that show it.
    pub fn bold(&self, text: &str) -> String {
        if self.colour { format!("\x1b[1m{text}\x1b[0m") } else { text.into() }
    }
}
