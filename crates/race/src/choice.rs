//! What a choice would do, told before it is made: one's own numbers before and after, and whether luck
//! is involved. Computed by trying it on what the viewer knows, so it cannot tell a secret.

use crate::action::Action;
use crate::cards::Effect;
use crate::engine::State;
use crate::event::{Event, Fact};
use crate::game_impl::GreatRace;
use crate::ids::Gauge;
use crate::outcome::Chance;
use crate::rooms::Frame;
use crate::rules::Rules;
use crate::view::View;
use game::{Actions, Events, Game, Node, Seat};

/// One's own numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figures {
    /// Petrol levels.
    pub petrol: u8,
    /// Engine levels.
    pub engine: u8,
    /// Chassis levels.
    pub chassis: u8,
    /// Francs.
    pub money: u16,
    /// Cards in hand.
    pub cards: u8,
}

/// What a choice would do at once, before anybody is asked again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preview {
    /// Numbers now.
    pub before: Figures,
    /// Numbers afterwards.
    pub after: Figures,
    /// Luck speaks next.
    pub luck: Option<Chance>,
    /// It would come to nothing.
    pub idle: Option<Idle>,
}

/// Why a drive or a repair would come to nothing, though the rules allow it (R145).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Idle {
    /// Engine and chassis are as high as they go.
    GaugesFull,
    /// There is no part in hand, and no money for one.
    NoParts,
    /// The engine is at 0.
    BrokenDown,
    /// The tank is empty, and nothing in hand fills it.
    NoPetrol,
    /// No space around can be entered.
    NoWay,
}

fn figures(state: &State, seat: Seat) -> Figures {
    let p = state.table.player(seat);
    Figures { petrol: p.petrol, engine: p.engine, chassis: p.chassis, money: p.money, cards: p.cards }
}

/// Does the work end before it begins, or with nothing to say but that it is done?
fn idle(rules: &Rules, before: &State, after: &State, seat: Seat, action: Action) -> Option<Idle> {
    let work = match action {
        Action::Drive => Effect::Drive,
        Action::Repair => Effect::Repair,
        Action::Play(card) => rules.card(card).effect,
        _ => return None,
    };
    let goes_on = match (work, after.frames().last()) {
        (Effect::Drive, Some(Frame::Drive(_))) | (Effect::Repair, Some(Frame::Repair(_))) => {
            let mut actions = Actions::new(GreatRace::NO_ACTION);
            after.legal(rules, seat, &mut actions);
            // Petrol is no help in a repair.
            let helps = |action| match action {
                Action::Done => false,
                Action::Play(card) => {
                    work == Effect::Drive || !matches!(rules.card(card).effect, Effect::Petrol { .. })
                }
                _ => true,
            };
            actions.iter().any(|&action| helps(action))
        }
        (Effect::Drive | Effect::Repair, _) => false,
        _ => true,
    };
    if goes_on {
        return None;
    }
    let player = before.table.player(seat);
    Some(match work {
        Effect::Drive if player.engine == 0 => Idle::BrokenDown,
        Effect::Drive if player.petrol == 0 => Idle::NoPetrol,
        Effect::Drive => Idle::NoWay,
        _ if player.room(Gauge::Engine) + player.room(Gauge::Chassis) == 0 => Idle::GaugesFull,
        _ => Idle::NoParts,
    })
}

impl View {
    /// What a legal action of the viewer's seat would do.
    pub fn preview(&self, rules: &Rules, action: Action) -> Option<Preview> {
        let seat = self.viewer().seat()?;
        let mut state = *self.known();
        let before = figures(&state, seat);
        let mut told = TurnsEnd { seat, is_told: false, francs: 0 };
        if !matches!(action, Action::Plan(_)) {
            state.act(rules, seat, action, &mut told).ok()?;
        }
        let luck = match state.node() {
            // What René draws on his own turn is none of the choice's luck, nor is the market of the next turn.
            Node::Chance(_)
                if told.is_told || matches!(state.top(), Frame::Survey(_) | Frame::Advance(_)) =>
            {
                None
            }
            Node::Chance(chance) => Some(chance),
            _ => None,
        };
        let idle = idle(rules, self.known(), &state, seat, action);
        let mut after = figures(&state, seat);
        after.money -= told.francs;
        // What Paddock pays when the last leader is chosen is nothing that the leader brings.
        if matches!(self.known().top(), Frame::Draft(_)) {
            after.money = before.money;
        }
        Some(Preview { before, after, luck, idle })
    }
}

/// Listens for the end of the turn: what comes then is nothing that the last choice of the turn brings.
struct TurnsEnd {
    seat: Seat,
    is_told: bool,
    /// The seat's bonus for progress.
    francs: u16,
}

impl Events<Event> for TurnsEnd {
    fn on(&mut self, event: Event) {
        match event {
            Event::Fact(Fact::Ranked(_)) => self.is_told = true,
            Event::Fact(Fact::Earned(seat, francs)) if self.is_told && seat == self.seat => {
                self.francs += francs
            }
            _ => {}
        }
    }
}
