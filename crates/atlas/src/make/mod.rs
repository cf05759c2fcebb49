//! `board make`: a description and an outline become a board file. Same input, same bytes: nothing here
//! depends on the order of a hash or on the clock, and every coordinate is rounded.
//!
//! | file | does |
//! |---|---|
//! | `land` | lays hexes over the outline |
//! | `towns` | gives cities their hexes, drops land nobody can reach |
//! | `scenery` | turns what is only drawn into the coordinates of the board |
//! | `write` | writes the file |

mod land;
mod scenery;
mod towns;
mod write;

use std::collections::BTreeMap;

use content::problem::{Problem, Report};
use content::reader::Entry;
use content::{Content, Picture};
use race::rules::Level;

use crate::area::{Area, foot, length};
use crate::description::{self, Description, Face, MIDDLE, Map, Outline};
use crate::graph::Graph;
use crate::hex::{Hex, Layout, apart};
use land::Land;

/// A board, ready to be written.
#[derive(Debug)]
struct Made<'d, 'r> {
    description: &'d Description<'r>,
    spaces: Vec<Space>,
    cities: BTreeMap<String, Hex>,
    picture: Picture,
}

#[derive(Clone, Debug)]
struct Space {
    at: Hex,
    level: Level,
    risk: bool,
}

/// The board file for a description. `file` is its name, `open` reads the outline it names. Everything that
/// is wrong is told at once.
pub fn make(
    file: &str,
    text: &str,
    open: impl Fn(&str) -> Result<String, String>,
) -> Result<String, Vec<Problem>> {
    let report = Report::default();
    let board = write(file, text, open, &report);
    let board = report.settle(board)?;
    let slug = file.rsplit('/').next().unwrap_or(file).trim_end_matches(".toml");
    let path = format!("boards/{slug}.toml");
    // The description was right in itself: does the board fit the rest of the content?
    let embedded = Content::embedded();
    let content = Content::from_files(embedded.files().chain([(path.as_str(), board.as_str())]));
    content.board(slug)?;
    Ok(board)
}

fn write(
    file: &str,
    text: &str,
    open: impl Fn(&str) -> Result<String, String>,
    report: &Report,
) -> Option<String> {
    let description = description::read(Entry::of_file(file, text, report)?);
    let outline_name = description.outline.clone().unwrap_or_default();
    let outline = match open(&outline_name) {
        _ if description.outline.is_none() => None,
        Ok(text) => Entry::of_file(&outline_name, &text, report).and_then(description::read_outline),
        Err(error) => {
            description.spot.tell("outline", &error, "a file with land, around, lakes and rivers");
            None
        }
    };
    tell_references(&description);
    let made = lay(&description, description.map.as_ref()?, &outline?)?;
    made.text()
}

/// Tells of ends and lines that name no city.
fn tell_references(description: &Description<'_>) {
    let is_known = |slug: &String| description.cities.iter().any(|city| city.slug.as_ref() == Some(slug));
    for end in description.ends.iter().flatten().filter(|end| *end != MIDDLE && !is_known(end)) {
        description.spot.tell("ends", &format!("{end:?}"), "the slug of a city of this board, or \"middle\"");
    }
    for line in &description.lines {
        for (field, end) in ["from", "to"].into_iter().zip(&line.ends) {
            if let Some(slug) = end.as_ref().filter(|slug| !is_known(slug)) {
                line.spot.tell(field, &format!("{slug:?}"), "the slug of a city of this board");
            }
        }
    }
}

fn lay<'d, 'r>(description: &'d Description<'r>, map: &Map, outline: &Outline) -> Option<Made<'d, 'r>> {
    let roads: Vec<_> = description.roads.iter().flatten().collect();
    let Some(mut land) = Land::lay(map, outline, &roads) else {
        let expected = "larger hexes, a smaller window, or an anchor inside it";
        description.spot.tell("map", "far too many hexes", expected);
        return None;
    };
    let cities = towns::settle(description, map, &mut land);
    towns::drop_islands(description, &cities, &mut land);
    let (first_column, first_row) = corner(&land)?;
    let shift = |(column, row): Hex| (column - first_column, row - first_row);
    let layout = Layout { origin: land.layout.centre((first_column, first_row)), ..land.layout };
    let cities: BTreeMap<String, Hex> = cities.into_iter().map(|(slug, hex)| (slug, shift(hex))).collect();
    let mut hexes: Vec<Hex> = land.hexes.iter().map(|hex| shift(*hex)).collect();
    hexes.sort_by_key(|(column, row)| (*row, *column));
    let spaces = spaces(description, map, layout, &cities, &hexes)?;
    let picture = scenery::picture(description, map, outline, layout, &hexes)?;
    Some(Made { description, spaces, cities, picture })
}

/// The column and the (even) row that become 0.
fn corner(land: &Land) -> Option<Hex> {
    let column = land.hexes.iter().map(|hex| hex.0).min()?;
    let row = land.hexes.iter().map(|hex| hex.1).min()?;
    Some((column, row & !1))
}

fn spaces(
    description: &Description<'_>,
    map: &Map,
    layout: Layout,
    cities: &BTreeMap<String, Hex>,
    hexes: &[Hex],
) -> Option<Vec<Space>> {
    let (highest, ends) = (description.levels?, description.ends.as_ref()?);
    let slots = slots(description, cities);
    let levels: Vec<Level> = if ends.iter().any(|end| end == MIDDLE) {
        let ways = slots.iter().map(|slot| {
            let end = |end: &String| if end == MIDDLE { Some(*slot) } else { cities.get(end).copied() };
            Some(levels_by_steps(highest, [end(&ends[0])?, end(&ends[1])?], hexes))
        });
        let ways: Vec<Vec<u8>> = ways.collect::<Option<_>>()?;
        (0..hexes.len()).map(|i| Level::BySlot(ways.iter().map(|way| way[i]).collect())).collect()
    } else {
        let axis = map.projection.course(description.axis.as_ref()?);
        let ends = [cities.get(&ends[0]).copied()?, cities.get(&ends[1]).copied()?];
        let share = |at: &Hex| foot(&axis, layout.centre(*at)).along / length(&axis);
        hexes.iter().map(|at| Level::Fixed(level(highest, ends, *at, share(at)))).collect()
    };
    let risks: Vec<Area> =
        description.risks.iter().flatten().map(|area| Area::new(vec![map.projection.course(area)])).collect();
    let space = |(&at, level): (&Hex, Level)| {
        let centre = layout.centre(at);
        let is_city = cities.values().any(|city| *city == at);
        let risk = !is_city && risks.iter().any(|area| area.contains(centre));
        Space { at, level, risk }
    };
    Some(hexes.iter().zip(levels).map(space).collect())
}

/// The level of a space so far along the way. The ends have theirs for themselves.
fn level(levels: u8, ends: [Hex; 2], at: Hex, share: f64) -> u8 {
    match () {
        () if ends[0] == at => 1,
        () if ends[1] == at => levels,
        () => (2 + (share * f64::from(levels - 2)).floor() as u8).clamp(2, levels - 1),
    }
}

/// R8: between a printed end and a slot, progress is the share of the spaces already driven: those behind of those behind and
/// ahead, by the shortest ways over land. Both directions agree on it. What has no way over land is as far as the crow flies.
fn levels_by_steps(levels: u8, ends: [Hex; 2], hexes: &[Hex]) -> Vec<u8> {
    let graph = Graph::of(hexes);
    let steps = ends.map(|end| {
        let from = hexes.iter().position(|at| *at == end);
        let steps = from.map(|from| graph.steps(from, |_| true));
        let known = |i: usize| steps.as_ref().and_then(|steps| steps[i]);
        (0..hexes.len()).map(|i| known(i).unwrap_or_else(|| apart(end, hexes[i]))).collect::<Vec<u32>>()
    });
    let share = |i: usize| f64::from(steps[0][i]) / f64::from((steps[0][i] + steps[1][i]).max(1));
    (0..hexes.len()).map(|i| level(levels, ends, hexes[i], share(i))).collect()
}

/// Where middle-city tokens will lie, in the order in which the board lists its cities.
fn slots(description: &Description<'_>, cities: &BTreeMap<String, Hex>) -> Vec<Hex> {
    let slots = description.cities.iter().filter(|city| city.face == Some(Face::Slot));
    let mut slots: Vec<Hex> = slots.filter_map(|city| cities.get(city.slug.as_ref()?).copied()).collect();
    slots.sort_by_key(|(column, row)| (*row, *column));
    slots
}
