//! What a game must bring to be shown and played at a table. One implementation for each game; everything is
//! made from views, so nothing here can tell a secret.

use crate::asked::Asked;
use crate::kinds::ScorePart;
use crate::notes::StandingOrder;
use crate::wire::{AnyWhyNot, ReplaySteps, Replayed, Shown};
use bots::Bot;
use bots::advice::{Adviser, Thoroughness};
use game::{Game, Seat, Viewer};
use serde::Serialize;
use std::fmt::Debug;

/// A game on the wire.
pub trait Presenter: Debug + Send + Sync + 'static {
    /// Which game.
    type Game: Game<Rules: Debug, Event: Send + Sync>;
    /// What never changes during a game.
    type Board: Serialize;
    /// What changes.
    type View: Serialize;
    /// What happened.
    type Event: Serialize;
    /// The kinds of what happens.
    type EventKind: Serialize;
    /// The phases of the game.
    type Phase: Serialize;
    /// What a seat is asked.
    type Question: Serialize;
    /// One thing that a seat may say.
    type Choice: Serialize;
    /// Several of them in a row.
    type Macro: Serialize;
    /// Why something is not possible.
    type WhyNot: Into<AnyWhyNot>;

    /// Whose view it is.
    fn viewer(&self, view: &View<Self>) -> Viewer;
    /// What never changes during a game: map, names, kinds of cards and tiles.
    fn board(&self, rules: &Rules<Self>) -> Self::Board;
    /// Everything the viewer may know.
    fn view(&self, rules: &Rules<Self>, view: &View<Self>) -> Self::View;
    /// One thing that happened, as the viewer may know it.
    fn event(&self, rules: &Rules<Self>, seen: Seen<Self>) -> Self::Event;
    /// The kind of an event, and whose doing it was, from 1.
    fn told(&self, event: &Self::Event) -> (Self::EventKind, Option<u8>);
    /// The phase of the game.
    fn phase(&self, view: &View<Self>) -> Self::Phase;
    /// What the viewer's seat is asked.
    fn question(&self, rules: &Rules<Self>, view: &View<Self>) -> Option<Self::Question>;
    /// One legal action of the viewer's seat with what it does.
    fn choice(&self, rules: &Rules<Self>, view: &View<Self>, action: Action<Self>) -> Self::Choice;
    /// Sequences of own actions without luck or foreign decisions.
    fn macros(&self, rules: &Rules<Self>, view: &View<Self>) -> Vec<Self::Macro>;
    /// Why the viewer's seat may not say this now.
    fn why_not(
        &self,
        rules: &Rules<Self>,
        view: &View<Self>,
        action: Action<Self>,
    ) -> Result<(), Self::WhyNot>;
    /// The same for whoever only asks: what is meant counts, not just what may be said next. Nothing if it can be done.
    fn explain(&self, rules: &Rules<Self>, view: &View<Self>, action: Action<Self>) -> Option<Self::WhyNot> {
        self.why_not(rules, view, action).err()
    }
    /// Would this legal action of the viewer's seat come to nothing?
    fn is_idle(&self, rules: &Rules<Self>, view: &View<Self>, action: Action<Self>) -> bool {
        let _ = (rules, view, action);
        false
    }
    /// Does the game ask several seats for sealed answers, so that who has answered must stay hidden?
    fn is_sealed(&self, view: &View<Self>) -> bool;
    /// What a standing order answers in such a window.
    fn standing_answer(
        &self,
        rules: &Rules<Self>,
        view: &View<Self>,
        order: StandingOrder,
    ) -> Option<Action<Self>>;
    /// A bot by name, or what is wrong with the name.
    fn bot(&self, name: &str) -> Result<Box<dyn Bot<Self::Game>>, String>;
    /// The bot that answers where a person's time has run out.
    fn novice(&self) -> Box<dyn Bot<Self::Game>>;
    /// Somebody who explains, as thoroughly as this.
    fn adviser(&self, how: Thoroughness) -> Box<dyn Adviser<Self::Game>>;
    /// The result of one seat, shown at the end.
    fn points(&self, rules: &Rules<Self>, state: &State<Self>, seat: Seat) -> Vec<(ScorePart, i32)>;
}

/// The rules of a presenter's game.
pub type Rules<P> = <<P as Presenter>::Game as Game>::Rules;
/// The state of a presenter's game.
pub type State<P> = <<P as Presenter>::Game as Game>::State;
/// The view of a presenter's game.
pub type View<P> = <<P as Presenter>::Game as Game>::View;
/// The actions of a presenter's game.
pub type Action<P> = <<P as Presenter>::Game as Game>::Action;
/// The events of a presenter's game.
pub type Event<P> = <<P as Presenter>::Game as Game>::Event;
/// The events of a presenter's game as seen.
pub type Seen<P> = <<P as Presenter>::Game as Game>::Seen;
/// Everything one viewer is shown of a presenter's game.
pub type ShownOf<P> = Shown<
    <P as Presenter>::View,
    <P as Presenter>::Event,
    <P as Presenter>::Question,
    <P as Presenter>::Choice,
    <P as Presenter>::Macro,
>;
/// What one viewer is shown of a presenter's game itself.
pub type AskedOf<P> = Asked<
    <P as Presenter>::View,
    <P as Presenter>::Question,
    <P as Presenter>::Choice,
    <P as Presenter>::Macro,
>;
/// One moment of a presenter's game that is looked at again.
pub type ReplayedOf<P> = Replayed<
    <P as Presenter>::View,
    <P as Presenter>::Event,
    <P as Presenter>::Question,
    <P as Presenter>::Choice,
>;
/// A presenter's game to look at again, step by step.
pub type ReplayStepsOf<P> = ReplaySteps<<P as Presenter>::Phase, <P as Presenter>::EventKind>;
