//! What a game must bring to be shown and played at a table. One implementation for each game; everything is
//! made from views, so nothing here can tell a secret.

use crate::notes::StandingOrder;
use crate::wire::{Choice, Macro, Question, WhyNot};
use bots::Bot;
use game::{Game, Seat};
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

    /// What never changes during a game: map, names, kinds of cards and tiles.
    fn board(&self, rules: &Rules<Self>) -> Self::Board;
    /// Everything the viewer may know.
    fn view(&self, rules: &Rules<Self>, view: &View<Self>) -> Self::View;
    /// One thing that happened, as the viewer may know it.
    fn event(&self, rules: &Rules<Self>, seen: Seen<Self>) -> Self::Event;
    /// The key of an event in the words, and whose doing it was, from 1.
    fn told<'a>(&self, event: &'a Self::Event) -> (&'a str, Option<u8>);
    /// The phase of the game, by its slug.
    fn phase(&self, view: &View<Self>) -> &'static str;
    /// What the viewer's seat is asked.
    fn question(&self, rules: &Rules<Self>, view: &View<Self>) -> Option<Question>;
    /// One legal action of the viewer's seat with what it does.
    fn choice(&self, rules: &Rules<Self>, view: &View<Self>, action: Action<Self>) -> Choice;
    /// Sequences of own actions without luck or foreign decisions.
    fn macros(&self, rules: &Rules<Self>, view: &View<Self>) -> Vec<Macro>;
    /// Why the viewer's seat may not say this now.
    fn why_not(
        &self,
        rules: &Rules<Self>,
        view: &View<Self>,
        action: Action<Self>,
    ) -> Result<(), Box<WhyNot>>;
    /// The same for who asks only: what is meant counts, not just what may be said next. Nothing if it can be done.
    fn explain(&self, rules: &Rules<Self>, view: &View<Self>, action: Action<Self>) -> Option<WhyNot> {
        self.why_not(rules, view, action).err().map(|why| *why)
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
    /// The result of one seat, shown at the end.
    fn points(&self, rules: &Rules<Self>, state: &State<Self>, seat: Seat) -> Vec<(String, i32)>;
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
