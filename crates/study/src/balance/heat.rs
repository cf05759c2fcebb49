//! Where the vehicles of a board came: for its map.

use race::Rules;
use race::ids::SpaceSet;
use race::rules::Sources;
use serde::Serialize;

/// A board and how it was used.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Heat {
    /// Its slug.
    pub board: String,
    /// What it is called.
    pub name: String,
    /// Races counted.
    pub races: u64,
    /// Its spaces.
    pub spaces: Vec<HotSpace>,
    /// Its lines.
    pub lines: Vec<HotLine>,
}

/// A space and in how many races a vehicle came there.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HotSpace {
    /// Column and row.
    pub at: (i16, i16),
    /// What it is called.
    pub name: String,
    /// It is a city.
    pub is_city: bool,
    /// It is in a risk zone.
    pub risk: bool,
    /// Races in which a vehicle came there.
    pub races: u64,
}

/// A line and how often it was taken.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HotLine {
    /// The spaces of the cities it joins, by their places in the list.
    pub ends: [usize; 2],
    /// Rides, all races together.
    pub rides: u64,
}

impl Heat {
    /// Nobody has come anywhere yet.
    pub fn new(name: String, sources: &Sources, rules: &Rules) -> Heat {
        let spaces = sources.spaces.iter().zip(&rules.names.spaces).enumerate().map(|(i, (space, name))| {
            let is_city = rules.cities.iter().any(|city| city.space.index() == i);
            HotSpace { at: space.at, name: name.clone(), is_city, risk: space.risk, races: 0 }
        });
        let lines = rules.lines.iter().map(|line| {
            let ends = line.ends.map(|city| rules.city(city).space.index());
            HotLine { ends, rides: 0 }
        });
        let (board, lines) = (rules.board.clone(), lines.collect());
        Heat { board, name, races: 0, spaces: spaces.collect(), lines }
    }
    /// One more race.
    pub fn add(&mut self, spaces: SpaceSet, rides: &[u32]) {
        self.races += 1;
        spaces.iter().for_each(|space| self.spaces[space.index()].races += 1);
        self.lines.iter_mut().zip(rides).for_each(|(line, n)| line.rides += u64::from(*n));
    }
    /// The part of all races in which somebody came to a space.
    pub fn part(&self, space: &HotSpace) -> f64 {
        if self.races == 0 { 0.0 } else { space.races as f64 / self.races as f64 }
    }
}
