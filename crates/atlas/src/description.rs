//! A board as a person describes it: places by latitude and longitude. Everything that could be read is
//! kept, so that what is wrong with the rest can be told at the same time. `None` was told.

use content::reader::{Entry, Place as Spot, slug_mark};
use content::span::Span;
use content::{GROUNDS, Words, read_words};
use race::ids::{Colour, Way};
use toml::Table;

use crate::draw::sights;
use crate::fields::{
    courses_in_hundredths, decimal, decimal_or, four, lists_if_any, place, place_if_any, places,
    places_if_any,
};
use crate::geo::{Flattening, Place, Projection};

/// The colours a city can have, with purple for ends last.
pub const COLOURS: [(&str, Colour); 5] = [
    ("blue", Colour::Blue),
    ("yellow", Colour::Yellow),
    ("green", Colour::Green),
    ("red", Colour::Red),
    ("purple", Colour::Purple),
];
/// How a line can travel.
pub const WAYS: [(&str, Way); 2] = [("sea", Way::Sea), ("air", Way::Air)];
const FLATTENINGS: [(&str, Flattening); 2] =
    [("equirectangular", Flattening::Equirectangular), ("equal_area", Flattening::EqualArea)];
/// What `ends` says instead of a city where the end is chosen among the slots (R5).
pub const MIDDLE: &str = "middle";

/// A board by its places.
#[derive(Debug)]
pub struct Description<'r> {
    /// Where it stands.
    pub spot: Spot<'r>,
    /// The board's slug.
    pub slug: Option<String>,
    /// Its edition's slug.
    pub edition: Option<String>,
    /// The slug of its tiles.
    pub tiles: Option<String>,
    /// Its name.
    pub name: Option<Words>,
    /// What the race is called.
    pub subtitle: Option<Words>,
    /// Where the outline stands, from the folder of the description.
    pub outline: Option<String>,
    /// The two ends.
    pub ends: Option<[String; 2]>,
    /// How many levels of progress.
    pub levels: Option<u8>,
    /// The way the race goes, for the levels; none where an end is in the middle.
    pub axis: Option<Vec<Place>>,
    /// How hexes are laid.
    pub map: Option<Map>,
    /// Land near a road is raced over; all land if there are none.
    pub roads: Vec<Option<Road>>,
    /// Dark spaces.
    pub risks: Vec<Option<Vec<Place>>>,
    /// Cities.
    pub cities: Vec<Town<'r>>,
    /// Transport lines.
    pub lines: Vec<Route<'r>>,
    /// What is only drawn.
    pub scenery: Scenery,
}

/// How hexes are laid.
#[derive(Debug)]
pub struct Map {
    /// How the Earth is laid flat.
    pub projection: Projection,
    /// Kilometres from hex to hex.
    pub step: f64,
    /// The middle of a hex in an even row.
    pub anchor: Place,
    /// How much of a hex must be land.
    pub share: f64,
    /// South, west, north, east: no hex lies outside.
    pub window: [f64; 4],
    /// West, north, east, south: hexes of empty map around the board.
    pub margin: [f64; 4],
    /// Hexes that are land whatever the outline says.
    pub bridges: Vec<Place>,
    /// Land without hexes.
    pub without: Vec<Vec<Place>>,
}

/// A strip of land that is raced over.
#[derive(Debug)]
pub struct Road {
    /// Its course.
    pub course: Vec<Place>,
    /// How many hexes wide it is to each side.
    pub reach: f64,
}

/// A city.
#[derive(Debug)]
pub struct Town<'r> {
    /// Where it stands in the file.
    pub spot: Spot<'r>,
    /// Its slug.
    pub slug: Option<String>,
    /// Its true place.
    pub at: Option<Place>,
    /// A place whose hex it stands on instead.
    pub moved: Option<Place>,
    /// What it shows.
    pub face: Option<Face>,
    /// Its name.
    pub name: Option<Words>,
    /// What its skyline looks like.
    pub sight: Option<&'static str>,
}

/// What a city shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// A colour and a number of cards.
    Printed(Colour, u8),
    /// R5: a token will say it.
    Slot,
}

/// A transport line.
#[derive(Debug)]
pub struct Route<'r> {
    /// Where it stands in the file.
    pub spot: Spot<'r>,
    /// By ship or plane.
    pub way: Option<Way>,
    /// The cities.
    pub ends: [Option<String>; 2],
    /// Francs.
    pub price: Option<u16>,
    /// Places it passes.
    pub via: Option<Vec<Place>>,
}

/// What is only drawn.
#[derive(Debug)]
pub struct Scenery {
    /// What the land looks like.
    pub grounds: Vec<Option<Patch>>,
    /// Mountains along their ridges.
    pub ranges: Option<Vec<Vec<Place>>>,
    /// Name, middle, turn, height of the letters.
    pub seas: Vec<Option<(Words, Place, i32, i32)>>,
    /// Parallels with a name: name, latitude, and where the name stands.
    pub circles: Vec<Option<(Words, f64, f64)>>,
}

/// A patch of colour.
#[derive(Clone, Copy, Debug)]
pub struct Patch {
    /// One of [`GROUNDS`].
    pub kind: &'static str,
    /// The middle.
    pub at: Place,
    /// How far it goes to the north and to the east, in degrees.
    pub reach: [f64; 2],
    /// Degrees clockwise.
    pub turn: i32,
}

/// Coast, lakes and rivers.
#[derive(Debug)]
pub struct Outline {
    /// Rings of land that can be raced over.
    pub land: Vec<Vec<Place>>,
    /// Rings of other land.
    pub around: Vec<Vec<Place>>,
    /// Rings of lakes.
    pub lakes: Vec<Vec<Place>>,
    /// Courses of rivers.
    pub rivers: Vec<Vec<Place>>,
}

/// Reads a description.
pub fn read(mut entry: Entry<'_>) -> Description<'_> {
    let spot = entry.place.clone();
    let slug = entry.slug_of_file();
    let edition = entry.slug("edition");
    let tiles = entry.slug("tiles");
    let name = read_words(&mut entry, "name");
    let subtitle = read_words(&mut entry, "subtitle");
    let outline = entry.text("outline");
    let ends = entry.pair("ends");
    let levels = entry.number("levels", Span::whole(3, 99));
    // R8: where an end is in the middle, progress is counted in spaces.
    let in_the_middle = ends.as_ref().is_some_and(|ends| ends.iter().any(|end| end == MIDDLE));
    let axis = if in_the_middle { None } else { places(&mut entry, "axis", 2) };
    let map = entry.table("map").and_then(read_map);
    let roads = entry.list_if_any("road", "road", name_mark).into_iter().map(read_road).collect();
    let risks = entry.list_if_any("risk", "risk", name_mark).into_iter().map(read_risk).collect();
    let cities = entry.list("city", "city", slug_mark).into_iter().map(read_town).collect();
    let lines = entry.list_if_any("line", "line", line_mark).into_iter().map(read_route).collect();
    let scenery = read_scenery(&mut entry);
    entry.close();
    Description {
        spot,
        slug,
        edition,
        tiles,
        name,
        subtitle,
        outline,
        ends,
        levels,
        axis,
        map,
        roads,
        risks,
        cities,
        lines,
        scenery,
    }
}

/// Reads an outline.
pub fn read_outline(mut entry: Entry<'_>) -> Option<Outline> {
    let [land, around, lakes] =
        ["land", "around", "lakes"].map(|field| courses_in_hundredths(&mut entry, field, 3));
    let rivers = courses_in_hundredths(&mut entry, "rivers", 2);
    entry.close();
    Some(Outline { land: land?, around: around?, lakes: lakes?, rivers: rivers? })
}

fn read_map(mut entry: Entry<'_>) -> Option<Map> {
    let flattening = entry.choice("projection", &FLATTENINGS);
    let centre = place(&mut entry, "centre");
    let step = decimal(&mut entry, "hex", (20.0, 2000.0));
    let anchor = place(&mut entry, "anchor");
    let share = decimal_or(&mut entry, "share", (0.05, 0.95), 0.5);
    let window = four(&mut entry, "window", "four numbers: south, west, north, east, in degrees");
    let margin = four(&mut entry, "margin", "four numbers: west, north, east, south, in hexes");
    let bridges = places_if_any(&mut entry, "bridges");
    let without = lists_if_any(&mut entry, "without", 3);
    entry.close();
    Some(Map {
        projection: Projection { flattening: flattening?, centre: centre? },
        step: step?,
        anchor: anchor?,
        share: share?,
        window: window?,
        margin: margin?,
        bridges: bridges?,
        without: without?,
    })
}

fn read_road(mut entry: Entry<'_>) -> Option<Road> {
    entry.text("name");
    let course = places(&mut entry, "course", 2);
    let reach = decimal(&mut entry, "reach", (0.1, 20.0));
    entry.close();
    Some(Road { course: course?, reach: reach? })
}

fn read_risk(mut entry: Entry<'_>) -> Option<Vec<Place>> {
    entry.text("name");
    let area = places(&mut entry, "area", 3);
    entry.close();
    area
}

fn read_town(mut entry: Entry<'_>) -> Town<'_> {
    let spot = entry.place.clone();
    let slug = entry.slug("slug");
    let at = place(&mut entry, "at");
    let moved = place_if_any(&mut entry, "moved").flatten();
    let name = read_words(&mut entry, "name");
    let face = match entry.flag_if_any("slot") {
        Some(true) => Some(Face::Slot),
        _ => {
            let colour = entry.choice("colour", &COLOURS);
            let drawn = if colour == Some(Colour::Purple) { Span::whole(0, 0) } else { Span::whole(1, 3) };
            let cards = entry.number("cards", drawn);
            colour.zip(cards).map(|(colour, cards)| Face::Printed(colour, cards))
        }
    };
    let known: Vec<(&str, &str)> = sights().map(|sight| (sight, sight)).collect();
    let sight = if entry.has("sight") { entry.choice("sight", &known) } else { None };
    entry.close();
    Town { spot, slug, at, moved, face, name, sight }
}

fn read_route(mut entry: Entry<'_>) -> Route<'_> {
    let spot = entry.place.clone();
    let way = entry.choice("kind", &WAYS);
    let ends = ["from", "to"].map(|field| entry.slug(field));
    let price = entry.number("price", Span::francs());
    let via = places_if_any(&mut entry, "via");
    entry.close();
    Route { spot, way, ends, price, via }
}

fn read_scenery(entry: &mut Entry<'_>) -> Scenery {
    const TURN: Span = Span::whole(-360, 360);
    let grounds = entry.list_if_any("ground", "ground", |_| None).into_iter().map(|mut ground| {
        let kind = ground.choice("kind", &GROUNDS.map(|kind| (kind, kind)));
        let at = place(&mut ground, "at");
        let reach = place(&mut ground, "reach").map(|reach| [reach.lat, reach.lon]);
        let turn = ground.number_if_any("turn", TURN);
        ground.close();
        Some(Patch { kind: kind?, at: at?, reach: reach?, turn: turn? })
    });
    let grounds = grounds.collect();
    let ranges = lists_if_any(entry, "ranges", 2);
    let seas = entry.list_if_any("sea", "sea", |_| None).into_iter().map(|mut sea| {
        let name = read_words(&mut sea, "name");
        let at = place(&mut sea, "at");
        let turn = sea.number_if_any("turn", TURN);
        let size = sea.number("size", Span::whole(10, 200));
        sea.close();
        Some((name?, at?, turn?, size?))
    });
    let seas = seas.collect();
    let circles = entry.list_if_any("circle", "circle", |_| None).into_iter().map(|mut circle| {
        let name = read_words(&mut circle, "name");
        let lat = decimal(&mut circle, "lat", (-90.0, 90.0));
        let lon = decimal(&mut circle, "lon", (-180.0, 180.0));
        circle.close();
        Some((name?, lat?, lon?))
    });
    Scenery { grounds, ranges, seas, circles: circles.collect() }
}

fn name_mark(table: &Table) -> Option<String> {
    table.get("name")?.as_str().map(|name| format!("{name:?}"))
}

fn line_mark(table: &Table) -> Option<String> {
    let end = |field| table.get(field)?.as_str();
    Some(format!("{:?}", format!("{}-{}", end("from")?, end("to")?)))
}
