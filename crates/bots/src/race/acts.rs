//! What acts of modules and leaders are worth to a bot, in francs: rules of thumb that novice and racer share.

use game::Seat;
use race::Rules;
use race::ids::Gauge;
use race::leaders::{self, Leader, chapman, cook, redburn};
use race::modules::{Act, diplomacy, paddock, patronage, postal};
use race::rooms::{Frame, cost_on, total_damage};
use race::tabletop::Tabletop;

/// Something for nothing is taken before an assistant is used.
const AT_ONCE: i32 = 310;
/// A level of engine or chassis.
const LEVEL: i32 = 20;

/// A bot that weighs an act.
pub(super) struct Acts<'a> {
    pub(super) rules: &'a Rules,
    pub(super) table: &'a Tabletop,
    pub(super) frame: Option<&'a Frame>,
    pub(super) me: Seat,
}

impl Acts<'_> {
    /// What an act is worth; `explore` and `repair` are what the same work of an assistant is.
    pub(super) fn worth(&self, act: Act, explore: impl Fn() -> i32, repair: impl Fn() -> i32) -> i32 {
        let player = self.table.player(self.me);
        match act {
            Act::Leaders(act) => self.leader(act, explore, repair),
            Act::Paddock(act) => self.paddock(act),
            Act::Postal(postal::Act::Load) => 40,
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
                if price <= 20 && player.money >= price + 100 { 15 - i32::from(price) / 2 } else { -1 }
            }
            Act::Patronage(patronage::Act::CashOut) => {
                let purse = i32::from(patronage::purse(self.rules, self.table, self.me));
                let wanted = if player.money < 30 { 40 } else { 100 };
                if purse >= wanted { AT_ONCE + purse } else { -1 }
            }
            #[cfg(feature = "toys")]
            Act::Probe(_) | Act::Echo(_) => -10_000,
        }
    }

    fn leader(&self, act: leaders::Act, explore: impl Fn() -> i32, repair: impl Fn() -> i32) -> i32 {
        match act {
            leaders::Act::Pick(leader) => liking(leader),
            leaders::Act::Hire(leader) => liking(leader),
            leaders::Act::Delatour(_) => explore() + AT_ONCE / 2,
            leaders::Act::Martinetti(_) => repair() + 4,
            leaders::Act::Cook(cook::Act::Guard) => 2 * LEVEL,
            leaders::Act::Cook(cook::Act::Clear(_)) => -5,
            leaders::Act::Redburn(redburn::Act::Rob(_)) => AT_ONCE,
            leaders::Act::Redburn(redburn::Act::Pay) => i32::from(self.table.player(self.me).money) - 60,
            leaders::Act::Redburn(redburn::Act::Yield) => 0,
            leaders::Act::Chapman(chapman::Act::Redraw) => self.redraw(),
            leaders::Act::Chapman(chapman::Act::Keep) => 0,
            leaders::Act::Chevy(_) => AT_ONCE,
            #[cfg(feature = "toys")]
            leaders::Act::Scout(_) => -10_000,
        }
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
    fn paddock(&self, act: paddock::Act) -> i32 {
        let player = self.table.player(self.me);
        match act {
            paddock::Act::Raise(Gauge::Engine) if player.money >= 180 => 30,
            paddock::Act::Raise(_) => -40,
            paddock::Act::Lower(Gauge::Chassis) => -45,
            paddock::Act::Lower(_) => -60,
            paddock::Act::Pass => 0,
        }
    }
}

/// Which leaders a bot would rather have.
fn liking(leader: Leader) -> i32 {
    match leader {
        Leader::LiJiaxiang => 90,
        Leader::Obroutchev => 85,
        Leader::Delatour => 80,
        Leader::Chevy => 75,
        Leader::Deforet => 70,
        Leader::Redburn => 65,
        Leader::VonDorfpeld | Leader::VanHotten => 60,
        Leader::Martinetti => 55,
        Leader::Cook => 50,
        Leader::Walledgrave => 45,
        Leader::Chapman => 40,
        #[cfg(feature = "toys")]
        Leader::Scout => 10,
    }
}
