//! `novice-2`, frozen: a beginner with sound habits in the motorcar race (rule book 004). Counts days:
//! every legal action is weighed by the days it is likely to save or cost, against what a tile is worth, and
//! the best is taken.

use crate::{Bot, best, legal};
use game::{Luck, Seat, SplitMix};
use motorcar::rooms::Frame;
use motorcar::tabletop::{Player, Tabletop};
use motorcar::{Action, MotorcarRace, Predicament, Rules, Strain, View, slide};

/// Weights are in tenths of a day.
const DAY: i32 = 10;
/// Tokens that a rival is expected to put in the bag.
const USUAL_TOKENS: i32 = 2;
/// What the predicament dice add on average, in tenths of a predicament.
const USUAL_EXTRA: i32 = 7;

/// The level `novice-2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Novice2;

impl Bot<MotorcarRace> for Novice2 {
    fn choose(&self, rules: &Rules, view: &View, luck: &mut SplitMix) -> Action {
        let me = view.viewer().seat().expect("a seat decides");
        let mind = Mind { rules, view, table: view.table(), me };
        // A little luck breaks ties, so that two novices do not drive as one.
        let worth = |action| mind.weigh(action) * 4 + luck.below(4 * DAY as u32) as i32;
        best(&legal::<MotorcarRace>(rules, view), worth)
    }
}

/// What the novice thinks about.
struct Mind<'a> {
    rules: &'a Rules,
    view: &'a View,
    table: &'a Tabletop,
    me: Seat,
}

impl Mind<'_> {
    fn player(&self) -> &Player {
        self.table.player(self.me)
    }
    /// How many days a seat is behind me; negative if it is ahead.
    fn lag(&self, seat: Seat) -> i32 {
        i32::from(self.table.player(seat).day) - i32::from(self.player().day)
    }
    fn rivals(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.rules.seats).filter(|&seat| seat != self.me)
    }
    /// The rival with the fewest days.
    fn leader(&self) -> Option<Seat> {
        self.rivals().min_by_key(|&seat| self.table.player(seat).day)
    }
    /// Days of a predicament at this strain.
    fn delay(&self, strain: Strain) -> i32 {
        tenths(self.rules.predicament_odds(strain).mean())
    }
    /// Days of a predicament for a seat whose strain is known.
    fn delay_of(&self, seat: Seat) -> i32 {
        self.table.player(seat).strain.map_or(0, |strain| self.delay(strain))
    }
    /// What a tile will save one day: less and less towards the end, when few predicaments are left to pay.
    fn tile_worth(&self) -> i32 {
        let rounds_left = i32::from(self.rules.rounds - self.table.round);
        (8 * DAY).min(2 * DAY * rounds_left)
    }

    /// What a tile costs that is laid against a rival: it is not there any more when my own tokens come out of the
    /// bag, in the last round as in any other.
    fn price(&self, tiles: i32) -> i32 {
        let (own, all) = (self.table.bag[self.me.index()], self.table.tokens_in_bag().max(1));
        let drawn = self.view.frames().iter().find_map(|frame| match frame {
            Frame::Round(round) => Some(round.predicaments()),
            _ => None,
        });
        let feared = 10 * i32::from(drawn.unwrap_or(0)) * i32::from(own) / i32::from(all); // in tenths
        let left = 10 * (i32::from(self.player().tiles) - tiles);
        let missed = (feared - left).clamp(0, 10);
        self.tile_worth().max(self.delay_of(self.me) * missed / 10)
    }

    fn weigh(&self, action: Action) -> i32 {
        match action {
            Action::Flick(pull) => self.weigh_pull(pull),
            Action::Strain(strain) => self.weigh_strain(strain),
            Action::Inflict(rival) => self.harm(rival) - 2 * self.price(2),
            Action::Complete(rival) => self.harm(rival) - self.price(1),
            // A pledge costs nothing if nobody joins, but often nobody does.
            Action::Pledge(rival) => (self.harm(rival) - self.price(1)) / 2,
            Action::Help(rival, what) => self.weigh_help(rival, what),
            // A tile could pay for a random one.
            Action::Cancel(Predicament::Inflicted) => 3 * DAY,
            Action::Cancel(Predicament::Random) => 2 * DAY,
            Action::Pay(count) => i32::from(count) * (self.delay_of(self.me) - self.tile_worth()),
            Action::Decline if matches!(self.view.top(), Frame::SlowestCancels(_)) => -DAY,
            Action::Decline | Action::Done => 0,
            Action::Withdraw => -100 * DAY,
        }
    }
    /// As near to the far edge as luck allows: the reach, but nothing for a car that goes over.
    fn weigh_pull(&self, pull: u8) -> i32 {
        let flick = &self.rules.flick;
        let (mut sum, mut all) = (0, 0);
        for (slip, weight) in slide::slips(flick) {
            let reach = slide::reach(flick, pull, slip);
            all += i32::from(weight);
            sum += if reach <= flick.length { i32::from(weight) * i32::from(reach) } else { 0 };
        }
        sum / all
    }
    /// Days of the stage and of the predicaments to be feared. Whoever is behind dares more, whoever leads less.
    fn weigh_strain(&self, strain: Strain) -> i32 {
        let tokens = i32::from(self.rules.strain(strain).tokens);
        let in_bag = tokens + USUAL_TOKENS * (i32::from(self.rules.seats) - 1);
        let drawn = i32::from(self.rules.predicaments(self.table.round)) * 10 + USUAL_EXTRA;
        let suffered = drawn * tokens / in_bag; // in tenths of a predicament
        let delay = self.delay(strain);
        // A tile in hand pays off a predicament, where that is cheaper.
        let paid = suffered.min(10 * i32::from(self.player().tiles));
        let endured = (suffered - paid) * delay + paid * delay.min(self.tile_worth());
        let days = tenths(self.rules.stage_odds(strain).mean()) + endured / 10;
        let behind = self.leader().map_or(0, |leader| -self.lag(leader)).clamp(-20, 20);
        behind * (tokens - USUAL_TOKENS) - days
    }
    /// What a predicament of a rival is worth to me: the one to beat counts, others hardly. Some are
    /// cancelled before they hurt. Nobody is kicked who is down already.
    fn harm(&self, rival: Seat) -> i32 {
        if self.table.player(rival).inflicted > 0 {
            return -DAY;
        }
        let delay = self.delay_of(rival) * 3 / 4;
        if self.leader() == Some(rival) { delay } else { delay / 4 }
    }
    /// A tile for me against days for a rival. What he could pay off himself costs him a tile at most.
    fn weigh_help(&self, rival: Seat, what: Predicament) -> i32 {
        let could_pay = what == Predicament::Random && self.table.player(rival).tiles > 0;
        let saved =
            if could_pay { self.tile_worth().min(self.delay_of(rival)) } else { self.delay_of(rival) };
        let counts = if self.leader() == Some(rival) && self.lag(rival) < 25 { 2 } else { 4 };
        self.tile_worth() - saved / counts
    }
}

fn tenths((sum, all): (u64, u64)) -> i32 {
    (sum * 10 / all) as i32
}
