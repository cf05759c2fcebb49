//! A second module for tests only: it acts at some of the points where the probe does, so that the order
//! of two modules can be seen.

use super::hooks::Special;
use super::probe::room_of;
use super::{Cursor, Module, ModuleSet};
use crate::action::Action;
use crate::engine::{Offers, State};
use crate::game_impl::GreatRace;
use crate::rooms::Frame;
use crate::table::Table;
use game::{Node, Seat};
use testkit::legal;

/// The points that interrupt, and the one choice that it offers everywhere.
const SETUP: u8 = 50;
const SEQUENCE_START: u8 = 51;
const OFFER: u8 = 52;

pub(super) fn setup(table: &Table) -> Option<Frame> {
    Some(room_of(Module::Echo, table.order[0], SETUP))
}
pub(super) fn sequence_start(seat: Seat) -> Option<Frame> {
    Some(room_of(Module::Echo, seat, SEQUENCE_START))
}
pub(super) fn offer(out: &mut impl Offers) {
    out.offer(Action::Special(Module::Echo, OFFER), Ok(()));
}
pub(super) fn score(points: u16) -> u16 {
    points * 2
}
pub(super) fn take() -> Special {
    Special { ends_sequence: true, avoids_danger: true, ..Special::default() }
}

// ---- the proof -------------------------------------------------------------------------------

fn both() -> ModuleSet {
    ModuleSet::NONE.with(Module::Echo).with(Module::Probe)
}

#[test]
fn a_cursor_walks_over_the_modules_in_play_in_written_order() {
    let all = [(Module::Probe, Cursor(1)), (Module::Echo, Cursor(2))];
    assert_eq!(both().after(Cursor::START).collect::<Vec<_>>(), all);
    assert_eq!(both().after(Cursor(1)).collect::<Vec<_>>(), all[1..]);
    assert_eq!(both().after(Cursor(2)).count(), 0);
    let echo = ModuleSet::NONE.with(Module::Echo);
    assert_eq!(echo.after(Cursor::START).collect::<Vec<_>>(), all[1..]);
    assert!(echo.has(Module::Echo) && !echo.has(Module::Probe));
}

#[test]
fn two_modules_interrupt_one_after_the_other_and_both_offer() {
    let rules = super::probe::rules(both(), 2);
    let (mut setup, mut start, mut offered) = (Vec::new(), Vec::new(), 0);
    super::probe::play(&rules, 4, |state: &State, action| {
        if let Some(Action::Special(module, kind)) = action {
            match kind {
                super::probe::SETUP | SETUP => setup.push(module),
                super::probe::SEQUENCE_START | SEQUENCE_START => start.push(module),
                _ => {}
            }
        }
        if let (Node::Decide(seats), Frame::Sequence(room)) = (state.node(), state.top())
            && room.may_buy_petrol()
        {
            let actions = legal::<GreatRace>(&rules, state, seats.first().expect("somebody is asked"));
            let module = |action: &Action| match *action {
                Action::Special(module, _) => Some(module),
                _ => None,
            };
            let offers: Vec<Module> = actions.iter().filter_map(module).collect();
            assert!(offers.starts_with(&[Module::Probe, Module::Echo]), "{offers:?}");
            offered += 1;
        }
        let line = crate::notation::write_position(&rules, state);
        assert_eq!(crate::notation::read_position(&rules, &line).as_ref(), Ok(state), "{line}");
    });
    assert_eq!(setup, [Module::Probe, Module::Echo]);
    assert!(start.len() >= 4);
    assert!(start.chunks(2).all(|pair| pair == [Module::Probe, Module::Echo]), "{start:?}");
    assert!(offered > 0, "both have offered");
}

#[test]
fn two_modules_adjust_a_number_one_after_the_other() {
    let rules = super::probe::rules(both(), 2);
    let table = Table::new(&rules);
    assert_eq!(super::hooks::adjust_score(&rules, &table, Seat(0), 3), (3 + 1) * 2);
}
