//! The racer: weighs every choice in francs, by a value of the position made by hand. Petrol, engine,
//! chassis, money and cards are what the way to the finish will cost; whoever needs less is ahead. Plans
//! are weighed by a turn driven ahead in thought (`outlook.rs`).

mod extras;
mod mind;
mod outlook;
mod steps;
mod temper;

pub use temper::Temper;

use crate::{Bot, best, legal};
use game::{Luck, SplitMix};
use mind::Mind;
use outlook::Outlook;
use race::rooms::Frame;
use race::{Action, GreatRace, Rules, View};

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

impl Racer {
    /// The choice among some of the legal actions.
    pub(super) fn choose_among(
        &self,
        actions: &[Action],
        rules: &Rules,
        view: &View,
        luck: &mut SplitMix,
    ) -> Action {
        if actions.len() == 1 {
            return actions[0];
        }
        let me = view.viewer().seat().expect("a seat decides");
        let way = needs_way(view).then(|| Outlook::new(rules, view.table(), me));
        let mind = Mind { rules, view, table: view.table(), me, way, temper: self.temper };
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
fn needs_way(view: &View) -> bool {
    !matches!(
        view.frames().last(),
        Some(
            Frame::Bivouac(_)
                | Frame::Camp(_)
                | Frame::Peril(_)
                | Frame::HandLimit(_)
                | Frame::Damage(_)
                | Frame::Counter(_)
                | Frame::KeepCards(_)
                | Frame::Repair(_)
        )
    )
}
