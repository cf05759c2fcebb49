//! What the racer thinks of cards, plans and the steps of a sequence.

use super::super::acts::{Acts, Judge};
use super::outlook::{CARD, LEVEL, Outlook, PETROL, Trip, body, tile_francs};
use super::temper::Temper;
use game::Seat;
use race::cards::{Brought, Effect};
use race::ids::{CardId, Colour, Gauge, Plan, Skill, Space};
use race::rooms::Frame;
use race::tabletop::{Player, Tabletop};
use race::{Action, Rules};
use std::cell::{Cell, OnceCell};

/// What the racer thinks about.
pub(super) struct Mind<'a> {
    pub(super) rules: &'a Rules,
    pub(super) table: &'a Tabletop,
    /// The room that asks.
    pub(super) frame: &'a Frame,
    pub(super) me: Seat,
    pub(super) way: Option<Outlook<'a>>,
    pub(super) temper: Temper,
    /// Cards in hand that let the vehicle drive, once they are counted.
    pub(super) drive_cards: OnceCell<u8>,
    /// What trips are worth by assistants in funding and drives, once they are driven in thought.
    pub(super) trips: [[Cell<Option<i32>>; TRIPS]; TRIPS],
    /// Can the finish be reached with one drive, once that was thought of?
    pub(super) near_home: OnceCell<bool>,
    /// What a drive with the tank as it is brings, once that was thought of.
    pub(super) drive_now: OnceCell<i32>,
    /// How likely a blind step fails outside of risk zones and in one, once that was counted.
    pub(super) blind_risks: [OnceCell<i32>; 2],
}

/// One more than the assistants in funding, and than the drives, of which trips are remembered.
pub(super) const TRIPS: usize = 8;

impl Mind<'_> {
    pub(super) fn player(&self) -> &Player {
        self.table.player(self.me)
    }
    pub(super) fn way(&self) -> &Outlook<'_> {
        self.way.as_ref().expect("made for every question about the road")
    }
    fn holds(&self, wanted: impl Fn(Effect) -> bool) -> u8 {
        let p = self.player();
        self.rules.card_ids().filter(|&c| wanted(self.rules.card(c).effect)).map(|c| p.holds(c)).sum()
    }

    fn drive_cards(&self) -> u8 {
        *self.drive_cards.get_or_init(|| self.holds(is_drive))
    }

    pub(super) fn weigh(&self, action: Action) -> i32 {
        let p = self.player();
        match action {
            Action::Pick(card) => self.card_worth(card) + self.danger_taken(card),
            Action::Discard(card) => -self.card_worth(card),
            Action::Plan(plan) => self.weigh_plan(plan),
            Action::BuyPetrol(levels) => self.weigh_petrol(levels),
            Action::Play(card) => self.weigh_play(card),
            Action::PlayAgainst(card, victim) => self.weigh_attack(card, victim),
            Action::Explore => self.weigh_explore(),
            Action::DrawCard => {
                if p.cards < p.chassis {
                    40 + CARD
                } else {
                    -5
                }
            }
            Action::Repair => self.weigh_repair(),
            Action::Drive => self.weigh_drive(),
            Action::Clear(space) => self.weigh_clear(space),
            Action::Fund => self.weigh_fund(),
            Action::Pass => -30,
            Action::Take(tile) => -tile_francs(self.rules, tile),
            Action::Place(space) => self.weigh_place(space),
            Action::Fix { engine, chassis, .. } => self.gain_levels(engine, chassis),
            Action::BuyPart(gauge) => self.weigh_part(gauge),
            Action::To(space) => self.weigh_step(space),
            Action::Ride { line, cards } => self.weigh_ride(line, cards),
            Action::Done => self.weigh_done(),
            Action::Guard => LEVEL + 8,
            Action::Go => 10,
            Action::Back => 0,
            Action::Split { engine, chassis } => self.weigh_split(engine, chassis),
            Action::Choose(space) => self.weigh_choice(space),
            Action::Let => 0,
            Action::Act(act) => self.acts().worth(act, self),
            Action::Withdraw => -10_000,
        }
    }

    fn acts(&self) -> Acts<'_> {
        Acts { rules: self.rules, table: self.table, frame: Some(self.frame), me: self.me }
    }

    fn weigh_done(&self) -> i32 {
        match self.frame {
            Frame::Drive(drive) => self.weigh_stay(drive.moves()),
            _ => 0,
        }
    }

    // ---- what things are worth -----------------------------------------------------------------

    fn card_worth(&self, card: CardId) -> i32 {
        let p = self.player();
        match self.rules.card(card).effect {
            Effect::Drive => 46,
            Effect::Petrol { levels } => 4 + PETROL * i32::from(levels),
            Effect::Money { francs } => i32::from(francs),
            Effect::Fix { engine, chassis, either } => {
                6 + (LEVEL - 4) * i32::from(engine + chassis + either).min(2)
            }
            Effect::Repair => 22 + 3 * i32::from(p.room(Gauge::Engine) + p.room(Gauge::Chassis)),
            Effect::Explore { .. } => 24,
            Effect::Tracker { .. } => 40,
            Effect::IgnoreDanger => 28,
            Effect::IgnoreStop => 16,
            Effect::Discount { .. } => 14,
            // R124: the Torpedo has neither cards nor money.
            Effect::Customs { .. } | Effect::Ransom { .. } if self.rules.solo.is_some() => 2,
            Effect::Saboteur { .. } => 26 + self.temper.spite,
            Effect::Customs { .. } | Effect::Siphoner { .. } => 22 + self.temper.spite,
            Effect::Ransom { .. } => 18 + self.temper.spite,
            Effect::TrailHunter { .. } => 10,
            Effect::ConArtist => 12,
            Effect::Brought(Brought::ShelteredDrive) => 48,
            Effect::Brought(Brought::Express) => 28,
            Effect::Brought(Brought::PassGate) => 22,
            Effect::Brought(Brought::Patron { .. }) => 24,
            Effect::Brought(Brought::Paddock) if self.acts().may_sell() => 60,
            Effect::Brought(Brought::Paddock) => 8,
        }
    }
    /// R123: in a solo race a danger card that is left on the market hurts.
    fn danger_taken(&self, card: CardId) -> i32 {
        let hurts = self.rules.card(card).danger;
        self.table.rene.card(self.rules).filter(|_| hurts).map_or(0, |rene| LEVEL * i32::from(rene.damage))
    }
    fn gain_levels(&self, engine: u8, chassis: u8) -> i32 {
        let p = self.player();
        let gained_engine = i32::from(engine.min(p.room(Gauge::Engine)));
        let gained_chassis = i32::from(chassis.min(p.room(Gauge::Chassis)));
        let (e, c) = (i32::from(p.engine), i32::from(p.chassis));
        let lost = i32::from(engine + chassis) - gained_engine - gained_chassis;
        body(e + gained_engine, c + gained_chassis) - body(e, c) - lost * 10 - 4
    }

    // ---- planning --------------------------------------------------------------------------------

    fn weigh_plan(&self, plan: Plan) -> i32 {
        let p = self.player();
        let extra_drives = self.drive_cards();
        let mut drives = plan.on(Skill::Mechanics);
        let mut worth = 0;
        let worn = p.engine <= 2 || p.engine + p.chassis <= 5;
        if worn && drives > 0 {
            drives -= 1;
            worth += 40;
        }
        worth += self.planned_trip(plan.on(Skill::Funding), drives + extra_drives);
        let room = p.chassis.saturating_sub(p.cards);
        let searching = i32::from(plan.on(Skill::Pathfinder));
        worth +=
            searching.min(i32::from(room) + 1) * (CARD - 2) + (searching - i32::from(room) - 1).max(0) * 6;
        worth += match plan.on(Skill::Guard) {
            0 => 0,
            1 => 6 + self.temper.caution,
            n => 6 + self.temper.caution + i32::from(n - 1) * 2,
        };
        worth
    }
    /// What so many drives bring, after so many have raised money.
    fn planned_trip(&self, funding: u8, drives: u8) -> i32 {
        let known = self.trips.get(usize::from(funding)).and_then(|row| row.get(usize::from(drives)));
        if let Some(worth) = known.and_then(Cell::get) {
            return worth;
        }
        let p = self.player();
        let purse = i32::from(p.money) + i32::from(self.rules.funding(funding));
        let worth = self.trip_worth(&self.way().cruise(p, purse, drives));
        known.inspect(|known| known.set(Some(worth)));
        worth
    }
    /// What a trip brings: the way made, and what is left afterwards.
    pub(super) fn trip_worth(&self, trip: &Trip) -> i32 {
        let p = self.player();
        let way = self.way();
        let made = way.to_go(p.at) - way.to_go(trip.at);
        let home = if trip.at == self.rules.finish { 400 } else { 0 };
        made * self.temper.hurry / 100 + trip.purse + trip.petrol * PETROL / 10 - trip.damage * LEVEL / 10
            + trip.cards
            + trip.gifts
            + home
    }

    // ---- the sequence ----------------------------------------------------------------------------

    /// Can the finish be reached with one drive from here, by known and likely ground?
    fn near_home(&self) -> bool {
        *self.near_home.get_or_init(|| {
            let p = self.player();
            let trip = self.way().cruise(p, i32::from(p.money), 1);
            trip.at == self.rules.finish
        })
    }
    /// What a drive brings with petrol and purse as they are.
    fn drive_now(&self) -> i32 {
        let p = self.player();
        *self.drive_now.get_or_init(|| self.drive_gain(p.petrol, i32::from(p.money)))
    }
    pub(super) fn drives_left(&self) -> u8 {
        self.player().assistants.on(Skill::Mechanics) + self.drive_cards()
    }
    fn drive_gain(&self, petrol: u8, purse: i32) -> i32 {
        let mut p = *self.player();
        p.petrol = petrol.min(p.max.petrol);
        // What is bought already is in the tank: no further purchase in this drive.
        let mut trip = self.way().cruise(&p, 0, 1);
        trip.purse = purse;
        self.trip_worth(&trip)
    }
    fn weigh_petrol(&self, levels: u8) -> i32 {
        let p = self.player();
        let price = i32::from(self.rules.price_at(self.rules.numbers.petrol_price, p.at));
        let cheap = price <= i32::from(self.rules.numbers.petrol_price.city);
        let purse = i32::from(p.money);
        let paid = price * i32::from(levels);
        // With funding still to come, raise the money first and drive afterwards.
        let waits = p.assistants.on(Skill::Funding) > 0 && !self.near_home();
        if self.drives_left() == 0 || p.engine == 0 || waits {
            return if cheap && !waits { 20 + i32::from(levels) } else { -50 };
        }
        let now = self.drive_now();
        let then = self.drive_gain(p.petrol + levels, purse - paid);
        // Above everything that would use the assistant first.
        if then > now {
            300 + then - now
        } else if cheap {
            200 + i32::from(levels)
        } else {
            -50
        }
    }
    fn weigh_fund(&self) -> i32 {
        if self.near_home() { 20 } else { 120 }
    }
    fn weigh_explore(&self) -> i32 {
        let p = self.player();
        // Laying tiles ahead pays while the way ahead is unexplored.
        let way = self.way();
        let unknown =
            (self.rules.neighbours(p.at).iter()).filter(|&s| self.table.tile_at(s).is_none()).count();
        if way.to_go(p.at) < 60 { -5 } else { 50 + 3 * unknown.min(4) as i32 }
    }
    fn weigh_drive(&self) -> i32 {
        let p = self.player();
        if p.engine == 0 || p.petrol == 0 {
            return -25;
        }
        let stay = i32::from(p.money) + i32::from(p.petrol) * PETROL;
        let gain = self.drive_now() - stay;
        if gain <= 0 { -15 } else { 20 + gain.min(60) + if gain > 300 { 400 } else { 0 } }
    }
    fn weigh_repair(&self) -> i32 {
        let p = self.player();
        let mut gain = 0;
        let (mut e, mut c) = (i32::from(p.engine), i32::from(p.chassis));
        let price = i32::from(self.rules.price_at(self.rules.numbers.part_price, p.at));
        let mut purse = i32::from(p.money);
        let mut parts = i32::from(self.holds(|e| matches!(e, Effect::Fix { .. })));
        let keep = if e == 0 { 0 } else { 40 };
        loop {
            let engine = if e < i32::from(p.max.engine) { body(e + 1, c) - body(e, c) } else { 0 };
            let chassis = if c < i32::from(p.max.chassis) { body(e, c + 1) - body(e, c) } else { 0 };
            let best = engine.max(chassis);
            let cost = if parts > 0 { 6 } else { price };
            if best <= cost || (parts == 0 && purse - price < keep) {
                break;
            }
            gain += best - cost;
            if parts > 0 {
                parts -= 1
            } else {
                purse -= price
            }
            if engine >= chassis { e += 1 } else { c += 1 }
        }
        if gain < 8 { -25 } else { 10 + gain }
    }
    fn weigh_part(&self, gauge: Gauge) -> i32 {
        let p = self.player();
        let price = i32::from(self.rules.price_at(self.rules.numbers.part_price, p.at));
        let keep = if p.engine == 0 { 0 } else { 40 };
        if i32::from(p.money) - price < keep {
            return -10;
        }
        let (e, c) = if gauge == Gauge::Engine { (1, 0) } else { (0, 1) };
        self.gain_levels(e, c) + 4 - price
    }
    fn weigh_play(&self, card: CardId) -> i32 {
        let p = self.player();
        let frame = self.frame;
        match self.rules.card(card).effect {
            Effect::Petrol { levels } => match frame {
                Frame::Sequence(_) if p.room(Gauge::Petrol) >= levels && self.drives_left() > 0 => 290,
                Frame::Sequence(_) => -5,
                Frame::Drive(_) if p.petrol <= 1 => 30,
                Frame::Drive(_) => -5,
                Frame::HandLimit(_) => 60,
                _ => 12,
            },
            Effect::Money { .. } | Effect::Tracker { .. } => 320,
            Effect::Explore { .. } => self.weigh_explore() + 20,
            Effect::Drive | Effect::Brought(Brought::ShelteredDrive) => self.weigh_drive() + 2,
            Effect::Brought(Brought::Express) | Effect::Brought(Brought::Patron { .. }) => 320,
            Effect::Brought(Brought::PassGate) => 10,
            Effect::Brought(Brought::Paddock) if self.acts().may_sell() => 320,
            Effect::Brought(Brought::Paddock) => -20,
            Effect::Repair => self.weigh_repair() + 2,
            Effect::IgnoreDanger => LEVEL,
            Effect::IgnoreStop => 8,
            Effect::TrailHunter { .. } | Effect::ConArtist => {
                if p.cards >= p.chassis {
                    25 + self.temper.spite
                } else {
                    -5 + self.temper.spite / 2
                }
            }
            // Played with a driver or a repairman, or against a rival: weighed there.
            Effect::Fix { .. }
            | Effect::Discount { .. }
            | Effect::Saboteur { .. }
            | Effect::Ransom { .. }
            | Effect::Siphoner { .. }
            | Effect::Customs { .. } => 0,
        }
    }
    /// An attack hurts most whoever is nearest to the finish.
    fn weigh_attack(&self, card: CardId, victim: Seat) -> i32 {
        let way = self.way();
        let ahead = way.to_go(self.player().at) - way.to_go(self.table.player(victim).at);
        let guarded = self.table.assistants(victim, Skill::Guard) > 0;
        let base = self.card_worth(card) + (ahead / 12).clamp(-12, 20) - if guarded { 20 } else { 0 };
        base + self.temper.spite
    }
}

impl Judge for Mind<'_> {
    fn explore(&self) -> i32 {
        self.weigh_explore()
    }
    fn repair(&self) -> i32 {
        self.weigh_repair()
    }
    fn clear(&self, space: Space) -> i32 {
        self.weigh_clear(space)
    }
    fn cities_ahead(&self, colour: Colour) -> i32 {
        self.way().cities_ahead(self.player().at, colour)
    }
    fn has_sea_ride(&self) -> bool {
        self.way().has_sea_ride(self.player().at)
    }
    fn ransom(&self) -> i32 {
        let p = self.player();
        let hand = self.rules.card_ids().map(|card| self.card_worth(card) * i32::from(p.holds(card)));
        hand.sum::<i32>() / i32::from(p.cards).max(1) - i32::from(self.rules.leaders.redburn_francs)
    }
    fn is_nearly_home(&self) -> bool {
        let p = self.player();
        self.way().cruise(p, i32::from(p.money), self.drives_left()).at == self.rules.finish
    }
}

/// Does a card let the vehicle drive?
fn is_drive(effect: Effect) -> bool {
    matches!(effect, Effect::Drive | Effect::Brought(Brought::ShelteredDrive))
}
