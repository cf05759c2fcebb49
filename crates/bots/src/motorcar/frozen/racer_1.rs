//! `racer-1`, frozen: counts expected days like the novice, with weights that were found by matches: what
//! a tile is worth, how much a rival's delay counts, how much to dare when behind.

use crate::{Bot, best, legal};
use game::{Luck, Seat, SplitMix};
use motorcar::rooms::Frame;
use motorcar::tabletop::{Player, Tabletop};
use motorcar::{Action, MotorcarRace, Predicament, Rules, Strain, View, slide};

/// The level `racer-1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Racer1;

/// What a racer goes by; days unless said otherwise.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Weights {
    /// The most a tile is worth.
    tile: f64,
    /// What a tile is worth for each round left.
    tile_per_round: f64,
    /// What each further tile is worth less.
    tile_more: f64,
    /// Tokens that a rival is expected to put in the bag.
    rival_tokens: f64,
    /// How much a day behind the leader makes a token more attractive.
    daring: f64,
    /// How much a day of the leader counts.
    leader: f64,
    /// How much a day of any other rival counts.
    other: f64,
    /// How much of the delay of a helped rival counts against helping.
    help: f64,
    /// What a token in the bag costs besides.
    token: f64,
}

impl Weights {
    /// Found by matches and rounded. With two rivals tiles are
    /// kept for the last rounds, where most predicaments come; with more they are spent sooner.
    fn for_cars(cars: u8) -> Weights {
        if cars <= 3 {
            return Weights {
                tile: 18.0,
                tile_per_round: 1.9,
                tile_more: 0.4,
                rival_tokens: 1.0,
                daring: 0.12,
                leader: 0.05,
                other: 0.02,
                help: 0.56,
                token: 0.1,
            };
        }
        Weights {
            tile: 12.0,
            tile_per_round: 2.7,
            tile_more: 0.2,
            rival_tokens: 1.7,
            daring: 0.23,
            leader: 0.1,
            other: 0.2,
            help: 0.4,
            token: 0.3,
        }
    }
}

impl Bot<MotorcarRace> for Racer1 {
    fn choose(&self, rules: &Rules, view: &View, luck: &mut SplitMix) -> Action {
        let actions = legal::<MotorcarRace>(rules, view);
        if actions.len() == 1 {
            return actions[0];
        }
        let me = view.viewer().seat().expect("a seat decides");
        let mind = Mind { rules, view, table: view.table(), me, w: Weights::for_cars(rules.seats) };
        // A hundredth of a day breaks ties, so that two racers do not drive as one.
        best(&actions, |action| mind.weigh(action) + f64::from(luck.below(100)) / 10_000.0)
    }
}

/// What the racer thinks about.
struct Mind<'a> {
    rules: &'a Rules,
    view: &'a View,
    table: &'a Tabletop,
    me: Seat,
    w: Weights,
}

impl Mind<'_> {
    fn player(&self) -> &Player {
        self.table.player(self.me)
    }
    fn rivals(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.rules.seats).filter(|&seat| seat != self.me)
    }
    /// The rival with the fewest days.
    fn leader(&self) -> Option<Seat> {
        self.rivals().min_by_key(|&seat| self.table.player(seat).day)
    }
    /// How many days a seat is behind me; negative if it is ahead.
    fn lag(&self, seat: Seat) -> f64 {
        f64::from(self.table.player(seat).day) - f64::from(self.player().day)
    }

    fn weigh(&self, action: Action) -> f64 {
        match action {
            Action::Flick(pull) => self.weigh_pull(pull),
            Action::Strain(strain) => self.weigh_strain(strain),
            Action::Inflict(rival) => self.harm(rival) - 2.0 * self.tile_worth(),
            Action::Complete(rival) => self.harm(rival) - self.tile_worth(),
            Action::Pledge(rival) => (self.harm(rival) - self.tile_worth()) / 2.0,
            Action::Help(rival, what) => self.weigh_help(rival, what),
            // A tile never buys off an inflicted predicament (M7), so that one goes first.
            Action::Cancel(Predicament::Inflicted) => 3.0,
            Action::Cancel(Predicament::Random) => 2.0,
            Action::Pay(count) => f64::from(count) * (self.delay_of(self.me) - self.tile_worth()),
            Action::Decline if matches!(self.view.top(), Frame::SlowestCancels(_)) => -1.0,
            Action::Decline | Action::Done => 0.0,
            Action::Withdraw => -1000.0,
        }
    }
    /// As near to the far edge as luck allows: the reach, but nothing for a car that goes over.
    fn weigh_pull(&self, pull: u8) -> f64 {
        let flick = &self.rules.flick;
        let (mut sum, mut all) = (0.0, 0.0);
        for (slip, weight) in slide::slips(flick) {
            let reach = slide::reach(flick, pull, slip);
            all += f64::from(weight);
            sum += if reach <= flick.length { f64::from(weight) * f64::from(reach) } else { 0.0 };
        }
        sum / all
    }
    /// Days of the stage and of the predicaments to be feared. Whoever is behind dares more, whoever leads less.
    fn weigh_strain(&self, strain: Strain) -> f64 {
        let tokens = f64::from(self.rules.strain(strain).tokens);
        let in_bag = tokens + self.w.rival_tokens * f64::from(self.rules.seats - 1);
        let drawn = f64::from(self.rules.predicaments(self.table.round)) + 0.7;
        let suffered = (drawn * tokens / in_bag).min(tokens);
        let days = mean(self.rules.stage_odds(strain).mean()) + suffered * self.delay(strain);
        let behind = self.leader().map_or(0.0, |leader| -self.lag(leader)).clamp(-20.0, 20.0);
        behind * (tokens - 2.0) * self.w.daring - tokens * self.w.token - days
    }
    fn delay(&self, strain: Strain) -> f64 {
        mean(self.rules.predicament_odds(strain).mean())
    }
    fn delay_of(&self, seat: Seat) -> f64 {
        self.table.player(seat).strain.map_or(0.0, |strain| self.delay(strain))
    }
    /// What a tile will save one day: less with many of them, and less towards the end.
    fn tile_worth(&self) -> f64 {
        let left = f64::from(self.rules.rounds - self.table.round);
        let owned = f64::from(self.player().tiles);
        (self.w.tile - owned * self.w.tile_more).max(1.0).min(self.w.tile_per_round * left)
    }
    fn harm(&self, rival: Seat) -> f64 {
        self.delay_of(rival) * if self.leader() == Some(rival) { self.w.leader } else { self.w.other }
    }
    /// A tile for me against days for a rival. What he could pay off himself costs him a tile at most.
    fn weigh_help(&self, rival: Seat, what: Predicament) -> f64 {
        let could_pay = what == Predicament::Random && self.table.player(rival).tiles > 0;
        let delay = self.delay_of(rival);
        let saved = if could_pay { self.tile_worth().min(delay) } else { delay };
        let near = if self.leader() == Some(rival) && self.lag(rival) < 25.0 { 2.0 } else { 1.0 };
        self.tile_worth() - saved * near * self.w.help
    }
}

fn mean((sum, all): (u64, u64)) -> f64 {
    sum as f64 / all as f64
}
