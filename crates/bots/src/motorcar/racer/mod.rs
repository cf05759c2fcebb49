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
use game::{Luck, SplitMix};
use mind::Mind;
use motorcar::rooms::Frame;
use motorcar::{Action, MotorcarRace, Rules, View};
use outlook::Outlook;

/// The level `racer`.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Racer {
    /// What it goes by; the set for its number of cars unless said otherwise.
    pub weights: Option<Weights>,
}

impl Bot<MotorcarRace> for Racer {
    fn choose(&self, rules: &Rules, view: &View, luck: &mut SplitMix) -> Action {
        let actions = legal::<MotorcarRace>(rules, view);
        if actions.len() == 1 {
            return actions[0];
        }
        let me = view.viewer().seat().expect("a seat decides");
        let weights = self.weights.unwrap_or_else(|| Weights::for_cars(rules.seats));
        let outlook = Outlook::new(rules, view.table(), weights);
        let added = matches!(view.top(), Frame::ChooseStrain(_)).then(|| outlook.added());
        let mut mind = Mind::new(rules, view, me, outlook);
        if let Frame::Flick(_) = view.top() {
            let for_last = f64::from(luck.below(1000)) < weights.late * 1000.0;
            return best(&actions, |pull| mind.weigh_pull(pull, for_last) + trifle(luck));
        }
        let mut worth = |action| match (action, added) {
            (Action::Strain(strain), Some(added)) => mind.weigh_strain(strain, added),
            _ => mind.weigh(action),
        };
        best(&actions, |action| worth(action) + trifle(luck) * 1e-6)
    }
}

/// Breaks ties, so that two racers do not drive as one.
fn trifle(luck: &mut SplitMix) -> f64 {
    f64::from(luck.below(100)) / 10_000.0
}
