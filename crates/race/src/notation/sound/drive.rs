//! The rooms of a drive: the way, the tile and the city that are entered.

use super::Check;
use crate::modules::{Cursor, hooks};
use crate::rooms::{Cost, Drive, EnterCity, EnterTile, Frame, drive, enter_city, enter_tile, tile_cost};

impl Check<'_> {
    pub(super) fn drive_fits(&self, room: &Drive, inner: Option<&Frame>) -> bool {
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

    pub(super) fn enter_tile_fits(&self, room: &EnterTile, inner: Option<&Frame>) -> bool {
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
            (room.cost, tile_cost(self.rules, self.t, room.driver, room.to));
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

    pub(super) fn enter_city_fits(&self, room: &EnterCity, inner: Option<&Frame>) -> bool {
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
