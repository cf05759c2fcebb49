//! Where a table is: on this machine, or on a server. Either way the terminal is sent what every client is sent.

use anyhow::Result;
use game::{Seat, Viewer};
use session::ShownOf;
use session::advice::Hint;
use session::wire::AnyWhyNot;
use session::{Command, Presenter, Version};

/// A table that somebody plays at.
pub trait Source<P: Presenter> {
    /// What never changes.
    fn board(&mut self) -> Result<P::Board>;
    /// The seats that are played at this screen.
    fn seats(&self) -> Vec<Seat>;
    /// What is said of the luck before the start.
    fn promise(&self) -> Option<String> {
        None
    }
    /// What comes next.
    fn next(&mut self) -> Result<Next>;
    /// Everything a viewer may know, and what happened since this viewer last looked.
    fn look(&mut self, viewer: Viewer) -> Result<ShownOf<P>>;
    /// Others move, or time passes. `waiting` says for whom.
    fn wait(&mut self, waiting: &dyn Fn() -> String) -> Result<()>;
    /// What people at the table said since: who, and what.
    fn talk(&mut self) -> Result<Vec<(u8, String)>> {
        Ok(Vec::new())
    }
    /// Does what a seat asks, once.
    fn command(&mut self, seat: Seat, seen: Version, command: &Command) -> Result<Result<(), Refused>>;
    /// Why a seat may not say something now; nothing if it may.
    fn why(&mut self, seat: Seat, act: &str) -> Result<Result<Option<AnyWhyNot>, Refused>>;
    /// What the program would do for a seat, and why. Everybody at the table is told that it was asked.
    fn hint(&mut self, seat: Seat, seen: Version) -> Result<Result<Hint, Refused>>;
    /// Is a question with one answer answered by itself? Over a network the time it takes would tell others.
    fn answers_only_choices(&self) -> bool;
    /// Something else that can be typed at this table; nothing if it means nothing.
    fn order(&mut self, seat: Seat, seen: Version, verb: &str, rest: &str) -> Result<Option<Ordered>>;
    /// The file and key of what else can be typed at this table.
    fn orders(&self) -> &'static str;
    /// What would be lost by leaving now.
    fn warning(&self) -> Option<String> {
        None
    }
    /// The last words, after the result or when somebody leaves.
    fn farewell(&mut self, leaving: Leaving) -> Result<()>;
}

/// What comes next at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Somebody at this screen is asked.
    Ask(Seat),
    /// Others move.
    Others,
    /// The game has ended.
    Over,
}

/// Why the terminal goes away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaving {
    /// The game is over.
    Over,
    /// The player said so.
    Bye,
    /// There is nothing more to read.
    EndOfInput,
}

/// What became of something typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ordered {
    /// This is the answer.
    Told(String),
    /// Look again.
    Done,
}

/// Why something was not done.
#[derive(Debug)]
pub enum Refused {
    /// The question has changed meanwhile.
    Stale,
    /// It cannot be taken back.
    NoUndo,
    /// The rules say no.
    Rules(Box<AnyWhyNot>),
    /// Anything else, in English.
    Other(String),
}
