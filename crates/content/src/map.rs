//! Whether a map holds together: one space on a hex, cities on spaces, lines between cities, purple ends,
//! progress from one end to the other, and a way to every space. How well a board plays is not judged
//! here.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use race::ids::Colour;
use race::rules::{Level, hex_name, hex_neighbours};

use crate::boards::{Board, COLOURS, CityEntry, Face, LineEntry, MIDDLE, SpaceEntry};
use crate::problem::quoted;
use crate::reader::{Hex, shown_hex, twice};

/// The rules keep the lines of a city in a list this long.
const MOST_LINES_AT_CITY: usize = 8;

/// Tells all that is wrong. `tokens` is how many middle-city tokens there are, if that could be read.
pub(crate) fn check(board: &Board<'_>, tokens: Option<usize>) {
    check_spaces(&board.spaces);
    check_slugs(board);
    check_places(board);
    check_lines(board);
    check_ends(board);
    check_slots(board, tokens);
    check_levels(board);
    check_ways(board);
}

fn check_spaces(spaces: &[SpaceEntry<'_>]) {
    let mut seen = BTreeSet::new();
    for space in spaces {
        if let Some(at) = space.at.filter(|at| !seen.insert(*at)) {
            space.place.tell("at", &format!("a second space on {}", shown_hex(at)), "one space on a hex");
        }
    }
}

/// Slugs are typed as words of moves: they must differ from each other and from the names of hexes.
fn check_slugs(board: &Board<'_>) {
    let hexes: BTreeSet<String> =
        board.spaces.iter().filter_map(|space| Some(hex_name(space.at?).to_ascii_lowercase())).collect();
    let mut seen = BTreeSet::new();
    for city in &board.cities {
        let Some(slug) = &city.slug else { continue };
        if !seen.insert(slug) {
            city.place.tell("slug", &twice(slug), "a slug of its own");
        } else if slug == MIDDLE {
            city.place.tell("slug", &quoted(slug), "another slug: this one means the chosen slot (R5)");
        } else if hexes.contains(slug) {
            city.place.tell("slug", &quoted(slug), "another slug: this one is the name of a hex");
        }
    }
}

fn check_places(board: &Board<'_>) {
    let spaces: BTreeSet<Hex> = board.spaces.iter().filter_map(|space| space.at).collect();
    let mut taken: BTreeSet<Hex> = BTreeSet::new();
    for city in &board.cities {
        let Some(at) = city.at else { continue };
        if !spaces.contains(&at) {
            city.place.tell("at", &shown_hex(at), "a hex that is in spaces");
        } else if !taken.insert(at) {
            city.place.tell("at", &shown_hex(at), "a space without another city");
        }
    }
}

fn check_lines(board: &Board<'_>) {
    let mut joined = BTreeSet::new();
    let mut count: BTreeMap<&str, usize> = BTreeMap::new();
    for LineEntry { place, from, to, .. } in &board.lines {
        for (field, slug) in [("from", from), ("to", to)] {
            if let Some(slug) = slug.as_deref().filter(|slug| board.city(slug).is_none()) {
                place.tell(field, &quoted(slug), "the slug of a city of this board");
            }
        }
        let (Some(from), Some(to)) = (from, to) else { continue };
        if from == to {
            place.tell("to", &quoted(to), "another city than from");
        } else if !joined.insert([from.min(to), from.max(to)]) {
            place.tell(
                "",
                "a second line between these cities",
                "one, since a move names a line by its cities",
            );
        }
        for slug in BTreeSet::from([from, to]) {
            *count.entry(slug).or_default() += 1;
        }
    }
    for (slug, count) in count {
        if let Some((_, city)) = board.city(slug) {
            city.place.at_most("", count, "lines", MOST_LINES_AT_CITY);
        }
    }
}

fn check_ends(board: &Board<'_>) {
    let Some(ends) = &board.ends else { return };
    if ends[0] == ends[1] {
        board.place.tell("ends", &twice(&ends[1]), "two different ends");
    }
    for end in ends.iter().filter(|end| *end != MIDDLE) {
        match board.city(end).map(|(_, city)| (&city.place, city.face)) {
            None => board.place.tell("ends", &quoted(end), "the slug of a city of this board, or \"middle\""),
            Some((_, Face::Slot)) => {
                board.place.tell("ends", &quoted(end), "a city that is no slot, or \"middle\"")
            }
            Some((place, Face::Printed(Some(colour), _))) if colour != Colour::Purple => {
                let word = COLOURS.iter().find(|(_, known)| *known == colour).map_or("", |(word, _)| word);
                place.tell("colour", &quoted(word), "purple, as this city is an end");
            }
            _ => {}
        }
    }
    for CityEntry { place, slug, face, .. } in &board.cities {
        let is_end = slug.as_ref().is_none_or(|slug| ends.contains(slug));
        if matches!(face, Face::Printed(Some(Colour::Purple), _)) && !is_end {
            place.tell("colour", "\"purple\"", "one of blue, yellow, green, red: only an end is purple");
        }
    }
}

fn check_slots(board: &Board<'_>, tokens: Option<usize>) {
    let slots = board.slots().count();
    let wants_slots =
        slots > 0 || board.ends.as_ref().is_some_and(|ends| ends.iter().any(|end| end == MIDDLE));
    if let Some(tokens) = tokens.filter(|&tokens| wants_slots && tokens != slots) {
        let expected = format!("{tokens}, one for each of middle_tokens in race.toml (R5)");
        board.place.tell("city", &format!("{slots} slots"), expected);
    }
}

/// R8: level 1 is the first end's alone, the highest the second's. Where an end is in the middle, every slot has levels
/// of its own; a board with one level for all of them (as they were made once) has the end's level on every slot.
fn check_levels(board: &Board<'_>) {
    let slots: Vec<Option<Hex>> = board.slots().map(|(_, city)| city.at).collect();
    let by_slot = |space: &SpaceEntry<'_>| matches!(space.level, Some(Level::BySlot(_)));
    if !board.spaces.iter().any(by_slot) {
        return check_extremes(board, slots.into_iter().collect(), "the slots", |level| level.of(None));
    }
    let in_the_middle = board.ends.as_ref().is_none_or(|ends| ends.iter().any(|end| end == MIDDLE));
    let expected = match in_the_middle {
        true => format!("a list of {}, one for each slot", slots.len()),
        false => "one number, as no end of this board is in the middle".to_owned(),
    };
    let mut fits = true;
    for SpaceEntry { place, level, .. } in &board.spaces {
        let found = match level {
            Some(Level::BySlot(levels)) if levels.len() != slots.len() || !in_the_middle => {
                format!("{} numbers", levels.len())
            }
            Some(Level::Fixed(level)) if in_the_middle => level.to_string(),
            _ => continue,
        };
        place.tell("level", &found, expected.clone());
        fits = false;
    }
    for (i, slot) in slots.into_iter().enumerate().filter(|_| fits) {
        let owner = format!("slot {}", i + 1);
        check_extremes(board, slot.map(|at| vec![at]), &owner, |level| level.of(Some(i as u8)));
    }
}

/// The lowest level belongs to the first end alone and the highest to the second, where `middle` is the end in the middle.
fn check_extremes(board: &Board<'_>, middle: Option<Vec<Hex>>, named: &str, of: impl Fn(&Level) -> u8) {
    let (Some(levels), Some(ends)) = (board.levels, &board.ends) else { return };
    for (end, extreme) in ends.iter().zip([1, levels]) {
        let (holders, owner) = match end.as_str() {
            MIDDLE => (middle.clone(), named.to_owned()),
            slug => {
                let at = board.city(slug).and_then(|(_, city)| city.at);
                (at.map(|at| vec![at]), quoted(slug))
            }
        };
        let Some(holders) = holders else { continue };
        for SpaceEntry { place, at, level, .. } in &board.spaces {
            let (Some(at), Some(level)) = (*at, level.as_ref().map(&of)) else { continue };
            match (holders.contains(&at), level == extreme) {
                (true, false) => {
                    place.tell("level", &level.to_string(), format!("{extreme}, the level of {owner}"));
                }
                (false, true) => {
                    place.tell(
                        "level",
                        &level.to_string(),
                        format!("another level: {extreme} is for {owner} alone"),
                    );
                }
                _ => {}
            }
        }
    }
}

/// Every space can be reached from the start over land and lines. Not judged while it is unknown where
/// some space lies or some line leads: what looks like an island might be none.
fn check_ways(board: &Board<'_>) {
    let Some(known) = board.spaces.iter().map(|space| space.at).collect::<Option<BTreeSet<Hex>>>() else {
        return;
    };
    let place_of = |slug: &str| board.city(slug)?.1.at.filter(|at| known.contains(at));
    let Some(start) = board.ends.iter().flatten().find_map(|end| place_of(end)) else { return };
    let mut far: BTreeMap<Hex, Vec<Hex>> = BTreeMap::new();
    for line in &board.lines {
        let [from, to] = [&line.from, &line.to].map(|slug| place_of(slug.as_deref()?));
        let (Some(from), Some(to)) = (from, to) else { return };
        far.entry(from).or_default().push(to);
        far.entry(to).or_default().push(from);
    }
    let mut left = known.clone();
    take_joined(start, &mut left, &far);
    for space in &board.spaces {
        let Some(at) = space.at.filter(|at| left.contains(at)) else { continue };
        let found = match take_joined(at, &mut left, &far) {
            1 => "an island of 1 space".to_owned(),
            size => format!("an island of {size} spaces"),
        };
        space.place.tell("", &found, format!("a way from {} over land or lines", shown_hex(start)));
    }
}

/// Takes everything joined to `from` out of `left`, and counts it.
fn take_joined(from: Hex, left: &mut BTreeSet<Hex>, far: &BTreeMap<Hex, Vec<Hex>>) -> usize {
    left.remove(&from);
    let (mut queue, mut count) = (VecDeque::from([from]), 0);
    while let Some(at) = queue.pop_front() {
        count += 1;
        let over_lines = far.get(&at).into_iter().flatten().copied();
        for next in hex_neighbours(at).into_iter().chain(over_lines) {
            if left.remove(&next) {
                queue.push_back(next);
            }
        }
    }
    count
}
