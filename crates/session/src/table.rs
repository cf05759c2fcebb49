//! A running table: the log, who holds which seat, and what everybody has seen.

use crate::history::{Happening, History};
use crate::notes::{Holder, Notes, Status};
use crate::presenter::{Event, Presenter, Rules, State, View};
use crate::{Millis, Refusal, Version};
use game::{Game, Node, Seat, SeatSet, Viewer};
use record::{Base, Header, Line, Problem, Seed, Tape};
use std::collections::BTreeMap;
use std::sync::Arc;

/// One running table of a presenter's game.
#[derive(Debug)]
pub struct Table<P: Presenter> {
    pub(crate) presenter: Arc<P>,
    pub(crate) rules: Arc<Rules<P>>,
    pub(crate) tape: Tape<P::Game>,
    pub(crate) seed: Seed,
    pub(crate) notes: Notes,
    pub(crate) history: History<P::Game>,
    /// Grows with every change that is not in the log; the last one counts for spectators.
    pub(crate) marks: Vec<u32>,
}

impl<P: Presenter> Table<P> {
    /// A game begins: luck speaks first where the game wants it.
    pub fn start(
        presenter: Arc<P>,
        rules: Arc<Rules<P>>,
        header: Header,
        seed: Seed,
        notes: Notes,
        now: Millis,
    ) -> Result<Self, Problem> {
        let mut table = Self::lay(presenter, rules, header, seed, notes)?;
        let mut events = Vec::new();
        table.roll(&mut events);
        table.note_step(None, events.into_iter().map(Happening::Event).collect());
        table.advance(now);
        Ok(table)
    }

    /// A stored game goes on: the records are checked and replayed, so every version is what it was.
    pub fn restore(
        presenter: Arc<P>,
        rules: Arc<Rules<P>>,
        header: Header,
        seed: Seed,
        notes: Notes,
        lines: &[Line],
        now: Millis,
    ) -> Result<Self, Problem> {
        let mut table = Self::join_in(presenter, rules, header, seed, notes, lines)?;
        table.go_on_from_storage(now);
        Ok(table)
    }
    /// A stored game that another server plays on at this moment: as it stands there, with clocks that run.
    pub fn join_in(
        presenter: Arc<P>,
        rules: Arc<Rules<P>>,
        header: Header,
        seed: Seed,
        notes: Notes,
        lines: &[Line],
    ) -> Result<Self, Problem> {
        let base = Base::of(header.rules_version, lines);
        let tape = Tape::<P::Game>::based(&rules, header, Some(seed), base)?;
        let mut table = Self::around(presenter, rules, tape, seed, notes);
        table.play_on(lines)?;
        Ok(table)
    }
    /// Another server has gone on: its records are played, and what it keeps beside them counts from now on. Marks move for those
    /// to whom it makes a difference, and for nobody else: a mark that moves is pushed, and would tell who has answered under seal.
    /// After an error the table is of no use any more.
    pub fn follow(&mut self, lines: &[Line], notes: Notes) -> Result<(), Problem> {
        let seats = || Seat::all(self.notes.seats.len() as u8);
        let told = |table: &Self, seat| (table.mine(seat), table.undo_offer(seat));
        let (of_all, own): (_, Vec<_>) = (self.info(), seats().map(|seat| told(self, seat)).collect());
        self.play_on(lines)?;
        self.notes = notes;
        if self.info() != of_all {
            self.mark_all();
        }
        for (seat, before) in Seat::all(self.notes.seats.len() as u8).zip(own) {
            if told(self, seat) != before {
                self.mark_one(seat);
            }
        }
        Ok(())
    }
    /// Records are checked and played, one step for each answer with the luck that followed.
    fn play_on(&mut self, lines: &[Line]) -> Result<(), Problem> {
        let base = self.tape.base();
        let mut rest = lines.iter().peekable();
        let (mut by, mut what): (Option<Seat>, Vec<Happening<Event<P>>>) = (None, Vec::new());
        while let Some(line) = rest.next() {
            let mut events: Vec<Event<P>> = Vec::new();
            self.tape.follow(&self.rules, line, &mut events)?;
            match base {
                Some(base) if line.n < base.record => continue,
                Some(base) if line.n == base.record => {
                    self.begin_anew();
                    continue;
                }
                _ => {}
            }
            what.extend(events.into_iter().map(Happening::Event));
            by = line.seat.map(|number| Seat(number - 1)).or(by);
            if line.undo.is_some() {
                what.push(Happening::Undone);
            }
            if let Some(seat) = line.help {
                what.push(Happening::Helped(Seat(seat - 1)));
            }
            if let (Some(seat), Some(who)) = (line.takeover, &line.by) {
                what.push(Happening::TakenOver(Seat(seat - 1), who.clone()));
            }
            if rest.peek().is_none_or(|next| next.luck.is_none()) {
                self.note_step(by.take(), std::mem::take(&mut what));
            }
        }
        Ok(())
    }
    /// What was stored is played on.
    pub(crate) fn go_on_from_storage(&mut self, now: Millis) {
        self.settle_luck();
        self.set_clock(now);
        self.advance(now);
    }
    /// A log from elsewhere may end where luck is awaited.
    fn settle_luck(&mut self) {
        let mut events = Vec::new();
        self.roll(&mut events);
        if !events.is_empty() {
            self.note_step(None, events.into_iter().map(Happening::Event).collect());
        }
    }

    fn lay(
        presenter: Arc<P>,
        rules: Arc<Rules<P>>,
        header: Header,
        seed: Seed,
        notes: Notes,
    ) -> Result<Self, Problem> {
        let tape = Tape::<P::Game>::new(&rules, header, Some(seed))?;
        Ok(Self::around(presenter, rules, tape, seed, notes))
    }
    /// A table around a log, of which nobody has seen anything yet.
    pub(crate) fn around(
        presenter: Arc<P>,
        rules: Arc<Rules<P>>,
        tape: Tape<P::Game>,
        seed: Seed,
        notes: Notes,
    ) -> Self {
        let history = History::<P::Game>::new(&rules, tape.state(), 0);
        let marks = vec![0; notes.seats.len() + 1];
        Table { presenter, rules, tape, seed, notes, history, marks }
    }

    /// The log.
    pub fn tape(&self) -> &Tape<P::Game> {
        &self.tape
    }
    /// What is kept beside the log.
    pub fn notes(&self) -> &Notes {
        &self.notes
    }
    /// The rules of this game.
    pub fn rules(&self) -> &Rules<P> {
        &self.rules
    }
    /// A viewer's version: it moves only when this viewer's view changed.
    pub fn version(&self, viewer: Viewer) -> Version {
        self.history.version(viewer)
    }
    /// Grows when something outside the game changed for this viewer.
    pub fn mark(&self, viewer: Viewer) -> u32 {
        self.marks[viewer.seat().map_or(self.marks.len() - 1, Seat::index)]
    }
    /// What a viewer may know.
    pub fn view(&self, viewer: Viewer) -> View<P> {
        self.history.view(viewer)
    }
    /// Whose answer the game waits for. For whoever runs the table only: it tells who has answered under seal.
    pub fn waiting(&self) -> SeatSet {
        match P::Game::node(self.state()) {
            Node::Decide(seats) => {
                seats.iter().filter(|seat| self.notes.seats[seat.index()].held.is_none()).collect()
            }
            Node::Chance(_) | Node::Over => SeatSet::EMPTY,
        }
    }
    pub(crate) fn state(&self) -> &State<P> {
        self.tape.state()
    }
    /// Is the present question answered under seal?
    pub(crate) fn is_sealed(&self) -> bool {
        self.presenter.is_sealed(&self.history.view(Viewer::Spectator))
    }
    /// Checks a seat.
    pub(crate) fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() < self.notes.seats.len() { Ok(()) } else { Err(Refusal::NoSuchSeat) }
    }
    /// Something outside the game changed for all.
    pub(crate) fn mark_all(&mut self) {
        self.marks.iter_mut().for_each(|mark| *mark += 1);
    }
    /// Something outside the game changed for one seat.
    pub(crate) fn mark_one(&mut self, seat: Seat) {
        self.marks[seat.index()] += 1;
    }

    /// A seat's answer, with the luck that follows.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        action: crate::presenter::Action<P>,
    ) -> Result<(), <P::Game as Game>::WhyNot> {
        let mut events = Vec::new();
        self.tape.act(&self.rules, seat, action, &mut events)?;
        self.roll(&mut events);
        self.note_step(Some(seat), events.into_iter().map(Happening::Event).collect());
        Ok(())
    }
    fn roll(&mut self, events: &mut Vec<Event<P>>) {
        while matches!(P::Game::node(self.state()), Node::Chance(_)) {
            self.tape.roll(&self.rules, events).expect("the seed is known, and luck is awaited");
        }
    }
    pub(crate) fn note_step(&mut self, by: Option<Seat>, what: Vec<Happening<Event<P>>>) {
        self.history.step(&self.rules, self.tape.state(), self.tape.last(), by, what);
    }
    /// Goes back, and says so to all.
    pub(crate) fn undo_to(&mut self, to: u32, by: Seat) {
        if self.tape.undo(&self.rules, to) {
            self.note_step(Some(by), vec![Happening::Undone]);
        }
    }
    /// Somebody else holds a seat: a record of the log, told to all.
    pub(crate) fn seat_holder(&mut self, seat: Seat, holder: Holder) {
        let by = holder.in_log();
        let notes = &mut self.notes.seats[seat.index()];
        let same = notes.holder.in_log() == by;
        notes.holder = holder;
        (notes.asked_at, notes.asked_on, notes.holiday) = (None, None, None);
        notes.votes_to_abandon = false;
        self.pass_on_the_host();
        if !same && !self.notes.status.is_over() {
            self.tape.take_over(&self.rules, seat, &by);
            self.note_step(None, vec![Happening::TakenOver(seat, by)]);
        }
        self.mark_all();
    }
    /// The table always has a person for a host, as long as there is one.
    fn pass_on_the_host(&mut self) {
        let seats = &self.notes.seats;
        let is_person = |i: u8| seats.get(usize::from(i)).is_some_and(|notes| notes.holder.is_person());
        if !self.notes.host.is_some_and(is_person) {
            self.notes.host = (0..seats.len() as u8).find(|&i| is_person(i));
        }
    }
    /// Places from 1 of all that are ranked: the game's, but whoever resigned comes last. A vehicle without a seat cannot
    /// resign.
    pub fn places(&self) -> Vec<u8> {
        let places = P::Game::ranking(&self.rules, self.state());
        let has_resigned = |i: usize| self.notes.seats.get(i).is_some_and(|seat| seat.resigned);
        let ranked = 0..usize::from(P::Game::ranked(&self.rules));
        let keys: Vec<_> = ranked.map(|i| (has_resigned(i), places[i])).collect();
        keys.iter().map(|key| 1 + keys.iter().filter(|&other| other < key).count() as u8).collect()
    }
    /// Has the game ended, one way or the other?
    pub fn is_over(&self) -> bool {
        self.notes.status.is_over()
    }
    /// The whole log with the seed and the content, when the game is over.
    pub fn log(&self, files: BTreeMap<String, String>) -> Result<String, Refusal> {
        if self.is_over() { Ok(self.tape.text_with(files, true)) } else { Err(Refusal::NotOver) }
    }
    /// Is nothing to be done now?
    pub(crate) fn check_moving(&self) -> Result<(), Refusal> {
        match self.notes.status {
            Status::Running => Ok(()),
            Status::Paused => Err(Refusal::Paused),
            Status::Over | Status::Abandoned => Err(Refusal::Over),
        }
    }
}
