//! The contract between a board game and everything that runs one: who sits where, who must speak
//! next, what may be said, what luck may bring, and what each seat may see. It knows no game.
//!
//! A game is a set of plain functions over a `Copy` state ([`Game`]). It never rolls dice: at a
//! chance node it waits for the caller's outcome. It never hides anything by trust: clients, bots
//! and logs are given a [`Game::View`], which is made for one [`Viewer`]. What it writes in notation, it
//! reads back with the pieces of [`text`].

#![forbid(unsafe_code)]

mod list;
mod luck;
mod node;
mod seat;
pub mod text;

pub use list::{Actions, List, MAX_ACTIONS, Outcomes, Weighted};
pub use luck::{Luck, SplitMix, pick};
pub use node::Node;
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use text::TextError;

use std::fmt::Debug;

/// Where a game tells what happened. `()` swallows everything at no cost (search, simulation).
pub trait Events<E> {
    /// Called once for each thing that happened, in order.
    fn on(&mut self, event: E);
}
impl<E> Events<E> for () {
    #[inline(always)]
    fn on(&mut self, _: E) {}
}
impl<E> Events<E> for Vec<E> {
    fn on(&mut self, event: E) {
        self.push(event);
    }
}

/// How results compare, for records and statistics; places are [`Game::ranking`]'s.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scoring {
    /// The most points win; games have few turns or many.
    Points,
    /// The fewest days win; all games have as many turns.
    Days,
}

impl Scoring {
    /// Is this result better than that one?
    pub fn is_better(self, this: i32, that: i32) -> bool {
        match self {
            Scoring::Points => this > that,
            Scoring::Days => this < that,
        }
    }
}

/// A board game: pure functions over plain data.
pub trait Game: Copy + Debug + Sized + 'static {
    /// The name used in logs and on the command line.
    const SLUG: &'static str;
    /// Raised by every change that alters the replay of a stored log.
    const RULES_VERSION: u32;
    /// The sources of luck, each counted by itself so that they do not disturb each other.
    const STREAMS: &'static [&'static str];
    /// How results compare.
    const SCORING: Scoring;
    /// Content and options: fixed for one game, shared by all its states.
    type Rules: Sync + Send;
    /// Everything that changes, as plain data.
    type State: Copy + Eq + Debug + Send + Sync;
    /// Everything a seat can say.
    type Action: Copy + Eq + Debug + Send + Sync;
    /// Everything luck can say.
    type Outcome: Copy + Eq + Debug + Send + Sync;
    /// The kinds of luck a game waits for.
    type Chance: Copy + Eq + Debug + Send + Sync;
    /// What happened, with its secrets. Stays inside.
    type Event: Copy + Eq + Debug;
    /// What happened, as one viewer may know it.
    type Seen: Copy + Eq + Debug;
    /// What one viewer may know of a state.
    type View: Copy + Eq + Debug + Send + Sync;
    /// Why something is not possible.
    type WhyNot: Copy + Eq + Debug;

    /// How many seats play.
    fn seats(rules: &Self::Rules) -> u8;
    /// How many are ranked and scored: all seats, and behind them rivals that nobody decides for.
    fn ranked(rules: &Self::Rules) -> u8 {
        Self::seats(rules)
    }
    /// An action to fill unused list entries with; never offered.
    const NO_ACTION: Self::Action;
    /// An outcome to fill unused list entries with; never offered.
    const NO_OUTCOME: Self::Outcome;

    /// The first position.
    fn start(rules: &Self::Rules) -> Self::State;
    /// Who must speak next.
    fn node(state: &Self::State) -> Node<Self::Chance>;
    /// Fills `out` with what `seat` may say now.
    fn legal(rules: &Self::Rules, state: &Self::State, seat: Seat, out: &mut Actions<Self::Action>);
    /// `Ok` if `seat` may say `action` now, else the reason. Agrees with [`Game::legal`].
    fn why_not(
        rules: &Self::Rules,
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Self::WhyNot>;
    /// Checked. On `Err` nothing has changed.
    fn act(
        rules: &Self::Rules,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl Events<Self::Event>,
    ) -> Result<(), Self::WhyNot>;
    /// For search: `action` must come from [`Game::legal`].
    fn act_unchecked(
        rules: &Self::Rules,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl Events<Self::Event>,
    );
    /// Fills `out` with what luck may bring now, with weights. Empty away from chance nodes.
    fn outcomes(rules: &Self::Rules, state: &Self::State, out: &mut Outcomes<Self::Outcome>);
    /// Which of [`Game::STREAMS`] answers this.
    fn stream(chance: Self::Chance) -> usize;
    /// Did this show to all what was hidden before? Undo between people never crosses it.
    fn is_reveal(event: &Self::Event) -> bool;
    /// Checked: `false` (and nothing changed) if luck cannot bring this now.
    #[must_use]
    fn settle(
        rules: &Self::Rules,
        state: &mut Self::State,
        outcome: Self::Outcome,
        events: &mut impl Events<Self::Event>,
    ) -> bool;

    /// What `viewer` may know.
    fn view(rules: &Self::Rules, state: &Self::State, viewer: Viewer) -> Self::View;
    /// Who looks.
    fn viewer(view: &Self::View) -> Viewer;
    /// What `viewer` may know of an event; `None` if not even that it happened.
    fn see(event: Self::Event, viewer: Viewer) -> Option<Self::Seen>;
    /// What the viewer's own seat may say now, from the view alone.
    fn view_legal(rules: &Self::Rules, view: &Self::View, out: &mut Actions<Self::Action>);
    /// Who must speak next, as far as the view shows.
    fn view_node(view: &Self::View) -> Node<Self::Chance>;
    /// A whole state that the viewer cannot tell from the real one.
    fn sample(rules: &Self::Rules, view: &Self::View, luck: &mut impl Luck) -> Self::State;

    /// How many turns were begun.
    fn turn(state: &Self::State) -> u32;
    /// Is the game over without having come to its proper end?
    fn was_called_off(rules: &Self::Rules, state: &Self::State) -> bool;
    /// Final places, 1 = winner, by seat index; equal numbers share a place.
    fn ranking(rules: &Self::Rules, state: &Self::State) -> [u8; MAX_SEATS];
    /// The score of a seat as the rule book counts it.
    fn score(rules: &Self::Rules, state: &Self::State, seat: Seat) -> i32;

    /// One line that a person can read and type.
    fn write_action(rules: &Self::Rules, action: Self::Action) -> String;
    /// The way back from [`Game::write_action`].
    fn read_action(rules: &Self::Rules, text: &str) -> Result<Self::Action, TextError>;
    /// One line that a person can read and type.
    fn write_outcome(rules: &Self::Rules, outcome: Self::Outcome) -> String;
    /// The way back from [`Game::write_outcome`].
    fn read_outcome(rules: &Self::Rules, text: &str) -> Result<Self::Outcome, TextError>;
    /// The whole position in one canonical line.
    fn write_position(rules: &Self::Rules, state: &Self::State) -> String;
    /// The way back from [`Game::write_position`].
    fn read_position(rules: &Self::Rules, text: &str) -> Result<Self::State, TextError>;
}
