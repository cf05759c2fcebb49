//! What acts of modules and leaders are worth to a bot, in francs: rules of thumb that novice and racer share.

use game::Seat;
use race::Rules;
use race::ids::{Colour, Gauge, Space};
use race::leaders::{self, Leader, chapman, cook, redburn};
use race::modules::{Act, diplomacy, paddock, patronage, postal};
use race::rooms::{Frame, cost_on, total_damage};
use race::tabletop::Tabletop;

/// Something for nothing is taken before an assistant is used.
const AT_ONCE: i32 = 310;
/// A level of engine or chassis.
const LEVEL: i32 = 20;
/// What stays in the purse when influence is bought.
const RESERVE: u16 = 40;

/// A bot that weighs an act.
pub(super) struct Acts<'a> {
    pub(super) rules: &'a Rules,
    pub(super) table: &'a Tabletop,
    pub(super) frame: Option<&'a Frame>,
    pub(super) me: Seat,
}

/// What a level thinks of the position.
pub(super) trait Judge {
    /// What exploring is worth.
    fn explore(&self) -> i32;
    /// What repairing is worth.
    fn repair(&self) -> i32;
    /// What it is worth to take the tile on this space out of the game.
    fn clear(&self, space: Space) -> i32;
    /// How many cities of a colour lie on the way, the one the vehicle stands in counted.
    fn cities_ahead(&self, colour: Colour) -> i32;
    /// Does the way go on by sea somewhere?
    fn has_sea_ride(&self) -> bool;
    /// What it is worth to keep one's cards from Red Kate for her price.
    fn ransom(&self) -> i32;
    /// Might the race end for this crew in this turn?
    fn is_nearly_home(&self) -> bool;
}

impl Acts<'_> {
    /// What an act is worth to whoever judges so.
    pub(super) fn worth(&self, act: Act, judge: &impl Judge) -> i32 {
        let player = self.table.player(self.me);
        match act {
            Act::Leaders(act) => self.leader(act, judge),
            Act::Paddock(act) => self.paddock(act),
            Act::Postal(postal::Act::Load) => self.load(judge),
            Act::Postal(postal::Act::Leave) => 0,
            Act::Postal(postal::Act::Express(_)) => AT_ONCE,
            Act::Diplomacy(diplomacy::Act::Roll | diplomacy::Act::Stay) => 0,
            Act::Diplomacy(diplomacy::Act::Bribe) => {
                let Some(Frame::Checkpoint(gate)) = self.frame else { return 0 };
                let francs = gate.bribe(self.rules, self.table).unwrap_or(0);
                // A drive is worth about three petrol and a card; money is needed for the next.
                if francs <= 60 && player.money >= francs + 20 { 60 - i32::from(francs) / 2 } else { -1 }
            }
            Act::Diplomacy(diplomacy::Act::Raise(colour)) => {
                let price = diplomacy::price(self.rules, self.table, self.me, colour).unwrap_or(u16::MAX);
                let missing = 6 - i32::from(self.table.parts.diplomacy.influence(self.me, colour));
                let saved = i32::from(self.rules.extras.diplomacy.bribe) * missing / 6;
                let gain = judge.cities_ahead(colour) * saved - i32::from(price);
                if player.money >= price + RESERVE { gain } else { -1 }
            }
            Act::Patronage(patronage::Act::CashOut) => {
                let purse = i32::from(patronage::purse(self.rules, self.table, self.me));
                // The longer the more, but not beyond the finish.
                let wanted = match player.money {
                    _ if judge.is_nearly_home() => 10,
                    0..30 => 40,
                    _ => 100,
                };
                if purse >= wanted { AT_ONCE + purse } else { -1 }
            }
            #[cfg(feature = "toys")]
            Act::Probe(_) | Act::Echo(_) => -10_000,
        }
    }

    fn leader(&self, act: leaders::Act, judge: &impl Judge) -> i32 {
        match act {
            leaders::Act::Pick(leader) => liking(leader, judge.has_sea_ride()),
            leaders::Act::Hire(leader) => liking(leader, false),
            leaders::Act::Delatour(_) => judge.explore() + AT_ONCE / 2,
            leaders::Act::Martinetti(_) => judge.repair() + 4,
            leaders::Act::Cook(cook::Act::Guard) => 2 * LEVEL,
            leaders::Act::Cook(cook::Act::Clear(space)) => judge.clear(space),
            leaders::Act::Redburn(redburn::Act::Rob(victim)) => AT_ONCE + self.rank(victim),
            leaders::Act::Redburn(redburn::Act::Pay) => judge.ransom(),
            leaders::Act::Redburn(redburn::Act::Yield) => 0,
            leaders::Act::Chapman(chapman::Act::Redraw) => self.redraw(),
            leaders::Act::Chapman(chapman::Act::Keep) => 0,
            leaders::Act::Chevy(_) => AT_ONCE,
            #[cfg(feature = "toys")]
            leaders::Act::Scout(_) => -10_000,
        }
    }
    /// A parcel for which no city lies ahead only takes the place of another.
    fn load(&self, judge: &impl Judge) -> i32 {
        let city = self.rules.city_at(self.table.player(self.me).at);
        let parcel = city.and_then(|city| self.table.parts.postal.lying(city));
        match parcel.map_or(0, |colour| judge.cities_ahead(colour)) {
            0 => -1,
            _ => 40,
        }
    }
    /// Whoever is ahead is robbed first, of a full hand rather than of an only card.
    fn rank(&self, victim: Seat) -> i32 {
        let ahead = self.table.standing.iter().position(|&seat| seat == victim).unwrap_or(0);
        i32::from(self.table.player(victim).cards) - 2 * ahead as i32
    }
    /// The tile that was drawn, held against an average one.
    fn redraw(&self) -> i32 {
        let Some(Frame::SecondLook(look)) = self.frame else { return 0 };
        let weigh = |tile: race::ids::TileId| {
            let cost = cost_on(self.rules, self.table, self.me, look.at(), (*self.rules.tile(tile)).into());
            10 * i32::from(cost.petrol)
                + LEVEL * i32::from(total_damage(self.rules, cost))
                + 8 * i32::from(cost.stop)
        };
        let drawn = self.table.tile_at(look.at()).map_or(0, weigh);
        let bag = self.rules.tile_ids().map(|tile| (weigh(tile), i32::from(self.table.bag[tile.index()])));
        let (sum, count) = bag.fold((0, 0), |(sum, all), (weight, n)| (sum + weight * n, all + n));
        drawn - sum / count.max(1) - 6
    }
    /// A level sold pays two points at the finish and a full tank on the way; a level bought never earns that back. The tank
    /// is missed least, since petrol is no point, and the engine most.
    fn paddock(&self, act: paddock::Act) -> i32 {
        let sold = |gauge: Gauge| {
            let max = self.rules.numbers.gauge_max;
            LEVEL * i32::from(max.saturating_sub(self.table.player(self.me).max[gauge]))
        };
        match act {
            paddock::Act::Raise(_) => -40,
            paddock::Act::Lower(Gauge::Petrol) => 30 - sold(Gauge::Petrol),
            paddock::Act::Lower(Gauge::Chassis) => 25 - sold(Gauge::Chassis),
            paddock::Act::Lower(Gauge::Engine) => 10 - sold(Gauge::Engine),
            paddock::Act::Pass => 0,
        }
    }
    /// Would a PADDOCK card let this crew sell a level?
    pub(super) fn may_sell(&self) -> bool {
        let player = self.table.player(self.me);
        let has: u8 = Gauge::ALL.iter().map(|&gauge| player.max[gauge]).sum();
        let sold = (3 * self.rules.numbers.gauge_max).saturating_sub(has);
        i16::from(sold) < i16::from(self.rules.extras.paddock.sales)
    }
}

/// Which leaders a bot would rather have, by what they win in the hands of racers (docs/BALANCE.md).
fn liking(leader: Leader, has_sea_ride: bool) -> i32 {
    match leader {
        Leader::Walledgrave if has_sea_ride => 100,
        Leader::Redburn => 95,
        Leader::Chevy => 85,
        Leader::LiJiaxiang => 75,
        Leader::Obroutchev => 65,
        Leader::Cook => 55,
        Leader::Deforet => 50,
        Leader::VanHotten => 46,
        Leader::Martinetti => 44,
        Leader::Walledgrave => 42,
        Leader::Chapman => 40,
        Leader::VonDorfpeld => 38,
        Leader::Delatour => 36,
        #[cfg(feature = "toys")]
        Leader::Scout => 10,
    }
}
