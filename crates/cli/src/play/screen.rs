//! What a game must be able to show on a terminal.

use crate::terminal::WIPE;
use crate::words::Words;
use game::{Game, Seat, Viewer};
use std::cell::Cell;
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
    /// Where there are too many choices to read: how to make one's own, and a few good ones by index.
    fn examples(&self, _view: &G::View, _actions: &[G::Action]) -> Option<(String, Vec<usize>)> {
        None
    }
    /// A choice that is typed without its verb.
    fn shorthand(&self, _view: &G::View, _line: &str) -> Option<G::Action> {
        None
    }
    /// What happened, line by line, as who looks at this screen may know it.
    fn narrate(&self, happened: &Happened<'_, G>) -> Vec<String>;
    /// A refusal in words: the reason, the rule, and what would help.
    fn say_why(&self, why: G::WhyNot) -> String;
    /// The final table.
    fn result(&self, state: &G::State) -> String;
    /// The position in one line, as far as the viewer knows it.
    fn position(&self, view: &G::View) -> String;
    /// Why the viewer may not say this now.
    fn why_not(&self, view: &G::View, action: G::Action) -> Result<(), G::WhyNot>;
    /// Something else that may be typed in this game; `None` if it means nothing.
    fn extra(&self, view: &G::View, word: &str, rest: &str) -> Option<String>;
}

/// What one action or one piece of luck brought about.
#[derive(Debug)]
pub struct Happened<'a, G: Game> {
    /// The events, with their secrets.
    pub events: &'a [G::Event],
    /// Who did what; nobody where luck spoke.
    pub by: Option<(Seat, G::Action)>,
    /// The position afterwards, as everybody sees it.
    pub after: &'a G::View,
}

/// Why something is not possible, before it has words.
#[derive(Debug)]
pub struct Refused<'a> {
    /// The file of its words.
    pub file: &'a str,
    /// The key of the reason.
    pub reason: &'a str,
    /// What is needed and what there is.
    pub numbers: Option<(u16, u16)>,
    /// The key of the kind of rule, and the rule.
    pub rule: (&'a str, String),
    /// What would help, in words.
    pub remedies: Vec<String>,
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
    /// What takes everything off the screen.
    pub wipe: String,
    /// Who looks at the screen now.
    viewer: Cell<Viewer>,
}

impl Seating {
    /// People on these seats.
    pub fn new(words: Words, people: Vec<bool>) -> Seating {
        let terminal = std::io::stdout().is_terminal();
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let line = "=".repeat(72);
        let wipe = match (terminal, dumb) {
            (false, _) => line,
            (true, true) => "\n".repeat(200) + &line,
            (true, false) => WIPE.into(),
        };
        let colour = terminal && !dumb && !plain;
        let seating = Seating { words, people, colour, wipe, viewer: Cell::new(Viewer::Spectator) };
        if !seating.is_shared() {
            seating.show_to(seating.seats().next().map_or(Viewer::Spectator, Viewer::Seat));
        }
        seating
    }
    /// The seats of the people at this screen.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<'_> {
        Seat::all(self.people.len() as u8).filter(|seat| self.people[seat.index()])
    }
    /// Do several people share the screen?
    pub fn is_shared(&self) -> bool {
        self.seats().count() > 1
    }
    /// Who looks at the screen now.
    pub fn viewer(&self) -> Viewer {
        self.viewer.get()
    }
    /// Somebody else looks from now on.
    pub fn show_to(&self, viewer: Viewer) {
        self.viewer.set(viewer);
    }
    /// How a seat is called.
    pub fn who(&self, seat: Seat) -> String {
        if self.viewer().is(seat) {
            return self.words.word("cli", "you");
        }
        self.number(seat)
    }
    /// How a seat is called by everybody.
    pub fn number(&self, seat: Seat) -> String {
        self.words.say("cli", "crew_number", &[("number", u32::from(seat.number()).into())])
    }
    /// A refusal in words.
    pub fn refuse(&self, refused: &Refused) -> String {
        let (need, have) = refused.numbers.unwrap_or_default();
        let values = [("need", u32::from(need).into()), ("have", u32::from(have).into())];
        let reason = self.words.say(refused.file, refused.reason, &values);
        let (key, number) = &refused.rule;
        let rule = self.words.say(refused.file, key, &[("number", number.as_str().into())]);
        let mut text =
            self.words.say("cli", "not_possible", &[("reason", reason.into()), ("rule", rule.into())]);
        for remedy in &refused.remedies {
            text += " ";
            text += remedy;
        }
        text
    }
    /// Bold, on terminals that show it.
    pub fn bold(&self, text: &str) -> String {
        if self.colour { format!("\x1b[1m{text}\x1b[0m") } else { text.into() }
    }
    /// A label and what it stands for.
    pub fn labelled(&self, label: &str, text: &str) -> String {
        self.words.say("cli", "labelled", &[("label", label.into()), ("text", text.into())])
    }
}
