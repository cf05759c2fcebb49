//! Sequences of own actions: drives over spaces whose tiles are known, the last of which may be a city, a drive with
//! its first step, whatever that meets, a drive that is a ride on a line, and single steps whose only question would be
//! whether to pay. Luck and others may speak after the last action, never before. They are found by trying them on a
//! position that the viewer cannot tell from the real one.

use super::choices::{changes, target};
use super::kinds::RaceMacroKind;
use super::wire::{RaceMacro, RaceTarget};
use game::{Actions, Events, Game, Node, Seat, SeatSet, SplitMix};
use race::choice::Figures;
use race::ids::{Space, SpaceSet};
use race::notation::write_action;
use race::rooms::Frame;
use race::{Action, Event, Fact, GreatRace, Rules, State, View};
use std::collections::VecDeque;

/// The most that are offered at once.
const MOST: usize = 64;

/// Acts that were tried out, and where they lead.
struct Trial {
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
    let mut start = Trial { state, acts: Vec::new(), at: state.table().player(seat).at };
    match state.top() {
        Frame::Drive(_) => {}
        Frame::Sequence(_) if start.state.act(rules, seat, Action::Drive, &mut ()).is_ok() => {
            start.acts.push(Action::Drive);
        }
        _ => return Vec::new(),
    }
    let from = start.acts.len();
    let mut seen: SpaceSet = [start.at].into_iter().collect();
    // A ride in a drive that already runs is a choice.
    let mut found = if from == 1 { rides(rules, view, seat, &start) } else { Vec::new() };
    let mut todo = VecDeque::from([start]);
    while let Some(trial) = todo.pop_front() {
        let is_first = trial.acts.len() == from;
        for Step { next, is_sure } in steps(rules, seat, &trial) {
            if seen.has(next.at) || found.len() == MOST {
                continue;
            }
            // Into the unknown and into a danger one goes with the first step only: what comes then is not to be told.
            if !is_sure && !rules.city_spaces.has(next.at) && !is_first {
                continue;
            }
            seen.insert(next.at);
            // One step of a drive that already runs is a choice, and a sequence only with what pays for it.
            if from == 1 || !is_first || (is_sure && next.acts.len() > 1) {
                found.push(RaceMacro {
                    acts: next.acts.iter().map(|&action| write_action(rules, action)).collect(),
                    kind: RaceMacroKind::DriveTo,
                    target: RaceTarget { space: Some(next.at.0.into()), ..RaceTarget::default() },
                    changes: changes(before, next.gauges(before, seat)),
                    luck: match next.state.node() {
                        Node::Chance(chance) if !is_sure => Some(chance.into()),
                        _ => None,
                    },
                    toll: super::tolls::toll(rules, view, &next.acts),
                });
            }
            if is_sure && matches!(next.state.top(), Frame::Drive(_)) {
                todo.push_back(next);
            }
        }
    }
    found
}

/// The lines that can be taken, once the drive has begun.
fn rides(rules: &Rules, view: &View, seat: Seat, start: &Trial) -> Vec<RaceMacro> {
    let before = figures(&start.state, seat);
    let ride = |&action: &Action| {
        let Action::Ride { cards, .. } = action else { return None };
        let (mut state, mut fare) = (start.state, Fare(None));
        state.act(rules, seat, action, &mut fare).ok()?;
        // Modules may hold the vehicle in the city: then nothing was paid yet, and it is not sure that it goes.
        let paid = fare.0?;
        let after = Figures {
            petrol: state.table().player(seat).petrol,
            money: before.money.checked_sub(paid)?,
            cards: before.cards.checked_sub(cards)?,
            ..before
        };
        Some(RaceMacro {
            acts: start.acts.iter().chain([&action]).map(|&act| write_action(rules, act)).collect(),
            kind: RaceMacroKind::Ride,
            target: target(rules, view, action),
            changes: changes(before, after),
            luck: match state.node() {
                Node::Chance(chance) if state.table().active() == Some(seat) => Some(chance.into()),
                _ => None,
            },
            toll: None,
        })
    };
    start.legal(rules, seat).iter().filter_map(ride).collect()
}

/// Listens for what a line takes.
struct Fare(Option<u16>);

impl Events<Event> for Fare {
    fn on(&mut self, event: Event) {
        if let Event::Fact(Fact::Rode { paid, .. }) = event {
            self.0 = Some(paid);
        }
    }
}

/// One space further.
struct Step {
    next: Trial,
    /// It leads on without luck and without any question but the next step, or ends with how its damage is split.
    is_sure: bool,
}

/// All steps that can be made.
fn steps(rules: &Rules, seat: Seat, trial: &Trial) -> Vec<Step> {
    let before = trial.legal(rules, seat);
    let step = |&action: &Action| {
        let Action::To(to) = action else { return None };
        let mut next = trial.and(rules, seat, action, to)?;
        // To pay is no question where nothing else can be said, or nothing that could not be said before the step.
        let said = next.legal(rules, seat);
        if said.contains(&Action::Go) && said.iter().all(|say| *say == Action::Go || before.contains(say)) {
            next = next.and(rules, seat, Action::Go, to)?;
        }
        let (state, table) = (&next.state, next.state.table());
        let is_asked = matches!(state.top(), Frame::Drive(_) | Frame::Damage(_));
        let goes_on = is_asked && state.node() == Node::Decide(SeatSet::only(seat));
        let is_over = table.active() != Some(seat);
        let is_sure = table.player(seat).at == to && (goes_on || is_over);
        Some(Step { next, is_sure })
    };
    before.iter().filter_map(step).collect()
}

impl Trial {
    /// One action more.
    fn and(&self, rules: &Rules, seat: Seat, action: Action, at: Space) -> Option<Trial> {
        let mut state = self.state;
        state.act(rules, seat, action, &mut ()).ok()?;
        Some(Trial { state, acts: self.acts.iter().copied().chain([action]).collect(), at })
    }
    /// What the seat may say where it alone is asked.
    fn legal(&self, rules: &Rules, seat: Seat) -> Vec<Action> {
        if self.state.node() != Node::Decide(SeatSet::only(seat)) {
            return Vec::new();
        }
        let mut actions = Actions::new(GreatRace::NO_ACTION);
        self.state.legal(rules, seat, &mut actions);
        actions.iter().copied().collect()
    }
    /// The numbers at its end. Only gauges change on the way: money that comes with the end of a turn is no part of it.
    fn gauges(&self, before: Figures, seat: Seat) -> Figures {
        Figures { money: before.money, cards: before.cards, ..figures(&self.state, seat) }
    }
}

fn figures(state: &State, seat: Seat) -> Figures {
    let p = state.table().player(seat);
    Figures { petrol: p.petrol, engine: p.engine, chassis: p.chassis, money: p.money, cards: p.cards }
}
