//! Weighing by the chance to win: what a strain, a tile, help or a pledge would make of it.

use super::Scene;
use super::outlook::{Draws, Outlook, draws};
use game::Seat;
use motorcar::ids::MAX_PLAYERS;
use motorcar::rooms::{Frame, INFLICT_PRICE};
use motorcar::tabletop::Tabletop;
use motorcar::{Action, Predicament, Rules, Strain, slide};

/// How likely a pledge finds somebody who adds the second tile.
const JOINED: f64 = 0.3;

/// Days by seat.
type Days = [f64; MAX_PLAYERS];

/// What the racer thinks about.
pub(super) struct Mind<'a> {
    rules: &'a Rules,
    /// The suspended rooms, outermost first.
    frames: &'a [Frame],
    /// The table, to try things on.
    table: Tabletop,
    me: Seat,
    outlook: Outlook<'a>,
    /// What may come out of the bag, by seat, while nothing has been drawn.
    draws: [Option<Draws>; MAX_PLAYERS],
    /// The days of all at the end of the round.
    days: Days,
}

impl<'a> Mind<'a> {
    /// Looks round the table.
    pub(super) fn new(scene: Scene<'a>, outlook: Outlook<'a>) -> Mind<'a> {
        let Scene { rules, table, frames, me } = scene;
        let (draws, days) = ([None; MAX_PLAYERS], [0.0; MAX_PLAYERS]);
        let mut mind = Mind { rules, frames, table: *table, me, outlook, draws, days };
        for seat in Seat::all(rules.seats) {
            mind.draws[seat.index()] = mind.draws_of(seat);
            mind.days[seat.index()] = mind.days_of(seat);
        }
        mind
    }
    /// The room that asks.
    fn top(&self) -> &'a Frame {
        self.frames.last().expect("there is a bottom room")
    }
    /// The chance to win after this action, of 1.
    pub(super) fn weigh(&mut self, action: Action) -> f64 {
        let before = (self.table, self.days);
        let chance = self.tried(action);
        (self.table, self.days) = before;
        chance
    }
    fn tried(&mut self, action: Action) -> f64 {
        let me = self.me;
        match action {
            Action::Inflict(rival) => self.inflict(rival, INFLICT_PRICE),
            Action::Complete(rival) => self.inflict(rival, 1),
            Action::Pledge(rival) => {
                let alone = self.chance();
                self.inflict(rival, 1);
                return alone + (self.chance() - alone) * JOINED;
            }
            Action::Help(rival, what) => {
                self.table.player_mut(rival).resolve(what);
                self.table.player_mut(me).tiles += self.rules.tiles.help;
                let saved = self.days[rival.index()] - self.days_of(rival);
                self.days[rival.index()] -= saved * self.outlook.w.help;
            }
            Action::Cancel(what) => self.table.player_mut(me).resolve(what),
            Action::Pay(count) => {
                let player = self.table.player_mut(me);
                player.tiles -= count;
                (0..count).for_each(|_| player.resolve(Predicament::Random));
                // There is no second question: what is not paid off now is endured like an inflicted one.
                player.inflicted += u16::from(std::mem::take(&mut player.random));
            }
            Action::Withdraw => return -1.0,
            Action::Flick(_) | Action::Strain(_) | Action::Decline | Action::Done => (),
        }
        self.chance()
    }
    fn inflict(&mut self, rival: Seat, tiles: u8) {
        self.table.player_mut(self.me).tiles -= tiles;
        self.table.player_mut(rival).inflicted += 1;
        self.days[rival.index()] = self.days_of(rival);
    }

    // ---- who will win ------------------------------------------------------------------------

    /// My chance to win as the table lies. My own draws are weighed one by one, rivals' on average.
    fn chance(&mut self) -> f64 {
        self.days[self.me.index()] = self.days_of(self.me);
        let Some(draws) = self.draws[self.me.index()] else {
            return self.standing(self.days[self.me.index()], &self.days, 1.0);
        };
        let likely = draws.into_iter().zip(0..).filter(|&(odd, _)| odd > 0.0);
        likely.map(|(odd, drawn)| odd * self.standing(self.days_with(self.me, drawn), &self.days, 1.0)).sum()
    }
    /// My chance to win with so many days. Whoever is likely to win must fear the tiles of all others; if that is me,
    /// so many `times` as much.
    fn standing(&self, mine: f64, days: &Days, times: f64) -> f64 {
        let (o, me) = (&self.outlook, self.me.index());
        let all = 0..usize::from(self.rules.seats);
        let rivals = all.clone().filter(|&seat| seat != me);
        if o.threat == 0.0 {
            return o.chance(mine, rivals.map(|seat| o.counts(days[seat])).sum());
        }
        let at = |seat: usize| if seat == me { mine } else { days[seat] };
        let first = all.clone().map(at).fold(f64::INFINITY, f64::min);
        let mut counts = [0.0; MAX_PLAYERS];
        all.clone().for_each(|seat| counts[seat] = o.counts(at(seat) - first));
        let sum: f64 = counts.iter().sum();
        let tiles: f64 = all.map(|seat| f64::from(self.table.players[seat].tiles)).sum();
        let fear =
            |seat: usize| o.threat * (tiles - f64::from(self.table.players[seat].tiles)) * counts[seat] / sum;
        o.chance(fear(me) * times, rivals.map(|seat| o.counts(days[seat] + fear(seat) - mine)).sum())
    }
    /// The days of a seat at the end of the round, less what its tiles are worth.
    fn days_of(&self, seat: Seat) -> f64 {
        match self.draws[seat.index()] {
            Some(draws) => {
                draws.into_iter().zip(0..).map(|(odd, drawn)| odd * self.days_with(seat, drawn)).sum()
            }
            None => self.days_with(seat, self.table.player(seat).random),
        }
    }
    /// The same if so many of its tokens are on the logo.
    fn days_with(&self, seat: Seat, random: u8) -> f64 {
        let (o, player) = (&self.outlook, self.table.player(seat));
        let day = f64::from(player.day);
        let Some(strain) = player.strain else { return day + self.pace() - o.tiles(player.tiles) };
        let (delay, inflicted) = (o.delay(strain), f64::from(player.inflicted));
        let drives = if self.has_driven(seat) { 0.0 } else { o.stage(strain) };
        let free = match self.top() {
            Frame::PayTiles(_) | Frame::SlowestCancels(_) => 0.0,
            _ => self.let_off(seat, f64::from(random) + inflicted),
        };
        day + drives + o.burden(random, player.tiles, delay) + (inflicted - free) * delay
    }
    /// The days of a stage that nobody has chosen a strain for.
    fn pace(&self) -> f64 {
        self.outlook.stage(Strain::Normal)
    }
    /// How many of its predicaments a car is let off for being the slowest.
    fn let_off(&self, seat: Seat, predicaments: f64) -> f64 {
        let day = self.table.player(seat).day;
        let is_slowest = self.outlook.rivals(seat).all(|rival| self.table.player(rival).day <= day);
        if is_slowest { self.outlook.w.slowest * predicaments.min(1.0) } else { 0.0 }
    }
    /// What may come out of the bag, while rivals inflict.
    fn draws_of(&self, seat: Seat) -> Option<Draws> {
        let Frame::Inflict(_) = self.top() else { return None };
        let drawn = self.frames.iter().find_map(|frame| match frame {
            Frame::Round(round) => Some(round.predicaments()),
            _ => None,
        })?;
        Some(draws(self.table.bag[seat.index()], self.table.tokens_in_bag(), drawn))
    }
    /// Has this car driven its stage of the round?
    fn has_driven(&self, seat: Seat) -> bool {
        match self.top() {
            Frame::Inflict(_) => false,
            Frame::Help(help) => self.table.place_of(seat) <= self.table.place_of(help.helper()),
            _ => true,
        }
    }

    // ---- closed hands and toy cars -----------------------------------------------------------

    /// The chance to win with this strain, by all that the stage and the bag may bring. `added` are the odds of the
    /// predicament dice.
    pub(super) fn weigh_strain(&self, strain: Strain, added: [f64; 3]) -> f64 {
        let (o, player) = (&self.outlook, self.table.player(self.me));
        let own = self.rules.strain(strain).tokens;
        let all = own + self.rival_tokens();
        let of_leg = self.rules.predicaments(self.table.round);
        let mut drawn = Draws::default();
        for (odd, more) in added.into_iter().zip(0..) {
            let some = draws(own, all, of_leg + more);
            drawn.iter_mut().zip(some).for_each(|(sum, one)| *sum += one * odd);
        }
        let (odds, delay) = (self.rules.stage_odds(strain), o.delay(strain));
        let day = f64::from(player.day) + self.hits(delay) * delay;
        // The tiles that fall on a leader hurt as much as his strain lets them.
        let times = delay / o.delay(Strain::Normal);
        let mut chance = 0.0;
        for (odd, random) in drawn.into_iter().zip(0..).filter(|&(odd, _)| odd > 0.0) {
            let burden = o.burden(random, player.tiles, delay) - self.relief(f64::from(random)) * delay;
            for (days, ways) in odds.days() {
                let odd = odd * ways as f64 / odds.all_ways() as f64;
                chance += odd * self.standing(day + f64::from(days) + burden, &self.days, times);
            }
        }
        chance
    }
    /// Tokens that all rivals are expected to put in the bag.
    fn rival_tokens(&self) -> u8 {
        let w = &self.outlook.w;
        let tokens = |seat: Seat| {
            let tiles = f64::from(self.table.player(seat).tiles);
            let more = w.tokens_per_tile * tiles.min(2.0) - w.tokens_hoarded * (tiles - 2.0).max(0.0);
            (w.rival_tokens + more).clamp(1.0, f64::from(self.rules.strain_tokens()))
        };
        self.outlook.rivals(self.me).map(tokens).sum::<f64>().round() as u8
    }
    /// Predicaments that I must expect to be inflicted in this round: the leader is worth two tiles if he strains.
    fn hits(&self, delay: f64) -> f64 {
        let (o, day) = (&self.outlook, self.table.player(self.me).day);
        let is_leader = o.rivals(self.me).all(|rival| self.table.player(rival).day >= day);
        let tiles: f64 = o.rivals(self.me).map(|rival| f64::from(self.table.player(rival).tiles)).sum();
        let worth = (delay - o.delay(Strain::Normal)) / o.delay(Strain::Severe);
        if is_leader { o.w.hit * tiles * worth } else { 0.0 }
    }
    /// How many of so many predicaments others, or being the slowest, will take off me.
    fn relief(&self, predicaments: f64) -> f64 {
        let behind = f64::from(self.rules.seats - 1 - self.table.place_of(self.me));
        let spared = predicaments * (self.outlook.w.spared * behind).min(1.0);
        spared + self.let_off(self.me, predicaments - spared)
    }
    /// Who flicks for the first place comes as near to the far edge as luck allows; who flicks for the last goes over it.
    pub(super) fn weigh_pull(&self, action: Action, for_last: bool) -> f64 {
        let (flick, Action::Flick(pull)) = (&self.rules.flick, action) else { return 0.0 };
        let (mut sum, mut all) = (0.0, 0.0);
        for (slip, weight) in slide::slips(flick) {
            let reach = slide::reach(flick, pull, slip);
            let is_over = reach > flick.length;
            all += f64::from(weight);
            sum += f64::from(weight) * if is_over { -f64::from(flick.length) } else { f64::from(reach) };
        }
        if for_last { -sum / all } else { sum / all }
    }
}
