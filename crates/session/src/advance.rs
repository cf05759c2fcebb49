//! What happens by itself: windows for sealed answers open and close, standing orders answer, clocks run out and
//! bots stand in. The caller says what time it is and is told when to come back.

use crate::notes::{Holder, Status};
use crate::presenter::Presenter;
use crate::table::Table;
use crate::{Millis, Version};
use game::{Game, Node, Seat, SplitMix, Viewer};

/// The level that stands in for people.
pub(crate) const STAND_IN: &str = "novice";

impl<P: Presenter> Table<P> {
    /// Settles everything that follows from the last change, without waiting for anybody.
    pub(crate) fn advance(&mut self, now: Millis) {
        self.open_window(now);
        while self.close_window(now) {
            self.open_window(now);
        }
        if P::Game::node(self.state()) == Node::Over && !self.is_over() {
            self.notes.status = Status::Over;
            self.mark_all();
        }
        self.keep_clocks(now);
    }

    /// A window opens where the game asks for sealed answers; standing orders answer at once.
    fn open_window(&mut self, now: Millis) {
        if self.is_over() || !self.is_sealed() || self.notes.window_opened.is_some() {
            return;
        }
        self.notes.window_opened = Some(now);
        self.mark_all();
        for seat in self.waiting().iter() {
            let notes = &self.notes.seats[seat.index()];
            if !notes.holder.is_person() || notes.holder.bot().is_some() {
                continue;
            }
            let view = self.view(Viewer::Seat(seat));
            let answer = self.presenter.standing_answer(&self.rules, &view, notes.order);
            if let Some(action) = answer.or_else(|| self.single_answer(seat)) {
                let text = P::Game::write_action(&self.rules, action);
                let notes = &mut self.notes.seats[seat.index()];
                (notes.held, notes.held_by_order) = (Some(text), true);
                self.mark_one(seat);
            }
        }
    }
    /// The end of the window's least length. It depends on who is asked, never on who has answered.
    pub(crate) fn window_until(&self) -> Option<Millis> {
        let opened = self.notes.window_opened?;
        let asked = P::Game::view_node(&self.view(Viewer::Spectator)).waiting();
        let people =
            asked.iter().any(|seat| self.notes.seats.get(seat.index()).is_some_and(|s| s.holder.is_person()));
        Some(opened + if people { Millis::from(self.notes.settings.window_ms) } else { 0 })
    }
    /// Opens all sealed answers together, once all are given and the window was open long enough.
    fn close_window(&mut self, now: Millis) -> bool {
        let Some(until) = self.window_until() else { return false };
        if self.notes.status != Status::Running || now < until || !self.waiting().is_empty() {
            return false;
        }
        self.notes.window_opened = None;
        for seat in Seat::all(self.notes.seats.len() as u8) {
            let Some(text) = self.notes.seats[seat.index()].held.take() else { continue };
            let by_order = std::mem::take(&mut self.notes.seats[seat.index()].held_by_order);
            let action = P::Game::read_action(&self.rules, &text).ok();
            let done = action.is_some_and(|action| self.act(seat, action).is_ok());
            debug_assert!(done, "a held answer was legal and stays so");
            if by_order {
                self.note_order(seat);
            }
        }
        self.mark_all();
        true
    }

    /// When to call [`Table::tick`] next, if nothing happens before.
    pub fn deadline(&self) -> Option<Millis> {
        if self.notes.status != Status::Running {
            return self.pause_ends();
        }
        let window = self.window_until().filter(|_| self.waiting().is_empty());
        let seats = Seat::all(self.notes.seats.len() as u8);
        let seats = seats.flat_map(|seat| {
            [self.deadline_of(seat), self.stand_in_due(seat), self.holiday_ends(seat), self.order_due(seat)]
        });
        seats.flatten().chain(window).min()
    }
    /// Time has passed. `true` if that changed something.
    pub fn tick(&mut self, now: Millis) -> bool {
        if self.deadline().is_none_or(|due| due > now) {
            return false;
        }
        if self.notes.status == Status::Paused {
            self.go_on(now);
        }
        for seat in Seat::all(self.notes.seats.len() as u8) {
            if self.holiday_ends(seat).is_some_and(|due| due <= now) {
                self.end_holiday(seat, now);
            }
            if self.stand_in_due(seat).is_some_and(|due| due <= now) {
                self.stand_in(seat);
            } else if self.deadline_of(seat).is_some_and(|due| due <= now) {
                self.time_is_up(seat);
            } else if self.order_due(seat).is_some_and(|due| due <= now) {
                self.obey(seat);
            }
            self.advance(now);
        }
        self.advance(now);
        true
    }
    /// A bot plays for a person who is away; the seat stays the person's.
    pub(crate) fn stand_in(&mut self, seat: Seat) {
        if let Holder::Person { name, stand_in: None } = &self.notes.seats[seat.index()].holder {
            let holder = Holder::Person { name: name.clone(), stand_in: Some(STAND_IN.into()) };
            self.seat_holder(seat, holder);
        }
    }
    /// The novice answers this one question.
    fn time_is_up(&mut self, seat: Seat) {
        if !self.waiting().has(seat) {
            return;
        }
        let view = self.view(Viewer::Seat(seat));
        let mut luck = self.bot_luck(seat);
        let action = self.presenter.novice().choose(&self.rules, &view, &mut luck);
        self.answer(seat, action);
    }
    /// An answer that is known to be legal: given at once, or held until the window closes.
    pub(crate) fn answer(&mut self, seat: Seat, action: crate::presenter::Action<P>) {
        if self.is_sealed() && self.waiting().has(seat) {
            self.notes.seats[seat.index()].held = Some(P::Game::write_action(&self.rules, action));
            self.mark_one(seat);
        } else {
            let done = self.act(seat, action);
            debug_assert!(done.is_ok(), "checked: {done:?}");
        }
    }

    /// Somebody is connected to a seat, or nobody any more. A person who comes back has the seat back.
    pub fn set_present(&mut self, seat: Seat, present: bool, now: Millis) {
        let Some(notes) = self.notes.seats.get_mut(seat.index()) else { return };
        if notes.away_since.is_none() == present {
            return;
        }
        notes.away_since = (!present).then_some(now);
        if let (true, Holder::Person { name, stand_in: Some(_) }) = (present, &notes.holder) {
            let holder = Holder::person(name);
            self.seat_holder(seat, holder);
        }
        self.mark_all();
        self.advance(now);
    }

    /// Bots that must answer now, and since which version of their view.
    pub fn bots_to_move(&self) -> Vec<(Seat, Version)> {
        if self.notes.status != Status::Running {
            return Vec::new();
        }
        let bots = self.waiting();
        let bots = bots.iter().filter(|seat| self.notes.seats[seat.index()].holder.bot().is_some());
        bots.map(|seat| (seat, self.history.asked_since(seat))).collect()
    }
    /// The luck a bot breaks ties with: the same for the same question, whoever else has answered meanwhile, and nobody
    /// else's business.
    pub(crate) fn bot_luck(&self, seat: Seat) -> SplitMix {
        let version = u64::from(self.history.asked_since(seat));
        SplitMix(
            self.notes.salt ^ (version << 8 | u64::from(seat.number())).wrapping_mul(0x9E37_79B9_7F4A_7C15),
        )
    }
    /// A bot answers the question it was given. Too late or not its turn: nothing happens.
    pub fn bot_answers(&mut self, seat: Seat, asked: Version, act: &str, now: Millis) -> bool {
        if !self.bots_to_move().contains(&(seat, asked)) {
            return false;
        }
        let action = P::Game::read_action(&self.rules, act).ok();
        let legal = action.filter(|action| self.history.choices(seat).contains(action));
        let Some(action) = legal else { return false };
        self.answer(seat, action);
        self.advance(now);
        true
    }
}
