//! Sequences of own actions without luck or foreign decisions: drives of several spaces whose tiles are known. They
//! are found by trying them on a position that the viewer cannot tell from the real one.

use super::choices::changes;
use super::kinds::RaceMacroKind;
use super::wire::{RaceMacro, RaceTarget};
use game::{Actions, Game, Node, Seat, SeatSet, SplitMix};
use race::choice::Figures;
use race::ids::{Space, SpaceSet};
use race::notation::write_action;
use race::rooms::Frame;
use race::{Action, GreatRace, Rules, State, View};
use std::collections::VecDeque;

/// The most that are offered at once.
const MOST: usize = 64;

struct Way {
    state: State,
    acts: Vec<Action>,
    at: Space,
}

pub(super) fn macros(rules: &Rules, view: &View) -> Vec<RaceMacro> {
    let Some(seat) = view.viewer().seat() else { return Vec::new() };
    if view.node() != Node::Decide(SeatSet::only(seat)) {
        return Vec::new();
    }
    let state = view.sample(rules, &mut SplitMix(0));
    let before = figures(&state, seat);
    let mut start = Way { state, acts: Vec::new(), at: state.table().player(seat).at };
    match state.top() {
        Frame::Drive(_) => {}
        Frame::Sequence(_) if start.state.act(rules, seat, Action::Drive, &mut ()).is_ok() => {
            start.acts.push(Action::Drive);
        }
        _ => return Vec::new(),
    }
    let from = start.acts.len();
    let mut seen: SpaceSet = [start.at].into_iter().collect();
    let (mut todo, mut found) = (VecDeque::from([start]), Vec::new());
    while let Some(way) = todo.pop_front() {
        for next in steps(rules, seat, &way) {
            if seen.has(next.at) || found.len() == MOST {
                continue;
            }
            seen.insert(next.at);
            // One step of a drive that already runs is a choice, not a sequence.
            if next.acts.len() > 1 + from || from == 1 {
                found.push(RaceMacro {
                    acts: next.acts.iter().map(|&action| write_action(rules, action)).collect(),
                    kind: RaceMacroKind::DriveTo,
                    target: RaceTarget { space: Some(next.at.0.into()), ..RaceTarget::default() },
                    changes: changes(before, figures(&next.state, seat)),
                });
            }
            if matches!(next.state.top(), Frame::Drive(_)) {
                todo.push_back(next);
            }
        }
    }
    found
}

/// All steps that lead on without luck and without any question but the next step.
fn steps(rules: &Rules, seat: Seat, way: &Way) -> Vec<Way> {
    if way.state.node() != Node::Decide(SeatSet::only(seat)) {
        return Vec::new();
    }
    let mut actions = Actions::new(GreatRace::NO_ACTION);
    way.state.legal(rules, seat, &mut actions);
    let step = |&action: &Action| {
        let Action::To(to) = action else { return None };
        let mut state = way.state;
        state.act(rules, seat, action, &mut ()).ok()?;
        let asked_again = matches!(state.top(), Frame::Drive(_));
        let moved = state.table().player(seat).at == to;
        let open = matches!(state.node(), Node::Decide(_));
        let over = state.table().active() != Some(seat);
        let acts = way.acts.iter().copied().chain([action]).collect();
        (moved && open && (asked_again || over)).then_some(Way { state, acts, at: to })
    };
    actions.iter().filter_map(step).collect()
}

fn figures(state: &State, seat: Seat) -> Figures {
    let p = state.table().player(seat);
    Figures { petrol: p.petrol, engine: p.engine, chassis: p.chassis, money: p.money, cards: p.cards }
}
