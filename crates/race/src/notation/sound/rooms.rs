//! The suspended rules: which room may stand in which, at which stage, with which numbers.

use super::Check;
use crate::cards::{self, Effect};
use crate::modules::{Cursor, hooks};
use crate::rooms::{
    Bivouac, Convoy, Explore, Frame, Sequence, bivouac, drive, funding, maintenance, race, sequence,
};
use crate::table::MAX_MARKET;
use game::Seat;

impl Check<'_> {
    /// Does a room stand where it can, at a stage where it waits for the room inside it, or asks?
    pub(super) fn fits(&self, frame: &Frame, outer: Option<&Frame>, inner: Option<&Frame>) -> bool {
        if outer.is_none() != matches!(frame, Frame::Race(_)) {
            return false;
        }
        match frame {
            Frame::Race(room) => self.race_fits(room.stage, inner),
            Frame::Bivouac(room) => self.bivouac_fits(room, inner),
            Frame::Planning(room) => inner.is_none() && !room.waiting.is_empty(),
            Frame::Convoy(room) => self.convoy_fits(room, inner),
            Frame::Sequence(room) => self.sequence_fits(room, inner),
            Frame::Drive(room) => self.is_active(room.driver) && self.drive_fits(room, inner),
            Frame::EnterTile(room) => self.is_active(room.driver) && self.enter_tile_fits(room, inner),
            Frame::EnterCity(room) => self.is_active(room.driver) && self.enter_city_fits(room, inner),
            Frame::Funding(room) => match room.stage {
                funding::Stage::AskModules(cursor) => {
                    self.is_active(room.seat) && self.asks_module(cursor, inner)
                }
                funding::Stage::PayOut => false,
            },
            Frame::Maintenance(room) => match room.stage {
                maintenance::Stage::AskModules(cursor) => {
                    self.t.turn < self.rules.numbers.turn_cap && self.asks_module(cursor, inner)
                }
                maintenance::Stage::SetOrder => false,
            },
            Frame::CardRoom(room) => self
                .card_in_play()
                .is_some_and(|effect| cards::room_fits(self.rules, self.t, *room, effect, inner)),
            // Rooms that open no other; the room around them has looked at them.
            Frame::Explore(_)
            | Frame::DrawCards(_)
            | Frame::KeepCards(_)
            | Frame::HandLimit(_)
            | Frame::Repair(_)
            | Frame::Damage(_)
            | Frame::Counter(_) => inner.is_none(),
            #[cfg(test)]
            Frame::Probe(_) => inner.is_none(),
        }
    }

    fn card_in_play(&self) -> Option<Effect> {
        self.t.in_play().map(|card| self.rules.card(card).effect)
    }

    /// Does a module's room stand inside, and is the cursor behind a module in play?
    pub(super) fn asks_module(&self, cursor: Cursor, inner: Option<&Frame>) -> bool {
        let is_behind = self.rules.modules.after(Cursor::START).any(|(_, behind)| behind == cursor);
        is_behind && inner.is_some_and(is_module_room)
    }

    fn race_fits(&self, stage: race::Stage, inner: Option<&Frame>) -> bool {
        use race::Stage;
        match (stage, inner) {
            (Stage::Over, None) => {
                self.t.finishers(self.rules) > 0 || self.t.turn == self.rules.numbers.turn_cap
            }
            (Stage::AfterBivouac(Cursor::START), Some(Frame::Bivouac(_)))
            | (Stage::DriveConvoy, Some(Frame::Planning(_)))
            | (Stage::CloseTurn, Some(Frame::Convoy(_)))
            | (Stage::HoldBivouac, Some(Frame::Maintenance(_))) => true,
            (Stage::SetUp(cursor) | Stage::AfterBivouac(cursor), inner) => self.asks_module(cursor, inner),
            _ => false,
        }
    }

    fn bivouac_fits(&self, room: &Bivouac, inner: Option<&Frame>) -> bool {
        use bivouac::Stage;
        let seats = self.rules.seats;
        let size = hooks::adjust_bivouac_size(self.rules, self.t, seats + 1).min(MAX_MARKET as u8);
        let shown = self.t.market().count() as u8;
        let limits = |place: u8| match inner {
            Some(Frame::HandLimit(room)) => room.seat == self.t.order[usize::from(place)],
            _ => false,
        };
        match room.stage {
            Stage::LayOut(left) => inner.is_none() && left > 0 && left <= size && shown == size - left,
            Stage::Pick(left) => {
                let taken = seats.saturating_sub(left);
                let asks = left > 0 && inner.is_none() && shown > 0;
                left <= seats
                    && shown <= size.saturating_sub(taken)
                    && (asks || (left < seats && limits(left)))
            }
            Stage::CloseMarket => shown <= size.saturating_sub(seats + 1) && limits(seats - 1),
            Stage::CheckHand(_) | Stage::TakeRest => false,
        }
    }

    fn convoy_fits(&self, room: &Convoy, inner: Option<&Frame>) -> bool {
        let seats = self.rules.seats;
        let Some(Frame::Sequence(sequence)) = inner else { return false };
        room.next < seats && self.t.order[usize::from((room.next + seats - 1) % seats)] == sequence.seat
    }

    fn sequence_fits(&self, room: &Sequence, inner: Option<&Frame>) -> bool {
        use sequence::Stage;
        let (seat, numbers) = (room.seat, &self.rules.numbers);
        let p = self.t.player(seat);
        let fits = match (room.stage, inner) {
            (Stage::BuyPetrol | Stage::PlayCards, None) => p.assistants.total() > 0,
            (Stage::Begin(cursor), inner) => self.asks_module(cursor, inner),
            (Stage::FinishCard, Some(inner)) => match self.card_in_play() {
                Some(effect) => self.card_opens(seat, effect, inner),
                None => is_module_room(inner),
            },
            (Stage::End, Some(inner)) => match inner {
                Frame::Explore(room) => {
                    self.explore_fits(seat, room, numbers.pathfinder_tiles, numbers.pathfinder_tiles)
                }
                Frame::Repair(room) => room.seat == seat && !room.done,
                Frame::Drive(_) | Frame::Funding(_) => true,
                inner => self.draws(seat, numbers.pathfinder_cards, None, inner) || is_module_room(inner),
            },
            _ => false,
        };
        // R89: who has just arrived is still asked by modules at the end of the drive.
        let has_arrived =
            matches!(inner, Some(Frame::Drive(drive)) if matches!(drive.stage, drive::Stage::AskModules(_)));
        fits && (!p.passed || (has_arrived && p.is_finished()))
    }

    /// What a card of the card step opens.
    fn card_opens(&self, seat: Seat, effect: Effect, inner: &Frame) -> bool {
        match (effect, inner) {
            (Effect::Drive, Frame::Drive(_)) | (_, Frame::CardRoom(_)) => true,
            (Effect::Repair, Frame::Repair(room)) => room.seat == seat && !room.done,
            (Effect::Explore { draw, place }, Frame::Explore(room)) => {
                self.explore_fits(seat, room, draw, place)
            }
            (effect, inner) => {
                cards::keeps(effect).is_some_and(|(draw, keep)| self.draws(seat, draw, Some(keep), inner))
            }
        }
    }

    /// Tiles are drawn first, then laid (R30).
    fn explore_fits(&self, seat: Seat, room: &Explore, draw: u8, place: u8) -> bool {
        let drawn = self.t.drawn().count() as u8;
        let is_there = room.held.is_none_or(|tile| self.t.drawn().any(|d| d == tile));
        let counts = match room.draw {
            0 => (1..=place).contains(&room.place) && (1..=draw - (place - room.place)).contains(&drawn),
            left => left <= draw && drawn == draw - left && room.place == place && room.held.is_none(),
        };
        room.seat == seat && is_there && counts
    }

    /// Cards are drawn to a hand or, where some are given up again, before one's eyes; then comes the
    /// hand limit.
    pub(super) fn draws(&self, seat: Seat, draw: u8, keep: Option<u8>, inner: &Frame) -> bool {
        match (inner, keep) {
            (Frame::DrawCards(room), None) => room.seat == seat && (1..=draw).contains(&room.left),
            (Frame::KeepCards(room), Some(keep)) => {
                let aside = self.t.aside_count;
                let counts = match room.draw {
                    0 => aside > keep && aside <= draw,
                    left => left <= draw && aside == draw - left,
                };
                room.seat == seat && room.keep == keep && counts
            }
            (Frame::HandLimit(room), _) => room.seat == seat,
            _ => false,
        }
    }
}

/// Is this a room that a module opens?
fn is_module_room(frame: &Frame) -> bool {
    #[cfg(test)]
    if matches!(frame, Frame::Probe(_)) {
        return true;
    }
    let _ = frame;
    false
}
