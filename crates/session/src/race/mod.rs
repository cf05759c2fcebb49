//! The Great Race on the wire: what a page needs to draw the table, made from views alone.

mod board;
mod choices;
mod events;
pub mod kinds;
mod macros;
pub mod modules;
mod questions;
pub mod rene;
mod thing_kinds;
pub mod tolls;
mod view;
pub mod wire;
mod wire_board;

use crate::kinds::ScorePart;
use crate::notes::StandingOrder;
use crate::presenter::Presenter;
use bots::Bot;
use bots::advice::{Adviser, Thoroughness};
use content::{BoardNames, Content, Problem, Terrain};
use game::{Actions, Game, Seat, SplitMix, Viewer};
use kinds::{RaceEventKind, RacePhase};
use race::ids::CardId;
use race::rooms::Frame;
use race::why_not;
use race::{Action, GreatRace, Rules, Seen, State, View};
use wire::{RaceChoice, RaceMacro, RaceQuestion, RaceRemedy, RaceRule, RaceWhyNot};

/// The Great Race, with the names of one board.
#[derive(Clone, Debug)]
pub struct RacePresenter {
    names: BoardNames,
    /// Tile slugs and the terrain each shows.
    terrains: Vec<(String, Terrain)>,
    /// The crew of every seat by slug; none where leaders bring theirs.
    crews: Vec<String>,
}

impl RacePresenter {
    /// The names of a board, and the crews that race on it.
    pub fn new(content: &Content, board: &str, crews: Vec<String>) -> Result<Self, Vec<Problem>> {
        Ok(RacePresenter { names: content.names(board)?, terrains: content.terrains(board)?, crews })
    }
}

impl Presenter for RacePresenter {
    type Game = GreatRace;
    type Board = wire::RaceBoard;
    type View = wire::RaceView;
    type Event = wire::RaceEvent;
    type EventKind = RaceEventKind;
    type Phase = RacePhase;
    type Question = RaceQuestion;
    type Choice = RaceChoice;
    type Macro = RaceMacro;
    type WhyNot = RaceWhyNot;

    fn viewer(&self, view: &View) -> Viewer {
        view.viewer()
    }
    fn board(&self, rules: &Rules) -> wire::RaceBoard {
        board::board(self, rules)
    }
    fn view(&self, rules: &Rules, view: &View) -> wire::RaceView {
        view::view(rules, view)
    }
    fn event(&self, rules: &Rules, seen: Seen) -> wire::RaceEvent {
        events::event(rules, seen)
    }
    fn told(&self, event: &wire::RaceEvent) -> (RaceEventKind, Option<u8>) {
        (event.kind, event.seat)
    }
    fn phase(&self, view: &View) -> RacePhase {
        view::phase(view)
    }
    fn question(&self, rules: &Rules, view: &View) -> Option<RaceQuestion> {
        questions::question(rules, view)
    }
    fn choice(&self, rules: &Rules, view: &View, action: Action) -> RaceChoice {
        choices::choice(rules, view, action)
    }
    fn macros(&self, rules: &Rules, view: &View) -> Vec<RaceMacro> {
        macros::macros(rules, view)
    }
    fn why_not(&self, rules: &Rules, view: &View, action: Action) -> Result<(), RaceWhyNot> {
        view.why_not(rules, action).map_err(|why| explain(rules, why))
    }
    /// In a sequence a step or a ride means a drive that begins with it.
    fn explain(&self, rules: &Rules, view: &View, action: Action) -> Option<RaceWhyNot> {
        let (Some(seat), Some(Frame::Sequence(_)), Action::To(_) | Action::Ride { .. }) =
            (view.viewer().seat(), view.frames().last(), action)
        else {
            return self.why_not(rules, view, action).err();
        };
        let verdict = view.why_not(rules, Action::Drive).and_then(|()| {
            let mut driving = view.sample(rules, &mut SplitMix(0));
            driving.act(rules, seat, Action::Drive, &mut ())?;
            driving.why_not(rules, seat, action)
        });
        verdict.err().map(|why| explain(rules, why))
    }
    fn is_idle(&self, rules: &Rules, view: &View, action: Action) -> bool {
        view.preview(rules, action).is_some_and(|preview| preview.idle.is_some())
    }
    fn is_sealed(&self, view: &View) -> bool {
        matches!(view.frames().last(), Some(Frame::Counter(_)))
    }
    fn standing_answer(&self, rules: &Rules, view: &View, order: StandingOrder) -> Option<Action> {
        let mut actions = Actions::new(GreatRace::NO_ACTION);
        view.legal(rules, &mut actions);
        let guard = || actions.iter().find(|action| **action == Action::Guard).copied();
        // A guard costs less than a card.
        let counter = || guard().or_else(|| actions.iter().find(|action| **action != Action::Let).copied());
        match order {
            StandingOrder::Ask => None,
            StandingOrder::Guard => guard(),
            StandingOrder::Never => Some(Action::Let),
            StandingOrder::Always => Some(counter().unwrap_or(Action::Let)),
        }
    }
    fn bot(&self, name: &str) -> Result<Box<dyn Bot<GreatRace>>, String> {
        bots::race::by_name(name)
    }
    fn novice(&self) -> Box<dyn Bot<GreatRace>> {
        Box::new(bots::race::Novice)
    }
    fn adviser(&self, how: Thoroughness) -> Box<dyn Adviser<GreatRace>> {
        bots::race::explains(how)
    }
    fn points(&self, rules: &Rules, state: &State, seat: Seat) -> Vec<(ScorePart, i32)> {
        let score = race::score::score(rules, state.table(), seat);
        let parts = [
            (ScorePart::Total, score.total),
            (ScorePart::Place, score.place),
            (ScorePart::Engine, score.engine),
            (ScorePart::Chassis, score.chassis),
            (ScorePart::Money, score.money),
        ];
        let reveals = (rules.torpedo() == Some(seat))
            .then(|| (ScorePart::Reveals, race::score::reveals(rules, state.table(), seat)));
        parts.into_iter().chain(reveals).map(|(part, points)| (part, i32::from(points))).collect()
    }
}

/// A refusal with its numbers, its rule and what would help.
fn explain(rules: &Rules, why: why_not::WhyNot) -> RaceWhyNot {
    let numbers = why.reason.numbers();
    let remedy = |remedy: why_not::Remedy| RaceRemedy {
        key: remedy.into(),
        card: match remedy {
            why_not::Remedy::PlayCard(card) => Some(card_slug(rules, card)),
            why_not::Remedy::UseGuard
            | why_not::Remedy::BuyPetrol
            | why_not::Remedy::Repair
            | why_not::Remedy::RaiseFunds
            | why_not::Remedy::DriveToCity => None,
        },
    };
    RaceWhyNot {
        reason: why.reason.into(),
        need: numbers.map(|(need, _)| need.into()),
        have: numbers.map(|(_, have)| have.into()),
        rule: RaceRule(why.rule.to_string()),
        remedies: why.remedies.into_iter().flatten().map(remedy).collect(),
    }
}

fn card_slug(rules: &Rules, card: CardId) -> String {
    rules.names.cards[card.index()].clone()
}
fn tile_slug(rules: &Rules, tile: race::ids::TileId) -> String {
    rules.names.tiles[tile.index()].clone()
}
