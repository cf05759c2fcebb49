//! A whole position of rule book 004 in one canonical line. Fields stand in a fixed order, separated by
//! blanks; the strain tokens at hand follow from the rest, because none is ever lost.
//!
//! ```text
//! round=5 order=2,1,3 seat1=day=57,tiles=2,strain=heavy,bag=1,random=1,inflicted=0,pledge=-,sealed=- seat2=..
//! rooms=race(stage=close_round)/round(predicaments=2,stage=travel)/draw_tokens(left=1)
//! ```

use super::sound;
use crate::engine::{MAX_DEPTH, State};
use crate::rooms::Frame;
use crate::rules::Rules;
use crate::tabletop::{Player, Tabletop};
use crate::view::View;
use game::text::{Reader, Text, TextError, read_order, read_rooms, write_rooms};
use game::{Node, Seat};

/// The whole position in one line.
pub fn write_position(rules: &Rules, state: &State) -> String {
    let t = &state.table;
    let order: Vec<String> = t.order(rules).iter().map(|seat| seat.number().to_string()).collect();
    let mut out = format!("round={} order={}", t.round, order.join(","));
    for seat in Seat::all(rules.seats) {
        out += &format!(" seat{}=", seat.number());
        write_player(rules, t.player(seat), t.bag[seat.index()], &mut out);
    }
    out += " rooms=";
    write_rooms(state.frames(), rules, &mut out);
    out
}

/// The position as far as a viewer knows it. What others keep sealed is missing, so it need not read back.
pub fn write_view(rules: &Rules, view: &View) -> String {
    write_position(rules, view.known())
}

fn write_player(rules: &Rules, p: &Player, bag: u8, out: &mut String) {
    *out += &format!("day={},tiles={},strain=", p.day, p.tiles);
    p.strain.write(rules, out);
    *out += &format!(",bag={bag},random={},inflicted={},pledge=", p.random, p.inflicted);
    p.pledge.write(rules, out);
    *out += ",sealed=";
    p.sealed.write(rules, out);
}

/// The way back from [`write_position`]. Refuses what does not add up: every position that is read can
/// be played to its end.
pub fn read_position(rules: &Rules, line: &str) -> Result<State, TextError> {
    let from = &mut Reader { rules, seats: rules.seats, rest: line.trim() };
    let mut state =
        State { table: Tabletop::new(rules), frames: [Frame::VACANT; MAX_DEPTH], depth: 0, node: Node::Over };
    let t = &mut state.table;
    from.expect("round=")?;
    t.round = Text::read(from)?;
    from.expect(" order=")?;
    t.order = read_order(from)?;
    for seat in Seat::all(rules.seats) {
        from.expect(&format!(" seat{}=", seat.number()))?;
        let (player, bag) = read_player(from)?;
        (*t.player_mut(seat), t.bag[seat.index()]) = (player, bag);
    }
    sound::check_table(rules, t)?;
    from.expect(" rooms=")?;
    state.depth = read_rooms(from, &mut state.frames)?;
    sound::check_rooms(rules, &state)?;
    // The node follows from the room on top; a real position stands where something is asked.
    let before = state.frames;
    state.resume(rules);
    if state.frames != before {
        return Err(TextError::new("rooms", "a position in which somebody is asked or luck is awaited"));
    }
    Ok(state)
}

fn read_player(from: &mut Reader<Rules>) -> Result<(Player, u8), TextError> {
    let mut p = Player::default();
    from.expect("day=")?;
    p.day = Text::read(from)?;
    from.expect(",tiles=")?;
    p.tiles = Text::read(from)?;
    from.expect(",strain=")?;
    p.strain = Text::read(from)?;
    from.expect(",bag=")?;
    let bag: u8 = Text::read(from)?;
    from.expect(",random=")?;
    p.random = Text::read(from)?;
    from.expect(",inflicted=")?;
    p.inflicted = Text::read(from)?;
    from.expect(",pledge=")?;
    p.pledge = Text::read(from)?;
    from.expect(",sealed=")?;
    p.sealed = Text::read(from)?;
    let away = bag.saturating_add(p.random);
    p.tokens = from.rules.strain_tokens().checked_sub(away).ok_or_else(|| {
        let most = from.rules.strain_tokens();
        TextError::new(format!("bag={bag},random={}", p.random), format!("at most {most} tokens together"))
    })?;
    Ok((p, bag))
}
