//! `board check`: will it play well? Whether a board holds together at all is told by the content crate;
//! here stand the demands on every board, each fault named with its space or city.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use content::Problem;
use race::ids::{Colour, MAX_SPACES, Way};
use race::rules::{CitySource, Sources, hex_name};

use crate::description::COLOURS;
use crate::graph::Graph;
use crate::hex::Hex;

const SPACES: RangeInclusive<usize> = 90..=MAX_SPACES;
const WAY: RangeInclusive<u32> = 18..=26;
const CITIES: RangeInclusive<usize> = 14..=20;
/// Every colour at least so often.
const OF_A_COLOUR: usize = 3;
/// One city in so many may give 3 cards.
const THREES: usize = 5;
/// One space in so many may lie on islands.
const ISLANDS: usize = 10;
/// A sea line that is worth saving for.
const DEAR: u16 = 100;
/// Levels may fall so far on the way.
const FALL: u8 = 1;

/// What there is to know about a board at a glance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// How many spaces.
    pub spaces: usize,
    /// How many of them in risk zones.
    pub risk: usize,
    /// Steps over land between the ends: the fewest and the most, by the choice of the middle city.
    pub way: Option<(u32, u32)>,
    /// The same without entering a risk zone.
    pub way_around: Option<(u32, u32)>,
    /// How many levels.
    pub levels: u8,
    /// Cities that are no ends; tokens count where they show a colour.
    pub cities: usize,
    /// Cities of each colour: blue, yellow, green, red.
    pub colours: [usize; 4],
    /// Sea lines and air lines.
    pub lines: [usize; 2],
}

/// A board under examination.
struct Exam<'s> {
    sources: &'s Sources,
    graph: Graph,
    /// Start and finish spaces, for every choice of the middle city.
    races: Vec<(usize, usize)>,
    problems: Vec<Problem>,
}

/// Everything that is wrong with a board.
pub fn check(sources: &Sources) -> Vec<Problem> {
    let mut exam = Exam::new(sources);
    exam.check_size();
    exam.check_way();
    exam.check_islands();
    exam.check_cities();
    exam.check_colours();
    exam.check_lines();
    exam.check_risk();
    exam.check_levels();
    exam.problems
}

/// What there is to know about a board.
pub fn facts(sources: &Sources) -> Facts {
    let exam = Exam::new(sources);
    let is_risk = |space: usize| sources.spaces[space].risk;
    let span = |ways: Vec<Option<u32>>| -> Option<(u32, u32)> {
        let ways: Vec<u32> = ways.into_iter().collect::<Option<_>>()?;
        Some((*ways.iter().min()?, *ways.iter().max()?))
    };
    let count = |colour: Colour| exam.printed().filter(|city| city.colour == colour).count();
    Facts {
        spaces: sources.spaces.len(),
        risk: (0..sources.spaces.len()).filter(|space| is_risk(*space)).count(),
        way: span(exam.ways(|_| true)),
        way_around: span(exam.ways(|space| !is_risk(space))),
        levels: sources.levels,
        cities: exam.city_count(),
        colours: [Colour::Blue, Colour::Yellow, Colour::Green, Colour::Red].map(count),
        lines: [Way::Sea, Way::Air].map(|way| sources.lines.iter().filter(|line| line.way == way).count()),
    }
}

impl<'s> Exam<'s> {
    fn new(sources: &'s Sources) -> Self {
        let slots: Vec<usize> = sources.slots.iter().map(|city| sources.cities[*city].space).collect();
        let candidates =
            |end: Option<usize>| end.map_or(slots.clone(), |city| vec![sources.cities[city].space]);
        let [starts, finishes] = sources.ends.map(candidates);
        let races = starts.iter().flat_map(|start| finishes.iter().map(|finish| (*start, *finish))).collect();
        let hexes: Vec<Hex> = sources.spaces.iter().map(|space| space.at).collect();
        Exam { sources, graph: Graph::of(&hexes), races, problems: Vec::new() }
    }

    /// R5: where halves are joined, tokens lie on slots but none of them is an end. Such a race is twice
    /// as long.
    fn is_joined(&self) -> bool {
        !self.sources.slots.is_empty() && self.sources.ends.iter().all(Option::is_some)
    }

    fn times(&self) -> usize {
        if self.is_joined() { 2 } else { 1 }
    }

    fn tell(&mut self, entry: String, found: impl Into<String>, expected: impl Into<String>) {
        let file = format!("boards/{}.toml", self.sources.board);
        let (found, expected) = (found.into(), expected.into());
        self.problems.push(Problem { file, entry, field: String::new(), found, expected });
    }

    fn space(&self, space: usize) -> String {
        match self.sources.cities.iter().find(|city| city.space == space) {
            Some(city) => format!("city {:?}", city.slug),
            None => format!("space {}", hex_name(self.sources.spaces[space].at)),
        }
    }

    /// The slot where a race begins or ends, if it does (R5).
    fn slot(&self, (start, finish): (usize, usize)) -> Option<u8> {
        let spaces = self.sources.slots.iter().map(|city| self.sources.cities[*city].space);
        let mut ends = spaces.enumerate().filter(|(_, space)| *space == start || *space == finish);
        ends.next().map(|(slot, _)| slot as u8)
    }

    /// Cities with a colour of their own.
    fn printed(&self) -> impl Iterator<Item = &'s CitySource> {
        let sources = self.sources;
        let is_printed = |(index, city): &(usize, &CitySource)| {
            city.colour != Colour::Purple && !sources.slots.contains(index)
        };
        sources.cities.iter().enumerate().filter(is_printed).map(|(_, city)| city)
    }

    /// Cities that show a colour in a race.
    fn city_count(&self) -> usize {
        let ends_in_the_middle = self.sources.ends.iter().filter(|end| end.is_none()).count();
        self.printed().count() + self.sources.slots.len().saturating_sub(ends_in_the_middle)
    }

    fn ways(&self, may_enter: impl Fn(usize) -> bool) -> Vec<Option<u32>> {
        self.races.iter().map(|(start, finish)| self.graph.steps(*start, &may_enter)[*finish]).collect()
    }

    fn check_size(&mut self) {
        let spaces = self.sources.spaces.len();
        if !SPACES.contains(&spaces) {
            self.tell(String::new(), format!("{spaces} spaces"), shown(&SPACES));
        }
    }

    fn check_way(&mut self) {
        let times = self.times() as u32;
        let span = WAY.start() * times..=WAY.end() * times;
        for ((start, finish), steps) in self.races.clone().into_iter().zip(self.ways(|_| true)) {
            let entry = format!("{} to {}", self.space(start), self.space(finish));
            match steps {
                None => self.tell(entry, "no way over land", "land between the ends"),
                Some(steps) if !span.contains(&steps) => {
                    self.tell(entry, format!("{steps} spaces over land"), shown(&span));
                }
                Some(_) => {}
            }
        }
    }

    fn check_islands(&mut self) {
        let Some((start, _)) = self.races.first().copied() else { return };
        let all = self.sources.spaces.len();
        let islands: Vec<Vec<usize>> = self.graph.groups(|_| true);
        let islands: Vec<&Vec<usize>> = islands.iter().filter(|group| !group.contains(&start)).collect();
        let outside: usize = islands.iter().map(|island| island.len()).sum();
        if let Some(first) = islands.first().filter(|_| outside * ISLANDS > all) {
            let found = format!("{outside} of {all} spaces on islands");
            self.tell(
                self.space(first[0]),
                found,
                format!("at most one in {ISLANDS}: the land is connected"),
            );
        }
        for (index, slot) in self.sources.slots.iter().enumerate() {
            let space = self.sources.cities[*slot].space;
            if islands.iter().any(|island| island.contains(&space)) {
                self.tell(self.space(space), format!("slot {index} on an island"), "a slot on the main land");
            }
        }
    }

    fn check_cities(&mut self) {
        let times = self.times();
        let span = CITIES.start() * times..=CITIES.end() * times;
        let count = self.city_count();
        if !span.contains(&count) {
            self.tell(String::new(), format!("{count} coloured cities"), shown(&span));
        }
        let threes: Vec<&CitySource> = self.printed().filter(|city| city.cards >= 3).collect();
        if threes.len() * THREES > count {
            let names: Vec<String> = threes.iter().map(|city| format!("{:?}", city.slug)).collect();
            let found = format!("{} of {count} cities with 3 cards ({})", threes.len(), names.join(", "));
            self.tell(String::new(), found, format!("at most one in {THREES}: mostly 1 and 2"));
        }
    }

    /// Every colour often enough, and in the first, the second and the last third of the race.
    fn check_colours(&mut self) {
        let levels = u32::from(self.sources.levels);
        for (word, colour) in COLOURS.iter().filter(|(_, colour)| *colour != Colour::Purple) {
            // Where an end is in the middle, a city counts wherever it lies on the way to one of the slots.
            let mut thirds: BTreeMap<u32, Vec<&str>> = BTreeMap::new();
            let cities: Vec<&CitySource> = self.printed().filter(|city| city.colour == *colour).collect();
            for (city, race) in cities.iter().flat_map(|city| self.races.iter().map(move |race| (city, race)))
            {
                let level = u32::from(self.sources.spaces[city.space].level.of(self.slot(*race)));
                let third = thirds.entry((level - 1) * 3 / levels).or_default();
                if !third.contains(&city.slug.as_str()) {
                    third.push(&city.slug);
                }
            }
            let count = cities.len();
            let fewest = OF_A_COLOUR * self.times();
            if count < fewest {
                self.tell(format!("colour {word}"), format!("{count} cities"), format!("at least {fewest}"));
            } else if let Some(third) = (0..3).find(|third| !thirds.contains_key(third)) {
                let there: Vec<String> = thirds.values().flatten().map(|slug| format!("{slug:?}")).collect();
                let which = ["first", "second", "last"][third as usize];
                let found = format!("none in the {which} third of the race, only {}", there.join(", "));
                self.tell(format!("colour {word}"), found, "one in every third");
            }
        }
    }

    fn check_lines(&mut self) {
        let lines = &self.sources.lines;
        let dearest = lines.iter().filter(|line| line.way == Way::Sea).map(|line| line.price).max();
        if dearest.is_none_or(|price| price < DEAR) {
            let found = match dearest {
                None => "no sea line".to_owned(),
                Some(price) => format!("no sea line above {price}F"),
            };
            self.tell(String::new(), found, format!("one of {DEAR}F or more"));
        }
        if !lines.iter().any(|line| line.way == Way::Air) {
            self.tell(String::new(), "no air line", "at least one");
        }
    }

    /// A risk zone tempts: through it is shorter than around it, but there is a way around.
    fn check_risk(&mut self) {
        let risk: Vec<bool> = self.sources.spaces.iter().map(|space| space.risk).collect();
        let zones = self.graph.groups(|space| risk[space]);
        if zones.is_empty() {
            self.tell(String::new(), "no risk zone", "at least one that tempts");
            return;
        }
        for zone in &zones {
            if !self.is_shortcut(zone, &risk) {
                let found =
                    format!("a risk zone of {} spaces that is no shorter than the way around", zone.len());
                self.tell(self.space(zone[0]), found, "a zone that tempts");
            }
        }
        let (through, around) = (self.ways(|_| true), self.ways(|space| !risk[space]));
        for ((start, finish), around) in self.races.clone().into_iter().zip(&around) {
            if around.is_none() {
                let entry = format!("{} to {}", self.space(start), self.space(finish));
                self.tell(entry, "no way around the risk zones", "one");
            }
        }
        if through.iter().zip(&around).all(|(through, around)| around.is_some() && through >= around) {
            let found = "no race that a risk zone makes shorter";
            self.tell(String::new(), found, "one whose shortest way leads through a zone");
        }
    }

    /// Is some way between two spaces outside shorter through the zone?
    fn is_shortcut(&self, zone: &[usize], risk: &[bool]) -> bool {
        let rim = || zone.iter().flat_map(|space| self.graph.near(*space)).filter(|space| !risk[**space]);
        rim().any(|&from| {
            let through = self.graph.steps(from, |space| zone.contains(&space) || !risk[space]);
            let around = self.graph.steps(from, |space| !risk[space]);
            rim().any(|&to| match (through[to], around[to]) {
                (Some(through), Some(around)) => through < around,
                (Some(_), None) => true,
                _ => false,
            })
        })
    }

    fn check_levels(&mut self) {
        // The way to a near slot may skip a level; the way to some slot has it.
        let held: BTreeSet<u8> = {
            let slots: Vec<_> = self.races.iter().map(|race| self.slot(*race)).collect();
            let spaces = self.sources.spaces.iter();
            spaces.flat_map(|space| slots.iter().map(|slot| space.level.of(*slot))).collect()
        };
        for level in (1..=self.sources.levels).filter(|level| !held.contains(level)) {
            self.tell(format!("level {level}"), "no space", "every level on the board");
        }
        for race in self.races.clone() {
            let slot = self.slot(race);
            let levels: Vec<u8> = self.sources.spaces.iter().map(|space| space.level.of(slot)).collect();
            let towards = self.space(race.1);
            let mut highest = 0;
            for space in self.graph.way(race.0, race.1).into_iter().flatten() {
                let level = levels[space];
                if level + FALL < highest {
                    let found = format!("level {level} after {highest} on the way to {towards}");
                    self.tell(self.space(space), found, "levels that rise");
                }
                highest = highest.max(level);
            }
        }
    }
}

fn shown<T: std::fmt::Display>(span: &RangeInclusive<T>) -> String {
    format!("{} to {}", span.start(), span.end())
}
