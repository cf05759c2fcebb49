//! Where René goes and where he lays tiles (003:104-180; R116, R118-R121, R131, R140, R141, R173): distances over land, the
//! objective, the next step, both courses. Pure functions of what lies open.

use super::cards::ReneCard;
use super::event::{Aim, Place, Steer};
use super::setup::SoloRules;
use super::{HUMAN, TORPEDO, part::Part};
use crate::ids::{City, Line, Space, SpaceSet, TileId, Way};
use crate::modules::hooks;
use crate::rules::{Rules, Tile};
use crate::tabletop::Tabletop;

/// R116: how difficult a tile is: its value, and what breaks a tie. Larger is harder. Only printed symbols count (R112).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Difficulty {
    /// Petrol, damage, danger and stop together.
    pub value: u8,
    danger: bool,
    stop: bool,
    damage: u8,
    petrol: u8,
}

/// R116: how difficult a tile is.
pub fn difficulty(tile: &Tile) -> Difficulty {
    let Tile { petrol, damage, danger, stop, feature: _ } = *tile;
    let value = petrol + damage + u8::from(danger) + u8::from(stop);
    Difficulty { value, danger, stop, damage, petrol }
}

/// R173: a city that is only passed is known ground: 1 petrol and a stop.
fn city_difficulty(rules: &Rules) -> Difficulty {
    let petrol = rules.numbers.city_petrol;
    Difficulty { value: petrol + 1, danger: false, stop: true, damage: 0, petrol }
}

/// 003:136-139, R118, R119: the nearest city of the card's colour that lies ahead and is new; the finish, where it is nearer or
/// no such city is left.
pub fn objective(
    rules: &Rules,
    solo: &SoloRules,
    part: &Part,
    at: Space,
    card: &ReneCard,
) -> (City, Aim, u8) {
    let finish = rules.city_at(rules.finish).expect("a race ends in a city");
    let home = solo.distance(at, rules.finish).unwrap_or(u8::MAX);
    let nearest = (0..rules.cities.len() as u8)
        .map(City)
        .filter(|&city| {
            let info = rules.city(city);
            info.colour == card.colour && is_ahead(rules, part, at, city) && info.space != rules.finish
        })
        .filter_map(|city| {
            let space = rules.city(city).space;
            let distance = solo.distance(at, space)?;
            let from_finish = rules.distance(space).unwrap_or(u8::MAX);
            Some((distance, from_finish, space, city))
        })
        .min();
    match nearest {
        Some((distance, .., city)) if distance <= home => (city, Aim::Nearest(card.colour), distance),
        Some(_) => (finish, Aim::FinishNearer, home),
        None => (finish, Aim::NoneLeft, home),
    }
}

/// R119: a city with higher progress that the Torpedo has not entered.
fn is_ahead(rules: &Rules, part: &Part, at: Space, city: City) -> bool {
    rules.level(rules.city(city).space) > rules.level(at) && !part.has_visited(city)
}

/// 003:175-180, R119, R120: the next space over land, and the rule that chose it. `None` where no way leads to the objective.
pub fn next_step(rules: &Rules, table: &Tabletop, part: &Part, at: Space) -> Option<(Space, Steer)> {
    let solo = rules.solo.as_ref()?;
    let goal = rules.city(part.objective?).space;
    let far = |space: Space| solo.distance(space, goal);
    let tie = |space: Space| (rules.distance(space).unwrap_or(u8::MAX), space);
    let new_city = |space: &Space| rules.city_at(*space).is_some_and(|city| is_ahead(rules, part, at, city));
    let near = rules.neighbours(at);
    let city = near.iter().filter(new_city).min_by_key(|&space| (far(space).unwrap_or(u8::MAX), tie(space)));
    if let Some(space) = city {
        return Some((space, Steer::City));
    }
    let here = far(at)?;
    let nearer = || near.iter().filter(|&space| far(space).is_some_and(|there| there < here));
    let known = nearer().filter_map(|space| match table.tile_at(space) {
        Some(tile) => Some((difficulty(rules.tile(tile)), tie(space), space)),
        None if rules.city_spaces.has(space) => Some((city_difficulty(rules), tie(space), space)),
        None => None,
    });
    if let Some((.., space)) = known.min() {
        return Some((space, Steer::Easiest));
    }
    nearer().min_by_key(|&space| tie(space)).map(|space| (space, Steer::Blind))
}

/// 003:144-150, R140, R173: the nearest empty space where the Torpedo's own rules would lead it.
fn on_course(rules: &Rules, table: &Tabletop) -> Option<Space> {
    let mut part = table.rene;
    let mut at = table.player(TORPEDO).at;
    // Every step enters a new city or comes nearer to the objective, so this ends.
    while at != rules.city(part.objective?).space {
        let (next, _) = next_step(rules, table, &part, at)?;
        match rules.city_at(next) {
            Some(city) => part.visit(city),
            None if !table.explored.has(next) => return Some(next),
            None => {}
        }
        at = next;
    }
    None
}

/// The way that the Torpedo's rules would lead it to its objective, as everything lies now. For whoever shows it.
pub fn course(rules: &Rules, table: &Tabletop) -> Vec<Space> {
    let (mut part, mut at, mut way) = (table.rene, table.player(TORPEDO).at, Vec::new());
    while part.objective.is_some_and(|goal| rules.city(goal).space != at) {
        let Some((next, _)) = next_step(rules, table, &part, at) else { break };
        rules.city_at(next).into_iter().for_each(|city| part.visit(city));
        way.push(next);
        at = next;
    }
    way
}

/// 003:152-158, R131: the nearest empty space on the player's shortest way, then around the vehicle, then beside the way.
fn on_path(rules: &Rules, table: &Tabletop) -> Option<(Space, Place)> {
    let from = table.player(HUMAN).at;
    let empty = |space: Space| !table.explored.has(space) && !rules.city_spaces.has(space);
    let (mut at, mut way) = (from, SpaceSet::EMPTY);
    way.insert(from);
    while let Some(next) = nearer_to_finish(rules, at) {
        if empty(next) {
            return Some((next, Place::PlayerPath));
        }
        way.insert(next);
        at = next;
    }
    let around = |at: Space| rules.near[at.index()].minus(way).iter().find(|&space| empty(space));
    if let Some(space) = around(from) {
        return Some((space, Place::AroundPlayer));
    }
    let mut at = from;
    while let Some(next) = nearer_to_finish(rules, at) {
        if let Some(space) = around(next) {
            return Some((space, Place::BesidePath));
        }
        at = next;
    }
    None
}

/// R131: one space of the shortest way to the finish, ties by lowest id.
fn nearer_to_finish(rules: &Rules, at: Space) -> Option<Space> {
    let here = rules.distance(at)?;
    rules.near[at.index()].iter().find(|&space| rules.distance(space).is_some_and(|there| there < here))
}

/// What becomes of the drawn tiles, one at a time: the Torpedo's first, the easiest of them first, then the player's, the
/// hardest first (003:147, 003:155, R140).
pub fn next_tile(rules: &Rules, table: &Tabletop, card: &ReneCard) -> Option<Laying> {
    let value = |tile: &TileId| difficulty(rules.tile(*tile));
    let easy = table.drawn().filter(|tile| value(tile).value < card.threshold).min_by_key(value);
    if let Some(tile) = easy {
        let to = on_course(rules, table).map(|space| (space, Place::TorpedoCourse));
        return Some(Laying { tile, value: value(&tile).value, is_easy: true, to });
    }
    let tile = table.drawn().max_by_key(value)?;
    let to = if table.player(HUMAN).is_finished() { None } else { on_path(rules, table) };
    Some(Laying { tile, value: value(&tile).value, is_easy: false, to })
}

/// Where one tile goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laying {
    /// The tile.
    pub tile: TileId,
    /// Its value.
    pub value: u8,
    /// It is for the Torpedo's own course.
    pub is_easy: bool,
    /// The space, if there is room.
    pub to: Option<(Space, Place)>,
}

/// R141, Blue 3: the sea line that serves the Torpedo from the city where it stands, instead of `spaces` over land.
pub fn ship(rules: &Rules, table: &Tabletop, spaces: u8) -> Option<(Line, City)> {
    let solo = rules.solo.as_ref().filter(|_| table.rene.powers.takes_ships())?;
    let at = table.player(TORPEDO).at;
    let (here, part) = (rules.city_at(at)?, &table.rene);
    let goal = rules.city(part.objective?).space;
    let present = solo.distance(at, goal)?;
    let lines = rules.lines_at(here).iter().copied().filter(|&line| rules.line(line).way == Way::Sea);
    let open = lines.filter(|&line| hooks::adjust_line(rules, table, TORPEDO, line).is_ok());
    let served = open.filter_map(|line| {
        let far = rules.line(line).far_end(here)?;
        let distance = solo.distance(rules.city(far).space, goal)?;
        let serves = distance + spaces < present && is_ahead(rules, part, at, far);
        serves.then_some((distance, rules.city(far).space, line, far))
    });
    served.min_by_key(|&(distance, space, ..)| (distance, space)).map(|(.., line, far)| (line, far))
}
