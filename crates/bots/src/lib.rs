//! Players that are not people. A bot is given what its seat may see, and nothing else; it uses no
//! threads, clocks or files.
//!
//! | level | how it plays |
//! |---|---|
//! | `random` | any legal action |
//! | `novice` | simple rules of thumb |
//! | `racer` | weighs every choice by a value of the position |
//! | `champion` | plays its best choices on to the end in thought, many times |
//!
//! A level with a number (`racer-1`) is frozen: it plays for ever as it did when it was measured.

#![forbid(unsafe_code)]

pub mod advice;
mod champion;
pub mod motorcar;
pub mod race;
pub mod seat_name;

pub use search::{Job, Patience};

use game::{Actions, Game, Luck, SplitMix};
use std::fmt::Debug;

/// Somebody who decides for a seat.
pub trait Bot<G: Game>: Debug + Send + Sync {
    /// One of the legal actions of the viewer's seat. The same view and luck give the same answer.
    fn choose(&self, rules: &G::Rules, view: &G::View, luck: &mut SplitMix) -> G::Action;
    /// The same for whoever may be in a hurry: a bot that thinks long answers soon after the
    /// patience is over.
    fn choose_until(
        &self,
        rules: &G::Rules,
        view: &G::View,
        luck: &mut SplitMix,
        patience: &dyn Patience,
    ) -> G::Action {
        let _ = patience; // a bot that answers at once needs none
        self.choose(rules, view, luck)
    }
}

/// Says anything that is legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&self, rules: &G::Rules, view: &G::View, luck: &mut SplitMix) -> G::Action {
        let actions = legal::<G>(rules, view);
        actions[luck.below(actions.len() as u32) as usize]
    }
}

/// What to say of a name that no bot bears.
fn unknown(name: &str, levels: &[&str], frozen: &[&str]) -> String {
    format!("there is no bot \"{name}\"; there are: {}; frozen: {}", levels.join(", "), frozen.join(", "))
}

/// What the viewer's seat may say.
fn legal<G: Game>(rules: &G::Rules, view: &G::View) -> Actions<G::Action> {
    let mut actions = Actions::new(G::NO_ACTION);
    G::view_legal(rules, view, &mut actions);
    actions
}

/// The action that is worth most; the first of equals.
fn best<A: Copy, W: PartialOrd>(actions: &[A], mut worth: impl FnMut(A) -> W) -> A {
    let mut best = (worth(actions[0]), actions[0]);
    for &action in &actions[1..] {
        let worth = worth(action);
        if worth > best.0 {
            best = (worth, action);
        }
    }
    best.1
}
