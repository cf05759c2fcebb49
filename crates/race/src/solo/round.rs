//! The solo turn (003:100-240; R113, R139, R142): Bivouac, Planning, René's new card, Convoy, Maintenance, until somebody is at the
//! finish by the end of a Convoy. René's card stays in force through the Bivouac and the Planning that follow.

use super::event::Rene;
use super::{CREW, Camp, TORPEDO, advance};
use crate::engine::{Cx, Step};
use crate::event::{Event, Fact};
use crate::ids::Gauge;
use crate::modules::{Cursor, hooks};
use crate::outcome::{Chance, Outcome};
use crate::rooms::{
    Around, Convoy, Frame, Maintenance, Planning, Room, ask_modules, begin_turn, ends_race, is_decided,
};
use crate::rules::Rules;
use game::Events;

/// The whole solo race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SoloRace {
    stage: Stage,
}

/// The phases of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    SetUp(Cursor),
    BeginTurn(Cursor),
    MakeCamp,
    AfterBivouac(Cursor),
    MakePlans,
    LiftScreens,
    /// René draws his card.
    Reveal,
    AfterPlanning(Cursor),
    CloseTurn,
    Maintain,
    Over,
}

game::text_of! { for Rules;
    struct SoloRace = "solo" { stage }
    enum Stage {
        SetUp(cursor) = "set_up", BeginTurn(cursor) = "begin_turn", MakeCamp = "make_camp", AfterBivouac(cursor) = "after_bivouac",
        MakePlans = "make_plans", LiftScreens = "lift_screens", Reveal = "reveal", AfterPlanning(cursor) = "after_planning", CloseTurn = "close_turn",
        Maintain = "maintain", Over = "over",
    }
}

impl SoloRace {
    /// The race begins.
    pub fn new() -> Self {
        SoloRace { stage: Stage::SetUp(Cursor::START) }
    }
}

impl Default for SoloRace {
    fn default() -> Self {
        SoloRace::new()
    }
}

impl Room for SoloRace {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        loop {
            match self.stage {
                Stage::SetUp(cursor) => {
                    let asked = hooks::interrupt_setup(cx, cursor);
                    ask_modules!(self.stage, asked, Stage::SetUp, Stage::BeginTurn(Cursor::START));
                }
                Stage::BeginTurn(cursor) => {
                    let asked = begin_turn(cx, cursor);
                    ask_modules!(self.stage, asked, Stage::BeginTurn, Stage::MakeCamp);
                }
                Stage::MakeCamp => {
                    self.stage = Stage::AfterBivouac(Cursor::START);
                    return Step::Call(Camp::new(cx.rules, cx.table).into());
                }
                Stage::AfterBivouac(cursor) => {
                    let asked = hooks::interrupt_after_bivouac(cx, cursor);
                    ask_modules!(self.stage, asked, Stage::AfterBivouac, Stage::MakePlans);
                }
                Stage::MakePlans => {
                    self.stage = Stage::LiftScreens;
                    recover(cx);
                    return Step::Call(Planning::new(cx.rules.seats).into());
                }
                Stage::LiftScreens => {
                    shuffle(cx);
                    self.stage = Stage::Reveal;
                }
                Stage::Reveal => return Step::Roll(Chance::Rene),
                Stage::AfterPlanning(cursor) => {
                    let asked = hooks::interrupt_after_planning(cx, cursor);
                    ask_modules!(self.stage, asked, Stage::AfterPlanning, Stage::CloseTurn);
                    return Step::Call(Convoy::new().into());
                }
                Stage::CloseTurn => self.stage = if ends_race(cx) { Stage::Over } else { Stage::Maintain },
                Stage::Maintain => {
                    self.stage = Stage::BeginTurn(Cursor::START);
                    return Step::Call(Maintenance::new().into());
                }
                Stage::Over => return Step::GameOver,
            }
        }
    }
    fn outcome<E: Events<Event>>(&mut self, cx: &mut Cx<E>, outcome: Outcome) {
        let Outcome::Rene(card) = outcome else { unreachable!("{outcome:?}") };
        let rene = &mut cx.table.rene;
        rene.left = rene.left.without(card);
        rene.shown = Some(card);
        rene.reveals += 1;
        cx.fact(Fact::Rene(Rene::Revealed(card)));
        cx.table.player_mut(TORPEDO).assistants = CREW;
        advance::aim(cx);
        self.stage = Stage::AfterPlanning(Cursor::START);
    }
    fn fits(&self, around: &Around) -> bool {
        let table = around.table;
        match (self.stage, around.inner) {
            (Stage::Over, None) => is_decided(around.rules, table),
            (Stage::Reveal, None) => !table.rene.left.is_empty(),
            (Stage::AfterBivouac(Cursor::START), Some(Frame::Camp(_)))
            | (Stage::LiftScreens, Some(Frame::Planning(_)))
            | (Stage::BeginTurn(Cursor::START), Some(Frame::Maintenance(_))) => true,
            (Stage::CloseTurn, Some(Frame::Convoy(_))) => table.rene.shown.is_some(),
            (
                Stage::SetUp(cursor)
                | Stage::BeginTurn(cursor)
                | Stage::AfterBivouac(cursor)
                | Stage::AfterPlanning(cursor),
                _,
            ) => around.asks_module(cursor),
            _ => false,
        }
    }
    fn is_bottom(&self) -> bool {
        true
    }
    fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }
    fn shows_plans(&self) -> bool {
        matches!(self.stage, Stage::Reveal | Stage::AfterPlanning(_))
    }
}

/// 003:211-219: both gauges rise as the card in force says; in the first turn there is none yet.
fn recover<E: Events<Event>>(cx: &mut Cx<E>) {
    let Some(card) = cx.table.rene.card(cx.rules) else { return };
    let torpedo = cx.table.player_mut(TORPEDO);
    let petrol = torpedo.raise(Gauge::Petrol, card.petrol);
    let mechanics = torpedo.raise(Gauge::Engine, card.mechanics);
    cx.fact(Fact::Rene(Rene::Recovers { petrol, mechanics }));
}

/// R127: all cards were revealed.
fn shuffle<E: Events<Event>>(cx: &mut Cx<E>) {
    if let Some(solo) = cx.rules.solo.as_ref().filter(|_| cx.table.rene.left.is_empty()) {
        cx.table.rene.left = solo.deck;
        cx.fact(Fact::Rene(Rene::Reshuffled));
    }
}
