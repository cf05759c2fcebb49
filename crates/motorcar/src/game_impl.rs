//! The Great Motorcar Race (004) as a [`Game`]: every function leads to the place where it is done.

use crate::action::Action;
use crate::engine::State;
use crate::event::{Event, Seen};
use crate::outcome::{Chance, Dice, Outcome};
use crate::rules::Rules;
use crate::view::View;
use crate::why_not::{Verdict, WhyNot};
use crate::{notation, score};
use game::{Actions, Events, Game, Luck, MAX_SEATS, Node, Outcomes, Scoring, Seat, TextError, Viewer};

/// The Great Motorcar Race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MotorcarRace;

impl Game for MotorcarRace {
    const SLUG: &'static str = "motorcar";
    const RULES_VERSION: u32 = 1;
    const STREAMS: &'static [&'static str] =
        &["predicament_dice", "stage_dice", "delay_dice", "tokens", "slips", "lots"];
    const SCORING: Scoring = Scoring::Days;
    type Rules = Rules;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Chance = Chance;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type WhyNot = WhyNot;

    const NO_ACTION: Action = Action::Done;
    const NO_OUTCOME: Outcome = Outcome::Die(0);

    fn seats(rules: &Rules) -> u8 {
        rules.seats
    }
    fn start(rules: &Rules) -> State {
        State::new(rules)
    }
    fn node(state: &State) -> Node<Chance> {
        state.node()
    }
    fn legal(rules: &Rules, state: &State, seat: Seat, out: &mut Actions<Action>) {
        state.legal(rules, seat, out);
    }
    fn why_not(rules: &Rules, state: &State, seat: Seat, action: Action) -> Verdict {
        state.why_not(rules, seat, action)
    }
    fn act(
        rules: &Rules,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl Events<Event>,
    ) -> Verdict {
        state.act(rules, seat, action, events)
    }
    fn act_unchecked(
        rules: &Rules,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl Events<Event>,
    ) {
        state.act_unchecked(rules, seat, action, events);
    }
    fn outcomes(rules: &Rules, state: &State, out: &mut Outcomes<Outcome>) {
        state.outcomes(rules, out);
    }
    fn stream(chance: Chance) -> usize {
        match chance {
            Chance::Die(Dice::Predicaments) => 0,
            Chance::Die(Dice::Stage) => 1,
            Chance::Die(Dice::Delay) => 2,
            Chance::Token => 3,
            Chance::Slip => 4,
            Chance::Lot(_) => 5,
        }
    }
    fn is_reveal(event: &Event) -> bool {
        matches!(event, Event::Fact(fact) if fact.is_reveal())
    }
    fn settle(rules: &Rules, state: &mut State, outcome: Outcome, events: &mut impl Events<Event>) -> bool {
        state.settle(rules, outcome, events)
    }
    fn view(rules: &Rules, state: &State, viewer: Viewer) -> View {
        View::new(rules, state, viewer)
    }
    fn see(event: Event, viewer: Viewer) -> Option<Seen> {
        event.seen_by(viewer)
    }
    fn view_legal(rules: &Rules, view: &View, out: &mut Actions<Action>) {
        view.legal(rules, out);
    }
    fn viewer(view: &View) -> Viewer {
        view.viewer()
    }
    fn view_node(view: &View) -> Node<Chance> {
        view.node()
    }
    fn sample(rules: &Rules, view: &View, luck: &mut impl Luck) -> State {
        view.sample(rules, luck)
    }
    fn turn(state: &State) -> u32 {
        state.table().round.into()
    }
    fn was_called_off(_: &Rules, _: &State) -> bool {
        false // 004:9: sixteen rounds, then somebody has won
    }
    fn ranking(rules: &Rules, state: &State) -> [u8; MAX_SEATS] {
        score::ranking(rules, state.table())
    }
    fn score(_: &Rules, state: &State, seat: Seat) -> i32 {
        score::days(state.table(), seat)
    }
    fn write_action(rules: &Rules, action: Action) -> String {
        notation::write_action(rules, action)
    }
    fn read_action(rules: &Rules, text: &str) -> Result<Action, TextError> {
        notation::read_action(rules, text)
    }
    fn write_outcome(rules: &Rules, outcome: Outcome) -> String {
        notation::write_outcome(rules, outcome)
    }
    fn read_outcome(rules: &Rules, text: &str) -> Result<Outcome, TextError> {
        notation::read_outcome(rules, text)
    }
    fn write_position(rules: &Rules, state: &State) -> String {
        notation::write_position(rules, state)
    }
    fn read_position(rules: &Rules, text: &str) -> Result<State, TextError> {
        notation::read_position(rules, text)
    }
}
