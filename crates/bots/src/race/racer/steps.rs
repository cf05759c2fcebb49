//! What the racer thinks of the road: steps, rides, tiles and damage.

use super::extras::{gift, rest};
use super::mind::Mind;
use super::outlook::{body, tile_francs};
use race::ids::{Line, Space, TileId};
use race::rooms::{Cost, Frame, can_pay, cost_on, fare};
use race::tabletop::Player;

/// A drive that had better end ends, whatever steps it could make.
const STAY: i32 = 1_000;

impl Mind<'_> {
    pub(super) fn weigh_step(&self, space: Space) -> i32 {
        let p = self.player();
        let way = self.way();
        if space == self.rules.finish {
            return 10_000;
        }
        let made = way.to_go(p.at) - way.to_go(space);
        let mut worth = made * self.temper.hurry / 100 - way.francs(space) + self.welcome(space);
        if self.table.tile_at(space).is_none() && !self.rules.city_spaces.has(space) {
            // A blind step that cannot be paid ends the drive for nothing.
            worth -= self.blind_risk(space) * 12 / 100;
            if p.engine + p.chassis <= 3 {
                worth -= 10;
            }
        }
        worth
    }
    /// How likely a blind step fails, in hundredths. Without modules all places ask alike, but for risk zones.
    fn blind_risk(&self, space: Space) -> i32 {
        if !self.rules.modules.is_empty() {
            return self.count_blind_risk(space);
        }
        let risk = &self.blind_risks[usize::from(self.rules.risk.has(space))];
        *risk.get_or_init(|| self.count_blind_risk(space))
    }
    /// By the bag.
    fn count_blind_risk(&self, space: Space) -> i32 {
        let p = self.player();
        let (mut bad, mut all) = (0, 0);
        for tile in self.rules.tile_ids() {
            let n = i32::from(self.table.bag[tile.index()]);
            let cost = cost_on(self.rules, self.table, self.me, space, Cost::from(*self.rules.tile(tile)));
            all += n;
            if can_pay(self.rules, p, cost).is_err() {
                bad += n;
            }
        }
        if all == 0 { 0 } else { bad * 100 / all }
    }
    /// A drive ends where it is worth it: in a village that it has entered.
    pub(super) fn weigh_stay(&self, moves: u8) -> i32 {
        let p = self.player();
        let tile = self.table.tile_at(p.at).filter(|_| self.table.parts.village.entered);
        let more = tile.map_or(0, |tile| self.hospitality(p, tile, moves));
        if more > 0 { STAY + more } else { 0 }
    }
    /// What it is worth to end the drive in the village on a space, if there is one.
    fn welcome(&self, space: Space) -> i32 {
        let (Frame::Drive(drive), Some(tile)) = (self.frame, self.table.tile_at(space)) else {
            return 0;
        };
        let mut guest = *self.player();
        guest.petrol -= self.rules.tile(tile).petrol.min(guest.petrol);
        self.hospitality(&guest, tile, drive.moves().saturating_sub(1)).max(0)
    }
    /// What a village gives to whoever ends a drive there, less what is lost of the drive.
    fn hospitality(&self, guest: &Player, tile: TileId, moves: u8) -> i32 {
        let steps = moves.min(guest.petrol);
        gift(self.rules, guest, tile) - rest(steps.into(), self.drives_left())
    }
    pub(super) fn weigh_ride(&self, line: Line, used: u8) -> i32 {
        let p = self.player();
        let way = self.way();
        let info = self.rules.line(line);
        let Some(far) = self.rules.city_at(p.at).and_then(|city| info.far_end(city)) else { return -100 };
        let space = self.rules.city(far).space;
        let made = way.to_go(p.at) - way.to_go(space);
        let fare = i32::from(fare(self.rules, self.table, self.me, line, used));
        made * self.temper.hurry / 100 - fare - i32::from(used) * 14 - way.francs(space)
    }
    /// A good tile belongs on one's own way, a bad one on the rivals' or nowhere near.
    pub(super) fn weigh_place(&self, space: Space) -> i32 {
        let Frame::Explore(room) = self.frame else { return 0 };
        let Some(tile) = room.held() else { return 0 };
        let way = self.way();
        let gain = way.unknown_francs() - tile_francs(self.rules, tile);
        let mine = way.steps_to(self.player().at, space, 8);
        let mut worth = match mine {
            Some(steps) => gain * (12 - i32::from(steps)) / 8,
            None => 0,
        };
        for rival in self.table.rivals(self.rules, self.me).iter() {
            if mine.is_none() && way.steps_to(self.table.player(rival).at, space, 6).is_some() {
                worth -= gain / 2;
            }
        }
        // Beside the way, a bad tile is best where it is farthest from it.
        if mine.is_none() && gain < 0 {
            worth += (way.to_go(space) - way.to_go(self.player().at)) / 20;
        }
        worth
    }
    pub(super) fn weigh_clear(&self, space: Space) -> i32 {
        let way = self.way();
        let tile = self.table.tile_at(space).expect("a tile is cleared");
        let gain = tile_francs(self.rules, tile) - way.unknown_francs();
        let mine = way.steps_to(self.player().at, space, 3).is_some();
        if mine { gain - 5 } else { -30 }
    }
    pub(super) fn weigh_split(&self, engine: u8, chassis: u8) -> i32 {
        let Frame::Damage(room) = self.frame else { return 0 };
        let p = self.table.player(room.seat());
        let after = body(i32::from(p.engine) - i32::from(engine), i32::from(p.chassis) - i32::from(chassis));
        if room.seat() == self.me { after } else { -after }
    }
    /// Trail Hunter and Con Artist: what costs most on one's own way, what costs least on the rivals'.
    pub(super) fn weigh_choice(&self, space: Space) -> i32 {
        let way = self.way();
        let tile = self.table.tile_at(space).expect("a tile is chosen");
        let dear = tile_francs(self.rules, tile) - way.unknown_francs();
        if way.steps_to(self.player().at, space, 6).is_some() {
            return dear;
        }
        let rivals = self.table.rivals(self.rules, self.me);
        let theirs = rivals.iter().any(|r| way.steps_to(self.table.player(r).at, space, 6).is_some());
        if theirs { -dear } else { -5 }
    }
}
