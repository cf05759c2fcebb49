//! A module for tests only: it speaks at every point in every shape, so that the points are proven to work
//! before real modules arrive.

use super::hooks::Taken;
use super::parts::Kept;
use super::{Act as ModuleAct, Module, echo, spoken};
use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::Event;
use crate::ids::Space;
use crate::outcome::{Chance, Dice, Outcome};
use crate::rooms::{Around, Cost, Frame, Repair, Returned, Room};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Rule, Verdict};
use game::text::{Reader, Text, TextError, named};
use game::{Events, Luck, Seat, SeatSet, Viewer};

/// The points where it asks or offers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Point {
    Setup,
    TurnStart,
    AfterBivouac,
    AfterPlanning,
    SequenceStart,
    AfterFunding,
    LeaveCity,
    TileDrawn,
    /// Rolls a die instead of asking.
    TileCost,
    TileEntered,
    CityEntered,
    CityDone,
    DriveEnd,
    Maintenance,
    OfferSequence,
    OfferCardStep,
    OfferDanger,
    OfferHandLimit,
}

/// The points with their words.
pub const POINTS: [(Point, &str); 18] = [
    (Point::Setup, "setup"),
    (Point::TurnStart, "turn_start"),
    (Point::AfterBivouac, "after_bivouac"),
    (Point::AfterPlanning, "after_planning"),
    (Point::SequenceStart, "sequence_start"),
    (Point::AfterFunding, "after_funding"),
    (Point::LeaveCity, "leave_city"),
    (Point::TileDrawn, "tile_drawn"),
    (Point::TileCost, "tile_cost"),
    (Point::TileEntered, "tile_entered"),
    (Point::CityEntered, "city_entered"),
    (Point::CityDone, "city_done"),
    (Point::DriveEnd, "drive_end"),
    (Point::Maintenance, "maintenance"),
    (Point::OfferSequence, "offer_sequence"),
    (Point::OfferCardStep, "offer_card_step"),
    (Point::OfferDanger, "offer_danger"),
    (Point::OfferHandLimit, "offer_hand_limit"),
];

impl Point {
    /// Its word.
    pub fn slug(self) -> &'static str {
        POINTS.iter().find(|(point, _)| *point == self).map_or("", |(_, word)| word)
    }
    /// The way back from [`Point::slug`].
    pub(super) fn read(word: &str) -> Result<Point, TextError> {
        named(&POINTS.map(|(point, _)| point), Point::slug, word, "a point where modules speak")
    }
}

impl Text<Rules> for Point {
    fn write(&self, _: &Rules, out: &mut String) {
        out.push_str(self.slug());
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        Point::read(from.word())
    }
}

spoken!(
    /// What the probe lets a player say.
    Probe = "probe" {
        /// Go on, or take what is offered.
        Nod(Point) = "nod": declines,
        /// Hold the vehicle in the city.
        Hold = "hold": takes,
        /// Put the tile back and draw again.
        Redraw = "redraw": takes,
    }
);

/// What the probe keeps on the table: how many rides it was told of. The first seat alone knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Part {
    /// Rides so far.
    pub rides: u8,
}
impl Kept for Part {
    fn known(self, viewer: Viewer) -> Part {
        if viewer.is(Seat(0)) { self } else { Part::default() }
    }
    fn guess(self, rules: &Rules, viewer: Viewer, luck: &mut impl Luck) -> Part {
        let lines = rules.lines.len() as u32;
        if viewer.is(Seat(0)) { self } else { Part { rides: 1 + luck.below(lines) as u8 } }
    }
}

game::text_of! { for Rules;
    struct Part = "part" { rides }
    struct Probe = "probe" { module, seat, point, at, stage }
    enum Stage { Ask = "ask", Leave = "leave", Hold = "hold", AddCost = "add_cost", DrawAgain = "draw_again" }
}

/// The probe's room: asks one question or rolls one die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Probe {
    module: Module,
    seat: Seat,
    point: Point,
    at: Option<Space>,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Ask,
    Leave,
    Hold,
    AddCost,
    DrawAgain,
}

impl Probe {
    fn nod(&self) -> Action {
        Action::Act(match self.module {
            Module::Echo => ModuleAct::Echo(echo::Act::Nod(self.point)),
            _ => ModuleAct::Probe(Act::Nod(self.point)),
        })
    }
}

impl Room for Probe {
    fn step<E: Events<Event>>(&mut self, _: &mut Cx<E>) -> Step {
        match self.stage {
            Stage::Ask if self.point == Point::TileCost => Step::Roll(Chance::Die(Dice::Weather)),
            Stage::Ask => Step::Ask(SeatSet::only(self.seat)),
            Stage::Leave => Step::Done(Returned::Nothing),
            Stage::Hold => Step::Done(Returned::DriveOver),
            Stage::AddCost => Step::Done(Returned::Extra(Cost { petrol: 1, ..Cost::default() })),
            Stage::DrawAgain => Step::Done(Returned::DrawAgain),
        }
    }
    fn legal<O: Offers>(&self, _: &Rules, _: &Tabletop, _: Seat, out: &mut O) {
        out.offer(self.nod(), Ok(()));
        match self.point {
            Point::LeaveCity => out.offer(Act::Hold.said(), Ok(())),
            Point::TileDrawn => out.offer(Act::Redraw.said(), Ok(())),
            _ => {}
        }
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, _: Seat, action: Action) {
        self.stage = match action {
            Action::Act(ModuleAct::Probe(Act::Hold)) => Stage::Hold,
            Action::Act(ModuleAct::Probe(Act::Redraw)) => {
                cx.table.return_tile(self.at.expect("asked about a tile"));
                Stage::DrawAgain
            }
            _ => Stage::Leave,
        };
    }
    fn outcome<E: Events<Event>>(&mut self, _: &mut Cx<E>, outcome: Outcome) {
        self.stage = if outcome == Outcome::Die(1) { Stage::AddCost } else { Stage::Leave };
    }
    fn fits(&self, around: &Around) -> bool {
        around.inner.is_none() && self.stage == Stage::Ask
    }
}

// ---- where it speaks -------------------------------------------------------------------------

/// A room of one question for a module of the tests.
pub(super) fn room_of(module: Module, seat: Seat, point: Point) -> Frame {
    Probe { module, seat, point, at: None, stage: Stage::Ask }.into()
}
pub(super) fn ask(seat: Seat, point: Point) -> Option<Frame> {
    Some(room_of(Module::Probe, seat, point))
}
pub(super) fn ask_first(table: &Tabletop, point: Point) -> Option<Frame> {
    ask(table.order[0], point)
}
pub(super) fn tile_drawn(table: &Tabletop, seat: Seat, at: Space) -> Option<Frame> {
    let (module, point) = (Module::Probe, Point::TileDrawn);
    table.tile_at(at).map(|_| Probe { module, seat, point, at: Some(at), stage: Stage::Ask }.into())
}
pub(super) fn offer(point: Point, out: &mut impl Offers) {
    out.offer(Act::Nod(point).said(), Ok(()));
}
pub(super) fn offer_card_step(table: &Tabletop, seat: Seat, out: &mut impl Offers) {
    if table.player(seat).money < 200 {
        offer(Point::OfferCardStep, out);
    }
}
/// No line runs in the second turn.
pub(super) fn line(table: &Tabletop) -> Verdict {
    if table.turn == 2 { Reason::LineClosed.no(Rule::R(96)) } else { Ok(()) }
}
pub(super) fn note_ride(table: &mut Tabletop) {
    let rides = &mut table.parts.probe.rides;
    *rides = rides.saturating_add(1);
}
pub(super) fn take<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, act: Act) -> Taken {
    match act {
        Act::Nod(Point::OfferSequence) => Taken { ends_sequence: true, ..Taken::default() },
        Act::Nod(Point::OfferDanger) => Taken { avoids_danger: true, ..Taken::default() },
        Act::Nod(Point::OfferHandLimit) => {
            // The hand gets smaller by the first card in it.
            let first = cx.rules.card_ids().find(|&card| cx.table.player(seat).holds(card) > 0);
            first.into_iter().for_each(|card| cx.table.discard_card(seat, card));
            Taken::default()
        }
        _ => {
            cx.table.player_mut(seat).earn(10);
            Taken { room: Some(Repair::new(seat).into()), ..Taken::default() }
        }
    }
}
pub(super) fn opens(table: &Tabletop, module: Module, room: &Frame) -> bool {
    match room {
        Frame::Probe(room) => room.module == module,
        Frame::Repair(room) => {
            module == Module::Probe && table.active().is_some_and(|seat| room.comes_from(seat))
        }
        _ => false,
    }
}
