//! What is fixed for one race: the board, deck, bag and numbers in play, compiled for speed.
//!
//! Everything that changes the map (direction, middle city, tokens) is settled here (R5, R8).

use crate::cards::{Card, Roles};
use crate::ids::{
    CardId, City, Colour, Line, MAX_CARDS, MAX_CITIES, MAX_LINES, MAX_SPACES, MAX_TILES, Space, SpaceSet,
    TileId, Way,
};
use crate::leaders;
use crate::modules::{Module, ModuleNumbers, ModuleSet};
use crate::solo::{SoloRules, TORPEDO};
use crate::sources::{ALONE, check_leaders, check_seats, settle_middle};
pub use crate::sources::{
    CitySource, Direction, Feature, GuardReach, Level, LineSource, Middle, Numbers, Options, OptionsError,
    Price, Sources, SpaceSource, Tile,
};
use game::Seat;

/// A city in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CityInfo {
    /// Where it lies.
    pub space: Space,
    /// Its colour.
    pub colour: Colour,
    /// Cards drawn on entering.
    pub cards: u8,
}

/// A line in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineInfo {
    /// Sea or air.
    pub way: Way,
    /// The cities it joins.
    pub ends: [City; 2],
    /// Francs.
    pub price: u16,
}

impl LineInfo {
    /// The other end, if the line touches `city`.
    pub fn far_end(&self, city: City) -> Option<City> {
        match self.ends {
            [a, b] if a == city => Some(b),
            [a, b] if b == city => Some(a),
            _ => None,
        }
    }
}

/// The neighbours of a space: at most six, in a fixed order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Neighbours {
    spaces: [Space; 6],
    count: u8,
}

impl Neighbours {
    /// The neighbouring spaces.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Space> + '_ {
        self.spaces[..self.count as usize].iter().copied()
    }
    /// Six of them whatever the coast: where there are fewer, the space that has them stands in.
    #[inline]
    pub fn six(&self) -> &[Space; 6] {
        &self.spaces
    }
    /// The place of a space in the fixed order.
    #[inline]
    pub fn position(&self, space: Space) -> Option<usize> {
        self.iter().position(|s| s == space)
    }
}

const NOT_A_CITY: u8 = u8::MAX;

/// Everything fixed for one race.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The board's slug.
    pub board: String,
    /// Numbers of the base game.
    pub numbers: Numbers,
    /// How far a guard reaches.
    pub guard_reach: GuardReach,
    /// What the table agreed on.
    pub options: Options,
    /// How many seats decide.
    pub seats: u8,
    /// How many vehicles race, numbered like seats. Those beyond the seats have nobody who decides for them,
    /// as the Torpedo of the solo race (R113).
    pub vehicles: u8,
    /// Modules in play.
    pub modules: ModuleSet,
    /// Numbers of the modules.
    pub extras: ModuleNumbers,
    /// Leaders on offer, and the numbers of their powers.
    pub leaders: leaders::Sources,

    /// How many spaces the board has.
    pub space_count: usize,
    neighbours: [Neighbours; MAX_SPACES],
    /// The same as sets.
    pub near: [SpaceSet; MAX_SPACES],
    /// Spaces that are cities.
    pub city_spaces: SpaceSet,
    /// Spaces in risk zones.
    pub risk: SpaceSet,
    city_at: [u8; MAX_SPACES],
    level: [u8; MAX_SPACES],
    distance: [u8; MAX_SPACES],
    /// Cities in play.
    pub cities: Vec<CityInfo>,
    /// Lines in play.
    pub lines: Vec<LineInfo>,
    lines_at: [(u8, [Line; 8]); MAX_CITIES],
    /// Where the race begins.
    pub start: Space,
    /// Where it ends.
    pub finish: Space,
    /// The highest progress level, reached at the finish.
    pub levels: u8,

    /// How many kinds of card the deck has.
    pub card_count: usize,
    cards: [Card; MAX_CARDS],
    /// Copies of each kind.
    pub deck: [u8; MAX_CARDS],
    /// Cards by what they do.
    pub roles: Roles,
    /// How many kinds of tile the bag has.
    pub tile_count: usize,
    tiles: [Tile; MAX_TILES],
    /// Copies of each kind.
    pub bag: [u8; MAX_TILES],
    /// Words for notation.
    pub names: Names,
    /// René's cards and distances, in a solo race.
    pub solo: Option<SoloRules>,
}

/// Words for notation; never used while rules run.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// A city's slug, or the hex as column letter and row number.
    pub spaces: Vec<String>,
    /// Every hex as column letter and row number, cities too.
    pub hexes: Vec<String>,
    /// City slugs.
    pub cities: Vec<String>,
    /// `from-to`.
    pub lines: Vec<String>,
    /// Card slugs.
    pub cards: Vec<String>,
    /// Tile slugs.
    pub tiles: Vec<String>,
}

impl Rules {
    /// Compiles checked content and options. The content crate has checked limits and references.
    pub fn new(sources: &Sources, options: Options) -> Result<Rules, OptionsError> {
        match &options.solo {
            None if options.seats == ALONE => {}
            None => check_seats(options.seats.into())?,
            Some(solo) => solo.check(options.seats)?,
        }
        // R113: the Torpedo has a vehicle and no seat.
        let vehicles = options.seats + u8::from(options.solo.is_some());
        if options.first.0 >= vehicles {
            return Err(OptionsError::First(options.first));
        }
        let mut cities = sources.cities.clone();
        let ends = settle_middle(sources, &options, &mut cities)?;
        let [start, finish] = match options.direction {
            Direction::Forward => ends,
            Direction::Reverse => [ends[1], ends[0]],
        };
        let leaders = sources.leaders_of(options.modules);
        check_leaders(&leaders.offered, &options)?;
        let (deck, bag) = (sources.deck(options.modules), sources.bag(options.modules));
        let mut rules = Rules {
            board: sources.board.clone(),
            numbers: sources.numbers.clone(),
            guard_reach: sources.guard_reach,
            seats: options.seats,
            vehicles,
            modules: options.modules,
            extras: sources.modules.numbers.clone(),
            leaders,
            space_count: sources.spaces.len(),
            neighbours: [Neighbours::default(); MAX_SPACES],
            near: [SpaceSet::EMPTY; MAX_SPACES],
            city_spaces: SpaceSet::EMPTY,
            risk: SpaceSet::EMPTY,
            city_at: [NOT_A_CITY; MAX_SPACES],
            level: [0; MAX_SPACES],
            distance: [u8::MAX; MAX_SPACES],
            cities: Vec::new(),
            lines: Vec::new(),
            lines_at: [(0, [Line(0); 8]); MAX_CITIES],
            start: Space(cities[start].space as u8),
            finish: Space(cities[finish].space as u8),
            levels: sources.levels,
            card_count: deck.len(),
            cards: [Card::BLANK; MAX_CARDS],
            deck: [0; MAX_CARDS],
            roles: Roles::default(),
            tile_count: bag.len(),
            tiles: [Tile::default(); MAX_TILES],
            bag: [0; MAX_TILES],
            names: Names::default(),
            solo: None,
            options,
        };
        rules.lay_spaces(sources);
        rules.lay_cities(&cities);
        rules.lay_lines(sources);
        rules.measure_distances();
        let near = &rules.near[..rules.space_count];
        rules.solo =
            rules.options.solo.as_ref().map(|solo| SoloRules::new(&sources.solo, solo, near.len(), near));
        for (i, (slug, card, copies)) in deck.iter().enumerate() {
            (rules.cards[i], rules.deck[i]) = (*card, *copies);
            rules.roles.note(CardId(i as u8), card);
            rules.names.cards.push(slug.clone());
        }
        for (i, (slug, tile, copies)) in bag.iter().enumerate() {
            (rules.tiles[i], rules.bag[i]) = (*tile, *copies);
            rules.names.tiles.push(slug.clone());
        }
        Ok(rules)
    }

    fn lay_spaces(&mut self, sources: &Sources) {
        let slot = self.options.middle.as_ref().and_then(|middle| middle.end);
        for (i, source) in sources.spaces.iter().enumerate() {
            let space = Space(i as u8);
            self.neighbours[i].spaces = [space; 6];
            let level = source.level.of(slot);
            self.level[i] = match self.options.direction {
                Direction::Forward => level,
                Direction::Reverse => sources.levels + 1 - level,
            };
            if source.risk {
                self.risk.insert(space);
            }
            for at in hex_neighbours(source.at) {
                if let Some(j) = sources.spaces.iter().position(|s| s.at == at) {
                    let n = &mut self.neighbours[i];
                    n.spaces[n.count as usize] = Space(j as u8);
                    n.count += 1;
                    self.near[i].insert(Space(j as u8));
                }
            }
            self.names.hexes.push(hex_name(source.at));
            self.names.spaces.push(hex_name(source.at));
        }
    }

    fn lay_cities(&mut self, cities: &[CitySource]) {
        for (i, city) in cities.iter().enumerate() {
            let space = Space(city.space as u8);
            self.city_spaces.insert(space);
            self.city_at[city.space] = i as u8;
            self.cities.push(CityInfo { space, colour: city.colour, cards: city.cards });
            self.names.cities.push(city.slug.clone());
            self.names.spaces[city.space].clone_from(&city.slug);
        }
    }

    fn lay_lines(&mut self, sources: &Sources) {
        for (i, line) in sources.lines.iter().enumerate().take(MAX_LINES) {
            let ends = line.ends.map(|c| City(c as u8));
            for city in ends {
                let (count, lines) = &mut self.lines_at[city.index()];
                lines[*count as usize] = Line(i as u8);
                *count += 1;
            }
            self.lines.push(LineInfo { way: line.way, ends, price: line.price });
            let [a, b] = line.ends.map(|c| sources.cities[c].slug.as_str());
            self.names.lines.push(format!("{a}-{b}"));
        }
    }

    /// Spaces on the shortest way over land to the finish.
    fn measure_distances(&mut self) {
        let mut ring: SpaceSet = [self.finish].into_iter().collect();
        let mut seen = ring;
        let mut steps = 0;
        while !ring.is_empty() {
            let mut next = SpaceSet::EMPTY;
            for space in ring.iter() {
                self.distance[space.index()] = steps;
                next = next.or(self.near[space.index()]);
            }
            ring = next.minus(seen);
            seen = seen.or(ring);
            steps += 1;
        }
    }

    /// Does somebody decide for this vehicle?
    #[inline]
    pub const fn decides(&self, vehicle: Seat) -> bool {
        vehicle.0 < self.seats
    }
    /// R168: is there one vehicle and no opponent?
    #[inline]
    pub const fn is_alone(&self) -> bool {
        self.vehicles == ALONE
    }
    /// The vehicle that nobody decides for, in a solo race.
    #[inline]
    pub fn torpedo(&self) -> Option<Seat> {
        self.solo.as_ref().map(|_| TORPEDO)
    }
    /// The spaces next to a space, in a fixed order.
    #[inline]
    pub fn neighbours(&self, space: Space) -> &Neighbours {
        &self.neighbours[space.index()]
    }
    /// The city on a space.
    #[inline]
    pub fn city_at(&self, space: Space) -> Option<City> {
        match self.city_at[space.index()] {
            NOT_A_CITY => None,
            city => Some(City(city)),
        }
    }
    /// A city in play.
    #[inline]
    pub fn city(&self, city: City) -> &CityInfo {
        &self.cities[city.index()]
    }
    /// A line in play.
    #[inline]
    pub fn line(&self, line: Line) -> &LineInfo {
        &self.lines[line.index()]
    }
    /// The lines that touch a city.
    pub fn lines_at(&self, city: City) -> &[Line] {
        let (count, lines) = &self.lines_at[city.index()];
        &lines[..*count as usize]
    }
    /// Progress of a vehicle on this space (R8).
    #[inline]
    pub fn level(&self, space: Space) -> u8 {
        self.level[space.index()]
    }
    /// Spaces on the shortest way over land to the finish; `None` on an island.
    pub fn distance(&self, space: Space) -> Option<u8> {
        Some(self.distance[space.index()]).filter(|&d| d != u8::MAX)
    }
    /// A kind of card.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }
    /// A kind of tile.
    #[inline]
    pub fn tile(&self, tile: TileId) -> &Tile {
        &self.tiles[tile.index()]
    }
    /// The rules as somebody knows them who has never heard of a module: its tiles are what is printed on them.
    pub fn without(&self, module: Module) -> Rules {
        let mut less = self.clone();
        less.modules = self.modules.without(module);
        let is_unknown = |feature| match feature {
            Feature::Village(_) => module == Module::Village,
            Feature::Microclimate => module == Module::Microclimate,
            Feature::Plain => false,
        };
        let tiles = less.tiles.iter_mut().filter(|tile| is_unknown(tile.feature));
        tiles.for_each(|tile| tile.feature = Feature::Plain);
        less
    }
    /// All kinds of card in play.
    pub fn card_ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.card_count as u8).map(CardId)
    }
    /// All kinds of tile in play.
    pub fn tile_ids(&self) -> impl Iterator<Item = TileId> + use<> {
        (0..self.tile_count as u8).map(TileId)
    }
    /// All spaces of the board.
    pub fn spaces(&self) -> impl Iterator<Item = Space> + use<> {
        (0..self.space_count as u8).map(Space)
    }
    /// What something costs on this space (R16).
    #[inline]
    pub fn price_at(&self, price: Price, space: Space) -> u16 {
        if self.city_spaces.has(space) { price.city } else { price.wilderness }
    }
    /// What so many assistants raise (000:207).
    pub fn funding(&self, assistants: u8) -> u16 {
        assistants.checked_sub(1).map_or(0, |n| self.numbers.funding[usize::from(n)])
    }
}

/// The six hexes around a pointy-top hex in odd-row offset coordinates, clockwise from the east.
pub fn hex_neighbours((col, row): (i16, i16)) -> [(i16, i16); 6] {
    let shift = row & 1;
    [
        (col + 1, row),
        (col + shift, row + 1),
        (col + shift - 1, row + 1),
        (col - 1, row),
        (col + shift - 1, row - 1),
        (col + shift, row - 1),
    ]
}

/// Column letter and row number, as on a chess board: `C7`; after `Z` comes `AA`.
pub fn hex_name((col, row): (i16, i16)) -> String {
    let letter = |n: i16| char::from(b'A' + n as u8);
    if col < 26 {
        format!("{}{}", letter(col), row + 1)
    } else {
        format!("{}{}{}", letter(col / 26 - 1), letter(col % 26), row + 1)
    }
}
