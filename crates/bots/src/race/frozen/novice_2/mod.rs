//! `novice-2`, frozen: a beginner with sound habits. Drives towards the finish, refuels, repairs, raises
//! funds when poor and plays its cards. It counts on a transport line only if a turn's funding pays it, and
//! has a favourite colour: for such a city it makes a detour, so that novices do not all take the same road.
//! Weighs every legal action by a rule of thumb and takes the best.

mod road;

use crate::{Bot, best, legal};
use game::{Luck, Seat, SplitMix};
use race::cards::Effect;
use race::ids::{CardId, Colour, Gauge, Line, Plan, Skill, Space, TileId};
use race::rooms::{Cost, Frame};
use race::rules::CityInfo;
use race::tabletop::{Player, Tabletop};
use race::{Action, GreatRace, Rules, View};
use road::{Road, entry, fare, weight};
use std::cell::OnceCell;

/// What is not worth an assistant: rather pass.
const USELESS: i32 = -60;
/// The plan of a turn that raises money for a ride.
const SAVING: Plan = Plan([0, 1, 0, 4]);
/// By seat, the colour a novice likes.
const COLOURS: [Colour; 4] = [Colour::Blue, Colour::Yellow, Colour::Green, Colour::Red];
/// How much of a detour a card is worth, and a city of the favourite colour; a space counts about 20.
const CARD: i32 = 8;
const FANCY: i32 = 80;

/// The level `novice-2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Novice2;

impl Bot<GreatRace> for Novice2 {
    fn choose(&self, rules: &Rules, view: &View, luck: &mut SplitMix) -> Action {
        let actions = legal::<GreatRace>(rules, view);
        if actions.len() == 1 {
            return actions[0];
        }
        let me = view.viewer().seat().expect("a seat decides");
        let mind = Mind { rules, view, table: view.table(), me, road: OnceCell::new() };
        // A little luck breaks ties, so that two novices do not move as one.
        best(&actions, |action| mind.weigh(action) * 16 + luck.below(16) as i32)
    }
}

/// What the novice thinks about.
struct Mind<'a> {
    rules: &'a Rules,
    view: &'a View,
    table: &'a Tabletop,
    me: Seat,
    /// Measured when first needed.
    road: OnceCell<Road>,
}

impl Mind<'_> {
    fn player(&self) -> &Player {
        self.table.player(self.me)
    }
    /// Levels of petrol that tank and purse are good for.
    fn range(&self) -> u16 {
        let p = self.player();
        let price = self.rules.price_at(self.rules.numbers.petrol_price, p.at);
        u16::from(p.petrol) + p.money / price
    }
    /// The cost of the way from here.
    fn to_go(&self, space: Space) -> i32 {
        let road = || Road::to(self.rules, self.table, self.means(), self.next_goal());
        self.road.get_or_init(road).cost(space) as i32
    }
    /// What the purse holds, and what a turn of saving would add.
    fn means(&self) -> u16 {
        self.player().money + self.rules.numbers.funding[usize::from(SAVING[Skill::Funding]) - 1]
    }
    /// The city nearer to the finish that is least out of the way, less what it promises; or else the finish.
    fn next_goal(&self) -> Space {
        let (rules, p) = (self.rules, self.player());
        let (there, home) = (
            Road::from(rules, self.table, self.means(), p.at),
            Road::to(rules, self.table, self.means(), rules.finish),
        );
        let favourite = COLOURS.get(self.me.index());
        let lure = |city: &CityInfo| {
            let liked = favourite == Some(&city.colour);
            i32::from(city.cards) * CARD + if liked { FANCY } else { 0 }
        };
        let ahead = rules.cities.iter().filter(|city| home.cost(city.space) < home.cost(p.at));
        let through = |city: &CityInfo| (there.cost(city.space) + home.cost(city.space)) as i32 - lure(city);
        ahead.min_by_key(|city| through(city)).map_or(rules.finish, |city| city.space)
    }
    fn has_card(&self, wanted: impl Fn(Effect) -> bool) -> bool {
        let p = self.player();
        self.rules.card_ids().any(|c| p.holds(c) > 0 && wanted(self.rules.card(c).effect))
    }
    fn leads(&self, seat: Seat) -> bool {
        let first = self.table.standing.iter().find(|&&s| s != self.me);
        first == Some(&seat)
    }

    fn weigh(&self, action: Action) -> i32 {
        let p = self.player();
        match action {
            Action::Pick(card) => self.card_worth(card),
            Action::Discard(card) => -self.card_worth(card),
            Action::Plan(plan) => self.weigh_plan(plan),
            Action::BuyPetrol(levels) => self.weigh_petrol(levels),
            Action::Play(card) => self.weigh_play(card),
            Action::PlayAgainst(card, victim) => {
                self.card_worth(card) + if self.leads(victim) { 60 } else { 30 }
            }
            Action::Explore => 42,
            Action::DrawCard => {
                if p.cards < p.chassis {
                    30
                } else {
                    -20
                }
            }
            Action::Repair => self.weigh_repair(),
            Action::Drive => self.weigh_drive(),
            Action::Clear(space) => self.weigh_clear(space),
            Action::Fund => {
                if p.money < 60 {
                    48
                } else {
                    24
                }
            }
            Action::Pass => -40,
            Action::Take(tile) => -(self.tile_weight(tile) as i32),
            Action::Place(space) => self.weigh_place(space),
            Action::Fix { engine, chassis, .. } => self.weigh_levels(engine, chassis) + 10,
            Action::BuyPart(gauge) => self.weigh_part(gauge),
            Action::To(space) => self.weigh_step(space),
            Action::Ride { line, cards } => self.weigh_ride(line) - i32::from(cards),
            Action::Done => 0,
            Action::Guard => 20,
            Action::Go => 10,
            Action::Back => 5,
            Action::Split { engine, chassis } => self.weigh_split(engine, chassis),
            Action::Choose(space) => self.weigh_choice(space),
            Action::Let => 0,
            Action::Withdraw | Action::Act(_) => -1000,
        }
    }

    // ---- cards -------------------------------------------------------------------------------

    fn card_worth(&self, card: CardId) -> i32 {
        match self.rules.card(card).effect {
            Effect::Drive => 60,
            Effect::Petrol { levels } => 20 + 10 * i32::from(levels),
            Effect::Money { .. } => 45,
            Effect::Fix { engine, chassis, either } => 22 + 6 * i32::from(engine + chassis + either),
            Effect::Repair => 34,
            Effect::Explore { .. } => 36,
            Effect::Tracker { .. } => 40,
            Effect::IgnoreDanger => 35,
            Effect::IgnoreStop => 25,
            Effect::Discount { .. } => 20,
            Effect::Saboteur { .. } | Effect::Customs { .. } | Effect::Siphoner { .. } => 30,
            Effect::Ransom { .. } => 26,
            Effect::TrailHunter { .. } => 12,
            Effect::ConArtist => 14,
            // Frozen before there were modules.
            Effect::Brought(_) => 0,
        }
    }
    fn weigh_play(&self, card: CardId) -> i32 {
        let p = self.player();
        let in_sequence = matches!(self.view.frames().last(), Some(Frame::Sequence(_)));
        match self.rules.card(card).effect {
            // Pour when the tank is low, or when the card would be lost.
            Effect::Petrol { levels } if !in_sequence || p.room(Gauge::Petrol) >= levels.min(3) => 55,
            Effect::Petrol { .. } => -30,
            Effect::Money { .. } | Effect::Tracker { .. } => 90,
            Effect::Explore { .. } => 50,
            Effect::Drive => self.weigh_drive() + 5,
            Effect::Repair => self.weigh_repair() + 5,
            Effect::IgnoreDanger => 15,
            Effect::IgnoreStop => 12,
            Effect::TrailHunter { .. } | Effect::ConArtist => {
                if p.cards >= p.chassis {
                    26
                } else {
                    -10
                }
            }
            _ => 0,
        }
    }

    // ---- planning and the sequence -------------------------------------------------------------

    fn weigh_plan(&self, plan: Plan) -> i32 {
        let p = self.player();
        let range = self.range();
        let worn = p.engine + p.chassis <= 5 || p.engine <= 2;
        let wanted = match (range, worn) {
            _ if self.is_saving() => SAVING,
            (0..=2, false) => Plan([1, 1, 0, 3]),
            (0..=2, true) => Plan([0, 2, 0, 3]),
            (3..=5, false) => Plan([1, 2, 0, 2]),
            (3..=5, true) => Plan([0, 3, 0, 2]),
            (_, false) => Plan([1, 3, 1, 0]),
            (_, true) => Plan([0, 4, 0, 1]),
        };
        let apart: i32 = plan.0.iter().zip(wanted.0).map(|(&a, b)| i32::from(a.abs_diff(b))).sum();
        -apart
    }
    fn weigh_petrol(&self, levels: u8) -> i32 {
        let p = self.player();
        let can_drive =
            p.engine > 0 && (p.assistants.on(Skill::Mechanics) > 0 || self.has_card(|e| e == Effect::Drive));
        let price = self.rules.price_at(self.rules.numbers.petrol_price, p.at);
        let cheap = price == self.rules.numbers.petrol_price.city;
        let enough = if cheap { p.max.petrol } else { 4.min(p.max.petrol) };
        let after = p.petrol + levels;
        if self.is_saving() {
            return if p.petrol == 0 && levels == 1 { 60 } else { -50 };
        }
        if (!can_drive && !cheap) || after > enough { -50 } else { 60 + i32::from(levels) }
    }
    fn weigh_drive(&self) -> i32 {
        let p = self.player();
        if p.engine == 0 || p.petrol == 0 {
            return -35;
        }
        let steps = self.rules.neighbours(p.at).iter().map(|s| self.weigh_step(s));
        let payable = |line: &&Line| self.rules.line(**line).price <= p.money;
        let rides = self.lines_here().iter().filter(payable).map(|line| self.weigh_ride(*line));
        let best = steps.chain(rides).max().unwrap_or(-1);
        if best <= 0 { USELESS } else { 30 + 6 * i32::from(p.petrol.min(p.engine)) }
    }
    fn weigh_repair(&self) -> i32 {
        let p = self.player();
        let room = p.room(Gauge::Engine) + p.room(Gauge::Chassis);
        let price = self.rules.price_at(self.rules.numbers.part_price, p.at);
        let means = self.has_card(|e| matches!(e, Effect::Fix { .. })) || p.money >= price;
        if room == 0 || !means {
            return -30;
        }
        let urgency = if p.engine == 0 { 60 } else { 12 * (4 - i32::from(p.engine)) };
        i32::from(room) * 4 + urgency - if p.money < price + 40 { 12 } else { 0 }
    }
    fn weigh_levels(&self, engine: u8, chassis: u8) -> i32 {
        let p = self.player();
        let gain_engine = engine.min(p.room(Gauge::Engine));
        let gain_chassis = chassis.min(p.room(Gauge::Chassis));
        let lost = engine + chassis - gain_engine - gain_chassis;
        let first = if p.engine <= p.chassis + 1 { 3 } else { 1 };
        i32::from(gain_engine) * (8 + first) + i32::from(gain_chassis) * 9 - i32::from(lost) * 6
    }
    fn weigh_part(&self, gauge: Gauge) -> i32 {
        let p = self.player();
        let price = self.rules.price_at(self.rules.numbers.part_price, p.at);
        let dear = price > self.rules.numbers.part_price.city;
        let keep = if p.engine == 0 {
            0
        } else if dear {
            80
        } else {
            40
        };
        if p.money < price + keep || p.gauge(gauge) >= 4 {
            return -10;
        }
        12 * (4 - i32::from(p.gauge(gauge))) + i32::from(gauge == Gauge::Engine) * 4
    }

    // ---- the road ------------------------------------------------------------------------------

    /// How much nearer to the finish another space is.
    fn gain(&self, space: Space) -> i32 {
        self.to_go(self.player().at) - self.to_go(space)
    }
    fn weigh_step(&self, space: Space) -> i32 {
        let p = self.player();
        let cost = entry(self.rules, self.table, space) as i32;
        // Keep an engine level to come home with.
        let fragile =
            p.engine <= 1 && self.table.tile_at(space).is_none() && !self.rules.city_spaces.has(space);
        self.gain(space) * 2 - cost - if fragile { 6 } else { 0 }
    }
    /// The space at the far end of a line from here.
    fn far_end(&self, line: Line) -> Option<Space> {
        let city = self.rules.line(line).far_end(self.rules.city_at(self.player().at)?)?;
        Some(self.rules.city(city).space)
    }
    fn weigh_ride(&self, line: Line) -> i32 {
        self.far_end(line).map_or(USELESS, |far| self.gain(far) * 2 - fare(self.rules, line) as i32)
    }
    /// The lines that start here.
    fn lines_here(&self) -> &[Line] {
        self.rules.city_at(self.player().at).map_or(&[], |city| self.rules.lines_at(city))
    }
    /// Does the way go on by a line that the purse does not pay yet?
    fn is_saving(&self) -> bool {
        let dear = |line: &&Line| {
            let price = self.rules.line(**line).price;
            price > self.player().money && price <= self.means()
        };
        self.lines_here().iter().filter(dear).any(|line| self.weigh_ride(*line) > 0)
    }
    /// Only what bars one's own way is worth a guard.
    fn weigh_clear(&self, space: Space) -> i32 {
        let near = self.rules.neighbours(self.player().at).position(space).is_some();
        let cost = entry(self.rules, self.table, space) as i32;
        if near && self.gain(space) > 0 && cost > 22 { cost - 22 } else { USELESS }
    }
    fn tile_weight(&self, tile: TileId) -> u32 {
        weight(self.rules, Cost::from(*self.rules.tile(tile)))
    }
    /// A good tile belongs on one's way, a bad one beside it.
    fn weigh_place(&self, space: Space) -> i32 {
        let Some(Frame::Explore(room)) = self.view.frames().last() else { return 0 };
        let good = room.held().is_some_and(|tile| self.tile_weight(tile) <= 22);
        let here = self.player().at;
        let apart =
            |a: Space, b: Space| (i32::from(self.rules.level(a)) - i32::from(self.rules.level(b))).abs();
        let detour = self.to_go(space) + 10 * apart(here, space);
        if good { -detour } else { detour }
    }
    fn weigh_split(&self, engine: u8, chassis: u8) -> i32 {
        let Some(Frame::Damage(room)) = self.view.frames().last() else { return 0 };
        let p = self.table.player(room.seat());
        let (engine, chassis) = (i32::from(p.engine - engine), i32::from(p.chassis - chassis));
        let worth =
            engine * 4 + chassis * 3 - if engine == 0 { 12 } else { 0 } - if chassis == 0 { 4 } else { 0 };
        if room.seat() == self.me { worth } else { -worth }
    }
    /// Remove or swap what lies in one's own way and costs most.
    fn weigh_choice(&self, space: Space) -> i32 {
        let near = self.rules.neighbours(self.player().at).position(space).is_some();
        let ahead = self.gain(space) > 0;
        let cost = entry(self.rules, self.table, space) as i32;
        if near && ahead { cost - 20 } else { 5 - cost / 10 }
    }
}
