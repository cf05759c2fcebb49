//! A game looked at again, step by step. While it runs, everybody can look at the own past views only, numbered by the
//! own versions: exactly what was shown then, and no hint of what happened under seal. Once it is over, every seat can be
//! looked at, or all of them together, by one numbering for all.

use crate::history::Happening;
use crate::kinds::TableKey;
use crate::presenter::{Event, Presenter, ReplayStepsOf, ReplayedOf, State};
use crate::table::Table;
use crate::wire::{
    Entry, LuckMadeOf, ReplayStep, ReplaySteps, Replayed, SeatShare, StepKey, Unchecked, Verified,
    VerifyError,
};
use crate::{Refusal, Version};
use game::{Actions, Game, Seat, Viewer};
use record::{Drawn, Line, What};

/// Who looks at a game again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Onlooker {
    /// The own past views, by the own versions: all that is allowed while a game runs.
    Own(Viewer),
    /// A finished game as one viewer saw it.
    As(Viewer),
    /// A finished game with all hands.
    All,
}

impl Onlooker {
    fn viewer(self) -> Viewer {
        match self {
            Onlooker::Own(viewer) | Onlooker::As(viewer) => viewer,
            Onlooker::All => Viewer::Spectator,
        }
    }
}

impl<P: Presenter> Table<P> {
    /// How a seat may look at this game again.
    pub(crate) fn onlooker(&self, seat: Seat) -> Onlooker {
        let viewer = Viewer::Seat(seat);
        if self.is_over() { Onlooker::As(viewer) } else { Onlooker::Own(viewer) }
    }
    fn check_onlooker(&self, onlooker: Onlooker) -> Result<(), Refusal> {
        onlooker.viewer().seat().map_or(Ok(()), |seat| self.check_seat(seat))?;
        match onlooker {
            Onlooker::As(_) | Onlooker::All if !self.is_over() => Err(Refusal::NotOver),
            _ => Ok(()),
        }
    }
    /// The steps an onlooker can look at: number and place in the list of all.
    fn numbered(&self, onlooker: Onlooker) -> Vec<(u32, usize)> {
        let all = self.history.steps().iter().enumerate();
        let Onlooker::Own(viewer) = onlooker else {
            return all.map(|(i, _)| (i as u32 + 1, i)).collect();
        };
        let mut last: Version = 0;
        let own = all.filter_map(|(i, step)| {
            let version = step.version(viewer);
            let is_new = version > last;
            last = version;
            is_new.then_some((version, i))
        });
        own.collect()
    }

    /// The list of steps.
    pub fn replay(&self, onlooker: Onlooker) -> Result<ReplayStepsOf<P>, Refusal> {
        self.check_onlooker(onlooker)?;
        let mut wanted = self.numbered(onlooker).into_iter().peekable();
        let mut steps = Vec::new();
        self.walk(self.tape.last(), |place, state| {
            let Some((at, _)) = wanted.next_if(|(_, i)| *i == place) else { return };
            let view = P::Game::view(&self.rules, state, onlooker.viewer());
            let events = self.entries(onlooker, at, place);
            let actor = events.iter().find_map(|entry| match entry {
                Entry::Event { event, .. } => self.presenter.told(event).1,
                Entry::TakenOver { seat, .. } | Entry::Helped { seat, .. } => Some(*seat),
                Entry::Undone { .. } | Entry::NewRules { .. } => None,
            });
            let key = |entry: &Entry<P::Event>| match entry {
                Entry::Event { event, .. } => StepKey::Event(self.presenter.told(event).0),
                Entry::Undone { .. } => StepKey::Table(TableKey::Undone),
                Entry::TakenOver { .. } => StepKey::Table(TableKey::TakenOver),
                Entry::NewRules { .. } => StepKey::Table(TableKey::NewRules),
                Entry::Helped { .. } => StepKey::Table(TableKey::Helped),
            };
            let (turn, phase) = (P::Game::turn(state), self.presenter.phase(&view));
            steps.push(ReplayStep { at, turn, phase, actor, keys: events.iter().map(key).collect() });
        });
        let viewer = onlooker.viewer().seat().map(Seat::number);
        Ok(ReplaySteps { viewer, all: onlooker == Onlooker::All, over: self.is_over(), steps })
    }

    /// One moment, as the viewer saw it then.
    pub fn replayed(&self, onlooker: Onlooker, at: u32) -> Result<ReplayedOf<P>, Refusal> {
        let state = self.state_at(onlooker, at)?;
        let place = self.place(onlooker, at)?;
        let (rules, presenter) = (&*self.rules, &*self.presenter);
        let seat = onlooker.viewer().seat();
        let view = P::Game::view(rules, &state, onlooker.viewer());
        let mut choices = Actions::new(P::Game::NO_ACTION);
        if seat.is_some() {
            P::Game::view_legal(rules, &view, &mut choices);
        }
        let every = Seat::all(self.notes.seats.len() as u8).filter(|_| onlooker == Onlooker::All);
        let of_seat = |seat| presenter.view(rules, &P::Game::view(rules, &state, Viewer::Seat(seat)));
        Ok(Replayed {
            at,
            viewer: seat.map(Seat::number),
            view: presenter.view(rules, &view),
            seats: every.map(of_seat).collect(),
            question: (!choices.is_empty()).then(|| presenter.question(rules, &view)).flatten(),
            choices: choices.iter().map(|&action| presenter.choice(rules, &view, action)).collect(),
            events: self.entries(onlooker, at, place),
        })
    }

    fn place(&self, onlooker: Onlooker, at: u32) -> Result<usize, Refusal> {
        self.check_onlooker(onlooker)?;
        let steps = self.numbered(onlooker);
        let found = steps.binary_search_by_key(&at, |(at, _)| *at);
        found.map(|i| steps[i].1).map_err(|_| Refusal::Invalid("there is no such step in this game"))
    }
    /// The position after a step of an onlooker's numbering.
    pub(crate) fn state_at(&self, onlooker: Onlooker, at: u32) -> Result<State<P>, Refusal> {
        let place = self.place(onlooker, at)?;
        let mut found = None;
        self.walk(self.history.steps()[place].record, |i, state| {
            if i == place {
                found = Some(*state);
            }
        });
        found.ok_or(Refusal::Invalid("there is no such step in this game"))
    }

    /// Goes through the log again up to a record and shows the position after every step. Without the seed: what is
    /// stored was checked when it was written or loaded.
    pub(crate) fn walk(&self, last: u32, mut each: impl FnMut(usize, &State<P>)) {
        let mut steps = self.history.steps().iter().enumerate().peekable();
        let Ok(mut again) = self.tape.rewound(&self.rules, None) else { return };
        for line in self.tape.lines().iter().take(last as usize) {
            let bare = Line { h: None, ..line.clone() };
            if again.follow(&self.rules, &bare, &mut ()).is_err() {
                return;
            }
            if let Some((place, _)) = steps.next_if(|(_, step)| step.record == line.n) {
                each(place, again.state());
            }
        }
    }

    /// What happened in a step, as the onlooker may know it.
    fn entries(&self, onlooker: Onlooker, at: u32, place: usize) -> Vec<Entry<P::Event>> {
        let by = self.history.steps()[place].by;
        let entry = |what: &Happening<Event<P>>| {
            Some(match what {
                Happening::Event(event) => {
                    let seen = self.seen(onlooker, *event, by)?;
                    Entry::Event { version: at, event: self.presenter.event(&self.rules, seen) }
                }
                Happening::Undone => Entry::Undone { version: at },
                Happening::NewRules => Entry::NewRules { version: at },
                Happening::Helped(seat) => Entry::Helped { version: at, seat: seat.number() },
                Happening::TakenOver(seat, by) => Entry::taken_over(at, seat.number(), by),
            })
        };
        self.history.in_step(place).filter_map(entry).collect()
    }
    /// Whoever sees all sees an event as the one who knows most of it: whoever brought it about, or else anybody concerned.
    fn seen(&self, onlooker: Onlooker, event: Event<P>, by: Option<Seat>) -> Option<<P::Game as Game>::Seen> {
        if onlooker != Onlooker::All {
            return P::Game::see(event, onlooker.viewer());
        }
        let everybody = by.into_iter().chain(Seat::all(self.notes.seats.len() as u8)).map(Viewer::Seat);
        everybody.chain([Viewer::Spectator]).find_map(|viewer| P::Game::see(event, viewer))
    }

    /// Checks a finished game again from its first record to its last: legality, luck, hashes, the promise of the seed.
    pub fn verify(&self) -> Result<Verified, Refusal> {
        if !self.is_over() {
            return Err(Refusal::NotOver);
        }
        let lines = self.tape.lines();
        let count = |is: fn(&What<'_>) -> bool| {
            lines.iter().filter(|line| line.what().is_ok_and(|what| is(&what))).count() as u32
        };
        let marks = self.tape.marks();
        Ok(Verified {
            ok: true,
            records: self.tape.last(),
            acts: count(|what| matches!(what, What::Act(..))),
            draws: count(|what| matches!(what, What::Luck(_))),
            undos: count(|what| matches!(what, What::Undo(_))),
            far_undos: marks.far_undos,
            helps: marks.helps,
            is_branch: marks.is_branch,
            unchecked: marks.moved.map(Unchecked::from),
            luck: self.tape.header().luck.clone(),
            commitment: self.tape.header().commitment.clone(),
            seed: self.seed.reveal(),
            made_of: self.made_of(),
            error: None,
        })
        .map(|verified| match self.first_wrong() {
            None => verified,
            Some(error) => Verified { ok: false, error: Some(error), ..verified },
        })
    }
    fn made_of(&self) -> Option<LuckMadeOf> {
        let header = self.tape.header();
        let Some(Drawn::Table { table, shares }) = &header.drawn else { return None };
        Some(LuckMadeOf {
            table: table.clone(),
            shares: shares.iter().map(SeatShare::from).collect(),
            nonces: header.nonces.clone(),
            key: self.tape.key()?.reveal(),
        })
    }
    fn first_wrong(&self) -> Option<VerifyError> {
        let wrong = |record, what: record::Problem| VerifyError { record, what: what.to_string() };
        let mut again = match self.tape.rewound(&self.rules, Some(self.seed)) {
            Ok(again) => again,
            Err(what) => return Some(wrong(Some(0), what)),
        };
        let follow =
            |line: &Line| again.follow(&self.rules, line, &mut ()).err().map(|e| wrong(Some(line.n), e));
        let first = self.tape.lines().iter().find_map(follow);
        let unlike = || wrong(None, record::Problem::Hash);
        first.or_else(|| (again.state() != self.state()).then(unlike))
    }
}
