//! `[picture]` of a board file: what a drawing of the board shows and the rules never ask for. 100 is the
//! radius of a hex, [0, 0] the centre of hex [0, 0]; x grows to the east, y to the south.

use crate::reader::Entry;
use crate::span::Span;
use crate::words::{self, Words};

/// A line or the edge of an area, point by point.
pub type Course = Vec<[i32; 2]>;

/// The kinds of ground that can be painted.
pub const GROUNDS: [&str; 10] =
    ["desert", "farmland", "forest", "jungle", "mountain", "prairie", "savanna", "snow", "steppe", "swamp"];

/// Far enough for any board, and small enough to be added up.
const FARTHEST: i32 = 100_000;
const FAR: Span = Span::whole(-(FARTHEST as i64), FARTHEST as i64);

/// Everything that is only drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// What the race is called, under the name of the board.
    pub subtitle: Words,
    /// Left, top, width, height.
    pub frame: [i32; 4],
    /// Land that is raced over.
    pub land: Vec<Course>,
    /// Land that is only looked at.
    pub around: Vec<Course>,
    /// Lakes.
    pub lakes: Vec<Course>,
    /// Rivers.
    pub rivers: Vec<Course>,
    /// Mountain ranges along their ridges.
    pub ranges: Vec<Course>,
    /// Meridians and parallels.
    pub graticule: Vec<Course>,
    /// The equator, the tropics: parallels with a name.
    pub circles: Vec<Course>,
    /// What the land looks like.
    pub grounds: Vec<Ground>,
    /// Names of seas and circles.
    pub names: Vec<Lettering>,
    /// Transport lines (`from-to`) that do not go straight: the points between their cities.
    pub courses: Vec<(String, Course)>,
    /// What the skyline of a city looks like.
    pub sights: Vec<(String, String)>,
}

/// A patch of colour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ground {
    /// One of [`GROUNDS`].
    pub kind: &'static str,
    /// The middle.
    pub at: [i32; 2],
    /// Half the width, half the height.
    pub reach: [i32; 2],
    /// Degrees clockwise.
    pub turn: i32,
}

/// Letters on the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lettering {
    /// The words.
    pub text: Words,
    /// The middle.
    pub at: [i32; 2],
    /// Degrees clockwise.
    pub turn: i32,
    /// The height of the letters.
    pub size: i32,
}

pub(crate) fn read(mut entry: Entry<'_>) -> Option<Picture> {
    let subtitle = words::read(&mut entry, "subtitle");
    let frame = entry.numbers("frame", (4, 4), FAR).and_then(|sides| sides.try_into().ok());
    let [land, around, lakes, rivers, ranges, graticule, circles] =
        ["land", "around", "lakes", "rivers", "ranges", "graticule", "circles"]
            .map(|field| courses(&mut entry, field));
    let grounds = entry.list_if_any("ground", "ground", |_| None).into_iter().map(read_ground);
    let grounds: Vec<Option<Ground>> = grounds.collect();
    let names = entry.list_if_any("lettering", "lettering", |_| None).into_iter().map(read_lettering);
    let names: Vec<Option<Lettering>> = names.collect();
    let courses = entry.table_if_any("courses").map_or(Some(Vec::new()), read_lines);
    let sights = entry.table_if_any("sights").map(|mut sights| sights.texts()).unwrap_or_default();
    entry.close();
    Some(Picture {
        subtitle: subtitle?,
        frame: frame?,
        land: land?,
        around: around?,
        lakes: lakes?,
        rivers: rivers?,
        ranges: ranges?,
        graticule: graticule?,
        circles: circles?,
        grounds: grounds.into_iter().collect::<Option<_>>()?,
        names: names.into_iter().collect::<Option<_>>()?,
        courses: courses?,
        sights,
    })
}

fn read_ground(mut entry: Entry<'_>) -> Option<Ground> {
    let kind = entry.choice("kind", &GROUNDS.map(|kind| (kind, kind)));
    let at = point(&mut entry, "at");
    let reach = point(&mut entry, "reach");
    let turn = entry.number_if_any("turn", Span::whole(-360, 360));
    entry.close();
    Some(Ground { kind: kind?, at: at?, reach: reach?, turn: turn? })
}

fn read_lettering(mut entry: Entry<'_>) -> Option<Lettering> {
    let text = words::read(&mut entry, "text");
    let at = point(&mut entry, "at");
    let turn = entry.number_if_any("turn", Span::whole(-360, 360));
    let size = entry.number("size", Span::whole(1, 999));
    entry.close();
    Some(Lettering { text: text?, at: at?, turn: turn?, size: size? })
}

fn read_lines(mut entry: Entry<'_>) -> Option<Vec<(String, Course)>> {
    let texts = entry.texts();
    let read = texts.into_iter().map(|(line, text)| {
        let found = course(&text);
        if found.is_none() {
            entry.tell(&line, "no course", COURSE);
        }
        Some((line, found?))
    });
    read.collect::<Vec<_>>().into_iter().collect()
}

const COURSE: &str = "whole numbers, x and y in turn: \"0 0 120 -40\"";

fn point(entry: &mut Entry<'_>, field: &'static str) -> Option<[i32; 2]> {
    entry.numbers(field, (2, 2), FAR).and_then(|sides| sides.try_into().ok())
}

fn courses(entry: &mut Entry<'_>, field: &'static str) -> Option<Vec<Course>> {
    if !entry.has(field) {
        return Some(Vec::new());
    }
    entry.need(field, format!("a list of texts, each {COURSE}"), |value| {
        value.as_array()?.iter().map(|text| course(text.as_str()?)).collect()
    })
}

fn course(text: &str) -> Option<Course> {
    let numbers = text.split_whitespace().map(|word| word.parse::<i32>().ok());
    let numbers: Vec<i32> = numbers.collect::<Option<_>>()?;
    let far = numbers.iter().any(|n| !(-FARTHEST..=FARTHEST).contains(n));
    let (pairs, rest) = numbers.as_chunks::<2>();
    (rest.is_empty() && !pairs.is_empty() && !far).then(|| pairs.to_vec())
}
