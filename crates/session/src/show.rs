//! What a page or an outside bot is sent: everything one viewer may know, made from that viewer's view alone.

use crate::asked::{Asked, asked};
use crate::history::Happening;
use crate::kinds::{HolderKind, ShareKind};
use crate::notes::{Holder, Status};
use crate::presenter::{Presenter, ShownOf};
use crate::table::Table;
use crate::wire::{Entry, FinalPlace, Mine, PauseInfo, SeatInfo, Shown, TableInfo, WindowInfo};
use crate::{Millis, Version};
use game::{Game, Seat, Viewer};
use record::{Drawn, Share};

impl<P: Presenter> Table<P> {
    /// Everything the viewer may know now, and what happened since a version.
    pub fn show(&self, viewer: Viewer, since: Version) -> ShownOf<P> {
        let (rules, presenter) = (&*self.rules, &*self.presenter);
        let view = self.view(viewer);
        let seat = viewer.seat().filter(|seat| seat.index() < self.notes.seats.len());
        let may_say = seat.filter(|seat| !self.is_over() && self.notes.seats[seat.index()].held.is_none());
        let choices = may_say.map_or(&[][..], |seat| self.history.choices(seat));
        let Asked { viewer: _, view, question, choices, macros } = asked(presenter, rules, &view, choices);
        Shown {
            version: self.version(viewer),
            viewer: seat.map(Seat::number),
            view,
            question,
            choices,
            macros,
            undo: seat.map(|seat| self.undo_offer(seat)),
            events: self.events(viewer, since),
            since,
            table: self.info(),
            mine: seat.map(|seat| self.mine(seat)),
        }
    }

    /// What the viewer saw happen after a version.
    pub fn events(&self, viewer: Viewer, since: Version) -> Vec<Entry<P::Event>> {
        let entry = |(version, what): (Version, &Happening<_>)| {
            Some(match what {
                Happening::Event(event) => {
                    let seen = P::Game::see(*event, viewer)?;
                    Entry::Event { version, event: self.presenter.event(&self.rules, seen) }
                }
                Happening::Undone => Entry::Undone { version },
                Happening::NewRules => Entry::NewRules { version },
                Happening::Helped(seat) => Entry::Helped { version, seat: seat.number() },
                Happening::TakenOver(seat, by) => Entry::taken_over(version, seat.number(), by),
            })
        };
        self.history.since(viewer, since).filter_map(entry).collect()
    }

    /// What all may know of the table.
    pub fn info(&self) -> TableInfo {
        let over = self.is_over();
        let seats = Seat::all(self.notes.seats.len() as u8);
        TableInfo {
            game: P::Game::SLUG.into(),
            status: self.notes.status,
            seats: seats.clone().map(|seat| self.seat_info(seat)).collect(),
            host: self.notes.host.map(|host| host + 1),
            settings: self.notes.settings,
            pause: self.pause_info(),
            assisted: self.notes.assisted,
            window: self.window_until().map(|open_until| WindowInfo { open_until }),
            luck: self.tape.header().luck.clone(),
            shares: self.shares().iter().map(ShareKind::from).collect(),
            commitment: self.tape.header().commitment.clone(),
            seed: over.then(|| self.seed.reveal()),
            results: match over {
                true => Seat::all(P::Game::ranked(&self.rules)).map(|seat| self.final_place(seat)).collect(),
                false => Vec::new(),
            },
        }
    }
    fn pause_info(&self) -> Option<PauseInfo> {
        let pause = self.notes.pause.as_ref().filter(|_| self.notes.status == Status::Paused)?;
        Some(PauseInfo { by: pause.by.iter().map(|i| i + 1).collect(), until: pause.until })
    }
    /// What each seat added to the luck, where that was written down.
    pub(crate) fn shares(&self) -> &[Share] {
        match &self.tape.header().drawn {
            Some(Drawn::Table { shares, .. }) => shares,
            Some(Drawn::Program | Drawn::Hand) | None => &[],
        }
    }
    fn seat_info(&self, seat: Seat) -> SeatInfo {
        let notes = &self.notes.seats[seat.index()];
        let (holder, name, stand_in) = match &notes.holder {
            Holder::Person { name, stand_in } => (HolderKind::Person, name.clone(), stand_in.clone()),
            Holder::Bot { level } => (HolderKind::Bot, level.clone(), None),
            Holder::Vacant => (HolderKind::Vacant, String::new(), None),
        };
        SeatInfo {
            seat: seat.number(),
            holder,
            name,
            stand_in,
            present: notes.holder.is_person() && notes.away_since.is_none(),
            resigned: notes.resigned,
            votes_to_abandon: notes.votes_to_abandon,
            left_ms: notes.left,
            deadline: self.open_deadline(seat),
            holiday: notes.holiday.map(|holiday| holiday.until),
        }
    }
    /// A deadline that others may see: not while answers are under seal, where it would tell who has answered.
    fn open_deadline(&self, seat: Seat) -> Option<Millis> {
        if self.notes.window_opened.is_some() { None } else { self.deadline_of(seat) }
    }
    fn final_place(&self, seat: Seat) -> FinalPlace {
        FinalPlace {
            seat: seat.number(),
            place: self.places()[seat.index()],
            points: self.presenter.points(&self.rules, self.state(), seat),
        }
    }
    pub(crate) fn mine(&self, seat: Seat) -> Mine {
        let notes = &self.notes.seats[seat.index()];
        Mine {
            seat: seat.number(),
            order: notes.order,
            single: notes.single,
            ordered: notes.ordered.clone(),
            may_pause: self.may_pause(seat),
            may_resume: self.may_resume(seat),
            holiday_left: self.notes.settings.clock.calendar().map(|_| self.holiday_left(seat)),
            has_hints: self.gives_hints(seat).is_ok(),
            answered: notes.held.clone(),
            last_acted: self.history.last_acted(seat),
        }
    }
}
