//! What lies on the table: turn, dashboards, tracks and the zones of cards and tiles.

use super::Check;
use crate::ids::{Plan, Skill};
use crate::player::MOST_MONEY;
use crate::rooms::{Frame, Room, can_plan, plan_size};
use crate::tabletop::{Player, Sealed};
use game::text::{TextError, must};
use game::{Seat, SeatSet};

impl Check<'_> {
    pub(super) fn turn(&self) -> Result<(), TextError> {
        let (turn, cap) = (self.t.turn, self.rules.numbers.turn_cap);
        must((1..=cap).contains(&turn), &format!("turn={turn}"), &format!("a turn from 1 to {cap}"))
    }

    pub(super) fn player(&self, seat: Seat) -> Result<(), TextError> {
        let (p, rules) = (self.t.player(seat), self.rules);
        let found = |what: &str| format!("{what} of seat {}", seat.number());
        let place = |what: &str, holds: bool, expected: &str| must(holds, &found(what), expected);
        place("money", p.money <= MOST_MONEY && p.money % 10 == 0, "an amount in notes of 10F")?;
        place("place", self.place_fits(p), "0, or the order of arrival of a vehicle at the finish")?;
        let level = rules.level(p.at);
        let is_driving = self.driver() == Some(seat) && (1..=rules.levels).contains(&p.level);
        place("level", p.level == level || is_driving, &format!("{level}, as on the map"))?;
        place("hand", self.hand_fits(seat), "a hand within its chassis")?;
        place("assistants", self.assistants_fit(seat), "what is left of a plan of this race")?;
        place("passed", self.passed_fits(p), "yes only in a convoy, and then with guards alone")?;
        place("plan", self.plan_fits(seat), "a whole plan of whoever has planned, and none otherwise")?;
        place("sealed", self.sealed_fits(seat), "an answer of whoever is asked, with what is there, or open")
    }

    fn place_fits(&self, p: &Player) -> bool {
        let arrived = self.t.finishers(self.rules);
        let is_alone = |place| self.seats().filter(|&s| self.t.player(s).place == place).count() == 1;
        match p.place {
            0 => p.at != self.rules.finish,
            place => {
                let is_late = self.in_convoy() || self.is_over();
                place <= arrived && is_alone(place) && p.at == self.rules.finish && p.cards == 0 && is_late
            }
        }
    }

    /// R22, R24: a hand is larger than the chassis only until the hand limit is met.
    fn hand_fits(&self, seat: Seat) -> bool {
        let p = self.t.player(seat);
        let is_drawing = match self.top() {
            Some(Frame::HandLimit(room)) => room.seat == seat,
            Some(Frame::DrawCards(room)) => room.seat == seat,
            _ => false,
        };
        p.cards <= p.chassis || is_drawing
    }

    fn assistants_fit(&self, seat: Seat) -> bool {
        let p = self.t.player(seat);
        let places = self.rules.numbers.funding.len();
        let within = p.assistants.total() <= plan_size(self.rules, self.t, seat);
        let is_home = !self.frames.iter().any(Room::shows_plans) || p.is_finished();
        within
            && usize::from(p.assistants.on(Skill::Funding)) <= places
            && (!is_home || p.assistants == Plan::EMPTY)
    }

    fn passed_fits(&self, p: &Player) -> bool {
        let guards = p.assistants.on(Skill::Guard);
        match p.passed {
            true => self.in_convoy() && p.assistants.total() == guards,
            false => !p.is_finished() || self.is_over(),
        }
    }

    fn plan_fits(&self, seat: Seat) -> bool {
        let plan = self.t.player(seat).plan;
        match self.top() {
            Some(Frame::Planning(room)) if self.rules.decides(seat) && !room.waiting.has(seat) => {
                can_plan(self.rules, self.t, seat, plan).is_ok()
            }
            _ => plan == Plan::EMPTY,
        }
    }

    fn sealed_fits(&self, seat: Seat) -> bool {
        let p = self.t.player(seat);
        let asked = match self.top() {
            Some(Frame::Counter(room)) => room.asked,
            _ => SeatSet::EMPTY,
        };
        match p.sealed {
            Sealed::Open => true,
            _ if !asked.has(seat) => false,
            Sealed::Let => true,
            Sealed::Guard => p.assistants.on(Skill::Guard) > 0,
            Sealed::Card(card) => p.holds(card) > 0 && self.rules.roles.shields.has(card),
            Sealed::Act(act) => self.rules.modules.has(act.module()),
        }
    }

    pub(super) fn tracks(&self) -> Result<(), TextError> {
        let standing = &self.t.standing[..usize::from(self.rules.vehicles)];
        let falls = standing.is_sorted_by(|&a, &b| self.t.player(a).level >= self.t.player(b).level);
        must(falls, "standing", "the order of the levels, the farthest first")
    }

    pub(super) fn zones(&self) -> Result<(), TextError> {
        let t = self.t;
        let sequence = self.find(|frame| if let Frame::Sequence(room) = frame { Some(room) } else { None });
        let drives = self.frames.iter().any(|frame| matches!(frame, Frame::Survey(_) | Frame::Advance(_)));
        let active = sequence.map(|room| room.seat).or(self.rules.torpedo().filter(|_| drives));
        must(t.active() == active, "active", "whose sequence runs, and - outside a sequence")?;
        let has_market = self.frames.iter().any(|frame| matches!(frame, Frame::Bivouac(_) | Frame::Camp(_)));
        must(has_market || t.market().next().is_none(), "market", "no card outside a bivouac")?;
        let looks = matches!(self.top(), Some(Frame::KeepCards(_)));
        must(looks || t.aside_count == 0, "aside", "no card while nobody looks at cards")?;
        let explores = matches!(self.top(), Some(Frame::Explore(_) | Frame::Survey(_)));
        must(explores || t.drawn().next().is_none(), "drawn", "no tile while nobody explores")?;
        let resolves = sequence.is_some_and(|room| room.resolves_card());
        must(resolves || t.in_play().is_none(), "in_play", "no card while none is resolved")
    }
}
