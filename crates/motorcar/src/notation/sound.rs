//! Does a position of rule book 004 that was read from text hold together? Every room stands inside the
//! right one, counts what can be counted, and the table shows what it shows at that step of a round.

use crate::engine::State;
use crate::rooms::{Frame, flick, race, round, slowest_cancels};
use crate::rules::{MAX_PULL, Rules};
use crate::tabletop::{Sealed, Tabletop};
use game::text::{TextError, must};
use game::{Seat, SeatSet};

/// More than any race comes to; small enough that no sum overflows.
const MOST_DAYS: u16 = 9_999;
const MOST_TILES: u8 = 99;
const MOST_INFLICTED: u16 = 300;

/// Numbers in range.
pub(super) fn check_table(rules: &Rules, t: &Tabletop) -> Result<(), TextError> {
    must((1..=rules.rounds).contains(&t.round), "round", "a stage of this route, from 1")?;
    for seat in Seat::all(rules.seats) {
        let p = t.player(seat);
        must(p.day <= MOST_DAYS, "day", "a day from 0 to 9999")?;
        must(p.tiles <= MOST_TILES, "tiles", "a number of tiles from 0 to 99")?;
        must(p.inflicted <= MOST_INFLICTED, "inflicted", "a number of predicaments from 0 to 300")?;
        must(p.pledge != Some(seat), "pledge", "a tile of somebody else")?;
    }
    Ok(())
}

/// Rooms that fit into each other and to the table.
pub(super) fn check_rooms(rules: &Rules, state: &State) -> Result<(), TextError> {
    let frames = state.frames();
    must(matches!(frames[0], Frame::Race(_)), "rooms", "a stack that begins with race(..)")?;
    let nested = frames.windows(2).all(|pair| can_contain(&state.table, &pair[0], &pair[1]));
    must(nested, "rooms", "rooms that can stand inside each other")?;
    let top = state.top();
    let is_over = matches!(top, Frame::Race(room) if room.stage == race::Stage::Over);
    must(
        !matches!(top, Frame::Race(_) | Frame::Round(_)) || is_over,
        "rooms",
        "a room that asks something on top",
    )?;
    must(!is_over || state.table.round == rules.rounds, "rooms", "a race that ends after its last round")?;
    must(frames.iter().all(|frame| counts_right(rules, &state.table, frame)), "rooms", "numbers in range")?;
    check_step(rules, state)
}

/// A room advances its stage before it calls: the stage is the return address.
fn can_contain(t: &Tabletop, outer: &Frame, inner: &Frame) -> bool {
    use round::Stage;
    match (outer, inner) {
        (Frame::Race(room), Frame::Flick(_)) => room.stage == race::Stage::RunRound,
        (Frame::Race(room), Frame::Round(_)) => room.stage == race::Stage::CloseRound,
        (Frame::Round(room), inner) => {
            let stage = match inner {
                Frame::ChooseStrain(_) => Stage::RollPredicamentDice,
                Frame::PredicamentDice(_) => Stage::Inflict,
                Frame::Inflict(_) => Stage::DrawTokens,
                Frame::DrawTokens(_) => Stage::Travel,
                Frame::Travel(_) => Stage::CancelFreely,
                Frame::SlowestCancels(_) => Stage::PayTiles,
                Frame::PayTiles(_) => Stage::Endure,
                Frame::Endure(_) => Stage::RewardSlowest,
                _ => return false,
            };
            let is_counted = !matches!(inner, Frame::ChooseStrain(_) | Frame::PredicamentDice(_));
            room.stage == stage && (is_counted || room.predicaments == 0)
        }
        (Frame::Travel(room), Frame::Help(help)) => {
            room.rolled == 0 && room.place == t.place_of(help.helper) + 1
        }
        _ => false,
    }
}

fn counts_right(rules: &Rules, t: &Tabletop, frame: &Frame) -> bool {
    let seats = rules.seats;
    let dice_of = |place: u8| {
        let strain = t.seat_at(rules, place).and_then(|seat| t.player(seat).strain);
        strain.map_or(0, |strain| rules.strain(strain).dice)
    };
    let die_fits = |rolled: u8, shown: u8| match rolled {
        0 => shown == 0,
        _ => (1..=rules.faces).contains(&shown),
    };
    match frame {
        Frame::Flick(room) => {
            let alike = room.pulls.iter().all(|&p| p == 0) && room.reaches.iter().all(|&r| r == 0);
            room.pulls.iter().all(|&pull| pull <= MAX_PULL)
                && match room.stage {
                    flick::Stage::LetGo => alike,
                    flick::Stage::Slide(next) => next < seats && room.waiting.is_empty(),
                    flick::Stage::LineUp(place) => place < seats && room.waiting.is_empty(),
                }
        }
        Frame::PredicamentDice(room) => {
            let most = u16::from(room.rolled) * u16::from(rules.faces);
            room.rolled < seats && (u16::from(room.rolled)..=most).contains(&room.total.into())
        }
        Frame::Round(room) => room.predicaments <= rules.strain_tokens() * seats,
        Frame::Inflict(room) => room.place < seats,
        Frame::DrawTokens(room) => room.left <= t.tokens_in_bag(),
        Frame::Travel(room) => {
            let is_rolling = room.rolled < dice_of(room.place) && die_fits(room.rolled, room.lowest);
            is_rolling || (room.place, room.rolled, room.lowest) == (seats, 0, 0)
        }
        Frame::Help(room) => room.place < t.place_of(room.helper) && room.from <= t.player(room.helper).day,
        Frame::SlowestCancels(room) => {
            room.stage == slowest_cancels::Stage::OfferCancel && room.seat == t.slowest(rules)
        }
        Frame::PayTiles(room) => room.place < seats,
        Frame::Endure(room) => {
            let are_through = t.order(rules).iter().take(room.place.into());
            are_through.copied().all(|seat| !t.player(seat).has_predicament())
                && room.rolled < dice_of(room.place)
                && die_fits(room.rolled, room.highest)
        }
        Frame::Race(_) | Frame::ChooseStrain(_) => true,
    }
}

/// What the table shows at this step of a round: what is not there yet, or no longer.
fn check_step(rules: &Rules, state: &State) -> Result<(), TextError> {
    let (top, t) = (state.top(), &state.table);
    let waiting = match top {
        Frame::Flick(room) => room.waiting,
        Frame::ChooseStrain(room) => room.waiting,
        _ => SeatSet::EMPTY,
    };
    let before_reveal = matches!(top, Frame::Race(_) | Frame::Flick(_) | Frame::ChooseStrain(_));
    let bag_is_out = matches!(top, Frame::PredicamentDice(_) | Frame::Inflict(_) | Frame::DrawTokens(_));
    let logo_is_empty = matches!(top, Frame::PredicamentDice(_) | Frame::Inflict(_));
    for seat in Seat::all(rules.seats) {
        let (p, bag) = (t.player(seat), t.bag[seat.index()]);
        let is_sealed = match (p.sealed, top) {
            (Sealed::Pull(pull), Frame::Flick(room)) => {
                room.is_sealed() && !waiting.has(seat) && pull <= MAX_PULL
            }
            (Sealed::Strain(_), Frame::ChooseStrain(_)) => !waiting.has(seat),
            (Sealed::Open, Frame::Flick(room)) => waiting.has(seat) || !room.is_sealed(),
            (Sealed::Open, Frame::ChooseStrain(_)) => waiting.has(seat),
            (sealed, _) => sealed == Sealed::Open,
        };
        must(is_sealed, "sealed", "what is decided and not yet shown, and nothing else")?;
        must(p.strain.is_none() == before_reveal, "strain", "the strain of this round, once revealed")?;
        let in_bag = p.strain.map_or(0, |strain| rules.strain(strain).tokens);
        let expected = match top {
            _ if bag_is_out => bag + p.random == in_bag,
            _ => bag == 0 && p.random <= in_bag,
        };
        must(expected, "bag", "the tokens of the strain, in the bag or on the logo, at their time")?;
        must(!logo_is_empty || p.random == 0, "random", "none before tokens are drawn")?;
        let may_suffer = !before_reveal && !matches!(top, Frame::PredicamentDice(_));
        must(may_suffer || p.inflicted == 0, "inflicted", "none before somebody inflicts")?;
        must(p.pledge.is_none() || matches!(top, Frame::Inflict(_)), "pledge", "none but while inflicting")?;
    }
    check_count(rules, state)
}

/// Tokens on the logo are random predicaments of this round, and there are no more of those than tokens (M4).
fn check_count(rules: &Rules, state: &State) -> Result<(), TextError> {
    let Some(Frame::Round(round)) = state.frames().get(1) else { return Ok(()) };
    let on_logo: u8 = Seat::all(rules.seats).map(|seat| state.table.player(seat).random).sum();
    let fits = match state.top() {
        Frame::Inflict(_) => round.predicaments <= state.table.tokens_in_bag(),
        Frame::DrawTokens(room) => on_logo + room.left == round.predicaments,
        _ => on_logo <= round.predicaments,
    };
    must(fits, "predicaments", "as many as are drawn, and no more than there are tokens")
}
