//! The Great Motorcar Race on the wire: what a page, a terminal or a program needs to draw the table and to play, made from
//! views alone.
//!
//! Closed hands and cars pulled back are secret, but that a hand is closed lies open, as at a table (M23): so this game has no
//! windows for sealed answers, and no standing orders.

mod board;
mod choices;
mod events;
pub mod kinds;
mod questions;
mod view;
pub mod wire;

use crate::kinds::ScorePart;
use crate::notes::StandingOrder;
use crate::presenter::Presenter;
use ::motorcar::why_not;
use ::motorcar::{Action, MotorcarRace, Rules, Seen, State, View};
use bots::Bot;
use bots::advice::{Adviser, Thoroughness};
use content::{Content, Words};
use game::{Game, Seat, Viewer};
use kinds::{MotorcarEventKind, MotorcarPhase};
use std::collections::BTreeMap;
use wire::{
    MotorcarBoard, MotorcarChoice, MotorcarEvent, MotorcarMacro, MotorcarQuestion, MotorcarRemedy,
    MotorcarRule, MotorcarView, MotorcarWhyNot,
};

/// The Great Motorcar Race, with the names of its route and its cars.
#[derive(Clone, Debug)]
pub struct MotorcarPresenter {
    names: BTreeMap<String, Words>,
}

impl MotorcarPresenter {
    /// The names in this content.
    pub fn new(content: &Content) -> Result<Self, Vec<content::Problem>> {
        let sources = content.motorcar()?;
        let legs = sources.legs.iter().flat_map(|leg| leg.stages.iter().chain([&leg.slug]));
        let slugs = legs.chain(&sources.cars);
        let names = slugs.filter_map(|slug| Some((slug.clone(), content.name("motorcar.ftl", slug)?)));
        Ok(MotorcarPresenter { names: names.collect() })
    }
    /// A name by language; none if the words have none.
    fn names(&self, slug: &str) -> BTreeMap<String, String> {
        self.names.get(slug).map(Words::by_language).unwrap_or_default()
    }
}

impl Presenter for MotorcarPresenter {
    type Game = MotorcarRace;
    type Board = MotorcarBoard;
    type View = MotorcarView;
    type Event = MotorcarEvent;
    type EventKind = MotorcarEventKind;
    type Phase = MotorcarPhase;
    type Question = MotorcarQuestion;
    type Choice = MotorcarChoice;
    type Macro = MotorcarMacro;
    type WhyNot = MotorcarWhyNot;

    fn viewer(&self, view: &View) -> Viewer {
        view.viewer()
    }
    fn board(&self, rules: &Rules) -> MotorcarBoard {
        board::board(self, rules)
    }
    fn view(&self, rules: &Rules, view: &View) -> MotorcarView {
        view::view(rules, view)
    }
    fn event(&self, rules: &Rules, seen: Seen) -> MotorcarEvent {
        events::event(rules, seen)
    }
    fn told(&self, event: &MotorcarEvent) -> (MotorcarEventKind, Option<u8>) {
        (event.kind, event.seat)
    }
    fn phase(&self, view: &View) -> MotorcarPhase {
        view::phase(view)
    }
    fn question(&self, rules: &Rules, view: &View) -> Option<MotorcarQuestion> {
        questions::question(rules, view)
    }
    fn choice(&self, rules: &Rules, view: &View, action: Action) -> MotorcarChoice {
        choices::choice(rules, view, action)
    }
    fn macros(&self, _: &Rules, _: &View) -> Vec<MotorcarMacro> {
        Vec::new()
    }
    fn why_not(&self, rules: &Rules, view: &View, action: Action) -> Result<(), MotorcarWhyNot> {
        view.why_not(rules, action).map_err(explain)
    }
    fn is_sealed(&self, _: &View) -> bool {
        false
    }
    fn standing_answer(&self, _: &Rules, _: &View, _: StandingOrder) -> Option<Action> {
        None
    }
    fn bot(&self, name: &str) -> Result<Box<dyn Bot<MotorcarRace>>, String> {
        bots::motorcar::by_name(name)
    }
    fn novice(&self) -> Box<dyn Bot<MotorcarRace>> {
        Box::new(bots::motorcar::Novice)
    }
    fn adviser(&self, how: Thoroughness) -> Box<dyn Adviser<MotorcarRace>> {
        bots::motorcar::explains(how)
    }
    /// M13: days first, then tiles.
    fn points(&self, rules: &Rules, state: &State, seat: Seat) -> Vec<(ScorePart, i32)> {
        let tiles = state.table().player(seat).tiles;
        vec![(ScorePart::Total, MotorcarRace::score(rules, state, seat)), (ScorePart::Tiles, tiles.into())]
    }
}

/// A refusal with its numbers, its rule and what would help.
fn explain(why: why_not::WhyNot) -> MotorcarWhyNot {
    let numbers = why.reason.numbers();
    let remedies = why.remedies.into_iter().flatten();
    MotorcarWhyNot {
        reason: why.reason.into(),
        need: numbers.map(|(need, _)| need.into()),
        have: numbers.map(|(_, have)| have.into()),
        rule: MotorcarRule(why.rule.to_string()),
        remedies: remedies.map(|remedy| MotorcarRemedy { key: remedy.into() }).collect(),
    }
}
