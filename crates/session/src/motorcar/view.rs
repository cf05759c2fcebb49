//! Everything one viewer may know of a motorcar race.

use super::kinds::MotorcarPhase;
use super::wire::{MotorcarMeeting, MotorcarPlayer, MotorcarView};
use ::motorcar::ids::LAP;
use ::motorcar::notation::write_view;
use ::motorcar::rooms::Frame;
use ::motorcar::tabletop::Sealed;
use ::motorcar::{Rules, View, score};
use game::{Node, Seat};

pub(super) fn view(rules: &Rules, view: &View) -> MotorcarView {
    let t = view.table();
    let order: &[Seat] = if is_assessed(view) { t.order(rules) } else { &[] };
    let sealed = view.me().map_or(Sealed::Open, |me| me.sealed);
    MotorcarView {
        turn: t.round,
        phase: phase(view),
        waiting: view.node().waiting().iter().map(Seat::number).collect(),
        order: order.iter().map(|seat| seat.number()).collect(),
        standing: standing(rules, view),
        slowest: (!order.is_empty()).then(|| t.slowest(rules).number()),
        drawer: order.last().map(|seat| seat.number()),
        predicaments: predicaments(view),
        bag: t.tokens_in_bag(),
        players: Seat::all(rules.seats).map(|seat| player(rules, view, seat)).collect(),
        pull: match sealed {
            Sealed::Pull(pull) => Some(pull),
            _ => None,
        },
        hand: match sealed {
            Sealed::Strain(strain) => Some(strain.into()),
            _ => None,
        },
        meeting: meeting(rules, view),
        position: write_view(rules, view),
    }
}

fn player(rules: &Rules, view: &View, seat: Seat) -> MotorcarPlayer {
    let t = view.table();
    let p = t.player(seat);
    MotorcarPlayer {
        seat: seat.number(),
        day: p.day,
        fifties: p.day / LAP * LAP,
        space: p.day % LAP,
        place: score::ranking(rules, t)[seat.index()],
        tiles: p.tiles,
        tokens: p.tokens,
        in_bag: t.bag[seat.index()],
        strain: p.strain.map(Into::into),
        random: p.random,
        inflicted: p.inflicted,
        pledge: p.pledge.map(Seat::number),
        decided: is_closed(view, seat),
    }
}

/// Turn order is what seats begin with, and says nothing, until it was assessed for the first time.
fn is_assessed(view: &View) -> bool {
    view.table().round > 1 || !matches!(view.top(), Frame::Flick(_))
}

fn standing(rules: &Rules, view: &View) -> Vec<u8> {
    let t = view.table();
    let places = score::ranking(rules, t);
    let mut seats: Vec<Seat> = Seat::all(rules.seats).collect();
    seats.sort_by_key(|&seat| (places[seat.index()], t.place_of(seat)));
    seats.into_iter().map(Seat::number).collect()
}

/// Has the seat decided what others do not know yet? That it has lies open, as at a table.
pub(super) fn is_closed(view: &View, seat: Seat) -> bool {
    let is_secret = match view.top() {
        Frame::Flick(room) => room.is_sealed(),
        Frame::ChooseStrain(_) => true,
        _ => false,
    };
    is_secret && !view.node().waiting().has(seat)
}

/// Random predicaments of this round, once the dice are counted.
pub(super) fn predicaments(view: &View) -> Option<u8> {
    if matches!(view.top(), Frame::ChooseStrain(_) | Frame::PredicamentDice(_)) {
        return None;
    }
    view.frames().iter().find_map(|frame| match frame {
        Frame::Round(room) => Some(room.predicaments()),
        _ => None,
    })
}

fn meeting(rules: &Rules, view: &View) -> Option<MotorcarMeeting> {
    let Frame::Help(room) = view.top() else { return None };
    let (helper, rival) = (room.helper(), room.rival(rules, view.table())?);
    let (from, to) = (room.from(), view.table().player(helper).day);
    Some(MotorcarMeeting { helper: helper.number(), rival: rival.number(), from, to })
}

/// The step of the round.
pub(super) fn phase(view: &View) -> MotorcarPhase {
    if view.node() == Node::Over {
        return MotorcarPhase::Over;
    }
    match view.top() {
        Frame::Race(_) => MotorcarPhase::Over,
        Frame::Flick(_) => MotorcarPhase::Flick,
        Frame::Round(_) | Frame::ChooseStrain(_) => MotorcarPhase::Strain,
        Frame::PredicamentDice(_) => MotorcarPhase::Dice,
        Frame::Inflict(_) => MotorcarPhase::Inflict,
        Frame::DrawTokens(_) => MotorcarPhase::Draw,
        Frame::Travel(_) | Frame::Help(_) => MotorcarPhase::Travel,
        Frame::SlowestCancels(_) => MotorcarPhase::Cancel,
        Frame::PayTiles(_) => MotorcarPhase::Pay,
        Frame::Endure(_) => MotorcarPhase::Endure,
    }
}
