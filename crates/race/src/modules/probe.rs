//! A module for tests only: it touches every hook point in every shape, so that the points are proven
//! to work before real modules arrive.

use super::hooks::Special;
use super::{Module, ModuleSet};
use crate::action::Action;
use crate::engine::{Cx, Offers, State, Step};
use crate::event::Event;
use crate::game_impl::GreatRace;
use crate::ids::{Colour, Way};
use crate::outcome::{Chance, Outcome};
use crate::rooms::{Cost, Frame, Returned, Room};
use crate::rules::{
    CitySource, Direction, GuardReach, Level, LineSource, Numbers, Options, Price, Rules, Sources,
    SpaceSource, Tile,
};
use crate::table::Table;
use crate::view::View;
use game::{Events, Node, Seat, SeatSet, SplitMix, Viewer};
use testkit::{Said, random_said, say};

/// The points that interrupt, by the number the room carries.
pub(super) const SETUP: u8 = 0;
const AFTER_BIVOUAC: u8 = 1;
pub(super) const SEQUENCE_START: u8 = 2;
const LEAVE_CITY: u8 = 3;
const TILE_DRAWN: u8 = 4;
const ROLL_TILE_COST: u8 = 5;
const TILE_ENTERED: u8 = 6;
const CITY_ENTERED: u8 = 7;
const AFTER_FUNDING: u8 = 8;
const DRIVE_END: u8 = 9;
const MAINTENANCE: u8 = 10;
/// The points that offer.
const OFFER_SEQUENCE: u8 = 20;
const OFFER_CARD_STEP: u8 = 21;
const OFFER_DANGER: u8 = 22;
/// The vehicle is held in the city.
const HOLD: u8 = 30;
/// The room has finished: with nothing, with the end of the drive, or with an extra cost.
const FINISHED: u8 = 40;
const FINISHED_HELD: u8 = 41;
const FINISHED_EXTRA: u8 = 42;

/// The probe's room: asks one question or rolls one die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Probe {
    pub(crate) module: Module,
    pub(crate) seat: Seat,
    pub(crate) kind: u8,
}

game::text_of! { for Rules;
    struct Probe = "probe" { module, seat, kind }
}

impl Room for Probe {
    fn step<E: Events<Event>>(&mut self, _: &mut Cx<E>) -> Step {
        match self.kind {
            FINISHED => Step::Done(Returned::Nothing),
            FINISHED_HELD => Step::Done(Returned::DriveOver),
            FINISHED_EXTRA => Step::Done(Returned::Extra(Cost { petrol: 1, ..Cost::default() })),
            ROLL_TILE_COST => Step::Roll(Chance::Die(6)),
            _ => Step::Ask(SeatSet::only(self.seat)),
        }
    }
    fn legal<O: Offers>(&self, _: &Rules, _: &Table, _: Seat, out: &mut O) {
        out.offer(Action::Special(self.module, self.kind), Ok(()));
        if self.kind == LEAVE_CITY {
            out.offer(Action::Special(Module::Probe, HOLD), Ok(()));
        }
    }
    fn answer<E: Events<Event>>(&mut self, _: &mut Cx<E>, _: Seat, action: Action) {
        let held = action == Action::Special(Module::Probe, HOLD);
        self.kind = if held { FINISHED_HELD } else { FINISHED };
    }
    fn outcome<E: Events<Event>>(&mut self, _: &mut Cx<E>, outcome: Outcome) {
        self.kind = if outcome == Outcome::Die(1) { FINISHED_EXTRA } else { FINISHED };
    }
}

fn ask(seat: Seat, kind: u8) -> Option<Frame> {
    Some(room_of(Module::Probe, seat, kind))
}

/// A room of one question for a module of the tests.
pub(super) fn room_of(module: Module, seat: Seat, kind: u8) -> Frame {
    Probe { module, seat, kind }.into()
}

pub(super) fn setup(table: &Table) -> Option<Frame> {
    ask(table.order[0], SETUP)
}
pub(super) fn bivouac_size(size: u8) -> u8 {
    size + 1
}
pub(super) fn after_bivouac(table: &Table) -> Option<Frame> {
    ask(table.order[0], AFTER_BIVOUAC)
}
pub(super) fn plan_size(seat: Seat, size: u8) -> u8 {
    size + u8::from(seat == Seat(0))
}
pub(super) fn sequence_start(_: &Table, seat: Seat) -> Option<Frame> {
    ask(seat, SEQUENCE_START)
}
pub(super) fn offer_sequence_start(_: &Table, _: Seat, out: &mut impl Offers) {
    out.offer(Action::Special(Module::Probe, OFFER_SEQUENCE), Ok(()));
}
pub(super) fn offer_card_step(table: &Table, seat: Seat, out: &mut impl Offers) {
    if table.player(seat).money < 200 {
        out.offer(Action::Special(Module::Probe, OFFER_CARD_STEP), Ok(()));
    }
}
pub(super) fn leave_city(_: &Table, seat: Seat) -> Option<Frame> {
    ask(seat, LEAVE_CITY)
}
pub(super) fn tile_drawn(_: &Table, seat: Seat) -> Option<Frame> {
    ask(seat, TILE_DRAWN)
}
pub(super) fn tile_cost(cost: Cost) -> Cost {
    Cost { petrol: cost.petrol + 1, ..cost }
}
pub(super) fn roll_tile_cost(_: &Table, seat: Seat) -> Option<Frame> {
    ask(seat, ROLL_TILE_COST)
}
pub(super) fn offer_danger(_: &Table, _: Seat, out: &mut impl Offers) {
    out.offer(Action::Special(Module::Probe, OFFER_DANGER), Ok(()));
}
pub(super) fn may_answer_danger(_: &Table, _: Seat) -> bool {
    true
}
pub(super) fn tile_entered(_: &Table, seat: Seat) -> Option<Frame> {
    ask(seat, TILE_ENTERED)
}
pub(super) fn city_entered(_: &Table, seat: Seat) -> Option<Frame> {
    ask(seat, CITY_ENTERED)
}
pub(super) fn city_draw((draw, keep): (u8, u8)) -> (u8, u8) {
    (draw + 1, keep)
}
pub(super) fn after_funding(_: &Table, seat: Seat) -> Option<Frame> {
    ask(seat, AFTER_FUNDING)
}
pub(super) fn drive_end(_: &Table, seat: Seat) -> Option<Frame> {
    ask(seat, DRIVE_END)
}
pub(super) fn maintenance(table: &Table) -> Option<Frame> {
    ask(table.order[0], MAINTENANCE)
}
pub(super) fn score(points: u16) -> u16 {
    points + 1
}
pub(super) fn take<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, choice: u8) -> Special {
    match choice {
        OFFER_SEQUENCE => Special { ends_sequence: true, ..Special::default() },
        OFFER_DANGER => Special { avoids_danger: true, ..Special::default() },
        _ => {
            cx.table.player_mut(seat).money += 10;
            Special { room: ask(seat, FINISHED), ..Special::default() }
        }
    }
}

// ---- the proof -------------------------------------------------------------------------------

/// A strip of hexes, two rows of seven, with a city in the middle.
fn sources() -> Sources {
    let at = |i: usize| ((i % 7) as i16, (i / 7) as i16);
    let space = |i: usize| SpaceSource { at: at(i), level: Level::Fixed((i % 7 + 1) as u8), risk: false };
    let city = |slug: &str, space, colour, cards| CitySource { slug: slug.into(), space, colour, cards };
    let tile =
        |slug: &str, petrol, danger| (slug.to_string(), Tile { petrol, damage: 0, danger, stop: false }, 8);
    Sources {
        board: "strip".into(),
        numbers: Numbers {
            gauge_max: 5,
            assistants: 5,
            start_money: 80,
            last_player_money: 70,
            petrol_price: Price { city: 10, wilderness: 20 },
            part_price: Price { city: 20, wilderness: 40 },
            funding: vec![10, 20, 40, 70, 110],
            progress_bonus: vec![20, 10],
            place_points: vec![5, 3, 1],
            francs_per_point: 50,
            danger_damage: 2,
            city_petrol: 1,
            risk_petrol: 1,
            pathfinder_tiles: 2,
            pathfinder_cards: 1,
            turn_cap: 12,
        },
        guard_reach: GuardReach::Adjacent,
        spaces: (0..14).map(space).collect(),
        cities: vec![
            city("west", 0, Colour::Purple, 0),
            city("middle", 3, Colour::Blue, 1),
            city("east", 6, Colour::Purple, 0),
        ],
        lines: vec![LineSource { way: Way::Air, ends: [0, 1], price: 40 }],
        ends: [Some(0), Some(2)],
        slots: Vec::new(),
        tokens: Vec::new(),
        levels: 7,
        cards: crate::cards::samples(),
        tiles: vec![tile("risky", 1, true), tile("smooth", 1, false)],
    }
}

pub(super) fn rules(modules: ModuleSet, seats: u8) -> Rules {
    let options = Options { seats, first: Seat(0), direction: Direction::Forward, middle: None, modules };
    Rules::new(&sources(), options).expect("options fit")
}

fn with_probe(seats: u8) -> Rules {
    rules(ModuleSet::NONE.with(Module::Probe), seats)
}

/// Plays a random race and shows every state and every action said.
pub(super) fn play(rules: &Rules, seed: u64, mut show: impl FnMut(&State, Option<Action>)) -> State {
    let (mut state, mut luck) = (State::new(rules), SplitMix(seed));
    while let Some(said) = random_said::<GreatRace>(rules, &state, &mut luck) {
        let action = match said {
            Said::Seat(_, action) => Some(action),
            Said::Luck(_) => None,
        };
        show(&state, action);
        say(rules, &mut state, said, &mut ());
    }
    state
}

#[test]
fn every_point_interrupts_or_offers_in_a_random_race() {
    let rules = with_probe(3);
    let mut said = Vec::new();
    let mut dice = 0;
    for seed in 0..40 {
        play(&rules, seed, |state, action| {
            dice += u32::from(state.node() == Node::Chance(Chance::Die(6)));
            if let Some(Action::Special(Module::Probe, kind)) = action
                && !said.contains(&kind)
            {
                said.push(kind);
            }
        });
    }
    said.sort_unstable();
    let asked = [
        SETUP,
        AFTER_BIVOUAC,
        SEQUENCE_START,
        LEAVE_CITY,
        TILE_DRAWN,
        TILE_ENTERED,
        CITY_ENTERED,
        AFTER_FUNDING,
        DRIVE_END,
        MAINTENANCE,
        OFFER_SEQUENCE,
        OFFER_CARD_STEP,
        OFFER_DANGER,
        HOLD,
    ];
    assert_eq!(said, asked);
    assert!(dice > 0, "the tile-cost point rolls a die");
}

#[test]
fn numbers_are_adjusted() {
    let (plain, probed) = (rules(ModuleSet::NONE, 3), with_probe(3));
    let market = |rules: &Rules| {
        let mut most = 0;
        play(rules, 1, |state, _| most = most.max(state.table().market().count()));
        most
    };
    assert_eq!((market(&plain), market(&probed)), (4, 5));
    let plan = |rules: &Rules, seat| super::hooks::adjust_plan_size(rules, &Table::new(rules), seat, 5);
    assert_eq!((plan(&plain, Seat(0)), plan(&probed, Seat(0)), plan(&probed, Seat(1))), (5, 6, 5));
    let mut table = Table::new(&probed);
    table.lay_tile(crate::ids::Space(1), crate::ids::TileId(1));
    let cost = |rules: &Rules| crate::rooms::tile_cost(rules, &table, Seat(0), crate::ids::Space(1)).petrol;
    assert_eq!((cost(&plain), cost(&probed)), (1, 2));
    let draw = |rules: &Rules| super::hooks::adjust_city_draw(rules, &table, Seat(0), (1, 1));
    assert_eq!((draw(&plain), draw(&probed)), ((1, 1), (2, 1)));
    table.player_mut(Seat(0)).place = 1;
    let points = |rules: &Rules| crate::score::score(rules, &table, Seat(0)).total;
    assert_eq!(points(&probed), points(&plain) + 1);
}

#[test]
fn positions_and_views_hold_with_modules_too() {
    let rules = with_probe(4);
    let mut luck = SplitMix(3);
    for seed in 0..10 {
        play(&rules, seed, |state, _| {
            let line = crate::notation::write_position(&rules, state);
            assert_eq!(crate::notation::read_position(&rules, &line).as_ref(), Ok(state), "{line}");
            for viewer in Seat::all(4).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let view = View::new(&rules, state, viewer);
                assert_eq!(View::new(&rules, &view.sample(&rules, &mut luck), viewer), view);
            }
        });
    }
}

#[test]
fn a_module_can_hold_a_vehicle_in_its_city() {
    let rules = with_probe(2);
    let mut held = 0;
    for seed in 0..60 {
        let mut before = None;
        play(&rules, seed, |state, action| {
            if let Some((seat, at)) = before.take() {
                assert_eq!(state.table().player(seat).at, at, "held where it stood");
                held += 1;
            }
            if action == Some(Action::Special(Module::Probe, HOLD)) {
                let seat = state.table().active().expect("driving");
                before = Some((seat, state.table().player(seat).at));
            }
        });
    }
    assert!(held > 0);
}
