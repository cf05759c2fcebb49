//! Could a position that was read from text stand in a real race? Every room stands inside the right
//! one, at a stage where it waits for that one; every number is in range; and the table shows what the
//! rooms say. Only then do the rules run on it.

use crate::cards::{self, Effect};
use crate::engine::State;
use crate::ids::{Plan, Skill, Space};
use crate::modules::{Cursor, hooks};
use crate::player::MOST_MONEY;
use crate::rooms::{
    Bivouac, Convoy, Cost, Drive, EnterCity, EnterTile, Explore, Frame, Sequence, bivouac, can_plan, drive,
    enter_city, enter_tile, funding, maintenance, race, sequence, tile_cost,
};
use crate::rules::Rules;
use crate::table::{MAX_MARKET, Player, Sealed, Table};
use game::{Seat, SeatSet, TextError};

fn must(holds: bool, found: &str, expected: &str) -> Result<(), TextError> {
    if holds { Ok(()) } else { Err(TextError::new(found, expected)) }
}

/// Refuses what could not stand in a real race.
pub(super) fn check(rules: &Rules, state: &State) -> Result<(), TextError> {
    let check = Check { rules, t: &state.table, frames: state.frames() };
    check.turn()?;
    for seat in Seat::all(rules.seats) {
        check.player(seat)?;
    }
    check.tracks()?;
    check.zones()?;
    for (depth, frame) in check.frames.iter().enumerate() {
        let fits =
            check.fits(frame, depth.checked_sub(1).map(|d| &check.frames[d]), check.frames.get(depth + 1));
        let (word, expected) = (name(rules, frame), "a room that can stand there, with numbers in range");
        must(fits, &word, expected)?;
    }
    Ok(())
}

/// A room as it was written.
fn name(rules: &Rules, frame: &Frame) -> String {
    let mut out = String::new();
    game::text::Text::write(frame, rules, &mut out);
    out
}

/// What is checked.
struct Check<'a> {
    rules: &'a Rules,
    t: &'a Table,
    frames: &'a [Frame],
}

impl Check<'_> {
    fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }
    fn find<T>(&self, room: impl Fn(&Frame) -> Option<&T>) -> Option<&T> {
        self.frames.iter().find_map(room)
    }
    fn in_convoy(&self) -> bool {
        matches!(self.frames.get(1), Some(Frame::Convoy(_)))
    }
    fn is_over(&self) -> bool {
        matches!(self.top(), Some(Frame::Race(room)) if room.stage == race::Stage::Over)
    }
    fn driver(&self) -> Option<Seat> {
        self.find(|frame| if let Frame::Drive(room) = frame { Some(&room.driver) } else { None }).copied()
    }

    // ---- the table ---------------------------------------------------------------------------

    fn turn(&self) -> Result<(), TextError> {
        let (turn, cap) = (self.t.turn, self.rules.numbers.turn_cap);
        must((1..=cap).contains(&turn), &format!("turn={turn}"), &format!("a turn from 1 to {cap}"))
    }

    fn player(&self, seat: Seat) -> Result<(), TextError> {
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
        place("plan", self.plan_fits(seat), "a whole plan of who has planned, and none otherwise")?;
        place("sealed", self.sealed_fits(seat), "an answer of who is asked, with what is there, or open")
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

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.rules.seats)
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

    fn plan_size(&self, seat: Seat) -> u8 {
        hooks::adjust_plan_size(self.rules, self.t, seat, self.rules.numbers.assistants)
    }

    fn assistants_fit(&self, seat: Seat) -> bool {
        let p = self.t.player(seat);
        let places = self.rules.numbers.funding.len();
        let within = p.assistants.total() <= self.plan_size(seat);
        let is_home = !self.in_convoy() || p.is_finished();
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
            Some(Frame::Planning(room)) if !room.waiting.has(seat) => {
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
            Sealed::Special(module, _) => self.rules.modules.has(module),
        }
    }

    fn tracks(&self) -> Result<(), TextError> {
        let standing = &self.t.standing[..usize::from(self.rules.seats)];
        let falls = standing.is_sorted_by(|&a, &b| self.t.player(a).level >= self.t.player(b).level);
        must(falls, "standing", "the order of the levels, the farthest first")
    }

    fn zones(&self) -> Result<(), TextError> {
        let t = self.t;
        let sequence = self.find(|frame| if let Frame::Sequence(room) = frame { Some(room) } else { None });
        let active = sequence.map(|room| room.seat);
        must(t.active() == active, "active", "whose sequence runs, and - outside a sequence")?;
        let has_market = self.find(|frame| if let Frame::Bivouac(room) = frame { Some(room) } else { None });
        must(has_market.is_some() || t.market().next().is_none(), "market", "no card outside a bivouac")?;
        let looks = matches!(self.top(), Some(Frame::KeepCards(_)));
        must(looks || t.aside_count == 0, "aside", "no card while nobody looks at cards")?;
        let explores = matches!(self.top(), Some(Frame::Explore(_)));
        must(explores || t.drawn().next().is_none(), "drawn", "no tile while nobody explores")?;
        let resolves = sequence.is_some_and(|room| room.stage == sequence::Stage::FinishCard);
        must(resolves || t.in_play().is_none(), "in_play", "no card while none is resolved")
    }

    // ---- the rooms ---------------------------------------------------------------------------

    /// Does a room stand where it can, at a stage where it waits for the room inside it, or asks?
    fn fits(&self, frame: &Frame, outer: Option<&Frame>, inner: Option<&Frame>) -> bool {
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

    fn is_active(&self, seat: Seat) -> bool {
        self.t.active() == Some(seat)
    }

    fn card_in_play(&self) -> Option<Effect> {
        self.t.in_play().map(|card| self.rules.card(card).effect)
    }

    /// Does a module's room stand inside, and is the cursor behind a module in play?
    fn asks_module(&self, cursor: Cursor, inner: Option<&Frame>) -> bool {
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
    fn draws(&self, seat: Seat, draw: u8, keep: Option<u8>, inner: &Frame) -> bool {
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

    fn drive_fits(&self, room: &Drive, inner: Option<&Frame>) -> bool {
        use drive::Stage;
        let p = self.t.player(room.driver);
        let most = p.max[1];
        let neighbours = self.rules.neighbours(p.at).iter().count();
        let declined = u16::from(room.declined) < 1 << neighbours;
        match (room.stage, inner) {
            (Stage::ChooseStep, None) => declined && (1..=most).contains(&room.moves),
            (Stage::LeaveCity(target, cursor), inner) => {
                let may_go = room.can_go(self.rules, self.t, target);
                declined && (1..=most).contains(&room.moves) && may_go && self.asks_module(cursor, inner)
            }
            (Stage::AwaitStep(neighbour), Some(Frame::EnterTile(step))) => {
                let leads = self.rules.neighbours(p.at).iter().nth(neighbour.into());
                let is_beside = if step.has_paid() { neighbour < 6 } else { leads == Some(step.to) };
                room.declined < 1 << 6 && room.moves < most && step.moves == room.moves && is_beside
            }
            (Stage::AwaitStep(0), Some(Frame::EnterCity(_))) => room.declined < 1 << 6 && room.moves < most,
            (Stage::AskModules(cursor), inner) => {
                p.level == self.rules.level(p.at) && room.moves <= most && self.asks_module(cursor, inner)
            }
            _ => false,
        }
    }

    fn enter_tile_fits(&self, room: &EnterTile, inner: Option<&Frame>) -> bool {
        use enter_tile::Stage;
        let (t, p) = (self.t, self.t.player(room.driver));
        let is_known = t.explored.has(room.to);
        let is_there = (p.at == room.to) == room.has_paid();
        let stage = match (room.stage, inner) {
            (Stage::DrawTile, None) => {
                room.blind && !is_known && !room.spent && room.cost == Cost::default() && p.petrol > 0
            }
            (Stage::TileDrawn(cursor), inner) => {
                let fresh = room.cost == Cost::default() && !room.spent;
                room.blind && is_known && fresh && self.asks_module(cursor, inner)
            }
            (Stage::RollCost(cursor), inner) => self.cost_fits(room) && self.asks_module(cursor, inner),
            (Stage::AskForHelp, None) => self.cost_fits(room) && p.petrol > 0 && p.engine > 0,
            (Stage::CheckHand, Some(Frame::Damage(damage))) => {
                self.cost_fits(room)
                    && *damage == room.damage(self.rules)
                    && damage.amount() <= p.engine + p.chassis
            }
            (Stage::Entered(Cursor::START), Some(Frame::HandLimit(limit))) => {
                self.cost_fits(room) && limit.seat == room.driver
            }
            (Stage::Entered(cursor), inner) => self.cost_fits(room) && self.asks_module(cursor, inner),
            _ => false,
        };
        !self.rules.city_spaces.has(room.to) && is_there && stage
    }

    /// What the tile asks, less what was answered; modules may ask for more.
    fn cost_fits(&self, room: &EnterTile) -> bool {
        let (Cost { petrol, damage, danger, stop }, asked) =
            (room.cost, self.tile_cost(room.driver, room.to));
        let more = if self.rules.modules.after(Cursor::START).next().is_some() { 9 } else { 0 };
        let is_lost = !self.t.explored.has(room.to)
            && (self.t.bag.iter().chain(&self.t.removed).any(|&n| n > 0) || room.blind);
        let is_less = (asked.danger && !danger) || (asked.stop && !stop);
        !is_lost
            && (asked.petrol..=asked.petrol + more).contains(&petrol)
            && (asked.damage..=asked.damage + more).contains(&damage)
            && (asked.danger || !danger || more > 0)
            && (asked.stop || !stop || more > 0)
            && (!is_less || room.spent)
    }

    fn tile_cost(&self, seat: Seat, to: Space) -> Cost {
        tile_cost(self.rules, self.t, seat, to)
    }

    fn enter_city_fits(&self, room: &EnterCity, inner: Option<&Frame>) -> bool {
        use enter_city::Stage;
        let space = self.rules.city(room.city).space;
        let printed = self.rules.city(room.city).cards;
        let (draw, keep) = hooks::adjust_city_draw(self.rules, self.t, room.driver, (printed, printed));
        let stage = match (room.stage, inner) {
            (Stage::AskModules(cursor), inner) => self.asks_module(cursor, inner),
            (Stage::Leave, Some(inner)) => {
                self.draws(room.driver, draw, (draw > keep).then_some(keep), inner)
            }
            _ => false,
        };
        self.t.player(room.driver).at == space && space != self.rules.finish && stage
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
