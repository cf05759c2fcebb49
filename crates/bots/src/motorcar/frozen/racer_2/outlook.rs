//! What a car may still expect of a round and of the race, in days: the stage, the predicaments it will endure or pay
//! off, and what its tiles are worth after that; and what chance so many days leave it.

use super::Weights;
use game::Seat;
use motorcar::tabletop::Tabletop;
use motorcar::{Rules, Strain};

/// One more than the most tokens of one car in the bag.
const MOST_TOKENS: usize = 4;
/// Tiles beyond these are worth nothing more.
const MOST_TILES: usize = 24;
/// More than all predicament dice show together.
const MOST_PIPS: usize = 64;
/// What a tile is worth when nothing is to come: it decides a tie (M13).
const TIE: f64 = 0.02;

/// How likely each number of one's tokens comes out of the bag.
pub(super) type Draws = [f64; MOST_TOKENS];

/// What stays the same during a decision.
pub(super) struct Outlook<'a> {
    pub(super) rules: &'a Rules,
    pub(super) w: Weights,
    /// How many days make a car a good deal less likely to win.
    scale: f64,
    /// Days that a tile in a rival's hand costs a car that is sure to win.
    pub(super) threat: f64,
    /// Mean days of a stage, by strain.
    stage: [f64; 3],
    /// Mean days of a predicament, by strain.
    delay: [f64; 3],
    /// Days that so many tiles will save after this round.
    tiles: [f64; MOST_TILES + 1],
}

impl<'a> Outlook<'a> {
    pub(super) fn new(rules: &'a Rules, table: &Tabletop, w: Weights) -> Outlook<'a> {
        let left = f64::from(rules.rounds - table.round);
        Outlook {
            rules,
            w,
            scale: (w.spread * w.spread_round.powf(left)).clamp(0.5, w.spread_most),
            threat: w.threat * (1.0 - left / w.threat_fade).max(0.0),
            stage: Strain::ALL.map(|strain| mean(rules.stage_odds(strain).mean())),
            delay: Strain::ALL.map(|strain| mean(rules.predicament_odds(strain).mean())),
            tiles: tiles(&w, left),
        }
    }
    /// Mean days of a stage at this strain.
    pub(super) fn stage(&self, strain: Strain) -> f64 {
        self.stage[strain as usize]
    }
    /// Mean days of a predicament at this strain.
    pub(super) fn delay(&self, strain: Strain) -> f64 {
        self.delay[strain as usize]
    }
    /// Days that so many tiles will save after this round.
    pub(super) fn tiles(&self, tiles: u8) -> f64 {
        self.tiles[usize::from(tiles).min(MOST_TILES)]
    }
    /// Days of random predicaments, less what the tiles are worth that are left: each is endured or paid off,
    /// whatever is cheaper. So a tile is worth what it can still do in this round.
    pub(super) fn burden(&self, random: u8, tiles: u8, delay: f64) -> f64 {
        let cost = |paid: u8| f64::from(random - paid) * delay - self.tiles(tiles - paid);
        (0..=random.min(tiles)).map(cost).fold(f64::INFINITY, f64::min)
    }
    /// How much a car with so many days counts beside others.
    pub(super) fn counts(&self, days: f64) -> f64 {
        (-days / self.scale).exp()
    }
    /// The chance to win with so many days beside rivals who count so much.
    pub(super) fn chance(&self, days: f64, rivals: f64) -> f64 {
        1.0 / (1.0 + (days / self.scale).exp() * rivals)
    }
    /// How likely the predicament dice add none, one or two (004:69).
    pub(super) fn added(&self) -> [f64; 3] {
        let faces = usize::from(self.rules.faces);
        let mut odds = [0.0; MOST_PIPS];
        odds[0] = 1.0;
        for _ in 0..self.rules.seats {
            let mut next = [0.0; MOST_PIPS];
            for (total, odd) in odds.iter().enumerate().filter(|(_, odd)| **odd > 0.0) {
                (1..=faces).for_each(|face| next[(total + face).min(MOST_PIPS - 1)] += odd / faces as f64);
            }
            odds = next;
        }
        let mut added = [0.0; 3];
        for (total, odd) in odds.iter().enumerate() {
            added[usize::from(self.rules.additional_predicaments(total as u8))] += odd;
        }
        added
    }
    /// All seats but one.
    pub(super) fn rivals(&self, me: Seat) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.rules.seats).filter(move |&seat| seat != me)
    }
}

/// How likely each number of `own` tokens comes out if so many of `all` are drawn.
pub(super) fn draws(own: u8, all: u8, drawn: u8) -> Draws {
    let mut odds = [0.0; MOST_TOKENS];
    odds[0] = 1.0;
    for gone in 0..drawn.min(all) {
        let mut next = [0.0; MOST_TOKENS];
        for (had, &odd) in odds.iter().enumerate().filter(|(_, odd)| **odd > 0.0) {
            let hit = ((f64::from(own) - had as f64) / f64::from(all - gone)).clamp(0.0, 1.0);
            next[had] += odd * (1.0 - hit);
            if let Some(one_more) = next.get_mut(had + 1) {
                *one_more += odd * hit;
            }
        }
        odds = next;
    }
    odds
}

/// Days that tiles save after this round, with so many rounds to come: those that can be used save much, the others
/// less and less.
fn tiles(w: &Weights, left: f64) -> [f64; MOST_TILES + 1] {
    let fade = ((left - 1.0) / w.tile_fade).min(1.0);
    let mut each = if left == 0.0 { 0.0 } else { w.tile * (w.tile_end + (1.0 - w.tile_end) * fade) };
    let (need, mut tiles) = (w.tile_need * left, [0.0; MOST_TILES + 1]);
    for n in 1..=MOST_TILES {
        tiles[n] = tiles[n - 1] + each.max(TIE);
        each *= w.tile_more.powf((n as f64 + 1.0 - need).clamp(0.0, 1.0));
    }
    tiles
}

fn mean((sum, all): (u64, u64)) -> f64 {
    sum as f64 / all as f64
}
