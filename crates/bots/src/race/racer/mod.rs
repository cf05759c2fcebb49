//! The racer: weighs every choice in francs, by a value of the position made by hand. Petrol, engine,
//! chassis, money and cards are what the way to the finish will cost; whoever needs less is ahead. Plans
//! are weighed by a turn driven ahead in thought (`outlook.rs`).

mod extras;
mod ground;
mod mind;
mod outlook;
mod steps;
mod temper;
mod ways;

pub use ground::Memory;
pub use temper::Temper;

use crate::{Bot, best, legal};
use game::{Luck, Seat, SplitMix};
use mind::Mind;
use outlook::Outlook;
use race::rooms::Frame;
use race::tabletop::Tabletop;
use race::{Action, GreatRace, Rules, State, View};
use search::{Asked, Policy};

/// The level `racer`.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Racer {
    /// What this racer likes.
    pub temper: Temper,
    /// How loosely it chooses, in francs; 0 takes the best.
    pub temperature: u16,
}

impl Bot<GreatRace> for Racer {
    fn choose(&self, rules: &Rules, view: &View, luck: &mut SplitMix) -> Action {
        self.choose_among(&legal::<GreatRace>(rules, view), rules, view, luck)
    }
}

/// A question, and what lies on the table. Of a state nothing is looked at that the view of the seat would not show.
#[derive(Clone, Copy, Debug)]
struct Scene<'a> {
    rules: &'a Rules,
    table: &'a Tabletop,
    /// The room that asks.
    frame: &'a Frame,
    me: Seat,
}

impl<'a> Scene<'a> {
    fn of_view(rules: &'a Rules, view: &'a View) -> Scene<'a> {
        let me = view.viewer().seat().expect("a seat decides");
        let frame = view.frames().last().expect("there is a bottom room");
        Scene { rules, table: view.table(), frame, me }
    }
    fn of_state(rules: &'a Rules, state: &'a State, me: Seat) -> Scene<'a> {
        Scene { rules, table: state.table(), frame: state.top(), me }
    }
    /// Looks round; the way only where the question has to do with it.
    fn mind(self, temper: Temper, memory: &'a mut Memory) -> Mind<'a> {
        let Scene { rules, table, frame, me } = self;
        let way = needs_way(frame).then(|| Outlook::new(rules, table, me, memory));
        let (drive_cards, trips, near_home, drive_now, blind_risks) = Default::default();
        Mind { rules, table, frame, me, way, temper, drive_cards, trips, near_home, drive_now, blind_risks }
    }
}

impl Policy<GreatRace> for Racer {
    type Memory = Memory;
    /// In francs.
    const A_WIN: f64 = 1000.0;

    fn choose(&self, asked: Asked<GreatRace>, memory: &mut Memory, luck: &mut SplitMix) -> Action {
        let Asked { rules, state, seat, actions } = asked;
        self.decide(actions, Scene::of_state(rules, state, seat), memory, luck)
    }
    fn weigh(&self, asked: Asked<GreatRace>, memory: &mut Memory, worths: &mut Vec<f64>) {
        let Asked { rules, state, seat, actions } = asked;
        let mind = Scene::of_state(rules, state, seat).mind(self.temper, memory);
        worths.extend(actions.iter().map(|&action| f64::from(mind.weigh(action))));
    }
}

impl Racer {
    /// The choice among some of the legal actions.
    pub(super) fn choose_among(
        &self,
        actions: &[Action],
        rules: &Rules,
        view: &View,
        luck: &mut SplitMix,
    ) -> Action {
        self.decide(actions, Scene::of_view(rules, view), &mut Memory::default(), luck)
    }
    fn decide(&self, actions: &[Action], scene: Scene, memory: &mut Memory, luck: &mut SplitMix) -> Action {
        if actions.len() == 1 {
            return actions[0];
        }
        let mind = scene.mind(self.temper, memory);
        if self.temperature > 0 {
            return self.loosely(&mind, actions, luck);
        }
        // Two bits of luck break ties, so that two racers do not move as one.
        best(actions, |action| mind.weigh(action).saturating_mul(4) + luck.below(4) as i32)
    }
    /// Chooses by softmax: the warmer, the more often something that is not quite the best.
    fn loosely(&self, mind: &Mind, actions: &[Action], luck: &mut SplitMix) -> Action {
        let worths: Vec<i32> = actions.iter().map(|&a| mind.weigh(a)).collect();
        let best = *worths.iter().max().expect("there is a choice");
        let chance = |worth: i32| (f64::from(worth - best) / f64::from(self.temperature)).exp();
        let total: f64 = worths.iter().map(|&w| chance(w)).sum();
        let mut k = f64::from(luck.below(1 << 24)) / f64::from(1 << 24) * total;
        for (&action, &worth) in actions.iter().zip(&worths) {
            k -= chance(worth);
            if k < 0.0 {
                return action;
            }
        }
        actions[actions.len() - 1]
    }
}

/// Does the question have to do with the road?
fn needs_way(frame: &Frame) -> bool {
    !matches!(
        frame,
        Frame::Bivouac(_)
            | Frame::Camp(_)
            | Frame::Peril(_)
            | Frame::HandLimit(_)
            | Frame::Damage(_)
            | Frame::Counter(_)
            | Frame::KeepCards(_)
            | Frame::Repair(_)
    )
}
