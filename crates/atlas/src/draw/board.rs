//! What is drawn: a board with its names in one language, and a position on it.

use content::{Content, Picture, Problem, Terrain};
use race::Rules;
use race::ids::{Colour, Way};
use race::rules::{Sources, SpaceSource};
use race::tabletop::Tabletop;

use crate::geo::Point;
use crate::hex::{Hex, Layout};

/// The hexes of a picture.
pub const LAYOUT: Layout = Layout { origin: Point { x: 0.0, y: 0.0 }, radius: 100.0 };

/// Everything a drawing of a board needs to know.
#[derive(Clone, Debug)]
pub struct BoardPicture {
    pub(super) name: String,
    pub(super) subtitle: String,
    pub(super) levels: u8,
    pub(super) spaces: Vec<SpaceSource>,
    pub(super) cities: Vec<CityPicture>,
    pub(super) lines: Vec<LinePicture>,
    /// Cities, or `None` for the middle city.
    pub(super) ends: [Option<usize>; 2],
    pub(super) picture: Option<Picture>,
    pub(super) language: String,
    /// Tile kinds and their terrains.
    pub(super) terrains: Vec<(String, Terrain)>,
}

/// A city to draw.
#[derive(Clone, Debug)]
pub(super) struct CityPicture {
    pub name: String,
    pub space: usize,
    /// `None` on a slot without a token (R5).
    pub face: Option<(Colour, u8)>,
    pub sight: String,
}

/// A line to draw.
#[derive(Clone, Debug)]
pub(super) struct LinePicture {
    pub way: Way,
    pub ends: [usize; 2],
    pub price: u16,
    /// Points between its ends.
    pub course: Vec<Point>,
}

/// A position to draw on the board.
#[derive(Clone, Copy, Debug)]
pub struct Position<'p> {
    /// The rules of the race: which way, and how tokens lie.
    pub rules: &'p Rules,
    /// What lies on the table.
    pub table: &'p Tabletop,
}

impl BoardPicture {
    /// A board of the content, with names in this language.
    pub fn read(content: &Content, slug: &str, language: &str) -> Result<BoardPicture, Vec<Problem>> {
        let sources = content.board(slug)?;
        let names = content.names(slug)?;
        let picture = content.picture(slug)?;
        let terrains = content.terrains(slug)?;
        let subtitle = picture.as_ref().map(|picture| picture.subtitle.in_language(language).to_owned());
        let city_names = names.cities.iter().map(|(_, name)| name.in_language(language).to_owned());
        Ok(BoardPicture {
            name: names.board.in_language(language).to_owned(),
            subtitle: subtitle.unwrap_or_default(),
            levels: sources.levels,
            spaces: sources.spaces.clone(),
            cities: cities(&sources, city_names.collect(), picture.as_ref()),
            lines: lines(&sources, picture.as_ref()),
            ends: sources.ends,
            picture,
            language: language.to_owned(),
            terrains,
        })
    }

    /// The middle of a space.
    pub(super) fn centre(&self, space: usize) -> Point {
        LAYOUT.centre(self.spaces[space].at)
    }

    /// The middle of a city.
    pub(super) fn city_centre(&self, city: usize) -> Point {
        self.centre(self.cities[city].space)
    }

    /// Is there a space on this hex?
    pub(super) fn has(&self, hex: Hex) -> bool {
        self.spaces.iter().any(|space| space.at == hex)
    }

    /// Left, top, width and height of the map.
    pub(super) fn frame(&self) -> [f64; 4] {
        if let Some(picture) = &self.picture {
            return picture.frame.map(f64::from);
        }
        const MARGIN: f64 = 200.0;
        let xs = || self.spaces.iter().map(|space| LAYOUT.centre(space.at).x);
        let ys = || self.spaces.iter().map(|space| LAYOUT.centre(space.at).y);
        let (left, right) = (xs().fold(f64::INFINITY, f64::min), xs().fold(f64::NEG_INFINITY, f64::max));
        let (top, bottom) = (ys().fold(f64::INFINITY, f64::min), ys().fold(f64::NEG_INFINITY, f64::max));
        [left - MARGIN, top - MARGIN, right - left + 2.0 * MARGIN, bottom - top + 2.0 * MARGIN]
    }

    /// What a city shows, by the tokens of a position if there is one.
    pub(super) fn face(&self, city: usize, position: Option<Position<'_>>) -> Option<(Colour, u8)> {
        match position.and_then(|position| position.rules.cities.get(city)) {
            Some(info) => Some((info.colour, info.cards)),
            None => self.cities[city].face,
        }
    }
}

fn cities(sources: &Sources, names: Vec<String>, picture: Option<&Picture>) -> Vec<CityPicture> {
    let sight = |slug: &str| {
        let sights = picture.iter().flat_map(|picture| &picture.sights);
        sights.filter(|(city, _)| city == slug).map(|(_, sight)| sight.clone()).next().unwrap_or_default()
    };
    let cities = sources.cities.iter().zip(names).enumerate();
    cities
        .map(|(index, (city, name))| CityPicture {
            name,
            space: city.space,
            face: (!sources.slots.contains(&index)).then_some((city.colour, city.cards)),
            sight: sight(&city.slug),
        })
        .collect()
}

fn lines(sources: &Sources, picture: Option<&Picture>) -> Vec<LinePicture> {
    let course = |name: &str| {
        let courses = picture.iter().flat_map(|picture| &picture.courses);
        courses.filter(|(line, _)| line == name).flat_map(|(_, course)| super::svg::points(course)).collect()
    };
    let line = |line: &race::rules::LineSource| {
        let [from, to] = line.ends.map(|city| sources.cities[city].slug.as_str());
        let course = course(&format!("{from}-{to}"));
        LinePicture { way: line.way, ends: line.ends, price: line.price, course }
    };
    sources.lines.iter().map(line).collect()
}
