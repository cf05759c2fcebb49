//! A whole position in one canonical line. Fields stand in a fixed order, separated by blanks; what
//! the deck and the bag hold follows from the rest, because nothing is ever lost.
//!
//! ```text
//! turn=2 order=1,2 standing=1,2 active=1 seat1=at=tripoli,petrol=3/5,.. seat2=.. tiles=C4:desert_p1,..
//! removed=.. drawn=.. discard=.. market=.. aside=.. in_play=.. rooms=race(..)/convoy(..)/sequence(..)
//! ```

use super::sound;
use crate::engine::{MAX_DEPTH, State};
use crate::ids::{CardId, Gauge, Gauges, Space, TileId};
use crate::modules::Parts;
use crate::rooms::Frame;
use crate::rules::Rules;
use crate::tabletop::{Held, MAX_ASIDE, MAX_DRAWN, MAX_MARKET, Player, Tabletop, push};
use crate::view::View;
use game::text::{Reader, Text, TextError, number, read_order, read_rooms, write_rooms};
use game::{Seat, Viewer};

/// The whole position in one line.
pub fn write_position(rules: &Rules, state: &State) -> String {
    let t = &state.table;
    let mut out = String::with_capacity(1024);
    let seats =
        |seats: &[Seat]| join(seats[..usize::from(rules.vehicles)].iter().map(|s| s.number().to_string()));
    let cards =
        |cards: &mut dyn Iterator<Item = CardId>| join(cards.map(|c| rules.names.cards[c.index()].clone()));
    let kinds = |counts: &[u8], names: &[String]| {
        let some = counts.iter().zip(names).filter(|(n, _)| **n > 0);
        join(some.map(|(n, name)| format!("{name}:{n}")))
    };
    out += &format!("turn={} order={} standing={}", t.turn, seats(&t.order), seats(&t.standing));
    out += " active=";
    t.active().write(rules, &mut out);
    for seat in Seat::all(rules.vehicles) {
        out += &format!(" seat{}=", seat.number());
        write_player(rules, t.player(seat), &mut out);
    }
    let tiles = t.explored.iter().map(|space| {
        let tile = t.tile_at(space).expect("explored spaces hold a tile");
        format!("{}:{}", rules.names.spaces[space.index()], rules.names.tiles[tile.index()])
    });
    out += &format!(" tiles={} removed={}", join(tiles), kinds(&t.removed, &rules.names.tiles));
    out += &format!(" drawn={}", join(t.drawn().map(|tile| rules.names.tiles[tile.index()].clone())));
    out += &format!(" discard={}", kinds(&t.discard, &rules.names.cards));
    out += &format!(" market={} aside=", cards(&mut t.market()));
    let hidden = usize::from(t.aside_count) - t.aside().count();
    out += &if hidden > 0 { format!("?:{hidden}") } else { cards(&mut t.aside()) };
    out += " in_play=";
    t.in_play().write(rules, &mut out);
    t.parts.write(rules, &mut out);
    if rules.solo.is_some() {
        out += " rene=";
        t.rene.write(rules, &mut out);
    }
    out += " rooms=";
    write_rooms(state.frames(), rules, &mut out);
    out
}

fn join(items: impl Iterator<Item = String>) -> String {
    let all: Vec<String> = items.collect();
    if all.is_empty() { "-".into() } else { all.join(",") }
}

fn write_player(rules: &Rules, p: &Player, out: &mut String) {
    let hand = rules.card_ids().filter(|c| p.holds(*c) > 0).map(|card| {
        let held = p.hand[card.index()];
        format!("{}:{}:{}", rules.names.cards[card.index()], held.count(), held.seen())
    });
    let hidden = p.cards - p.hand.iter().map(|held| held.count()).sum::<u8>();
    let hidden = (hidden > 0).then(|| format!("?:{hidden}"));
    let hand = join(hand.chain(hidden)).replace(',', "+");
    *out += &format!(
        "at={},petrol={}/{},engine={}/{},chassis={}/{},level={},money={},assistants={},passed={},place={},hand={hand},plan={},sealed=",
        rules.names.spaces[p.at.index()],
        p.petrol,
        p.max.petrol,
        p.engine,
        p.max.engine,
        p.chassis,
        p.max.chassis,
        p.level,
        p.money,
        super::write_plan(p.assistants),
        if p.passed { "yes" } else { "no" },
        p.place,
        super::write_plan(p.plan),
    );
    p.sealed.write(rules, out);
}

/// The position as far as a viewer knows it: cards not known to the viewer are `?:n`. It begins with
/// who looks, and does not read back.
pub fn write_view(rules: &Rules, view: &View) -> String {
    let viewer = match view.viewer() {
        Viewer::Seat(seat) => seat.number().to_string(),
        Viewer::Spectator => "all".into(),
    };
    format!("{VIEW}{viewer} {}", write_position(rules, view.known()))
}

/// What a view begins with.
const VIEW: &str = "view=";

/// The way back from [`write_position`]. Refuses what does not add up.
pub fn read_position(rules: &Rules, line: &str) -> Result<State, TextError> {
    let from = &mut Reader { rules, seats: rules.vehicles, rest: line.trim() };
    if from.skip(VIEW) {
        let found = format!("{VIEW}{}", from.word());
        return Err(TextError::new(found, "a whole position: a view hides what its viewer may not know"));
    }
    let mut state = State::new(rules);
    let t = &mut state.table;
    *t = Tabletop::new(rules);
    from.expect("turn=")?;
    t.turn = Text::read(from)?;
    from.expect(" order=")?;
    t.order = read_order(from)?;
    from.expect(" standing=")?;
    t.standing = read_order(from)?;
    from.expect(" active=")?;
    t.set_active(Text::read(from)?);
    for seat in Seat::all(rules.vehicles) {
        from.expect(&format!(" seat{}=", seat.number()))?;
        *t.player_mut(seat) = read_player(from, *t.player(seat))?;
    }
    from.expect(" tiles=")?;
    for item in list(from) {
        let (space, tile) = pair(item, "space:tile")?;
        let space: Space = part(rules, space)?;
        if rules.city_spaces.has(space) || t.explored.has(space) {
            return Err(TextError::new(item, "a tile on a free land space"));
        }
        t.lay_tile(space, part(rules, tile)?);
    }
    from.expect(" removed=")?;
    for item in list(from) {
        let (tile, n) = pair(item, "tile:number")?;
        put_once(&mut t.removed[part::<TileId>(rules, tile)?.index()], item, number(n)?)?;
    }
    from.expect(" drawn=")?;
    for item in short_list(from, MAX_DRAWN)? {
        push(&mut t.drawn, part::<TileId>(rules, item)?.0);
    }
    from.expect(" discard=")?;
    for item in list(from) {
        let (card, n) = pair(item, "card:number")?;
        put_once(&mut t.discard[part::<CardId>(rules, card)?.index()], item, number(n)?)?;
    }
    from.expect(" market=")?;
    for item in short_list(from, MAX_MARKET)? {
        t.put_on_market(rules, part(rules, item)?);
    }
    from.expect(" aside=")?;
    for item in short_list(from, MAX_ASIDE)? {
        push(&mut t.aside, part::<CardId>(rules, item)?.0);
        t.aside_count += 1;
    }
    from.expect(" in_play=")?;
    if let Some(card) = Option::<CardId>::read(from)? {
        t.in_play = card.0;
    }
    t.parts = Parts::read(from)?;
    if rules.solo.is_some() {
        from.expect(" rene=")?;
        t.rene = Text::read(from)?;
    }
    settle_deck_and_bag(rules, t)?;
    from.expect(" rooms=")?;
    state.frames = [Frame::VACANT; MAX_DEPTH];
    state.depth = read_rooms(from, &mut state.frames)?;
    sound::check(rules, &state)?;
    // The node follows from the room on top; a real position stands where something is asked.
    if state.resume(rules) {
        Ok(state)
    } else {
        Err(TextError::new("rooms", "a position in which somebody is asked or luck is awaited"))
    }
}

/// Everything up to the next blank.
fn list<'a>(from: &mut Reader<'a, Rules>) -> impl Iterator<Item = &'a str> + use<'a> {
    from.until(|c| c == ' ').split(',').filter(|item| *item != "-" && !item.is_empty())
}

/// The same, no longer than the zone.
fn short_list<'a>(from: &mut Reader<'a, Rules>, most: usize) -> Result<Vec<&'a str>, TextError> {
    let items: Vec<&str> = list(from).collect();
    match items.get(most) {
        Some(item) => Err(TextError::new(*item, format!("the end of a list of {most} at most"))),
        None => Ok(items),
    }
}

/// A kind is counted once.
fn put_once(slot: &mut u8, item: &str, n: u8) -> Result<(), TextError> {
    if *slot > 0 || n == 0 {
        return Err(TextError::new(item, "each kind once, with its number"));
    }
    *slot = n;
    Ok(())
}

fn pair<'a>(item: &'a str, shape: &str) -> Result<(&'a str, &'a str), TextError> {
    item.split_once(':').ok_or_else(|| TextError::new(item, shape))
}

fn part<T: Text<Rules>>(rules: &Rules, word: &str) -> Result<T, TextError> {
    let mut reader = Reader { rules, seats: rules.vehicles, rest: word };
    let value = T::read(&mut reader)?;
    if reader.rest.is_empty() { Ok(value) } else { Err(TextError::new(reader.rest, "the end of a name")) }
}

fn read_player(from: &mut Reader<Rules>, mut p: Player) -> Result<Player, TextError> {
    let rules = from.rules;
    from.expect("at=")?;
    p.at = Text::read(from)?;
    let mut levels = Gauges::default();
    for gauge in Gauge::ALL {
        from.expect(&format!(",{}=", gauge.slug()))?;
        levels[gauge] = Text::read(from)?;
        from.expect("/")?;
        p.max[gauge] = Text::read(from)?;
        let (level, max) = (levels[gauge], p.max[gauge]);
        if level > max || max > 10 {
            return Err(TextError::new(format!("{level}/{max}"), "a gauge within its maximum"));
        }
    }
    let Gauges { petrol, engine, chassis } = levels;
    (p.petrol, p.engine, p.chassis) = (petrol, engine, chassis);
    from.expect(",level=")?;
    p.level = Text::read(from)?;
    from.expect(",money=")?;
    p.money = Text::read(from)?;
    from.expect(",assistants=")?;
    p.assistants = Text::read(from)?;
    from.expect(",passed=")?;
    p.passed = Text::read(from)?;
    from.expect(",place=")?;
    p.place = Text::read(from)?;
    from.expect(",hand=")?;
    for item in from.until(|c| c == ',').split('+').filter(|item| *item != "-") {
        let mut fields = item.split(':');
        let card: CardId = part(rules, fields.next().unwrap_or_default())?;
        let count: u8 = fields.next().map_or(Ok(1), number)?;
        let seen: u8 = fields.next().map_or(Ok(0), number)?;
        let cards = p.cards.checked_add(count);
        let fits = (1..=15).contains(&count) && seen <= count && p.holds(card) == 0;
        let Some(cards) = cards.filter(|_| fits && fields.next().is_none()) else {
            return Err(TextError::new(item, "card:count:seen, each kind once"));
        };
        p.hand[card.index()] = Held::new(count, seen);
        p.cards = cards;
    }
    from.expect(",plan=")?;
    p.plan = Text::read(from)?;
    from.expect(",sealed=")?;
    p.sealed = Text::read(from)?;
    Ok(p)
}

/// What is nowhere else is in the deck and the bag.
fn settle_deck_and_bag(rules: &Rules, t: &mut Tabletop) -> Result<(), TextError> {
    for card in rules.card_ids() {
        let held: u32 = Seat::all(rules.vehicles).map(|seat| u32::from(t.player(seat).holds(card))).sum();
        let loose = t.market().chain(t.aside()).chain(t.in_play()).filter(|&c| c == card).count() as u32;
        let out = held + loose + u32::from(t.discard[card.index()]);
        let copies = u32::from(rules.deck[card.index()]);
        let left = copies.checked_sub(out).ok_or_else(|| {
            TextError::new(
                format!("{out} {}", rules.names.cards[card.index()]),
                format!("at most {copies} in all"),
            )
        })?;
        t.deck[card.index()] = left as u8;
    }
    t.deck_size = t.deck.iter().sum();
    for tile in rules.tile_ids() {
        let laid = t.explored.iter().filter(|&s| t.tile_at(s) == Some(tile)).count() as u32;
        let loose = t.drawn().filter(|&d| d == tile).count() as u32;
        let out = laid + loose + u32::from(t.removed[tile.index()]);
        let copies = u32::from(rules.bag[tile.index()]);
        let left = copies.checked_sub(out).ok_or_else(|| {
            TextError::new(
                format!("{out} {}", rules.names.tiles[tile.index()]),
                format!("at most {copies} in all"),
            )
        })?;
        t.bag[tile.index()] = left as u8;
    }
    Ok(())
}
