//! What the ground asks and how far it is to the finish from everywhere: measured when something on the table has
//! changed it, and remembered otherwise. A playout asks for it two hundred times in a race.

use super::extras;
use super::outlook::{LEVEL, PETROL, STOP, TIME, cards_at};
use super::ways::{Leg, PLACES, Ways};
use game::Seat;
use race::Rules;
use race::ids::{Line, MAX_SPACES, MAX_TILES, Skill, Space, SpaceSet, TileId};
use race::modules::Parts;
use race::modules::hooks;
use race::rooms::{self, Cost};
use race::tabletop::Tabletop;
use std::cell::RefCell;

/// What crossing a space is expected to take, in tenths of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Toll {
    /// Petrol.
    pub petrol: i32,
    /// Damage, with dangers.
    pub damage: i32,
    /// How likely the drive stops there, in tenths.
    pub stop: i32,
}

impl Toll {
    pub(super) fn of(rules: &Rules, cost: Cost, guarded: bool) -> Toll {
        let damage = if guarded { cost.damage } else { rooms::total_damage(rules, cost) };
        Toll {
            petrol: i32::from(cost.petrol) * 10,
            damage: i32::from(damage) * 10,
            stop: if cost.stop { 10 } else { 0 },
        }
    }
    pub(super) fn and(self, other: Toll) -> Toll {
        Toll {
            petrol: self.petrol + other.petrol,
            damage: self.damage + other.damage,
            stop: (self.stop + other.stop).min(10),
        }
    }
    pub(super) fn francs(self) -> i32 {
        (self.petrol * PETROL + self.damage * LEVEL + self.stop * STOP) / 10 + TIME
    }
    /// What entering costs, where a visit brings so much.
    fn entry(self, brings: i32) -> i32 {
        (self.francs() - brings).max(4)
    }
}

/// What a racer remembers of a race between its decisions. It belongs to one set of rules, and changes no decision:
/// whoever
/// begins with an empty one decides alike.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// By what the driver is: with a guard or without, and by seat where modules make seats unlike.
    known: Vec<Ground>,
}

impl Memory {
    /// The ground as the driver of `seat` finds it.
    pub(super) fn ground(&mut self, rules: &Rules, table: &Tabletop, seat: Seat) -> &Ground {
        let guarded = table.assistants(seat, Skill::Guard) > 0;
        let of_seat = if rules.modules.is_empty() { 0 } else { seat.index() };
        let place = 2 * of_seat + usize::from(guarded);
        while self.known.len() <= place {
            self.known.push(Ground::unknown(rules, self.known.len() % 2 == 1));
        }
        let ground = &mut self.known[place];
        ground.look(rules, table, seat);
        ground
    }
}

/// All that the ground hangs on and that changes in a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Seen {
    tiles: [u8; MAX_SPACES],
    bag: [u8; MAX_TILES],
    /// What modules made of the table, and the turn: nothing where there are none.
    parts: Option<(Parts, u8)>,
}

/// The ground, as one driver finds it.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    seen: Option<Seen>,
    guarded: bool,
    /// What each kind of tile asks, on usual ground and in a risk zone, while no module has a say.
    of_tile: [[Toll; MAX_TILES]; 2],
    tolls: [Toll; PLACES],
    /// What entering costs in francs; a city gives cards for it.
    entries: [i32; PLACES],
    /// Spaces that are no cities.
    land: SpaceSet,
    /// From the finish outwards, as far as somebody has asked.
    ways: RefCell<Ways>,
    /// The expected toll of unexplored ground.
    pub(super) unknown: Toll,
}

impl Ground {
    /// Before anything was looked at.
    fn unknown(rules: &Rules, guarded: bool) -> Ground {
        let mut of_tile = [[Toll::default(); MAX_TILES]; 2];
        for tile in rules.tile_ids() {
            let printed = Cost::from(*rules.tile(tile));
            let die = extras::die(rules, tile);
            let risky = Cost { petrol: printed.petrol + rules.numbers.risk_petrol, ..printed };
            of_tile[0][tile.index()] = Toll::of(rules, printed, guarded).and(die);
            of_tile[1][tile.index()] = Toll::of(rules, risky, guarded).and(die);
        }
        Ground {
            seen: None,
            guarded,
            of_tile,
            tolls: [Toll::default(); PLACES],
            entries: [0; PLACES],
            land: rules.spaces().collect::<SpaceSet>().minus(rules.city_spaces),
            ways: RefCell::new(Ways::new()),
            unknown: Toll::default(),
        }
    }
    /// What a space asks.
    pub(super) fn toll(&self, space: Space) -> Toll {
        self.tolls[usize::from(space.0)]
    }
    /// What entering a space costs in francs.
    pub(super) fn entry(&self, space: Space) -> i32 {
        self.entries[usize::from(space.0)]
    }
    /// What the way from a space to the finish costs in francs.
    pub(super) fn to_go(&self, rules: &Rules, space: Space) -> i32 {
        self.ways.borrow_mut().cost(rules, space)
    }
    /// The next part of that way.
    pub(super) fn next(&self, rules: &Rules, space: Space) -> Leg {
        self.ways.borrow_mut().next(rules, space)
    }

    /// Measures anew if anything has changed.
    fn look(&mut self, rules: &Rules, table: &Tabletop, seat: Seat) {
        let parts = (!rules.modules.is_empty()).then_some((table.parts, table.turn));
        let is_same =
            |seen: &Seen| seen.tiles == *table.laid() && seen.bag == table.bag && seen.parts == parts;
        if self.seen.as_ref().is_some_and(is_same) {
            return;
        }
        let unknown = self.unknown;
        self.unknown = self.expected(rules, table);
        match self.seen {
            Some(Seen { tiles, .. }) if rules.modules.is_empty() => {
                let mut changed = laid_otherwise(&tiles, table.laid()).and(self.land);
                if self.unknown != unknown {
                    changed = changed.or(self.land.minus(table.explored));
                }
                self.survey_some(rules, table, changed);
            }
            _ => {
                self.survey(rules, table, seat);
                self.measure(rules, table, seat);
            }
        }
        self.seen = Some(Seen { tiles: *table.laid(), bag: table.bag, parts });
    }
    /// The way to the finish, where modules have a say: whoever waits drives in tomorrow's weather.
    fn measure(&mut self, rules: &Rules, table: &Tabletop, seat: Seat) {
        let tomorrow = extras::tomorrow(rules, table);
        let later = tomorrow.as_ref().unwrap_or(table);
        let today = (self.tolls, self.entries);
        if tomorrow.is_some() {
            self.survey(rules, later, seat);
        }
        let ways = self.ways.get_mut();
        rules.spaces().for_each(|space| ways.set_entry(space, self.entries[usize::from(space.0)]));
        for line in (0..rules.lines.len() as u8).map(Line) {
            let is_open = hooks::adjust_line(rules, later, seat, line).is_ok();
            ways.set_fare(line, is_open.then(|| rooms::fare(rules, table, seat, line, 0).into()));
        }
        (self.tolls, self.entries) = today;
    }
    /// What unexplored ground is expected to take: the mean of the bag.
    fn expected(&self, rules: &Rules, table: &Tabletop) -> Toll {
        let (mut sum, mut n) = (Toll::default(), 0);
        for tile in rules.tile_ids() {
            let count = i32::from(table.bag[tile.index()]);
            let toll = self.of_tile[0][tile.index()];
            sum.petrol += toll.petrol * count;
            sum.damage += toll.damage * count;
            sum.stop += toll.stop * count;
            n += count;
        }
        if n == 0 {
            return Toll { petrol: 10, damage: 0, stop: 0 };
        }
        Toll { petrol: sum.petrol / n, damage: sum.damage / n, stop: sum.stop / n }
    }
    /// What every space asks, and what entering it costs in francs.
    fn survey(&mut self, rules: &Rules, table: &Tabletop, seat: Seat) {
        for space in rules.spaces() {
            let mut brings = cards_at(rules, table, seat, space) * 2 / 3;
            let toll = if rules.city_spaces.has(space) {
                brings += extras::parcel(rules, table, seat, space) - extras::gate(rules, table, seat, space);
                Toll { petrol: i32::from(rules.numbers.city_petrol) * 10, damage: 0, stop: 10 }
            } else if let Some(tile) = table.tile_at(space) {
                let known = Toll::of(rules, rooms::tile_cost(rules, table, seat, space), self.guarded);
                known.and(extras::die(rules, tile))
            } else {
                // Whatever lies there, the place may ask for more.
                let more = rooms::cost_on(rules, table, seat, space, Cost::default());
                self.unknown.and(Toll::of(rules, more, self.guarded))
            };
            self.set(space, toll, brings);
        }
    }
    fn set(&mut self, space: Space, toll: Toll, brings: i32) {
        self.tolls[usize::from(space.0)] = toll;
        self.entries[usize::from(space.0)] = toll.entry(brings);
    }
    /// The same of some spaces, none of them a city, while no module has a say: of a tile only its kind and the risk
    /// zone count.
    fn survey_some(&mut self, rules: &Rules, table: &Tabletop, spaces: SpaceSet) {
        let risk = Cost { petrol: rules.numbers.risk_petrol, ..Cost::default() };
        let unknown = [self.unknown, self.unknown.and(Toll::of(rules, risk, self.guarded))];
        let ways = self.ways.get_mut();
        for space in spaces.iter() {
            let risk = usize::from(rules.risk.has(space));
            let on_tile = |tile: TileId| self.of_tile[risk][tile.index()];
            let toll = table.tile_at(space).map_or(unknown[risk], on_tile);
            let place = usize::from(space.0);
            if self.tolls[place] != toll {
                self.tolls[place] = toll;
                self.entries[place] = toll.entry(0);
                ways.set_entry(space, self.entries[place]);
            }
        }
    }
}

/// Where the tiles of two tables differ.
fn laid_otherwise(before: &[u8; MAX_SPACES], now: &[u8; MAX_SPACES]) -> SpaceSet {
    const CHUNK: usize = 32;
    let mut spaces = SpaceSet::EMPTY;
    for (i, (a, b)) in before.chunks_exact(CHUNK).zip(now.chunks_exact(CHUNK)).enumerate() {
        if a != b {
            let differ = (0..CHUNK).filter(|&k| a[k] != b[k]);
            differ.for_each(|k| spaces.insert(Space((i * CHUNK + k) as u8)));
        }
    }
    spaces
}
