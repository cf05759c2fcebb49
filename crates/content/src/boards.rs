//! `boards/`: spaces, cities and transport lines, and which edition and tiles a board is raced with.

use race::ids::{Colour, MAX_CITIES, MAX_LINES, MAX_SPACES, Way};
use race::rules::{CitySource, GuardReach, Level, LineSource, Sources, SpaceSource};
use toml::Table;

use crate::problem::{Report, quoted};
use crate::reader::{Entry, Hex, Place, hex_mark, slug_mark};
use crate::span::Span;
use crate::words::{self, Words};
use crate::{Content, Picture, editions, leaders, map, modes, modules, picture, race_numbers, solo, tiles};

/// Purple, the colour of ends, comes last.
pub(crate) const COLOURS: [(&str, Colour); 5] = [
    ("blue", Colour::Blue),
    ("yellow", Colour::Yellow),
    ("green", Colour::Green),
    ("red", Colour::Red),
    ("purple", Colour::Purple),
];
const WAYS: [(&str, Way); 2] = [("sea", Way::Sea), ("air", Way::Air)];

/// What `ends` says instead of a city where the end is chosen among the slots (R5).
pub(crate) const MIDDLE: &str = "middle";
/// The most tiles that a guard who reaches all connected ones may choose among.
const MOST_IN_REACH: usize = 205;
/// The most progress levels.
const MOST_LEVELS: u8 = 99;

/// The names of a board and its cities.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardNames {
    /// The board's own.
    pub board: Words,
    /// City slugs and names, as the board lists them.
    pub cities: Vec<(String, Words)>,
}

/// A board as far as it could be read. `None` was told.
#[derive(Debug)]
pub(crate) struct Board<'r> {
    pub place: Place<'r>,
    edition: Option<String>,
    tiles: Option<String>,
    pub ends: Option<[String; 2]>,
    pub levels: Option<u8>,
    name: Option<Words>,
    pub spaces: Vec<SpaceEntry<'r>>,
    pub cities: Vec<CityEntry<'r>>,
    pub lines: Vec<LineEntry<'r>>,
    picture: Option<Picture>,
}

/// A space as far as it could be read.
#[derive(Debug)]
pub(crate) struct SpaceEntry<'r> {
    pub place: Place<'r>,
    pub at: Option<Hex>,
    pub level: Option<Level>,
    risk: Option<bool>,
}

/// A city as far as it could be read.
#[derive(Debug)]
pub(crate) struct CityEntry<'r> {
    pub place: Place<'r>,
    pub slug: Option<String>,
    pub at: Option<Hex>,
    pub face: Face,
    name: Option<Words>,
}

/// What a city's hexagon shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Face {
    /// A colour and a number of cards, as far as they could be read.
    Printed(Option<Colour>, Option<u8>),
    /// R5: a token will say it.
    Slot,
}

/// A line as far as it could be read.
#[derive(Debug)]
pub(crate) struct LineEntry<'r> {
    pub place: Place<'r>,
    way: Option<Way>,
    pub from: Option<String>,
    pub to: Option<String>,
    price: Option<u16>,
}

/// Everything about a board: the rules' sources.
pub(crate) fn sources(content: &Content, slug: &str, report: &Report) -> Option<Sources> {
    let base = race_numbers::read(content, report);
    let board = read(content, slug, report)?;
    map::check(&board, base.as_ref().map(|base| base.tokens.len()));
    let edition = board.edition.as_ref().and_then(|slug| editions::read(content, slug, report));
    let bag = board.tiles.as_ref().and_then(|slug| tiles::read(content, slug, report));
    let (base, edition) = (base?, edition?);
    if edition.guard_reach == GuardReach::Connected {
        // R33: such a guard may be offered every tile on the board, and a list of actions has its limit.
        let tiles = bag.iter().flatten().map(|(_, _, copies)| usize::from(*copies)).sum::<usize>();
        let covered = board.spaces.len().saturating_sub(board.cities.len()).min(tiles);
        board.place.at_most("spaces", covered, "spaces that tiles may cover", MOST_IN_REACH);
    }
    Some(Sources {
        board: slug.to_owned(),
        numbers: base.numbers,
        guard_reach: edition.guard_reach,
        spaces: board.space_sources()?,
        cities: board.city_sources()?,
        lines: board.line_sources()?,
        ends: board.end_sources()?,
        slots: board.slots().map(|(index, _)| index).collect(),
        tokens: base.tokens,
        levels: board.levels?,
        cards: edition.deck,
        tiles: bag?,
        modules: modules::read(content, report)?,
        leaders: leaders::read(content, &edition.crews, report)?,
        modes: modes::read(content, report)?,
        solo: solo::read(content, report)?,
    })
}

/// The names of a board and its cities.
pub(crate) fn names(content: &Content, slug: &str, report: &Report) -> Option<BoardNames> {
    let board = read(content, slug, report)?;
    let cities = board.cities.into_iter().map(|city| Some((city.slug?, city.name?)));
    Some(BoardNames { board: board.name?, cities: cities.collect::<Option<_>>()? })
}

/// What the file says for drawing.
pub(crate) fn picture(content: &Content, slug: &str, report: &Report) -> Option<Option<Picture>> {
    Some(read(content, slug, report)?.picture)
}

/// The terrain that each tile kind of the board shows.
pub(crate) fn terrains(
    content: &Content,
    slug: &str,
    report: &Report,
) -> Option<Vec<(String, tiles::Terrain)>> {
    tiles::terrains_shown(content, &read(content, slug, report)?.tiles?, report)
}

fn read<'c>(content: &'c Content, slug: &str, report: &'c Report) -> Option<Board<'c>> {
    let mut entry = content.open("boards", slug, report)?;
    entry.slug_of_file();
    let edition = entry.reference("edition", &content.slugs("editions"));
    let tiles = entry.reference("tiles", &content.slugs("tiles"));
    let ends = entry.pair("ends");
    let levels = entry.number("levels", Span::whole(2, MOST_LEVELS.into()));
    let name = words::read(&mut entry, "name");
    let spaces = entry.list("spaces", "space", hex_mark);
    entry.place.at_most("spaces", spaces.len(), "spaces", MAX_SPACES);
    let spaces = spaces.into_iter().map(|space| read_space(space, levels.unwrap_or(MOST_LEVELS))).collect();
    let cities = entry.list("city", "city", slug_mark);
    entry.place.at_most("city", cities.len(), "cities", MAX_CITIES);
    let cities = cities.into_iter().map(read_city).collect();
    let lines = entry.list_if_any("line", "line", line_mark);
    entry.place.at_most("line", lines.len(), "lines", MAX_LINES);
    let lines = lines.into_iter().map(read_line).collect();
    let picture = entry.table_if_any("picture").and_then(picture::read);
    let place = entry.place.clone();
    entry.close();
    Some(Board { place, edition, tiles, ends, levels, name, spaces, cities, lines, picture })
}

fn read_space(mut entry: Entry<'_>, levels: u8) -> SpaceEntry<'_> {
    let place = entry.place.clone();
    let at = entry.hex("at");
    let span = Span::whole(1, levels.into());
    let level = match entry.is_list("level") {
        false => entry.number("level", span).map(Level::Fixed),
        true => entry.numbers("level", (1, MAX_CITIES), span).map(Level::BySlot),
    };
    let risk = entry.flag_if_any("risk");
    entry.close();
    SpaceEntry { place, at, level, risk }
}

fn read_city(mut entry: Entry<'_>) -> CityEntry<'_> {
    let place = entry.place.clone();
    let slug = entry.slug("slug");
    let at = entry.hex("at");
    let name = words::read(&mut entry, "name");
    let face = match entry.flag_if_any("slot") {
        // A slot has neither colour nor cards of its own; `close` tells of them.
        Some(true) => Face::Slot,
        _ => {
            let colour = entry.choice("colour", &COLOURS);
            let drawn = if colour == Some(Colour::Purple) { Span::whole(0, 0) } else { Span::whole(1, 3) };
            Face::Printed(colour, entry.number("cards", drawn))
        }
    };
    entry.close();
    CityEntry { place, slug, at, face, name }
}

fn read_line(mut entry: Entry<'_>) -> LineEntry<'_> {
    let place = entry.place.clone();
    let way = entry.choice("kind", &WAYS);
    let from = entry.slug("from");
    let to = entry.slug("to");
    let price = entry.number("price", Span::francs());
    entry.close();
    LineEntry { place, way, from, to, price }
}

fn line_mark(table: &Table) -> Option<String> {
    let end = |field| table.get(field)?.as_str();
    Some(quoted(&format!("{}-{}", end("from")?, end("to")?)))
}

impl<'r> Board<'r> {
    /// A city of this board and its index.
    pub fn city(&self, slug: &str) -> Option<(usize, &CityEntry<'r>)> {
        self.cities.iter().enumerate().find(|(_, city)| city.slug.as_deref() == Some(slug))
    }

    /// Where a middle-city token will lie.
    pub fn slots(&self) -> impl Iterator<Item = (usize, &CityEntry<'r>)> {
        self.cities.iter().enumerate().filter(|(_, city)| city.face == Face::Slot)
    }

    fn space_sources(&self) -> Option<Vec<SpaceSource>> {
        let source =
            |s: &SpaceEntry<'_>| Some(SpaceSource { at: s.at?, level: s.level.clone()?, risk: s.risk? });
        self.spaces.iter().map(source).collect()
    }

    fn city_sources(&self) -> Option<Vec<CitySource>> {
        let source = |city: &CityEntry<'_>| {
            // Nobody sees the colour of a slot: a token lies on it before the race begins.
            let (colour, cards) = match city.face {
                Face::Printed(colour, cards) => (colour?, cards?),
                Face::Slot => (Colour::Blue, 0),
            };
            let space = self.spaces.iter().position(|space| space.at.is_some() && space.at == city.at)?;
            Some(CitySource { slug: city.slug.clone()?, space, colour, cards })
        };
        self.cities.iter().map(source).collect()
    }

    fn line_sources(&self) -> Option<Vec<LineSource>> {
        let index = |slug: &Option<String>| Some(self.city(slug.as_deref()?)?.0);
        let source = |line: &LineEntry<'_>| {
            Some(LineSource {
                way: line.way?,
                ends: [index(&line.from)?, index(&line.to)?],
                price: line.price?,
            })
        };
        self.lines.iter().map(source).collect()
    }

    fn end_sources(&self) -> Option<[Option<usize>; 2]> {
        let index = |slug: &String| match slug.as_str() {
            MIDDLE => Some(None),
            slug => self.city(slug).map(|(index, _)| Some(index)),
        };
        let [first, second] = self.ends.as_ref()?;
        Some([index(first)?, index(second)?])
    }
}
