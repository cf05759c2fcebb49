//! What people can ask of a table. Commands that depend on the game carry the version of the caller's own view.

use crate::advance::STAND_IN;
use crate::notes::{Holder, StandingOrder, Status};
use crate::presenter::{Action, Presenter};
use crate::sequence;
use crate::table::Table;
use crate::wire::UndoOffer;
use crate::{Millis, NoUndo, Refusal, Version};
use game::{Game, Seat, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The longest sequence sent at once.
const MOST_ACTS: usize = 32;

/// What a seat asks of its table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Says something in the game, in notation.
    Act {
        /// For example `plan pmmgf`.
        act: String,
    },
    /// Says several things in a row: all of them, or none.
    Acts {
        /// In notation.
        acts: Vec<String>,
    },
    /// Takes the last action back.
    Undo {
        /// Against bots only: over luck and reveals; the game is then marked assisted.
        #[serde(default)]
        further: bool,
    },
    /// What to answer to rivals' cards from now on.
    Order {
        /// `always`, `guard`, `never` or `ask`.
        order: StandingOrder,
    },
    /// Where the rules leave one answer, it is given without asking from now on, also while nobody is there; after a while, so
    /// that nobody can tell.
    Single {
        /// It is.
        answer: bool,
    },
    /// Stops all clocks; nothing moves. One person can do so for ten minutes of a game; once all people at the table have
    /// said it, the pause has no end.
    Pause,
    /// Goes on: for whoever has paused, and for the host.
    Resume,
    /// Where the clock counts days: from now on the own clocks stand still for so many days, 21 in a game at most. None
    /// ends it.
    Holiday {
        /// Days.
        #[schema(maximum = 21)]
        days: u8,
    },
    /// A bot takes the seat; the person ranks last.
    Resign,
    /// Leaves the seat vacant for somebody else.
    Leave,
    /// For or against giving the game up; when all people agree, it is over without a result.
    Vote {
        /// For it.
        abandon: bool,
    },
    /// Host: removes the person from a seat; a bot plays on.
    Remove {
        /// From 1.
        seat: u8,
    },
    /// Host: a bot takes a vacant seat, or another level takes a bot's.
    Bot {
        /// From 1.
        seat: u8,
        /// The bot's name.
        level: String,
    },
    /// Host: a bot plays for a person who is away, until the person is back.
    StandIn {
        /// From 1.
        seat: u8,
    },
    /// Host: those who watch may say something too, or only listen.
    SpectatorsTalk {
        /// They may.
        allowed: bool,
    },
}

impl<P: Presenter> Table<P> {
    /// Does what a seat asks, or says why not; then nothing has changed.
    pub fn command(
        &mut self,
        seat: Seat,
        seen: Option<Version>,
        command: &Command,
        now: Millis,
    ) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        self.tick(now);
        match command {
            Command::Act { act } => self.act_text(seat, seen, act)?,
            Command::Acts { acts } => self.act_texts(seat, seen, acts)?,
            Command::Undo { further } => self.undo(seat, seen, *further)?,
            Command::Order { order } => {
                self.notes.seats[seat.index()].order = *order;
                self.mark_one(seat);
            }
            Command::Single { answer } => {
                self.notes.seats[seat.index()].single = *answer;
                self.mark_one(seat);
            }
            Command::Pause => self.pause(seat, now)?,
            Command::Resume => self.resume(seat, now)?,
            Command::Holiday { days } => self.go_on_holiday(seat, *days, now)?,
            Command::Resign => {
                self.check_not_over()?;
                self.notes.seats[seat.index()].resigned = true;
                self.seat_holder(seat, Holder::Bot { level: STAND_IN.into() });
            }
            Command::Leave => self.seat_holder(seat, Holder::Vacant),
            Command::Vote { abandon } => self.vote(seat, *abandon)?,
            Command::Remove { seat: other } => self.remove(seat, *other)?,
            Command::Bot { seat: other, level } => self.set_bot(seat, *other, level)?,
            Command::StandIn { seat: other } => {
                let other = self.hosts(seat, *other)?;
                if self.notes.seats[other.index()].away_since.is_none() {
                    return Err(Refusal::Invalid("this person is here"));
                }
                self.stand_in(other);
            }
            Command::SpectatorsTalk { allowed } => {
                self.check_host(seat)?;
                self.notes.settings.spectators_talk = *allowed;
                self.mark_all();
            }
        }
        self.advance(now);
        Ok(())
    }

    // ---- in the game ---------------------------------------------------------------------------

    pub(crate) fn check_version(&self, seat: Seat, seen: Option<Version>) -> Result<(), Refusal> {
        self.check_moving()?;
        let seen = seen.ok_or(Refusal::Invalid("this command needs the version of your view"))?;
        if seen > self.version(Viewer::Seat(seat)) {
            return Err(Refusal::FromTheFuture);
        }
        if seen < self.history.asked_since(seat) {
            return Err(Refusal::Stale);
        }
        Ok(())
    }
    pub(crate) fn read(&self, text: &str) -> Result<Action<P>, Refusal> {
        P::Game::read_action(&self.rules, text).map_err(|error| Refusal::Notation(error.to_string()))
    }
    fn act_text(&mut self, seat: Seat, seen: Option<Version>, text: &str) -> Result<(), Refusal> {
        self.check_version(seat, seen)?;
        let action = self.read(text)?;
        let view = self.view(Viewer::Seat(seat));
        if self.notes.seats[seat.index()].held.is_some() {
            return Err(Refusal::Answered);
        }
        let verdict = self.presenter.why_not(&self.rules, &view, action);
        verdict.map_err(|why| Refusal::Rules(Box::new(why.into())))?;
        self.answer(seat, action);
        Ok(())
    }
    /// All of a sequence, or none of it.
    fn act_texts(&mut self, seat: Seat, seen: Option<Version>, texts: &[String]) -> Result<(), Refusal> {
        self.check_version(seat, seen)?;
        if texts.is_empty() || texts.len() > MOST_ACTS {
            return Err(Refusal::Invalid("a sequence has 1 to 32 moves"));
        }
        let actions = texts.iter().map(|text| self.read(text)).collect::<Result<Vec<_>, _>>()?;
        let view = self.view(Viewer::Seat(seat));
        sequence::check(&*self.presenter, &self.rules, &view, seat, &actions)
            .map_err(|number| Refusal::Sequence { number })?;
        actions.into_iter().for_each(|action| self.answer(seat, action));
        Ok(())
    }
    /// Why a seat may not say something now, whatever the reason.
    pub fn why_not(&self, seat: Seat, text: &str) -> Result<Option<P::WhyNot>, Refusal> {
        self.check_seat(seat)?;
        let action = self.read(text)?;
        let view = self.view(Viewer::Seat(seat));
        Ok(self.presenter.explain(&self.rules, &view, action))
    }

    // ---- undo ----------------------------------------------------------------------------------

    /// Can the seat take its last action back? Says nothing about who has answered under seal.
    pub fn undo_offer(&self, seat: Seat) -> UndoOffer {
        let (point, further) = (self.undo_point(seat), self.undo_further(seat));
        UndoOffer {
            possible: point.is_ok(),
            why_not: point.err().map(NoUndo::kind),
            further: further.is_some(),
        }
    }
    pub(crate) fn undo_point(&self, seat: Seat) -> Result<u32, NoUndo> {
        if self.is_over() {
            return Err(NoUndo::Over);
        }
        if self.is_sealed() {
            return Err(NoUndo::Sealed);
        }
        Ok(self.tape.undo_point(seat)?)
    }
    /// Where all others are bots: before the seat's own last action, whatever came since.
    fn undo_further(&self, seat: Seat) -> Option<u32> {
        let others = self.notes.seats.iter().enumerate().filter(|(i, _)| *i != seat.index());
        let alone = others.into_iter().all(|(_, notes)| matches!(notes.holder, Holder::Bot { .. }));
        if !alone || self.is_over() || self.is_sealed() {
            return None;
        }
        let lines: Vec<_> = self.tape.effective().map(|line| (line.n, line.seat)).collect();
        let last = lines.iter().rposition(|(_, by)| *by == Some(seat.number()))?;
        Some(last.checked_sub(1).map_or(self.tape.first().0, |before| lines[before].0))
    }
    fn undo(&mut self, seat: Seat, seen: Option<Version>, further: bool) -> Result<(), Refusal> {
        self.check_moving()?;
        let seen = seen.ok_or(Refusal::Invalid("this command needs the version of your view"))?;
        match seen.cmp(&self.version(Viewer::Seat(seat))) {
            std::cmp::Ordering::Less => return Err(Refusal::Stale),
            std::cmp::Ordering::Greater => return Err(Refusal::FromTheFuture),
            std::cmp::Ordering::Equal => {}
        }
        let to = match (self.undo_point(seat), self.undo_further(seat)) {
            (Ok(to), _) => to,
            (Err(_), Some(to)) if further => {
                self.notes.assisted = true;
                self.mark_all();
                to
            }
            (Err(why), _) => return Err(Refusal::Undo(why)),
        };
        self.undo_to(to, seat);
        Ok(())
    }

    // ---- around the game -----------------------------------------------------------------------

    pub(crate) fn check_not_over(&self) -> Result<(), Refusal> {
        if self.is_over() { Err(Refusal::Over) } else { Ok(()) }
    }
    pub(crate) fn set_status(&mut self, status: Status) {
        self.notes.status = status;
        self.mark_all();
    }
    /// Nobody plays it on.
    pub fn abandon(&mut self) {
        if !self.is_over() {
            self.set_status(Status::Abandoned);
        }
    }
    fn vote(&mut self, seat: Seat, abandon: bool) -> Result<(), Refusal> {
        self.check_not_over()?;
        self.notes.seats[seat.index()].votes_to_abandon = abandon;
        self.mark_all();
        let all = self.notes.seats.iter().filter(|notes| notes.holder.is_person());
        if all.into_iter().all(|notes| notes.votes_to_abandon) && abandon {
            self.set_status(Status::Abandoned);
        }
        Ok(())
    }
    fn check_host(&self, seat: Seat) -> Result<(), Refusal> {
        if self.notes.host == Some(seat.0) { Ok(()) } else { Err(Refusal::NotHost) }
    }
    /// The seat a host speaks of.
    fn hosts(&self, seat: Seat, number: u8) -> Result<Seat, Refusal> {
        self.check_host(seat)?;
        let other = Seat(number.checked_sub(1).ok_or(Refusal::NoSuchSeat)?);
        self.check_seat(other)?;
        Ok(other)
    }
    fn remove(&mut self, seat: Seat, number: u8) -> Result<(), Refusal> {
        let other = self.hosts(seat, number)?;
        self.check_not_over()?;
        if !self.notes.seats[other.index()].holder.is_person() || other == seat {
            return Err(Refusal::NoPerson);
        }
        self.seat_holder(other, Holder::Bot { level: STAND_IN.into() });
        Ok(())
    }
    fn set_bot(&mut self, seat: Seat, number: u8, level: &str) -> Result<(), Refusal> {
        let other = self.hosts(seat, number)?;
        self.check_not_over()?;
        self.presenter.bot(level).map_err(Refusal::NoSuchBot)?;
        if self.notes.seats[other.index()].holder.is_person() {
            return Err(Refusal::SeatTaken);
        }
        self.seat_holder(other, Holder::Bot { level: level.into() });
        Ok(())
    }
    /// A person takes a vacant seat, or the seat of a bot nobody resigned to.
    pub fn sit_down(&mut self, seat: Seat, name: &str, now: Millis) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        self.check_not_over()?;
        if self.notes.seats[seat.index()].holder != Holder::Vacant {
            return Err(Refusal::SeatTaken);
        }
        self.seat_holder(seat, Holder::person(name));
        let notes = &mut self.notes.seats[seat.index()];
        (notes.thought, notes.order, notes.single) = (None, StandingOrder::Ask, false);
        notes.ordered.clear();
        self.advance(now);
        Ok(())
    }
    /// The person of a seat is called something else from now on.
    pub fn rename(&mut self, seat: Seat, to: &str) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        let Holder::Person { name, .. } = &mut self.notes.seats[seat.index()].holder else {
            return Err(Refusal::NoPerson);
        };
        to.clone_into(name);
        self.mark_all();
        Ok(())
    }
    /// Forgets the name of a person; the seat becomes a bot's while the game runs.
    pub fn forget_person(&mut self, seat: Seat, now: Millis) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        let holder = if self.is_over() { Holder::person("") } else { Holder::Bot { level: STAND_IN.into() } };
        self.seat_holder(seat, holder);
        self.advance(now);
        Ok(())
    }
}
