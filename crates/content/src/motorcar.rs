//! `motorcar/`: route, cars, dice, tables and the toy cars' slide of The Great Motorcar Race (004).

use std::collections::BTreeSet;

use motorcar::ids::{MAX_LEGS, MAX_PLAYERS, MAX_STAGES, MIN_PLAYERS};
use motorcar::sources::{FlickNumbers, Leg, PredicamentRow, Sources, StrainNumbers, TileNumbers};

use crate::Content;
use crate::problem::{Problem, Report};
use crate::reader::{Entry, one_of, slug_mark, twice};
use crate::span::Span;

const FOLDER: &str = "motorcar";
const FILES: [&str; 6] = ["cars", "flick", "predicaments", "route", "strain", "tiles"];

/// The paths of all its files.
pub(crate) fn paths() -> impl Iterator<Item = String> {
    FILES.iter().map(|slug| format!("{FOLDER}/{slug}.toml"))
}

/// Everything of the folder.
pub(crate) fn read(content: &Content, report: &Report) -> Option<Sources> {
    for slug in content.slugs(FOLDER).iter().filter(|slug| !FILES.contains(slug)) {
        let path = format!("{FOLDER}/{slug}.toml");
        report.add(Problem::of_file(&path, "a file that nobody reads", one_of(&FILES)));
    }
    let route = read_file(content, "route", report, route);
    let legs = route.as_ref().map(|(legs, _)| legs.len());
    let cars = read_file(content, "cars", report, cars);
    let strain = read_file(content, "strain", report, strain);
    let predicaments = read_file(content, "predicaments", report, |entry| predicaments(entry, legs));
    let tiles = read_file(content, "tiles", report, tiles);
    let flick = read_file(content, "flick", report, flick);
    let ((legs, reassess_after), (faces, strains)) = (route?, strain?);
    Some(Sources {
        legs,
        reassess_after,
        cars: cars?,
        faces,
        tiles: tiles?,
        strains,
        predicaments: predicaments?,
        flick: flick?,
    })
}

/// One file, all of whose fields `read` asks for.
fn read_file<T>(
    content: &Content,
    slug: &str,
    report: &Report,
    read: impl FnOnce(&mut Entry<'_>) -> Option<T>,
) -> Option<T> {
    let mut entry = content.open(FOLDER, slug, report)?;
    entry.slug_of_file();
    let read = read(&mut entry);
    entry.close();
    read
}

fn route(entry: &mut Entry<'_>) -> Option<(Vec<Leg>, Vec<u8>)> {
    let read = entry.list("leg", "leg", slug_mark);
    entry.place.at_most("leg", read.len(), "legs", MAX_LEGS);
    let mut slugs = BTreeSet::new();
    let legs: Vec<Option<Leg>> = read.into_iter().map(|leg| read_leg(leg, &mut slugs)).collect();
    let legs: Option<Vec<Leg>> = legs.into_iter().collect();
    let stages = legs.iter().flatten().map(|leg| leg.stages.len()).sum();
    entry.place.at_most("leg", stages, "stages", MAX_STAGES);
    // M15: to assess turn order after the last round would be pointless.
    let rounds = stages.clamp(2, MAX_STAGES) as i64 - 1;
    let reassess_after = entry.numbers("reassess_after", (0, MAX_STAGES), Span::whole(1, rounds));
    Some((legs?, reassess_after?))
}

fn read_leg(mut leg: Entry<'_>, slugs: &mut BTreeSet<String>) -> Option<Leg> {
    let slug = leg.slug("slug");
    let stages = leg.slugs("stages");
    for name in slug.iter().chain(stages.iter().flatten()) {
        if !slugs.insert(name.clone()) {
            leg.tell("", &twice(name), "a slug of its own for each leg and stage");
        }
    }
    if stages.as_ref().is_some_and(Vec::is_empty) {
        leg.tell("stages", "no stages", "at least one");
    }
    leg.close();
    Some(Leg { slug: slug?, stages: stages? })
}

fn cars(entry: &mut Entry<'_>) -> Option<Vec<String>> {
    let cars = entry.slugs("cars")?;
    if cars.len() < MAX_PLAYERS {
        let expected = format!("at least {MAX_PLAYERS}, one for each player");
        entry.tell("cars", &format!("{} cars", cars.len()), expected);
    }
    Some(cars)
}

fn strain(entry: &mut Entry<'_>) -> Option<(u8, [StrainNumbers; 3])> {
    // A list of outcomes holds 32.
    let faces = entry.number("faces", Span::whole(2, 20));
    let [normal, heavy, severe] = ["normal", "heavy", "severe"].map(|strain| {
        let mut entry = entry.table(strain)?;
        // 004:57: the tokens are told apart by their number, and three are at hand.
        let tokens = entry.number("tokens", Span::whole(1, 3));
        let dice = entry.number("dice", Span::whole(1, 9));
        let stage_days = entry.number("stage_days", Span::whole(0, 30));
        let predicament_days = entry.number("predicament_days", Span::whole(0, 30));
        entry.close();
        Some(StrainNumbers {
            tokens: tokens?,
            dice: dice?,
            stage_days: stage_days?,
            predicament_days: predicament_days?,
        })
    });
    Some((faces?, [normal?, heavy?, severe?]))
}

fn predicaments(entry: &mut Entry<'_>, legs: Option<usize>) -> Option<Vec<PredicamentRow>> {
    let rows = entry.list("table", "table", |table| {
        table.get("players")?.as_integer().map(|players| format!("for {players} players"))
    });
    let rows: Vec<_> = rows.into_iter().map(|row| read_row(row, legs)).collect();
    for players in MIN_PLAYERS..=MAX_PLAYERS {
        let found = rows.iter().flatten().filter(|row| usize::from(row.players) == players).count();
        if found != 1 && rows.iter().all(Option::is_some) {
            entry.tell("table", &format!("{found} rows for {players} players"), "one row");
        }
    }
    rows.into_iter().collect()
}

fn read_row(mut row: Entry<'_>, legs: Option<usize>) -> Option<PredicamentRow> {
    const TOTAL: Span = Span::whole(1, 250);
    let players = row.number("players", Span::whole(MIN_PLAYERS as i64, MAX_PLAYERS as i64));
    let (fewest, most) = legs.map_or((1, MAX_LEGS), |legs| (legs, legs));
    let per_leg: Option<Vec<u8>> = row.numbers("legs", (fewest, most), Span::whole(0, 18));
    let one_more: Option<u8> = row.number("one_more", TOTAL);
    let two_more: Option<u8> = row.number("two_more", TOTAL);
    if let (Some(one), Some(two)) = (one_more, two_more)
        && two <= one
    {
        row.tell("two_more", &two.to_string(), format!("more than one_more, which is {one}"));
    }
    row.close();
    Some(PredicamentRow { players: players?, legs: per_leg?, one_more: one_more?, two_more: two_more? })
}

fn tiles(entry: &mut Entry<'_>) -> Option<TileNumbers> {
    // The table keeps the tiles of a player in a byte: those of a whole route must fit.
    let start = entry.number("start", Span::whole(0, 3));
    let help = entry.number("help", Span::whole(0, 1));
    let slowest = entry.number("slowest", Span::whole(0, 1));
    Some(TileNumbers { start: start?, help: help?, slowest: slowest? })
}

fn flick(entry: &mut Entry<'_>) -> Option<FlickNumbers> {
    let length = entry.number("length", Span::whole(1, 9_000));
    let speed = entry.number("speed", Span::whole(1, 1_000));
    let friction = entry.number("friction", Span::whole(1, 60_000));
    let luck: Option<Vec<u16>> = entry.numbers("luck", (1, 31), Span::whole(0, 1_000));
    if let Some(weights) = &luck {
        if weights.len() % 2 == 0 {
            entry.tell("luck", &format!("{} numbers", weights.len()), "an odd number: one in the middle");
        }
        if weights.iter().all(|&weight| weight == 0) {
            entry.tell("luck", "no weight at all", "something that can happen");
        }
    }
    Some(FlickNumbers { length: length?, speed: speed?, friction: friction?, luck: luck? })
}
