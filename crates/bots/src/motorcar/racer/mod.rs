//! The motorcar racer: weighs every choice by the chance to win. The days of each car are added up to the end of the
//! round (the stage, the predicaments it will endure or pay off, what the tiles left are worth), and the fewer
//! days a car has by that, the likelier it wins; but whoever is likely to win must fear the tiles of the others.
//!
//! | file | what |
//! |---|---|
//! | `mind` | what each choice would make of the chance to win |
//! | `outlook` | days and odds of the rest of the round |
//! | `weights` | what it goes by |

mod mind;
mod outlook;
mod weights;

pub use weights::Weights;

use crate::{Bot, best, legal};
use game::{Luck, Seat, SplitMix};
use mind::Mind;
use motorcar::rooms::Frame;
use motorcar::tabletop::Tabletop;
use motorcar::{Action, MotorcarRace, Rules, State, View};
use outlook::Outlook;
use search::{Asked, Policy};

/// The level `racer`.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Racer {
    /// What it goes by; the set for its number of cars unless said otherwise.
    pub weights: Option<Weights>,
}

impl Bot<MotorcarRace> for Racer {
    fn choose(&self, rules: &Rules, view: &View, luck: &mut SplitMix) -> Action {
        self.decide(&legal::<MotorcarRace>(rules, view), Scene::of_view(rules, view), luck)
    }
}

impl Policy<MotorcarRace> for Racer {
    type Memory = ();
    const A_WIN: f64 = 1.0;

    fn choose(&self, asked: Asked<MotorcarRace>, _: &mut (), luck: &mut SplitMix) -> Action {
        let Asked { rules, state, seat, actions } = asked;
        self.decide(actions, Scene::of_state(rules, state, seat), luck)
    }
    fn weigh(&self, asked: Asked<MotorcarRace>, _: &mut (), worths: &mut Vec<f64>) {
        let Asked { rules, state, seat, actions } = asked;
        let mut judge = self.judge(Scene::of_state(rules, state, seat), false);
        worths.extend(actions.iter().map(|&action| judge.worth(action)));
    }
}

/// A question, and what lies on the table. Of a state nothing is looked at that the view of the seat would not show.
#[derive(Clone, Copy, Debug)]
struct Scene<'a> {
    rules: &'a Rules,
    table: &'a Tabletop,
    frames: &'a [Frame],
    me: Seat,
}

impl<'a> Scene<'a> {
    fn of_view(rules: &'a Rules, view: &'a View) -> Scene<'a> {
        let me = view.viewer().seat().expect("a seat decides");
        Scene { rules, table: view.table(), frames: view.frames(), me }
    }
    fn of_state(rules: &'a Rules, state: &'a State, me: Seat) -> Scene<'a> {
        Scene { rules, table: state.table(), frames: state.frames(), me }
    }
}

/// Says what an action is worth in the room that asks.
struct Judge<'a> {
    mind: Mind<'a>,
    /// What the predicament dice add, where a strain is chosen.
    added: Option<[f64; 3]>,
    for_last: bool,
}

impl Judge<'_> {
    fn worth(&mut self, action: Action) -> f64 {
        match (action, self.added) {
            (Action::Flick(_), _) => self.mind.weigh_pull(action, self.for_last),
            (Action::Strain(strain), Some(added)) => self.mind.weigh_strain(strain, added),
            _ => self.mind.weigh(action),
        }
    }
}

impl Racer {
    fn weights(&self, rules: &Rules) -> Weights {
        self.weights.unwrap_or_else(|| Weights::for_cars(rules.seats))
    }
    /// `for_last`: a flick is for the last place in turn order, else for the first.
    fn judge<'a>(&self, scene: Scene<'a>, for_last: bool) -> Judge<'a> {
        let outlook = Outlook::new(scene.rules, scene.table, self.weights(scene.rules));
        let is_choosing = matches!(scene.frames.last(), Some(Frame::ChooseStrain(_)));
        let added = is_choosing.then(|| outlook.added());
        Judge { mind: Mind::new(scene, outlook), added, for_last }
    }
    fn decide(&self, actions: &[Action], scene: Scene, luck: &mut SplitMix) -> Action {
        if actions.len() == 1 {
            return actions[0];
        }
        let flicks = matches!(scene.frames.last(), Some(Frame::Flick(_)));
        let for_last = flicks && f64::from(luck.below(1000)) < self.weights(scene.rules).late * 1000.0;
        let mut judge = self.judge(scene, for_last);
        let trifles = if flicks { 1.0 } else { 1e-6 };
        best(actions, |action| judge.worth(action) + trifle(luck) * trifles)
    }
}

/// Breaks ties, so that two racers do not drive as one.
fn trifle(luck: &mut SplitMix) -> f64 {
    f64::from(luck.below(100)) / 10_000.0
}
