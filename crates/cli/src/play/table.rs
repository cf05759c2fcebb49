//! A game in the terminal: bots and luck answer for themselves, people are asked, and everything is
//! kept in a log that can be saved, resumed and undone.

use super::screen::Screen;
use anyhow::{Result, anyhow};
use bots::Bot;
use game::{Game, Node, Seat, SplitMix, Viewer};
use record::{NoUndo, Tape};
use std::io::{BufRead, Write};
use std::path::PathBuf;

/// Who sits on a seat.
#[derive(Debug)]
pub enum Sitter<G: Game> {
    You,
    Bot(Box<dyn Bot<G>>),
}

/// A game in the terminal.
pub struct Table<G: Game, S: Screen<G>> {
    pub screen: S,
    pub sitters: Vec<Sitter<G>>,
    pub tape: Tape<G>,
    pub luck: SplitMix,
    pub save: Option<PathBuf>,
}

/// What a player wants after being asked.
pub enum Wish<A> {
    Act(A),
    Undo,
    Save(PathBuf),
    Leave,
}

impl<G: Game, S: Screen<G>> Table<G, S> {
    /// Plays until the game is over, the player leaves or the input ends.
    pub fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<()> {
        writeln!(out, "{}", self.screen.seating().bold(&self.screen.welcome()))?;
        loop {
            let mut events = Vec::new();
            let state = *self.tape.state();
            match G::node(&state) {
                Node::Over => {
                    self.keep()?;
                    return Ok(writeln!(out, "{}", self.screen.result(&state))?);
                }
                Node::Chance(_) => {
                    self.tape.roll(self.screen.rules(), &mut events).expect("the seed is known");
                }
                Node::Decide(waiting) => {
                    let seat = waiting.first().expect("somebody is asked");
                    if !self.decide(&state, seat, &mut events, input, out)? {
                        return self.keep();
                    }
                }
            }
            for line in events.into_iter().filter_map(|event| self.screen.narrate(event)) {
                writeln!(out, "  {line}")?;
            }
        }
    }

    /// Lets a seat decide; `false` when the player leaves.
    fn decide(
        &mut self,
        state: &G::State,
        seat: Seat,
        events: &mut Vec<G::Event>,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<bool> {
        let view = G::view(self.screen.rules(), state, Viewer::Seat(seat));
        let wish = match &self.sitters[seat.index()] {
            Sitter::Bot(bot) => Wish::Act(bot.choose(self.screen.rules(), &view, &mut self.luck)),
            Sitter::You => super::ask::ask::<G>(&self.screen, &view, seat, input, out)?,
        };
        let person = matches!(self.sitters[seat.index()], Sitter::You);
        match wish {
            Wish::Act(action) => {
                if let Err(why) = self.tape.act(self.screen.rules(), seat, action, events) {
                    writeln!(out, "{}", self.screen.say_why(why))?;
                }
                if person {
                    self.keep()?;
                }
            }
            Wish::Undo => self.undo(seat, out)?,
            Wish::Save(file) => {
                self.save = Some(file);
                self.keep()?;
                writeln!(out, "{}", self.screen.seating().words.word("cli", "saved"))?;
            }
            Wish::Leave => return Ok(false),
        }
        Ok(true)
    }

    /// Back to before the player's last action, as long as nothing came to light since.
    fn undo(&mut self, seat: Seat, out: &mut impl Write) -> Result<()> {
        let key = match self.tape.undo_point(seat) {
            Ok(to) if self.tape.undo(self.screen.rules(), to) => "undone",
            Ok(_) | Err(NoUndo::Nothing) => "no_undo_nothing",
            Err(NoUndo::Luck) => "no_undo_luck",
            Err(NoUndo::Reveal) => "no_undo_reveal",
            Err(NoUndo::Other) => "no_undo_other",
        };
        writeln!(out, "{}", self.screen.seating().words.word("cli", key))?;
        self.keep()
    }

    /// Keeps the game in its file: written beside it and put in its place, so that none is ever half.
    fn keep(&self) -> Result<()> {
        let Some(file) = &self.save else { return Ok(()) };
        let beside = file.with_extension("part");
        let told = |e: std::io::Error| anyhow!("{}: {e}", file.display());
        std::fs::write(&beside, self.tape.text(true)).map_err(told)?;
        std::fs::rename(&beside, file).map_err(told)
    }
}
