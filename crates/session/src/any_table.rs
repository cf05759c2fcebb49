//! A table of any game, for callers that know none: everything in notation and JSON.

use crate::advice::HintJob;
use crate::branch::FreshLuck;
use crate::clocks::Asks;
use crate::presenter::Presenter;
use crate::review::Reviewing;
use crate::table::Table;
use crate::wire::{AnyWhyNot, TableInfo, Verified};
use crate::{Command, Holder, Millis, Notes, Onlooker, Outline, Refusal, Version};
use bots::Patience;
use game::{Game, Seat, Viewer};
use record::{Header, Line, Problem};
use std::collections::BTreeMap;
use std::fmt::Debug;

/// A question for a bot, to be answered anywhere: it holds the bot's view and nothing else of the game.
pub struct BotJob {
    /// Whose question.
    pub seat: Seat,
    /// Since which version of its view it is asked.
    pub asked: Version,
    /// Thinks until it is done or asked to stop, and answers in notation.
    pub think: Think,
    /// What the novice would say, for when thinking takes too long.
    pub novice: Think,
}

/// Thinks until it is done or asked to stop, and answers in notation.
pub type Think = Box<dyn FnOnce(&dyn Patience) -> String + Send>;

impl Debug for BotJob {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "BotJob(seat {}, version {})", self.seat.number(), self.asked)
    }
}

/// A running table of any game.
pub trait AnyTable: Debug + Send + Sync {
    /// See [`Table::command`].
    fn command(
        &mut self,
        seat: Seat,
        seen: Option<Version>,
        command: &Command,
        now: Millis,
    ) -> Result<(), Refusal>;
    /// See [`Table::tick`].
    fn tick(&mut self, now: Millis) -> bool;
    /// See [`Table::deadline`].
    fn deadline(&self) -> Option<Millis>;
    /// See [`Table::follow`].
    fn follow(&mut self, lines: &[Line], notes: Notes) -> Result<(), Problem>;
    /// See [`Table::set_present`].
    fn set_present(&mut self, seat: Seat, present: bool, now: Millis);
    /// See [`Table::abandon`].
    fn abandon(&mut self);
    /// See [`Table::sit_down`].
    fn sit_down(&mut self, seat: Seat, name: &str, now: Millis) -> Result<(), Refusal>;
    /// See [`Table::rename`].
    fn rename(&mut self, seat: Seat, to: &str) -> Result<(), Refusal>;
    /// See [`Table::forget_person`].
    fn forget_person(&mut self, seat: Seat, now: Millis) -> Result<(), Refusal>;
    /// Questions for bots.
    fn bot_jobs(&self) -> Vec<BotJob>;
    /// See [`Table::bot_answers`].
    fn bot_answers(&mut self, seat: Seat, asked: Version, act: &str, now: Millis) -> bool;
    /// See [`Table::hint_job`].
    fn hint_job(&self, seat: Seat, seen: Version) -> Result<HintJob, Refusal>;
    /// See [`Table::note_hint`].
    fn note_hint(&mut self, seat: Seat, asked: Version, now: Millis) -> Result<(), Refusal>;
    /// What never changes, as JSON.
    fn board_json(&self) -> String;
    /// [`Table::show`] as JSON.
    fn shown_json(&self, viewer: Viewer, since: Version) -> String;
    /// [`Table::events`] as JSON.
    fn events_json(&self, viewer: Viewer, since: Version) -> String;
    /// [`Table::replay`] as JSON.
    fn replay_json(&self, onlooker: Onlooker) -> Result<String, Refusal>;
    /// [`Table::replayed`] as JSON.
    fn replayed_json(&self, onlooker: Onlooker, at: u32) -> Result<String, Refusal>;
    /// See [`Table::review_job`].
    fn review_job(&self) -> Result<Box<dyn Reviewing>, Refusal>;
    /// See [`Table::verify`].
    fn verify(&self) -> Result<Verified, Refusal>;
    /// See [`Table::info`].
    fn info(&self) -> TableInfo;
    /// See [`Table::why_not`].
    fn why_not(&self, seat: Seat, act: &str) -> Result<Option<AnyWhyNot>, Refusal>;
    /// See [`Table::version`].
    fn version(&self, viewer: Viewer) -> Version;
    /// See [`Table::mark`].
    fn mark(&self, viewer: Viewer) -> u32;
    /// What is kept beside the log.
    fn notes(&self) -> &Notes;
    /// The first line of the log.
    fn header(&self) -> &Header;
    /// What a lobby says of it in a word or two.
    fn outline(&self) -> Outline;
    /// Number and JSON of the records after a number.
    fn lines_after(&self, n: u32) -> Vec<(u32, String)>;
    /// How many records there are.
    fn last(&self) -> u32;
    /// The whole position in notation, for the storage alone: it holds what players hide.
    fn position(&self) -> String;
    /// The game turn, from 1.
    fn turn(&self) -> u32;
    /// Whom everybody sees being asked, from 1.
    fn awaited(&self) -> Vec<u8>;
    /// See [`Table::asks`].
    fn asks(&self, seat: Seat) -> Option<Asks>;
    /// See [`Table::log`].
    fn log(&self, files: BTreeMap<String, String>) -> Result<String, Refusal>;
    /// See [`Table::branch`].
    fn branch(
        &self,
        seat: Seat,
        at: Option<u32>,
        name: &str,
        others: &Holder,
        luck: FreshLuck,
        now: Millis,
    ) -> Result<Box<dyn AnyTable>, Refusal>;
}

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data has a JSON form")
}

impl<P: Presenter> AnyTable for Table<P> {
    fn command(
        &mut self,
        seat: Seat,
        seen: Option<Version>,
        command: &Command,
        now: Millis,
    ) -> Result<(), Refusal> {
        Table::command(self, seat, seen, command, now)
    }
    fn tick(&mut self, now: Millis) -> bool {
        Table::tick(self, now)
    }
    fn deadline(&self) -> Option<Millis> {
        Table::deadline(self)
    }
    fn set_present(&mut self, seat: Seat, present: bool, now: Millis) {
        Table::set_present(self, seat, present, now);
    }
    fn follow(&mut self, lines: &[Line], notes: Notes) -> Result<(), Problem> {
        Table::follow(self, lines, notes)
    }
    fn abandon(&mut self) {
        Table::abandon(self);
    }
    fn sit_down(&mut self, seat: Seat, name: &str, now: Millis) -> Result<(), Refusal> {
        Table::sit_down(self, seat, name, now)
    }
    fn rename(&mut self, seat: Seat, to: &str) -> Result<(), Refusal> {
        Table::rename(self, seat, to)
    }
    fn forget_person(&mut self, seat: Seat, now: Millis) -> Result<(), Refusal> {
        Table::forget_person(self, seat, now)
    }
    fn bot_jobs(&self) -> Vec<BotJob> {
        let job = |(seat, asked): (Seat, Version)| {
            let level = self.notes().seats[seat.index()].holder.bot().unwrap_or_default();
            let bot = self.presenter.bot(level).unwrap_or_else(|_| self.presenter.novice());
            let view = Table::view(self, Viewer::Seat(seat));
            let think = |bot: Box<dyn bots::Bot<P::Game>>| -> Think {
                let (rules, mut luck) = (self.rules.clone(), self.bot_luck(seat));
                Box::new(move |patience| {
                    P::Game::write_action(&rules, bot.choose_until(&rules, &view, &mut luck, patience))
                })
            };
            BotJob { seat, asked, think: think(bot), novice: think(self.presenter.novice()) }
        };
        self.bots_to_move().into_iter().map(job).collect()
    }
    fn bot_answers(&mut self, seat: Seat, asked: Version, act: &str, now: Millis) -> bool {
        Table::bot_answers(self, seat, asked, act, now)
    }
    fn hint_job(&self, seat: Seat, seen: Version) -> Result<HintJob, Refusal> {
        Table::hint_job(self, seat, seen)
    }
    fn note_hint(&mut self, seat: Seat, asked: Version, now: Millis) -> Result<(), Refusal> {
        Table::note_hint(self, seat, asked, now)
    }
    fn board_json(&self) -> String {
        json(&self.presenter.board(&self.rules))
    }
    fn shown_json(&self, viewer: Viewer, since: Version) -> String {
        json(&self.show(viewer, since))
    }
    fn events_json(&self, viewer: Viewer, since: Version) -> String {
        json(&self.events(viewer, since))
    }
    fn replay_json(&self, onlooker: Onlooker) -> Result<String, Refusal> {
        Table::replay(self, onlooker).map(|steps| json(&steps))
    }
    fn replayed_json(&self, onlooker: Onlooker, at: u32) -> Result<String, Refusal> {
        Table::replayed(self, onlooker, at).map(|moment| json(&moment))
    }
    fn review_job(&self) -> Result<Box<dyn Reviewing>, Refusal> {
        Table::review_job(self)
    }
    fn verify(&self) -> Result<Verified, Refusal> {
        Table::verify(self)
    }
    fn info(&self) -> TableInfo {
        Table::info(self)
    }
    fn why_not(&self, seat: Seat, act: &str) -> Result<Option<AnyWhyNot>, Refusal> {
        Ok(Table::why_not(self, seat, act)?.map(Into::into))
    }
    fn version(&self, viewer: Viewer) -> Version {
        Table::version(self, viewer)
    }
    fn mark(&self, viewer: Viewer) -> u32 {
        Table::mark(self, viewer)
    }
    fn notes(&self) -> &Notes {
        Table::notes(self)
    }
    fn header(&self) -> &Header {
        self.tape.header()
    }
    fn outline(&self) -> Outline {
        crate::catalog::outline_of(self.tape.header())
    }
    fn lines_after(&self, n: u32) -> Vec<(u32, String)> {
        let rest = self.tape.lines().get(n as usize..).unwrap_or_default();
        rest.iter().map(|line| (line.n, json(line))).collect()
    }
    fn last(&self) -> u32 {
        self.tape.last()
    }
    fn position(&self) -> String {
        P::Game::write_position(&self.rules, self.state())
    }
    fn turn(&self) -> u32 {
        P::Game::turn(self.state())
    }
    fn awaited(&self) -> Vec<u8> {
        let waiting = P::Game::view_node(&Table::view(self, Viewer::Spectator)).waiting();
        waiting.iter().map(Seat::number).collect()
    }
    fn asks(&self, seat: Seat) -> Option<Asks> {
        Table::asks(self, seat)
    }
    fn log(&self, files: BTreeMap<String, String>) -> Result<String, Refusal> {
        Table::log(self, files)
    }
    fn branch(
        &self,
        seat: Seat,
        at: Option<u32>,
        name: &str,
        others: &Holder,
        luck: FreshLuck,
        now: Millis,
    ) -> Result<Box<dyn AnyTable>, Refusal> {
        Ok(Box::new(Table::branch(self, seat, at, name, others, luck, now)?))
    }
}
